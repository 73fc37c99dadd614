"""How long tables are kept: what is long forgotten goes, and nothing that somebody is at."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.web.server import apart, running, wait_until
from wenzel.rulesets import load
from wenzel.table import DatabaseStore, Room
from wenzel.web.app import ServerSettings
from wenzel.web.rooms import Rooms
from wenzel.web.workers import Workers


def age(database: str, room: str, days: float) -> None:
    """Let everything at a table have happened so many days earlier."""
    engine = create_engine(database)
    moment = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    with engine.begin() as connection:
        change = text("UPDATE room_entries SET at = :at WHERE room = :room")
        connection.execute(change, {"at": moment, "room": room})
    engine.dispose()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_tables_go_when_nothing_has_happened_for_so_long(database: str) -> None:
    async def check() -> None:
        store = DatabaseStore(database)
        workers = Workers(1)
        rooms = Rooms(store, workers)
        game = load("scat")
        ids = [rooms.open(game, "scat", "random").room.id for _ in range(3)]
        await rooms.close()
        for id, days in zip(ids, (400, 30, 0), strict=True):
            age(database, id, days)
        later = Rooms(store, workers)
        assert await later.tidy(365) == 1
        assert [later.find(id) is not None for id in ids] == [False, True, True]
        # The second is in memory now: somebody may be on his way to it.
        assert await later.tidy(7) == 0
        assert store.count() == 2
        assert await Rooms(store, workers).tidy(7) == 1
        assert store.count() == 1
        await later.close()
        store.close()

    apart(check)


def test_one_thing_that_happens_keeps_a_table_whole(database: str) -> None:
    async def check() -> None:
        store = DatabaseStore(database)
        rooms = Rooms(store, Workers(1))
        hub = rooms.open(load("scat"), "scat", "random")
        age(database, hub.room.id, 400)
        hub.room.sit("a person")
        assert await Rooms(store, Workers(1)).tidy(365) == 0
        again = Room.restore(hub.room.id, store)
        assert again is not None
        assert again.seat_of("a person") == 0
        store.close()

    apart(check)


@pytest.mark.parametrize(("keep", "is_kept"), [(365, False), (0, True)])
def test_a_server_tidies_up_when_it_starts(database: str, keep: int, is_kept: bool) -> None:
    with running(ServerSettings(database, keep_days=keep)) as server, server.browser() as browser:
        old, new = (server.open_table(browser, game="skat") for _ in range(2))
    age(database, old, 366)
    with running(ServerSettings(database, keep_days=keep)) as server, server.browser() as browser:
        store: Any = server.app.state.rooms._store
        wait_until(lambda: store.count() == 1 + is_kept)
        assert browser.get(f"/table/{old}").status_code == (200 if is_kept else 404)
        assert browser.get(f"/table/{new}").status_code == 200


@pytest.mark.parametrize("days", ["-1", "x", "1.5", "99999", "²"])
def test_days_that_are_none(days: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "wenzel", "serve", f"--keep-days={days}"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
