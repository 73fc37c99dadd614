"""The rooms of a server: opened, found again, and built anew after a restart."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any, Final

from wenzel import codec
from wenzel.games.game import Game
from wenzel.table import Opened, Room, Store
from wenzel.web.hub import Hub
from wenzel.web.workers import Workers

_ID_BYTES: Final = 9
_MOST_KEPT: Final = 500
"""Rooms kept in memory; others are built again from the store when somebody comes."""
_ADVISER: Final = "rule"


class Rooms:
    """Keeps rooms and the hubs that serve them.

    Args:
        store: where rooms are written down.
        workers: where computer players think.
    """

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._hubs: OrderedDict[str, Hub] = OrderedDict()

    def open(self, game: Game[Any, Any, Any], ruleset: str, level: str) -> Hub:
        """Open a new room with a name that nobody can guess."""
        id = secrets.token_urlsafe(_ID_BYTES)
        dealer = secrets.randbelow(game.seats)
        options = codec.to_plain(game.options)
        room = Room.open(id, self._store, Opened(game.name, ruleset, options, level, dealer))
        return self._keep(room)

    def find(self, id: str) -> Hub | None:
        """Return a room's hub; None if there is no such room."""
        hub = self._hubs.get(id)
        if hub is not None:
            self._hubs.move_to_end(id)
            return hub
        room = Room.restore(id, self._store)
        return None if room is None else self._keep(room)

    def _keep(self, room: Room) -> Hub:
        hub = Hub(room, self._workers, _ADVISER)
        self._hubs[room.id] = hub
        for id, old in list(self._hubs.items()):
            if len(self._hubs) <= _MOST_KEPT:
                break
            if old.is_empty:
                del self._hubs[id]
        return hub

    async def close(self) -> None:
        """Let all hubs stop."""
        for hub in self._hubs.values():
            await hub.close()
