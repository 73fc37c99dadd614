"""Programs at a table with people: they see all, and when they fail the game goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engines.playing import program, seated
from tests.support import skat
from tests.web.server import running
from wenzel.bots import make_player
from wenzel.engines import SeatedProgram
from wenzel.messages import Message
from wenzel.table import LocalTable

GAME = skat()
ENGINE = f"{sys.executable} -m wenzel engine skat --level rule"


def outcome_with(command: str | None, faults: list[Message]) -> tuple[object, ...]:
    """Return how deals end at a table with a program or, for None, a rule player at one seat."""
    found = []
    for number in range(1, 4):
        deal = GAME.deal_from_seed("at table", number)
        others = {seat: make_player("rule", "skat") for seat in (0, 2)}
        if command is None:
            table = LocalTable(GAME, deal, {**others, 1: make_player("rule", "skat")})
            while table.step():
                pass
        else:
            with seated(command) as contestant:
                at_seat = SeatedProgram(
                    contestant, GAME, 1, number,
                    stand_in=make_player("rule", "skat"), on_fault=faults.append,
                )  # fmt: skip
                table = LocalTable(GAME, deal, {**others, 1: at_seat})
                while table.step():
                    pass
        found.append(table.log)
    return tuple(found)


def test_a_program_plays_at_a_table() -> None:
    faults: list[Message] = []
    assert outcome_with(ENGINE, faults) == outcome_with(None, faults)
    assert faults == []


def test_a_stand_in_plays_on_for_one_that_fails(tmp_path: Path) -> None:
    faults: list[Message] = []
    failing = program(tmp_path, "def answer(legal, number): sys.exit(3)")
    assert outcome_with(failing, faults) == outcome_with(None, faults)
    assert len(faults) == 3
    assert {fault.code for fault in faults} == {"program.fault"}


def played(command: str, typed: str) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, "-m", "wenzel", "play", "skat", "--seed", "3", "--level", command]
    return subprocess.run(
        arguments, input=typed, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_person_plays_against_programs(tmp_path: Path) -> None:
    done = played(f"cmd:{program(tmp_path)}", "p\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Right: pass" in done.stdout
    assert "cmd:" not in done.stdout


def test_a_person_is_told_of_a_program_that_fails(tmp_path: Path) -> None:
    failing = program(tmp_path, "def answer(legal, number): say('hm')")
    done = played(f"cmd:{failing}", "p\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
    told = [line for line in done.stdout.splitlines() if "plays on in its place" in line]
    assert len(told) == 2
    assert all("“hm”" in line for line in told)
    assert "deal 1 is left unfinished" in done.stdout or "Settlement" in done.stdout


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("cmd:", "program"),
        ("cmd:no-such-program-anywhere", "no-such-program-anywhere"),
        ("cmd:python 'x", "command line"),
        ("program:python", "--level"),
    ],
)
def test_commands_that_are_none_are_one_line_and_code_2(command: str, says: str) -> None:
    done = played(command, "")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert says in done.stderr


def test_nobody_starts_a_program_over_the_network(tmp_path: Path) -> None:
    marked = tmp_path / "marked"
    with running() as server, server.browser() as browser:
        form = {"game": "skat", "level": f"cmd:touch {marked}"}
        assert browser.post("/start", data=form).status_code == 400
    assert not marked.exists()
