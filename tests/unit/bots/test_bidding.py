"""How high a hand goes."""

from __future__ import annotations

import pytest

from tests.support import arranged, cards, said, skat
from wenzel.bots import make_player
from wenzel.bots.skat.bidding import least_chance, limit
from wenzel.bots.skat.prospects import reach_chance
from wenzel.games.skat.bids import BID_VALUES
from wenzel.games.skat.contract import GameType

RULE = make_player("rule", "skat")

JUNK = (
    "DJ CQ C9 SQ S9 HQ H9 H8 DQ D9",
    "CK CQ C9 SK SQ S9 HK HQ H9 DQ",
    "HJ CT C9 ST S9 HT H9 DT D9 D8",
)


@pytest.mark.parametrize("hand", JUNK)
def test_a_hand_of_nothing_passes(hand: str) -> None:
    assert limit(cards(hand), forehand=True).value == 0
    state = skat().start(arranged(middlehand=hand))
    advice = RULE.advise(skat().view(state, 2))
    assert advice.action.line == "pass"
    assert advice.reason.code == "hint.pass_weak"


@pytest.mark.parametrize(
    ("hand", "least", "most", "game"),
    [
        # Four jacks and aces: with 4, Grand 5 times 24 and more.
        ("CJ SJ HJ DJ CA CT SA ST HA HT", 120, 264, GameType.GRAND),
        # Seven trumps with the club jack: with 1, game 2, and 30 by a hand game at the most.
        ("CJ DJ HT HK HQ H9 H8 CA C7 S9", 20, 30, GameType.HEARTS),
        # Seven low cards in sevens and nines.
        ("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9", 23, 59, GameType.NULL),
        # Without three, a long suit.
        ("DJ CA CT CK CQ C9 C8 SA S8 H7", 33, 60, GameType.CLUBS),
    ],
)
def test_a_good_hand_goes_to_what_it_is_worth(
    hand: str, least: int, most: int, game: GameType
) -> None:
    found = limit(cards(hand), forehand=False)
    assert least <= found.value <= most, found
    assert found.value in BID_VALUES
    first = limit(cards(hand), forehand=False).prospect
    assert first.chance >= least_chance(found.value)
    assert first.contract.game is game


def test_a_good_hand_bids_the_least_it_can_and_holds_up_to_its_limit() -> None:
    game = skat()
    deal = arranged(
        forehand="CJ SJ HA HT HK HQ H9 CA C7 SA", middlehand="HJ DJ CK CQ C9 DA DT DK D9 D7"
    )
    state = game.start(deal)
    assert RULE.choose(game.view(state, 2)).line == "bid 18"
    holding = said(game, deal, "bid 18")
    assert RULE.choose(game.view(holding, 1)).line == "hold"
    beyond = said(game, deal, "bid 264")
    advice = RULE.advise(game.view(beyond, 1))
    assert advice.action.line == "pass"
    assert advice.reason.code == "hint.pass_limit"


def test_forehand_says_eighteen_when_both_have_passed_and_the_cards_are_there() -> None:
    game = skat()
    good = said(game, arranged(forehand="CJ SJ HA HT HK HQ H9 CA C7 SA"), "pass", "pass")
    bad = said(game, arranged(forehand=JUNK[0]), "pass", "pass")
    assert RULE.choose(game.view(good, 1)).line == "bid 18"
    assert RULE.choose(game.view(bad, 1)).line == "pass"


@pytest.mark.parametrize(
    ("hand", "game", "matadors", "chance"),
    [
        # With 2 is with 2 whatever lies in the skat.
        ("CJ SJ HA HT HK HQ H9 CA C7 SA", GameType.HEARTS, 2, 1.0),
        # Without 2 unless one of the club and the spade jack lies there; both make it with 4.
        ("HJ DJ HA HT HK HQ H9 CA C7 SA", GameType.HEARTS, 2, 191 / 231),
        # Without 3 needs all three jacks elsewhere: 19 * 18 / 22 * 21.
        ("DJ CA CT CK CQ C9 C8 SA ST HA", GameType.CLUBS, 3, 171 / 231),
        # With 1 becomes with 2 by the spade jack alone: 21 of 231 pairs.
        ("CJ HA HT HK HQ H9 H8 CA C7 SA", GameType.HEARTS, 2, 21 / 231),
    ],
)
def test_the_risk_that_the_skat_spoils_a_bid(
    hand: str, game: GameType, matadors: int, chance: float
) -> None:
    assert reach_chance(cards(hand), game, matadors) == pytest.approx(chance)


def test_dear_games_must_be_surer() -> None:
    chances = [least_chance(value) for value in BID_VALUES]
    assert chances == sorted(chances)
    assert 0.5 < chances[0] < 2 / 3 < chances[-1] < 0.8
