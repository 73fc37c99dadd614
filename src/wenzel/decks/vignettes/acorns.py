"""The foot of the acorns: a bear, a windmill, a man with a hunting horn, an owl."""

from __future__ import annotations

from wenzel.decks.animals.bear import honey_bear
from wenzel.decks.animals.bees import bee, bee_at
from wenzel.decks.animals.cat import mouse
from wenzel.decks.animals.owl import owl
from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    BLUE,
    BLUSH,
    BROWN,
    FINE,
    FLESH,
    GREEN,
    INK,
    INNER,
    PALE,
    RED,
    YELLOW,
)
from wenzel.decks.svg import Node, defined, group, place, used
from wenzel.decks.vignettes.ground import turf


def bear_at_honey(pen: Pen) -> Node:
    """Return the ten's: a bear with a paw in the honey pot, and the bees that mind."""
    return group(
        turf(pen),
        place(honey_bear(pen), -34, 0),
        pen.shape(
            "62,-104! 60,-84 50,-50 62,-14 86,-6! 136,-6! 158,-18 168,-54 156,-86 154,-104!", BLUE
        ),
        pen.shape(
            "56,-112! 160,-112! 160,-92! 154,-70 144,-84 136,-44 124,-84 114,-66 104,-86 "
            "90,-56 80,-84 68,-76 56,-92!",
            YELLOW,
        ),
        pen.line("56,-28 106,-20 162,-30", INNER, PALE),
        bee(pen),
        bee_at(104, -176, turn=20),
        bee_at(150, -138, turn=-150),
        bee_at(-160, -186, turn=10),
    )  # fmt: skip


def windmill(pen: Pen) -> Node:
    """Return the nine's: a post mill, and a mouse at the flour sack."""
    sail = group(
        pen.line("0,0! 0,-90!", 9),
        pen.shape("6,-28! 36,-28! 36,-88! 6,-88!", RED, INNER),
        pen.lines("6,-48! 36,-48!", "6,-68! 36,-68!", "21,-28! 21,-88!", weight=FINE),
    )
    return group(
        turf(pen),
        pen.line("-114,0! -60,-56! -8,0!", 17),
        pen.line("-114,0! -60,-56! -8,0!", 6, BROWN),
        pen.shape("-106,-56! -100,-136! -20,-136! -14,-56!", YELLOW),
        pen.shape("-124,-128! -60,-206! 4,-128!", BLUE),
        pen.lines("-100,-112! -46,-112!", "-102,-92! -16,-92!", "-104,-74! -16,-74!", weight=FINE),
        pen.shape("-78,-56! -78,-84 -62,-94 -46,-84 -46,-56!", BROWN, INNER),
        *(place(sail, -38, -124, turn=turn) for turn in (18, 108, 198, 288)),
        pen.disc(-38, -124, 11, YELLOW),
        pen.shape("64,-2! 52,-30 68,-62! 56,-84 84,-76 108,-86 100,-62! 120,-34 110,-2!", PALE),
        pen.lines("68,-62 84,-58 100,-62", "76,-30! 98,-30!", "87,-41! 87,-19!"),
        place(mouse(pen.at(0.75)), 150, 0, scale=0.75),
    )


def hornblower(pen: Pen) -> Node:
    """Return the eight's: a man who blows his hunting horn, and the hare that hears it."""
    return group(
        turf(pen),
        # A hare behind its tussock: two ears and two eyes.
        pen.limb("-128,-52:10 -136,-84:12 -150,-104:5", BROWN),
        pen.limb("-112,-54:10 -106,-88:12 -112,-108:5", BROWN),
        pen.disc(-120, -38, 27, BROWN),
        pen.disc(-128, -44, 8, PALE, FINE),
        pen.disc(-108, -44, 8, PALE, FINE),
        pen.dots("-131,-44! -111,-44!", 2, 4),
        pen.shape("-176,0! -172,-24! -158,-14! -152,-34! -138,-16! -122,-32! -112,-16! -92,-36! "
                  "-86,-14! -72,-24! -66,0!", GREEN),
        pen.limb("-22,-64:17 -34,-36:13 -26,-14:12", RED),
        pen.limb("18,-64:17 32,-38:13 30,-14:12", RED),
        pen.shape("-40,-24! -14,-24! -12,-8 8,-2! 8,4! -42,4!", BROWN),
        pen.shape("18,-24! 42,-24! 44,-8 66,-2! 66,4! 18,4!", BROWN),
        pen.shape("-28,-132! -48,-92 -54,-46! -28,-40 -8,-50! 12,-40 40,-48! 36,-92 "
        "28,-132!", GREEN),
        pen.line("-44,-78 0,-70 36,-80", 11, YELLOW),
        # Head, hat and feather.
        pen.shape("-34,-150 -30,-178 0,-190 24,-180 26,-166! 40,-156 30,-148! 30,-132 8,-122 "
                  "-22,-126", FLESH),
        pen.disc(8, -144, 14, BLUSH, 0),
        pen.disc(19, -157, 5, INK, 0),
        pen.shape("-40,-128! -44,-160 -34,-178! -20,-166 -22,-140!", BROWN),
        pen.limb("-34,-186:8 -70,-206:14 -104,-180:0", RED),
        pen.shape("-52,-172! -32,-182 -28,-206 6,-212 26,-182! 52,-178! 20,-166 -20,-166", BLUE),
        # The horn, its mouth to the sky, and the arm that holds it.
        pen.limb("30,-142:5 70,-110:9 114,-124:14 136,-172:23", YELLOW),
        pen.oval(140, -180, 28, 12, BROWN, turn=18),
        pen.line("62,-128 68,-104", 7, RED),
        pen.line("104,-136 116,-106", 7, RED),
        pen.limb("-16,-116:16 22,-90:14 66,-104:11", GREEN),
        pen.disc(76, -110, 13, FLESH, INNER),
    )  # fmt: skip


def owl_on_branch(pen: Pen) -> Node:
    """Return the seven's: an owl on an oak branch."""
    leaf = pen.shape(
        "0,0! 10,-16 30,-18! 34,-30 54,-22! 64,-26 82,0! 64,26 54,22! 34,30 30,18! 10,16", GREEN
    )
    fruit = group(
        pen.shape("-14,12! 0,8 14,12! 14,36 0,50! -14,36", YELLOW),
        pen.shape("-20,16! -18,-6 18,-6 20,16! 0,22", BROWN),
    )
    return group(
        defined("wz-oak-leaf", leaf),
        defined("wz-oak-fruit", fruit),
        *(
            used("wz-oak-leaf", x, y, turn=turn)
            for x, y, turn in (
                (-112, -34, -128), (-144, -26, 170), (104, -34, -50), (130, -24, 14),
                (-60, -30, -60), (60, -30, -120),
            )
        ),
        pen.limb("-186,2:6 -100,-26:13 0,-14:15 100,-30:12 176,-8:5", BROWN),
        pen.lines("-80,-18 -40,-12 0,-14", "30,-10 70,-18", weight=FINE),
        *(
            used("wz-oak-fruit", x, y, turn=turn)
            for x, y, turn in ((-98, -28, 14), (84, -30, -10), (114, -24, -34))
        ),
        place(owl(pen), 0, -30),
    )  # fmt: skip
