"""Whole deals over a real socket: every command once, at its place, and nothing lost."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.server import Client, Server, offered
from wenzel.games.registry import game_names


def play_deal(client: Client, rng: Random) -> int:
    """Play the deal on the table to its end by random choice; return how many actions that took."""
    count = 0
    while client.wait_for_turn():
        assert client.scene is not None
        answer = client.act(rng.choice(offered(client.scene)))
        assert answer["code"] == "done", answer
        count += 1
    return count


@pytest.mark.parametrize("game", game_names())
def test_a_match_of_several_deals(server: Server, game: str) -> None:
    rng = Random(game)
    with server.browser() as browser:
        room = server.open_table(browser, game=game)
        hub = server.hub(room)
        with server.client(browser, room) as client:
            for deal in range(1, 4):
                assert client.deal("a word")["code"] == "done"
                play_deal(client, rng)
                assert hub.room.deal_number == deal
                assert len(hub.room.records) == deal
                if hub.room.match.is_over:
                    break
            assert client.scene is not None
            assert client.scene["settlement"]["lines"]
        record = browser.get(f"/table/{room}/record.jsonl")
        assert record.text.count("\n") == hub.room.deal_number


def test_events_and_lines_come_once_and_without_gaps(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.deal()
            play_deal(client, Random(3))
            news = [frame for frame in client.frames if frame["type"] == "news"]
            numbers = [event["n"] for frame in news for event in frame["events"]]
            first = next(f for f in client.frames if f["type"] == "snapshot" and f["deal"] == 1)
            assert numbers == list(range(first["seq"], news[-1]["seq"]))
            told = [line for frame in (first, *news) for line in frame["lines"]]
            anew = client.answer_to_snapshot()
            assert list(anew["lines"]) == told


def test_a_second_deal_begins_with_the_whole_picture(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.deal()
            play_deal(client, Random(1))
            seq = client.seq
            client.deal()
            snapshots = [f for f in client.frames if f["type"] == "snapshot"]
            assert [f["deal"] for f in snapshots] == [0, 1, 2]
            assert snapshots[-1]["seq"] > seq


def test_a_command_is_done_once_and_at_its_place_alone(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="scat")
        with server.client(browser, room) as client:
            client.deal_until_turn()
            assert client.scene is not None
            action, seq = offered(client.scene)[0], client.seq
            first = client.answer(type="act", expect_seq=seq, action=action, id="same")
            assert first["code"] == "done"
            again = client.answer(type="act", expect_seq=seq, action=action, id="same")
            assert again == first
            late = client.answer(type="act", expect_seq=seq, action=action, id="other")
            assert late["code"] == "stale"
            assert late["text"]


def test_a_deal_asked_for_twice_is_dealt_once(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as one, server.client(browser, room) as two:
            codes = [
                client.answer(type="ask", what="deal", expect_seq=0, id=f"deal-{number}")["code"]
                for number, client in enumerate((one, two))
            ]
            assert codes == ["done", "stale"]
            assert server.hub(room).room.deal_number == 1


def test_news_of_an_action_come_before_its_answer(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="sheepshead")
        with server.client(browser, room) as client:
            answer = client.deal()
            assert client.seq == answer["seq"]


def test_a_line_that_drops_goes_on_where_it_broke_off(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="sheepshead")
        first = server.client(browser, room)
        first.deal_until_turn()
        assert first.scene is not None
        seq, action = first.seq, offered(first.scene)[-1]
        first.send(type="act", expect_seq=seq, action=action, id="lost")
        first.close()
        with server.client(browser, room, after=seq) as second:
            kinds = [frame["type"] for frame in second.frames]
            assert kinds in (["people"], ["news", "people"])
            # The answer was lost, so the command is sent again under its old name.
            answer = second.answer(type="act", expect_seq=seq, action=action, id="lost")
            assert answer["code"] == "done"
            assert {frame["type"] for frame in second.frames} == {"people", "news", "answer"}
            numbers = [event["n"] for f in second.frames for event in f.get("events", ())]
            assert numbers == list(range(seq, seq + len(numbers)))


def test_two_windows_of_one_person_see_the_same(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as one, server.client(browser, room) as two:
            one.deal()
            play_deal(one, Random(7))
            two.receive_until(lambda frame: frame.get("seq") == one.seq)
            assert two.scene == one.scene


def test_a_place_of_another_deal_or_none_is_answered_by_the_whole_picture(server: Server) -> None:
    with server.browser() as browser:
        room = server.open_table(browser, game="skat")
        with server.client(browser, room) as client:
            client.deal()
            client.wait_for_turn()
            for place in (None, 0, 1_000_000):
                with server.client(browser, room, after=place) as other:
                    assert other.frames[0]["type"] == "snapshot"
                    assert other.frames[0]["seq"] == client.seq


def test_a_hint_names_an_action_that_is_taken(server: Server) -> None:
    for game in game_names():
        with server.browser() as browser:
            room = server.open_table(browser, game=game)
            with server.client(browser, room) as client:
                client.deal()
                while client.wait_for_turn():
                    hint = client.answer(type="ask", what="hint")
                    assert hint["code"] == "done"
                    assert hint["text"]
                    assert client.act(hint["action"])["code"] == "done"
                refused = client.answer(type="ask", what="hint")
                assert refused["code"] == "not_now"
