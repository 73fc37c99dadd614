"""Sections E to J of the table: matadors, values, levels, overbid games, Null."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.conformance.rows import decides
from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    arranged,
    cards,
    finished,
    forehand_plays,
    offers,
    refusal,
    said,
    skat,
    then,
)
from wenzel.cards import DECK_32, CardSet
from wenzel.errors import WireError
from wenzel.games.skat.actions import Announce
from wenzel.games.skat.contract import Contract, GameType, trumps_of
from wenzel.games.skat.exchange import hand_contracts, skat_contracts
from wenzel.games.skat.matadors import count_matadors, most_matadors
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.scoring import Settlement, Terms, played_result, settle
from wenzel.games.skat.setting import Holding

# -- E. matadors ----------------------------------------------------------------------------------

MATADORS = [
    ("E1", "H", "CJ HJ DJ HA HT HQ H9", 1),
    ("E2", "H", "CJ SJ HJ DJ HA HT HK", 7),
    ("E3", "H", "SJ HJ HA HK HQ H7", -1),
    ("E4", "H", "DJ HA HT HK HQ H7", -3),
    ("E5", "H", "CJ SJ HJ DJ HA HK HQ", 5),
    ("E6", "H", "CJ HJ HA HT SJ C7", 3),
    ("E7", "H", "HJ DJ HA HT SJ C7", -1),
    ("E8", "C", "HJ DJ CT CK C9 C8 CJ HQ", 1),
    ("E9", "D", "CJ SJ HJ DJ DA", 5),
    ("E10", "G", "CJ SJ HJ DJ CA SA HA DA", 4),
    ("E11", "G", "CA SA HA DA CT ST HT DT", -4),
    ("E12", "D", "CA CT CK CQ SA ST SK SQ HA HT HK HQ", -11),
    ("E13", "S", "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 HA", 11),
    ("E14", "D", "D7 CA CT CK CQ SA ST SK SQ HA HT HK", -10),
    ("E15", "C", "HJ C7 C8", -2),
]


@decides(*(row for row, *_ in MATADORS))
@pytest.mark.parametrize(("row", "game", "held", "matadors"), MATADORS)
def test_matadors(row: str, game: str, held: str, matadors: int) -> None:
    assert count_matadors(cards(held), GameType(game)) == matadors


@pytest.mark.parametrize("game", ["D", "H", "S", "C", "G"])
def test_every_run_of_matadors_either_way(game: str) -> None:
    trumps = trumps_of(GameType(game))
    for run in range(1, len(trumps) + 1):
        held = CardSet(trumps[:run])
        gap = CardSet(trumps[run + 1 :])
        assert count_matadors(held, GameType(game)) == run
        assert count_matadors(held | gap, GameType(game)) == run
        if run < len(trumps):
            assert count_matadors(CardSet(trumps[run:]), GameType(game)) == -run
            assert count_matadors(CardSet((trumps[run],)), GameType(game)) == -run
    assert count_matadors(CardSet(), GameType(game)) == -len(trumps)
    assert count_matadors(DECK_32, GameType.NULL) == 0


# With CJ and HJ in hand (a claim of "with 1") the spade jack of the skat makes it three.
HANDS = [
    ("E6", "H", "CJ HJ HA HT HK H7 S7 S8 D7 C7", "SJ C8", 3),
    ("E7", "H", "HJ DJ HA HT HK H7 S7 S8 D7 C7", "SJ C8", -1),
    ("E8", "C", "HJ DJ CT CK C9 C8 S7 S8 D7 H7", "CJ HQ", 1),
    ("E9", "D", "CJ SJ HJ DJ S7 S8 H7 H8 C7 C8", "DA C9", 5),
]


@decides(*(row for row, *_ in HANDS))
@pytest.mark.parametrize(("row", "game", "hand", "two", "matadors"), HANDS)
def test_the_unseen_skat_of_a_hand_game_counts(
    row: str, game: str, hand: str, two: str, matadors: int
) -> None:
    deal = arranged(forehand=hand, skat=two)
    outcome = finished(then(forehand_plays(skat(), deal, f"{game}H"), f"{FOREHAND}: concede"))
    assert outcome.settlement is not None
    assert outcome.settlement.matadors == matadors


# -- F to I. values, levels, overbid --------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A game as it was played, and what it came to.

    Attributes:
        row: of the table; empty for a neighbouring case of our own.
        contract: what was announced.
        matadors: with or without.
        points: the declarer's, skat included.
        tricks: the declarer's.
        score: what is booked.
        bid: the bid.
        overbid: whether it is.
    """

    row: str
    contract: str
    matadors: int
    points: int
    tricks: int
    score: int
    bid: int = 18
    overbid: bool = False

    def settled(self) -> Settlement:
        contract = Contract.from_text(self.contract)
        return settle(
            Terms(contract, self.bid),
            played_result(contract, self.points, self.tricks),
            matadors=self.matadors,
        )


CASES = [
    Case("F1", "H", 2, 75, 7, 30),
    Case("F2", "D", 1, 75, 7, 18),
    Case("F2", "D", -1, 61, 5, 18),
    Case("F3", "S", 2, 92, 8, 44),
    Case("F6", "CHS", 1, 90, 8, 60),
    Case("F8", "CHZ", 1, 120, 10, 84),
    Case("F9", "C", 6, 75, 7, 84),
    Case("F11", "G", 1, 70, 6, 48),
    Case("F11", "G", -1, 70, 6, 48),
    Case("F13", "GO", 4, 120, 10, 264),
    Case("F14", "GO", 1, 120, 10, 192),
    Case("F14", "GO", -1, 120, 10, 192),
    Case("F17", "N", 0, 0, 0, 23),
    Case("F17", "NH", 0, 0, 0, 35),
    Case("F17", "NO", 0, 0, 0, 46),
    Case("F17", "NOH", 0, 0, 0, 59),
    Case("F18", "N", 0, 0, 1, -46),
    Case("F18", "NH", 0, 0, 1, -70),
    Case("F18", "NO", 0, 0, 1, -92),
    Case("F18", "NOH", 0, 0, 1, -118),
    Case("G1", "H", 2, 61, 6, 30),
    Case("G2", "H", 2, 60, 5, -60),
    Case("G3", "H", 2, 89, 8, 30),
    Case("G4", "H", 2, 90, 8, 40),
    Case("G6", "H", 2, 30, 3, -80),
    Case("", "H", 2, 31, 3, -60),
    Case("G7", "H", 2, 21, 0, -100),
    Case("G8", "H", 2, 22, 0, -100),
    Case("G8", "H", 2, 0, 0, -100),
    Case("G9", "H", 2, 120, 9, 40),
    Case("G10", "H", 2, 120, 10, 50),
    Case("G11", "S", 1, 85, 9, 22),
    Case("", "H", 2, 0, 1, -80),
    Case("H1", "GHS", 4, 89, 8, -384),
    Case("H2", "CHS", 1, 61, 6, -120),
    Case("H2", "CHS", 1, 89, 8, -120),
    Case("", "CHS", 1, 30, 3, -120),
    Case("", "CHS", 1, 10, 0, -144),
    Case("", "CHS", 1, 120, 10, 72),
    Case("H5", "CHZ", 1, 110, 9, -168),
    Case("", "CHZ", 1, 120, 9, -168),
    Case("H6", "GO", 4, 106, 9, -528),
    Case("H7", "CO", 2, 110, 9, -216),
    Case("H14", "S", -1, 89, 8, -66, bid=23, overbid=True),
    Case("I3", "D", -1, 89, 8, -54, bid=22, overbid=True),
    Case("I5", "H", 1, 75, 7, -60, bid=24, overbid=True),
    Case("I6", "G", 1, 80, 7, -144, bid=60, overbid=True),
    Case("I7", "HH", -1, 75, 7, -120, bid=59, overbid=True),
    Case("I8", "SH", 1, 75, 7, -154, bid=72, overbid=True),
    Case("I8", "SH", 1, 120, 10, -154, bid=72, overbid=True),
    Case("I9", "HH", 2, 93, 8, 50),
    Case("I10", "DH", -2, 75, 7, -90, bid=40, overbid=True),
    Case("I10", "DH", -2, 90, 8, 45, bid=40),
    Case("I11", "C", 1, 95, 8, -96, bid=48, overbid=True),
    Case("I12", "C", 1, 120, 10, 48, bid=48),
    Case("I13", "D", 1, 20, 2, -54, bid=27),
    Case("I14", "D", 1, 20, 2, -72, bid=33, overbid=True),
    Case("I15", "S", 1, 61, 6, 22, bid=22),
    Case("I16", "H", 1, 65, 6, -60, bid=23, overbid=True),
    Case("I19", "GHS", 1, 92, 8, 120, bid=120),
    Case("I20", "G", 2, 60, 5, -144, bid=48),
    Case("J1", "N", 0, 0, 0, 23, bid=23),
    Case("J2", "N", 0, 4, 1, -46, bid=23),
    Case("J4", "NH", 1, 0, 0, -72, bid=36, overbid=True),
    Case("J5", "NO", 2, 0, 0, -96, bid=48, overbid=True),
    Case("J6", "NOH", 1, 0, 0, -120, bid=60, overbid=True),
    Case("J7", "N", 4, 0, 0, -90, bid=24, overbid=True),
    Case("", "N", 1, 0, 0, -48, bid=24, overbid=True),
    Case("", "NO", 46, 0, 0, 46, bid=46),
    Case("J17", "N", 0, 120, 0, 23),
    Case("J17", "N", 0, 30, 3, -46),
    Case("J17", "N", 0, 120, 10, -46),
]


@decides(*{case.row for case in CASES if case.row})
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.row or "own")
def test_settlement(case: Case) -> None:
    settled = case.settled()
    assert settled.score == case.score
    assert settled.overbid == case.overbid
    assert settled.won == (case.score > 0)
    assert abs(settled.score) == settled.value * (1 if settled.won else 2)


@decides("F13")
def test_264_is_the_most_a_game_can_be_worth() -> None:
    highest = {
        Contract.of(game, hand=True, ouvert=True): max(len(trumps_of(game)), 0)
        for game in GameType
        if game.has_matadors
    }
    values = [
        settle(Terms(contract, 18), played_result(contract, 120, 10), matadors=most).value
        for contract, most in highest.items()
    ]
    assert max(values) == 264
    assert sorted(values) == [162, 180, 198, 216, 264]


@decides("F2", "F11")
def test_the_smallest_values() -> None:
    for contract, least in (("D", 18), ("H", 20), ("S", 22), ("C", 24), ("G", 48)):
        assert Case("", contract, 1, 61, 6, least).settled().value == least


@decides("G8")
def test_no_two_cards_are_worth_more_than_22() -> None:
    order = Contract.from_text("G").order
    assert max(order.points_of((a, b)) for a in DECK_32 for b in DECK_32 if a is not b) == 22


# -- H. announcements -----------------------------------------------------------------------------


@decides("H11")
def test_a_level_implies_those_under_it() -> None:
    schwarz = Contract.of(GameType.GRAND, hand=True, schwarz=True)
    assert schwarz.schneider
    assert Contract.of(GameType.CLUBS, hand=True, ouvert=True).schwarz
    assert Contract.from_text("CZ") == Contract.from_text("CHSZ")
    assert Case("", "DHZ", 1, 120, 10, 63).settled().score == 63


@decides("H12")
@pytest.mark.parametrize("text", ["NS", "NZ", "NHS", "NHZ", "NOZ", "NOHS"])
def test_a_null_has_no_levels(text: str) -> None:
    with pytest.raises(WireError) as caught:
        Contract.from_text(text)
    assert caught.value.message.code == "contract.level_in_null"


@decides("H8")
def test_schneider_cannot_be_announced_after_the_skat() -> None:
    game = skat()
    for levels in ({"schneider": True}, {"schwarz": True}, {"ouvert": True}):
        with pytest.raises(WireError) as caught:
            Contract.of(GameType.CLUBS, **levels)
        assert caught.value.message.code == "contract.schneider_needs_hand"
    state = said(game, arranged(), "bid 18", "hold", "pass", "pass", "take_skat", "discard D7 D8")
    assert refusal(state, "announce CHS") == "refused.hand_after_skat"
    offered = [action.contract for action in state.legal_actions() if isinstance(action, Announce)]
    assert not any(contract.hand or contract.schneider for contract in offered)
    assert {contract.text for contract in offered} == {"D", "H", "S", "C", "G", "N", "NO"}


@decides("H13")
def test_the_announcement_is_final() -> None:
    game = skat()
    state = forehand_plays(game, arranged(), "GH")
    for later in (state, state.apply(state.legal_actions()[0])):
        assert refusal(later, f"{FOREHAND}: announce GHS").startswith("refused.")


@decides("H14")
def test_hand_is_what_was_announced() -> None:
    # Not the untouched skat but the announcement makes a hand game; here it cannot be left out.
    game = skat()
    state = said(game, arranged(), "bid 23", "hold", "pass", "pass")
    assert refusal(state, "announce S") == "refused.needs_skat"


@decides("H15")
def test_null_ouvert_hand_covers_50() -> None:
    game = skat()
    state = said(game, arranged(), "bid 50", "hold", "pass", "pass")
    offered = offers(state)
    assert "announce NOH" in offered
    assert "announce NH" not in offered
    assert Case("", "NOH", 0, 0, 0, 59, bid=50).settled().score == 59


# -- I. what can never reach the bid may not be announced ------------------------------------------


@decides("I18")
def test_a_game_that_no_result_lets_reach_the_bid_is_not_offered() -> None:
    deal = arranged(forehand="DA DT DK DQ D9 D8 D7 S7 S8 C7", skat="CJ H7")
    state = said(skat(), deal, "bid 45", "hold", "pass", "pass", "take_skat", "discard H7 S7")
    # Clubs with 1 are worth 48 with Schwarz; Spades and Hearts with 1 never more than 44.
    assert offers(state) == {"announce C", "announce G", "announce NO"}


@decides("I8", "I18")
def test_every_offer_can_reach_the_bid_and_every_refusal_cannot() -> None:
    hand = cards("CJ HJ HA HT HK H7 S7 S8 D7 C7")
    twelve = Holding(hand, cards("SJ C8"))
    every = [Contract.from_text(text) for text in ("D", "H", "S", "C", "G", "N", "NO")]
    for bid in (18, 45, 46, 48, 59, 60, 72, 120, 144, 264):
        offered = skat_contracts(twelve, bid, SkatOptions())
        for contract in every:
            best = max(
                settle(
                    Terms(contract, bid),
                    played_result(contract, points, tricks),
                    cards=twelve.hand | twelve.laid,
                ).score
                for points, tricks in ((0, 0), (61, 6), (90, 8), (120, 10))
            )
            reaches = best > 0
            fallback = contract.game.has_matadors and not any(
                settle(
                    Terms(other, bid), played_result(other, 120, 10),
                    cards=twelve.hand | twelve.laid,
                ).score > 0
                for other in every if other.game.has_matadors
            ) and not any(c.game is GameType.NULL for c in offered)  # fmt: skip
            assert (contract in offered) == (reaches or fallback), (contract, bid)


def test_a_hand_game_is_offered_while_some_skat_lets_it_reach_the_bid() -> None:
    hand = cards("SJ HJ DJ HA HT HK HQ H9 H8 H7")
    assert most_matadors(hand, GameType.HEARTS) == 11
    texts = {contract.text for contract in hand_contracts(hand, 180, SkatOptions())}
    assert "HO" in texts
    assert "H" not in texts
    assert Contract.from_text("HH") not in hand_contracts(hand, 170, SkatOptions())
    assert Contract.from_text("HH") in hand_contracts(hand, 150, SkatOptions())


# -- J. Null --------------------------------------------------------------------------------------

TWELVE = cards("CJ HJ C7 C8 D7 D8 S7 S8 H7 H8 DA SA")
FOUR_JACKS = cards("CJ SJ HJ DJ D7 D8 S7 S8 H7 H8 C7 C8")


@decides("J4", "J5", "J6", "J7")
@pytest.mark.parametrize(
    ("contract", "bid", "twelve", "score"),
    [
        ("NH", 36, TWELVE, -72),
        ("NO", 48, cards("CJ SJ DJ C7 C8 D7 D8 S7 S8 H7 H8 DA"), -96),
        ("NOH", 60, TWELVE, -120),
        ("N", 24, FOUR_JACKS, -90),
        ("N", 24, TWELVE, -48),
        # Without 2 everywhere but clubs: the clubs ace makes no difference below the jacks.
        ("N", 27, cards("HJ C7 C8 C9 D7 D8 S7 S8 H7 H8 DA SA"), -54),
        ("NH", 40, FOUR_JACKS, -108),
    ],
)
def test_an_impossible_null_is_the_cheapest_game(
    contract: str, bid: int, twelve: CardSet, score: int
) -> None:
    made = Contract.from_text(contract)
    settled = settle(Terms(made, bid), played_result(made, 0, 0), cards=twelve)
    assert settled.score == score
    assert settled.overbid
    assert not settled.won


@decides("J2")
def test_a_null_ends_at_the_declarers_first_trick() -> None:
    deal = arranged(forehand="CA CK S7 S8 S9 H7 H8 H9 D7 D8", middlehand="C7 C8", rearhand="C9 CT",
                    skat="DA DK")  # fmt: skip
    state = forehand_plays(skat(), deal, "N", bid=23)
    state = then(state, "play CA", "play C7", "play C9")
    outcome = finished(state)
    assert outcome.termination == "decided"
    assert outcome.returns[FOREHAND] == -46
    assert outcome.tricks[FOREHAND] == 1


@decides("J8")
def test_a_null_below_the_bid_is_not_offered() -> None:
    state = said(skat(), arranged(), "bid 24", "hold", "pass", "pass", "take_skat", "discard D7 D8")
    offered = offers(state)
    assert "announce N" not in offered
    assert "announce NO" in offered
    assert refusal(state, "announce N") == "refused.cannot_reach_bid"


def test_where_the_house_allows_it_an_impossible_null_ends_without_play() -> None:
    game = skat(null_below_bid=True)
    deal = arranged(forehand="CJ C7 C8 D7 D8 S7 S8 H7 H8 H9", skat="DA SA")
    outcome = finished(forehand_plays(game, deal, "N", bid=24))
    assert outcome.termination == "impossible-null"
    assert outcome.returns[FOREHAND] == -48
    assert outcome.winners == (MIDDLEHAND, REARHAND)
