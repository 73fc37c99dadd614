"""Letters and digits of the indices, cut like a sturdy slab-serif type.

They are drawn, not set: a card must look the same wherever it is shown, whatever fonts there are.
A letter is two sets of strokes, broad and narrow, 100 units high on the baseline y = 100.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from wenzel.decks.curves import points_of, shifted
from wenzel.decks.pen import Pen
from wenzel.decks.svg import NOTHING, Node, element, factor, group, numbers

_BROAD: Final = 17
_NARROW: Final = 10


class Glyph(NamedTuple):
    """One character: its width and the courses of its strokes, parted by ``|``."""

    width: float
    broad: str
    narrow: str = ""


_GLYPHS: Final[Mapping[str, Glyph]] = {
    "0": Glyph(60, "30,5 50,22 54,50 50,78 30,95 10,78 6,50 10,22 30,5"),
    "1": Glyph(44, "24,5! 24,95!", "4,24 16,18 23,5|6,95! 42,95!"),
    "2": Glyph(60, "8,28 14,10 32,5 50,14 52,32 40,52 20,72 8,93!", "8,95! 54,95! 56,80!"),
    "3": Glyph(60, "8,22 16,8 32,5 48,14 50,30 40,44 26,47 42,51 54,68 48,88 30,95 12,90 5,76"),
    "4": Glyph(64, "44,5! 44,95!", "44,5! 6,68! 62,68!|32,95! 56,95!"),
    "5": Glyph(60, "12,8! 10,46! 22,38 40,40 53,58 50,82 32,95 14,91 6,78", "11,9! 50,9!"),
    "6": Glyph(60, "48,14 34,5 18,14 7,38 7,70 16,90 32,95 48,86 53,68 46,50 31,44 16,50 8,64"),
    "7": Glyph(58, "54,9! 38,40 26,95!", "6,24! 6,9! 54,9!"),
    "8": Glyph(
        60, "30,5 46,12 48,28 30,46 10,66 10,86 30,95 50,86 50,66 30,46 12,28 14,12 30,5"
    ),
    "9": Glyph(60, "52,36 44,50 29,56 14,50 7,32 12,14 28,5 44,10 53,30 53,62 42,86 26,95 12,86"),
    "A": Glyph(80, "40,5! 70,95!", "40,5! 12,95!|22,64! 58,64!|2,95! 26,95!|56,95! 80,95!"),
    "B": Glyph(68, "16,8! 16,92!|34,8 54,16 54,36 36,47 58,58 60,80 38,92",
               "4,7! 36,7!|16,47! 36,47!|4,93! 40,93!"),
    "C": Glyph(66, "58,32 50,12 34,5 16,14 7,40 8,64 20,88 38,95 58,78", "60,8! 60,34!"),
    "D": Glyph(74, "16,8! 16,92!|34,8 58,22 66,50 58,78 34,92", "4,7! 36,7!|4,93! 36,93!"),
    "E": Glyph(64, "16,8! 16,92!", "4,7! 58,7! 58,24!|16,48! 44,48!|4,93! 60,93! 60,74!"),
    "F": Glyph(62, "16,8! 16,92!", "4,7! 58,7! 58,26!|16,50! 44,50!|4,93! 32,93!"),
    "G": Glyph(72, "60,28 50,11 34,5 16,14 7,40 8,64 20,88 38,95 60,84!|60,60! 60,92!",
               "42,58! 70,58!|61,8! 61,30!"),
    "H": Glyph(80, "16,8! 16,92!|64,8! 64,92!",
               "16,49! 64,49!|4,7! 28,7!|4,93! 28,93!|52,7! 76,7!|52,93! 76,93!"),
    "I": Glyph(32, "16,8! 16,92!", "4,7! 28,7!|4,93! 28,93!"),
    "J": Glyph(54, "36,8! 36,70 28,90 14,94 6,82", "20,7! 52,7!"),
    "K": Glyph(78, "16,8! 16,92!|28,44! 64,92!",
               "16,58! 62,8!|4,7! 28,7!|4,93! 28,93!|50,7! 74,7!|52,93! 78,93!"),
    "L": Glyph(62, "16,8! 16,92!", "4,7! 28,7!|4,93! 58,93! 58,72!"),
    "M": Glyph(92, "14,10! 46,70!|76,8! 76,92!",
               "46,70! 76,10!|14,8! 14,92!|2,7! 16,7!|4,93! 26,93!|64,93! 88,93!|76,7! 88,7!"),
    "N": Glyph(80, "16,10! 64,90!",
               "16,8! 16,92!|64,8! 64,92!|4,7! 18,7!|4,93! 28,93!|52,7! 76,7!"),
    "O": Glyph(76, "38,5 60,18 69,50 60,82 38,95 16,82 7,50 16,18 38,5"),
    "P": Glyph(66, "16,8! 16,92!|34,8 56,18 56,40 36,52", "4,7! 36,7!|16,52! 36,52!|4,93! 30,93!"),
    "Q": Glyph(76, "38,5 60,18 69,50 60,82 38,95 16,82 7,50 16,18 38,5|38,70 54,84 66,100"),
    "R": Glyph(76, "16,8! 16,92!|34,8 56,18 56,38 36,50|40,52! 64,92!",
               "4,7! 36,7!|16,50! 38,50!|4,93! 28,93!|54,93! 76,93!"),
    "S": Glyph(62, "52,22 42,7 26,5 11,15 11,34 28,46 46,56 53,74 44,90 28,95 12,88 7,74"),
    "T": Glyph(70, "35,8! 35,92!", "5,24! 5,7! 65,7! 65,24!|22,93! 48,93!"),
    "U": Glyph(78, "17,8! 17,64 24,86 40,94 56,86 63,64 63,8!", "5,7! 30,7!|51,7! 75,7!"),
    "V": Glyph(78, "12,8! 40,92!", "40,92! 68,8!|2,7! 26,7!|56,7! 78,7!"),
    "W": Glyph(104, "12,8! 32,90!|52,14! 74,90!",
               "32,90! 52,14!|74,90! 94,8!|2,7! 24,7!|84,7! 104,7!"),
    "X": Glyph(76, "12,8! 62,92!",
               "64,8! 12,92!|2,7! 24,7!|52,7! 74,7!|2,93! 24,93!|52,93! 74,93!"),
    "Y": Glyph(74, "12,8! 37,52! 37,92!", "37,52! 64,8!|2,7! 24,7!|52,7! 74,7!|25,93! 49,93!"),
    "Z": Glyph(64, "56,8! 8,92!", "6,26! 6,7! 56,7!|8,93! 58,93! 58,74!"),
}  # fmt: skip

_GAP: Final = 12


def lettering(
    text: str, x: float, y: float, height: float, ink: str, *, widest: float | None = None
) -> Node:
    """Return a word, its middle at x, y, with capitals `height` units high.

    Letters outside A to Z are set in a font of the reader's: a card's index may be of any script.

    Args:
        text: the word.
        x: units from the left.
        y: units from the top.
        height: of a capital letter.
        ink: its colour.
        widest: the word is set narrower where it would be wider than this.
    """
    if any(letter not in _GLYPHS for letter in text):
        return element(
            "text", escape(text), x=x, y=y + height * 0.36, fill=ink, stroke="none",
            font_size=height * 1.3, font_weight="bold", text_anchor="middle", font_family="serif",
        )  # fmt: skip
    broad, narrow, pen_x = [], [], 0.0
    for letter in text:
        glyph = _GLYPHS[letter]
        broad += [shifted(one, pen_x, 0) for one in glyph.broad.split("|")]
        narrow += [shifted(one, pen_x, 0) for one in glyph.narrow.split("|") if points_of(one)]
        pen_x += glyph.width + _GAP
    width = pen_x - _GAP
    scale = height / 100
    across = scale if widest is None else min(scale, widest / width)
    pen = Pen()
    return group(
        pen.lines(*broad, weight=_BROAD, ink=ink),
        pen.lines(*narrow, weight=_NARROW, ink=ink) if narrow else NOTHING,
        transform=f"translate({numbers((x - width / 2 * across, y - height / 2))})"
        f"scale({factor(across)} {factor(scale)})",
        stroke_linecap="butt",
    )
