"""The cock on its dunghill."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def cock(pen: Pen) -> Node:
    """Return a crowing cock, facing right, 215 high; origin between its feet."""
    return group(
        pen.limb("-40,-80:20 -110,-70:18 -150,-30:0", GREEN),
        pen.limb("-44,-90:20 -120,-110:20 -172,-70:0", RED),
        pen.limb("-44,-100:20 -110,-150:20 -176,-130:0", BLUE),
        pen.limb("-40,-104:20 -84,-176:20 -156,-190:0", GREEN),
        pen.lines("-10,-40! -16,-4!", "24,-40! 28,-4!", weight=12),
        pen.lines("-10,-40! -16,-6!", "24,-40! 28,-6!", weight=5, ink=YELLOW),
        pen.lines("-40,0! -16,-4! 10,0!", "4,0! 28,-4! 54,0!", weight=7),
        pen.shape(
            "-66,-100 -20,-116 16,-140 34,-176! 84,-160 80,-120 76,-76 44,-40 0,-34 -44,-52", YELLOW
        ),
        pen.shape(
            "34,-180! 20,-140! 30,-124! 20,-104! 38,-100! 36,-80! 54,-86! 62,-68! 74,-86! "
            "88,-84! 88,-106! 98,-120! 88,-140! 90,-164!",
            RED,
        ),
        pen.shape(
            "-56,-98! -20,-102 20,-88! 8,-60 -24,-52! -20,-64 -44,-62! -38,-76 -60,-78!", BLUE
        ),
        pen.lines("-16,-84 -2,-70", "-32,-86 -20,-74", "48,-112 52,-98", "70,-112 70,-100"),
        pen.shape("40,-194! 30,-214! 52,-208! 58,-228! 72,-208! 90,-218! 84,-190!", RED, INNER),
        pen.shape("34,-168 44,-196 72,-200 90,-184 90,-164 62,-150", YELLOW),
        pen.shape("84,-190! 122,-214! 108,-186! 88,-178!", YELLOW, INNER),
        pen.shape("88,-178! 118,-168! 92,-162!", YELLOW, INNER),
        pen.shape("78,-164! 98,-150 88,-132! 72,-146!", RED, INNER),
        pen.disc(68, -182, 7, PALE, FINE),
        pen.disc(69, -182, 4, INK, 0),
    )
