"""The back of the French-suited decks: a lattice with the four suits, alike from both ends."""

from __future__ import annotations

from wenzel.cards import Suit
from wenzel.decks.patterns import lattice, lozenges, panel
from wenzel.decks.pen import Pen
from wenzel.decks.signs import FRENCH_SIGNS
from wenzel.decks.style import BLUE, CARD_HEIGHT, CREAM, FINE, INNER, MIDDLE, RED, YELLOW
from wenzel.decks.svg import Node, defined, group, place, upside_down, used

_INSET = 46
_COLUMNS, _ROWS = 6, 10


def draw() -> Node:
    """Draw the back."""
    pen = Pen()
    middle = CARD_HEIGHT / 2
    lozenge = group(
        pen.shape("-28,0! 0,-30! 28,0! 0,30!", CREAM, 0),
        pen.shape("-16,0! 0,-17! 16,0! 0,17!", BLUE, 0),
        pen.disc(0, 0, 5, YELLOW, 0),
    )
    return group(
        defined("wz-lozenge", lozenge),
        panel(_INSET, 16, RED),
        lattice(pen, _INSET, _COLUMNS, _ROWS, CREAM, FINE + 1),
        *(
            used("wz-lozenge", x, y)
            for x, y in lozenges(_INSET, _COLUMNS, _ROWS)
            if ((x - MIDDLE) / 200) ** 2 + ((y - middle) / 270) ** 2 > 1
        ),
        pen.oval(MIDDLE, middle, 190, 262, BLUE),
        pen.oval(MIDDLE, middle, 164, 236, CREAM),
        _half(),
        upside_down(_half()),
        pen.shape("153,496! 467,496! 467,544! 153,544!", YELLOW, INNER),
        pen.dots("184,520! 436,520!", 8, 10, BLUE),
        panel(_INSET - 14, 24, None, INNER),
    )


def _half() -> Node:
    places = ((0, -178), (-80, -104), (80, -104), (0, -84))
    suits = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    return group(
        *(
            place(FRENCH_SIGNS[suit].draw(), MIDDLE + x, CARD_HEIGHT / 2 + y, scale=0.76)
            for suit, (x, y) in zip(suits, places, strict=True)
        ),
    )
