"""Looks at drawings of `wenzel.decks` while one works on them, and draws the sheets in `docs/`.

    scripts/draw_cards.py docs
    scripts/draw_cards.py part wenzel.decks.animals.goat:goat --box=-220,-230,440,260 --out goat.png
    scripts/draw_cards.py sheet prager --width 200 --columns 4 --out prager.png
    scripts/draw_cards.py sheet prager --cards CQ CJ --style large --width 400 --out two.png

All but ``docs`` need cairosvg.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from wenzel.cards import Card
from wenzel.decks import back, cards_of, face
from wenzel.decks.pen import Pen
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, CONTOUR, CREAM, INK

DOCS = Path(__file__).parents[1] / "docs"
GAP = 24
TABLE = "#2f4a3c"

SUITS, RANKS = "CSHD", "AKQJT987"
ROW = ("CA", "SK", "CQ", "SQ", "DJ", "HT", "S9", "C8")
"""One row for the README."""


def main() -> None:
    """Draws what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("docs", help="the pictures of docs/decks.md and the README")
    part = kinds.add_parser("part", help="functions of a pen that return a drawing")
    part.add_argument("functions", nargs="+", metavar="MODULE:FUNCTION")
    part.add_argument("--box", default=f"0,0,{CARD_WIDTH},{CARD_HEIGHT}", help="x,y,width,height")
    sheet = kinds.add_parser("sheet", help="cards of a deck side by side")
    sheet.add_argument("deck")
    sheet.add_argument("--cards", nargs="*", help="cards such as CQ; all, and the back, by default")
    sheet.add_argument("--style")
    for one in (part, sheet):
        one.add_argument("--width", type=int, default=200, help="pixels of a card or drawing")
        one.add_argument("--columns", type=int, default=8)
        one.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    if wanted.kind == "docs":
        _draw_docs()
        return
    if wanted.kind == "part":
        pictures = [_part(name, wanted.box) for name in wanted.functions]
    else:
        pictures = _cards(wanted.deck, wanted.cards, wanted.style)
    shape = pictures[0].split('viewBox="', 1)[1].split('"', 1)[0].split()
    columns = min(wanted.columns, len(pictures))
    whole = _side_by_side(pictures, columns, float(shape[2]), float(shape[3]))
    pixels = round(wanted.width * columns * (1 + GAP / float(shape[2])))
    cairosvg = import_module("cairosvg")
    cairosvg.svg2png(whole.encode(), write_to=str(wanted.out), output_width=pixels)


def _draw_docs() -> None:
    row = [face("prager", Card(text)) for text in ROW]
    (DOCS / "cards-row.svg").write_text(_side_by_side(row, len(row)), encoding="utf-8")
    for deck, style in (("prager", None), ("four-colour", None), ("german-plain", None)):
        ordered = [Card(suit + rank) for suit in SUITS for rank in RANKS]
        sheet = _side_by_side([face(deck, card, style=style) for card in ordered], len(RANKS))
        (DOCS / f"cards-{deck}.svg").write_text(sheet, encoding="utf-8")
    faces = [face("prager", Card("DQ"), style=style) for style in ("traditional", "indexed")]
    faces += [face("prager", Card("DQ"), style=style) for style in ("large", "text")]
    faces += [face("french-52", Card(text)) for text in ("HA", "SQ")]
    faces += [back("prager"), back("french-52")]
    (DOCS / "cards-faces.svg").write_text(_side_by_side(faces, len(faces)), encoding="utf-8")


def _cards(deck: str, cards: list[str] | None, style: str | None) -> list[str]:
    chosen = [Card(text) for text in cards] if cards else list(cards_of(deck))
    pictures = [face(deck, card, style=style) for card in chosen]
    return pictures if cards else [*pictures, back(deck)]


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


def _side_by_side(
    pictures: Sequence[str], columns: int, width: float = CARD_WIDTH, height: float = CARD_HEIGHT
) -> str:
    """Returns one SVG with the pictures in rows, on the green of a table."""
    rows = -(-len(pictures) // columns)
    whole_width = columns * (width + GAP) + GAP
    whole_height = rows * (height + GAP) + GAP
    out = io.StringIO()
    out.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole_width:g} {whole_height:g}">'
        f'<rect width="{whole_width:g}" height="{whole_height:g}" rx="30" fill="{TABLE}"/>\n'
    )
    for number, picture in enumerate(pictures):
        x = GAP + number % columns * (width + GAP)
        y = GAP + number // columns * (height + GAP)
        size = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        out.write(picture.replace("<svg ", f"<svg {size} ", 1).rstrip() + "\n")
    out.write("</svg>\n")
    return out.getvalue()


if __name__ == "__main__":
    main()
