"""What breaks: thinking processes, computer players, slow clients, the server itself."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import Client, Server, apart, offered, running, wait_until
from wenzel.bots import make_player
from wenzel.errors import IllegalActionError
from wenzel.i18n import Speaker
from wenzel.rulesets import load
from wenzel.table import BotTurn, DatabaseStore, Opened, Room
from wenzel.web.app import ServerSettings
from wenzel.web.rooms import Rooms
from wenzel.web.telling import Client as Told
from wenzel.web.wire import Close, Notice
from wenzel.web.workers import ThinkingError, Workers


def a_turn(level: str = "random") -> BotTurn:
    game = load("skat-isko")
    room = Room.open("r", DatabaseStore(), Opened("skat", "skat-isko", {}, level, 0))
    room.deal_next({})
    turn = room.bot_turn
    assert turn is not None
    assert turn.game.name == game.name
    return turn


def played_to_the_end(client: Client) -> None:
    while client.wait_for_turn():
        assert client.scene is not None
        assert client.act(offered(client.scene)[0])["code"] == "done"


def test_a_process_that_died_is_replaced_and_asked_again() -> None:
    async def ask() -> None:
        workers = Workers(1)
        await workers.start()
        try:
            turn = a_turn()
            wanted = make_player("random", "skat", seed=turn.seed).choose(turn.view)
            assert await workers.choose(turn) == wanted
            first = workers.pids
            os.kill(first[0], signal.SIGKILL)
            assert await workers.choose(turn) == wanted
            assert workers.pids != first
        finally:
            await workers.close()
        assert not workers.pids

    apart(ask)


def test_a_process_that_hangs_is_replaced_and_asked_again() -> None:
    async def ask() -> None:
        workers = Workers(1, patience=10)
        await workers.start()
        try:
            turn = a_turn()
            await workers.choose(turn)
            hung = workers.pids
            os.kill(hung[0], signal.SIGSTOP)
            await workers.choose(turn)
            assert workers.pids != hung
        finally:
            await workers.close()

    apart(ask)


def test_a_question_given_up_leaves_no_wrong_answer_behind() -> None:
    async def ask() -> None:
        workers = Workers(1)
        await workers.start()
        try:
            turn = a_turn()
            given_up = asyncio.create_task(workers.advise("random", "skat", "x", turn.view))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            wanted = make_player("random", "skat", seed=turn.seed).choose(turn.view)
            assert await workers.choose(turn) == wanted
        finally:
            await workers.close()

    apart(ask)


def test_a_player_that_raises_says_where() -> None:
    async def ask() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(ThinkingError, match="UnknownNameError"):
                await workers.choose(a_turn("no such player"))
            await workers.choose(a_turn())
        finally:
            await workers.close()

    apart(ask)


def test_a_failing_computer_player_is_told_and_helped_out(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with server.browser() as browser:
        rooms: Rooms = server.app.state.rooms
        hub = rooms.open(load("skat-isko"), "skat-isko", "no such player")
        browser.post(f"/table/{hub.room.id}/sit")
        with caplog.at_level(logging.ERROR), server.client(browser, hub.room.id) as client:
            client.deal()
            played_to_the_end(client)
            notices = [frame for frame in client.frames if frame["type"] == "notice"]
            assert notices
            assert "fault of the program" in notices[0]["text"]
    assert any("failed at table" in record.getMessage() for record in caplog.records)


def test_a_store_that_fails_leaves_the_room_where_it_was() -> None:
    class Full(DatabaseStore):
        is_full = False

        def append(self, room: str, number: int, entry: Any) -> None:
            if self.is_full:
                raise OSError("no space left")
            super().append(room, number, entry)

    store = Full()
    room = Room.open("r", store, Opened("skat", "skat-isko", {}, "random", 0))
    room.deal_next({})
    turn = room.bot_turn
    assert turn is not None
    action = make_player("random", "skat").choose(turn.view)
    store.is_full = True
    with pytest.raises(OSError, match="no space"):
        room.act_for_bot(turn, action)
    assert room.bot_turn == turn
    store.is_full = False
    assert room.act_for_bot(turn, action)
    again = Room.restore("r", store)
    assert again is not None
    assert again.seq == room.seq


def test_an_action_that_is_refused_is_not_written_down() -> None:
    store = DatabaseStore()
    room = Room.open("r", store, Opened("skat", "skat-isko", {}, "random", 0))
    room.deal_next({})
    turn = room.bot_turn
    assert turn is not None
    before = list(store.entries("r"))
    with pytest.raises(IllegalActionError):
        room.act_for_bot(turn, room.game.action_from_line("play CJ"))
    assert list(store.entries("r")) == before


def test_rooms_where_nobody_is_go_and_come_back(server: Server) -> None:
    async def check() -> None:
        workers = Workers(1)
        rooms = Rooms(DatabaseStore(), workers, most_kept=3)
        game = load("scat")
        ids = []
        for _ in range(10):
            hub = rooms.open(game, "scat", "random")
            hub.sit("a person")
            ids.append(hub.room.id)
        assert rooms.kept == 3
        back = rooms.find(ids[0])
        assert back is not None
        assert back.room.seat_of("a person") == 0
        assert rooms.find("nosuchroom12") is None
        await rooms.close()
        await workers.close()

    apart(check)


def test_who_falls_behind_is_hung_up_on_and_loses_nothing() -> None:
    async def check() -> None:
        client = Told("a person", 0, Speaker(), is_greeted=True)
        for number in range(1000):
            client.post(Notice(text=str(number)))
            if not client.is_greeted:
                break
        assert number == 256
        assert client.waiting.get_nowait() is Close.FELL_BEHIND

    apart(check)


def start_server(database: Path) -> tuple[subprocess.Popen[str], str]:
    """Run ``wenzel serve`` as a program of its own; return it and its address."""
    program = subprocess.Popen(
        [sys.executable, "-m", "wenzel", "serve", "--port", "0", "--processes", "1",
         "--database", f"sqlite:///{database}"],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert program.stdout is not None
    line = program.stdout.readline()
    return program, next(word for word in line.split() if word.startswith("http"))


def end(program: subprocess.Popen[str], how: signal.Signals) -> int:
    program.send_signal(how)
    assert program.stdout is not None
    code = program.wait(20)
    program.stdout.close()
    return code


def play_until_a_trick_lies(client: Client) -> None:
    """Play until cards of others lie on the table and the seat is to follow."""
    while client.wait_for_turn():
        assert client.scene is not None
        if client.scene.get("trick"):
            return
        assert client.act(offered(client.scene)[0])["code"] == "done"
    raise AssertionError("the deal was over before")


def test_a_server_killed_in_the_middle_of_a_trick_goes_on_exactly_there(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    program, url = start_server(database)
    try:
        server = Server(url.rstrip("/"), None)
        with server.browser() as browser:
            answers_when_ready(browser)
            room = server.open_table(browser, game="sheepshead")
            with server.client(browser, room) as client:
                client.deal_until_turn()
                play_until_a_trick_lies(client)
                scene, seq = client.scene, client.seq
            end(program, signal.SIGKILL)
            program, url = start_server(database)
            server.url = url.rstrip("/")
            browser.base_url = server.url
            answers_when_ready(browser)
            with server.client(browser, room) as client:
                assert client.wait_for_turn()
                assert (client.scene, client.seq) == (scene, seq)
                played_to_the_end(client)
            assert end(program, signal.SIGINT) == 0
    finally:
        program.kill()


def answers_when_ready(browser: httpx.Client) -> None:
    def answers() -> bool:
        try:
            return browser.get("/favicon.ico").status_code == 200
        except httpx.ConnectError:
            return False

    wait_until(answers)


def test_a_server_that_ends_takes_its_processes_along() -> None:
    with running(ServerSettings(processes=2)) as server:
        pids = server.app.state.workers.pids
        assert len(pids) == 2
    time.sleep(0.05)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
