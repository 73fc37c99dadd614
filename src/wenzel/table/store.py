"""Where rooms are kept: an append-only list of entries a room, in any database."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy import (
    Column,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from wenzel.errors import WenzelError
from wenzel.messages import Message
from wenzel.table.entries import AnyEntry, decode, encode

_METADATA = MetaData()
_ENTRIES = Table(
    "room_entries",
    _METADATA,
    Column("room", String(64), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
"""One row an entry; the key makes a second entry of one number impossible."""


class StoreError(WenzelError):
    """A database that cannot be used."""

    wire_code = "bad_store"


class Store(Protocol):
    """Keeps the entries of rooms."""

    def append(self, room: str, number: int, entry: AnyEntry) -> None:
        """Write an entry down; it is kept when this returns."""

    def entries(self, room: str) -> Iterator[AnyEntry]:
        """Yield the entries of a room in their order; none for a room there is not."""


class DatabaseStore:
    """Keeps rooms in a database.

    Raises:
        StoreError: there is no such database, or it cannot be used.

    Args:
        url: a database URL, such as ``sqlite:///tables.db`` or ``postgresql+psycopg://...``;
            ``sqlite://`` keeps all in memory.
    """

    def __init__(self, url: str = "sqlite://") -> None:
        in_memory = url in ("sqlite://", "sqlite:///:memory:")
        arguments: dict[str, Any] = (
            {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
            if in_memory
            else {}
        )
        try:
            self._engine: Engine = create_engine(url, **arguments)
            if self._engine.dialect.name == "sqlite" and not in_memory:
                event.listen(self._engine, "connect", _tune_sqlite)
            _METADATA.create_all(self._engine)
        except (SQLAlchemyError, ImportError) as error:
            reason = str(error).partition("\n")[0]
            raise StoreError(Message("store.unusable", reason=reason), where=url) from error

    def append(self, room: str, number: int, entry: AnyEntry) -> None:
        """Write an entry down; it is kept when this returns."""
        row = {
            "room": room,
            "number": number,
            "entry": encode(entry),
            "at": _stamp(datetime.now(UTC)),
        }
        with self._engine.begin() as connection:
            connection.execute(insert(_ENTRIES), row)

    def entries(self, room: str) -> Iterator[AnyEntry]:
        """Yield the entries of a room in their order."""
        query = select(_ENTRIES.c.entry).where(_ENTRIES.c.room == room)
        with self._engine.connect() as connection:
            for (text,) in connection.execute(query.order_by(_ENTRIES.c.number)):
                yield decode(text)

    def count(self) -> int:
        """Return how many rooms there are."""
        with self._engine.connect() as connection:
            found = connection.execute(select(func.count(_ENTRIES.c.room.distinct())))
            return int(found.scalar_one())

    def idle_since(self, moment: datetime) -> tuple[str, ...]:
        """Return the rooms in which nothing has been written down since a moment."""
        latest = func.max(_ENTRIES.c.at)
        query = select(_ENTRIES.c.room).group_by(_ENTRIES.c.room)
        with self._engine.connect() as connection:
            found = connection.execute(query.having(latest < _stamp(moment)))
            return tuple(room for (room,) in found)

    def forget(self, room: str) -> None:
        """Remove a room and everything that was written down of it."""
        with self._engine.begin() as connection:
            connection.execute(delete(_ENTRIES).where(_ENTRIES.c.room == room))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()


def _stamp(moment: datetime) -> str:
    """Return a moment as it is written: in one zone, so that texts are in the order of time."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Let readers and the writer of a SQLite file work side by side, and a commit be durable."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
