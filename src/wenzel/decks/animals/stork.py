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
        pen.limb("78,-192:9 120,-180:7 164,-164:0", RED),
        pen.line("84,-188 130,-174", FINE),
        pen.disc(62, -192, 5, INK, 0),
        pen.line("-28,-76! -24,-4!", 13),
        pen.line("-28,-76! -24,-4!", 5, RED),
        pen.lines("-24,-4! 4,-2!", "-24,-4! -44,-2!", "-24,-6! -4,4!", weight=7, ink=INK),
        _frog(pen),
    )


def _frog(pen: Pen) -> Node:
    return group(
        pen.line("128,-126! 120,-100! 132,-76! 124,-66!", 9, GREEN),
        pen.line("154,-126! 164,-104! 150,-82! 162,-70!", 9, GREEN),
        pen.shape("138,-172 152,-160 160,-130 140,-112 122,-130 126,-160", GREEN),
        pen.line("124,-152! 108,-134! 116,-120!", 8, GREEN),
        pen.line("156,-152! 172,-138! 166,-122!", 8, GREEN),
        pen.disc(142, -132, 11, YELLOW, 0),
    )
