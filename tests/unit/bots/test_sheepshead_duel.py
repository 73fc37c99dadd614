"""Where two play and more points win, the rule player takes points instead of ducking them."""

from __future__ import annotations

from wenzel.bots import make_player
from wenzel.rulesets import load

DEALS = 40


def test_it_beats_a_player_by_lot() -> None:
    game = load("sheepshead-two")
    players = {True: make_player("rule", game.name), False: make_player("random", game.name)}
    total = 0
    for number in range(DEALS):
        for own in (0, 1):
            state = game.start(game.deal_from_seed("duel", number + 1, dealer=number % 2))
            while state.current_player is not None:
                seat = state.current_player
                state = state.apply(players[seat == own].choose(game.view(state, seat)))
            total += state.returns[own]
    assert total > DEALS / 2


def test_nobody_is_told_to_stay_out_of_a_trick() -> None:
    game = load("sheepshead-two")
    player = make_player("rule", game.name)
    told = set()
    state = game.start(game.deal_from_seed(3, 1))
    while state.current_player is not None:
        advice = player.advise(game.view(state, state.current_player))
        told.add(advice.reason.code)
        state = state.apply(advice.action)
    assert told
    assert not told & {"hint.sheepshead.duck", "hint.sheepshead.leaster_lead"}
