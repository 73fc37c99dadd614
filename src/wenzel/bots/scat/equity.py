"""The chances to win a match by the lives that everybody has, between players of equal skill.

A round is taken to be one of three things, each player being as likely as any other to be the one
it happens to: one player loses a life, a knocker loses two, or one makes 31 and all others lose.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

_LONE_KNOCKER: Final = 0.15
"""Share of rounds in which a knocker loses two lives, with experts at the table."""
_THIRTY_ONE: Final = 0.1
"""Share of rounds that end with 31."""
_MOST: Final = 5
"""Lives of the richest player for which the chances are worked out life by life."""


@lru_cache(maxsize=4096)
def equities(lives: tuple[int, ...]) -> tuple[float, ...]:
    """Return each player's chance to win the match.

    >>> [round(share, 9) for share in equities((2, 2, 0))]
    [0.5, 0.5, 0.0]

    Args:
        lives: how many losses put each player out; nobody is left to win below 1.
    """
    ranked = sorted(range(len(lives)), key=lambda place: -lives[place])
    shares = _shares(tuple(lives[place] for place in ranked if lives[place] > 0))
    found = [0.0] * len(lives)
    for place, share in zip(ranked, shares, strict=False):
        found[place] = share
    return tuple(found)


def in_steps(lives: tuple[int, ...]) -> tuple[int, ...]:
    """Return the lives in steps of several where there are too many to look at each.

    >>> in_steps((3, 4, 1)), in_steps((20, 10, 1))
    ((3, 4, 1), (5, 3, 1))
    """
    step = -(-max(lives) // _MOST)
    return tuple(-(-left // step) for left in lives)


@cache
def _shares(lives: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chances of players who are in, the most lives first."""
    players = len(lives)
    if players <= 1:
        return (1.0,) * players
    found = [0.0] * players
    for chosen in range(players):
        for chance, own_loss, others_loss in (
            (1 - _LONE_KNOCKER - _THIRTY_ONE, 1, 0),
            (_LONE_KNOCKER, 2, 0),
            (_THIRTY_ONE, 0, 1),
        ):
            left = tuple(
                have - (own_loss if place == chosen else others_loss)
                for place, have in enumerate(lives)
            )
            for place, share in enumerate(equities(left)):
                found[place] += chance / players * share
    return tuple(found)
