"""Which figure is on which card of the Prager deck, and where its signs stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wenzel.cards import Card, Rank, Suit
from wenzel.decks.frame import border, meadow, tablet
from wenzel.decks.layout import (
    COURT_SCALE,
    GERMAN_PIP_SCALE,
    GERMAN_SPOTS,
    HIGH_SPOT,
    LOW_SPOT,
    Spot,
)
from wenzel.decks.pen import Pen
from wenzel.decks.prager import daus, kings, obers, unters
from wenzel.decks.signs import GERMAN_SIGNS
from wenzel.decks.style import GROUND, MIDDLE
from wenzel.decks.svg import NOTHING, Node, group, place
from wenzel.decks.vignettes import vignette

Drawing = Callable[[Pen], Node]

_COURTS: Final[Mapping[tuple[Suit, Rank], Drawing]] = {
    (Suit.CLUBS, Rank.ACE): daus.daus_of_acorns,
    (Suit.SPADES, Rank.ACE): daus.daus_of_leaves,
    (Suit.HEARTS, Rank.ACE): daus.daus_of_hearts,
    (Suit.DIAMONDS, Rank.ACE): daus.daus_of_bells,
    (Suit.CLUBS, Rank.KING): kings.king_of_acorns,
    (Suit.SPADES, Rank.KING): kings.king_of_leaves,
    (Suit.HEARTS, Rank.KING): kings.king_of_hearts,
    (Suit.DIAMONDS, Rank.KING): kings.king_of_bells,
    (Suit.CLUBS, Rank.QUEEN): obers.ober_of_acorns,
    (Suit.SPADES, Rank.QUEEN): obers.ober_of_leaves,
    (Suit.HEARTS, Rank.QUEEN): obers.ober_of_hearts,
    (Suit.DIAMONDS, Rank.QUEEN): obers.ober_of_bells,
    (Suit.CLUBS, Rank.JACK): unters.unter_of_acorns,
    (Suit.SPADES, Rank.JACK): unters.unter_of_leaves,
    (Suit.HEARTS, Rank.JACK): unters.unter_of_hearts,
    (Suit.DIAMONDS, Rank.JACK): unters.unter_of_bells,
}

_DAUS_SPOTS: Final = {
    Suit.CLUBS: (daus.TOP_SPOTS, daus.SCALE),
    Suit.SPADES: (daus.PAW_SPOTS, daus.SCALE),
    Suit.HEARTS: (daus.LIFTED_SPOTS, daus.SCALE),
    Suit.DIAMONDS: (daus.SHOULDER_SPOTS, daus.SMALL_SCALE),
}

_KING_SCALE: Final = 1.2
_KING_SPOTS: Final = (Spot(88, 226), Spot(532, 226))
_BARE_KING_SPOTS: Final = (Spot(104, 124), Spot(516, 124))
"""Where no index takes the upper corner, the signs move up into the corners."""


SIGNED_CORNERS: Final = frozenset({Rank.KING})
"""Below the index of these stands one of their own signs."""


def picture(card: Card, indexed: bool) -> Node:
    """Draw what is on a card of the Prager deck."""
    corner = tablet() if indexed and _stands_on_ground(card) else NOTHING
    return group(_scene(card, indexed), _signs(card, indexed), corner, border())


def _stands_on_ground(card: Card) -> bool:
    return card.rank not in GERMAN_SPOTS


def _scene(card: Card, indexed: bool) -> Node:
    court = _COURTS.get((card.suit, card.rank))
    if court is not None:
        return group(meadow(Pen()), court(Pen()))
    # The lower index takes the right corner.
    middle = MIDDLE - 16 if indexed else MIDDLE
    return place(vignette(Pen(), card.suit, card.rank), middle, GROUND)


def _signs(card: Card, indexed: bool) -> Node:
    sign = GERMAN_SIGNS[card.suit]
    if card.rank is Rank.KING:
        spots: tuple[Spot, ...] = _KING_SPOTS if indexed else _BARE_KING_SPOTS
        scale = _KING_SCALE
    elif card.rank in (Rank.QUEEN, Rank.JACK):
        spots = (HIGH_SPOT if card.rank is Rank.QUEEN else LOW_SPOT,)
        scale = COURT_SCALE
    elif card.rank in GERMAN_SPOTS:
        spots = tuple(GERMAN_SPOTS[card.rank])
        scale = GERMAN_PIP_SCALE[card.rank]
    else:
        spots, scale = _DAUS_SPOTS[card.suit]
    return group(*(sign.pip(x, y, scale=scale) for x, y, _ in spots))
