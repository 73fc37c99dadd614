"""The owl, which has seen it all and shuts one eye."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INK, INNER, PALE, YELLOW
from wenzel.decks.svg import Node, group


def owl(pen: Pen) -> Node:
    """Return a winking owl that faces us, 180 high; origin between its claws."""
    return group(
        pen.shape("-20,-24! -24,22! 0,30! 24,22! 20,-24!", BROWN),
        pen.shape(
            "0,-160 26,-156 62,-184! 66,-140 58,-116 72,-70 52,-18 0,-4 -52,-18 -72,-70 -58,-116 "
            "-66,-140 -62,-184! -26,-156",
            BROWN,
        ),
        pen.shape("-40,-88! 0,-78 40,-88! 42,-40 0,-10 -42,-40", YELLOW, INNER),
        pen.scallops("-32,-66 0,-58 32,-66", 4, 9, weight=FINE),
        pen.scallops("-30,-44 0,-36 30,-44", 4, 9, weight=FINE),
        pen.shape("-62,-104! -84,-60 -66,-14! -44,-40 -46,-80", BROWN),
        pen.shape("62,-104! 84,-60 66,-14! 44,-40 46,-80", BROWN),
        pen.disc(-27, -122, 25, PALE, INNER),
        pen.disc(27, -122, 25, YELLOW, INNER),
        pen.disc(-25, -122, 11, INK, 0),
        pen.line("6,-124 27,-110 48,-124"),
        pen.lines("-52,-150 -28,-158 -6,-140", "52,-152 28,-156 6,-140"),
        pen.shape("-9,-116! 0,-120 9,-116! 0,-92!", YELLOW, INNER),
        pen.lines("-34,-8! -32,8!", "-22,-6! -20,10!", "34,-8! 32,8!", "22,-6! 20,10!", weight=9),
    )
