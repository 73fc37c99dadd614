"""Finished deals told again: every hand is open, every event is told by somebody who saw it."""

from __future__ import annotations

import pytest

from wenzel.bots import make_player
from wenzel.games.game import Hidden
from wenzel.records import Record
from wenzel.rulesets import load
from wenzel.study.retold import retell

RULESETS = ("skat-isko", "skat-isko-4", "sheepshead-called-ace", "sheepshead-two", "scat")


def played(ruleset: str, seed: int) -> Record:
    game = load(ruleset)
    deal = game.deal_from_seed(seed)
    state = game.start(deal)
    log = list(state.events)
    players = [make_player("random", game.name, seed=f"{seed}/{at}") for at in range(game.seats)]
    while not state.is_terminal:
        state = state.apply(
            players[state.current_player].choose(game.view(state, state.current_player))
        )
        log += state.events
    return Record.of_log(game, deal, log, state.outcome, ruleset=ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_views_are_those_of_the_seats(ruleset: str, seed: int) -> None:
    record = played(ruleset, seed)
    moments = retell(record, 0)
    assert len(moments) == len(record.steps) + 1
    state = record.game.start(record.deal)
    for number, step in enumerate((None, *record.steps)):
        if step is not None:
            state = state.apply(step.action, step.seat)
        assert moments[number].views == tuple(
            record.game.view(state, seat) for seat in range(record.game.seats)
        )


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_event_is_told_once_and_whole(ruleset: str) -> None:
    record = played(ruleset, 5)
    told = [one for moment in retell(record, 0) for one in moment.told]
    assert [one.event.n for one in told] == list(range(len(told)))
    assert not [one for one in told if isinstance(one.event.what, Hidden)]


def test_who_acts_tells_of_it() -> None:
    record = played("sheepshead-called-ace", 1)
    for listener in range(5):
        for moment in retell(record, listener):
            for one in moment.told:
                assert one.before.seat == one.witness
                assert one.witness == (listener if one.event.seat is None else one.event.seat)
