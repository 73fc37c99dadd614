"""`wenzel replay`: what it says, in words and as JSON, and its exit codes."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.records.forge import ARTEFACT, GAMES, PUBLIC, forged, lines_of, real
from wenzel.bots import make_player
from wenzel.cli import main
from wenzel.games.registry import game_names
from wenzel.records import Record
from wenzel.rulesets import default_ruleset, load

KEYS = [
    "file", "line", "id", "status", "game", "termination", "winners", "returns",
    "declarer", "contract", "bid", "value", "matadors", "points", "tricks", "schneider",
    "schwarz", "overbid", "outcome", "differences", "error",
]  # fmt: skip


def replay(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    code = main(["replay", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def objects(capsys: pytest.CaptureFixture[str], *files: object) -> tuple[int, list[dict[str, Any]]]:
    code, out, err = replay(capsys, "--json", *files)
    assert err == ""
    return code, [json.loads(line) for line in out]


def test_all_real_games_agree(capsys: pytest.CaptureFixture[str]) -> None:
    code, found = objects(capsys, GAMES, PUBLIC)
    assert code == 0
    assert [report["status"] for report in found] == ["agrees"] * 39
    assert all(report["differences"] == [] and report["error"] is None for report in found)


def test_the_summary_counts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = replay(capsys, GAMES, ARTEFACT)
    assert code == 1
    assert out[-1] == "34 records: 33 agree, 1 differs, 0 with errors"
    assert f"{GAMES}:3 (541932): agrees: seat 2 lost D, bid 18, 59 points in 4 tricks: −54" in out


def test_the_object_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    _, found = objects(capsys, GAMES)
    assert all(list(report) == KEYS for report in found)
    assert found[7] == {
        "file": str(GAMES), "line": 8, "id": "6417692", "status": "agrees", "game": "skat",
        "termination": "played", "winners": [0, 1], "returns": [0, 0, -108], "declarer": 2,
        "contract": "DHS", "bid": 50, "value": -108, "matadors": -1, "points": 101, "tricks": 8,
        "schneider": True, "schwarz": False, "overbid": True, "outcome": "lost",
        "differences": [], "error": None,
    }  # fmt: skip


@pytest.mark.parametrize(("line", "outcome"), [(1, "penalty"), (11, "passed")])
def test_a_deal_without_a_declarer(
    capsys: pytest.CaptureFixture[str], line: int, outcome: str
) -> None:
    _, found = objects(capsys, GAMES)
    report = found[line - 1]
    assert report["outcome"] == outcome
    assert (report["declarer"], report["contract"], report["bid"]) == (None, None, None)
    assert (report["value"], report["points"], report["tricks"]) == (0, 0, 0)
    assert report["schneider"] is False


def test_the_artefact_differs_and_its_value_is_not_copied(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, (report,) = objects(capsys, ARTEFACT)
    assert code == 1
    assert report["status"] == "differs"
    assert (report["value"], report["matadors"], report["contract"]) == (-96, 3, "C")
    assert any("−288" in difference for difference in report["differences"])
    assert any("no card was laid away" in difference for difference in report["differences"])


def test_a_bad_record_is_an_error_in_its_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games"
    bad = forged(5557737, replace={"1 CT": "1 S8"})
    path.write_text("\n".join([real(25), bad, real(25)]))
    code, found = objects(capsys, path)
    assert code == 1
    assert [report["status"] for report in found] == ["agrees", "error", "agrees"]
    assert list(found[1]) == KEYS
    assert f"{path}:2, move 17 (1 S8)" in found[1]["error"]
    assert (found[1]["id"], found[1]["outcome"], found[1]["value"]) == ("5557737", None, None)
    _, out, _ = replay(capsys, path)
    assert out[1].startswith(f"{path}:2: error: ")


def test_our_own_records_and_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "games.sgf"  # the content counts, not the name
    assert main(["convert", str(GAMES), str(path), "--to", "jsonl"]) == 0
    _, expected = objects(capsys, GAMES)
    code, found = objects(capsys, path)
    assert code == 0
    assert [{**report, "file": ""} for report in found] == [
        {**report, "file": ""} for report in expected
    ]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    code, piped = objects(capsys, "-")
    assert code == 0
    assert piped == [{**report, "file": "-"} for report in found]


@pytest.mark.parametrize(
    "content", [None, b"", b"\n# nothing\n", b"once upon a time\n", b"\x7fELF\x00\n"]
)
def test_what_cannot_be_used_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "no.sgf"
    if content is not None:
        path.write_bytes(content)
    code, out, err = replay(capsys, path)
    assert code == 2
    assert out == []
    assert err.startswith("wenzel: ")
    assert str(path) in err
    assert err.count("\n") == 1


def test_nothing_is_replayed_when_one_of_the_files_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = replay(capsys, GAMES, tmp_path / "missing")
    assert (code, out) == (2, [])


@pytest.mark.parametrize(("texts", "said"), [
    ([real(25)], "1 record: 1 agrees, 0 differ, 0 with errors"),
    ([lines_of(ARTEFACT)[0]], "1 record: 0 agree, 1 differs, 0 with errors"),
    (["oops", real(25), real(25)], "3 records: 2 agree, 0 differ, 1 with an error"),
    (["oops", "oops", real(25)], "3 records: 1 agrees, 0 differ, 2 with errors"),
])  # fmt: skip
def test_the_summary_knows_one_from_many(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, texts: list[str], said: str
) -> None:
    path = tmp_path / "some.sgf"
    path.write_text("\n".join(texts))
    assert replay(capsys, path)[1][-1] == said


def test_a_file_of_something_else_does_not_stop_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.write_text("once upon a time\n")
    code, out, err = replay(capsys, GAMES, other, PUBLIC)
    assert code == 2
    assert out[-1].startswith("39 records: 39 agree")
    assert err.count("\n") == 1


def test_what_a_file_says_does_nothing_to_a_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "some.sgf"
    sign = "\x1b[2J\x07\u202e"
    bad = real(25).replace("1 NOH", f"1 {sign}")
    path.write_text(real(25).replace("ID[25]", f"ID[{sign}]") + f"\n{bad}\n{sign}\n")
    _, out, _ = replay(capsys, path)
    assert len(out) == 4
    assert all(line.isprintable() for line in out)


@pytest.mark.parametrize("command", [["replay", "-"], ["convert", "-", "-", "--to", "iss"]])
def test_standard_input_may_be_closed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(command) == 2
    assert capsys.readouterr() == ("", "wenzel: There are no records here. [-]\n")


def test_there_is_one_line_a_game_and_each_names_file_and_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = replay(capsys, PUBLIC)
    starts = [line.split(" ")[0] for line in out[:-1]]
    assert starts == [f"{PUBLIC}:{number}" for number in range(1, len(lines_of(PUBLIC)) + 1)]


@pytest.mark.parametrize("name", [name for name in game_names() if name != "skat"])
def test_the_object_of_another_game_has_no_field_of_skat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    path = tmp_path / "games.jsonl"
    game = load(default_ruleset(name))
    state = game.start(game.deal_from_seed(1))
    events = list(state.events)
    player = make_player("random", name)
    while not state.is_terminal:
        seat = state.current_player
        state = state.apply(player.choose(game.view(state, seat)), seat)
        events += state.events
    record = Record.of_log(game, game.deal_from_seed(1), events, state.outcome, id="one")
    cut_short = replace(record, steps=record.steps[:-1])
    path.write_text(f"{record.to_json()}\n{cut_short.to_json()}\n")
    code, (good, bad) = objects(capsys, path)
    assert code == 1
    assert list(good) == list(bad) == [*KEYS[:8], *KEYS[-2:]]
    assert (bad["status"], bad["game"], bad["termination"]) == ("error", name, None)
    assert (good["game"], good["termination"]) == (name, state.outcome.termination)
    assert good["winners"] == list(state.outcome.winners)
    assert good["returns"] == list(state.outcome.returns)
    _, out, _ = replay(capsys, path)
    assert f": agrees: {name}, {state.outcome.termination}, scores by seat: " in out[0]
