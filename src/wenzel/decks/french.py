"""The French-suited decks: pips in their places, and courts that stand on both ends."""

from __future__ import annotations

from collections.abc import Mapping

from wenzel.cards import Card, Rank, Suit
from wenzel.decks.layout import FRENCH_PIP_SCALE, FRENCH_SPOTS
from wenzel.decks.signs import FOUR_COLOUR_SIGNS, FRENCH_SIGNS, Sign
from wenzel.decks.style import CARD_HEIGHT, MIDDLE
from wenzel.decks.svg import NOTHING, Node, group

_ACE_SCALE = 2.6


def two_colour(card: Card, indexed: bool) -> Node:
    """Draw a card in black and red."""
    return _picture(card, FRENCH_SIGNS)


def four_colour(card: Card, indexed: bool) -> Node:
    """Draw a card in the four colours of tournaments."""
    return _picture(card, FOUR_COLOUR_SIGNS)


def _picture(card: Card, signs: Mapping[Suit, Sign]) -> Node:
    sign = signs[card.suit]
    if card.rank is Rank.ACE:
        return sign.pip(MIDDLE, CARD_HEIGHT / 2, scale=_ACE_SCALE)
    if card.rank in FRENCH_SPOTS:
        return group(
            *(
                sign.pip(x, y, scale=FRENCH_PIP_SCALE, turn=180 if turned else 0)
                for x, y, turned in FRENCH_SPOTS[card.rank]
            )
        )
    return NOTHING
