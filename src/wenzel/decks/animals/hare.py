"""The hare that beats the drum on the ten of bells."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, FINE, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def drumming_hare(pen: Pen) -> Node:
    """Return a hare that marches to the right behind its drum, 230 high."""
    return group(
        pen.disc(-74, -56, 19, PALE),
        pen.limb("-20,-60:28 14,-36:15 34,-10:11 62,-6:9", BROWN),
        pen.limb("-40,-60:32 -62,-28:16 -48,-8:11 -14,-5:10", BROWN),
        pen.shape("-20,-134 16,-120 26,-70 0,-38 -50,-38 -72,-70 -60,-114", RED),
        pen.lines("-50,-50 -20,-42 10,-50"),
        pen.limb("-44,-170:11 -70,-204:15 -104,-222:6", BROWN),
        pen.limb("-24,-176:11 -24,-212:15 -40,-236:5", BROWN),
        pen.line("-54,-190 -78,-208", INNER, RED),
        pen.line("98,-200! 122,-130!", 8),
        pen.limb("10,-122:13 66,-146:12 98,-188:11", BROWN),
        pen.shape("-52,-164 -30,-184 4,-178 26,-158 28,-140 6,-126 -30,-124 -52,-140", BROWN),
        pen.disc(2, -160, 8, PALE, FINE),
        pen.disc(4, -160, 4.5, INK, 0),
        pen.disc(27, -150, 6, INK, 0),
        pen.lines("26,-144 20,-134 6,-136", "18,-150 -14,-146", "18,-146 -10,-138", weight=FINE),
        pen.shape("14,-134! 16,-120! 24,-122! 24,-136!", PALE, FINE),
        # The drum, the sticks and the arms.
        pen.shape("54,-106! 136,-106! 132,-44! 96,-34 58,-44!", BLUE),
        pen.line("56,-96! 70,-46! 84,-92! 96,-40! 110,-92! 122,-46! 134,-96!", INNER, YELLOW),
        pen.oval(95, -106, 43, 14, PALE),
        pen.line("-10,-118 20,-92 56,-92", INNER),
        pen.line("44,-150! 96,-112!", 8),
        pen.limb("-34,-104:16 4,-94:14 40,-134:11", BROWN),
    )
