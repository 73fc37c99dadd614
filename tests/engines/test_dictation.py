"""What a program is told: all that its seat sees, and nothing that depends on hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.leaks.worlds import other_worlds, words
from tests.support import AnyGame, Step, random_deal, walk
from wenzel.engines.dictation import Dictation
from wenzel.engines.protocol import FromTable, Happened, Request, Start, read_from_table, write
from wenzel.games.game import Event
from wenzel.games.registry import game_names
from wenzel.rulesets import default_ruleset, load, ruleset_names

PAIRS = 6
LONGEST = 8_192
"""Bytes, as the document promises."""


def told(game: AnyGame, states: list[Any], seat: int) -> list[bytes]:
    """Return the lines for a seat over some states from the first on, asked in each on move."""
    dictation = Dictation(game, seat, "a seed", 1_000)
    lines: list[FromTable] = []
    for state in states:
        for event in state.events:
            lines += dictation.see(event.seen_by(seat))
        if state.current_player == seat:
            lines += dictation.request(game.view(state, seat))
        elif state.is_terminal:
            lines += dictation.end(state.returns)
    return [write(line) for line in lines]


def walked(game: AnyGame, rng: Random) -> tuple[Any, list[Step]]:
    deal = random_deal(game, rng)
    return deal, list(walk(game, deal, rng, unruly=0.05))


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_other_hidden_cards_are_told_alike(ruleset: str) -> None:
    game, rng = load(ruleset), Random(ruleset)
    worlds = 0
    for _ in range(3):
        deal, steps = walked(game, rng)
        for seat in range(game.seats):
            until = rng.randrange(len(steps))
            states = [steps[0].before, *(step.after for step in steps[:until])]
            lines = told(game, states, seat)
            for one, other, others in other_worlds(game, deal, steps, until, seat, rng, PAIRS):
                assert told(game, others, seat) == lines, (one, other)
                assert not {one, other} & {word for line in lines for word in words_of(line)}
                worlds += 1
    assert worlds >= 5


def words_of(line: bytes) -> set[str]:
    read = read_from_table(line)
    return words(read.what) if isinstance(read, Happened) else set()


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_all_that_a_seat_sees_is_told(ruleset: str) -> None:
    game, rng = load(ruleset), Random(ruleset)
    _, steps = walked(game, rng)
    states = [steps[0].before, *(step.after for step in steps)]
    for seat in range(game.seats):
        lines = told(game, states, seat)
        assert max(map(len, lines)) < LONGEST
        read = [read_from_table(line) for line in lines]
        start = read[0]
        assert isinstance(start, Start)
        assert not any(isinstance(one, Start) for one in read[1:])
        assert (start.game, start.seat, start.seats) == (game.name, seat, game.seats)
        assert set(start.options) == set(game.options.__struct_fields__)
        view = game.blank_view(seat)
        events = [one for one in read if isinstance(one, Happened)]
        assert [one.n for one in events] == list(range(len(events)))
        for one in events:
            view = view.after(Event(one.n, one.seat, what_of(game, one.what)))
        assert view == game.view(states[-1], seat)


def what_of(game: AnyGame, plain: dict[str, Any]) -> Any:
    tags = {kind.__struct_config__.tag for kind in game.action_types}
    is_action = plain["type"] in tags
    return game.action_from_plain(plain) if is_action else game.fact_from_plain(plain)


@pytest.mark.parametrize("name", game_names())
def test_the_hand_is_told_at_the_start(name: str) -> None:
    game, rng = load(default_ruleset(name)), Random(name)
    _, steps = walked(game, rng)
    first, seat = steps[0].before, steps[0].seat
    start = read_from_table(told(game, [first], seat)[0])
    assert isinstance(start, Start)
    assert start.hand == tuple(card.text for card in game.view(first, seat).hand)
    assert start.dealer == first.deal.dealer


def test_who_sits_out_holds_nothing() -> None:
    game = load("skat-isko-4")
    deal = game.deal_from_seed(1, dealer=2)
    state = game.start(deal)
    after = state.apply(state.legal_actions()[0])
    start = read_from_table(told(game, [state, after], 2)[0])
    assert isinstance(start, Start)
    assert start.hand == ()
    assert start.dealer == 2


def test_legal_actions_are_told_whole() -> None:
    game, rng = load("skat-isko"), Random(5)
    _, steps = walked(game, rng)
    for step in steps:
        view = game.view(step.before, step.seat)
        line = Dictation(game, step.seat, 1, None).request(view)[-1]
        assert isinstance(line, Request)
        assert tuple(map(game.action_from_plain, line.legal)) == view.legal
