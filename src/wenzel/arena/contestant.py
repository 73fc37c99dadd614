"""Who can sit down in the arena: a player of ours, or a program that speaks our protocol."""

from __future__ import annotations

from typing import Any, Final, Protocol

from wenzel.bots import Player, make_player
from wenzel.engines.program import ProgramContestant
from wenzel.games.game import Action, Event, Game

COMMAND_PREFIX: Final = "cmd:"
"""Begins the name of a player that is a program; the rest is its command line."""


class Contestant(Protocol):
    """Somebody who plays deal after deal, one seat at a time.

    Each deal is ``begin``, then ``see`` for every event and ``choose`` whenever the seat is on
    move, then ``end``. ``close`` comes once, after the last deal.
    """

    @property
    def name(self) -> str:
        """What it is called, as it was asked for."""

    def begin(self, game: Game[Any, Any, Any], seat: int, seed: int | str) -> None:
        """Take a seat for a deal.

        Args:
            game: the game with its house rules.
            seat: the table seat.
            seed: what its choices in this deal are drawn from.

        Raises:
            PlayerFaultError: it cannot play, and forfeits the deal.
        """

    def see(self, event: Event) -> None:
        """Learn of an event, as the seat sees it.

        Raises:
            PlayerFaultError: it cannot go on, and forfeits the deal.
        """

    def choose(self, view: Any) -> Action:
        """Return what to do, being on move.

        Raises:
            PlayerFaultError: it does not do its part, and forfeits the deal.
        """

    def end(self, returns: tuple[int, ...]) -> None:
        """Learn how the deal ended, as each seat's score."""

    def close(self) -> None:
        """Leave for good."""


class BotContestant:
    """A player of ours, made afresh for each deal, so that no deal can depend on another.

    Args:
        name: a name of the registry of players.
        game: the name of the game.

    Raises:
        UnknownNameError: there is no such player of that game.
    """

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self._game = game
        self._player: Player[Any] = make_player(name, game)

    def begin(self, game: Game[Any, Any, Any], seat: int, seed: int | str) -> None:
        """Make the player of a deal."""
        self._player = make_player(self.name, self._game, seed=seed)

    def see(self, event: Event) -> None:
        """Ignore it: a view tells a player of ours all it may know."""

    def choose(self, view: Any) -> Action:
        """Return what the player does."""
        return self._player.choose(view)

    def end(self, returns: tuple[int, ...]) -> None:
        """Ignore it: the next deal gets a player of its own."""

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""


def make_contestant(spec: str, game: str, *, limit_ms: int | None = None) -> Contestant:
    """Return who goes by a name.

    >>> make_contestant("rule", "skat").name
    'rule'

    Args:
        spec: the name of a player of ours, or ``cmd:PROGRAM ARGUMENTS`` for a program.
        game: the name of the game, as in the registry of games.
        limit_ms: how long a program may take to answer, in milliseconds; its own default if None.

    Raises:
        UnknownNameError: there is no such player of that game, or no such program.
        WireError: a command line that cannot be read.
    """
    if not spec.startswith(COMMAND_PREFIX):
        return BotContestant(spec, game)
    command = spec.removeprefix(COMMAND_PREFIX).strip()
    return ProgramContestant(command, **({} if limit_ms is None else {"limit_ms": limit_ms}))
