"""What is asked of the decks: settings, errors, traditions, files."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.decks.drawn import tree
from wenzel.cards import Card
from wenzel.decks import back, cards_of, deck_names, export, face
from wenzel.decks.__main__ import main as decks_main
from wenzel.decks.sheet import html
from wenzel.decks.traditions import TRADITIONS
from wenzel.errors import DeckError, UnknownNameError, WenzelError
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker

LANGUAGES = {"en", "de", "ne", "mr", "ar", "hy"}


def said(error: WenzelError) -> str:
    return Speaker().error(error)


def test_unknown_names_are_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownNameError) as raised:
        face("tarot", Card("CJ"))
    assert "“tarot”" in said(raised.value)
    assert "prager, french-32" in said(raised.value)
    with pytest.raises(UnknownNameError) as raised:
        face("prager", Card("CJ"), style="tiny")
    assert "traditional, indexed, large, text" in said(raised.value)
    with pytest.raises(UnknownNameError):
        back("tarot")


def test_a_card_of_another_deck_is_refused() -> None:
    with pytest.raises(DeckError) as raised:
        face("prager", Card("H3"))
    assert "prager" in said(raised.value)
    assert face("french-52", Card("H3"))


@pytest.mark.parametrize("indices", ["", "AKQ", "AKQJT", "AKKJ", "A QJ", "12<>"])
def test_indices_are_four_different_letters(indices: str) -> None:
    with pytest.raises(DeckError) as raised:
        face("prager", Card("CJ"), indices=indices)
    assert "four different letters" in said(raised.value)


def test_indices_are_a_setting_of_the_deck() -> None:
    unter = Card("CJ")
    german, english, dutch = (face("prager", unter, indices=i) for i in ("DKOU", "AKQJ", "AHVB"))
    assert face("prager", unter) == german
    assert len({german, english, dutch}) == 3
    assert face("prager", Card("C9"), indices="AKQJ") == face("prager", Card("C9"))
    # A letter of another script is set in a font of the reader's.
    assert "Մ" in "".join(tree(face("french-32", Card("SA"), indices="ՄԹՏԶ")).itertext())


def test_every_deck_has_its_tradition() -> None:
    assert [tradition.deck for tradition in TRADITIONS] == list(deck_names())
    for tradition in TRADITIONS:
        assert set(tradition.names) == set(tradition.places) == LANGUAGES
        assert all(tradition.names.values())
        assert all(tradition.places.values())
        assert tradition.cards == len(cards_of(tradition.deck))
        assert tradition.history.endswith(".")
        assert set(tradition.games) <= set(game_names())
        assert tradition.games
        assert urlsplit(tradition.link).netloc == "en.wikipedia.org"


def test_a_deck_becomes_files(tmp_path: Path) -> None:
    paths = export.write_svg("prager", tmp_path / "new" / "cards")
    assert len(paths) == 33
    assert (tmp_path / "new/cards/CJ.svg").read_bytes() == face("prager", Card("CJ")).encode()
    assert (tmp_path / "new/cards/back.svg").read_bytes() == back("prager").encode()


def test_nothing_is_written_when_something_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        export.write_svg("prager", tmp_path / "cards", indices="AAAA")
    assert not (tmp_path / "cards").exists()


def test_png_needs_a_converter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "find_spec", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(DeckError) as raised:
        export.write_png("prager", tmp_path / "cards", 62)
    assert "cairosvg" in said(raised.value)
    assert not (tmp_path / "cards").exists()


def test_a_converter_without_its_library_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_name: str) -> None:
        raise OSError('no library called "cairo-2" was found')

    monkeypatch.setattr(export, "find_spec", lambda _name: True)
    monkeypatch.setattr(export, "import_module", fails)
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(DeckError) as raised:
        export.write_png("prager", tmp_path / "cards", 62)
    assert "rsvg-convert" in said(raised.value)


def test_a_program_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "rsvg-convert"
    program.write_text("#!/bin/sh\ncat >/dev/null\necho 'out of paint' >&2\nexit 3\n")
    program.chmod(0o755)
    monkeypatch.setattr(export, "find_spec", lambda _name: None)
    monkeypatch.setattr(shutil, "which", lambda _name: str(program))
    with pytest.raises(DeckError) as raised:
        export.write_png("prager", tmp_path / "cards", 62)
    assert "rsvg-convert" in said(raised.value)
    assert "out of paint" in said(raised.value)
    assert not (tmp_path / "cards").exists()


def test_the_module_writes_the_files_of_a_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "cards"
    assert decks_main(["french-32", "--out", str(place), "--style", "text"]) == 0
    assert (place / "HA.svg").read_text("utf-8") == face("french-32", Card("HA"), style="text")
    assert decks_main(["tarot", "--out", str(place)]) == 2
    assert "“tarot”" in capsys.readouterr().err
    assert decks_main(["prager", "--out", str(place / "HA.svg")]) == 2
    assert capsys.readouterr().err == f"{place / 'HA.svg'}: File exists\n"


def test_png_is_as_wide_as_asked() -> None:
    pytest.importorskip("cairosvg")
    made = export.converter()(face("prager", Card("CJ")), 124)
    # The header of a PNG: signature, length, IHDR, width, height.
    assert made.startswith(b"\x89PNG")
    assert struct.unpack(">II", made[16:24]) == (124, 208)


def test_a_sheet_shows_all_cards_and_escapes_its_words() -> None:
    page = html("french-52", title="5 < 6 & more", text="<b>")
    assert page.count("<svg") == 2 * 53
    assert "5 &lt; 6 &amp; more" in page
    assert "<b>" not in page
