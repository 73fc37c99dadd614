"""The stork, and the frog that it has caught."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def stork(pen: Pen) -> Node:
    """Return a stork on one leg with a frog in its bill, facing right, 215 high."""
    return group(
        pen.line("-10,-70! 30,-46! -6,-26!", 11),
        pen.line("-10,-70! 30,-46! -6,-26!", 4, RED),
        pen.shape("-80,-130! -130,-96 -128,-76! -100,-74 -50,-84!", INK),
        pen.shape(
            "-92,-110 -60,-146 -10,-150 20,-160 26,-186 46,-206 72,-206 80,-188! 66,-170 62,-140 "
            "40,-100 0,-78 -60,-82",
            PALE,
        ),
        pen.shape("-100,-96! -84,-126 -40,-138 4,-124! -20,-96 -60,-90!", PALE),
        pen.shape("-100,-96! -92,-112! -50,-112! -24,-98! -60,-88 -120,-84!", INK, INNER),
        pen.lines("-60,-126 -40,-114", "-36,-130 -18,-116"),
        _frog(pen),
        pen.limb("76,-194:10 110,-190:8 176,-168:0", RED),
        pen.line("84,-190 132,-180", FINE),
        pen.disc(54, -194, 5.5, INK, 0),
        pen.line("-28,-76! -24,-4!", 13),
        pen.line("-28,-76! -24,-4!", 5, RED),
        pen.lines("-24,-4! 4,-2!", "-24,-4! -44,-2!", "-24,-6! -4,4!", weight=7),
    )


def _frog(pen: Pen) -> Node:
    limbs = (
        "128,-126! 112,-102! 130,-78! 118,-62!", "156,-126! 172,-104! 152,-80! 168,-66!",
        "126,-154! 106,-138! 112,-120!", "156,-154! 176,-140! 172,-122!",
    )  # fmt: skip
    return group(
        pen.lines(*limbs, weight=17),
        pen.shape("134,-176 150,-176 164,-136 142,-108 120,-136", GREEN),
        pen.lines(*limbs, weight=7, ink=GREEN),
        pen.oval(142, -132, 12, 16, YELLOW, 0),
        pen.disc(128, -176, 9, PALE, INNER),
        pen.disc(156, -176, 9, PALE, INNER),
        pen.dots("128,-178! 156,-178!", 2, 4),
    )
