"""The forms of Sheepshead by number of players (rules A2.15): cards, blind, and partners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wenzel.cards import DECK_32, Card, CardSet, Rank, Suit


class Partner(Enum):
    """How the picker finds his partner, or who plays together where nobody picks."""

    CALLED_ACE = "called-ace"
    JACK_OF_DIAMONDS = "jack-of-diamonds"
    JACK_OF_CLUBS = "jack-of-clubs"
    JACK_AND_ACE = "jack-and-ace"
    """The jack of diamonds and a called ace: two partners."""
    NEXT_PLAYER = "next-player"
    """Whoever sits next after the picker; the two share the blind."""
    NONE = "none"
    """The picker plays alone; of two players, each for himself."""
    BLACK_QUEENS = "black-queens"
    """No pick: the two black queens play together."""
    FIRST_QUEENS = "first-queens"
    """No pick: whoever plays the first two queens."""
    QUEEN_JACK_SEVEN = "queen-jack-seven"
    """No pick: the queen of clubs, the jack and the seven of diamonds play together."""

    @property
    def calls_ace(self) -> bool:
        """Whether the picker calls a fail ace, which binds its holder and himself."""
        return self in (Partner.CALLED_ACE, Partner.JACK_AND_ACE)

    @property
    def calls_ace_too(self) -> bool:
        """Whether a jack is a partner beside the ace."""
        return self is Partner.JACK_AND_ACE

    @property
    def is_jack(self) -> bool:
        """Whether a jack, and nothing else, makes its holder the partner."""
        return self in (Partner.JACK_OF_DIAMONDS, Partner.JACK_OF_CLUBS)

    @property
    def calls(self) -> bool:
        """Whether the picker names a card whose holder is his partner."""
        return self.calls_ace or self.is_jack

    @property
    def jack(self) -> Card | None:
        """The jack that makes its holder a partner, None where there is none."""
        if self is Partner.JACK_OF_CLUBS:
            return Card.of(Suit.CLUBS, Rank.JACK)
        if self in (Partner.JACK_OF_DIAMONDS, Partner.JACK_AND_ACE):
            return Card.of(Suit.DIAMONDS, Rank.JACK)
        return None


class DeckForm(Enum):
    """Which of the 32 cards are played with."""

    FULL = "full"
    WITHOUT_BLACK_SEVENS = "without-black-sevens"
    WITHOUT_LOW_FAIL = "without-low-fail"
    """Without the sevens and eights of the fail suits."""


@dataclass(frozen=True, slots=True)
class Form:
    """How many cards go where.

    Attributes:
        hand: cards dealt to each player.
        blind: cards the picker takes up and buries; 0 where nobody picks.
        partners_blind: cards of the blind that go to the next player (`Partner.NEXT_PLAYER`).
        battery: open cards before each player, each over a face-down one (two players).
    """

    hand: int
    blind: int
    partners_blind: int = 0
    battery: int = 0

    @property
    def has_pick(self) -> bool:
        """Whether there is a blind to be picked."""
        return self.blind > 0

    @property
    def tricks(self) -> int:
        """How many tricks a hand has: in one with batteries each player adds two cards to each."""
        return self.hand


_FULL: Final = DeckForm.FULL
_NO_BLACK_SEVENS: Final = DeckForm.WITHOUT_BLACK_SEVENS

FORMS: Final[Mapping[tuple[int, DeckForm, Partner], Form]] = {
    (2, _FULL, Partner.NONE): Form(8, 0, battery=4),
    (3, _FULL, Partner.NONE): Form(10, 2),
    (3, _NO_BLACK_SEVENS, Partner.NONE): Form(9, 3),
    (3, DeckForm.WITHOUT_LOW_FAIL, Partner.NONE): Form(8, 2),
    (4, _FULL, Partner.NONE): Form(7, 4),
    (4, _FULL, Partner.BLACK_QUEENS): Form(8, 0),
    (4, _FULL, Partner.FIRST_QUEENS): Form(8, 0),
    (4, _NO_BLACK_SEVENS, Partner.CALLED_ACE): Form(7, 2),
    (4, _NO_BLACK_SEVENS, Partner.JACK_OF_DIAMONDS): Form(7, 2),
    (5, _FULL, Partner.CALLED_ACE): Form(6, 2),
    (5, _FULL, Partner.JACK_OF_DIAMONDS): Form(6, 2),
    (5, _FULL, Partner.JACK_OF_CLUBS): Form(6, 2),
    (6, _FULL, Partner.JACK_OF_DIAMONDS): Form(5, 2),
    (6, _FULL, Partner.JACK_OF_CLUBS): Form(5, 2),
    (6, _FULL, Partner.JACK_AND_ACE): Form(5, 2),
    (6, _NO_BLACK_SEVENS, Partner.BLACK_QUEENS): Form(5, 0),
    (7, _FULL, Partner.JACK_OF_DIAMONDS): Form(4, 4),
    (7, _FULL, Partner.NEXT_PLAYER): Form(4, 2, 2),
    (8, _FULL, Partner.BLACK_QUEENS): Form(4, 0),
    (8, _FULL, Partner.QUEEN_JACK_SEVEN): Form(4, 0),
}
"""Every form there is; any other number of players, deck and partner is a fault."""


def deck_of(form: DeckForm, trump_suit: Suit) -> CardSet:
    """Return the cards that are played with."""
    if form is DeckForm.FULL:
        return DECK_32
    low: tuple[Rank, ...] = (Rank.SEVEN,)
    suits: tuple[Suit, ...] = (Suit.CLUBS, Suit.SPADES)
    if form is DeckForm.WITHOUT_LOW_FAIL:
        low = (Rank.SEVEN, Rank.EIGHT)
        suits = tuple(suit for suit in Suit if suit is not trump_suit)
    return DECK_32 - CardSet(Card.of(suit, rank) for suit in suits for rank in low)
