"""Who scores in a house that plays for points and not for lives (rules B2.13)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

BEST_HAND: Final = 1
"""For the best hand after somebody else's knock."""
BEST_KNOCK: Final = 2
"""For a knocker whose hand is the best."""
THIRTY_ONE: Final = 3
"""For 31 by a draw."""
THIRTY_ONE_DEALT: Final = 6
"""For 31 on the deal."""


def points_of_knock(scores: Mapping[int, int], knocker: int) -> dict[int, int]:
    """Return what everybody scores when all hands count; equal best hands score alike.

    >>> points_of_knock({0: 50, 1: 36, 2: 50}, 0)
    {0: 2, 1: 0, 2: 1}
    """
    best = max(scores.values())
    worth = {seat: BEST_KNOCK if seat == knocker else BEST_HAND for seat in scores}
    return {seat: worth[seat] if score == best else 0 for seat, score in scores.items()}


def points_of_thirty_one(
    seats: Collection[int], declared: Collection[int], dealt: bool
) -> dict[int, int]:
    """Return what everybody scores when some have shown 31, dealt or drawn."""
    worth = THIRTY_ONE_DEALT if dealt else THIRTY_ONE
    return {seat: worth if seat in declared else 0 for seat in seats}
