"""Sampled layouts agree with all that a seat knows, and make sense of what was done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.sheepshead_support import dealt, said, sheepshead
from tests.support import random_deal, walk
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.layouts import Layout, layouts_before_play, layouts_in_play
from wenzel.bots.sheepshead.positions import position_of, side_of
from wenzel.bots.sheepshead.rule_player import RulePlayer
from wenzel.bots.worlds import Lot
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.actions import Play
from wenzel.games.sheepshead.calls import hold_cards
from wenzel.games.sheepshead.deal import deck_for
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.state import SheepsheadState

FORMS = (
    "sheepshead-called-ace", "sheepshead-jack-of-diamonds", "sheepshead-house",
    "sheepshead-three", "sheepshead-four", "sheepshead-four-black-queens",
)  # fmt: skip


def decisions(game: SheepsheadGame, seed: int, *, by_rule: bool) -> Iterator[tuple[Any, Any]]:
    """Yield state and view at each card of a hand played by rule, or at random."""
    rng = Random(seed)
    deal = random_deal(game, rng)
    if not by_rule:
        for step in walk(game, deal, rng):
            if isinstance(step.before.phase, Playing):
                yield step.before, game.view(step.before, step.seat)
        return
    state, rule = game.start(deal), RulePlayer()
    while state.current_player is not None:
        view = game.view(state, state.current_player)
        if isinstance(state.phase, Playing):
            yield state, view
        state = state.apply(rule.choose(view))


def cards_of(card: Card | None) -> CardSet:
    return NO_CARDS if card is None else CardSet((card,))


def check(view: Any, known: Knowledge, layout: Layout) -> None:
    playing = known.playing
    seats = playing.setting.order
    real_hand = view.hand
    own_under, under = cards_of(view.holding.under), cards_of(layout.under)
    lies = NO_CARDS
    for seat in seats:
        hand = layout.hands[seat]
        assert not hand & lies
        lies |= hand
        assert len(hand) == known.cards_left(seat)
        if seat == view.seat:
            assert hand - real_hand <= own_under
        else:
            assert hand - under <= known.possible[seat]
            assert not hand & under or seat == playing.picker
    assert not layout.buried & lies
    lies |= layout.buried | playing.played | under
    assert deck_for(view.options) <= lies


@pytest.mark.parametrize("ruleset", FORMS)
@pytest.mark.parametrize("by_rule", [True, False])
def test_layouts_are_possible(ruleset: str, by_rule: bool) -> None:
    game = sheepshead(ruleset)
    for seed in range(4):
        for _, view in decisions(game, seed, by_rule=by_rule):
            known = Knowledge.of(view)
            layouts = layouts_in_play(view, known, 4, Lot(seed, view.count))
            assert sum(layout.weight for layout in layouts) == pytest.approx(1.0)
            for layout in layouts:
                check(view, known, layout)


@pytest.mark.parametrize("ruleset", FORMS)
def test_a_layout_as_a_position_allows_what_the_rules_allow(ruleset: str) -> None:
    game = sheepshead(ruleset)
    for seed in range(20, 24):
        for _, view in decisions(game, seed, by_rule=False):
            playing = view.playing
            if playing.kind not in (Kind.PICKED, Kind.QUEENS):
                continue
            for layout in layouts_in_play(view, Knowledge.of(view), 3, Lot(seed, view.count)):
                position = position_of(playing, layout, side_of(playing, layout))
                cards = {action.card for action in view.legal if isinstance(action, Play)}
                legal = set(position.legal())
                assert legal - cards <= {view.holding.under}
                assert cards <= legal


def true_layout(state: SheepsheadState) -> Layout:
    """Return the real cards before the first lead."""
    playing = state.phase
    assert isinstance(playing, Playing)
    assert playing.picker is not None
    hands = [each.hand for each in state.hands]
    picker = state.hands[playing.picker]
    hands[playing.picker] |= cards_of(picker.under)
    return Layout(tuple(hands), picker.buried, picker.under, 1.0)


def test_the_truth_as_a_position_ends_with_the_real_points() -> None:
    """The real cards as a layout, played on card by card, come to what is settled."""
    game, rule = sheepshead(), RulePlayer()
    hands = 0
    for seed in range(12):
        state = game.start(game.deal_from_seed(seed))
        while not isinstance(state.phase, Playing):
            assert state.current_player is not None
            state = state.apply(rule.choose(game.view(state, state.current_player)))
        if state.phase.picker is None:
            continue
        hands += 1
        layout = true_layout(state)
        position = position_of(state.phase, layout, side_of(state.phase, layout))
        while state.current_player is not None:
            action = rule.choose(game.view(state, state.current_player))
            card = action.card if isinstance(action, Play) else layout.under
            assert card is not None
            position = position.play(card)
            state = state.apply(action)
        assert state.outcome is not None
        assert position.is_over
        assert position.points == state.outcome.side_points
        assert position.taken == state.outcome.side_tricks
    assert hands > 6


def test_the_picker_keeps_a_hold_card_in_every_layout() -> None:
    game = sheepshead()
    bound = 0
    for seed in range(12):
        for _, view in decisions(game, seed, by_rule=True):
            playing = view.playing
            picker, call = playing.picker, playing.call
            if picker in (None, view.seat) or call is None or not playing.binds:
                continue
            if playing.has_under or playing.trick.cards:
                continue
            for layout in layouts_in_play(view, Knowledge.of(view), 5, Lot(seed, view.count)):
                bound += 1
                assert hold_cards(layout.hands[picker], call, game.options)
                assert call not in layout.hands[picker] | layout.buried
    assert bound > 50


def test_the_partner_is_suspected_better_than_by_lot() -> None:
    """In the middle of the hand the layouts point at the real partner more than at others."""
    game = sheepshead()
    believed: list[float] = []
    for seed in range(40):
        for state, view in decisions(game, seed, by_rule=True):
            known = Knowledge.of(view)
            if not known.sides.hidden or known.trick.cards or len(known.playing.tricks) < 2:
                continue
            (call,) = known.sides.hidden
            partner = next(seat for seat in known.others if call in state.hands[seat].hand)
            layouts = layouts_in_play(view, known, 8, Lot(seed, view.count))
            found = [layout.weight for layout in layouts if call in layout.hands[partner]]
            believed.append(sum(found))
    assert len(believed) > 10
    assert sum(believed) / len(believed) > 0.4


def test_who_passed_is_weaker_than_who_picked() -> None:
    game = sheepshead()
    queens = CardSet.from_text("CQ SQ HQ DQ")
    passed = picked = 0.0
    for seed in range(30):
        state = game.start(game.deal_from_seed(seed, dealer=4))
        state = state.apply(game.action_from_line("pass"))
        view = game.view(state, 1)
        for layout in layouts_before_play(view, (0,), 10, Lot(seed)):
            passed += layout.weight * len(layout.hands[0] & queens)
            picked += layout.weight * len(layout.hands[2] & queens)
    assert passed < 0.8 * picked


def test_layouts_are_the_same_for_the_same_lot() -> None:
    game = sheepshead()
    for _, view in decisions(game, 2, by_rule=True):
        known = Knowledge.of(view)
        assert layouts_in_play(view, known, 5, Lot(1)) == layouts_in_play(view, known, 5, Lot(1))
        break


UNDER_HANDS = (
    "CQ CJ DA D9 DK CA", "HA HT HK SQ SJ C7", "HQ DQ HJ H9 H8 H7", "CT CK C9 C8 ST SK",
    "S9 S8 S7 D8 D7 DJ",
)  # fmt: skip


def test_a_seen_under_is_where_it_was_seen() -> None:
    game = sheepshead()
    state = said(
        game, dealt(game, *UNDER_HANDS, blind="SA DT"),
        "pick", "bury CA SA", "call HA under", "lay_under DT",
        "play_under", "play HA", "play H7", "play CT", "play S7",
    )  # fmt: skip
    for seat, seen in ((1, True), (2, False)):
        view = game.view(state, seat)
        assert (view.holding.seen is Card("DT")) == seen
        layouts = layouts_in_play(view, Knowledge.of(view), 10, Lot(seat))
        for layout in layouts:
            check(view, Knowledge.of(view), layout)
            assert layout.under is not None
            assert all(layout.under not in hand for hand in layout.hands)
        assert {layout.under is Card("DT") for layout in layouts} >= {seen}


def test_an_unplayed_under_is_among_the_pickers_cards() -> None:
    game = sheepshead()
    state = said(
        game, dealt(game, *UNDER_HANDS, blind="SA DT"),
        "pick", "bury CA SA", "call HA under", "lay_under DT", "play CQ",
    )  # fmt: skip
    view = game.view(state, 1)
    for layout in layouts_in_play(view, Knowledge.of(view), 10, Lot(1)):
        check(view, Knowledge.of(view), layout)
        assert layout.under is not None
        assert layout.under in layout.hands[0]
