"""The foot of the leaves: a stork, a goat, a race of snails, a beehive."""

from __future__ import annotations

from wenzel.decks.animals.bees import bee, bee_at
from wenzel.decks.animals.goat import goat
from wenzel.decks.animals.snail import snail
from wenzel.decks.animals.stork import stork
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, INNER, RED, YELLOW
from wenzel.decks.svg import Node, group, place
from wenzel.decks.vignettes.ground import turf


def stork_in_pond(pen: Pen) -> Node:
    """Return the ten's: a stork among the bulrushes."""
    return group(
        turf(pen, fill=BLUE),
        pen.lines("-150,0 -152,-60 -144,-120", "-116,0 -110,-50 -112,-90"),
        pen.limb("-150,-90:11 -144,-150:11", BROWN),
        pen.limb("-134,0:9 -160,-50:8 -184,-70:0", GREEN),
        pen.limb("-128,0:9 -122,-40:8 -96,-76:0", GREEN),
        pen.limb("140,0:8 142,-30:7 156,-50:0", GREEN),
        place(stork(pen), -16, 2),
    )  # fmt: skip


def goat_at_grass(pen: Pen) -> Node:
    """Return the nine's: the long-horned goat."""
    return group(turf(pen), place(goat(pen), 0, -4))


def snail_race(pen: Pen) -> Node:
    """Return the eight's: two snails in a hurry, close to the post."""
    small = pen.at(0.86)
    return group(
        turf(pen),
        pen.line("158,0! 158,-186!", 13),
        pen.line("158,-4! 158,-182!", 5, RED),
        pen.shape("152,-184! 72,-168! 92,-150! 72,-128! 152,-136!", RED),
        pen.disc(120, -156, 11, YELLOW, INNER),
        place(snail(small, BLUE, YELLOW, back=True), 56, 0, scale=0.86),
        place(snail(small, RED, YELLOW), -108, 0, scale=0.86),
        pen.lines("-192,-98! -172,-98!", "-196,-66! -176,-66!", "-192,-36! -180,-36!"),
    )


def beehive(pen: Pen) -> Node:
    """Return the seven's: a straw hive on its bench."""
    tulip = group(
        pen.line("0,0 4,-34 0,-60", 8, GREEN),
        pen.limb("0,0:8 20,-24:7 34,-44:0", GREEN, INNER),
        pen.shape("-22,-86! -8,-76! 0,-94! 8,-76! 22,-86! 20,-56 0,-46 -20,-56", RED),
    )
    return group(
        turf(pen),
        place(tulip, -128, -2),
        place(tulip, 136, -2, flip=True),
        pen.lines("-60,-34! -66,0!", "60,-34! 66,0!", weight=16),
        pen.shape("-92,-48! 92,-48! 92,-30! -92,-30!", BROWN),
        pen.shape("-72,-48! -80,-80 -70,-130 -40,-178 0,-192 40,-178 70,-130 80,-80 "
        "72,-48!", YELLOW),
        pen.lines("-78,-74 0,-60 78,-74", "-76,-106 0,-90 76,-106", "-66,-138 0,-122 66,-138",
                  "-46,-168 0,-156 46,-168"),
        pen.hatch("-58,-54 -60,-100 -40,-150", "-44,-52 -46,-96 -28,-146", 7),
        pen.limb("0,-194:10 0,-210:9", BROWN),
        pen.shape("-22,-50! -22,-76 0,-90 22,-76 22,-50!", INK),
        bee(pen),
        bee_at(-106, -150, turn=12),
        bee_at(118, -166, turn=-160),
        bee_at(40, -80, turn=-24),
    )  # fmt: skip
