"""Every person's word goes into the deal, whoever asks for it, and the record proves it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

from tests.web.at_table import visiting
from tests.web.server import Server, offered, wait_until
from tests.web.test_server_join import verify
from tests.web.test_server_people import table_of
from wenzel.table.fair import Pledge, commitment_to
from wenzel.web.hub import WORD_SECONDS
from wenzel.web.wire import Close


def words_of(server: Server, room: str) -> tuple[str, ...]:
    """Return the words of the deal on the table, which seats hear only when it is over."""
    *_, dealt = (
        entry
        for entry in server.app.state.rooms._store.entries(room)
        if type(entry).__name__ == "Dealt"
    )
    found: tuple[str, ...] = dealt.words
    return found


def test_a_deal_waits_for_the_word_of_one_who_has_just_come(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        one, two = (stack.enter_context(server.client(browser, room)) for browser in browsers)
        id = one.command(type="ask", what="deal", word="first")
        time.sleep(WORD_SECONDS / 4)
        assert server.hub(room).room.deal_number == 0
        two.answer(type="ask", what="word", word="second")
        one.receive_until(lambda frame: frame.get("id") == id)
        assert words_of(server, room)[:2] == ("first", "second")


def test_who_gives_no_word_keeps_nobody_waiting(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        one, _ = (stack.enter_context(server.client(browser, room)) for browser in browsers)
        assert one.deal("first")["code"] == "done"
        assert words_of(server, room)[:2] == ("first", "")


def test_a_word_given_before_is_not_taken_back_by_asking_for_the_deal(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.answer(type="ask", what="word", word="mine")
            assert client.answer(type="ask", what="deal")["code"] == "done"
            assert words_of(server, room) == ("mine", "", "")


def test_the_browser_adds_its_word_as_soon_as_it_knows_the_promise(
    server: Server, chromium: Any
) -> None:
    with visiting(chromium, server, "scat", form={"players": "2"}) as visit:
        room = visit.page.url.rpartition("/")[2]
        words = server.hub(room)._words
        first = words_of(server, room)[0]
        # The next deal's word is there already, whoever will ask for that deal.
        wait_until(lambda: words.get(0))
        assert re.fullmatch("[0-9a-f]{32}", words[0])
        assert re.fullmatch("[0-9a-f]{32}", first)
        assert first != words[0]
        # A line that drops brings it again, for a server that has forgotten it.
        second = words.pop(0)
        for client in list(server.hub(room)._clients):
            client.hang_up(Close.FELL_BEHIND)
        wait_until(lambda: words.get(0) == second)


@contextmanager
def typed_over_and_over(program: subprocess.Popen[str], text: str) -> Iterator[None]:
    """Type something again and again: what is typed out of turn is lost.

    Whatever may be asked back, such as about an overbid game, has to be answered in it.
    """
    over = Event()

    def type_on() -> None:
        assert program.stdin is not None
        while not over.wait(0.1):
            program.stdin.write(text)
            program.stdin.flush()

    typist = Thread(target=type_on)
    typist.start()
    try:
        yield
    finally:
        over.set()
        typist.join()


def test_the_line_clients_word_is_in_the_record_and_verify_proves_it(
    server: Server, tmp_path: Path
) -> None:
    said = tmp_path / "said.txt"
    with server.browser() as browser, said.open("w") as screen:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            program = subprocess.Popen(
                [sys.executable, "-m", "wenzel", "join", f"{server.url}/table/{room}"],
                stdin=subprocess.PIPE, stdout=screen, text=True,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
            try:
                hub = server.hub(room)
                wait_until(lambda: 1 in hub._words)
                theirs = hub._words[1]
                promise = client.answer_to_snapshot()["promise"]["next"]
                client.deal("mine")
                with typed_over_and_over(program, "1\ny\n2\ny\n1 2\ny\n"):
                    while client.wait_for_turn():
                        assert client.scene is not None
                        client.act(offered(client.scene)[-1])
                wait_until(lambda: "your word is in it" in said.read_text(encoding="utf-8"))
            finally:
                program.kill()
                program.communicate()
        file = tmp_path / "deals.jsonl"
        file.write_text(browser.get(f"/table/{room}/record.jsonl").text, encoding="utf-8")
    proven = verify(str(file), "--commitment", promise)
    assert proven.returncode == 0
    assert f"Words of the players: mine, {theirs}." in proven.stdout
    plain = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert plain["source"]["words"] == ["mine", theirs, ""]
    plain["source"]["words"][1] = "another"
    file.write_text(json.dumps(plain) + "\n", encoding="utf-8")
    assert verify(str(file)).returncode == 1


def test_a_pledge_is_kept_apart_from_its_word() -> None:
    pledge = Pledge.to(commitment_to("x"))
    assert pledge.word not in pledge.id
    assert pledge != Pledge.to(pledge.commitment)
