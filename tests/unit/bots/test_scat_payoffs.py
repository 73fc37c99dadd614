"""What the ends of a round are worth: exact where the others' hands are known."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from wenzel.bots.scat.equity import equities
from wenzel.bots.scat.habits import chances_of_score, habits
from wenzel.bots.scat.hands import kinds, scores
from wenzel.bots.scat.payoffs import LivesPayoffs, PointsPayoffs, Reals, payoffs
from wenzel.bots.scat.plan import plan_for
from wenzel.bots.scat.rivals import Holds
from wenzel.cards import DECK_52, CardSet
from wenzel.games.scat.losses import lives_of_knock, lives_of_thirty_one
from wenzel.games.scat.options import ScatOptions, Scoring, ThreeOfAKind, TiedKnocker
from wenzel.games.scat.points import points_of_knock
from wenzel.games.scat.values import HALVES, THIRTY_ONE, best_after_discard, half_points

HOUSES = (
    ScatOptions(),
    ScatOptions(lone_knocker_loses=1),
    ScatOptions(tied_knocker=TiedKnocker.LOSES_TWO),
    ScatOptions(knocker_loses_two_to_31=True),
)


def known(*points: int) -> Reals:
    """Return the chances of players whose points are certain."""
    return np.stack([chances_of_score(score) for score in points])


def three_against(options: ScatOptions) -> LivesPayoffs:
    gains = np.array([0.5, 0.3, 0.2])
    return LivesPayoffs(options, -1.0, -1.9, gains, 1.7 * gains)


def worth_of(lost: dict[int, int], worths: LivesPayoffs) -> float:
    """Return what losses are worth to player 0; the others are players 1 to 3."""
    own = (0.0, worths.one, worths.two)[lost[0]]
    others = (worths.gains, worths.double_gains)
    return own + sum(float(others[lost[row + 1] - 1][row]) for row in range(3) if lost[row + 1])


@pytest.mark.parametrize("options", HOUSES)
def test_payoffs_of_a_knock_are_those_of_the_rules(options: ScatOptions) -> None:
    worths, rng = three_against(options), Random(1)
    for _ in range(200):
        mine, *others = (rng.randint(20, 24) for _ in range(4))
        table = {0: HALVES * mine, **{row + 1: HALVES * one for row, one in enumerate(others)}}
        lost = lives_of_knock(table, 0, options)
        assert worths.knock(known(*others))[HALVES * mine] == pytest.approx(worth_of(lost, worths))
        knocker = rng.randrange(3)
        lost = lives_of_knock(table, knocker + 1, options)
        found = worths.last_turn(knocker, known(*others))[HALVES * mine]
        assert found == pytest.approx(worth_of(lost, worths))


@pytest.mark.parametrize("options", HOUSES)
def test_payoffs_of_thirty_one_are_those_of_the_rules(options: ScatOptions) -> None:
    worths = three_against(options)
    lost = lives_of_thirty_one(range(4), {2}, 0, options)
    assert worths.knock(known(18, 31, 25))[HALVES * 24] == pytest.approx(worth_of(lost, worths))
    lost = lives_of_thirty_one(range(4), {0}, None, options)
    assert worths.own_thirty_one == pytest.approx(worth_of(lost, worths))


def test_points_of_a_knock_are_those_of_the_rules() -> None:
    worths, rng = PointsPayoffs(3), Random(2)
    for _ in range(200):
        mine, *others = (rng.randint(20, 23) for _ in range(4))
        table = {0: mine, **{row + 1: one for row, one in enumerate(others)}}
        # Others who tie are taken to be one; only what is certain without ties is compared.
        if len(set(others)) < 3:
            continue
        scored = points_of_knock(table, 0)
        if scored[0]:
            found = worths.knock(known(*others))[HALVES * mine]
            assert found == scored[0]
        else:
            found = worths.knock(known(*others))[HALVES * mine]
            assert found == pytest.approx(-sum(scored.values()) / 3)


def test_a_knock_is_worth_no_less_with_more() -> None:
    rng = np.random.default_rng(3)
    worths = three_against(ScatOptions())
    for _ in range(20):
        exactly = rng.random((3, THIRTY_ONE + 2))
        exactly[:, -1] = 0
        chances = exactly[:, ::-1].cumsum(axis=1)[:, ::-1] / exactly.sum(axis=1)[:, None]
        for worth in (worths.knock(chances), worths.last_turn(1, chances)):
            assert (np.diff(worth[: THIRTY_ONE + 1]) >= -1e-9).all()


@pytest.mark.parametrize("lives", [(3, 3), (1, 4), (3, 2, 1), (4, 4, 4, 1, 1), (30, 10, 20)])
def test_equities_are_chances(lives: tuple[int, ...]) -> None:
    found = equities(lives)
    assert sum(found) == pytest.approx(1)
    ranked = [share for _, share in sorted(zip(lives, found, strict=True))]
    assert all(less <= more + 1e-12 for less, more in pairwise(ranked))


def test_who_is_out_cannot_win_and_equals_are_equal() -> None:
    assert equities((0, 5)) == (0.0, 1.0)
    assert equities((2, 2, 2)) == pytest.approx((1 / 3,) * 3)
    assert equities((3, -1, 3)) == pytest.approx((0.5, 0, 0.5))


def test_the_second_life_lost_at_once_costs_nothing_when_the_first_puts_out() -> None:
    last = payoffs(ScatOptions(dole=False), (1, 3, 3), 0, (1, 2))
    on_dole = payoffs(ScatOptions(), (1, 3, 3), 0, (1, 2))
    assert isinstance(last, LivesPayoffs)
    assert isinstance(on_dole, LivesPayoffs)
    assert last.two == last.one
    assert on_dole.two < on_dole.one


def test_kinds_are_all_hands() -> None:
    assert kinds().frequency.sum() == 22100
    mean = (kinds().frequency * scores(ScatOptions())).sum() / 22100 / HALVES
    assert mean == pytest.approx(72311 / 5525)


def test_one_free_draw_makes_the_known_mean() -> None:
    score = scores(ScatOptions())
    score = np.maximum(score[kinds().after].max(axis=0), score[:, None])
    weights = kinds().frequency[:, None] * kinds().chance
    assert (score * weights).sum() / weights.sum() / HALVES == pytest.approx(87723 / 5525)


@pytest.mark.parametrize(
    "options",
    [
        ScatOptions(),
        ScatOptions(straight_flush=True, three_of_a_kind=ThreeOfAKind.THIRTY_AND_A_HALF),
    ],
)
def test_kinds_have_the_scores_of_their_hands(options: ScatOptions) -> None:
    rng, scored, score = Random(4), half_points(options), scores(options)
    for _ in range(500):
        one, two, three, drawn = rng.sample(list(DECK_52), 4)
        hand = CardSet((one, two, three))
        kind = kinds().of[two.number, three.number, one.number]
        assert score[kind] == scored[hand.bits]
        example = kinds().examples[kind]
        assert sorted(card.rank for card in example) == sorted(card.rank for card in hand)
        best = best_after_discard(hand.bits | drawn.bit, scored)
        four = [kinds().of[trio] for trio in (
            (one, two, three), (one, two, drawn), (one, drawn, three), (drawn, two, three),
        )]  # fmt: skip
        assert max(score[four]) == best


def test_plans_prefer_what_players_prefer() -> None:
    options = ScatOptions()
    plan = plan_for(options, payoffs(options, (3,) * 4, 0, (1, 2, 3)), 4).after_discard(0)

    def worth(text: str) -> float:
        return float(plan[kinds().of[tuple(CardSet.from_text(text))]])

    assert worth("SA SK H2") > worth("SQ SK H2") > worth("S8 S9 H2") > worth("S8 H9 D2")
    # Two ways to 31 or more of the same suit to come.
    assert worth("SA S5 S4") < worth("SA ST H2")
    assert worth("SA SK SQ") == pytest.approx(1)


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("players", [2, 9])
def test_plans_exist_for_all_tables(scoring: Scoring, players: int) -> None:
    options = ScatOptions(players=players, scoring=scoring)
    worths = payoffs(options, (3,) * players, 0, tuple(range(1, players)))
    assert np.isfinite(plan_for(options, worths, players).after_discard(40)).all()


def test_habits_are_whole() -> None:
    told = habits()
    for tables in (told.after_last_turn, told.of_knocker):
        assert set(tables) == set(Holds)
        for rows in tables.values():
            for row in rows:
                assert len(row) == 25
                assert sum(row) == pytest.approx(1000, abs=13)
    assert len(told.knocks) == len(told.thirty_ones)
