"""The sheets in docs/ show the cards as they are drawn now, and are not too large to load."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.decks.drawn import tree
from wenzel.decks import cards_of, face

DOCS = Path(__file__).parents[2] / "docs"
SHEETS = sorted(DOCS.glob("cards-*.svg"))
LIMIT = 400_000


def test_there_are_sheets() -> None:
    assert {sheet.stem for sheet in SHEETS} == {
        "cards-faces",
        "cards-four-colour",
        "cards-german-plain",
        "cards-prager",
        "cards-row",
    }


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_sheet_loads(sheet: Path) -> None:
    assert sheet.stat().st_size < LIMIT
    tree(sheet.read_text(encoding="utf-8"))


@pytest.mark.parametrize("deck", ["prager", "four-colour", "german-plain"])
def test_a_sheet_is_of_today(deck: str) -> None:
    sheet = (DOCS / f"cards-{deck}.svg").read_text(encoding="utf-8")
    for card in cards_of(deck):
        drawn = face(deck, card).partition("<title>")[2].rstrip()
        assert drawn in sheet, f"{card}: run scripts/draw_cards.py docs"
