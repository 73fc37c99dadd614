"""The events of one step of a deal, numbered, and the phase that they lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from wenzel.games.game import Action, Event, Fact

P = TypeVar("P")


class StepLog(Generic[P]):
    """Numbers the events of one step and moves the phase along with them.

    Args:
        count: how many events there have been before.
        phase: the phase before.
        advance: a game's way from phase to phase by an event.
    """

    def __init__(
        self, count: int, phase: P, advance: Callable[[P, int | None, Action | Fact], P]
    ) -> None:
        self.count = count
        self.phase = phase
        self.events: list[Event] = []
        self._advance = advance

    def add(
        self, seat: int | None, what: Action | Fact, visible_to: set[int] | None = None
    ) -> None:
        """Add an event; only the seats of `visible_to` see it whole, all by default."""
        only = None if visible_to is None else frozenset(visible_to)
        self.events.append(Event(self.count, seat, what, only))
        self.count += 1
        self.phase = self._advance(self.phase, seat, what)
