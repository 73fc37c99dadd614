"""`wenzel join`: the line client at a table, through a pipe; and the scenes it draws."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.server import Server, offered
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.scenes.model import Button, ButtonGroup, CardShown, Scene, Selection
from wenzel.web.plain import Do, PlainScene, TypedError
from wenzel.web.remote import Address, LineError


def join(url: str, typed: str, folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wenzel", "join", url, *more],
        input=typed, capture_output=True, text=True, timeout=240, check=False,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "C"},
    )  # fmt: skip


@pytest.mark.parametrize("game", game_names())
def test_a_deal_is_played_through_a_pipe(server: Server, game: str, tmp_path: Path) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game=game)
        browser.post(f"/table/{room}/leave")
        url = f"{server.url}/table/{room}"
        # Whatever is asked, one of these is an answer.
        typed = "?\n" + "h\nx\n1\n1 2\n2\ny\n" * 60
        played = join(url, typed, tmp_path)
        assert (played.returncode, played.stderr) == (0, "")
        assert "1) First deal" in played.stdout
        assert "1) Next deal" in played.stdout or "The match is over" in played.stdout
        assert "Hint: " in played.stdout
        assert server.hub(room).room.records
        # He comes back to his own seat, and the others' are still free.
        again = join(url, "q\n", tmp_path)
        assert again.returncode == 0
        assert list(server.hub(room).room.persons) == [0]
        mode = (tmp_path / "wenzel" / "people.json").stat().st_mode
        assert mode & 0o077 == 0


def test_a_friend_in_the_terminal_and_a_person_in_the_browser(
    server: Server, tmp_path: Path
) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="scat", players="2")
        with server.client(browser, room) as client:
            client.deal()
            program = subprocess.Popen(
                [sys.executable, "-m", "wenzel", "join", f"{server.url}/table/{room}"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            )  # fmt: skip
            try:
                client.receive_until(lambda f: f["type"] == "people" and "is here" in f["text"])
                assert program.stdin is not None
                program.stdin.write("1\n" * 200)
                program.stdin.flush()
                while client.wait_for_turn():
                    assert client.scene is not None
                    client.act(offered(client.scene)[-1])
            finally:
                program.kill()
                program.communicate()


@pytest.mark.parametrize(
    "url",
    ["x", "http://", "http://h/", "ftp://h/table/x", "http://h:x/table/a", "http://h/table/",
     "http://h/table/a/b", "http://[x/table/a", "http://h:0/table/a", ""],
)  # fmt: skip
def test_what_is_no_address_is_said_so(url: str) -> None:
    with pytest.raises(LineError):
        Address.of(url)


def test_addresses() -> None:
    assert Address.of("http://h:80/table/ab-_").socket == "ws://h:80/table/ab-_/socket"
    assert Address.of("https://[::1]/table/a/").socket == "wss://[::1]/table/a/socket"


def test_there_is_no_table_or_no_server(server: Server, tmp_path: Path) -> None:
    nothing = join(f"{server.url}/table/nosuchroom12", "", tmp_path)
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr == "wenzel: there is no such table\n"
    nobody = join("http://127.0.0.1:1/table/x", "", tmp_path)
    assert nobody.returncode == 2
    assert nobody.stderr.count("\n") == 1


def test_it_speaks_the_language_that_is_asked_for(server: Server, tmp_path: Path) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        german = join(f"{server.url}/table/{room}", "1\nq\n", tmp_path, "--language", "de")
        assert german.returncode == 0
        assert re.search("Vorhand|Mittelhand|Hinterhand", german.stdout)


def a_scene(**fields: object) -> Scene:
    hand = tuple(
        CardShown(card=card, name=f"card {card}", playable=card != "C7", reason="not that one")
        for card in ("CJ", "C7", "D8")
    )
    scene = {"game": "x", "title": ("a",), "prompt": "Well?", "your_turn": True, "seats": ()}
    return Scene(**{**scene, "hand": hand, **fields})  # type: ignore[arg-type]


def wish(scene: Scene, typed: str) -> object:
    return PlainScene(scene, Speaker(), match_over=False).wish(typed)


def test_numbers_and_cards_and_buttons() -> None:
    pass_it = Button(label="Pass", action={"type": "pass"}, confirm="Sure?")
    scene = a_scene(tap={"type": "play"}, groups=(ButtonGroup(buttons=(pass_it,)),))
    assert wish(scene, "1") == wish(scene, "cj") == Do({"type": "play", "card": "CJ"})
    assert wish(scene, "2") == Do({"type": "play", "card": "D8"})
    assert wish(scene, "3") == Do({"type": "pass"}, "Sure?")
    assert wish(scene, "H") == "hint"
    for typed in ("0", "4", "99999999999", "²", "x", "c7", "1 2", "-1", " ", "3 1", "CJ CJ"):
        with pytest.raises(TypedError):
            wish(scene, typed)


def test_several_cards_are_given_together() -> None:
    two = Selection(count=2, action={"type": "bury"}, label="Bury")
    assert wish(a_scene(selection=two), "2 CJ") == Do({"type": "bury", "cards": ["D8", "CJ"]})
    one = Selection(count=1, action={"type": "lay"}, label="Lay", field="card", single=True)
    assert wish(a_scene(selection=one), "2") == Do({"type": "lay", "card": "D8"})
    for typed in ("1", "1 1", "1 2 1"):
        with pytest.raises(TypedError):
            wish(a_scene(selection=two), typed)


def test_the_picture_numbers_what_can_be_done() -> None:
    scene = a_scene(tap={"type": "play"})
    lines = list(PlainScene(scene, Speaker(), match_over=False).lines())
    assert lines == ["a", "Your cards: 1) card CJ, card C7, 2) card D8", "Well?"]


def test_a_deal_is_verified_by_its_record(server: Server, tmp_path: Path) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="scat")
        with server.client(browser, room) as client:
            promises = []
            for _ in range(2):
                promises.append(client.answer_to_snapshot()["promise"]["next"])
                client.deal("a word")
                while client.wait_for_turn():
                    assert client.scene is not None
                    client.act(offered(client.scene)[0])
        file = tmp_path / "deals.jsonl"
        file.write_text(browser.get(f"/table/{room}/record.jsonl").text, encoding="utf-8")
    good = verify(str(file))
    assert good.returncode == 0
    for promise in promises:
        assert good.stdout.count(promise) == 1
        one = verify(str(file), "--commitment", promise)
        assert (one.returncode, one.stdout.count("\n")) == (0, 1)
    assert "a word" in good.stdout
    none = verify(str(file), "--commitment", "0" * 64)
    assert none.returncode == 1
    lines = file.read_text(encoding="utf-8").splitlines()
    for change in (forged_secret, forged_word, forged_cards, no_proof, bad_proof):
        plain = json.loads(lines[0])
        change(plain)
        file.write_text(json.dumps(plain) + "\n" + lines[1] + "\n", encoding="utf-8")
        bad = verify(str(file))
        assert bad.returncode == 1, change
        assert "Traceback" not in bad.stderr
        assert sum("dealt as promised" in line for line in bad.stdout.splitlines()) == 1


def verify(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wenzel", "verify", *arguments],
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def forged_secret(plain: dict[str, object]) -> None:
    plain["source"]["secret"] = "another"  # type: ignore[index]


def forged_word(plain: dict[str, object]) -> None:
    plain["source"]["words"][0] = "another"  # type: ignore[index]


def forged_cards(plain: dict[str, object]) -> None:
    plain["deal"]["cards"].reverse()  # type: ignore[index]


def no_proof(plain: dict[str, object]) -> None:
    plain["source"] = None


def bad_proof(plain: dict[str, object]) -> None:
    plain["source"]["words"] = 3  # type: ignore[index]
