"""Colours and signs of the drawn dress: how a card and a sentence with cards in it look."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from wenzel.cards import Card, Suit
from wenzel.i18n import Speaker

SUIT_STYLES: Final = {
    Suit.CLUBS: "bold",
    Suit.SPADES: "bold color(28)",
    Suit.HEARTS: "bold color(160)",
    Suit.DIAMONDS: "bold color(166)",
}
"""Four colours that stand out from a white ground and from a black one; clubs have the text's."""
EMPHASIS: Final = "bold"
QUIET: Final = "dim"
ON_BORDER: Final = "bold not dim"
"""What stands in the border would else be as quiet as the border."""


def short(card: Card, speaker: Speaker) -> str:
    """Return a card in two or three signs: with the suit's symbol if that is one sign."""
    face = speaker.face
    return face.text(card, plain=len(face.symbols[card.suit]) > 1)


def coloured(text: str, speaker: Speaker) -> Text:
    """Return a sentence with the cards in it in the colours of their suits."""
    words = Text(text)
    for suit in Suit:
        sign = re.escape(speaker.face.symbols[suit])
        words.highlight_regex(rf"{sign}\w+", SUIT_STYLES[suit])
    return words
