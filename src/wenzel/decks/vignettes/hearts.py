"""The foot of the hearts: a cat with a fiddle, a cock, a fountain, a hedgehog."""

from __future__ import annotations

from wenzel.decks.animals.cat import fiddling_cat, mouse
from wenzel.decks.animals.cock import cock
from wenzel.decks.animals.hedgehog import hedgehog
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, INNER, PALE, RED, STEEL, YELLOW
from wenzel.decks.svg import Node, group, mirrored, place
from wenzel.decks.vignettes.ground import turf


def cat_and_mice(pen: Pen) -> Node:
    """Return the ten's: a cat that plays, and a mouse that dances."""
    return group(
        turf(pen),
        place(fiddling_cat(pen), -50, 4),
        place(mouse(pen), 112, -2),
    )


def cock_at_sunrise(pen: Pen) -> Node:
    """Return the nine's: a cock that calls the sun."""
    return group(
        pen.hatch("90,-46 100,-86 140,-106 180,-86", "66,-66 84,-116 140,-136 190,-110", 6, INNER),
        pen.shape("88,0! 92,-40 140,-86 188,-40 190,0!", YELLOW),
        pen.disc(124, -44, 5, INK, 0),
        pen.disc(156, -44, 5, INK, 0),
        pen.line("122,-26 140,-16 158,-26", INNER),
        turf(pen),
        pen.shape("-120,0! -70,-26 -20,-36 30,-24 70,0! 0,8", BROWN),
        pen.lines("-70,-10! -50,-18!", "-30,-12! -8,-20!", "16,-10! 34,-14!", ink=YELLOW),
        place(cock(pen.at(0.85)), -24, -32, scale=0.85),
    )


def fountain(pen: Pen) -> Node:
    """Return the eight's: a fountain that runs in all colours."""
    side = group(
        pen.limb("8,-190:7 60,-210:9 116,-172:9 138,-66:6", BLUE, INNER),
        pen.limb("6,-178:6 50,-184:8 90,-150:8 106,-66:6", RED, INNER),
        pen.limb("5,-166:6 34,-164:7 58,-142:7 66,-122:5", YELLOW, INNER),
    )
    return group(
        turf(pen),
        side,
        mirrored(side, 0),
        pen.limb("0,-190:9 0,-120:12 0,-60:20", STEEL),
        pen.shape("-84,-128! 0,-118 84,-128! 60,-98 0,-88 -60,-98", GREEN),
        pen.shape("-15,-174! -10,-200! 0,-214! 10,-200! 15,-174! 0,-166", YELLOW),
        pen.shape("-160,-70! 0,-56 160,-70! 166,-52! 0,-36 -166,-52!", STEEL),
        pen.shape("-150,-48! 0,-34 150,-48! 142,-4! 0,8 -142,-4!", RED),
        *(
            pen.shape(f"{x - 20},-32! {x + 20},-32! {x},0!", colour, INNER)
            for x, colour in ((-104, YELLOW), (-52, BLUE), (0, YELLOW), (52, BLUE), (104, YELLOW))
        ),
        # A duck at home in it.
        pen.shape(
            "-92,-62! -104,-84! -80,-86 -62,-84 -62,-102 -48,-112 -34,-102 -38,-84 -36,-64!", PALE
        ),
        pen.shape("-36,-104! -14,-98! -34,-92!", YELLOW, INNER),
        pen.disc(-48, -101, 4, INK, 0),
    )


def hedgehog_with_fruit(pen: Pen) -> Node:
    """Return the seven's: a hedgehog on its way home, and a toadstool."""
    return group(
        turf(pen),
        pen.shape("-160,0! -156,-50! -124,-50! -120,0!", PALE),
        pen.shape("-190,-48! -186,-90 -140,-112 -96,-90 -90,-48! -140,-38", RED),
        pen.dots("-164,-70 -140,-92 -114,-68", 3, 8, PALE),
        place(hedgehog(pen.at(0.92)), 26, 0, scale=0.92),
    )
