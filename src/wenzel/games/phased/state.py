"""The whole of a deal that goes from phase to phase, hidden cards and all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Deal, Event, Outcome
from wenzel.games.phased.phases import Phase, Settled, outcome_of
from wenzel.messages import Message

D = TypeVar("D", bound=Deal)
P = TypeVar("P", bound=Phase[Any, Any])
H = TypeVar("H")
E = TypeVar("E", bound=Outcome)


@dataclass(frozen=True, slots=True)
class PhasedState(ABC, Generic[D, P, H, E]):
    """A position of a deal.

    Attributes:
        deal: the cards as dealt.
        phase: everything public.
        hands: what each table seat holds.
        events: what happened since the state before.
        count: how many events there have been in all.
    """

    game_name: ClassVar[str]

    deal: D
    phase: P
    hands: tuple[H, ...]
    events: tuple[Event, ...]
    count: int

    @property
    def current_player(self) -> int | None:
        """The seat on move, None at the end."""
        return self.phase.current_player

    @property
    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return isinstance(self.phase, Settled)

    @property
    def outcome(self) -> E | None:
        """How the deal ended, None before its end."""
        outcome: E | None = outcome_of(self.phase)
        return outcome

    @property
    def returns(self) -> tuple[int, ...]:
        """The score of each table seat; zeros before the end."""
        outcome = self.outcome
        return outcome.returns if outcome is not None else (0,) * len(self.hands)

    @property
    def position(self) -> str:
        """Where the deal stands, from public knowledge alone, for error texts."""
        name = type(self.phase).__name__.lower()
        mover = self.current_player
        on_move = "" if mover is None else f", seat {mover} on move"
        return f"{self.game_name} {name}, event {self.count}{on_move}"

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return what a seat (by default the one on move) may do now."""
        seat = self.current_player if seat is None else seat
        return () if seat is None else self._choices(seat)

    def apply(self, action: Action, seat: int | None = None) -> Self:
        """Return the state after a legal action.

        Raises:
            IllegalActionError: the rules forbid it; the message says which rule.
        """
        mover = self._mover(seat)
        if not self._allows(action, mover):
            raise IllegalActionError(
                self.phase.refusal(mover, action, self.hands[mover]), where=self.position
            )
        return self.apply_unchecked(action, mover)

    @abstractmethod
    def apply_unchecked(self, action: Action, seat: int | None = None) -> Self:
        """Return the state after an action known to be legal."""

    def _mover(self, seat: int | None) -> int:
        if seat is None:
            seat = self.current_player
        if seat is None:
            return 0
        if not 0 <= seat < len(self.hands):
            raise IllegalActionError(
                Message("refused.no_such_seat", number=seat), where=self.position
            )
        return seat

    def _choices(self, seat: int) -> tuple[Action, ...]:
        """Return what there is for a seat to choose from."""
        return self.phase.legal(seat, self.hands[seat])

    def _allows(self, action: Action, seat: int) -> bool:
        """Tell whether an action is legal; a game may allow more than it offers."""
        return action in self.phase.legal(seat, self.hands[seat])
