"""What players usually hold and do, counted in rounds of a mixed table.

``python -m benchmarks.fit_scat`` plays the rounds and writes ``habits.json``.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from wenzel.bots.scat.payoffs import SCORES, Reals
from wenzel.bots.scat.rivals import Holds
from wenzel.games.scat.values import HALVES

LOWEST: Final = 7
"""The first column of a row is for scores of at most so many points, each next for one more."""
MOST_TURNS: Final = 7
"""Rows beyond so many turns are those of so many."""


class Habits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts in thousandths, by turns gone.

    Attributes:
        after_last_turn: by what the known cards give away, a row for each number of turns before
            the last: how many players of a thousand end with each score.
        of_knocker: the same of players who have knocked.
        knocks: in how many turns of a thousand, last turns included, there is a knock.
        thirty_ones: in how many turns of a thousand 31 is made before a knock.
    """

    after_last_turn: dict[Holds, tuple[tuple[int, ...], ...]]
    of_knocker: dict[Holds, tuple[tuple[int, ...], ...]]
    knocks: tuple[int, ...]
    thirty_ones: tuple[int, ...]


@lru_cache(maxsize=1)
def habits() -> Habits:
    """Return the counts."""
    text = files("wenzel.bots.scat").joinpath("habits.json").read_bytes()
    return msgspec.json.decode(text, type=Habits)


@lru_cache(maxsize=1024)
def chances_after_last_turn(holds: Holds, turns: int, floor: int) -> Reals:
    """Return the chances of a player at the end, who has one more turn.

    Args:
        holds: what the known cards give away.
        turns: how many turns the player has had before the last.
        floor: points that the player has for certain.
    """
    rows = habits().after_last_turn[holds]
    return _chances(rows[min(turns, len(rows) - 1)], floor)


@lru_cache(maxsize=1024)
def chances_of_knocker(holds: Holds, turns: int, floor: int) -> Reals:
    """Return the chances of a player who has knocked after so many turns."""
    rows = habits().of_knocker[holds]
    return _chances(rows[min(turns, len(rows) - 1)], floor)


@lru_cache(maxsize=64)
def chances_of_score(points: int) -> Reals:
    """Return the chances of a player whose score is known."""
    return (np.arange(SCORES) <= HALVES * points).astype(np.float64)


def _chances(row: tuple[int, ...], floor: int) -> Reals:
    exactly = np.zeros(SCORES)
    exactly[HALVES * LOWEST :: HALVES] = row
    exactly[: HALVES * floor] = 0
    if not exactly.any():
        return chances_of_score(floor)
    at_least: Reals = exactly[::-1].cumsum()[::-1] / exactly.sum()
    return at_least
