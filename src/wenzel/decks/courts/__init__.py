"""The Kings, Queens and Jacks of the French decks: half figures, at both ends of the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from wenzel.cards import Rank, Suit
from wenzel.decks.courts import jacks, kings, queens
from wenzel.decks.pen import Pen
from wenzel.decks.svg import Node

_FIGURES: Final[Mapping[tuple[Suit, Rank], Callable[[Pen], Node]]] = {
    (Suit.CLUBS, Rank.KING): kings.king_of_clubs,
    (Suit.SPADES, Rank.KING): kings.king_of_spades,
    (Suit.HEARTS, Rank.KING): kings.king_of_hearts,
    (Suit.DIAMONDS, Rank.KING): kings.king_of_diamonds,
    (Suit.CLUBS, Rank.QUEEN): queens.queen_of_clubs,
    (Suit.SPADES, Rank.QUEEN): queens.queen_of_spades,
    (Suit.HEARTS, Rank.QUEEN): queens.queen_of_hearts,
    (Suit.DIAMONDS, Rank.QUEEN): queens.queen_of_diamonds,
    (Suit.CLUBS, Rank.JACK): jacks.jack_of_clubs,
    (Suit.SPADES, Rank.JACK): jacks.jack_of_spades,
    (Suit.HEARTS, Rank.JACK): jacks.jack_of_hearts,
    (Suit.DIAMONDS, Rank.JACK): jacks.jack_of_diamonds,
}


def court(pen: Pen, suit: Suit, rank: Rank) -> Node:
    """Return the picture of a court card, without its signs and indices.

    Raises:
        KeyError: the card is not a King, Queen or Jack.
    """
    return _FIGURES[suit, rank](pen)
