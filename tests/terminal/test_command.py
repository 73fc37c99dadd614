"""`wenzel play` as a program in a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.scripted import converse, following_hints, run_wenzel
from wenzel.records import check, read_records
from wenzel.shuffle import Stream


def test_a_pipe_is_plain_without_being_told() -> None:
    done = run_wenzel(["--seed", "3"], "")
    assert done.returncode == 0
    assert "Your hand: 1 CJ" in done.stdout
    assert not re.search(r"[\x1b╭♣♠♥♦]", done.stdout)
    assert done.stdout.endswith("deal 1 is left unfinished.\n")


def test_a_seed_gives_the_same_game_again() -> None:
    runs = {run_wenzel(["--seed", "x y", "--deals", "2"], "p\n\np\n").stdout for _ in range(2)}
    assert len(runs) == 1


def test_without_a_seed_the_one_drawn_is_said_and_can_be_used() -> None:
    first = run_wenzel([], "").stdout
    seed = re.search(r"seed (\d+)", first)
    assert seed is not None
    assert run_wenzel(["--seed", seed[1]], "").stdout == first


@pytest.mark.parametrize(
    "arguments",
    [
        ["--plain", "--seed", "11", "--deals", "2"],
        ["skat", "--seed", "12", "--seat", "1", "--deck", "german", "--ruleset", "skat-pub"],
        ["--seed", "13", "--seat", "3", "--ruleset", "skat-isko-4", "--level", "random"],
        ["--seed", "14", "--seat", "2", "--ruleset", "skat-tournament", "--deals", "2"],
    ],
)
def test_whole_deals_through_pipes(arguments: list[str]) -> None:
    code, text, errors = converse(arguments, following_hints)
    assert (code, errors) == (0, "")
    deals = 2 if "--deals" in arguments else 1
    assert text.count("Settlement of deal") == deals
    assert re.search(rf"^After {deals} deals?: You .*, Left .*, Right .*$", text, re.MULTILINE)
    assert text.endswith("End of input: you have left the table.\n")


def test_finished_deals_are_recorded(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    # As the dealer of four one only watches, and the deal needs nothing typed.
    dealer = Stream("7", "dealer").below(4)
    arguments = ["--seed", "7", "--seat", str(dealer), "--ruleset", "skat-isko-4"]
    for _ in range(2):
        done = run_wenzel([*arguments, "--record", str(path)], "\n")
        assert done.returncode == 0
        assert done.stdout.endswith(f"1 deal written to {path}.\n")
    with path.open("rb") as lines:
        records = [entry.record for entry in read_records(lines, str(path))]
    assert len(records) == 2
    for record in records:
        assert record is not None
        assert record.id == "7/1"
        assert record.ruleset == "skat-isko-4"
        assert check(record).differences == ()


def test_a_file_of_house_rules(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('game = "skat"\n[options]\nplayers = 4\n', encoding="utf-8")
    done = run_wenzel(["--ruleset", str(path), "--seed", "1"], "")
    assert (
        "House rules here: Players at the table (4); type house for all of them.\n" in done.stdout
    )
    assert "Opposite: " in done.stdout


def test_house_rules_can_be_asked_for_during_a_deal_and_after_it() -> None:
    arguments = ["scat", "--ruleset", "scat-two", "--seed", "1"]
    during, after = run_wenzel(arguments, "house\nk\ny\nhouse\n").stdout.split("Settlement")
    for text in (during, after):
        assert "\nPlayers at the table: 2 (usually 4)\nScoring: " in text
        assert "dole" not in text


@pytest.mark.parametrize("typed", ["\x1b[31mRED\x1b[2J\a\0", "ab\u202ecd", "x" * 3000, "9" * 5000])
def test_what_is_typed_does_nothing_to_the_terminal(typed: str) -> None:
    done = run_wenzel(["--seed", "3"], f"{typed}\nCJ {typed}\np\n\n{typed}\n")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert all(line.isprintable() for line in lines)
    refusals = [line for line in lines if "means nothing here" in line]
    assert len(refusals) >= 2
    assert max(map(len, refusals)) < 300


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seat", "3"], "--seat"),
        (["--seat", "-1"], "--seat"),
        (["--seat", "x"], "--seat"),
        (["--deals", "0"], "--deals"),
        (["--ruleset", "skat-moon"], "skat-moon"),
        (["--level", "god"], "--level"),
        (["--deck", "tarot"], "--deck"),
        (["poker"], "poker"),
        (["--record", "/no/such/folder/file"], "/no/such/folder/file"),
        (["--record", "/no/\x1b[2J/file"], r"/no/\x1b[2J/file"),
        (["skat", "\x1b[2J\u202e"], r"\x1b[2J\u202e"),
        (["--ruleset", "\x1b[2J"], r"\x1b[2J"),
    ],
)
def test_wrong_arguments_are_one_line_and_code_2(arguments: list[str], says: str) -> None:
    done = run_wenzel(arguments, "")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.removesuffix("\n").isprintable()
    assert says in done.stderr


def test_output_that_cannot_show_a_sign_goes_on() -> None:
    environment = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii", "PYTHONWARNINGS": "ignore"}
    done = run_wenzel(["--seed", "3", "--deck", "german"], "xyz\n", environment)
    assert done.returncode == 0
    assert "Gr?n 33" in done.stdout
