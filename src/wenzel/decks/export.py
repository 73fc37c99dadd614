"""Decks as files: an SVG a card, or a PNG where the machine can make one."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from wenzel.decks.faces import back, deck_named, face
from wenzel.decks.style import CARD_WIDTH
from wenzel.errors import DeckError
from wenzel.messages import Message

Converter = Callable[[str, int], bytes]
"""Makes a PNG of a picture and a width in pixels."""

WIDEST_PNG: Final = 10 * CARD_WIDTH
"""Pixels: 62 mm at 2540 dots an inch, a quarter of a gigabyte while it is made."""


def pictures(
    deck: str, *, style: str | None = None, indices: str | None = None
) -> Iterator[tuple[str, str]]:
    """Yield the name and the SVG of every card of a deck, the highest first, and of its back.

    Args:
        deck: one of `wenzel.decks.deck_names`.
        style: as in `wenzel.decks.face`.
        indices: as in `wenzel.decks.face`.

    Raises:
        UnknownNameError: an unknown deck or style.
        DeckError: indices that are not four different letters.
    """
    highest_first = sorted(
        deck_named(deck).cards, key=lambda card: (card.suit, card.rank), reverse=True
    )
    for card in highest_first:
        yield card.text, face(deck, card, style=style, indices=indices)
    yield "back", back(deck)


def write_svg(
    deck: str, folder: Path, *, style: str | None = None, indices: str | None = None
) -> list[Path]:
    """Write a deck into a folder, made if it is missing, as ``CJ.svg`` and so on.

    Raises:
        UnknownNameError: an unknown deck or style.
        DeckError: indices that are not four different letters.
        OSError: the folder cannot be written to.
    """
    drawn = list(pictures(deck, style=style, indices=indices))
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, picture in drawn:
        paths.append(folder / f"{name}.svg")
        paths[-1].write_text(picture, encoding="utf-8", newline="\n")
    return paths


def write_png(
    deck: str, folder: Path, width: int, *, style: str | None = None, indices: str | None = None
) -> list[Path]:
    """Write a deck into a folder as PNG, each card `width` pixels wide.

    Raises:
        UnknownNameError: an unknown deck or style.
        DeckError: indices that are not four different letters, a width above `WIDEST_PNG`, or
            nothing that can make a PNG.
        OSError: the folder cannot be written to.
    """
    if width > WIDEST_PNG:
        raise DeckError(Message("deck.too_wide", width=width, widest=WIDEST_PNG))
    convert = converter()
    drawn = pictures(deck, style=style, indices=indices)
    made = [(name, convert(picture, width)) for name, picture in drawn]
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, png in made:
        paths.append(folder / f"{name}.png")
        paths[-1].write_bytes(png)
    return paths


def converter() -> Converter:
    """Return what makes a PNG on this machine: cairosvg, rsvg-convert or Inkscape.

    Raises:
        DeckError: none of them is installed.
    """
    if _has_cairosvg():
        return _by_cairosvg
    if rsvg := shutil.which("rsvg-convert"):
        return _by_program(lambda width: [rsvg, "--width", str(width)])
    if inkscape := shutil.which("inkscape"):
        return _by_program(
            lambda width: [
                inkscape, "--pipe", "--export-type=png", "--export-filename=-",
                f"--export-width={width}",
            ]
        )  # fmt: skip
    raise DeckError(Message("deck.no_converter"))


def _has_cairosvg() -> bool:
    if find_spec("cairosvg") is None:
        return False
    try:
        import_module("cairosvg")
    except OSError:
        # The package is there, the C library that it loads is not.
        return False
    return True


def _by_cairosvg(picture: str, width: int) -> bytes:
    made: bytes = import_module("cairosvg").svg2png(picture.encode(), output_width=width)
    return made


def _by_program(command: Callable[[int], Sequence[str]]) -> Converter:
    def convert(picture: str, width: int) -> bytes:
        words = command(width)
        done = subprocess.run(words, input=picture.encode(), capture_output=True, check=False)
        if done.returncode or not done.stdout:
            reason = done.stderr.decode(errors="replace").strip().splitlines()
            said = reason[-1] if reason else str(done.returncode)
            raise DeckError(
                Message("deck.conversion_failed", program=Path(words[0]).name, reason=said)
            )
        return done.stdout

    return convert
