"""What an open-card value promises: the score a declarer may hope for, while much is uncertain."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import erf, sqrt
from typing import Final

import numpy as np

from wenzel.bots.sampling import Floats
from wenzel.games.skat.bids import BASE_VALUES, least_multiplier
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.outcome import FABIAN_BONUS, SEEGER_BONUS
from wenzel.games.skat.scoring import ALL_POINTS, GAME_POINTS, OUT_OF_SCHNEIDER, SCHNEIDER_POINTS

_SCATTER: Final = 9.0
"""How far the declarer's points come to lie from the value of a layout, with all cards to play."""
_SHIFT: Final = 5.0
"""By how much they come to lie above it: the defenders do not see all cards either."""
_FADES: Final = 0.65
"""How the scatter shrinks with the cards to play: as this power of their share."""
_TIP: Final = 0.02
"""Score of a card point where nothing else is at stake."""
_NEEDED: Final = (GAME_POINTS, SCHNEIDER_POINTS, ALL_POINTS)
"""The points for a plain game, for Schneider, and (all tricks, in fact) for Schwarz."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a declarer's points decide.

    Attributes:
        base: base value.
        multiplier: matadors, game, hand and what was announced, without levels yet to be reached.
        needed: the points that win; one more than there are where nothing wins any more.
        levels: whether reaching or missing Schneider changes the value.
    """

    base: int
    multiplier: int
    needed: int
    levels: bool

    @classmethod
    def of(cls, contract: Contract, matadors: int, bid: int) -> Stakes:
        """Return what is at stake in a trump game; `matadors` as far as they are known."""
        base = BASE_VALUES[contract.game]
        announced = contract.hand + 2 * contract.schneider + 2 * contract.schwarz + contract.ouvert
        multiplier = matadors + 1 + announced
        least = least_multiplier(base, bid)
        # What the announcement asks for, and the levels without which the bid is not covered.
        level = contract.schneider + contract.schwarz + max(0, least - multiplier)
        needed = _NEEDED[level] if level < len(_NEEDED) else ALL_POINTS + 1
        return cls(base, max(multiplier, least), needed, levels=level == 0)

    def score(self, points: int) -> float:
        """Return the declarer's score against the two others' for his points at the end."""
        tip = _TIP * points
        if points >= self.needed:
            more = self.levels and points >= SCHNEIDER_POINTS
            return self.base * (self.multiplier + more) + SEEGER_BONUS + tip
        more = self.levels and points < OUT_OF_SCHNEIDER
        return -2 * self.base * (self.multiplier + more) - SEEGER_BONUS - FABIAN_BONUS[3] + tip


@cache
def payoff(stakes: Stakes, cards_left: int) -> Floats:
    """Return the mean score for each value from 0 to 120 with so many cards left in a hand."""
    part = max(0, cards_left - 1) / (HAND_SIZE - 1)
    scores = np.array([stakes.score(points) for points in range(ALL_POINTS + 1)])
    if not part:
        return scores
    width = _SCATTER * part**_FADES * sqrt(2)
    edges = np.arange(ALL_POINTS) + 0.5
    means = np.empty(ALL_POINTS + 1)
    for value in range(ALL_POINTS + 1):
        below = [(1 + erf((edge - value - _SHIFT * part) / width)) / 2 for edge in edges]
        shares = np.diff([0.0, *below, 1.0])
        means[value] = shares @ scores
    return means
