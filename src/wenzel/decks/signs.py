"""The suit signs, German and French, each in a square of 100 units about its origin.

A card defines its sign once and uses it as often as it has pips, so that a sign can be counted:
every pip is a ``<use class="sign">``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from wenzel.cards import Suit
from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, GREEN, INK, PALE, RED, YELLOW
from wenzel.decks.svg import Node, defined, group, used

_PEN: Final = Pen(1.3)

# Lightness sets these apart where hue does not: tests/decks/test_colours.py looks with other eyes.
BLACK: Final = "#1a1a1f"
DEEP_RED: Final = "#b50d20"
BRIGHT_GREEN: Final = "#009060"
ORANGE: Final = "#f28c00"


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit sign.

    Attributes:
        name: names the drawing within a page: one name, one drawing.
        draw: makes the drawing.
        ink: the colour of an index beside it, dark enough to be read on the card.
    """

    name: str
    draw: Callable[[], Node]
    ink: str = INK

    def definition(self) -> Node:
        """Return what a card that uses the sign has to hold once."""
        return defined(self.name, self.draw())

    def pip(self, x: float, y: float, *, scale: float = 1, turn: float = 0) -> Node:
        """Return one sign that counts, 100 units times `scale` high, about x, y."""
        return used(self.name, x, y, scale=scale, turn=turn, class_="sign")

    def mark(self, x: float, y: float, *, scale: float = 1, turn: float = 0) -> Node:
        """Return a sign that does not count: the small one beside an index, or an ornament."""
        return used(self.name, x, y, scale=scale, turn=turn)


def acorn() -> Node:
    """Draw an acorn standing in its cup."""
    return group(
        _PEN.limb("1,36:5 4,46:4 -4,55:5", BROWN),
        _PEN.shape("0,-54! 9,-46 25,-34 32,-12 28,14 0,24 -28,14 -32,-12 -25,-34 -9,-46", YELLOW),
        _PEN.shape("2,-44 18,-34 26,-12 22,12! 4,12! 12,-14", RED, 0),
        _PEN.line("-17,-26 -21,-12 -19,0", FINE + 1, PALE),
        _PEN.shape("-38,8! 0,0 38,8! 37,24 20,42 0,46 -20,42 -37,24", GREEN),
        _PEN.hatch("-24,8 0,4 24,8", "-33,28 -12,43 8,43", 4),
        _PEN.hatch("-24,8 0,4 24,8", "-8,43 12,43 33,28", 4),
    )


def leaf() -> Node:
    """Draw a leaf of the lime tree standing on its stalk."""
    half = "0,-55! 8,-40 30,-24 42,2 34,26 14,32 0,22!"
    other = "-14,32 -34,26 -42,2 -30,-24 -8,-40"
    return group(
        _PEN.limb("0,20:4 3,38:4 -8,54:6", GREEN),
        _PEN.shape(f"{half} {other}", GREEN),
        _PEN.lines(
            "0,-40 0,24", "0,8 12,-4 24,-8", "0,8 -12,-4 -24,-8", "0,-12 8,-20 16,-24",
            "0,-12 -8,-20 -16,-24", "0,22 12,16 26,14", "0,22 -12,16 -26,14", weight=FINE,
        ),
    )  # fmt: skip


def heart() -> Node:
    """Draw a heart."""
    return group(
        _PEN.shape(
            "0,53! 12,36 38,10 46,-14 38,-38 20,-45 5,-37 0,-26! -5,-37 -20,-45 -38,-38 -46,-14 "
            "-38,10 -12,36",
            RED,
        ),
        _PEN.line("-33,-14 -31,-27 -20,-33", FINE + 3, PALE),
    )


def bell() -> Node:
    """Draw a hawk bell: a globe with a belt, a slit and a loop to hang it up."""
    return group(
        _PEN.disc(0, -43, 8, None),
        _PEN.disc(0, 6, 43, YELLOW),
        _PEN.shape("-42,-4! 0,2 42,-4! 42,13! 0,19 -42,13!", RED, FINE + 1),
        _PEN.line("0,30! 0,48!", FINE + 4),
        _PEN.disc(0, 29, 5, INK, 0),
        _PEN.disc(-20, 28, 4.5, INK, 0),
        _PEN.disc(20, 28, 4.5, INK, 0),
        _PEN.line("-26,-13 -22,-22 -13,-28", FINE + 2, PALE),
    )


def _solid(outline: str, colour: str) -> Node:
    return _PEN.shape(outline, colour, 3, colour)


_CLUB: Final = (
    "0,-50 19,-41 23,-24 12,-5! 27,-14 43,-7 48,11 40,27 23,32 4,16! 6,34 20,50! -20,50! "
    "-6,34 -4,16! -23,32 -40,27 -48,11 -43,-7 -27,-14 -12,-5! -23,-24 -19,-41"
)
_SPADE: Final = (
    "0,-52! 10,-36 34,-12 44,10 36,28 20,30 4,16! 6,34 20,50! -20,50! -6,34 -4,16! "
    "-20,30 -36,28 -44,10 -34,-12 -10,-36"
)
_HEART: Final = (
    "0,52! 12,34 36,8 45,-14 38,-38 20,-45 5,-37 0,-26! -5,-37 -20,-45 -38,-38 -45,-14 -36,8 -12,34"
)
_DIAMOND: Final = "0,-54! 16,-26 38,0! 16,26 0,54! -16,26 -38,0! -16,-26"

GERMAN_SIGNS: Final[Mapping[Suit, Sign]] = {
    Suit.CLUBS: Sign("wz-acorn", acorn),
    Suit.SPADES: Sign("wz-leaf", leaf),
    Suit.HEARTS: Sign("wz-heart", heart),
    Suit.DIAMONDS: Sign("wz-bell", bell),
}
"""Acorns, leaves, hearts and bells."""

FRENCH_SIGNS: Final[Mapping[Suit, Sign]] = {
    Suit.CLUBS: Sign("wz-club", lambda: _solid(_CLUB, BLACK), BLACK),
    Suit.SPADES: Sign("wz-spade", lambda: _solid(_SPADE, BLACK), BLACK),
    Suit.HEARTS: Sign("wz-red-heart", lambda: _solid(_HEART, DEEP_RED), DEEP_RED),
    Suit.DIAMONDS: Sign("wz-diamond", lambda: _solid(_DIAMOND, DEEP_RED), DEEP_RED),
}
"""Black and red, as on the packs of most of the world."""

FOUR_COLOUR_SIGNS: Final[Mapping[Suit, Sign]] = {
    Suit.CLUBS: FRENCH_SIGNS[Suit.CLUBS],
    Suit.SPADES: Sign("wz-green-spade", lambda: _solid(_SPADE, BRIGHT_GREEN), "#007850"),
    Suit.HEARTS: FRENCH_SIGNS[Suit.HEARTS],
    Suit.DIAMONDS: Sign("wz-orange-diamond", lambda: _solid(_DIAMOND, ORANGE), "#a84e00"),
}
"""The tournament colours of Skat: black, green, red and orange."""
