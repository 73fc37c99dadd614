"""Nothing hidden shows: change what a seat cannot know, and all it can see stays the same.

Two cards that nothing visible to a seat has ever named are exchanged in the deal and in the hidden
actions; the deal is played again. Where that is a legal deal, the seat must not notice: the same
views, the same events, the same legal actions, the same refusals word for word. Knows no game.
"""

from __future__ import annotations

import gc
from functools import cache
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest

from tests.leaks.worlds import other_worlds, states_until, unknown_cards
from tests.support import AnyGame, Step, random_deal, walk
from wenzel.cards import Card, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.rulesets import load, ruleset_names

RULESETS = ruleset_names()
SEEDS = range(3)
PAIRS_A_SEAT = 10
TRIES_A_STEP = 12


@cache
def game_of(ruleset: str) -> AnyGame:
    return load(ruleset)


@cache
def deal_played(ruleset: str, seed: int) -> tuple[AnyGame, Any, tuple[Step, ...]]:
    game = game_of(ruleset)
    rng = Random(f"{seed} {ruleset}")
    deal = random_deal(game, rng)
    return game, deal, tuple(walk(game, deal, rng, unruly=0.05 if seed else 0.0))


@cache
def actions_of(ruleset: str) -> tuple[Action, ...]:
    """Return all sorts of actions of a game, to try where they may be illegal."""
    found: dict[Action, None] = {}
    for seed in SEEDS:
        _, _, steps = deal_played(ruleset, seed)
        for step in steps:
            legal = step.before.legal_actions(step.seat)
            found.update(dict.fromkeys(legal[:: max(1, len(legal) // 6)]))
            found[step.action] = None
    return tuple(found)


def answer(state: Any, action: Action, seat: int) -> str:
    """Return what a seat hears when it tries an action."""
    try:
        state.apply(action, seat)
    except IllegalActionError as error:
        return f"{error.wire_code}: {error}"
    return "legal"


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_cannot_tell_two_worlds_apart(ruleset: str, seed: int) -> None:
    game, deal, steps = deal_played(ruleset, seed)
    rng = Random(seed)
    tries = actions_of(ruleset)
    worlds = 0
    for seat in range(game.seats):
        # The last action may open all cards, so the world ends before it.
        for until in {rng.randrange(len(steps)), len(steps) - 1}:
            mine = states_until(steps, until)
            for one, other, others in other_worlds(
                game, deal, steps, until, seat, rng, PAIRS_A_SEAT
            ):
                worlds += 1
                for here, there in zip(mine, others, strict=True):
                    assert game.view(here, seat) == game.view(there, seat), (one, other)
                    assert game.view(here, seat).legal == game.view(there, seat).legal
                    assert here.legal_actions(seat) == there.legal_actions(seat)
                    assert repr(game.view(here, seat)) == repr(game.view(there, seat))
                    seen = [event.seen_by(seat) for event in here.events]
                    assert seen == [event.seen_by(seat) for event in there.events]
                for place in {0, until // 2, until}:
                    for action in rng.sample(tries, min(TRIES_A_STEP, len(tries))):
                        heard = answer(mine[place], action, seat)
                        assert heard == answer(others[place], action, seat)
    assert worlds


def reachable(view: object) -> list[object]:
    """Return everything that can be reached from a view, classes and code left out."""
    found: dict[int, object] = {}
    waiting: list[object] = [view]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | FunctionType):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_hidden_can_be_reached_from_a_view(ruleset: str, seed: int) -> None:
    game, _, steps = deal_played(ruleset, seed)
    for until, step in enumerate(steps):
        if until % 5 and until < len(steps) - 3:
            continue
        state = step.before
        for seat in range(game.seats):
            hidden = CardSet(Card(text) for text in unknown_cards(game, steps, until, seat))
            for thing in reachable(game.view(state, seat)):
                assert not isinstance(thing, type(state)), "no way leads back to the state"
                if isinstance(thing, CardSet):
                    assert not thing & hidden, thing
                if isinstance(thing, Card):
                    assert thing not in hidden
