"""`wenzel convert`: both ways, without loss, and what happens to bad records."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.records.forge import ARTEFACT, GAMES, PUBLIC, forged, real
from wenzel.cli import main


def convert(*arguments: object) -> int:
    return main(["convert", *map(str, arguments)])


@pytest.mark.parametrize("path", [GAMES, ARTEFACT, PUBLIC])
def test_there_and_back_is_the_same_file(path: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "games.jsonl", tmp_path / "games.sgf"
    assert convert(path, there) == 0
    assert there.read_text().count("\n") == path.read_text().count("\n")
    assert convert(there, back) == 0
    assert back.read_bytes() == path.read_bytes()


def test_a_format_may_be_written_in_itself(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two"
    convert(GAMES, one)
    assert convert(one, two, "--to", "jsonl") == 0
    assert two.read_bytes() == one.read_bytes()
    assert convert(GAMES, two, "--to", "iss") == 0
    assert two.read_bytes() == GAMES.read_bytes()


def test_through_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GAMES.read_bytes())))
    assert convert("-", "-", "--to", "iss") == 0
    assert capsys.readouterr().out == GAMES.read_text()


def test_a_bad_record_is_named_and_left_out(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = forged(5557737, replace={"1 CT": "1 S8"})
    source, out = tmp_path / "some.sgf", tmp_path / "out.jsonl"
    source.write_text("\n".join([real(25), bad, real(30), "oops"]))
    assert convert(source, out) == 1
    err = capsys.readouterr().err.splitlines()
    assert len(err) == 2
    assert f"[{source}:2, move 17 (1 S8)]" in err[0]
    assert f"[{source}:4]" in err[1]
    assert len(out.read_text().splitlines()) == 2


def test_an_illegal_move_in_our_own_record_is_not_handed_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, two, out = (tmp_path / name for name in ("one.jsonl", "two.jsonl", "out.jsonl"))
    convert(ARTEFACT, one)
    two.write_text(one.read_text().replace('"value":18}', '"value":19}'))
    assert convert(two, out) == 1
    assert f"[{two}:1, move 1 (1 bid 19)]" in capsys.readouterr().err
    assert out.read_text() == ""


@pytest.mark.parametrize("arguments", [
    [GAMES, "-"],
    [GAMES, "games.txt"],
    ["missing.sgf", "games.jsonl"],
    [GAMES, "games.txt", "--to", "pgn"],
])  # fmt: skip
def test_unusable_arguments(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[object],
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = convert(*arguments)
    except SystemExit as stopped:
        code = stopped.code
    assert code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_not_overwritten_by_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.sgf"
    path.write_bytes(GAMES.read_bytes())
    assert convert(path, path) == 2
    assert "at the same time" in capsys.readouterr().err
    assert path.read_bytes() == GAMES.read_bytes()


def test_standard_output_may_be_closed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert convert(GAMES, "-", "--to", "iss") == 2
    assert capsys.readouterr().err == "wenzel: Standard output is closed.\n"


@pytest.mark.parametrize("content", [b"", b"once upon a time\n"])
def test_nothing_is_written_of_what_holds_no_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    source, out = tmp_path / "in", tmp_path / "out.jsonl"
    source.write_bytes(content)
    out.write_text("precious")
    assert convert(source, out) == 2
    assert out.read_text() == "precious"
    assert capsys.readouterr().err.count("\n") == 1
