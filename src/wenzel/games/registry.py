"""The games there are. A new game is one line here; everything generic then runs on it."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from wenzel.errors import UnknownNameError
from wenzel.games.game import Game
from wenzel.messages import Message

_CLASSES: Final = {
    "skat": "wenzel.games.skat.game:SkatGame",
    "sheepshead": "wenzel.games.sheepshead.game:SheepsheadGame",
    "scat": "wenzel.games.scat.game:ScatGame",
}


def game_names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_CLASSES)


def game_class(name: str) -> type[Game[Any, Any, Any]]:
    """Return the class of a game; it is imported only now.

    Raises:
        UnknownNameError: there is no such game; the message names those there are.
    """
    if name not in _CLASSES:
        raise UnknownNameError(Message("game.unknown", name=name, known=", ".join(_CLASSES)))
    module, _, class_name = _CLASSES[name].partition(":")
    found: type[Game[Any, Any, Any]] = getattr(import_module(module), class_name)
    return found
