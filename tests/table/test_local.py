"""The table in the process: it holds the state, and gives seats only what is theirs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import arranged, skat
from wenzel.bots import Player, make_player
from wenzel.cards import Card
from wenzel.errors import IllegalActionError
from wenzel.games.game import Event, Hidden
from wenzel.games.skat.actions import Bid, Dealt, Hold, Pass, Play
from wenzel.games.skat.view import SkatView
from wenzel.table import LocalTable, Sitting

DEAL = arranged("CJ SJ CA CT CK SA ST HA DA D7", skat="H7 D8")


def players(*seats: int) -> dict[int, Player[Any]]:
    return {seat: make_player("random", "skat", seed=seat) for seat in seats}


def test_a_person_is_waited_for_and_a_computer_player_is_not() -> None:
    table = LocalTable(skat(), DEAL, players(0, 2))
    assert table.mover == 2
    while table.step():
        pass
    assert table.mover == 1
    assert table.waits_for_person


def test_an_illegal_action_changes_nothing() -> None:
    table = LocalTable(skat(), DEAL, {})
    before = table.log, table.view(2)
    for seat, action in ((2, Bid(17)), (1, Hold()), (2, Play(Card("CJ")))):
        with pytest.raises(IllegalActionError):
            table.act(seat, action)
    assert (table.log, table.view(2)) == before
    table.act(2, Bid(18))
    assert table.mover == 1


def test_events_are_given_as_the_seat_may_see_them() -> None:
    table = LocalTable(skat(), DEAL, {})
    dealt = [event for event in table.events_for(1) if event.seat is not None]
    assert [type(event.what) for event in dealt] == [Dealt, Hidden, Hidden]
    assert all(event.visible_to is None for event in dealt)


def test_views_fold_from_the_events_of_the_seat() -> None:
    game = skat()
    table = LocalTable(game, DEAL, players(0, 1, 2))
    views: list[SkatView] = [game.blank_view(seat) for seat in range(3)]
    told = 0
    while table.step():
        for seat in range(3):
            events: tuple[Event, ...] = table.events_for(seat, told)
            for event in events:
                views[seat] = views[seat].after(event)
            assert views[seat] == table.view(seat)
        told = len(table.log)
    assert table.mover is None
    assert table.outcome is not None


def test_a_sitting_passes_the_deal_on_and_sums_up() -> None:
    sitting = Sitting(skat(), "evening", dealer=2, seating=lambda _: players(0, 1, 2))
    dealers: list[int] = []
    totals = [0, 0, 0]
    for number in range(1, 7):
        dealt = sitting.next_deal()
        assert dealt == sitting.next_deal()
        assert dealt.number == number
        table = sitting.table(dealt)
        dealers.append(table.view(0).setting.dealer)
        while table.step():
            pass
        assert table.outcome is not None
        sitting.enter(table.outcome)
        totals = [a + b for a, b in zip(totals, table.outcome.returns, strict=True)]
        assert sitting.match.scores == tuple(totals)
    assert dealers == [2, 0, 1, 2, 0, 1]
    assert sitting.deals_settled == 6


def test_the_same_deal_meets_the_same_players() -> None:
    sitting = Sitting(skat("skat-pub"), 5, dealer=0, seating=lambda _: players(0, 1, 2))
    logs = []
    for _ in range(2):
        table = sitting.table(sitting.next_deal())
        while table.step():
            pass
        logs.append(table.log)
    assert logs[0] == logs[1]


def test_passing_in_ends_a_deal() -> None:
    table = LocalTable(skat(), DEAL, {})
    for seat in (2, 0, 1):
        table.act(seat, Pass())
    assert table.mover is None
    assert table.outcome is not None
    assert table.outcome.termination == "passed-in"
