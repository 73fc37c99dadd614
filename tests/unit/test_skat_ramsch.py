"""A Ramsch at the table: whose the skat is, marches, who has won."""

from __future__ import annotations

from random import Random

import pytest

from tests.support import arranged, finished, play_out, refusal, said, skat, then
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.options import RamschTie, RamschValue, SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.ramsch import RamschCount, settle_ramsch
from wenzel.i18n import Speaker

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


LADDER_SHARED = SkatOptions(ramsch_value=RamschValue.LADDER, ramsch_tie=RamschTie.SHARE)


@pytest.mark.parametrize(
    ("points", "tricks", "options", "lines"),
    [
        (
            (72, 48, 0), (6, 4, 0), SkatOptions(),
            ["seat 0: most points, pays 72", "1 virgin doubles: 144",
             "passed on unseen once: times 2", "doubled round: times 3", "seat 0: −864"],
        ),
        (
            (50, 50, 20), (4, 4, 2), SkatOptions(ramsch_tie=RamschTie.ALL_LOSE),
            ["seat 0: most points, pays 50", "seat 1: most points, pays 50",
             "passed on unseen once: times 2", "doubled round: times 3",
             "seat 0: −300", "seat 1: −300"],
        ),
        (
            (60, 60, 0), (5, 5, 0), LADDER_SHARED,
            ["seat 0: most points, pays 15 (1 virgin)", "seat 1: most points, pays 15 (1 virgin)",
             "passed on unseen once: times 2", "doubled round: times 3", "shared by 2",
             "seat 0: −45", "seat 1: −45"],
        ),
        (
            (0, 120, 0), (0, 10, 0), SkatOptions(),
            ["seat 1: all ten tricks, a march: 120", "passed on unseen once: times 2",
             "doubled round: times 3", "seat 1: +720"],
        ),
    ],
)  # fmt: skip
def test_the_lines_come_in_the_order_of_the_reckoning(
    points: tuple[int, ...], tricks: tuple[int, ...], options: SkatOptions, lines: list[str]
) -> None:
    settled = settle_ramsch(RamschCount((0, 1, 2), points, tricks, 1, shoves=1), options, stake=3)
    assert Speaker().say_all(settled.lines) == lines


def test_in_a_bierlachs_the_last_lines_say_who_pays_for_a_march() -> None:
    outcome = all_jacks_first(MARCH, {"scoring": "bierlachs"})
    assert Speaker().say_all(outcome.lines[-2:]) == [
        "seat 2: −120 (Bierlachs)", "seat 0: −120 (Bierlachs)",
    ]  # fmt: skip


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


SHOVING = {"passed_in": "ramsch", "schieberamsch": True, "ramsch_grand_hand": True}


@pytest.mark.parametrize(
    ("options", "lines", "refused", "code"),
    [
        (SHOVING, (), "announce G", "refused.only_grand_hand"),
        (SHOVING, (), "announce CH", "refused.only_grand_hand"),
        (SHOVING, (), "discard C7 H7", "refused.take_skat_first"),
        (SHOVING, ("take_skat",), "announce GH", "refused.hand_after_skat"),
        (SHOVING, ("take_skat",), "announce G", "refused.skat_was_taken"),
        (SHOVING, ("take_skat",), "take_skat", "refused.skat_was_taken"),
        (SHOVING, ("take_skat",), "shove", "refused.skat_was_taken"),
        (SHOVING, ("take_skat",), "discard CJ CA", "refused.no_jack_on"),
        (SHOVING, ("take_skat",), "discard CA", "refused.discard_size"),
        (SHOVING | {"ramsch_grand_hand": False}, (), "announce GH", "refused.no_game_now"),
        (SHOVING | {"schieberamsch": False}, (), "shove", "refused.not_now"),
        (SHOVING | {"schieberamsch": False}, (), "discard C7 H7", "refused.not_now"),
    ],
)
def test_why_something_is_refused_before_a_ramsch(
    options: dict[str, object], lines: tuple[str, ...], refused: str, code: str
) -> None:
    state = then(said(skat("skat-isko", **options), MARCH, "pass", "pass", "pass"), *lines)
    assert refusal(state, refused) == code
