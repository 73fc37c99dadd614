"""The French-suited decks: pips in their places, and courts that stand on both ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.cards import Card, Rank, Suit
from wenzel.decks.courts import court
from wenzel.decks.frame import border
from wenzel.decks.layout import (
    BARE_COURT_SPOT,
    FRENCH_PIP_SCALE,
    FRENCH_SPOTS,
    INDEX_SIGN_SPOT,
    Spot,
)
from wenzel.decks.pen import Pen
from wenzel.decks.signs import FOUR_COLOUR_SIGNS, FRENCH_SIGNS, Sign
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, FINE, GREEN, INNER, MIDDLE, RED
from wenzel.decks.svg import NOTHING, Node, both_ends, group

_ACE_SCALE: Final = 3.0
_COURT_SCALE: Final = 1.0

SIGNED_CORNERS: Final = frozenset({Rank.KING, Rank.QUEEN, Rank.JACK})
"""Below both indices of these stands the picture's own sign."""


def two_colour(card: Card, indexed: bool) -> Node:
    """Draw a card in black and red."""
    return _picture(card, FRENCH_SIGNS, indexed)


def four_colour(card: Card, indexed: bool) -> Node:
    """Draw a card in the four colours of tournaments."""
    return _picture(card, FOUR_COLOUR_SIGNS, indexed)


def _picture(card: Card, signs: Mapping[Suit, Sign], indexed: bool) -> Node:
    spots, scale = _spots(card, indexed)
    signed = group(
        *(
            signs[card.suit].pip(x, y, scale=scale, turn=180 if turned else 0)
            for x, y, turned in spots
        )
    )
    if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        return group(court(Pen(), card.suit, card.rank), signed, border())
    wreath = _wreath(Pen()) if card.rank is Rank.ACE else NOTHING
    return group(wreath, signed, border())


def _wreath(pen: Pen) -> Node:
    """Return the laurels around an ace, alike from both ends."""
    middle = CARD_HEIGHT / 2
    course = f"{MIDDLE},{middle - 262} {MIDDLE + 204},{middle} {MIDDLE},{middle + 262}"
    half = group(
        pen.line(course, INNER),
        pen.row(course, 13, lambda: _leaves(pen)),
        pen.dots(course, 12, 7, RED, FINE),
    )
    return both_ends(half)


def _leaves(pen: Pen) -> Node:
    return group(
        pen.shape("0,0! 14,-26 48,-36! 40,-8", GREEN, INNER),
        pen.shape("0,0! 14,26 48,36! 40,8", GREEN, INNER),
    )


def _spots(card: Card, indexed: bool) -> tuple[tuple[Spot, ...], float]:
    if card.rank is Rank.ACE:
        return (Spot(MIDDLE, CARD_HEIGHT / 2),), _ACE_SCALE
    if card.rank in FRENCH_SPOTS:
        return tuple(FRENCH_SPOTS[card.rank]), FRENCH_PIP_SCALE
    x, y, _ = INDEX_SIGN_SPOT if indexed else BARE_COURT_SPOT
    return (Spot(x, y), Spot(CARD_WIDTH - x, CARD_HEIGHT - y, True)), _COURT_SCALE
