"""Names of persons: chosen by page, form or frame, checked at each door, shown and escaped."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.web.server import PERSON, Client, Server, offered
from tests.web.test_server_join import join
from wenzel.i18n import DECK_FACES
from wenzel.i18n.languages import LANGUAGES
from wenzel.messages import Message
from wenzel.telling.seats import speaker_at

SHOWN = "\u2068{}\u2069"
NASTY = '<img src=x>"&{seat}'


def cookies(browser: httpx.Client) -> str:
    """Return all cookies of a browser, as behind the name of the first."""
    kept = dict(browser.cookies)
    return "; ".join([kept.pop(PERSON), *(f"{key}={value}" for key, value in kept.items())])


def seat_name(frame: dict[str, object], seat: int) -> str:
    scene = frame["scene"]
    assert isinstance(scene, dict)
    return next(str(one["name"]) for one in scene["seats"] if one["seat"] == seat)


def test_a_name_is_seen_by_the_others_at_the_seat_in_the_log_and_in_the_end(
    server: Server,
) -> None:
    with ExitStack() as stack:
        mine, friends = (stack.enter_context(server.browser()) for _ in range(2))
        room = server.open_table(mine, game="scat", players="2")
        me = stack.enter_context(server.client(mine, room))
        assert friends.post(f"/table/{room}/sit", data={"name": NASTY}).status_code == 303
        sat = me.receive_until(lambda f: f["type"] == "people" and bool(f.get("text")))
        assert SHOWN.format(NASTY) in sat["text"]
        assert sat["presence"][1]["name"] == NASTY
        friend = stack.enter_context(server.client(friends, room))
        me.deal()
        hub = server.hub(room)
        rng = Random(4)
        while (mover := hub.room.mover) is not None:
            one = (me, friend)[mover]
            assert one.wait_for_turn()
            assert one.scene is not None
            one.act(rng.choice(offered(one.scene)))
        anew = me.answer_to_snapshot()
        assert seat_name(anew, 1) == SHOWN.format(NASTY)
        assert any(SHOWN.format(NASTY) in line for line in anew["lines"])
        scores = anew["scene"]["settlement"]["scores"]
        assert [line["name"] for line in scores] == ["You", SHOWN.format(NASTY)]
        assert seat_name(friend.answer_to_snapshot(), 0) == "Opposite"
        for path in ("deal/1", "list"):
            text = mine.get(f"/table/{room}/{path}").text
            assert "&lt;img src=x&gt;" in text
            assert "<img src=x>" not in text
        record = json.loads(mine.get(f"/table/{room}/record.jsonl").text)
        assert record["seats"] == ["", NASTY]


def test_settings_keep_a_name_and_tables_follow_it(server: Server) -> None:
    with server.browser() as mine, server.browser() as friends:
        mine.post("/settings", data={"name": "  Anna  "})
        room = server.open_table(mine, game="skat")
        hub = server.hub(room)
        assert hub.room.name(0) == "Anna"
        friends.post(f"/table/{room}/sit", data={"name": "Bob"})
        assert 'value="Bob"' in friends.get("/settings").text
        mine.post("/settings", data={"name": "Berta", "speed": "fast"})
        with server.client(friends, room) as friend, Client(server, room, cookies(mine)):
            told = friend.receive_until(
                lambda f: f["type"] == "people" and f["presence"][0].get("name") == "Berta"
            )
            assert told["text"].startswith(SHOWN.format("Berta"))
        # A change of anything else leaves the name; an empty one takes it back.
        mine.post("/settings", data={"speed": "slow"})
        assert 'value="Berta"' in mine.get("/settings").text
        mine.post("/settings", data={"name": " "})
        assert 'value="Berta"' not in mine.get("/settings").text


def test_two_at_a_table_are_not_called_the_same(server: Server) -> None:
    with server.browser() as mine, server.browser(**{"Accept-Language": "de"}) as friends:
        mine.post("/settings", data={"name": "Anna"})
        room = server.open_table(mine, game="skat")
        refused = friends.post(f"/table/{room}/sit", data={"name": "anna."})
        assert refused.status_code == 400
        assert "Am Tisch heißt schon jemand" in refused.text
        assert sorted(server.hub(room).room.persons) == [0]
        assert friends.post(f"/table/{room}/sit", data={"name": "Bob"}).status_code == 303
        with server.client(friends, room) as friend:
            answer = friend.answer(type="ask", what="name", name="ANNA")
            assert (answer["code"], "Anna" in answer["text"]) == ("bad_input", True)
        # Who is called so elsewhere keeps the name he has here.
        friends.post("/settings", data={"name": "Anna"})
        with Client(server, room, cookies(friends)):
            assert server.hub(room).room.name(1) == "Bob"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_in_a_dot_makes_one_dot(language: str) -> None:
    for plain in (True, False):
        speaker = speaker_at(
            0, 3, DECK_FACES["french"], plain=plain, language=LANGUAGES[language],
            called=lambda _: "Anna M.",
        )  # fmt: skip
        said = speaker.say(Message("told.has_to_pick", seat=1)).translate(
            dict.fromkeys(range(0x2066, 0x206A))
        )
        assert "Anna M." in said
        assert ".." not in said


def test_a_frame_names_too_and_not_without_end(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            assert client.answer(type="ask", what="name", name="Anna")["code"] == "done"
            assert server.hub(room).room.name(0) == "Anna"
            bad = client.answer(type="ask", what="name", name="\u202ea")
            assert (bad["code"], bool(bad["text"])) == ("bad_input", True)
            codes = [
                client.answer(type="ask", what="name", name=f"n{number}")["code"]
                for number in range(20)
            ]
            assert codes[-1] == "not_now"
            assert server.hub(room).room.name(0) != "n19"


@pytest.mark.parametrize("name", ["x" * 25, "a\x00b", "\u202ex", "\u200d", "..."])
def test_bad_names_are_refused_at_every_door(server: Server, name: str) -> None:
    with server.browser() as mine, server.browser() as friends:
        room = server.open_table(mine, game="skat")
        for path in ("/settings", f"/table/{room}/sit"):
            answer = friends.post(path, data={"name": name})
            assert answer.status_code == 400
            assert "A name " in answer.text
        assert sorted(server.hub(room).room.persons) == [0]
        forged = urlsafe_b64encode(json.dumps({"name": name}).encode()).decode()
        mine.cookies.set("wenzel_prefs", forged)
        with Client(server, room, cookies(mine)):
            assert server.hub(room).room.name(0) == ""


def test_the_line_client_gives_its_name(server: Server, tmp_path: Path) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        url = f"{server.url}/table/{room}"
        assert join(url, "q\n", tmp_path, "--name", "Jürgen").returncode == 0
        assert server.hub(room).room.name(1) == "Jürgen"
        twice = join(url, "", tmp_path / "other", "--name", "jürgen")
        assert (twice.returncode, "already" in twice.stderr) == (2, True)
        # Who comes back without one keeps it.
        assert join(url, "q\n", tmp_path).returncode == 0
        assert server.hub(room).room.name(1) == "Jürgen"
        bad = join(url, "", tmp_path, "--name", "x" * 25)
        assert (bad.returncode, bad.stderr.count("\n")) == (2, 1)
