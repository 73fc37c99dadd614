"""`wenzel deck`: the decks listed, shown on a page, exported as files."""

from __future__ import annotations

import tempfile
import webbrowser
from pathlib import Path

import pytest

from wenzel.cli import main
from wenzel.decks import deck_names


def test_the_decks_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(deck_names())
    assert lines[0] == "prager          Prager cards, Prague, Bohemia, 32 cards"


def test_a_deck_is_shown_in_the_browser(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def opens(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", opens)
    path = tmp_path / "prager.html"
    assert main(["deck", "show", "prager", "--out", str(path)]) == 0
    assert capsys.readouterr() == (f"{path}\n", "")
    assert opened == [path.as_uri()]
    page = path.read_text(encoding="utf-8")
    assert "<h1>Prager cards, Prague, Bohemia</h1>" in page
    assert page.count("Eichel-Unter") == 2


def test_without_a_browser_the_file_is_there_and_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda _url: False)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert main(["deck", "show", "prager"]) == 0
    shown = capsys.readouterr()
    assert Path(shown.out.strip()).is_relative_to(tmp_path)
    assert "</html>" in Path(shown.out.strip()).read_text(encoding="utf-8")
    assert shown.err == "No browser could be started; open the file yourself.\n"


def test_the_browser_can_be_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda _url: pytest.fail("opened"))
    assert main(["deck", "show", "french-52", "--no-browser", "--out", str(tmp_path / "x")]) == 0


def test_a_deck_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["deck", "export", "french-52", "--out", str(tmp_path), "--indices", "AKDB"]
    assert main(words) == 0
    assert len(list(tmp_path.glob("*.svg"))) == 53
    assert capsys.readouterr().out == f"53 files in {tmp_path}\n"


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["show", "prague"], "There is no deck “prague”"),
        (["export", "prager", "--out", "x", "--style", "huge"], "There is no style of faces"),
        (["export", "prager", "--out", "x", "--indices", "AK"], "four different letters"),
        (["export", "prager", "--out", "x", "--png", "6201"], "6200 are the most"),
        (["export", "prager", "--out", "x", "--png", "0"], "no whole number from 1 on"),
    ],
)
def test_a_wrong_word_gets_one_line(
    words: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _code(words) == 2
    error = capsys.readouterr().err
    assert line in error
    assert error.count("\n") == 1


def _code(words: list[str]) -> int | str | None:
    try:
        return main(["deck", *words])
    except SystemExit as refused:
        return refused.code


def test_a_folder_that_is_a_file_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "file"
    place.write_text("")
    assert main(["deck", "export", "prager", "--out", str(place)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
