"""What holds for every decision of every player: legal, repeatable, explained, never giving up."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.skat_players import BRIEF, player_of
from tests.support import RULESETS, finished, random_deal, skat, walk
from wenzel.bots import Player, make_player, player_names
from wenzel.games.game import Action
from wenzel.i18n import Speaker
from wenzel.i18n.english import TEMPLATES

NAMES = player_names("skat")
QUICK = tuple(name for name in NAMES if name not in ("club", "expert"))
THINKING = ("club", BRIEF)


def decide(player: Player[Any], view: Any) -> Action:
    """Return a decision, checked for all that must hold of any."""
    advice = player.advise(view)
    assert advice.action in view.legal
    assert not advice.action.gives_up
    assert player.choose(view) == advice.action
    sentence = Speaker().say(advice.reason)
    assert sentence
    assert "{" not in sentence
    return advice.action


def play_to_the_end(ruleset: str, names: tuple[str, ...], deals: int) -> None:
    """Let players of some names play deals, each at each seat, and check all they decide."""
    game = skat(ruleset)
    for number in range(deals):
        rng = Random(number)
        players = [
            player_of(names[(seat + number) % len(names)], seed=number)
            for seat in range(game.seats)
        ]
        state = game.start(random_deal(game, rng))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            state = state.apply(decide(players[mover], game.view(state, mover)))
        finished(state)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("names", [QUICK[:1], QUICK[1:], QUICK], ids="-".join)
def test_players_play_any_deal_to_its_end(ruleset: str, names: tuple[str, ...]) -> None:
    play_to_the_end(ruleset, names, 6)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_players_that_search_play_a_deal_to_its_end(ruleset: str) -> None:
    play_to_the_end(ruleset, THINKING, 1)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("names", [("club",), (BRIEF,), ("expert", "novice", "club")], ids="-".join)
def test_players_that_search_play_any_deal_to_its_end(ruleset: str, names: tuple[str, ...]) -> None:
    play_to_the_end(ruleset, names, 3)


def decide_anywhere(ruleset: str, name: str, deals: int) -> None:
    """Let a player decide wherever random play leads it, offers and forfeits among it."""
    game = skat(ruleset)
    player = player_of(name, seed=5)
    for seed in range(deals):
        rng = Random(seed)
        for step in walk(game, random_deal(game, rng), rng, unruly=0.15):
            mover = step.before.current_player
            decide(player, game.view(step.before, mover))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", QUICK)
def test_players_find_their_way_wherever_others_lead_them(ruleset: str, name: str) -> None:
    """Random play with offers, forfeits and Kontras reaches what players alone never would."""
    decide_anywhere(ruleset, name, 8)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", THINKING)
def test_players_that_search_find_their_way_too(ruleset: str, name: str) -> None:
    decide_anywhere(ruleset, name, 2)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", [*THINKING, "expert"])
def test_players_that_search_find_their_way_out_of_anything(ruleset: str, name: str) -> None:
    decide_anywhere(ruleset, name, 3 if name == "expert" else 12)


@pytest.mark.parametrize("name", [*QUICK, *THINKING])
def test_equal_views_get_equal_decisions_in_any_order(name: str) -> None:
    game = skat("skat-pub")
    rng = Random(3)
    views = [
        game.view(step.before, step.before.current_player)
        for step in walk(game, random_deal(game, rng), rng)
    ]
    first, second = player_of(name, seed=9), player_of(name, seed=9)
    forwards = [first.advise(view) for view in views]
    backwards = [second.advise(view) for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_the_seed_decides_what_the_random_player_does() -> None:
    game = skat()
    state = game.start(game.deal_from_seed(1))
    view = game.view(state, 2)
    drawn = {make_player("random", "skat", seed=seed).choose(view) for seed in range(40)}
    assert len(drawn) > 5
    assert sum(action.line == "pass" for action in drawn) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_off_move_is_not_decided_for(name: str) -> None:
    game = skat()
    state = game.start(game.deal_from_seed(1))
    player = make_player(name, "skat")
    for seat in range(3):
        if seat != state.current_player:
            with pytest.raises(ValueError, match="not on move"):
                player.choose(game.view(state, seat))


def test_the_rule_player_beats_the_random_player() -> None:
    game = skat("skat-bierlachs")
    rule, lot = make_player("rule", "skat"), make_player("random", "skat", seed=2)
    totals = [0, 0]
    for number in range(60):
        state = game.start(game.deal_from_seed(4, number, dealer=number % 3))
        strong = number // 3 % 3
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            player = rule if mover == strong else lot
            state = state.apply_unchecked(player.choose(game.view(state, mover)))
        for seat, score in enumerate(state.returns):
            totals[seat != strong] += score
    # Two random players share the second total.
    assert totals[0] > totals[1] / 2 + 1000


def test_every_reason_can_be_said_and_every_sentence_has_a_reason() -> None:
    folder = Path(str(resources.files("wenzel.bots")))
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    given = set(re.findall(r'"((?:hint|player)\.[a-z_.]+)"', source)) | {"player.no_core"}
    # A sentence in the words of one deck is found by its usual code.
    usually = {code.removesuffix(".german") for code in TEMPLATES}
    assert given == {code for code in usually if code.startswith(("hint.", "player."))}
