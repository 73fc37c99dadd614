"""A Ramsch at the table: whose the skat is, marches, who has won."""

from __future__ import annotations

from random import Random

import pytest

from tests.support import arranged, finished, play_out, said, skat, then
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.outcome import SkatOutcome

# Forehand takes every trick in Grand's order.
MARCH = arranged(
    forehand="CJ SJ HJ DJ CA CT CK CQ C9 C8",
    middlehand="SA ST SK SQ S9 S8 S7 HA HT HK",
    rearhand="DA DT DK DQ D9 D8 D7 HQ H9 H8",
    skat="C7 H7",
)


def all_jacks_first(deal: SkatDeal, options: dict[str, object]) -> SkatOutcome:
    state = said(skat("skat-isko", passed_in="ramsch", **options), deal, "pass", "pass", "pass")
    while not state.is_terminal:
        state = state.apply(state.legal_actions()[-1])
    return finished(state)


@pytest.mark.parametrize(
    ("options", "returns", "winners"),
    [
        ({}, (0, 120, 0), (1,)),
        ({"ramsch_march": 0}, (0, -480, 0), (0, 2)),
        ({"ramsch_march": 0, "ramsch_value": "ladder"}, (0, -20, 0), (0, 2)),
        ({"ramsch_march": 60}, (0, 60, 0), (1,)),
        ({"scoring": "bierlachs"}, (-120, 0, -120), (1,)),
        ({"scoring": "seeger-fabian"}, (0, 120, 0), (1,)),
    ],
)
def test_all_ten_tricks(
    options: dict[str, object], returns: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = all_jacks_first(MARCH, options)
    assert outcome.returns == returns
    assert outcome.winners == winners
    assert outcome.points == (0, 120, 0)


@pytest.mark.parametrize("whose", ["last-trick", "loser"])
def test_whose_the_skat_is(whose: str) -> None:
    game = skat(passed_in="ramsch", ramsch_skat=whose)
    differing = 0
    for seed in range(30):
        rng = Random(seed)
        deal = game.deal_from_seed(seed)
        state = said(game, deal, "pass", "pass", "pass")
        while not state.is_terminal:
            state = state.apply(rng.choice(state.legal_actions()))
        outcome = finished(state)
        playing = game.view(state, 0).playing
        assert playing is not None
        skat_points = playing.contract.order.points_of(deal.skat)
        plain = [playing.points(seat) for seat in range(3)]
        last = playing.winner(playing.tricks[-1])
        gained = [outcome.points[seat] - plain[seat] for seat in range(3)]
        assert sorted(gained) == [0, 0, skat_points]
        if whose == "last-trick":
            assert gained[last] == skat_points
        else:
            assert plain[gained.index(max(gained))] == max(plain) or not skat_points
            differing += gained.index(max(gained)) != last
    assert whose == "last-trick" or differing


def test_three_equal_shares_have_no_winner() -> None:
    game = skat(passed_in="ramsch")
    state = said(game, game.deal_from_seed(14865), "pass", "pass", "pass")
    outcome = play_out(state, Random(14865))
    assert outcome.points == (40, 40, 40)
    assert outcome.returns == (0, 0, 0)
    assert outcome.winners == ()


def test_a_ramsch_forfeited_is_nobodys() -> None:
    game = skat(passed_in="ramsch")
    outcome = finished(said(game, MARCH, "pass", "pass", "pass", "2: forfeit left"))
    assert outcome.termination == "penalty"
    assert outcome.penalized == (2,)
    assert outcome.returns == (0, 0, 0)


def test_without_schieberamsch_the_round_only_asks_for_grand_hand() -> None:
    game = skat(passed_in="ramsch", ramsch_grand_hand=True)
    state = said(game, MARCH, "pass", "pass", "pass")
    assert {action.line for action in state.legal_actions()} == {"pass", "announce GH"}
    state = then(state, "pass", "pass", "pass")
    assert {action.line.split()[0] for action in state.legal_actions()} == {"play"}
