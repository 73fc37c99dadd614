"""Loading rule sets, with an error that names the key for whatever does not fit."""

from __future__ import annotations

import tomllib
from enum import Enum
from importlib import resources
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from wenzel import codec
from wenzel.errors import OptionsError, UnknownNameError, WireError
from wenzel.games.game import Game, Options
from wenzel.games.registry import game_class
from wenzel.messages import Message

_SUFFIX: Final = ".toml"
_KEYS: Final = {"game", "options"}
_DEFAULTS: Final = {
    "skat": "skat-isko",
    "sheepshead": "sheepshead-called-ace",
    "scat": "scat",
}
"""The rule set of each game that is played unless another is asked for."""


def default_ruleset(game: str) -> str:
    """Return the name of the rule set that a game is played by unless another is asked for."""
    return _DEFAULTS[game]


def ruleset_names(game: str | None = None) -> tuple[str, ...]:
    """Return the names of the rule sets that come with the package, all or those of a game.

    >>> ruleset_names("skat")[:3]
    ('skat-bierlachs', 'skat-isko', 'skat-isko-4')
    """
    files = [file for file in resources.files(__package__).iterdir() if file.name.endswith(_SUFFIX)]
    return tuple(
        sorted(
            file.name.removesuffix(_SUFFIX)
            for file in files
            if game is None or tomllib.loads(file.read_text(encoding="utf-8"))["game"] == game
        )
    )


def load(name: str, **overrides: Any) -> Game[Any, Any, Any]:
    """Return the game of a named rule set, or of a TOML file whose path is given.

    ``overrides`` replace single options, as plain values.

    Raises:
        UnknownNameError: there is no such rule set or file.
        OptionsError: a key that does not exist, a value out of range, a contradiction.
    """
    text, where = _text(name)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OptionsError(Message("ruleset.no_toml", reason=str(error)), where=where) from error
    unknown = sorted(set(table) - _KEYS)
    if unknown:
        raise OptionsError(Message("ruleset.unknown_key", key=unknown[0]), where=where)
    if not isinstance(table.get("game"), str):
        raise OptionsError(Message("ruleset.no_game"), where=where)
    try:
        found = game_class(table["game"])
    except UnknownNameError as error:
        raise UnknownNameError(error.message, where=where) from error
    given = table.get("options", {})
    if not isinstance(given, dict):
        raise OptionsError(Message("ruleset.no_options"), where=where)
    plain = {**given, **overrides}
    strange = sorted(set(plain) - set(found.options_type.__struct_fields__))
    if strange:
        message = Message("ruleset.unknown_option", key=strange[0], game=found.name)
        raise OptionsError(message, where=where)
    try:
        return found(codec.from_plain(plain, found.options_type))
    except WireError as error:
        raise OptionsError(_bad_option(error, found.options_type), where=where) from error
    except OptionsError as error:
        raise OptionsError(error.message, where=where) from error


def _bad_option(error: WireError, options: type[Options]) -> Message:
    """Name the key that is wrong, and what it may be if that is a choice."""
    key, _, _ = error.where.removeprefix("$.").partition("[")
    kinds = get_type_hints(options)[key]
    for kind in (kinds, *get_args(kinds)):
        if isinstance(kind, type) and issubclass(kind, Enum):
            allowed = ", ".join(str(choice.value) for choice in kind)
            return Message("ruleset.bad_choice", key=key, allowed=allowed)
    return Message("ruleset.bad_option", key=key, fault=error.message)


def _text(name: str) -> tuple[str, str]:
    shipped = resources.files(__package__) / (name + _SUFFIX)
    if name in ruleset_names():
        return shipped.read_text(encoding="utf-8"), name
    path = Path(name)
    if name.endswith(_SUFFIX) and path.is_file():
        try:
            return path.read_text(encoding="utf-8-sig"), name
        except UnicodeDecodeError as error:
            raise OptionsError(Message("ruleset.no_text"), where=name) from error
    raise UnknownNameError(Message("ruleset.unknown", name=name, known=", ".join(ruleset_names())))
