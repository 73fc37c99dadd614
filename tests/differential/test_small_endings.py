"""Brute force, the plain search and the compiled one agree on the last tricks of many games."""

from __future__ import annotations

from random import Random

import pytest

from tests.solver_support import (
    SHEEPSHEAD,
    SKAT_GAMES,
    goal_of,
    random_position,
    solvers,
)
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.solver import Goal, Position
from wenzel.solver.reference import brute_force


def agree(position: Position, goal: Goal) -> None:
    expected = brute_force(position, goal)
    children = {card: brute_force(position.play(card), goal) for card in position.legal()}
    for solver in SOLVERS:
        assert solver.value(position, goal).value == expected
        assert solver.values(position, goal) == children
        if goal is Goal.POINTS:
            assert solver.at_least(position, expected)
            assert not solver.at_least(position, expected + 1)
        else:
            assert solver.avoids_tricks(position).holds == (expected == 1)


SOLVERS = solvers()


@pytest.mark.parametrize("declarer", range(3))
@pytest.mark.parametrize("game", SKAT_GAMES)
def test_skat(game: GameType, declarer: int) -> None:
    rng = Random(f"{game} {declarer}")
    for _ in range(40):
        side = frozenset({declarer})
        tricks = rng.randint(1, 3)
        agree(random_position(rng, trick_order(game), tricks, side=side), goal_of(game))


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_sides(seats: int, goal: Goal) -> None:
    rng = Random(f"{seats} {goal}")
    for _ in range(60):
        order = trick_order(rng.choice(SKAT_GAMES))
        tricks = rng.randint(1, 3 if seats == 3 else 2)
        agree(random_position(rng, order, tricks, seats=seats), goal)


@pytest.mark.parametrize("duty", [False, True])
def test_five_seats_of_sheepshead(duty: bool) -> None:
    rng = Random(5 + duty)
    for _ in range(80):
        agree(random_position(rng, SHEEPSHEAD, 2, seats=5, duty=duty), Goal.POINTS)


def test_duties_of_three_seats() -> None:
    rng = Random(9)
    for _ in range(300):
        agree(random_position(rng, SHEEPSHEAD, rng.randint(2, 3), duty=True), Goal.POINTS)


@pytest.mark.slow
def test_longer_endings() -> None:
    rng = Random(77)
    for _ in range(40):
        game = rng.choice(SKAT_GAMES)
        agree(random_position(rng, trick_order(game), 4), goal_of(game))
    for _ in range(20):
        agree(random_position(rng, SHEEPSHEAD, 3, seats=5, duty=True), Goal.POINTS)
