"""Who may see what in Skat: the allow-list of events, and the cards of every view."""

from __future__ import annotations

from random import Random

import pytest

from tests.support import (
    FOREHAND,
    MIDDLEHAND,
    REARHAND,
    RULESETS,
    all_events,
    arranged,
    forehand_plays,
    random_deal,
    said,
    skat,
    then,
    walk,
)
from wenzel.games.game import Event, Hidden
from wenzel.games.skat.actions import Dealt, Discard, HandShown, SkatTaken
from wenzel.games.skat.claims import claim_is_certain

PRIVATE = (Dealt, SkatTaken, Discard)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(6))
def test_private_events_are_for_the_seat_they_concern(ruleset: str, seed: int) -> None:
    game = skat(ruleset)
    rng = Random(seed)
    steps = list(walk(game, random_deal(game, rng), rng, unruly=0.03))
    for event in all_events(steps):
        if isinstance(event.what, PRIVATE):
            assert event.seat is not None
            assert event.visible_to == frozenset((event.seat,))
        else:
            assert event.visible_to is None


def test_a_seat_learns_the_kind_of_a_hidden_event_and_no_more() -> None:
    deal = arranged(skat="CJ SJ")
    taken = said(skat(), deal, "bid 18", "hold", "pass", "pass", "take_skat")
    event = taken.events[-1]
    assert event.what == SkatTaken(deal.skat)
    assert event.seen_by(FOREHAND) == Event(event.n, FOREHAND, event.what)
    for seat in (MIDDLEHAND, REARHAND):
        assert event.seen_by(seat) == Event(event.n, FOREHAND, Hidden("skat_taken"))


@pytest.mark.parametrize("contract", ["G", "GH", "N", "NH", "CHZ"])
def test_nobody_sees_another_hand_or_the_skat(contract: str) -> None:
    game = skat()
    state = forehand_plays(game, arranged(), contract)
    for seat in range(3):
        text = repr(game.view(state, seat))
        others = [state.hands[other].hand for other in range(3) if other != seat]
        for cards in (*others, *([state.skat] if seat != FOREHAND else [])):
            assert not any(f"'{card.text}'" in text for card in cards)
            assert cards.text not in text


def test_an_open_hand_names_its_ten_cards_and_not_the_discards() -> None:
    deal = arranged(forehand="D7", skat="HA SA")
    state = said(skat(), deal, "bid 18", "hold", "pass", "pass", "take_skat", "discard D7 HA",
                 "announce NO")  # fmt: skip
    shown = [event for event in state.events if isinstance(event.what, HandShown)]
    assert [event.what for event in shown] == [HandShown(state.hands[FOREHAND].hand)]
    assert len(state.hands[FOREHAND].hand) == 10


def test_whether_a_claim_is_granted_tells_nothing_about_hidden_cards() -> None:
    """The proof gets the public play and one's own cards, and nothing else to look at."""
    game = skat()
    first = arranged(
        forehand="CJ SJ HJ DJ CA CT CK CQ HA H7", middlehand="HT HK HQ H9 H8", skat="C7 C8"
    )
    second = arranged(
        forehand="CJ SJ HJ DJ CA CT CK CQ HA H7", rearhand="HT HK HQ H9 H8", skat="C7 C8"
    )
    answers = []
    for deal in (first, second):
        state = forehand_plays(game, deal, "G")
        view = game.view(state, FOREHAND)
        assert view.playing is not None
        answers.append(claim_is_certain(view.playing, FOREHAND, view.holding))
        with_low = then(state, "play CJ")
        assert with_low.current_player == MIDDLEHAND
    assert answers == [False, False]
