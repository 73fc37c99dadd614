"""The four Daus, the deuces that rank as aces: beasts with two signs each."""

from __future__ import annotations

from typing import Final

from wenzel.decks.animals.boar import dancing_boar
from wenzel.decks.animals.cockatrice import cockatrice
from wenzel.decks.animals.lion import RAMPANT_PAWS, peeping_lion, rampant_lion, sitting_lion
from wenzel.decks.layout import Spot
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, GREEN, GROUND, MIDDLE, PALE, YELLOW
from wenzel.decks.svg import Node, group, place

TOP_SPOTS: Final = (Spot(208, 196), Spot(412, 196))
_LION: Final = (288, GROUND - 6)
PAW_SPOTS: Final = tuple(Spot(_LION[0] + x + 20, _LION[1] + y - 94) for x, y in RAMPANT_PAWS)
LIFTED_SPOTS: Final = (Spot(126, 388), Spot(494, 388))
SHOULDER_SPOTS: Final = (Spot(104, 330), Spot(516, 330))
SCALE: Final = 1.8
SMALL_SCALE: Final = 1.5
"""Of the signs that have a lion's mane between them."""


def daus_of_acorns(pen: Pen) -> Node:
    """Draw the boar that gave the Daus its nickname, dancing with two coins."""
    return place(dancing_boar(Pen(1.05)), MIDDLE - 10, GROUND, scale=1.05)


def daus_of_leaves(pen: Pen) -> Node:
    """Draw the crowned lion with two tails, a leaf on either paw."""
    return place(rampant_lion(pen), *_LION)


def daus_of_hearts(pen: Pen) -> Node:
    """Draw the sitting lion that balances two hearts."""
    return place(sitting_lion(pen), MIDDLE, GROUND)


def daus_of_bells(pen: Pen) -> Node:
    """Draw a lion that looks over its shield, on which there is a cockatrice."""
    outline = "92,486! 200,472 310,490! 420,472 528,486! 534,640 510,800 430,910 310,984! "
    outline += "190,910 110,800 86,640"
    behind, before = peeping_lion(pen)
    return group(
        place(behind, MIDDLE, 490),
        pen.shape(outline, BLUE, 0),
        place(cockatrice(Pen(0.76), GREEN, YELLOW), MIDDLE + 18, 902, scale=0.76),
        pen.shape(outline, None, 38),
        pen.shape(outline, None, 25, YELLOW),
        pen.dots(outline, 24, 5.5, PALE, FINE, closed=True),
        place(before, MIDDLE, 490),
    )
