"""Looking many turns ahead: what each hand is worth to somebody who keeps drawing and may knock.

The others are taken to be like most players (`wenzel.bots.scat.habits`): at each turn some knock,
some make 31, and when the round ends they hold what players usually hold by then. From there it
is reckoned backwards, turn by turn, what the best draws, discards and knocks bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from wenzel.bots.scat.habits import (
    MOST_TURNS,
    chances_after_last_turn,
    chances_of_knocker,
    habits,
)
from wenzel.bots.scat.hands import Reals, kinds, scores
from wenzel.bots.scat.payoffs import LivesPayoffs, Payoffs, PointsPayoffs
from wenzel.bots.scat.rivals import Holds
from wenzel.games.scat.options import ScatOptions, Scoring
from wenzel.games.scat.values import HALVES, THIRTY_ONE

_TURNS: Final = 9
"""Turns looked ahead; later ones are taken to be like the last."""
_LAST_TURN_ROUNDS: Final = 9
"""How often the last of them is reckoned again, until it stands for all later ones."""
_TOP_CARD: Final = 0.6
"""How often the top of the discard pile is worth as much of a choice as a card unseen would be."""
_STEP: Final = 0.25
"""Worths of the own losses are rounded to this, so that few plans serve all matches."""
_LIKE_MOST_STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class Plan:
    """The worth of hands by turns gone, each an array over the kinds of hands.

    Attributes:
        keep: worth of what is left after the discard of a turn, the first turn being 0.
    """

    keep: tuple[Reals, ...]

    def after_discard(self, turns: int) -> Reals:
        """Return the worths of what may be kept in the turn after so many."""
        return self.keep[min(turns, len(self.keep) - 1)]


def plan_for(options: ScatOptions, worths: Payoffs, players: int) -> Plan:
    """Return the plan for a round; those of like rounds are the same.

    Args:
        options: the house rules.
        worths: what the ends of the round are worth to the seat that plans.
        players: how many are in the round.
    """
    if not isinstance(worths, LivesPayoffs):
        return _plan(options, players, 0, 0)
    one = min(max(round(-worths.one / _STEP), 1), _LIKE_MOST_STEPS)
    ratio = round(worths.two / worths.one / _STEP)
    return _plan(options, players, one, ratio)


@lru_cache(maxsize=256)
def _plan(options: ScatOptions, players: int, one_steps: int, ratio_steps: int) -> Plan:
    others = players - 1
    worths: Payoffs
    if options.scoring is Scoring.POINTS:
        worths = PointsPayoffs(others)
    else:
        one = -one_steps * _STEP
        gains = np.full(others, 1 / others)
        worths = LivesPayoffs(options, one, one * ratio_steps * _STEP, gains, 2 * gains)
    return _backwards(options, worths, others)


def _backwards(options: ScatOptions, worths: Payoffs, others: int) -> Plan:
    score = scores(options)
    made = score == THIRTY_ONE
    knock = [_knocking(options, worths, others, turns) for turns in range(_TURNS + 1)]
    last = [_drawn(_last_turn(worths, others, turns)[score]) for turns in range(MOST_TURNS + 1)]
    knocks = [_anybody(habits().knocks, turns, others) for turns in range(_TURNS)]
    thirty_ones = [_anybody(habits().thirty_ones, turns, others) for turns in range(_TURNS)]
    keep: list[Reals] = []
    go_on = np.zeros(len(score))
    for turns in [*[_TURNS - 1] * _LAST_TURN_ROUNDS, *range(_TURNS - 2, -1, -1)]:
        ended = (
            knocks[turns] * last[min(turns + 1, MOST_TURNS)]
            + thirty_ones[turns] * worths.others_thirty_one
        )
        next_turn = np.maximum(knock[turns + 1][score], go_on)
        worth = (1 - knocks[turns] - thirty_ones[turns]) * next_turn + ended
        worth[made] = worths.own_thirty_one
        go_on = _drawn(worth)
        keep.append(worth)
    return Plan(tuple(reversed(keep[_LAST_TURN_ROUNDS - 1 :])))


def _anybody(thousandths: Sequence[int], turns: int, others: int) -> float:
    share = thousandths[min(turns, len(thousandths) - 1)] / 1000
    return float(1 - (1 - share) ** others)


def _knocking(options: ScatOptions, worths: Payoffs, others: int, turns: int) -> Reals:
    """Return the worth of a knock after so many turns, by score."""
    usual = chances_after_last_turn(Holds.ANYTHING, turns, 0)
    worth = worths.knock(np.tile(usual, (others, 1)))
    worth[: HALVES * options.minimum_knock] = -np.inf
    return worth


def _last_turn(worths: Payoffs, others: int, turns: int) -> Reals:
    """Return the worth of the score at the end, somebody having knocked after so many turns."""
    usual = chances_after_last_turn(Holds.ANYTHING, turns, 0)
    knocked = chances_of_knocker(Holds.ANYTHING, turns, 0)
    return worths.last_turn(0, np.stack([knocked, *[usual] * (others - 1)]))


def _drawn(worth: Reals) -> Reals:
    """Return the worth of hands before a draw, by the worth of what is kept after it."""
    after, chance = kinds().after, kinds().chance
    best = np.maximum(worth[after].max(axis=0), worth[:, None])
    mean = np.einsum("kd,kd->k", best, chance)
    gain = np.einsum("kd,kd->k", np.maximum(best - mean[:, None], 0), chance)
    found: Reals = mean + _TOP_CARD * gain
    return found
