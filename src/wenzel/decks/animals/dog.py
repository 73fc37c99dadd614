"""The dog of the eight of bells."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def dachshund(pen: Pen) -> Node:
    """Return a dachshund that makes off with sausages, facing right, 190 high."""
    return group(
        pen.limb("-92,-66:26 -68,-34:13 -50,-14:11", BROWN),
        pen.limb("78,-60:22 112,-36:13 138,-16:11", BROWN),
        pen.limb("-132,-80:15 -164,-112:10 -176,-150:5", BROWN),
        pen.shape(
            "-142,-70 -130,-102 -90,-112 -20,-102 50,-110 84,-138 112,-158 136,-152 176,-122 "
            "186,-108 170,-94 132,-92! 116,-76 92,-44 40,-42 -30,-48 -90,-36 -130,-44",
            BROWN,
        ),
        pen.limb("-112,-62:30 -146,-34:14 -172,-22:11", BROWN),
        pen.shape("-118,-84 -90,-76 -92,-48 -120,-50", BROWN, 0),
        pen.limb("58,-62:24 52,-32:13 34,-10:11", BROWN),
        pen.shape("42,-82 72,-86 78,-58 46,-50", BROWN, 0),
        pen.shape("98,-148! 78,-126 72,-92 92,-78! 114,-96 118,-134!", INK),
        pen.oval(181, -112, 9, 8),
        pen.shape("122,-138! 132,-146 144,-134! 132,-130", PALE, FINE),
        pen.disc(134, -137, 4.5, INK, 0),
        pen.line("64,-116 78,-84 94,-58", 13, RED),
        pen.dots("64,-110 74,-78 92,-56", 3, 11, YELLOW, INNER),
        pen.hatch("-60,-58 30,-54", "-52,-44 34,-42", 8),
        _sausages(pen),
    )


def _sausages(pen: Pen) -> Node:
    return group(
        pen.line("158,-92 120,-170 70,-150 20,-152 -30,-170 -80,-156 -130,-176", FINE),
        pen.limb("150,-100:9 168,-86:10 160,-66:9", RED, INNER),
        pen.limb("110,-172:8 90,-174:11 72,-160:8", RED, INNER),
        pen.limb("54,-146:8 32,-140:11 10,-152:8", RED, INNER),
        pen.limb("-6,-164:8 -28,-174:11 -50,-168:8", RED, INNER),
        pen.limb("-64,-158:8 -88,-150:11 -108,-164:8", RED, INNER),
    )
