"""Every command behaves when its input is closed, or its output full or no longer read."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "records" / "data" / "iss-games.sgf"
COMMANDS = (
    ("rules", "skat"),
    ("value", "H", "--matadors", "1"),
    ("deal", "--seed", "1"),
    ("replay", str(GAMES)),
    ("replay", "--json", str(GAMES)),
    ("play", "--plain", "--seed", "1"),
)
WENZEL = f"{sys.executable} -m wenzel"


def shell(line: str) -> subprocess.CompletedProcess[str]:
    # Unbuffered, every fault would show at once in `print`; what matters is the one at the end.
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        ["bash", "-c", line], env=buffered, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_said_in_one_line(command: tuple[str, ...]) -> None:
    done = shell(f"{WENZEL} {' '.join(command)} </dev/null >/dev/full")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "No space left" in done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_who_leaves_is_no_error(command: tuple[str, ...]) -> None:
    done = shell(f"set -o pipefail; {WENZEL} {' '.join(command)} </dev/null | true")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["value --json", "replay -", "play --plain"])
def test_a_closed_input_is_an_empty_one(command: str) -> None:
    closed, empty = shell(f"{WENZEL} {command} <&-"), shell(f"{WENZEL} {command} </dev/null")
    assert closed.returncode == empty.returncode
    assert "Traceback" not in closed.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        r"deal --seed $'\xff'",
        "deal --seed ''",
        r"deal --seed $'a\nb'",
        "deal --seed 1 --number 0",
        "deal --seed 1 --count -3",
        "play --seed ''",
        "play --deals 0",
    ],
)
def test_nonsense_among_the_arguments_is_refused(arguments: str) -> None:
    done = shell(f"{WENZEL} {arguments} </dev/null")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (b"\xff\xfe", "UTF-8"),
        (b'game = "skat"\n[options]\nkontra = "x"\n', "before-own-card"),
        (b'game = "poker"\n', "poker"),
        (b'game = "skat"\n[options]\nbierlachs_limit = 401\n', "bierlachs_limit"),
        (b'game = "skat"\n[options]\nramsch_tie = "share"\n', "ramsch_tie"),
        (b'\xef\xbb\xbfgame = "skat"\n[options]\nbock_events = ["x"]\n', "lost-with-60"),
        (b'game = "skat"\n[options]\nplayers = "three"\n', "players"),
        (b'game = "skat"\n[rules]\n', "rules"),
    ],
)
def test_a_faulty_rule_set_is_one_line_with_file_and_key(
    text: bytes, named: str, tmp_path: Path
) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(text)
    done = shell(f"{WENZEL} value H --matadors 1 --ruleset {path}")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert named in done.stderr
    assert str(path) in done.stderr
