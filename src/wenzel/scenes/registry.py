"""Who makes the scenes of which game. A new game is one line here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol

from wenzel.errors import UnknownNameError
from wenzel.games.game import Event, Match
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes.model import Scene

_MODULES: Final = {
    "skat": "wenzel.scenes.skat",
    "sheepshead": "wenzel.scenes.sheepshead",
    "scat": "wenzel.scenes.scat",
}


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Who looks at a scene.

    Attributes:
        speaker: puts messages into the onlooker's words; names the seats as he sees them.
        match: the series as it stands.
        number: the number of the deal.
    """

    speaker: Speaker
    match: Match
    number: int


class SceneMaker(Protocol):
    """Makes what a seat is shown from its view."""

    def scene(self, view: Any, onlooker: Onlooker) -> Scene:
        """Return the scene of a view."""

    def tell(self, event: Event, before: Any, after: Any) -> Sequence[Message]:
        """Return what to say of an event that led from one view of the seat to the next."""

    def describe(self, action: Any, view: Any) -> Message:
        """Return an action as a hint names it."""


def scene_maker(game: str) -> SceneMaker:
    """Return the maker of a game's scenes.

    Raises:
        UnknownNameError: there is none.
    """
    if game not in _MODULES:
        raise UnknownNameError(Message("game.unknown", name=game, known=", ".join(_MODULES)))
    maker: SceneMaker = import_module(_MODULES[game])
    return maker
