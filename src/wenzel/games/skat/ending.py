"""The moment between the last event of a deal and its settlement."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from wenzel.games.phased.phases import Closed
from wenzel.games.skat.setting import Bidding, Setting

if TYPE_CHECKING:
    from wenzel.games.skat.play import Playing


class Termination(Enum):
    """Why a deal ended."""

    PLAYED = "played"
    """All cards are played."""
    DECIDED = "decided"
    """A Null or open game that its first lost trick has settled."""
    PASSED_IN = "passed-in"
    IMPOSSIBLE_NULL = "impossible-null"
    """A Null below the bid (ISkO 3.6.2, 2022)."""
    CONCEDED = "conceded"
    CLAIMED = "claimed"
    SHOWN = "shown"
    """The declarer's open cards were accepted."""
    FORFEITED = "forfeited"
    """Somebody left or ran out of time after the announcement."""
    PENALTY = "penalty"
    """Somebody left or ran out of time before the announcement: there is no game to settle."""


@dataclass(frozen=True, slots=True)
class Over(Closed):
    """Nobody is on move any more; the cards are about to be opened.

    Attributes:
        termination: why it ended.
        seat: who conceded, claimed or forfeited.
        playing: the play as it stood, None if there was none.
    """

    setting: Setting
    bidding: Bidding
    termination: Termination
    seat: int | None = None
    playing: Playing | None = None
