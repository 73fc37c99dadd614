"""Counting cards from a view."""

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
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import DECK_32, NO_CARDS, Card
from wenzel.games.skat.state import SkatState
from wenzel.tricks import TRUMP

DEAL = arranged(
    forehand="CJ SJ CA CT C9 C8 HA HK D7 D8",
    middlehand="HJ DJ CK CQ C7 HT H9 SA S8 DA",
    rearhand="ST SK SQ S9 S7 HQ H8 DT DK DQ",
    skat="H7 D9",
)


def known(state: SkatState, seat: int) -> Knowledge:
    return Knowledge.of(skat().view(state, seat))


def test_at_the_lead_all_but_ones_own_cards_is_unseen() -> None:
    state = forehand_plays(skat(), DEAL, "C")
    declarer, defender = known(state, FOREHAND), known(state, REARHAND)
    assert declarer.unseen == DECK_32 - state.hands[FOREHAND].hand - DEAL.skat
    assert defender.unseen == DECK_32 - DEAL.hands[REARHAND]
    assert declarer.partner is None
    assert defender.partner == MIDDLEHAND
    assert declarer.opponents == (MIDDLEHAND, REARHAND)
    assert defender.opponents == (FOREHAND,)


def test_who_does_not_follow_is_void_and_what_is_played_is_gone() -> None:
    state = then(forehand_plays(skat(), DEAL, "C"), "play CJ", "play C7", "play S7")
    declarer = known(state, FOREHAND)
    assert declarer.is_void(REARHAND, TRUMP)
    assert not declarer.is_void(MIDDLEHAND, TRUMP)
    assert declarer.held_by(TRUMP, REARHAND, MIDDLEHAND) == cards("HJ DJ CK CQ")
    assert Card("S7") not in declarer.unseen
    assert declarer.void_chance(REARHAND, TRUMP) == 1
    assert 0 < declarer.void_chance(MIDDLEHAND, 1) < 1


def test_a_card_is_master_when_all_higher_ones_are_gone_or_ones_own() -> None:
    state = forehand_plays(skat(), DEAL, "C")
    declarer = known(state, FOREHAND)
    assert declarer.is_master(Card("CJ"))
    assert declarer.is_master(Card("SJ"))
    assert not declarer.is_master(Card("CA"))
    assert not declarer.is_master(Card("HK"))
    assert not declarer.is_master(Card("D8"))
    after = then(state, "play CJ", "play DJ", "play S7", "play SJ", "play HJ", "play S9")
    assert known(after, FOREHAND).is_master(Card("CT"))


def test_an_open_hand_is_known_card_by_card() -> None:
    state = forehand_plays(skat(), DEAL, "NO")
    defender = known(state, REARHAND)
    assert defender.possible[FOREHAND] == state.hands[FOREHAND].hand
    assert defender.void_chance(FOREHAND, 2) == 0
    assert not defender.unseen & state.hands[FOREHAND].hand


def test_who_sits_out_holds_nothing() -> None:
    game = skat("skat-isko-4")
    deal = game.deal_from_seed(3, dealer=2)
    state = said(game, deal, "pass", "pass", "bid 18", "take_skat")
    hand = state.hands[3].hand
    pair = " ".join(card.text for card in list(hand)[:2])
    state = then(state, f"discard {pair}", "announce G")
    assert Knowledge.of(game.view(state, 3)).possible[2] == NO_CARDS


def test_before_the_play_there_is_nothing_to_count() -> None:
    state = skat().start(DEAL)
    with pytest.raises(ValueError, match="no cards are being played in Auction"):
        known(state, FOREHAND)


def test_an_ace_holds_up_unless_it_may_be_ruffed() -> None:
    state = then(forehand_plays(skat(), DEAL, "C"), "play D7")
    defender = known(state, MIDDLEHAND)
    assert defender.holds_up(Card("DA")), "nobody but the partner plays after it"
    led = then(forehand_plays(skat(), DEAL, "C"), "play HA", "play H9")
    assert known(led, REARHAND).best == Card("HA")
    assert known(led, REARHAND).winners == ()
    assert known(led, REARHAND).trick_points == 11
