"""Section K of the table, and the tricks of section J: following suit, and who takes the trick."""

from __future__ import annotations

import pytest

from tests.conformance.rows import decides
from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    arranged,
    cards,
    forehand_plays,
    offers,
    refusal,
    said,
    skat,
    then,
)
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.games.skat.play import Playing
from wenzel.games.skat.scoring import played_result

FOLLOWING = [
    ("K2", "H", "SA", "SJ S7", "S7"),
    ("K3", "H", "CJ", "C7 D7", "C7 D7"),
    ("K4", "H", "CJ", "H7 C8", "H7"),
    ("K5", "H", "H7", "DJ C8", "DJ"),
    ("K6", "G", "H7", "HJ C8", "HJ C8"),
    ("K7", "G", "CJ", "DJ D7", "DJ"),
    ("J13", "N", "SA", "SJ C7", "SJ"),
    ("J14", "N", "CJ", "HJ C7", "C7"),
    ("", "G", "DJ", "CJ CA", "CJ"),
    ("", "R", "HJ", "CJ HA", "CJ"),
    ("", "R", "HA", "HJ H7 C7", "H7"),
    ("", "C", "CJ", "SJ C7 S7", "SJ C7"),
    ("", "C", "SJ", "S7 H7", "S7 H7"),
    ("", "N", "HT", "HJ DJ", "HJ"),
    ("", "D", "HA", "HJ DJ DA", "HJ DJ DA"),
]


@decides(*(row for row, *_ in FOLLOWING if row))
@pytest.mark.parametrize(("row", "game", "led", "hand", "legal"), FOLLOWING)
def test_what_may_be_played(row: str, game: str, led: str, hand: str, legal: str) -> None:
    order = trick_order(GameType(game))
    assert order.legal(cards(hand), Card(led)) == cards(legal)
    assert order.legal(cards(hand), None) == cards(hand)


TRICKS = [
    ("J9", "N", "HT HJ H9", "HJ"),
    ("J10", "N", "CK CA CT", "CA"),
    ("J11", "N", "D9 DT D8", "DT"),
    ("K9", "D", "DA DJ HJ", "HJ"),
    ("K10", "G", "DA DJ DT", "DJ"),
    ("K11", "C", "S7 HA DA", "S7"),
    ("K12", "C", "ST SK SA", "SA"),
    ("K13", "C", "CA CT SJ", "SJ"),
    ("K14", "C", "CJ SJ HJ", "CJ"),
    ("", "N", "C7 HA SA", "C7"),
    ("", "N", "SQ SJ SK", "SK"),
    ("", "N", "ST S9 SJ", "SJ"),
    ("", "G", "HT HK HA", "HA"),
    ("", "G", "HK HQ HT", "HT"),
    ("", "H", "SA H7 H8", "H8"),
    ("", "H", "SA H7 DJ", "DJ"),
    ("", "S", "DJ SA HJ", "HJ"),
    ("", "R", "C7 DJ CA", "DJ"),
]


@decides(*(row for row, *_ in TRICKS if row))
@pytest.mark.parametrize(("row", "game", "played", "winner"), TRICKS)
def test_who_takes_the_trick(row: str, game: str, played: str, winner: str) -> None:
    order = trick_order(GameType(game))
    lying = [Card(text) for text in played.split()]
    assert lying[order.winner(lying)] is Card(winner)


@decides("K14")
def test_three_jacks_are_six_points() -> None:
    assert trick_order(GameType.CLUBS).points_of(cards("CJ SJ HJ")) == 6


@decides("J17")
def test_points_are_no_part_of_a_null() -> None:
    state = forehand_plays(skat(), arranged(), "N")
    assert isinstance(state.phase, Playing)
    for points, tricks in ((120, 0), (0, 0), (60, 0)):
        result = played_result(state.phase.contract, points, tricks)
        assert result.won
        assert not result.schneider
        assert not result.schwarz


HIGH_TO_LOW = {
    "D": "CJ SJ HJ DJ DA DT DK DQ D9 D8 D7",
    "H": "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7",
    "S": "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7",
    "C": "CJ SJ HJ DJ CA CT CK CQ C9 C8 C7",
    "G": "CJ SJ HJ DJ",
    "R": "CJ SJ HJ DJ",
    "N": "",
}
PLAIN = {"N": "AKQJT987"}


@pytest.mark.parametrize("game", list(HIGH_TO_LOW))
def test_the_whole_order_of_every_game(game: str) -> None:
    order = trick_order(GameType(game))
    trumps = HIGH_TO_LOW[game].split()
    assert order.trumps == cards(HIGH_TO_LOW[game])
    ranks = PLAIN.get(game, "ATKQ987")
    columns = [[f"{suit}{rank}" for rank in ranks] for suit in "CSHD"]
    plain = [[card for card in column if card not in trumps] for column in columns]
    for column in [trumps, *plain]:
        for place, high in enumerate(column):
            for low in column[place + 1 :]:
                assert order.winner([Card(low), Card(high)]) == 1
                assert order.winner([Card(high), Card(low)]) == 0
    for one in plain:
        for other in plain:
            if one is not other:
                for a in one:
                    assert all(order.winner([Card(a), Card(b)]) == 0 for b in other)
        for card in one:
            assert all(order.winner([Card(card), Card(trump)]) == 1 for trump in trumps)


@decides("K16")
@pytest.mark.parametrize("declarer", [FOREHAND, MIDDLEHAND, REARHAND])
def test_forehand_leads_and_then_the_winner(declarer: int) -> None:
    auction = {
        FOREHAND: ["pass", "pass", "bid 18"],
        MIDDLEHAND: ["bid 18", "pass", "pass"],
        REARHAND: ["pass", "bid 18", "pass"],
    }[declarer]
    deal = arranged(forehand="S7 S8 S9", middlehand="SA SK", rearhand="SQ ST H7")
    state = said(skat(), deal, *auction, "announce GH")
    assert state.current_player == FOREHAND
    state = then(state, "play S7", "play SA", "play SQ")
    assert state.current_player == MIDDLEHAND
    state = then(state, "play SK")
    assert state.current_player == REARHAND
    state = then(state, "play ST")
    assert state.current_player == FOREHAND
    state = then(state, "play S8")
    assert state.current_player == REARHAND


def test_a_card_that_does_not_follow_is_refused_with_the_reason() -> None:
    deal = arranged(forehand="SA", middlehand="SJ S7 HA HT", rearhand="C7 S8 S9 ST SK SQ")
    state = then(forehand_plays(skat(), deal, "HH"), "play SA")
    assert {line for line in offers(state) if line.startswith("play")} == {"play S7"}
    assert refusal(state, "play HA") == "refused.must_follow"
    assert refusal(state, "play SJ") == "refused.must_follow"
    assert refusal(state, "play C7") == "refused.not_in_hand"
    assert refusal(state, f"{REARHAND}: play C7") == "refused.not_your_turn"


@decides("J18")
@pytest.mark.parametrize("contract", ["NO", "NOH", "GO", "CO"])
def test_an_open_hand_lies_before_the_lead(contract: str) -> None:
    game = skat()
    state = forehand_plays(game, arranged(skat="HA SA"), contract)
    hand = state.hands[FOREHAND].hand
    assert len(hand) == 10
    assert state.current_player == FOREHAND
    for seat in range(3):
        playing = game.view(state, seat).playing
        assert playing is not None
        assert playing.open_hands[FOREHAND] == hand
        assert playing.open_hands[MIDDLEHAND] is None
        assert not playing.tricks
        assert not playing.trick.cards
    card = next(iter(hand))
    later = game.view(then(state, f"play {card}"), MIDDLEHAND).playing
    assert later is not None
    assert later.open_hands[FOREHAND] == hand.without(card)


@pytest.mark.parametrize("contract", ["N", "NH", "G", "GH", "GHZ"])
def test_no_other_hand_lies_open(contract: str) -> None:
    state = forehand_plays(skat(), arranged(), contract)
    assert isinstance(state.phase, Playing)
    assert state.phase.open_hands == ()


def test_the_hand_of_a_null_ouvert_lies_open_without_the_discards() -> None:
    deal = arranged(forehand="D7", skat="HA SA")
    state = said(skat(), deal, "bid 18", "hold", "pass", "pass", "take_skat", "discard D7 HA",
                 "announce NO")  # fmt: skip
    assert isinstance(state.phase, Playing)
    shown = state.phase.open_hands[FOREHAND]
    assert shown is not None
    assert Card("SA") in shown
    assert not cards("D7 HA") & shown
    assert CardSet(DECK_32) - shown
