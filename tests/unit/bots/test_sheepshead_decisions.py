"""What holds for every decision in Sheepshead: legal, repeatable, explained, of one's own seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.sheepshead_support import sheepshead
from tests.support import random_deal, walk
from wenzel.bots import Player, make_player, player_names
from wenzel.bots.sheepshead.expert import ExpertPlayer, can_search
from wenzel.games.game import Action
from wenzel.i18n import Speaker
from wenzel.rulesets import ruleset_names

RULESETS = ruleset_names("sheepshead")
LEVELS = ("novice", "rule", "expert")
SEARCHED = ("sheepshead-called-ace", "sheepshead-cracks", "sheepshead-four-black-queens")


def made(level: str, seed: int = 3) -> Player[Any]:
    """Return a player; an expert with few layouts."""
    if level == "expert":
        return ExpertPlayer(seed, layouts=4)
    return make_player(level, "sheepshead", seed=seed)


def decide(player: Player[Any], view: Any) -> Action:
    """Return a decision, checked for all that must hold of any."""
    advice = player.advise(view)
    assert advice.action in view.legal
    assert not advice.action.gives_up
    sentence = Speaker().say(advice.reason)
    assert sentence
    assert "{" not in sentence
    return advice.action


def wander(ruleset: str, level: str, deals: int) -> None:
    """Ask a player at each step of deals that are played at random."""
    game = sheepshead(ruleset)
    player = made(level)
    for seed in range(deals):
        rng = Random(seed)
        for step in walk(game, random_deal(game, rng), rng, unruly=0.1):
            decide(player, game.view(step.before, step.before.current_player))


def test_there_are_three_levels() -> None:
    assert set(LEVELS) < set(player_names("sheepshead"))
    assert isinstance(make_player("expert", "sheepshead", seed=1), ExpertPlayer)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("level", LEVELS[:2])
def test_players_find_their_way_wherever_others_lead_them(ruleset: str, level: str) -> None:
    wander(ruleset, level, 3)


@pytest.mark.parametrize("ruleset", SEARCHED)
def test_the_expert_finds_its_way_too(ruleset: str) -> None:
    wander(ruleset, "expert", 1)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_expert_finds_its_way_in_every_form(ruleset: str) -> None:
    wander(ruleset, "expert", 10)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_players_play_any_deal_to_its_end(ruleset: str) -> None:
    game = sheepshead(ruleset)
    for number in range(2):
        players = [made(LEVELS[(seat + number) % 2], number) for seat in range(game.seats)]
        state = game.start(random_deal(game, Random(number)))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            state = state.apply(decide(players[mover], game.view(state, mover)))
        assert state.outcome is not None
        assert sum(state.returns) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_get_equal_decisions_in_any_order(level: str) -> None:
    game = sheepshead()
    rng = Random(7)
    views = [
        game.view(step.before, step.before.current_player)
        for step in walk(game, random_deal(game, rng), rng)
    ]
    first, second = made(level), made(level)
    forwards = [first.advise(view) for view in views]
    backwards = [second.advise(view) for view in reversed(views)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_off_move_is_not_decided_for(level: str) -> None:
    game = sheepshead()
    state = game.start(game.deal_from_seed(1))
    for seat in range(game.seats):
        if seat != state.current_player:
            with pytest.raises(ValueError, match="not on move"):
                made(level).choose(game.view(state, seat))


@pytest.mark.parametrize("level", LEVELS)
def test_the_repr_tells_the_seed(level: str) -> None:
    assert "seed=5" in repr(made(level, 5))


def test_the_search_takes_three_to_five_players() -> None:
    searched = {name: can_search(sheepshead(name).options) for name in RULESETS}
    assert searched["sheepshead-called-ace"]
    assert searched["sheepshead-three"]
    assert not searched["sheepshead-six"]
    assert not searched["sheepshead-two"]


def test_the_rule_player_beats_the_random_player() -> None:
    game = sheepshead()
    rule, lot = made("rule"), make_player("random", "sheepshead", seed=2)
    total, deals = 0, 100
    for number in range(deals):
        state = game.start(game.deal_from_seed(4, number, dealer=number % game.seats))
        strong = number // game.seats % game.seats
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            player = rule if mover == strong else lot
            state = state.apply_unchecked(player.choose(game.view(state, mover)))
        total += state.returns[strong]
    assert total > deals, "a point a deal and more"
