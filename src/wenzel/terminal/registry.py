"""The games that can be played in the terminal. A new game is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from wenzel.terminal.parlance import Parlance

_CLASSES: Final = {
    "skat": "wenzel.terminal.skat.parlance:SkatParlance",
    "sheepshead": "wenzel.terminal.sheepshead.parlance:SheepsheadParlance",
    "scat": "wenzel.terminal.scat.parlance:ScatParlance",
}


def parlance_of(game: str) -> Parlance[Any, Any]:
    """Return the parlance of a game, by its name in the registry of games; imported only now."""
    module, _, class_name = _CLASSES[game].partition(":")
    made: Parlance[Any, Any] = getattr(import_module(module), class_name)()
    return made
