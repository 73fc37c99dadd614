"""A program at a table with people: when it fails, somebody else plays on for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wenzel.bots import Player
from wenzel.engines.program import ProgramContestant
from wenzel.errors import PlayerFaultError
from wenzel.games.game import Action, Event, Game, View
from wenzel.messages import Message


class SeatedProgram:
    """A program at one seat for one deal; a stand-in plays the deal to its end if it fails.

    Args:
        program: the program; it sits down now.
        game: the game with its house rules.
        seat: the seat.
        seed: what the program is to draw its chances from.
        stand_in: plays on for it.
        on_fault: is told what the program has done wrong.
    """

    def __init__(
        self,
        program: ProgramContestant,
        game: Game[Any, Any, Any],
        seat: int,
        seed: int | str,
        *,
        stand_in: Player[Any],
        on_fault: Callable[[Message], None],
    ) -> None:
        self._program = program
        self._stand_in = stand_in
        self._on_fault = on_fault
        self._has_failed = False
        program.begin(game, seat, seed)

    def see(self, event: Event) -> None:
        """Learn of an event, as the seat sees it."""
        if not self._has_failed:
            self._program.see(event)

    def choose(self, view: View) -> Action:
        """Return what the program does, or its stand-in."""
        if not self._has_failed:
            try:
                return self._program.choose(view)
            except PlayerFaultError as error:
                self._has_failed = True
                self._on_fault(error.message)
        return self._stand_in.choose(view)

    def end(self, returns: tuple[int, ...]) -> None:
        """Learn how the deal ended."""
        if not self._has_failed:
            self._program.end(returns)
