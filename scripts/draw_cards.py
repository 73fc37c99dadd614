"""Looks at drawings of `wenzel.decks` while one works on them; needs cairosvg and Pillow.

scripts/draw_cards.py part wenzel.decks.vignettes.goat:draw --box=-220,-230,440,260 --out goat.png
scripts/draw_cards.py sheet prager --width 200 --columns 4 --out prager.png
scripts/draw_cards.py sheet prager --cards CQ CJ --width 400 --out two.png
"""

from __future__ import annotations

import argparse
import io
from importlib import import_module
from pathlib import Path

import cairosvg  # type: ignore[import-untyped]
from PIL import Image

from wenzel.cards import Card
from wenzel.decks.pen import Pen
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, CONTOUR, CREAM, INK

_GAP = 12
_TABLE = "#2f4a3c"


def main() -> None:
    """Draws what is asked for into one PNG."""
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    part = kinds.add_parser("part", help="a function of a pen that returns a drawing")
    part.add_argument("functions", nargs="+", metavar="MODULE:FUNCTION")
    part.add_argument("--box", default=f"0,0,{CARD_WIDTH},{CARD_HEIGHT}", help="x,y,width,height")
    sheet = kinds.add_parser("sheet", help="cards of a deck side by side")
    sheet.add_argument("deck")
    sheet.add_argument("--cards", nargs="*", help="cards such as CQ; all, and the back, by default")
    sheet.add_argument("--style", default="indexed")
    for one in (part, sheet):
        one.add_argument("--width", type=int, default=200, help="pixels of a card or drawing")
        one.add_argument("--columns", type=int, default=8)
        one.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    if arguments.kind == "part":
        pictures = [_part(name, arguments.box) for name in arguments.functions]
    else:
        pictures = _cards(arguments.deck, arguments.cards, arguments.style)
    _join(pictures, arguments.width, arguments.columns).save(arguments.out)


def _part(name: str, box: str) -> str:
    module, function = name.split(":")
    drawn = getattr(import_module(module), function)(Pen())
    x, y, width, height = (float(word) for word in box.split(","))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{CREAM}"/>'
        f'<g fill="none" stroke="{INK}" stroke-width="{CONTOUR}" stroke-linecap="round" '
        f'stroke-linejoin="round">{drawn}</g></svg>'
    )


def _cards(deck: str, cards: list[str] | None, style: str) -> list[str]:
    decks = import_module("wenzel.decks")
    chosen = [Card(text) for text in cards] if cards else list(decks.cards_of(deck))
    pictures = [decks.face(deck, card, style=style) for card in chosen]
    return pictures if cards else [*pictures, decks.back(deck)]


def _join(pictures: list[str], width: int, columns: int) -> Image.Image:
    images = [
        Image.open(io.BytesIO(cairosvg.svg2png(picture.encode(), output_width=width)))
        for picture in pictures
    ]
    columns = min(columns, len(images))
    height = max(image.height for image in images)
    rows = -(-len(images) // columns)
    whole = Image.new(
        "RGB", (columns * (width + _GAP) + _GAP, rows * (height + _GAP) + _GAP), _TABLE
    )
    for index, image in enumerate(images):
        place = (
            _GAP + index % columns * (width + _GAP),
            _GAP + index // columns * (height + _GAP),
        )
        whole.paste(image, place, image if image.mode == "RGBA" else None)
    return whole


if __name__ == "__main__":
    main()
