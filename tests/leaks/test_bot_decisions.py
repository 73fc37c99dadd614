"""No player peeks: in another world that looks the same it decides the same, for the reason.

Asked of every player of every game under every rule set. A deal is played; before some of its
decisions two cards that the seat on move cannot tell apart are exchanged, and the same actions are
repeated. Views and advice must be equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.leaks.worlds import other_worlds
from tests.support import AnyGame, Step, random_deal
from wenzel.bots import make_player, player_names
from wenzel.games.registry import game_names
from wenzel.rulesets import default_ruleset, load, ruleset_names

PAIRS = 3
DECISIONS = 4
DECISIONS_OF_DEFAULT = 14
MANY_DECISIONS = 40
MANY_OF_EXPERT = 10
DEALS = 12
"""How many deals are played at most until there are so many decisions."""


def played(game: AnyGame, deal: Any) -> tuple[Step, ...]:
    """Return the steps of a deal that players of the house play, without giving up."""
    known = player_names(game.name)
    player = make_player("rule" if "rule" in known else known[0], game.name)
    steps = []
    state = game.start(deal)
    while not state.is_terminal:
        seat = state.current_player
        action = player.choose(game.view(state, seat))
        after = state.apply(action)
        steps.append(Step(state, seat, action, after))
        state = after
    return tuple(steps)


def decisions(game: AnyGame, rng: Random, most: int) -> Iterator[tuple[Any, tuple[Step, ...], int]]:
    """Yield deals, their steps, and the numbers of steps to look at, from all over the deals."""
    found = 0
    for _ in range(DEALS):
        deal = random_deal(game, rng)
        steps = played(game, deal)
        for until in rng.sample(range(len(steps)), min(len(steps), max(2, most // 3))):
            if found < most:
                yield deal, steps, until
                found += 1


def check_decisions(ruleset: str, name: str, most: int) -> None:
    """Let a player decide in pairs of worlds that look the same to it."""
    game = load(ruleset)
    player = make_player(name, game.name, seed=11)
    other_self = make_player(name, game.name, seed=11)
    rng = Random(f"{ruleset} {name}")
    worlds = 0
    for deal, steps, until in decisions(game, rng, most):
        seat = steps[until].seat
        view = game.view(steps[until].before, seat)
        advice = player.advise(view)
        assert advice.action in view.legal
        for one, other, states in other_worlds(game, deal, steps, until, seat, rng, PAIRS):
            worlds += 1
            seen = game.view(states[-1], seat)
            assert seen == view, (one, other)
            assert other_self.advise(seen) == advice, (one, other)
    assert worlds >= most // 2


def most_decisions(ruleset: str, game: str) -> int:
    return DECISIONS_OF_DEFAULT if ruleset == default_ruleset(game) else DECISIONS


EVERY_PLAYER = [
    (ruleset, game, name)
    for game in game_names()
    for ruleset in ruleset_names(game)
    for name in player_names(game)
]


QUICK_PLAYERS = [each for each in EVERY_PLAYER if each[1:] != ("skat", "expert")]
"""All but the one that thinks long; a brief self of it is asked in `test_skat_players`."""


@pytest.mark.parametrize(("ruleset", "game", "name"), QUICK_PLAYERS)
def test_a_player_decides_alike_in_two_worlds(ruleset: str, game: str, name: str) -> None:
    check_decisions(ruleset, name, most_decisions(ruleset, game))


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "game", "name"), EVERY_PLAYER)
def test_a_player_decides_alike_in_many_worlds(ruleset: str, game: str, name: str) -> None:
    thinks_long = (game, name) == ("skat", "expert")
    check_decisions(ruleset, name, MANY_OF_EXPERT if thinks_long else MANY_DECISIONS)
