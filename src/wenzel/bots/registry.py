"""The players there are, by name. A new player is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from wenzel.bots.player import Player
from wenzel.errors import UnknownNameError
from wenzel.messages import Message

_ANY_GAME: Final = "*"

_CLASSES: Final = {
    ("random", _ANY_GAME): "wenzel.bots.random_player:RandomPlayer",
    ("novice", "skat"): "wenzel.bots.skat.novice:NovicePlayer",
    ("rule", "skat"): "wenzel.bots.skat.rule_player:RulePlayer",
    ("club", "skat"): "wenzel.bots.skat.club:ClubPlayer",
    ("expert", "skat"): "wenzel.bots.skat.expert:ExpertPlayer",
    ("novice", "sheepshead"): "wenzel.bots.sheepshead.novice:NovicePlayer",
    ("rule", "sheepshead"): "wenzel.bots.sheepshead.rule_player:RulePlayer",
    ("expert", "sheepshead"): "wenzel.bots.sheepshead.expert:ExpertPlayer",
    ("novice", "scat"): "wenzel.bots.scat.novice:NovicePlayer",
    ("rule", "scat"): "wenzel.bots.scat.rule_player:RulePlayer",
    ("expert", "scat"): "wenzel.bots.scat.expert:ExpertPlayer",
}


def player_names(game: str) -> tuple[str, ...]:
    """Return the names of the players that can play a game."""
    return tuple(name for name, played in _CLASSES if played in (game, _ANY_GAME))


def make_player(name: str, game: str, *, seed: int | str = 0) -> Player[Any]:
    """Return a new player.

    >>> make_player("random", "skat", seed=1)
    RandomPlayer(seed=1)

    Args:
        name: one of `player_names`.
        game: the name of the game, as in the registry of games.
        seed: what its choices are drawn from; a player that draws nothing ignores it.

    Raises:
        UnknownNameError: there is no such player of that game; the message names those there are.
    """
    path = _CLASSES.get((name, game)) or _CLASSES.get((name, _ANY_GAME))
    if path is None:
        known = ", ".join(player_names(game))
        raise UnknownNameError(Message("player.unknown", name=name, game=game, known=known))
    module, _, class_name = path.partition(":")
    made: Player[Any] = getattr(import_module(module), class_name)(seed)
    return made
