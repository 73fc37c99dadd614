"""The hedgehog, which carries its apples home."""

from __future__ import annotations

from wenzel.decks.animals.fur import locks
from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, FLESH, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def hedgehog(pen: Pen) -> Node:
    """Return a hedgehog with fruit on its back, facing right, 190 high."""
    return group(
        pen.lines("-70,-14! -74,0! -54,0!", "-30,-12! -32,0! -10,0!", "50,-12! 52,0! "
        "74,0!", weight=14),
        pen.shape(
            [*locks("-120,-14 -126,-76 -80,-124 -10,-134 50,-110 70,-84", 12, 24, sweep=-0.5),
             *locks("70,-84! 40,-50 40,-12!", 3, 1, sweep=0)],
            BROWN,
        ),
        pen.shape("66,-92 100,-84 128,-56 160,-46! 168,-36 156,-28! 120,-12 60,-4 20,-10 "
        "40,-50", FLESH),
        pen.shape("-110,-14! -40,-24 36,-14! 30,-2 -40,0 -100,-2!", FLESH),
        pen.hatch("-100,-60 -60,-92 0,-98 40,-78", "-110,-44 -70,-72 -8,-76 28,-60", 6, INNER),
        pen.hatch("-84,-34 -40,-50 14,-44", "-92,-20 -48,-30 6,-26", 5, INNER),
        pen.disc(163, -40, 10),
        pen.disc(104, -58, 7, INK, 0),
        pen.disc(106, -60, 2.5, PALE, 0),
        pen.lines("148,-26 130,-18 116,-24", "90,-72 100,-76 112,-72"),
        pen.disc(66, -76, 14, FLESH, INNER),
        pen.disc(-50, -150, 32, RED),
        pen.line("-50,-168 -48,-184 -38,-190"),
        pen.shape("-44,-178! -26,-196 -8,-188! -22,-174!", GREEN, INNER),
        pen.line("-68,-156 -64,-166", INNER, PALE),
        pen.shape("26,-172 38,-158 54,-136 40,-112 14,-114 4,-136 16,-156", YELLOW),
        pen.line("26,-172 30,-188", FINE + 3),
    )  # fmt: skip
