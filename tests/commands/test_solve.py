"""`wenzel solve` and `wenzel review`: formats, faults and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from wenzel.solver import is_compiled

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="the compiled search is not installed, the plain one is too slow"
)

DATA = Path(__file__).parents[1]
DEALS = DATA / "conformance" / "data" / "solver"
GAMES = DATA / "records" / "data" / "iss-games.sgf"
KEYS = {"id", "value", "won", "best", "nodes", "ms"}


def wenzel(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wenzel", *arguments]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False)


def some(name: str, count: int) -> str:
    return "\n".join((DEALS / name).read_text(encoding="utf-8").splitlines()[:count]) + "\n"


def objects(done: subprocess.CompletedProcess[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("threads", ["1", "2"])
def test_deals_as_json(threads: str) -> None:
    given = some("D_N.txt", 3) + some("D_C.txt", 3) + some("D_G.txt", 2)
    done = wenzel("solve", "-", "--json", "--threads", threads, given=given)
    assert (done.returncode, done.stderr) == (0, "")
    found = objects(done)
    assert all(set(each) == KEYS for each in found)
    for line, each in zip(given.splitlines(), found, strict=True):
        *_, value, won = line.split()
        assert (each["id"], each["value"], each["won"]) == (
            line.split()[0],
            int(value),
            won == "1",
        )
        assert isinstance(each["nodes"], int)
        assert isinstance(each["ms"], float)


@pytest.mark.parametrize("threads", ["1", "2"])
def test_at_least(threads: str) -> None:
    given = some("D_C.txt", 2)
    done = wenzel("solve", "-", "--json", "--at-least", "93", "--threads", threads, given=given)
    assert done.returncode == 0
    assert [(each["value"], each["won"]) for each in objects(done)] == [(None, False)] * 2


def test_all_moves_go_with_the_value() -> None:
    done = wenzel("solve", "-", "--json", "--all-moves", given=some("D_C.txt", 2))
    for each in objects(done):
        moves = each["moves"]
        assert isinstance(moves, dict)
        assert moves[each["best"]] == each["value"]
        # Seat 0 leads: as the declarer to the first of these deals, as a defender to the other.
        assert each["value"] in (max(moves.values()), min(moves.values()))


def test_text_says_where_a_value_is_wrong() -> None:
    right = some("D_C.txt", 1)
    wrong = right.replace(" 81 1", " 80 1")
    done = wenzel("solve", "-", given=right + wrong)
    assert done.returncode == 1
    assert "-:2: differs: 80 (won) is given, 81 (won) is right" in done.stdout
    assert "2 deals solved, 1 differ, 0 bad" in done.stdout
    as_json = wenzel("solve", "-", "--json", given=right + wrong)
    assert as_json.returncode == 1
    assert len(objects(as_json)) == 2
    assert "-:2: differs" in as_json.stderr


def test_bad_lines_do_not_stop_it() -> None:
    done = wenzel("solve", "-", "--json", given="D7 C 0\n" + some("D_N.txt", 1))
    assert done.returncode == 1
    assert len(objects(done)) == 1
    assert done.stderr == "wenzel: 3 columns, where 8 or 10 are needed. [-:1]\n"


def test_columns_may_be_missing_and_a_file_empty() -> None:
    line = " ".join(some("D_N.txt", 1).split()[:8])
    assert wenzel("solve", "-", given=line).returncode == 0
    assert wenzel("solve", "-", given="").stdout.startswith("0 deals solved")


def test_a_file_that_is_not_there() -> None:
    done = wenzel("solve", "no-such-file")
    assert done.returncode == 2
    assert done.stdout == ""


@pytest.mark.parametrize("threads", ["0", "-1", "two"])
def test_threads_are_a_number(threads: str) -> None:
    assert wenzel("solve", "-", f"--threads={threads}").returncode == 2


def test_records_are_solved() -> None:
    games = GAMES.read_text(encoding="utf-8").splitlines(keepends=True)
    done = wenzel("solve", "-", "--json", given="".join(games[1:4]))
    assert done.returncode == 1
    assert "broken off" in done.stderr
    assert len(objects(done)) == 2


def test_a_review_in_words_and_as_json() -> None:
    game = GAMES.read_text(encoding="utf-8").splitlines(keepends=True)[2]
    done = wenzel("review", "-", given=game)
    assert (done.returncode, done.stderr) == (0, "")
    assert "trick 10" in done.stdout
    assert "with open cards" in done.stdout
    (found,) = objects(wenzel("review", "-", "--json", given=game))
    cards = found["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 30
    # The server's record says 59 points.
    assert cards[-1]["value"] == 59
    assert found["ended_won"] is False
    assert found["remarks"]


def test_what_cannot_be_reviewed_is_an_error_in_its_place() -> None:
    game = GAMES.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    done = wenzel("review", "-", given=game + "nonsense\n")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "[-:1]" in done.stderr
    (found, *_) = objects(wenzel("review", "-", "--json", given=game))
    assert found["error"]
