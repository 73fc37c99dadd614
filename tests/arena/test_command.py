"""`wenzel duel` as a person uses it: played, stopped, gone on with, shown, refused."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wenzel.arena.files import read_results
from wenzel.arena.results import JobResult
from wenzel.cli import main

DUEL = ("skat", "rule", "random", "--seed", "arena")


def duel(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    try:
        code = main(["duel", *map(str, arguments)])
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def summary(capsys: pytest.CaptureFixture[str], *arguments: object) -> Any:
    code, out, err = duel(capsys, *arguments, "--json", "-")
    assert (code, err) == (0, "")
    return json.loads(out)["summary"]


def timeless(path: Path) -> list[JobResult]:
    found = sorted(read_results(path), key=lambda result: result.job)
    return [result.timeless for result in found]


def test_any_number_of_processes_gives_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert duel(capsys, *DUEL, "--deals", 12, "--processes", 1, "--json", one)[0] == 0
    assert duel(capsys, *DUEL, "--deals", 12, "--processes", 2, "--json", two)[0] == 0
    assert timeless(one) == timeless(two)
    assert len(timeless(one)) == 36
    first, second = (summary(capsys, "--show", path) for path in (one, two))
    assert first == second == summary(capsys, *DUEL, "--deals", 12, "--processes", 1)


def test_a_duel_can_be_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    duel(capsys, *DUEL, "--deals", 3, "--processes", 1, "--json", path)
    part = path.read_bytes()
    # As after a crash: a result is missing, the next is half there.
    lines = part.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-2]) + lines[-1][:50])
    code, out, err = duel(capsys, *DUEL, "--deals", 5, "--processes", 1, "--json", path)
    assert code == 0
    assert "50 bytes of an unfinished line" in err
    assert "7 results are there already" in err
    assert "5 deals in 3 seatings" in out
    whole = summary(capsys, *DUEL, "--deals", 5, "--processes", 1)
    assert summary(capsys, "--show", path) == whole
    assert len(timeless(path)) == 15
    # Nothing is left to play, and of more deals than asked for the first ones count.
    before = path.read_bytes()
    again = duel(capsys, *DUEL, "--deals", 3, "--processes", 1, "--json", path)
    assert "3 deals in 3 seatings" in again[1]
    assert path.read_bytes() == before
    of_three = summary(capsys, "--show", path, "--deals", 3)
    assert of_three == summary(capsys, *DUEL, "--deals", 3, "--processes", 1)


def test_another_duel_does_not_go_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    duel(capsys, *DUEL, "--deals", 1, "--processes", 1, "--json", path)
    before = path.read_bytes()
    for other, named in (
        (("skat", "rule", "random", "--seed", "other"), "seed is arena there and other here"),
        ((*DUEL, "--option", "kontra=before-lead"), "kontra is off there and before-lead here"),
        ((*DUEL, "--lineup", "AAB"), "lineup is [0,1,1] there and [0,0,1] here"),
    ):
        code, out, err = duel(capsys, *other, "--deals", 1, "--json", path)
        assert (code, out) == (2, "")
        assert named in err
        assert err.count("\n") == 1
    assert path.read_bytes() == before


def test_results_that_are_there_twice_count_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "duel.jsonl"
    duel(capsys, *DUEL, "--deals", 2, "--processes", 1, "--json", path)
    before = summary(capsys, "--show", path)
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[-1])
    code, out, err = duel(capsys, "--show", path, "--json", "-")
    assert code == 0
    assert "1 result is there twice" in err
    assert json.loads(out)["summary"] == before


def test_plain_lines_say_what_the_summary_says(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("skat", "rule", "random", "random", "--deals", 4, "--processes", 1)
    code, out, err = duel(capsys, *asked)
    assert (code, err) == (0, "")
    assert out.startswith("skat-isko, seed 1: 4 deals in 3 seatings\n")
    found = summary(capsys, *asked)
    rule = found["players"][0]["scores"]["seeger_fabian"]
    margin = (rule["high"] - rule["low"]) / 2
    row = next(line for line in out.splitlines() if "Seeger-Fabian a deal" in line)
    assert f"{rule['mean']:.2f} ± {margin:.2f}".replace("-", "−") in row
    assert "A − B" in out
    assert "\x1b" not in out


def test_three_players_are_compared_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("sheepshead", "rule", "random", "novice", "--ruleset", "sheepshead-three")
    found = summary(capsys, *asked, "--deals", 1, "--processes", 1)
    assert found["seatings"] == 6
    pairs = [(pair["player"], pair["other"]) for pair in found["differences"]]
    assert pairs == [("rule", "random"), ("rule", "novice"), ("random", "novice")]


def test_one_against_itself_has_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    found = summary(capsys, "skat", "rule", "rule", "rule", "--deals", 3, "--processes", 1)
    assert (found["seatings"], len(found["players"]), found["differences"]) == (1, 1, [])
    assert found == summary(capsys, "skat", "rule", "--deals", 3, "--processes", 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("skat",), "name a game and at least one player"),
        ((), "name a game and at least one player"),
        (("skat", "nobody"), "no player “nobody” of skat"),
        (("skat", "rule", "random", "rule", "rule"), "4 players named for 3 seats"),
        (("skat", "rule", "--lineup", "AB"), "--lineup AB"),
        (("skat", "rule", "--option", "kontra"), "“kontra” sets no option"),
        (("skat", "rule", "--option", "kontra=never"), "kontra must be one of"),
        (("skat", "rule", "--option", "colour=3"), "no option “colour”"),
        (("skat", "rule", "--option", "players=5"), "players = 5"),
        (("skat", "rule", "--ruleset", "scat"), "one of scat, not of skat"),
        (("skat", "rule", "--deals", "0"), "whole number from 1 on"),
        (("skat", "rule", "--deals", "9" * 20), "more than 1,000,000 deals"),
        (("skat", "rule", "--cluster", "tcp://somewhere"), "--executor ray or dask"),
        (("--show", "no-such-file"), "no-such-file"),
        (("skat", "--show", "x"), "--show takes a file"),
        (("--show", "x", "--json", "y"), "--show takes a file"),
        (("skat", "rule", "--json", "."), "."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = duel(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupt_stops_early_and_loses_nothing(tmp_path: Path, processes: int) -> None:
    path = tmp_path / "duel.jsonl"
    command = [
        sys.executable, "-m", "wenzel", "duel", *DUEL, "--deals", "100000",
        "--processes", str(processes), "--json", str(path),
    ]  # fmt: skip
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while not path.exists() or path.read_bytes().count(b"\n") < 10:
            assert running.poll() is None
        # To the whole group, as the keyboard does it.
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
    assert running.returncode == 1
    assert "Stopping when" in err
    assert "Stopped early" in err
    assert "Traceback" not in err
    results = list(read_results(path))
    assert path.read_bytes().endswith(b"\n")
    jobs = [result.job for result in results]
    assert len(set(jobs)) == len(jobs)
    assert "Seeger-Fabian a deal" in out


SLEEPER = """
import os, sys, time
with open(sys.argv[1] + "/" + str(os.getpid()), "w") as file:
    file.write(str(os.getppid()))
for line in sys.stdin:
    if '"request"' in line:
        time.sleep(3600)
"""


@contextlib.contextmanager
def duel_of_sleepers(folder: Path) -> Iterator[tuple[subprocess.Popen[str], dict[int, int]]]:
    """Begin a duel whose programs never answer; yield it, and by program who plays for it."""
    script, born = folder / "sleeper.py", folder / "born"
    script.write_text(SLEEPER, encoding="utf-8")
    born.mkdir()
    program = "cmd:" + shlex.join([sys.executable, str(script), str(born)])
    command = [
        sys.executable, "-m", "wenzel", "duel", "skat", program, "rule", "--deals", "9",
        "--limit-ms", "3000000", "--processes", "2",
    ]  # fmt: skip
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while len([one for one in born.iterdir() if one.read_text()]) < 2:
            assert running.poll() is None
        yield running, {int(one.name): int(one.read_text()) for one in born.iterdir()}


def end_of(running: subprocess.Popen[str], programs: dict[int, int]) -> str:
    """Wait for a duel that is broken off to end, with its programs; return what it has said."""
    _, err = running.communicate(timeout=120)
    assert running.returncode not in (0, None)
    # The programs have their own groups, and must not outlive the duel.
    for program in programs:
        with pytest.raises(ProcessLookupError):
            os.kill(program, 0)
    return err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
def test_the_second_interrupt_waits_for_no_player(tmp_path: Path) -> None:
    with duel_of_sleepers(tmp_path) as (running, programs):
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr is not None
        while "Stopping when" not in running.stderr.readline():
            assert running.poll() is None
        os.killpg(running.pid, signal.SIGINT)
        assert "Traceback" not in end_of(running, programs)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
def test_players_that_are_ended_twice_leave_no_program_behind(tmp_path: Path) -> None:
    """A pool that has lost a process ends all of them, some in the midst of taking leave."""
    with duel_of_sleepers(tmp_path) as (running, programs):
        for _ in range(3):
            for player in programs.values():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(player, signal.SIGTERM)
            time.sleep(0.1)
        err = end_of(running, programs)
    assert "a process has died" in err
    assert "OSError" not in err


def test_a_failure_of_our_own_ends_the_duel(tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text(
        "import sys\n"
        "from wenzel.bots.skat.rule_player import RulePlayer\n"
        "from wenzel.cli import main\n"
        "def fail(self, view): raise ZeroDivisionError('no such card')\n"
        "RulePlayer.choose = fail\n"
        "if __name__ == '__main__': sys.exit(main())\n",
        encoding="utf-8",
    )
    for processes in ("1", "2"):
        command = [sys.executable, str(script), "duel", *DUEL, "--deals", "2"]
        done = subprocess.run(
            [*command, "--processes", processes], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        last = done.stderr.strip().splitlines()[-1]
        assert "DefectError: a player failed in deal 1 of seed 'arena'" in last
        assert "no such card" in last
