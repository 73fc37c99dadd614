"""The rooms of a server: opened, found again, and built anew after a restart."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from wenzel import codec
from wenzel.bots import adviser_name
from wenzel.games.game import Game
from wenzel.table import DatabaseStore, Opened, Room
from wenzel.web.hub import GRACE_SECONDS, Hub
from wenzel.web.workers import Workers

_ID_BYTES: Final = 9
_ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")
_MOST_KEPT: Final = 200
"""Rooms kept in memory; of more, those where nobody is go, and come back from the store."""
_DAY_SECONDS: Final = 24 * 3600.0
_LOG: Final = logging.getLogger("wenzel.web")


class Rooms:
    """Keeps rooms and the hubs that serve them.

    Args:
        store: where rooms are written down.
        workers: where computer players think.
        grace: seconds that an absent person is waited for.
        most_kept: how many rooms are kept in memory while nobody is there.
    """

    def __init__(
        self,
        store: DatabaseStore,
        workers: Workers,
        *,
        grace: float = GRACE_SECONDS,
        most_kept: int = _MOST_KEPT,
    ) -> None:
        self._store = store
        self._workers = workers
        self._grace = grace
        self._most_kept = most_kept
        self._hubs: OrderedDict[str, Hub] = OrderedDict()

    @property
    def kept(self) -> int:
        """How many rooms are in memory."""
        return len(self._hubs)

    def open(self, game: Game[Any, Any, Any], ruleset: str, level: str) -> Hub:
        """Open a new room with a name that nobody can guess."""
        id = secrets.token_urlsafe(_ID_BYTES)
        dealer = secrets.randbelow(game.seats)
        options = codec.to_plain(game.options)
        room = Room.open(id, self._store, Opened(game.name, ruleset, options, level, dealer))
        return self._keep(room)

    def find(self, id: str) -> Hub | None:
        """Return a room's hub; None if there is no such room.

        Raises:
            RoomError: the room cannot be built again by the rules of this version.
        """
        hub = self._hubs.get(id)
        if hub is not None:
            self._hubs.move_to_end(id)
            return hub
        if not _ID.fullmatch(id):
            return None
        room = Room.restore(id, self._store)
        return None if room is None else self._keep(room)

    def _keep(self, room: Room) -> Hub:
        hub = Hub(room, self._workers, adviser_name(room.game.name), self._grace)
        self._hubs[room.id] = hub
        for id, old in list(self._hubs.items()):
            if len(self._hubs) <= self._most_kept:
                break
            if old is not hub and old.is_idle:
                # Nothing runs in an idle hub, so nobody acts behind the back of the next one.
                del self._hubs[id]
        return hub

    async def tidy(self, days: float) -> int:
        """Remove the tables at which nothing has happened for so many days; return how many.

        Tables in memory stay: somebody is there, or was lately.
        """
        removed = 0
        for id in self._store.idle_since(datetime.now(UTC) - timedelta(days=days)):
            if id not in self._hubs:
                self._store.forget(id)
                removed += 1
            # Players elsewhere are not kept waiting until all is done.
            await asyncio.sleep(0)
        return removed

    async def tidy_daily(self, days: float) -> None:
        """Go on removing such tables, day by day."""
        while True:
            try:
                removed = await self.tidy(days)
            except SQLAlchemyError:
                _LOG.exception("tables that are too old could not be removed")
            else:
                _LOG.info("%d tables removed, idle for %s days", removed, days)
            await asyncio.sleep(_DAY_SECONDS)

    async def close(self) -> None:
        """Let all hubs stop."""
        await asyncio.gather(*(hub.close() for hub in self._hubs.values()))
