"""What every phase offers, and what there is to say in one in which nobody is on move any more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from wenzel.games.game import Action, Fact
from wenzel.games.refusals import unexpected
from wenzel.messages import Message

S_co = TypeVar("S_co", covariant=True)
H_contra = TypeVar("H_contra", contravariant=True)
V = TypeVar("V")
R = TypeVar("R")
E = TypeVar("E")


class Phase(Protocol[S_co, H_contra]):
    """A stage of a deal: public knowledge only, moved on by public events only.

    Whatever a seat's own cards decide comes in as its holding. So a state, a view and a view
    folded from events run through the very same code, and nothing hidden can get into a phase.
    """

    @property
    def setting(self) -> S_co:
        """What was settled before."""

    @property
    def current_player(self) -> int | None:
        """The seat on move."""

    def legal(self, seat: int, holding: H_contra) -> tuple[Action, ...]:
        """Return what a seat with this holding may do."""

    def refusal(self, seat: int, action: Action, holding: H_contra) -> Message:
        """Say why an action that is not legal is not."""

    def after(self, seat: int | None, what: Action | Fact) -> Phase[S_co, H_contra]:
        """Return the phase after an event; what is hidden comes as `Hidden`."""


class NobodyOnMove:
    """A phase in which nobody is on move any more."""

    __slots__ = ()

    @property
    def current_player(self) -> None:
        """Nobody."""
        return

    def legal(self, _seat: int, _holding: object) -> tuple[Action, ...]:
        """Return nothing: the deal is over."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: object) -> Message:
        """Say that the deal is over."""
        return Message("refused.deal_over", action=action.line)


class Closed(NobodyOnMove):
    """A phase that no event moves on, save the opening of the cards, which a game sees to."""

    __slots__ = ()

    def after(self, _seat: int | None, what: Action | Fact) -> NoReturn:
        """Refuse."""
        raise unexpected(what)


@dataclass(frozen=True, slots=True)
class Settled(Closed, Generic[V, R, E]):
    """The deal is settled and all its cards are open.

    Attributes:
        over: how it stood after its last event.
        revealed: the cards, laid open.
        outcome: how it ended.
    """

    over: V
    revealed: R
    outcome: E


def outcome_of(phase: Phase[Any, Any]) -> Any:
    """Return how the deal ended, None before its end."""
    return phase.outcome if isinstance(phase, Settled) else None
