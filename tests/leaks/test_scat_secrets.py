"""Who may see what in Scat: the allow-list of events, and the cards of every view."""

from __future__ import annotations

from random import Random

import pytest

from tests.scat_support import arranged, scat, then
from tests.support import all_events, random_deal, walk
from wenzel.cards import Card
from wenzel.games.game import Event, Hidden
from wenzel.games.scat.actions import Dealt, Drawn
from wenzel.rulesets import load, ruleset_names


@pytest.mark.parametrize("ruleset", ruleset_names("scat"))
@pytest.mark.parametrize("seed", range(4))
def test_private_events_are_for_the_seat_they_concern(ruleset: str, seed: int) -> None:
    game = load(ruleset)
    rng = Random(seed)
    for event in all_events(list(walk(game, random_deal(game, rng), rng))):
        if isinstance(event.what, Dealt | Drawn):
            assert event.seat is not None
            assert event.visible_to == frozenset((event.seat,))
        else:
            assert event.visible_to is None


def test_a_card_from_the_stock_is_seen_by_who_draws_it() -> None:
    game = scat(3)
    state = then(game, game.start(arranged(game, stock="D5")), "draw stock")
    event = state.events[-1]
    assert event.what == Drawn(Card("D5"))
    assert event.seen_by(1) == Event(event.n, 0, Hidden("drawn"))
    for seat in (1, 2):
        assert "D5" not in repr(game.view(state, seat))
    assert "D5" in repr(game.view(state, 0))


def test_what_lies_in_a_new_stock_is_known_and_where_is_not() -> None:
    """The pile was open; its order as the stock hangs on the lot, which no view has."""
    game = scat(9)
    state = game.start(arranged(game))
    for _ in range(24):
        card = state.stock[0]
        state = then(game, state, "draw stock", f"discard {card.text}")
    assert state.phase.setting == game.view(state, 4).setting
    text = repr(game.view(state, 4))
    assert state.deal.lot not in text
    assert repr(state.stock) not in text


def test_after_a_knock_the_others_hands_stay_hidden() -> None:
    game = scat(3)
    state = then(game, game.start(arranged(game, "HA HK H2", "CA CK C2")), "knock")
    assert "HA" not in repr(game.view(state, 1))
    assert "CA" not in repr(game.view(state, 0))
