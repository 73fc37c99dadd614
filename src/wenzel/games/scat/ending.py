"""The moment between the last turn of a round and its settlement."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from wenzel.games.game import Action, Fact
from wenzel.games.phased.phases import NobodyOnMove
from wenzel.games.refusals import unexpected
from wenzel.games.scat.actions import ThirtyOne
from wenzel.games.scat.setting import Phase, Setting

if TYPE_CHECKING:
    from wenzel.games.scat.turns import Turns


class Termination(Enum):
    """Why a round ended."""

    KNOCK = "knock"
    """Somebody knocked, and all others have had their last turn."""
    THIRTY_ONE = "thirty-one"
    EXHAUSTED = "exhausted"
    """The stock ran out in a house where that ends the round."""
    THROW_DOWN = "throw-down"


@dataclass(frozen=True, slots=True)
class Over(NobodyOnMove):
    """Nobody is on move any more; the hands are about to be laid open.

    Attributes:
        termination: why it ended.
        knocker: who knocked or threw his hand down, None if nobody did.
        declared: who has shown 31; on the deal that can be more than one.
        turns: the turns as they stood.
    """

    setting: Setting
    termination: Termination
    knocker: int | None = None
    declared: tuple[int, ...] = ()
    turns: Turns | None = None

    @property
    def is_before_first_turn(self) -> bool:
        """Whether nobody has had a turn."""
        return self.turns is None or not (self.turns.history or self.turns.knocker is not None)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the end with a 31 shown, which goes before every other end.

        `wenzel.games.scat.phases` turns the opened hands into the settlement.
        """
        if not isinstance(what, ThirtyOne) or seat is None:
            raise unexpected(what)
        return replace(self, termination=Termination.THIRTY_ONE, declared=(*self.declared, seat))
