"""The four Daus, the deuces that rank as aces: beasts with two signs each."""

from __future__ import annotations

from typing import Final

from wenzel.decks.animals.boar import dancing_boar
from wenzel.decks.animals.cockatrice import cockatrice
from wenzel.decks.animals.lion import RAMPANT_PAWS, rampant_lion, sitting_lion
from wenzel.decks.layout import Spot
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, GREEN, GROUND, INNER, MIDDLE, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place

TOP_SPOTS: Final = (Spot(208, 196), Spot(412, 196))
_LION: Final = (286, GROUND - 6)
PAW_SPOTS: Final = tuple(Spot(_LION[0] + x + 26, _LION[1] + y - 100) for x, y in RAMPANT_PAWS)
LIFTED_SPOTS: Final = (Spot(150, 322), Spot(434, 322))
SCALE: Final = 1.8


def daus_of_acorns(pen: Pen) -> Node:
    """Draw the boar that gave the Daus its nickname, dancing with two coins."""
    return place(dancing_boar(Pen(1.05)), MIDDLE - 10, GROUND, scale=1.05)


def daus_of_leaves(pen: Pen) -> Node:
    """Draw the crowned lion with two tails, a leaf on either paw."""
    return place(rampant_lion(pen), *_LION)


def daus_of_hearts(pen: Pen) -> Node:
    """Draw the sitting lion that lifts two hearts."""
    return place(sitting_lion(pen), 292, GROUND)


def daus_of_bells(pen: Pen) -> Node:
    """Draw a shield parted between a lion and a cockatrice."""
    outline = "70,330! 190,318 310,336! 430,318 550,330! 556,540 500,750 310,950! 120,750 64,540"
    return group(
        pen.shape(outline, RED, 0),
        pen.shape("310,336! 430,318 550,330! 556,540 500,750 310,950!", BLUE, INNER),
        place(rampant_lion(Pen(0.5)), 206, 776, scale=0.5),
        place(cockatrice(Pen(0.5), GREEN, YELLOW), 404, 760, scale=0.5, flip=True),
        # The rim goes over what does not fit into the field, like a frame.
        pen.shape(outline, None, 38),
        pen.shape(outline, None, 25, YELLOW),
        pen.dots(outline, 24, 5.5, PALE, FINE, closed=True),
    )
