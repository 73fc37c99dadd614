"""The moment between the last event of a deal and its settlement."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from wenzel.games.game import Action, Fact
from wenzel.games.refusals import unexpected
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting
from wenzel.messages import Message

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
class Over:
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

    @property
    def current_player(self) -> None:
        """Nobody."""
        return

    def legal(self, _seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return nothing: the deal is over."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: Holding) -> Message:
        """Say that the deal is over."""
        return Message("refused.deal_over", action=action.line)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Refuse: `wenzel.games.skat.phases` turns the opened cards into the end."""
        raise unexpected(what)
