"""What has to hold of every position: bounds, best cards, lines, names of suits, seats."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.solver_support import (
    SHEEPSHEAD,
    SKAT_GAMES,
    goal_of,
    random_position,
    relabelled,
    solvers,
)
from wenzel.games.skat.contract import trick_order
from wenzel.solver import Goal, Position, Solver

SOLVERS = [
    pytest.param(solver, id="compiled" if solver.is_compiled else "plain") for solver in solvers()
]
seeds = st.integers(0, 2**32)


def any_position(rng: Random) -> tuple[Position, Goal]:
    if rng.random() < 0.4:
        return random_position(rng, SHEEPSHEAD, 3, seats=5, duty=rng.random() < 0.5), Goal.POINTS
    game = rng.choice(SKAT_GAMES)
    return random_position(rng, trick_order(game), rng.randint(1, 5)), goal_of(game)


@pytest.mark.parametrize("solver", SOLVERS)
@settings(deadline=None, max_examples=60)
@given(seed=seeds)
def test_values_fit_together(solver: Solver, seed: int) -> None:
    position, goal = any_position(Random(seed))
    value = solver.value(position, goal).value
    values = solver.values(position, goal)
    assert set(values) == set(position.legal())
    choose = max if position.is_declarers_move else min
    assert value == choose(values.values())
    assert values[solver.best(position, goal)] == value
    if goal is Goal.NO_TRICK:
        assert value in (0, 1)
        return
    left = position.order.points_of(position.trick)
    left += sum(position.order.points_of(hand) for hand in position.hands)
    assert position.points <= value <= position.points + left
    for points in range(position.points, position.points + left + 2, 7):
        holds = solver.at_least(position, points).holds
        assert holds == (value >= points)
        card = solver.deciding(position, points, holds)
        assert (card is None) == (holds != position.is_declarers_move)
        assert card is None or (values[card] >= points) == holds


@pytest.mark.parametrize("solver", SOLVERS)
@settings(deadline=None, max_examples=40)
@given(seed=seeds)
def test_the_line_of_best_play_has_the_value(solver: Solver, seed: int) -> None:
    position, goal = any_position(Random(seed))
    value = solver.value(position, goal).value
    for card in solver.line(position, goal):
        position = position.play(card)
    assert position.is_over
    assert value == (position.points if goal is Goal.POINTS else int(position.taken == 0))


@pytest.mark.parametrize("solver", SOLVERS)
@settings(deadline=None, max_examples=60)
@given(seed=seeds)
def test_names_of_suits_and_seats_do_not_matter(solver: Solver, seed: int) -> None:
    rng = Random(seed)
    position, goal = any_position(rng)
    same = relabelled(position, rng)
    assert solver.value(position, goal).value == solver.value(same, goal).value


@pytest.mark.parametrize("solver", SOLVERS)
@settings(deadline=None, max_examples=40)
@given(seed=seeds)
def test_points_already_taken_only_add_up(solver: Solver, seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, SHEEPSHEAD, 3)
    more = Position(
        position.order,
        position.hands,
        position.leader,
        position.side,
        position.trick,
        position.points + 9,
    )
    assert solver.value(more).value == solver.value(position).value + 9
