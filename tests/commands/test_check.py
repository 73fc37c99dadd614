"""`wenzel check`: what it says of other programs' games, and its exit codes."""

from __future__ import annotations

import io
import json
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from wenzel.cli import main

DATA = Path(__file__).parents[1] / "conformance" / "data"
HANDS = DATA / "sheepshead-hands.json"
SCAT = DATA / "scat-rounds.json"


def check(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, list[str], str]:
    code = main(["check", *map(str, arguments)])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """A file of four hands: right, a wrong score, no hand at all, right."""
    hands = json.loads(HANDS.read_text(encoding="utf-8"))
    wrong = deepcopy(hands[1])
    wrong["score"][1] += 1
    path = tmp_path / "hands.json"
    path.write_text(json.dumps([hands[0], wrong, 7, hands[2]]), encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "path", "count"), [("sheepshead", HANDS, 49), ("scat", SCAT, 37)])
def test_what_agrees_is_counted(
    capsys: pytest.CaptureFixture[str], game: str, path: Path, count: int
) -> None:
    assert check(capsys, game, path) == (0, [f"{count} passed, 0 failed"], "")


def test_the_first_difference_of_each_failure(
    capsys: pytest.CaptureFixture[str], faulty: Path
) -> None:
    code, out, err = check(capsys, "sheepshead", faulty)
    assert (code, err) == (1, "")
    assert out == [
        f"{faulty}, [1] (ace-4): Recorded is 5, but the rules give 4. [score[1]]",
        f"{faulty}, [2]: An object is needed here, not 7.",
        "2 passed, 2 failed",
    ]


def test_cards_are_named_as_in_the_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    hands = json.loads(HANDS.read_text(encoding="utf-8"))
    hands[0]["plays"][0]["card"] = "10H"
    path = tmp_path / "hands.json"
    path.write_text(json.dumps(hands[:1]), encoding="utf-8")
    _, out, _ = check(capsys, "sheepshead", path)
    assert "Not in this hand: 10H." in out[0]


def test_one_object_an_item(capsys: pytest.CaptureFixture[str], faulty: Path) -> None:
    code, out, err = check(capsys, "--json", "sheepshead", faulty)
    found = [json.loads(line) for line in out]
    assert (code, err) == (1, "")
    assert [report["status"] for report in found] == ["passed", "failed", "failed", "passed"]
    assert found[0] == {
        "file": str(faulty), "item": "[0]", "id": "ace-1", "status": "passed", "error": None,
    }  # fmt: skip
    assert "rules give 4" in found[1]["error"]


def test_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SCAT.read_bytes())))
    assert check(capsys, "scat", "-") == (0, ["37 passed, 0 failed"], "")
    monkeypatch.setattr(sys, "stdin", None)
    code, out, err = check(capsys, "scat", "-")
    assert (code, out) == (2, [])
    assert err.startswith("wenzel: ")


@pytest.mark.parametrize("game", ["sheepshead", "scat"])
@pytest.mark.parametrize("content", [None, b"", b"{}", b"[", b"7", b"\xff", b"[" * 5000])
def test_what_cannot_be_used_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, content: bytes | None
) -> None:
    path = tmp_path / "no.json"
    if content is not None:
        path.write_bytes(content)
    code, out, err = check(capsys, game, path)
    assert (code, out) == (2, [])
    assert err.startswith("wenzel: ")
    assert str(path) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(("game", "path"), [("sheepshead", SCAT), ("scat", HANDS)])
def test_the_file_of_another_game_is_refused(
    capsys: pytest.CaptureFixture[str], game: str, path: Path
) -> None:
    code, out, err = check(capsys, game, path)
    assert (code, out) == (2, [])
    assert err.count("\n") == 1


def test_skat_is_checked_by_replay(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = check(capsys, "skat", HANDS)
    assert (code, out) == (2, [])
    assert "wenzel replay" in err
    assert "sheepshead, scat" in err


def test_no_such_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["check", "poker", str(HANDS)])
    assert caught.value.code == 2
    assert "poker" in capsys.readouterr().err


def test_what_a_file_says_does_nothing_to_a_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sign = "\x1b[2J\u202e\n"
    path = tmp_path / "some.json"
    path.write_text(json.dumps([{"id": sign}, {"hands": sign}, {"hands": [], "blind": [sign]}]))
    _, out, _ = check(capsys, "sheepshead", path)
    assert len(out) == 4
    assert all(line.isprintable() for line in out)
