"""Several persons at one table: seats, presence, absence, coming back, going for good."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.server import Client, Server, offered, running, wait_until
from wenzel.web.app import ServerSettings

NOT_SEATED = 4403


@pytest.fixture(scope="module")
def hasty() -> Iterator[Server]:
    """A server that waits for nobody for long."""
    with running(ServerSettings(grace=0.3, forms_a_minute=100_000)) as server:
        yield server


def table_of(server: Server, stack: ExitStack, count: int, game: str = "skat") -> tuple[str, Any]:
    browsers = [stack.enter_context(server.browser()) for _ in range(count)]
    room = server.open_table(browsers[0], game=game)
    for browser in browsers[1:]:
        assert browser.post(f"/table/{room}/sit").status_code == 303
    return room, browsers


def presence(client: Client, seat: int) -> dict[str, Any]:
    people = next(f for f in reversed(client.frames) if "presence" in f)
    found: dict[str, Any] = people["presence"][seat]
    return found


def people(client: Client) -> dict[str, Any]:
    return client.receive_until(lambda frame: frame["type"] == "people")


def test_a_friend_takes_a_computer_players_seat_and_everybody_hears_of_it(server: Server) -> None:
    with server.browser() as mine, server.browser() as friends, server.browser() as strangers:
        room = server.open_table(mine, game="skat")
        with server.client(mine, room) as me:
            invitation = friends.get(f"/table/{room}")
            assert f"/table/{room}/sit" in invitation.text
            friends.post(f"/table/{room}/sit")
            heard = people(me)
            assert heard["text"]
            assert heard["presence"][1] == {
                "seat": 1, "is_person": True, "is_here": False, "seconds": 60,
            }  # fmt: skip
            with server.client(friends, room) as friend:
                assert friend.frames[0]["seat"] == 1
                assert people(me)["presence"][1] == {"seat": 1, "is_person": True}
            gone = people(me)
            assert gone["presence"][1]["seconds"] == 60
        with server.client(strangers, room, hello=False) as stranger:
            assert stranger.close_code() == NOT_SEATED


def test_a_person_has_one_seat_however_often_he_sits_down(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        for _ in range(3):
            browsers[1].post(f"/table/{room}/sit")
        assert sorted(server.hub(room).room.persons) == [0, 1]


def test_a_full_table_says_so(server: Server) -> None:
    with ExitStack() as stack:
        room, _ = table_of(server, stack, 3)
        late = stack.enter_context(server.browser())
        answer = late.post(f"/table/{room}/sit")
        assert answer.status_code == 409
        assert "All seats are taken" in answer.text


def test_a_computer_player_stands_in_and_steps_back(hasty: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(hasty, stack, 3)
        clients = [hasty.client(browser, room) for browser in browsers]
        clients[0].deal()
        mover = hasty.hub(room).room.mover
        assert mover is not None
        clients[mover].close()
        other = clients[(mover + 1) % 3]
        other.receive_until(
            lambda f: f["type"] == "people" and f["presence"][mover].get("is_here") is False
        )
        assert presence(other, mover)["seconds"] == 1
        other.receive_until(
            lambda f: f["type"] == "people" and bool(f["presence"][mover].get("stands_in"))
        )
        wait_until(lambda: hasty.hub(room).room.mover != mover)
        with hasty.client(browsers[mover], room) as back:
            assert back.frames[-1]["presence"][mover] == {"seat": mover, "is_person": True}
            # What the computer player did meanwhile is part of the picture.
            assert back.seq == hasty.hub(room).room.seq
        for client in clients:
            client.close()


def test_nobody_waits_for_somebody_who_never_came(hasty: Server) -> None:
    """As after a restart: seats of persons whose lines never dropped, for there were none."""
    with ExitStack() as stack:
        room, browsers = table_of(hasty, stack, 3)
        with hasty.client(browsers[0], room) as only:
            only.deal()
            while only.wait_for_turn():
                assert only.scene is not None
                assert only.act(offered(only.scene)[0])["code"] == "done"
            assert len(hasty.hub(room).room.records) == 1


def test_nobody_stands_in_while_nobody_is_there_to_wait(hasty: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(hasty, stack, 2)
        with hasty.client(browsers[0], room) as client:
            client.deal()
        hub = hasty.hub(room)
        wait_until(lambda: hub.is_idle)
        seq = hub.room.seq
        with pytest.raises(AssertionError):
            wait_until(lambda: hub.room.standing_in, seconds=0.8)
        assert hub.room.seq == seq


def test_who_leaves_hears_nothing_more_and_a_computer_player_goes_on(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        with server.client(browsers[0], room) as one, server.client(browsers[1], room) as two:
            one.deal()
            browsers[1].post(f"/table/{room}/leave")
            assert two.close_code() == NOT_SEATED
            one.receive_until(lambda f: f["type"] == "people" and not f["presence"][1]["is_person"])
            while one.wait_for_turn():
                assert one.scene is not None
                assert one.act(offered(one.scene)[0])["code"] == "done"
        assert browsers[1].get(f"/table/{room}/record.jsonl").status_code == 403


def test_nobody_sees_two_hands_of_one_deal(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        third = stack.enter_context(server.browser())
        with server.client(browsers[0], room) as one:
            one.deal()
            browsers[1].post(f"/table/{room}/leave")
            third.post(f"/table/{room}/sit")
            refused = browsers[1].post(f"/table/{room}/sit")
            if server.hub(room).room.is_playing:
                assert refused.status_code == 409
                assert sorted(server.hub(room).room.persons) == [0, 1]


def test_the_same_deal_again_is_for_one_alone(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        with server.client(browsers[0], room) as one:
            one.deal()
            refused = one.answer(type="ask", what="again")
            assert refused["code"] == "not_now"
            browsers[1].post(f"/table/{room}/leave")
            assert one.answer(type="ask", what="again")["code"] == "done"


def test_everybody_may_add_a_word_to_the_secret(server: Server) -> None:
    with ExitStack() as stack:
        room, browsers = table_of(server, stack, 2)
        clients = [stack.enter_context(server.client(browser, room)) for browser in browsers]
        assert clients[1].answer(type="ask", what="word", word="mine")["code"] == "done"
        promise = clients[0].frames[0]["promise"]["next"]
        clients[0].deal("yours")
        for browser in browsers[1:]:
            browser.post(f"/table/{room}/leave")
        while clients[0].wait_for_turn():
            assert clients[0].scene is not None
            clients[0].act(offered(clients[0].scene)[0])
        told = next(f["promise"] for f in reversed(clients[0].frames) if f.get("promise"))
        assert told["words"] == ["yours", "mine", ""]
        assert told["commitment"] == promise != told["next"]


def test_a_person_who_is_out_looks_on_and_deals_the_next(server: Server) -> None:
    """In Scat whoever has lost his pennies is dealt no cards; the table plays on around him."""
    with server.browser() as browser:
        room = server.open_table(browser, game="scat", players="3")
        with server.client(browser, room) as client:
            match_over = False
            while not match_over:
                assert client.deal()["code"] == "done"
                while client.wait_for_turn():
                    assert client.scene is not None
                    client.act(offered(client.scene)[-1])
                match_over = client.answer_to_snapshot().get("match_over", False)
            assert client.deal()["code"] == "not_now"
            assert server.hub(room).room.match.is_over
