"""The compiled search gives what the plain one gives, alone and in batches."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.solver_support import SHEEPSHEAD, SKAT_GAMES, goal_of, random_position
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.solver import Goal, Position, Solver, is_compiled
from wenzel.solver.batch import Batch

pytestmark = pytest.mark.skipif(not is_compiled(), reason="the compiled search is not installed")


def agree(position: Position, goal: Goal, plain: Solver, native: Solver) -> None:
    expected = plain.value(position, goal).value
    solved = native.value(position, goal)
    assert solved.value == expected
    if solved.best is not None:
        assert plain.value(position.play(solved.best), goal).value == expected
    assert native.values(position, goal) == plain.values(position, goal)
    if goal is Goal.POINTS:
        for points in (expected, expected + 1):
            decided = native.at_least(position, points)
            assert decided.holds == (expected >= points)
            if decided.best is not None:
                assert decided.holds == position.is_declarers_move
                after = plain.at_least(position.play(decided.best), points)
                assert after.holds == decided.holds


@pytest.mark.parametrize("game", SKAT_GAMES)
def test_skat_endings(game: GameType) -> None:
    rng = Random(f"native {game}")
    plain, native = Solver(plain=True), Solver(8)
    for _ in range(60):
        side = frozenset({rng.randrange(3)})
        position = random_position(rng, trick_order(game), rng.randint(1, 6), side=side)
        agree(position, goal_of(game), plain, native)


@pytest.mark.parametrize("seats", [4, 5])
def test_more_seats(seats: int) -> None:
    rng = Random(seats)
    plain, native = Solver(plain=True), Solver(8)
    for _ in range(60):
        position = random_position(
            rng, SHEEPSHEAD, rng.randint(1, 4), seats=seats, duty=rng.random() < 0.6
        )
        agree(position, Goal.POINTS, plain, native)


@pytest.mark.slow
def test_thousands_of_positions() -> None:
    rng = Random("thousands")
    plain, native = Solver(plain=True), Solver(8)
    for _ in range(2000):
        game = rng.choice(SKAT_GAMES)
        position = random_position(rng, trick_order(game), rng.randint(1, 7))
        agree(position, goal_of(game), plain, native)
        five = random_position(rng, SHEEPSHEAD, rng.randint(1, 4), seats=5, duty=True)
        agree(five, Goal.POINTS, plain, native)


@pytest.mark.parametrize("threads", [1, 3])
def test_batches(threads: int) -> None:
    rng = Random(threads)
    plain, native = Solver(plain=True), Solver(8, threads)
    for order, goal in (
        (trick_order(GameType.CLUBS), Goal.POINTS),
        (trick_order(GameType.NULL), Goal.NO_TRICK),
        (SHEEPSHEAD, Goal.POINTS),
    ):
        seats = 5 if order is SHEEPSHEAD else 3
        positions = [
            random_position(rng, order, rng.randint(1, 3), seats=seats, duty=rng.random() < 0.5)
            for _ in range(70)
        ]
        batch = Batch.of(positions)
        expected = plain.value_batch(batch, goal).values
        assert expected.tolist() == [native.value(each, goal).value for each in positions]
        assert np.array_equal(native.value_batch(batch, goal).values, expected)
        assert np.array_equal(
            native.values_batch(batch, goal).values, plain.values_batch(batch, goal).values
        )
        if goal is Goal.POINTS:
            assert native.at_least_batch(batch, expected).holds.all()
            assert not native.at_least_batch(batch, expected + 1).holds.any()


def test_what_was_searched_before_changes_no_value() -> None:
    rng = Random("table")
    warm = Solver(1)
    for _ in range(60):
        game = rng.choice(SKAT_GAMES)
        position = random_position(rng, trick_order(game), 6)
        assert warm.value(position, goal_of(game)).value == (
            Solver(1).value(position, goal_of(game)).value
        )
