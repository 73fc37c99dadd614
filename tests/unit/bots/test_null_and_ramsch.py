"""Ducking: Null from both sides, Ramsch, and what is decided before a Ramsch."""

from __future__ import annotations

import pytest

from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    arranged,
    cards,
    forehand_plays,
    said,
    skat,
    then,
)
from wenzel.bots import make_player
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.null_play import danger
from wenzel.bots.skat.ramsch_play import ramsch_risk
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import PassedIn
from wenzel.games.skat.state import SkatState

RULE = make_player("rule", "skat")

NULL = arranged(
    forehand="C7 C9 CJ S7 S8 H7 H9 D8 D9 DQ",
    middlehand="C8 CT CA S9 SA H8 HT D7 DT DA",
    rearhand="CQ CK ST SJ SQ HJ HQ HK HA DJ",
    skat="SK DK",
)
"""Forehand's diamonds are the weak suit of this Null."""


def advised(game: SkatGame, state: SkatState, seat: int) -> tuple[str, str]:
    """Return the card and the reason, after checking who is on move."""
    assert state.current_player == seat
    advice = RULE.advise(game.view(state, seat))
    return advice.action.line.removeprefix("play "), advice.reason.code.removeprefix("hint.")


def null(*played: str, contract: str = "N") -> SkatState:
    lines = [f"play {card}" for trick in played for card in trick.split()]
    return then(forehand_plays(skat(), NULL, contract), *lines)


# -- Null, the declarer ------------------------------------------------------


def test_a_null_declarer_leads_what_somebody_must_go_above() -> None:
    card, why = advised(skat(), null(), FOREHAND)
    assert card in {"C7", "S7", "H7"}
    assert why == "null_lead"


def test_he_plays_the_highest_card_that_stays_under() -> None:
    state = null("S7 S9 ST", "CQ")
    assert advised(skat(), state, FOREHAND) == ("CJ", "null_under")


def test_void_he_gets_rid_of_his_most_dangerous_card() -> None:
    state = null("S7 S9 ST", "SJ S8 SA", "H8 HA H7", "SQ")
    card, why = advised(skat(), state, FOREHAND)
    assert why == "null_throw"
    assert card in {"DQ", "D9", "D8"}


# -- Null, the defenders -----------------------------------------------------


def test_a_defender_leads_low_where_the_declarer_may_be_caught() -> None:
    state = null("S7 S9 ST")
    card, why = advised(skat(), state, REARHAND)
    assert why == "null_attack"
    low = null("S7 SA ST")
    card, why = advised(skat(), low, MIDDLEHAND)
    assert card in {"D7", "C8", "H8"}
    assert why == "null_attack"


def test_against_an_open_null_the_weak_suit_is_found() -> None:
    state = null("S7 SA ST", contract="NO")
    assert advised(skat(), state, MIDDLEHAND)[0] == "D7"


def test_a_defender_stays_under_a_card_of_the_declarer_that_is_winning() -> None:
    deal = arranged(
        forehand="C7 C9 CJ S7 S8 H7 H9 D8 D9 DQ",
        middlehand="D7 C8 CT CA S9 SA H8 HT DT DA",
        rearhand="DJ CQ CK ST SJ SQ HJ HQ HK HA",
        skat="SK DK",
    )
    state = then(forehand_plays(skat(), deal, "N"), "play DQ")
    card, why = advised(skat(), state, MIDDLEHAND)
    assert (card, why) == ("DT", "null_catch")


def test_while_the_declarer_is_to_play_the_bar_stays_low() -> None:
    state = null("S7 S9 ST", "HJ H7 H8")
    assert state.current_player == REARHAND
    led = then(state, "play SJ", "play S8", "play SA", "play C8")
    card, why = advised(skat(), led, REARHAND)
    assert (card, why) == ("CQ", "null_keep_low")


@pytest.mark.parametrize(
    ("own", "others", "expected"),
    [
        ("H7 H9 HJ HK", "H8 HT HQ HA", 0),
        ("H7", "H8 H9", 0),
        ("H8", "H7 H9", 1),
        ("HA", "H7 H8 H9", 3),
        ("H7 HA", "H8 H9 HT", 2),
        ("", "H8 H9", 0),
        ("HA", "", 0),
    ],
)
def test_how_far_a_suit_is_from_safe(own: str, others: str, expected: int) -> None:
    known = Knowledge.of(skat().view(null(), FOREHAND))
    assert danger(known, cards(own), cards(others)) == expected


# -- Ramsch ------------------------------------------------------------------


def ramsch(deal_of: str, **options: object) -> tuple[SkatGame, SkatState]:
    """Return a Ramsch after three passes, forehand's cards given."""
    game = skat("skat-isko", passed_in=PassedIn.RAMSCH.value, **options)
    return game, said(game, arranged(forehand=deal_of), "pass", "pass", "pass")


def test_in_a_ramsch_one_leads_low_from_a_suit_that_others_hold() -> None:
    game, state = ramsch("CJ CA CT S7 SA ST HA HT DA DT")
    assert advised(game, state, FOREHAND) == ("S7", "ramsch_lead")


def test_in_a_ramsch_one_ducks_with_the_highest_card_below() -> None:
    game = skat("skat-isko", passed_in=PassedIn.RAMSCH.value)
    deal = arranged(forehand="SK", middlehand="SA SQ S7 CA", rearhand="S8")
    state = said(game, deal, "pass", "pass", "pass", "play SK")
    assert advised(game, state, MIDDLEHAND) == ("SQ", "ramsch_under")


def test_in_a_ramsch_points_are_thrown_on_others() -> None:
    game = skat("skat-isko", passed_in=PassedIn.RAMSCH.value)
    deal = arranged(forehand="SK", middlehand="CA CK CQ C9 HK HQ H9 DQ D9 D8", rearhand="S8")
    state = said(game, deal, "pass", "pass", "pass", "play SK")
    assert advised(game, state, MIDDLEHAND) == ("CA", "ramsch_throw")


def test_a_harmless_hand_passes_the_skat_on_unseen_and_a_bad_one_looks() -> None:
    harmless, bad = "C7 C8 C9 S7 S8 S9 H7 H8 D7 D8", "CJ CA CT CK SA ST HA HK DT DK"
    assert ramsch_risk(cards(harmless)) < ramsch_risk(cards(bad))
    for hand, expected in ((harmless, "shove"), (bad, "take_skat")):
        game, state = ramsch(hand, schieberamsch=True)
        assert RULE.choose(game.view(state, FOREHAND)).line == expected


def test_what_is_passed_on_is_dangerous_and_no_jack() -> None:
    game, state = ramsch("CJ SJ C7 C8 S7 S8 H7 HA D7 DA", schieberamsch=True)
    state = then(state, "take_skat")
    action = RULE.choose(game.view(state, FOREHAND))
    assert set(action.line.split()[1:]) <= {"HA", "DA", *state.deal.skat.text.split()}
    assert action in state.legal_actions()


def test_a_grand_hand_is_called_with_the_cards_for_it() -> None:
    game, state = ramsch("CJ SJ HJ DJ CA CT SA ST HA HT", ramsch_grand_hand=True)
    assert RULE.choose(game.view(state, FOREHAND)).line == "announce GH"
    game, state = ramsch("CJ CQ C9 SK SQ S9 HQ H9 DQ D9", ramsch_grand_hand=True)
    assert RULE.choose(game.view(state, FOREHAND)).line == "pass"
