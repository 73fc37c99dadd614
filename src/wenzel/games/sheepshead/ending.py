"""The moment between the last event of a hand and its settlement."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from wenzel.games.game import Action, Fact
from wenzel.games.refusals import unexpected
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.messages import Message

if TYPE_CHECKING:
    from wenzel.games.sheepshead.play import Playing


class Termination(Enum):
    """Why a hand ended."""

    PLAYED = "played"
    """All cards are played."""
    THROWN_IN = "thrown-in"
    """Nobody picked, and the house has no game for that."""
    SHOWN = "shown"
    """Nobody picked, and the hands are compared without play (schwanzer)."""
    REDEAL = "redeal"
    """Somebody asked for a new deal with a hand without anything in it."""


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody is on move any more; the cards are about to be opened.

    Attributes:
        termination: why it ended.
        seat: who asked for a redeal.
        playing: the play, None if there was none.
    """

    setting: Setting
    termination: Termination
    seat: int | None = None
    playing: Playing | None = None

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known."""
        return self.playing.picked if self.playing is not None else None

    @property
    def current_player(self) -> None:
        """Nobody."""
        return

    def legal(self, _seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return nothing: the hand is over."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: Holding) -> Message:
        """Say that the hand is over."""
        return Message("refused.deal_over", action=action.line)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Refuse: `wenzel.games.sheepshead.phases` turns the opened cards into the end."""
        raise unexpected(what)
