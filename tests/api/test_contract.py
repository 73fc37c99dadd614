"""What `wenzel.games.game` promises, asked of every game under every rule set that is shipped."""

from __future__ import annotations

import copy
import pickle
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.support import AnyGame, Step, playing_on, random_choice, random_deal, union, walk
from wenzel import codec
from wenzel.errors import DealError, IllegalActionError, OptionsError, WireError
from wenzel.games.game import Action, Event, Hidden, Options
from wenzel.games.registry import game_class, game_names
from wenzel.rulesets import load, ruleset_names

RULESETS = ruleset_names()
SEEDS = range(4)
UNRULY = 0.06
MOST_ACTIONS = 500


@cache
def game_of(ruleset: str) -> AnyGame:
    return load(ruleset)


@cache
def deal_played(ruleset: str, seed: int) -> tuple[AnyGame, Any, tuple[Step, ...]]:
    """Return a game, a random deal and the steps of a random way through it."""
    game = game_of(ruleset)
    rng = Random(f"{ruleset} {seed}")
    deal = random_deal(game, rng)
    return game, deal, tuple(walk(game, deal, rng, unruly=UNRULY if seed % 2 else 0.0))


@cache
def pool(game_name: str) -> tuple[Action, ...]:
    """Return actions of a game, of all kinds that random deals bring about."""
    found: dict[Action, None] = {}
    for ruleset in RULESETS:
        game = game_of(ruleset)
        if game.name == game_name:
            for seed in SEEDS:
                _, _, steps = deal_played(ruleset, seed)
                for step in steps:
                    found.update(dict.fromkeys(step.before.legal_actions(step.seat)))
    return tuple(found)


def states_of(steps: tuple[Step, ...]) -> list[Any]:
    return [steps[0].before, *(step.after for step in steps)]


every_deal = pytest.mark.parametrize(
    ("ruleset", "seed"), [(ruleset, seed) for ruleset in RULESETS for seed in SEEDS]
)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


def test_every_game_has_a_rule_set() -> None:
    played = {game_of(ruleset).name for ruleset in RULESETS}
    assert played == set(game_names())
    for name in game_names():
        assert game_class(name).name == name


@every_deal
def test_somebody_is_on_move_until_the_end(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for state in states_of(steps):
        assert state.is_terminal == (state.current_player is None)
        assert state.is_terminal == (state.outcome is not None)
        if state.is_terminal:
            assert state.legal_actions() == ()
            assert all(state.legal_actions(seat) == () for seat in range(game.seats))
        else:
            assert 0 <= state.current_player < game.seats
            assert playing_on(state), "the seat on move can always play on"
            assert state.returns == (0,) * game.seats


@every_deal
def test_legal_actions_are_distinct_and_legal(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    rng = Random(seed)
    for step in steps:
        state = step.before
        for seat in range(game.seats):
            legal = state.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            assert all(isinstance(action, game.action_types) for action in legal)
            for action in rng.sample(legal, min(3, len(legal))):
                assert state.apply(action, seat).events[0].what == action
        mover = state.current_player
        assert state.legal_actions() == state.legal_actions(mover)


@every_deal
def test_who_is_off_move_has_interjections_only(ruleset: str, seed: int) -> None:
    """An interjection is a word: no card changes its place by it."""
    game, _, steps = deal_played(ruleset, seed)
    for step in steps:
        state = step.before
        for seat in range(game.seats):
            if seat != state.current_player:
                for action in state.legal_actions(seat):
                    assert state.apply(action, seat).holdings() == state.holdings()


@every_deal
def test_apply_is_pure(ruleset: str, seed: int) -> None:
    _, _, steps = deal_played(ruleset, seed)
    for step in steps:
        before = pickle.dumps(step.before)
        again = step.before.apply(step.action, step.seat)
        assert again == step.after
        assert step.before.apply_unchecked(step.action, step.seat) == step.after
        assert step.before == pickle.loads(before)
        if step.seat == step.before.current_player:
            assert step.before.apply(step.action) == step.after


def refusal_of(state: Any, action: Action, seat: int) -> IllegalActionError | None:
    try:
        state.apply(action, seat)
    except IllegalActionError as error:
        return error
    return None


@every_deal
def test_an_illegal_action_is_refused_and_changes_nothing(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    rng = Random(seed)
    actions = pool(game.name)
    refusals = 0
    for state in states_of(steps):
        copied = pickle.loads(pickle.dumps(state))
        for action in rng.sample(actions, min(12, len(actions))):
            for seat in range(game.seats):
                if action in state.legal_actions(seat):
                    continue
                error = refusal_of(state, action, seat)
                if error is None:
                    assert action.gives_up, "only the table's own word may go unlisted"
                    continue
                refusals += 1
                assert error.message.code
                assert error.where
                assert str(error).endswith(error.where)
        assert state == copied
    assert refusals


@every_ruleset
def test_a_seat_that_does_not_exist_is_refused(ruleset: str) -> None:
    game, _, steps = deal_played(ruleset, 0)
    for seat in (-1, game.seats, 99):
        with pytest.raises(IllegalActionError):
            steps[0].before.apply(steps[0].action, seat)


@every_deal
def test_events_are_numbered_without_a_gap(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    numbers = [event.n for state in states_of(steps) for event in state.events]
    assert numbers == list(range(len(numbers)))
    for step in steps:
        assert step.after.events, "every action leaves an event"
        first = step.after.events[0]
        assert first.what == step.action
        assert first.seat == step.seat
    for state in states_of(steps):
        for event in state.events:
            assert event.seat is None or 0 <= event.seat < game.seats
            if event.visible_to is not None:
                assert event.visible_to <= set(range(game.seats))


@every_deal
def test_what_a_seat_sees_of_an_event(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for event in (event for state in states_of(steps) for event in state.events):
        for seat in range(game.seats):
            seen = event.seen_by(seat)
            assert (seen.n, seen.seat) == (event.n, event.seat)
            assert seen.visible_to is None, "who else may look is not told"
            if event.visible_to is None or seat in event.visible_to:
                assert seen.what == event.what
            else:
                assert seen.what == Hidden(codec.to_plain(event.what)["type"])
            assert seen.seen_by(seat) == seen


@every_deal
def test_both_ways_to_a_view_give_the_same(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for seat in range(game.seats):
        folded = game.blank_view(seat)
        for state in states_of(steps):
            for event in state.events:
                folded = folded.after(event.seen_by(seat))
            view = game.view(state, seat)
            assert view == folded
            assert view.seat == seat
            assert view.legal == folded.legal == state.legal_actions(seat)
            assert view.current_player == state.current_player
            assert view.outcome == state.outcome
            assert hash(view) == hash(folded)


@every_deal
def test_cards_are_neither_lost_nor_made(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for state in states_of(steps):
        places = state.holdings()
        assert sum(map(len, places)) == len(game.deck)
        assert union(places) == game.deck
        for seat in range(game.seats):
            assert game.view(state, seat).hand in places


@every_deal
def test_the_outcome(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    last = steps[-1].after
    outcome = last.outcome
    assert outcome.termination
    assert len(outcome.returns) == game.seats
    assert last.returns == outcome.returns
    assert all(isinstance(score, int) for score in outcome.returns)
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert set(outcome.winners) < set(range(game.seats))
    assert outcome.lines, "every outcome is explained"


@every_deal
def test_a_deal_replayed_from_its_lines_comes_to_the_same(ruleset: str, seed: int) -> None:
    game, deal, steps = deal_played(ruleset, seed)
    state = game.start(game.deal_from_plain(codec.to_plain(deal)))
    for step in steps:
        state = state.apply(game.action_from_line(step.action.line), step.seat)
    assert state == steps[-1].after
    assert state.outcome == steps[-1].after.outcome


@every_deal
def test_actions_and_facts_there_and_back(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for event in (event for state in states_of(steps) for event in state.events):
        for what in (event.what, *(event.seen_by(seat).what for seat in range(game.seats))):
            plain = codec.to_plain(what)
            assert codec.from_json(codec.to_json(what), type(what)) == what
            if isinstance(what, Action):
                assert game.action_from_plain(plain) == what
                assert game.action_from_line(what.line) == what
            else:
                assert game.fact_from_plain(plain) == what
            with pytest.raises(WireError):
                game.action_from_plain({**plain, "more": 1})


@every_ruleset
def test_every_action_offered_goes_there_and_back(ruleset: str) -> None:
    game = game_of(ruleset)
    actions = pool(game.name)
    for action in Random(ruleset).sample(actions, min(MOST_ACTIONS, len(actions))):
        assert game.action_from_plain(codec.to_plain(action)) == action
        assert game.action_from_line(action.line) == action
        assert len(action.line.splitlines()) == 1


@every_ruleset
def test_options_there_and_back(ruleset: str) -> None:
    game = game_of(ruleset)
    assert codec.from_plain(codec.to_plain(game.options), game.options_type) == game.options
    assert codec.from_json(codec.to_json(game.options), game.options_type) == game.options
    assert game.options.faults() == ()
    assert hash(game.options) == hash(copy.copy(game.options))
    with pytest.raises(WireError):
        codec.from_plain({"no_such_rule": 1}, game.options_type)


class _OtherOptions(Options, frozen=True, kw_only=True):
    pass


@every_ruleset
def test_options_of_another_game_are_refused(ruleset: str) -> None:
    with pytest.raises(OptionsError):
        type(game_of(ruleset))(_OtherOptions())


@every_deal
def test_deals_there_and_back(ruleset: str, seed: int) -> None:
    game, deal, _ = deal_played(ruleset, seed)
    assert game.deal_from_plain(codec.to_plain(deal)) == deal
    assert codec.from_json(codec.to_json(deal), game.deal_type) == deal
    assert hash(deal) == hash(game.deal_from_plain(codec.to_plain(deal)))


@every_ruleset
def test_a_deck_that_is_not_whole_is_no_deal(ruleset: str) -> None:
    game = game_of(ruleset)
    deck = tuple(game.deck)
    for wrong in (deck[:-1], (*deck[:-1], deck[0]), (*deck, deck[0]), ()):
        with pytest.raises(DealError) as caught:
            game.deal(wrong)
        assert caught.value.faults


@every_ruleset
def test_a_seed_stands_for_one_series_of_deals(ruleset: str) -> None:
    game = game_of(ruleset)
    assert game.deal_from_seed("x", 3) == game.deal_from_seed("x", 3)
    assert len({game.deal_from_seed("x", number) for number in range(8)}) == 8
    for dealer in range(game.seats):
        game.start(game.deal_from_seed(5, dealer=dealer))


@every_deal
def test_states_and_views_can_be_sent_to_another_process(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for state in states_of(steps):
        sent = pickle.loads(pickle.dumps(state))
        assert sent == state
        assert hash(sent) == hash(state)
        assert sent.legal_actions() == state.legal_actions()
        for seat in range(game.seats):
            view = game.view(state, seat)
            assert pickle.loads(pickle.dumps(view)) == view
        for event in state.events:
            assert isinstance(event, Event)
            assert pickle.loads(pickle.dumps(event)) == event


@every_deal
def test_states_are_equal_only_where_nothing_differs(ruleset: str, seed: int) -> None:
    _, _, steps = deal_played(ruleset, seed)
    states = states_of(steps)
    assert len(set(states)) == len(states)


@every_ruleset
def test_a_match_adds_up_what_its_deals_bring(ruleset: str) -> None:
    game = game_of(ruleset)
    rng = Random(ruleset)
    match = game.match(dealer=1)
    assert match.dealer == 1
    totals = [0] * game.seats
    deals = 0
    while not match.is_over and deals < 40:
        deals += 1
        assert 0 <= match.dealer < game.seats
        deal = match.prepare(game.deal_from_seed(ruleset, deals, match.dealer))
        state = game.start(deal)
        while not state.is_terminal:
            state = state.apply(random_choice(playing_on(state), rng))
        match = match.after(state.outcome)
        totals = [total + new for total, new in zip(totals, state.returns, strict=True)]
        assert match.scores == tuple(totals)
    assert deals
