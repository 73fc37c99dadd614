"""The players there are, by name. A new player is one line here."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

from wenzel.bots.player import Player
from wenzel.errors import UnknownNameError
from wenzel.messages import Message
from wenzel.solver import is_compiled

VARIANT_MARK: Final = ":"
"""Parts the name of a player from that of one of its variants."""

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

_USUAL: Final = "rule"
_ADVISERS: Final = {"skat": "expert:quick"}
"""Who gives advice where the compiled search is there, instead of the usual one."""


def player_names(game: str) -> tuple[str, ...]:
    """Return the names of the players that can play a game, without their variants."""
    return tuple(name for name, played in _CLASSES if played in (game, _ANY_GAME))


def player_variants(name: str, game: str) -> tuple[str, ...]:
    """Return what may follow a player's name behind a colon: styles, and less able selves.

    >>> player_variants("club", "skat")
    ('bold', 'cautious')

    Raises:
        UnknownNameError: there is no such player of that game.
    """
    return tuple(getattr(_class_of(name, game), "VARIANTS", ()))


def is_player(name: str, game: str) -> bool:
    """Tell whether there is a player by that name, a variant's perhaps."""
    plain, mark, variant = name.partition(VARIANT_MARK)
    if plain not in player_names(game):
        return False
    return not mark or variant in player_variants(plain, game)


def make_player(name: str, game: str, *, seed: int | str = 0) -> Player[Any]:
    """Return a new player.

    >>> make_player("random", "skat", seed=1)
    RandomPlayer(seed=1)
    >>> make_player("club:bold", "skat", seed=1)
    ClubPlayer(seed=1, variant='bold')

    Args:
        name: one of `player_names`, or one and behind a colon one of its `player_variants`.
        game: the name of the game, as in the registry of games.
        seed: what its choices are drawn from; a player that draws nothing ignores it.

    Raises:
        UnknownNameError: there is no such player of that game, or no such variant of it; the
            message names those there are.
    """
    plain, mark, variant = name.partition(VARIANT_MARK)
    made: Player[Any]
    if not mark:
        made = _class_of(name, game)(seed)
        return made
    known = player_variants(plain, game)
    if not known:
        raise UnknownNameError(Message("player.no_variants", name=plain, variant=variant))
    if variant not in known:
        message = Message(
            "player.unknown_variant", name=plain, variant=variant, known=_listed(known)
        )
        raise UnknownNameError(message)
    made = _class_of(plain, game)(seed, variant)
    return made


def adviser_name(game: str) -> str:
    """Return the player whose advice people get: the best that need not think for long."""
    adviser = _ADVISERS.get(game) if is_compiled() else None
    names = player_names(game)
    return adviser or (_USUAL if _USUAL in names else names[0])


def misses_core(name: str, game: str) -> bool:
    """Tell whether a player plays the cards by rule here, since the compiled search is missing.

    Raises:
        UnknownNameError: there is no such player of that game.
    """
    searches = getattr(_class_of(name.partition(VARIANT_MARK)[0], game), "SEARCHES", False)
    return bool(searches) and not is_compiled()


def _class_of(name: str, game: str) -> Any:
    path = _CLASSES.get((name, game)) or _CLASSES.get((name, _ANY_GAME))
    if path is None:
        message = Message("player.unknown", name=name, game=game, known=_listed(player_names(game)))
        raise UnknownNameError(message)
    module, _, class_name = path.partition(":")
    return getattr(import_module(module), class_name)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
