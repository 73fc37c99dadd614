"""What the end of a round is worth to a seat, by its own score and what others may hold.

Worths are in shares: 1 is what it is worth that everybody else loses a life, or scores a point
less. Scores are in half points, and an array over scores has the worth of score *s* at index *s*.
What a player may hold is an array of chances: at index *s* that his score is at least *s*.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from wenzel.bots.scat.equity import equities, in_steps
from wenzel.games.scat.options import ScatOptions, Scoring, TiedKnocker
from wenzel.games.scat.points import BEST_HAND, BEST_KNOCK
from wenzel.games.scat.points import THIRTY_ONE as THIRTY_ONE_POINTS
from wenzel.games.scat.values import THIRTY_ONE

Reals: TypeAlias = npt.NDArray[np.float64]

SCORES: Final = THIRTY_ONE + 2
"""Length of an array of chances: scores of 0 to 31 points in halves, and one that nobody has."""


class Payoffs(Protocol):
    """What the ends of a round are worth."""

    @property
    def own_thirty_one(self) -> float:
        """Worth of making 31."""

    @property
    def others_thirty_one(self) -> float:
        """Worth of somebody else's making 31 before anybody has knocked."""

    @property
    def next_loses(self) -> float:
        """Worth of a loss of the first of the others, who plays next."""

    def knock(self, others: Reals) -> Reals:
        """Return what a knock is worth by the own score.

        Args:
            others: chances of the other players, one row each, at the end.
        """

    def last_turn(self, knocker: int, others: Reals) -> Reals:
        """Return what the own score at the end is worth after somebody else's knock.

        Args:
            knocker: the row of the one who has knocked.
            others: chances of the other players, one row each, at the end.
        """


@dataclass(frozen=True, slots=True)
class LivesPayoffs:
    """Payoffs where losers pay with lives.

    Attributes:
        options: the house rules.
        one: worth of losing a life oneself.
        two: worth of losing two.
        gains: worth of a life lost by each of the others.
        double_gains: worth of two lives lost by each of the others.
    """

    options: ScatOptions
    one: float
    two: float
    gains: Reals
    double_gains: Reals

    @property
    def own_thirty_one(self) -> float:
        """Everybody else loses a life."""
        return float(self.gains.sum())

    @property
    def others_thirty_one(self) -> float:
        """All but one of the others lose a life too."""
        return self.one + self.own_thirty_one * (1 - 1 / len(self.gains))

    @property
    def next_loses(self) -> float:
        """Worth of a life lost by the next player."""
        return float(self.gains[0])

    def knock(self, others: Reals) -> Reals:
        """Return what a knock is worth by the own score."""
        short = _without_thirty_one(others)
        nobody_below = short.prod(axis=0)
        alone = _next(nobody_below)
        lone = self.two if self.options.lone_knocker_loses > 1 else self.one
        worth = alone * lone + np.cumsum(self._lowest(short, nobody_below))
        if self.options.tied_knocker is TiedKnocker.LOSES_TWO:
            worth += (nobody_below - alone) * self.two
        caught = self.two if self.options.knocker_loses_two_to_31 else self.one
        worth += self._thirty_one(others, caught)
        worth[THIRTY_ONE:] = self.own_thirty_one
        return worth

    def last_turn(self, knocker: int, others: Reals) -> Reals:
        """Return what the own score at the end is worth after somebody else's knock."""
        short = _without_thirty_one(others)
        nobody_below = short.prod(axis=0)
        single, double = self.gains[knocker], self.double_gains[knocker]
        lone = double if self.options.lone_knocker_loses > 1 else single
        knocked = short[knocker]
        rest = np.delete(short, knocker, axis=0)
        rest_below = rest.prod(axis=0)
        at_knocker = knocked - _next(knocked)
        alone = at_knocker * _next(rest_below)
        tied = at_knocker * rest_below - alone
        ties_cost = self.options.tied_knocker is TiedKnocker.LOSES_TWO
        others_lowest = self._lowest(short, nobody_below) - at_knocker * rest_below * single
        below = alone * lone + tied * (double if ties_cost else 0.0)
        worth: Reals = np.cumsum(below + others_lowest) - below
        worth += nobody_below * self.one
        if ties_cost:
            worth += at_knocker * rest_below * double
        worth += self._thirty_one(others, self.one)
        worth[THIRTY_ONE:] = self.own_thirty_one
        return worth

    def _lowest(self, short: Reals, nobody_below: Reals) -> Reals:
        """Return by score what it is worth that others have it and nobody has less."""
        each = np.where(short > 0, (short - _next(short)) / np.where(short > 0, short, 1), 0.0)
        weighed: Reals = self.gains @ each
        lowest: Reals = nobody_below * weighed
        return lowest

    def _thirty_one(self, others: Reals, own: float) -> float:
        """Return what the chance is worth that one of the others makes 31."""
        chances = others[:, THIRTY_ONE]
        total = float(chances.sum())
        if not total:
            return 0.0
        anybody = 1 - float((1 - chances).prod())
        spared = float(self.gains @ chances) / total
        return anybody * (own + self.own_thirty_one - spared)


@dataclass(frozen=True, slots=True)
class PointsPayoffs:
    """Payoffs where the best hand scores points and nobody goes out: own points less others'."""

    others: int

    @property
    def own_thirty_one(self) -> float:
        """Three points."""
        return float(THIRTY_ONE_POINTS)

    @property
    def others_thirty_one(self) -> float:
        """Three points for somebody else."""
        return -THIRTY_ONE_POINTS / self.others

    @property
    def next_loses(self) -> float:
        """Worth of a point less for the next player."""
        return 1 / self.others

    def knock(self, others: Reals) -> Reals:
        """Return what a knock is worth by the own score."""
        nobody_above = (1 - _next(others)).prod(axis=0)
        worth = nobody_above * BEST_KNOCK - (1 - nobody_above) * BEST_HAND / self.others
        return self._with_thirty_one(worth, others)

    def last_turn(self, knocker: int, others: Reals) -> Reals:
        """Return what the own score at the end is worth after somebody else's knock."""
        nobody_above = (1 - _next(others)).prod(axis=0)
        rest = np.delete(others, knocker, axis=0)
        knocked = others[knocker]
        best_knock = (knocked - _next(knocked)) @ (1 - _next(rest)).prod(axis=0)
        lost = BEST_KNOCK * best_knock + BEST_HAND * (1 - best_knock)
        worth = nobody_above * BEST_HAND - (1 - nobody_above) * lost / self.others
        return self._with_thirty_one(worth, others)

    def _with_thirty_one(self, worth: Reals, others: Reals) -> Reals:
        anybody = 1 - float((1 - others[:, THIRTY_ONE]).prod())
        worth -= anybody * (THIRTY_ONE_POINTS - BEST_HAND) / self.others
        worth[THIRTY_ONE:] = self.own_thirty_one
        return worth


@lru_cache(maxsize=4096)
def payoffs(
    options: ScatOptions, pennies: tuple[int | None, ...], seat: int, others: tuple[int, ...]
) -> Payoffs:
    """Return what the ends of a round are worth to a seat.

    Args:
        options: the house rules.
        pennies: by seat at the start of the round.
        seat: whose payoffs these are.
        others: the other seats in the round, in the order of the rows of chances.
    """
    if options.scoring is Scoring.POINTS:
        return PointsPayoffs(len(others))
    # On the dole one more loss is borne.
    lives = in_steps(tuple((pennies[player] or 0) + options.dole for player in (seat, *others)))
    now = equities(lives)[0]

    def gain(player: int, lost: int) -> float:
        left = list(lives)
        left[player] -= lost
        return equities(tuple(left))[0] - now

    gains = np.array([gain(1 + row, 1) for row in range(len(others))])
    double_gains = np.array([gain(1 + row, 2) for row in range(len(others))])
    unit = float(gains.sum())
    return LivesPayoffs(
        options, gain(0, 1) / unit, gain(0, 2) / unit, gains / unit, double_gains / unit
    )


def _without_thirty_one(chances: Reals) -> Reals:
    """Return the chances to have at least a score and less than 31."""
    short: Reals = np.maximum(chances - chances[:, THIRTY_ONE, None], 0)
    return short


def _next(chances: Reals) -> Reals:
    """Return chances to have more than a score, of chances to have at least as much."""
    more = np.zeros_like(chances)
    more[..., :-1] = chances[..., 1:]
    return more
