"""The long-horned goat of the nine of leaves."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def goat(pen: Pen) -> Node:
    """Return a he-goat that eats a leaf, facing right, 220 high; origin between its feet."""
    return group(
        pen.limb("-66,-80:17 -60,-46:10 -66,-4:8", PALE),
        pen.limb("66,-80:15 76,-46:10 100,-26:8", PALE),
        pen.limb("-96,-90:26 -110,-50:12 -98,-4:9", PALE),
        pen.limb("38,-84:17 38,-40:11 32,-4:9", PALE),
        pen.lines("-106,0! -88,0!", "-74,0! -57,0!", "23,0! 42,0!", "98,-22! 110,-28!", weight=15),
        pen.shape("-108,-136! -134,-150 -144,-176! -118,-170 -98,-148!", PALE),
        pen.shape(
            "-120,-112 -112,-142 -60,-150 10,-146 44,-154 68,-178 92,-188 118,-174 160,-142 "
            "170,-126 152,-116! 124,-120 108,-108 98,-80 74,-62! 62,-70! 46,-54! 34,-66! "
            "16,-54! 0,-64! -22,-56! -40,-66 -84,-66 -106,-80",
            PALE,
        ),
        pen.shape("-72,-145 -20,-145 6,-128 -10,-104 -50,-102 -76,-124", BROWN, 0),
        pen.lines("-96,-66 -74,-84 -70,-104", "52,-62 64,-82 62,-102"),
        pen.hatch("-112,-124 -110,-88", "-98,-124 -94,-92", 4),
        # The far horn, the near one and its rings.
        pen.limb("112,-180:8 108,-202:8 72,-214:6 26,-210:0", YELLOW),
        pen.limb("90,-180:12 70,-198:11 26,-198:9 -22,-178:6 -56,-134:0", YELLOW),
        pen.hatch("76,-206 48,-210 16,-204 -14,-190", "64,-184 42,-188 18,-184 -6,-172", 6),
        pen.limb("80,-166:7 54,-162:8 40,-150:0", PALE, INNER),
        pen.shape("128,-118! 138,-98 130,-66! 114,-88 112,-112!", PALE),
        pen.lines("124,-108 126,-84", "152,-118 140,-126", weight=FINE),
        pen.disc(112, -158, 6, INK, 0),
        pen.line("100,-170 114,-172 124,-162", FINE),
        pen.shape("152,-120! 166,-112 182,-118! 190,-100 176,-88 158,-96!", GREEN, INNER),
        pen.line("46,-146 70,-130 96,-126", 9, RED),
        pen.disc(78, -116, 10, YELLOW, INNER),
    )
