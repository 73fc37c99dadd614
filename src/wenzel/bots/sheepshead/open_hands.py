"""Values of layouts with all cards open, by one search that all experts of a program share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from wenzel.bots.sheepshead.layouts import Layout
from wenzel.bots.sheepshead.payoff import Stakes, worth
from wenzel.bots.sheepshead.positions import position_of, side_of
from wenzel.cards import Card
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.scoring import WINNING_POINTS
from wenzel.games.sheepshead.trick_order import ALL_POINTS
from wenzel.solver import Solver
from wenzel.solver.position import Position

_TABLE_MB: Final = 32
_MARKS: Final = (16, 31, 46, 61, 76, 91, 106)
"""Card points that are asked for; those that decide about the score are among them."""
_HALF_STEP: Final = 7


@cache
def _solver() -> Solver:
    return Solver(_TABLE_MB)


@dataclass(frozen=True, slots=True)
class Found:
    """What a card comes to in a layout.

    Attributes:
        score: mean score of the seat.
        won: whether its side has won, by the value.
    """

    score: float
    won: bool


def _about(position: Position) -> int:
    """Return about how many card points the picker's side makes, by three or four questions.

    A yes or no is found much faster than an exact value, and scores differ by thresholds only.
    """
    solver = _solver()
    low, high = 0, len(_MARKS)
    while low < high:
        middle = (low + high) // 2
        if solver.at_least(position, _MARKS[middle]):
            low = middle + 1
        else:
            high = middle
    if low == len(_MARKS):
        return ALL_POINTS if solver.at_least(position, ALL_POINTS) else ALL_POINTS - _HALF_STEP
    return max(position.points, _MARKS[low] - _HALF_STEP)


class OpenHands:
    """What layouts are worth to a seat."""

    def worth(self, playing: Playing, layout: Layout, seat: int) -> float:
        """Return the mean score of a seat in a layout, doubles left out."""
        side = side_of(playing, layout)
        position = position_of(playing, layout, side)
        return worth(Stakes.of(playing, side, seat), position, _about(position))

    def cards(self, playing: Playing, layout: Layout, seat: int) -> dict[Card, Found]:
        """Return what each card that a seat may play comes to in a layout."""
        side = side_of(playing, layout)
        position = position_of(playing, layout, side)
        stakes = Stakes.of(playing, side, seat)
        found = {}
        for card, value in _solver().values(position).items():
            won = (value >= WINNING_POINTS) == (seat in side)
            found[card] = Found(worth(stakes, position, value), won)
        return found
