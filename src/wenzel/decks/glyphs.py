"""Letters and digits of the indices, cut like a sturdy slab-serif type.

They are drawn, not set: a card must look the same wherever it is shown, whatever fonts there are.
A letter is two sets of strokes, broad and narrow, 100 units high on the baseline y = 100.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from wenzel.decks.curves import Point, path_data, shifted, smooth
from wenzel.decks.svg import NOTHING, Node, element, factor, group, numbers

_BROAD: Final = 17
_NARROW: Final = 10


class Glyph(NamedTuple):
    """One character: its width and the courses of its strokes, parted by ``|``."""

    width: float
    broad: str
    narrow: str = ""


_GLYPHS: Final[Mapping[str, Glyph]] = {
    "0": Glyph(62, "31,8 48,20 54,50 48,80 31,92 14,80 8,50 14,20 31,8"),
    "1": Glyph(46, "26,0! 26,100!", "5,24! 16,18 24,5|6,95! 46,95!"),
    "2": Glyph(62, "8,30 14,14 31,8 48,16 52,33 42,52 24,72 10,92", "6,95! 56,95! 56,78!"),
    "3": Glyph(62, "8,22 18,10 34,8 49,19 48,36 36,45 24,47!|26,47! 42,50 54,66 49,84 31,92 "
    "15,88 6,75"),
    "4": Glyph(66, "45,0! 45,100!", "40,6! 7,67! 65,67!|31,95! 60,95!"),
    "5": Glyph(62, "11,44! 24,37 41,40 54,58 50,80 32,92 15,89 6,76", "14,44! 14,6! 54,6!"),
    "6": Glyph(62, "49,17 36,8 20,15 9,40 9,68 18,87 32,92 48,83 53,66 46,50 31,44 16,52 9,66"),
    "7": Glyph(60, "52,6! 38,44 29,100!", "7,26! 7,5! 60,5!"),
    "8": Glyph(62, "31,47 48,35 48,18 31,8 14,18 14,35 31,47 50,60 52,79 31,92 10,79 12,60 31,47"),
    "9": Glyph(62, "53,34 46,48 31,56 15,50 9,34 14,17 30,8 44,13 53,32 53,60 42,85 26,92 13,83"),
    "A": Glyph(80, "40,4! 66,95!", "38,3! 12,95!|20,65! 58,65!|2,95! 24,95!|54,95! 80,95!"),
    "B": Glyph(68, "16,0! 16,100!|20,8! 38,8! 54,18 54,36 38,47! 20,47!|24,47! 40,47! 59,59 "
    "59,80 40,92! 20,92!",
               "4,5! 38,5!|16,47! 40,47!|4,95! 40,95!"),
    "C": Glyph(66, "58,30 50,14 35,8 17,17 8,42 9,62 21,86 38,92 57,80", "61,5! 61,34!"),
    "D": Glyph(74, "16,0! 16,100!|20,8! 36,8! 58,25 65,50 58,75 36,92! "
    "20,92!", "4,5! 36,5!|4,95! 36,95!"),
    "E": Glyph(64, "16,0! 16,100!", "4,5! 58,5! 58,26!|16,48! 44,48!|4,95! 60,95! 60,74!"),
    "F": Glyph(62, "16,0! 16,100!", "4,5! 58,5! 58,28!|16,50! 44,50!|4,95! 32,95!"),
    "G": Glyph(72, "60,28 50,13 35,8 17,17 8,42 9,62 21,86 38,92 59,84|60,60! 60,96!",
               "42,58! 72,58!|62,5! 62,32!"),
    "H": Glyph(82, "16,0! 16,100!|66,0! 66,100!",
               "16,49! 66,49!|4,5! 28,5!|4,95! 28,95!|54,5! 78,5!|54,95! 78,95!"),
    "I": Glyph(32, "16,0! 16,100!", "4,5! 28,5!|4,95! 28,95!"),
    "J": Glyph(54, "37,0! 37,66! 31,86 17,92 7,82", "21,5! 53,5!"),
    "K": Glyph(80, "16,0! 16,100!|30,46! 65,95!",
               "17,60! 61,8!|4,5! 28,5!|4,95! 28,95!|50,5! 76,5!|54,95! 80,95!"),
    "L": Glyph(62, "16,0! 16,100!", "4,5! 28,5!|4,95! 58,95! 58,72!"),
    "M": Glyph(94, "16,4! 47,72!|78,0! 78,100!",
               "47,70! 76,6!|15,5! 15,95!|2,5! 16,5!|4,95! 26,95!|66,95! 90,95!|78,5! 90,5!"),
    "N": Glyph(80, "17,4! 63,95!",
               "16,5! 16,95!|64,5! 64,95!|4,5! 18,5!|4,95! 28,95!|52,5! 76,5!"),
    "O": Glyph(78, "39,8 60,20 69,50 60,80 39,92 18,80 9,50 18,20 39,8"),
    "P": Glyph(66, "16,0! 16,100!|20,8! 38,8! 56,20 56,40 38,52! 20,52!", "4,5! 38,5!|16,53! "
    "38,53!|4,95! 30,95!"),
    "Q": Glyph(78, "39,8 60,20 69,50 60,80 39,92 18,80 9,50 18,20 39,8|40,72! 70,104!"),
    "R": Glyph(78, "16,0! 16,100!|20,8! 38,8! 56,19 56,38 38,50! 20,50!|38,52! 63,95!",
               "4,5! 38,5!|16,50! 38,50!|4,95! 28,95!|54,95! 78,95!"),
    "S": Glyph(62, "52,24 44,11 28,8 13,17 12,34 28,46 45,56 52,73 44,88 28,92 14,87 7,74",
               "54,5! 54,28!"),
    "T": Glyph(70, "35,0! 35,100!", "5,26! 5,5! 65,5! 65,26!|22,95! 48,95!"),
    "U": Glyph(80, "17,0! 17,58! 22,82 40,92 58,82 63,58! 63,0!", "5,5! 30,5!|51,5! 76,5!"),
    "V": Glyph(78, "13,5! 40,96!", "41,94! 67,6!|2,5! 26,5!|56,5! 78,5!"),
    "W": Glyph(106, "13,5! 32,95!|52,16! 74,95!",
               "34,90! 52,14!|75,92! 95,6!|2,5! 24,5!|84,5! 106,5!"),
    "X": Glyph(78, "14,5! 63,95!",
               "64,6! 13,94!|2,5! 24,5!|52,5! 76,5!|2,95! 24,95!|52,95! 78,95!"),
    "Y": Glyph(76, "14,5! 38,54!|38,48! 38,100!", "38,52! 63,6!|2,5! 24,5!|52,5! 75,5!|26,95! "
    "50,95!"),
    "Z": Glyph(64, "55,7! 10,93!", "6,26! 6,5! 56,5!|9,95! 58,95! 58,74!"),
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
    broad: list[Sequence[Point]] = []
    narrow: list[Sequence[Point]] = []
    pen_x = 0.0
    for letter in text:
        glyph = _GLYPHS[letter]
        broad += [shifted(one, pen_x, 0) for one in glyph.broad.split("|")]
        narrow += [shifted(one, pen_x, 0) for one in glyph.narrow.split("|") if one]
        pen_x += glyph.width + _GAP
    width = pen_x - _GAP
    scale = height / 100
    across = scale if widest is None else min(scale, widest / width)
    return group(
        _strokes(broad, _BROAD, ink),
        _strokes(narrow, _NARROW, ink) if narrow else NOTHING,
        transform=f"translate({numbers((x - width / 2 * across, y - height / 2))})"
        f"scale({factor(across)} {factor(scale)})",
        stroke_linecap="square",
    )


def _strokes(courses: Iterable[Sequence[Point]], weight: float, ink: str) -> Node:
    data = ""
    for course in courses:
        closed = course[0] == course[-1]
        points = course[:-1] if closed else _shortened(course, weight / 2)
        data += path_data(smooth(points, closed=closed), closed=closed)
    return element("path", d=data, stroke=ink, stroke_width=weight)


def _shortened(course: Sequence[Point], length: float) -> list[Point]:
    """Take from both ends what a square cap adds: not every renderer knows butt caps."""
    points = list(course)
    for end, inner in ((0, 1), (-1, -2)):
        x, y = points[end].x - points[inner].x, points[end].y - points[inner].y
        part = length / hypot(x, y)
        points[end] = points[end].moved(-x * part, -y * part)
    return points
