"""What one seat knows of a deal that goes from phase to phase, with no way to the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from wenzel.cards import CardSet
from wenzel.games.game import Action, Options, Outcome
from wenzel.games.phased.phases import Phase, outcome_of


class Held(Protocol):
    """The cards one seat knows by holding them."""

    @property
    def hand(self) -> CardSet:
        """What it holds."""


S = TypeVar("S", bound=Options)
P = TypeVar("P", bound=Phase[Any, Any])
H = TypeVar("H", bound=Held)
E = TypeVar("E", bound=Outcome)


@dataclass(frozen=True, slots=True)
class PhasedView(Generic[S, P, H, E]):
    """What one seat knows.

    Attributes:
        options: the house rules.
        seat: whose view it is.
        holding: its own cards, and what else it alone has seen or done with cards.
        public: the phase, which is public knowledge; None before the deal.
        count: how many events there have been.
    """

    options: S
    seat: int
    holding: H
    public: P | None = None
    count: int = 0

    @property
    def phase(self) -> P:
        """The phase of the deal.

        Raises:
            RuntimeError: the first event has not come yet.
        """
        if self.public is None:
            raise RuntimeError("a blank view has no phase: no event has come yet")
        return self.public

    @property
    def hand(self) -> CardSet:
        """The cards this seat holds."""
        return self.holding.hand

    @property
    def current_player(self) -> int | None:
        """The seat on move, None at the end."""
        return self.phase.current_player

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        return self.phase.legal(self.seat, self.holding)

    @property
    def outcome(self) -> E | None:
        """How the deal ended, None before its end."""
        outcome: E | None = outcome_of(self.phase)
        return outcome
