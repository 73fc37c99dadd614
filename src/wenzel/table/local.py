"""One deal at a table inside this process: computer players at some seats, people at the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from wenzel.games.game import Action, Deal, Event, Game, Outcome


class Chooser(Protocol):
    """Whoever decides for a seat; each computer player does."""

    def choose(self, view: Any) -> Action:
        """Return what to do, being on move."""


@runtime_checkable
class Follower(Protocol):
    """A computer player that is told all that happens, because no view reaches it."""

    def see(self, event: Event) -> None:
        """Learn of an event, as the seat sees it."""

    def end(self, returns: tuple[int, ...]) -> None:
        """Learn how the deal ended."""


class LocalTable:
    """The authority over one deal.

    The state never leaves it: a seat gets the events as it may see them, and its own view. A
    computer player that is a `Follower` is told each event.

    Args:
        game: the game with its house rules.
        deal: the cards.
        players: computer players by seat; a person sits at every other seat.

    Raises:
        DealError: the cards are no deal of the game.
    """

    def __init__(
        self, game: Game[Any, Any, Any], deal: Deal, players: Mapping[int, Chooser]
    ) -> None:
        self.game = game
        self.deal = deal
        self._players = dict(players)
        self._followers = {
            seat: player for seat, player in players.items() if isinstance(player, Follower)
        }
        self._events: list[Event] = []
        self._move_on(game.start(deal))

    @property
    def mover(self) -> int | None:
        """The seat on move, None when the deal is over."""
        seat: int | None = self._state.current_player
        return seat

    @property
    def waits_for_person(self) -> bool:
        """Whether a person is on move."""
        return self.mover is not None and self.mover not in self._players

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended, None before its end."""
        outcome: Outcome | None = self._state.outcome
        return outcome

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened, hidden things too: for the record, not for a seat."""
        return tuple(self._events)

    def view(self, seat: int) -> Any:
        """Return what a seat knows now."""
        return self.game.view(self._state, seat)

    def events_for(self, seat: int, start: int = 0) -> tuple[Event, ...]:
        """Return the events from number `start` on, each as the seat may see it."""
        return tuple(event.seen_by(seat) for event in self._events[start:])

    def act(
        self, seat: int, action: Action, *, once_allowed: Callable[[], None] | None = None
    ) -> None:
        """Do what a person at a seat wants done.

        Args:
            seat: the seat.
            action: what is to be done.
            once_allowed: called when the rules allow it and before it is done, to write it down;
                if it raises, nothing is done.

        Raises:
            IllegalActionError: the rules forbid it; the table stands as it stood.
        """
        state = self._state.apply(action, seat)
        if once_allowed is not None:
            once_allowed()
        self._move_on(state)

    def step(self) -> bool:
        """Let the computer player on move act; tell whether there was one."""
        seat = self.mover
        if seat is None or seat not in self._players:
            return False
        action = self._players[seat].choose(self.view(seat))
        self._move_on(self._state.apply(action, seat))
        return True

    def _move_on(self, state: Any) -> None:
        self._state = state
        self._events += state.events
        for seat, follower in self._followers.items():
            for event in state.events:
                follower.see(event.seen_by(seat))
            if state.is_terminal:
                follower.end(state.returns)
