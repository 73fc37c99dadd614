"""The foot of the bells: a drumming hare, a crowned carp, a dog, a barrel of flowers."""

from __future__ import annotations

from wenzel.decks.animals.cat import mouse
from wenzel.decks.animals.dog import dachshund
from wenzel.decks.animals.fish import carp
from wenzel.decks.animals.hare import drumming_hare
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, FINE, GREEN, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place
from wenzel.decks.vignettes.ground import turf


def hare_with_drum(pen: Pen) -> Node:
    """Return the ten's: a hare that drums, and the mouse that marches after it."""
    return group(
        turf(pen),
        place(mouse(pen), -116, -6, flip=True),
        place(drumming_hare(pen), 46, 0),
    )


def king_carp(pen: Pen) -> Node:
    """Return the nine's: a crowned carp above the waves."""
    wave = "{0},0! {1},-34 {2},-30! {3},-14 {4},-6!"
    crests = " ".join(wave.format(x, x + 16, x + 44, x + 34, x + 48) for x in range(-172, 130, 58))
    return group(
        place(carp(pen), -10, -100, turn=-9),
        pen.shape(f"{crests} 176,0! 176,14! 0,20 -172,14!", BLUE),
        pen.line("-150,4 -110,-2 -70,4 -20,2", FINE, PALE),
        pen.disc(160, -140, 8, None, INNER),
        pen.disc(168, -166, 5, None, INNER),
    )


def dog_with_sausages(pen: Pen) -> Node:
    """Return the eight's: a dachshund and what was the butcher's."""
    return group(turf(pen), place(dachshund(pen), -16, -2))


def flower_barrel(pen: Pen) -> Node:
    """Return the seven's: a barrel of flowers."""
    return group(
        turf(pen),
        pen.lines("-20,-90 -60,-130 -96,-150", "-10,-90 -30,-150 -44,-180", "0,-90 2,-160",
                  "10,-90 36,-150 52,-178", "20,-90 70,-130 104,-146", weight=8, ink=GREEN),
        pen.limb("-40,-84:14 -100,-96:20 -150,-80:0", GREEN),
        pen.limb("40,-84:14 100,-96:20 150,-80:0", GREEN),
        pen.limb("-10,-90:14 -66,-110:16 -84,-124:0", GREEN),
        pen.limb("10,-90:14 66,-110:16 84,-124:0", GREEN),
        _tulip(pen, -50, -176, -16, RED),
        _tulip(pen, 58, -176, 16, RED),
        _daisy(pen, 0, -168, YELLOW, RED),
        _daisy(pen, -108, -146, BLUE, YELLOW),
        _daisy(pen, 112, -144, BLUE, YELLOW),
        pen.shape("-84,-92! 84,-92! 92,-48 78,0! -78,0! -92,-48", BROWN),
        pen.lines("-50,-88! -54,-4!", "-18,-88! -18,-4!", "18,-88! 18,-4!", "50,-88! 54,-4!",
                  weight=FINE),
        pen.line("-86,-70 0,-62 86,-70", 13, YELLOW),
        pen.line("-84,-22 0,-14 84,-22", 13, YELLOW),
    )  # fmt: skip


def _tulip(pen: Pen, x: float, y: float, turn: float, fill: str) -> Node:
    return place(
        pen.shape("-26,-28! -10,-16! 0,-36! 10,-16! 26,-28! 26,8 0,22 -26,8", fill), x, y, turn=turn
    )


def _daisy(pen: Pen, x: float, y: float, fill: str, heart: str) -> Node:
    return place(
        group(
            pen.shape(
                "0,-32 12,-16! 30,-12 18,4! 20,26 0,16! -20,26 -18,4! -30,-12 -12,-16!", fill
            ),
            pen.disc(0, -2, 10, heart, INNER),
        ),
        x, y,
    )  # fmt: skip
