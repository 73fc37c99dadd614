"""The exact values of 600 whole deals: all of them compiled, the last tricks of some in Python."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from wenzel.solver import Goal, Solver, is_compiled
from wenzel.study.problems import Problem, read_problems

DATA = Path(__file__).parent / "data" / "solver"
FILES = sorted(DATA.glob("*.txt"))


def problems(path: Path) -> list[Problem]:
    with path.open("rb") as lines:
        found = list(read_problems(lines, path.name))
    assert all(isinstance(each, Problem) for each in found)
    return [each for each in found if isinstance(each, Problem)]


@pytest.fixture(scope="module")
def compiled() -> Solver:
    if not is_compiled():
        pytest.skip("the compiled search is not installed, and the plain one takes too long")
    return Solver(64)


def test_all_files_are_there() -> None:
    assert [path.stem for path in FILES] == ["D_C", "D_G", "D_N", "R_C", "R_G", "R_N"]
    assert {len(problems(path)) for path in FILES} == {100}


@pytest.mark.parametrize(
    "path",
    [
        # The random deals take longest; with the declared ones every contract is run every time.
        pytest.param(path, id=path.stem, marks=[pytest.mark.slow] if path.stem[0] == "R" else [])
        for path in FILES
    ],
)
def test_whole_deals(path: Path, compiled: Solver) -> None:
    for problem in problems(path):
        solved = compiled.value(problem.position, problem.goal)
        assert solved.value == problem.value, problem.place
        won = problem.target.is_reached(compiled, problem.position, solved.value)
        assert won == problem.won, problem.place
        if problem.goal is Goal.POINTS:
            assert compiled.at_least(problem.position, 61).holds == problem.won, problem.place


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_best_play_leaves_to_the_plain_search(path: Path, compiled: Solver) -> None:
    # Best play does not change the value, so its last tricks are worth what the whole deal is.
    plain = Solver(plain=True)
    for problem in Random(path.stem).sample(problems(path), 3):
        position = problem.position
        while sum(map(len, position.hands)) > 17:
            position = position.play(compiled.best(position, problem.goal))
        assert plain.value(position, problem.goal).value == problem.value, problem.place
