"""The bear, which has found the honey."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, FLESH, INK, INNER, PALE, RED
from wenzel.decks.svg import Node, group


def honey_bear(pen: Pen) -> Node:
    """Return a bear that sits facing right and dips a paw at 104, -110; 220 high."""
    return group(
        group(
            pen.limb("20,-100:24 64,-96:20 104,-104:17", None),
            pen.disc(-62, -196, 19, None),
            pen.disc(0, -204, 17, None),
            pen.shape(
                "-140,-40 -142,-90 -110,-136 -60,-150 0,-136 30,-90 28,-30 0,-4 -80,0 -126,-8", None
            ),
            pen.shape("-84,-156 -76,-192 -40,-212 4,-208 46,-172 24,-132 -20,-118 -66,-126", None),
            # The outstretched foot.
            pen.limb("-70,-34:36 -10,-24:28 36,-26:24", None),
            pen.oval(54, -34, 20, 34, None, turn=12),
            fill=BROWN,
        ),
        pen.shape("30,-182! 60,-176 70,-162 58,-142 30,-136 14,-152 18,-170", FLESH, INNER),
        pen.oval(63, -170, 11, 8),
        pen.shape("36,-142! 50,-140 54,-122 44,-112 34,-122!", RED, INNER),
        pen.shape("-2,-182! 10,-192 22,-182! 10,-174", PALE, FINE),
        pen.disc(13, -182, 5, INK, 0),
        pen.lines("62,-160 56,-148 36,-142", "-10,-194 6,-202 22,-194"),
        pen.oval(56, -28, 9, 14, FLESH, FINE),
        pen.dots("46,-54 58,-56 68,-48", 3, 5, FLESH),
        pen.hatch("-128,-100 -128,-40", "-108,-100 -108,-40", 6),
        pen.lines("-70,-110 -56,-96 -50,-78", "-40,-120 -30,-104 -26,-90", weight=FINE),
    )
