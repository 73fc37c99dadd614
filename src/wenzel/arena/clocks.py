"""How long a player thought, over many deals."""

from __future__ import annotations

import msgspec

from wenzel.arena.results import Thinking


class Pace(msgspec.Struct, frozen=True):
    """How long decisions of a kind took.

    Attributes:
        decisions: how many there were.
        mean_ms: milliseconds that one took on average; 0 when there was none.
        longest_ms: milliseconds of the longest.
    """

    decisions: int
    mean_ms: float
    longest_ms: float


class Clocks:
    """Adds the thinking times of a player."""

    def __init__(self) -> None:
        self._bids = [0, 0.0, 0.0]
        self._cards = [0, 0.0, 0.0]

    def add(self, spent: Thinking) -> None:
        """Count what one seat has spent in one job."""
        for kept, decisions, seconds, longest in (
            (self._bids, spent.bids, spent.bid_seconds, spent.longest_bid),
            (self._cards, spent.cards, spent.card_seconds, spent.longest_card),
        ):
            kept[0] += decisions
            kept[1] += seconds
            kept[2] = max(kept[2], longest)

    @property
    def bids(self) -> Pace:
        """The decisions before the play."""
        return _pace(self._bids)

    @property
    def cards(self) -> Pace:
        """The decisions in the play."""
        return _pace(self._cards)


def _pace(kept: list[float]) -> Pace:
    decisions, seconds, longest = kept
    return Pace(int(decisions), 1000 * seconds / max(1, decisions), 1000 * longest)
