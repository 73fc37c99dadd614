"""Sentences about decks of cards and their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.i18n.templates import Plural

DECKS: Final[Mapping[str, str | Plural]] = {
    "deck.unknown": "There is no deck “{name}”; there are: {known}.",
    "deck.unknown_style": "There is no style of faces “{name}”; there are: {known}.",
    "deck.no_such_card": "The deck “{deck}” has no {card}.",
    "deck.bad_indices": (
        "“{text}” are no indices: four different letters are needed, for ace, King, Queen and "
        "Jack (AKQJ, AKDB) or Daus, King, Ober and Unter (DKOU)."
    ),
    "deck.no_converter": (
        "Nothing here can make a PNG: install cairosvg, rsvg-convert or Inkscape, or export SVG."
    ),
    "deck.too_wide": "A PNG {width} pixels wide is too much; {widest} are the most.",
    "deck.conversion_failed": "{program} could not make a PNG: {reason}",
}
"""Every code about decks and its English."""
