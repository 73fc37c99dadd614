"""A room: what is done is done once, at the place it was meant for, and survives a crash."""

from __future__ import annotations

from typing import Any

import pytest

from wenzel import codec
from wenzel.bots import make_player
from wenzel.games.registry import game_names
from wenzel.rulesets import load, ruleset_names
from wenzel.table import DatabaseStore, Opened, Room, RoomError
from wenzel.table.fair import commitment_to, seed_of

ME = "a person"


def opened(ruleset: str) -> Opened:
    game = load(ruleset)
    return Opened(game.name, ruleset, codec.to_plain(game.options), "random", 0)


def a_room(ruleset: str = "skat-isko", store: DatabaseStore | None = None) -> Room:
    room = Room.open("r", store or DatabaseStore(), opened(ruleset))
    room.sit(ME, 0)
    return room


def let_bots_act(room: Room) -> None:
    while (turn := room.bot_turn) is not None:
        player = make_player(turn.level, turn.game.name, seed=turn.seed)
        assert room.act_for_bot(turn, player.choose(turn.view))


def plain_choice(room: Room, seat: int) -> dict[str, Any]:
    action = next(a for a in room.view(seat).legal if not a.gives_up)
    plain: dict[str, Any] = codec.to_plain(action)
    return plain


def play_on(room: Room, steps: int = 10_000) -> None:
    for number in range(steps):
        let_bots_act(room)
        if room.mover is None:
            return
        answer = room.act(room.mover, f"{room.seq}-{number}", room.seq, plain_choice(room, 0))
        assert answer.refusal is None


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_room_built_again_from_its_entries_is_the_same(ruleset: str) -> None:
    store = DatabaseStore()
    room = a_room(ruleset, store)
    again: Room | None = None
    for deals in range(2):
        if room.match.is_over:
            break
        room.deal_next({0: "my word"})
        for stop in (0, 1, 3, 10_000):
            play_on(room, stop)
            again = Room.restore("r", store)
            assert again is not None
            assert again.seq == room.seq
            assert again.match == room.match
            assert again.commitment == room.commitment
            assert again.deal_number == room.deal_number == deals + 1
            for seat in range(room.game.seats):
                assert again.view(seat) == room.view(seat)
                assert again.events_for(seat) == room.events_for(seat)
    assert again is not None
    assert [r.to_json() for r in room.records] == [r.to_json() for r in again.records]
    assert len(room.records) == room.deal_number


def test_every_game_has_been_tried() -> None:
    assert {load(name).name for name in ruleset_names()} == set(game_names())


def test_a_command_is_done_once_however_often_it_comes() -> None:
    room = a_room()
    room.deal_next({})
    let_bots_act(room)
    before = room.seq
    choice = plain_choice(room, 0)
    first = room.act(0, "one", before, choice)
    assert first.refusal is None
    after = room.seq
    assert after > before
    assert room.act(0, "one", before, choice) == first
    assert room.seq == after


def test_a_command_for_another_place_is_refused() -> None:
    room = a_room()
    room.deal_next({})
    let_bots_act(room)
    stale = room.act(0, "late", room.seq - 1, plain_choice(room, 0))
    assert stale.code == "stale"
    assert stale.refusal is not None
    view = room.view(0)
    refused = room.act(0, "wrong", room.seq, {"type": "no_such"})
    assert refused.code == "bad_input"
    illegal = room.act(0, "bad", room.seq, {"type": "bid", "value": 19})
    assert illegal.code == "illegal_action"
    assert room.view(0) == view


def test_an_answer_of_a_computer_player_for_another_place_is_void() -> None:
    room = Room.open("r", DatabaseStore(), opened("skat-isko"))
    room.deal_next({})
    turn = room.bot_turn
    assert turn is not None
    action = make_player("random", "skat").choose(turn.view)
    assert room.act_for_bot(turn, action)
    assert not room.act_for_bot(turn, action)


def told_secret(room: Room) -> str | None:
    return None if room.proof is None else room.proof.secret


def test_the_deal_keeps_the_tables_promise() -> None:
    room = a_room()
    promise = room.commitment
    room.deal_next({0: "x", 2: "y" * 100})
    assert told_secret(room) is None, "the secret is told when the deal is over"
    assert room.deal_commitment == promise
    play_on(room)
    proof = room.proof
    assert proof is not None
    assert proof.commitment == promise == commitment_to(proof.secret)
    assert proof.keeps_its_promise
    assert proof.words == ("x", "", "y" * 64)
    game = load("skat-isko")
    assert room.records[0].deal == game.deal_from_seed(seed_of(proof.secret, proof.words), 1, 0)
    assert room.commitment != promise


def test_practice_is_not_entered() -> None:
    room = a_room()
    room.deal_next({})
    play_on(room)
    match = room.match
    room.deal_again()
    assert (room.is_practice, room.deal_number) == (True, 1)
    play_on(room)
    assert room.match == match
    assert room.deal_number == 1
    assert room.records[0].deal == room.records[1].deal
    room.deal_next({})
    assert (room.is_practice, room.deal_number) == (False, 2)


def test_a_deal_begun_anew_counts_once() -> None:
    room = a_room()
    room.deal_next({})
    let_bots_act(room)
    room.deal_again()
    play_on(room)
    assert len(room.records) == 1
    with pytest.raises(RoomError):
        room.sit("another", 0)
    room.sit("another", 1)
    room.deal_next({})
    with pytest.raises(RoomError):
        room.deal_again()


def test_a_full_room_and_an_absent_person() -> None:
    room = a_room()
    assert room.sit(ME) == 0
    assert [room.sit(f"p{n}") for n in (1, 2)] == [1, 2]
    with pytest.raises(RoomError):
        room.sit("late")
    room.deal_next({})
    mover = room.mover
    assert mover is not None
    owed = []
    for standing_in in (False, True, False):
        room.stand_in(mover, standing_in)
        turn = room.bot_turn
        owed.append(None if turn is None else turn.seat)
    assert owed == [None, mover, None]
    room.leave("p1")
    assert room.person(1) is None


def test_a_file_of_rooms_outlives_its_program(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = DatabaseStore(url)
    room = a_room(store=store)
    room.deal_next({})
    let_bots_act(room)
    seq = room.seq
    store.close()
    later = DatabaseStore(url)
    again = Room.restore("r", later)
    assert again is not None
    assert again.seq == seq
    assert later.count() == 1
    assert Room.restore("unknown", later) is None
    later.close()
