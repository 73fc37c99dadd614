"""What a deck is: its cards, its signs and words, and how its pictures are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from wenzel.cards import Card, CardSet, Rank, Suit
from wenzel.decks.signs import Sign
from wenzel.decks.svg import Node
from wenzel.i18n.faces import DeckFace


class Style(Enum):
    """The faces that every deck has, made from one source."""

    TRADITIONAL = "traditional"
    """The picture alone."""
    INDEXED = "indexed"
    """The picture with indices in two corners."""
    LARGE = "large"
    """One big sign and a big index, for phones and weak eyes."""
    TEXT = "text"
    """Words and a small sign."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck.

    Attributes:
        name: the word for it on the command line, in settings and in addresses.
        cards: its cards.
        signs: its four suit signs.
        words: what its suits and ranks are called where it is at home, for titles.
        letters: the letters of its indices: ace, King, Queen, Jack.
        style: the face shown unless another one is asked for.
        picture: draws what is on a card, without paper, frame and indices; told whether indices
            will be added, which the picture has to leave room for.
        back: draws the back, without paper.
        signed_corners: the ranks whose pictures have a sign of their own below the upper index,
            in a double-ended deck below the lower one too.
        double_ended: whether its courts look the same from both ends.
    """

    name: str
    cards: CardSet
    signs: Mapping[Suit, Sign]
    words: DeckFace
    letters: str
    style: Style
    picture: Callable[[Card, bool], Node]
    back: Callable[[], Node]
    signed_corners: frozenset[Rank]
    double_ended: bool

    def title(self, card: Card) -> str:
        """Return the card's name, for those who cannot see it."""
        rank = self.words.rank_names.get(card.rank, self.words.ranks[card.rank])
        suit = self.words.suit_names[card.suit]
        return f"{suit}-{rank}" if self.words.spelled else f"{rank} of {suit}"
