"""Sections C and D of the table: seats, the pattern of the deal, skat and discard."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.rows import decides
from tests.support import (
    FOREHAND,
    arranged,
    cards,
    finished,
    forehand_plays,
    play_out,
    said,
    skat,
)
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.errors import DealError
from wenzel.games.skat.actions import Discard
from wenzel.games.skat.deal import SkatDeal, playing_seats

DECK = tuple(DECK_32)


@decides("C1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_then_the_skat_then_four_then_three(players: int) -> None:
    game = skat(players=players)
    for dealer in range(players):
        deal = game.deal(DECK, dealer)
        fore, middle, rear = playing_seats(players, dealer)
        numbers = [[card.number for card in deal.hands[seat]] for seat in (fore, middle, rear)]
        assert numbers[0] == [0, 1, 2, 11, 12, 13, 14, 23, 24, 25]
        assert numbers[1] == [3, 4, 5, 15, 16, 17, 18, 26, 27, 28]
        assert numbers[2] == [6, 7, 8, 19, 20, 21, 22, 29, 30, 31]
        assert [card.number for card in deal.skat] == [9, 10]


@decides("C2")
@pytest.mark.parametrize("size", [23, 31, 0])
def test_a_deal_uses_the_whole_deck(size: int) -> None:
    with pytest.raises(DealError) as caught:
        skat().deal(DECK[:size])
    assert caught.value.faults[0].code == "deal.not_the_deck"


def test_a_deal_without_the_last_round_is_refused() -> None:
    hands = tuple(CardSet(DECK[seat * 7 : seat * 7 + 7]) for seat in range(3))
    short = SkatDeal(hands=hands, skat=CardSet(DECK[21:23]), dealer=0)
    with pytest.raises(DealError) as caught:
        skat().start(short)
    assert [fault.code for fault in caught.value.faults] == ["deal.hand_size"] * 3


def test_a_card_twice_is_no_deck() -> None:
    with pytest.raises(DealError):
        skat().deal((*DECK[:31], DECK[0]))


@decides("C3")
def test_seats_at_a_table_of_three() -> None:
    assert [playing_seats(3, dealer) for dealer in range(3)] == [(1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_the_dealer_of_four_sits_out() -> None:
    assert [playing_seats(4, dealer) for dealer in range(4)] == [
        (1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2),
    ]  # fmt: skip
    game = skat(players=4)
    state = game.start(game.deal(DECK, 2))
    assert not game.view(state, 2).hand
    assert game.view(state, 2).legal == ()
    assert state.current_player == 0


@decides("D1", "D2")
def test_anything_may_be_discarded() -> None:
    deal = arranged(skat="CJ HA")
    state = said(skat(), deal, "bid 18", "hold", "pass", "pass", "take_skat")
    legal = set(state.legal_actions())
    twelve = deal.hands[FOREHAND] | deal.skat
    assert legal == {
        Discard(CardSet((one, two))) for one in twelve for two in twelve if one is not two
    }
    assert len(legal) == 66
    assert Discard(cards("CJ HA")) in legal


@decides("D2", "D5")
@pytest.mark.parametrize("contract", ["C", "CH", "G", "GH"])
@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_the_skat_are_the_declarers(contract: str, seed: int) -> None:
    deal = arranged(forehand="CJ SJ CA CT", skat="HA ST")
    before = forehand_plays(skat(), deal, contract)
    outcome = play_out(before, Random(seed))
    assert outcome.settlement is not None
    assert sum(outcome.points) == 120
    assert outcome.points[FOREHAND] == outcome.settlement.result.points
    assert outcome.points[FOREHAND] >= 21


@decides("D5")
def test_the_skat_alone_in_a_hand_game() -> None:
    # Forehand holds the lowest cards there are; he takes no trick in Grand and has his skat.
    deal = arranged(
        forehand="D7 D8 D9 H7 H8 H9 S7 S8 S9 C7",
        middlehand="CJ SJ DA DT DK DQ C8 C9 CQ CK",
        rearhand="HJ DJ CA HA HT HK SA SK SQ CT",
        skat="ST HQ",
    )
    outcome = play_out(forehand_plays(skat(), deal, "GH"), Random(1))
    assert outcome.points[FOREHAND] == 13
    assert outcome.tricks[FOREHAND] == 0


def test_a_discard_is_two_cards_of_ones_own() -> None:
    state = said(skat(), arranged(skat="CJ HA"), "bid 18", "hold", "pass", "pass", "take_skat")
    for text in ("CJ", "CJ HA D7", "CA SA"):
        assert Discard(cards(text)) not in state.legal_actions()


def test_the_skat_game_of_a_declarer_who_gives_up_at_once() -> None:
    outcome = finished(
        said(skat(), arranged(skat="CJ HA"), "bid 18", "hold", "pass", "pass", "take_skat",
             "discard CJ HA", "announce D", "concede")
    )  # fmt: skip
    assert outcome.settlement is not None
    assert Card("CJ") not in arranged(skat="CJ HA").hands[FOREHAND]
    assert outcome.settlement.matadors > 0
