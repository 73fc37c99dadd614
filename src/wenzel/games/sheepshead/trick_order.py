"""What is trump in Sheepshead, and what beats what (rules A2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from wenzel.cards import Card, Rank, Suit
from wenzel.games.sheepshead.deal import deck_for
from wenzel.games.sheepshead.forms import DeckForm
from wenzel.games.sheepshead.options import SheepsheadOptions, Spitz, TrumpSuit
from wenzel.tricks import TRUMP, TrickOrder

CARD_POINTS: Final[Mapping[Rank, int]] = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
}
ALL_POINTS: Final = 120
PLAIN_RANKS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""The cards of a fail suit, and of the trump suit under the queens and jacks, from the top."""
_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


def trick_order(
    options: SheepsheadOptions, call: Card | None = None, *, under: bool = False
) -> TrickOrder:
    """Return the order of a hand.

    A called ten beats its ace (A2.7, where the house has that rule), and with an under the card
    `under_card` belongs to the called suit, below all its cards (A2.8).
    """
    ten = call if call is not None and call.rank is Rank.TEN else None
    called_ten = ten if options.called_ten_beats_ace else None
    suit = call.suit if call is not None and under else None
    return _order(
        options.trump_suit,
        options.spitz,
        options.jacks_above_queens,
        options.deck,
        called_ten,
        suit,
    )


def under_card(call: Card) -> Card:
    """Return the card that stands in public tricks for an under: the two of the called suit."""
    return Card.of(call.suit, Rank.TWO)


def trumps_high_to_low(
    trump_suit: Suit, spitz: Spitz = Spitz.OFF, *, jacks_above_queens: bool = False
) -> tuple[Card, ...]:
    """Return the fourteen trumps from the highest."""
    tops = (Rank.JACK, Rank.QUEEN) if jacks_above_queens else (Rank.QUEEN, Rank.JACK)
    trumps = [Card.of(suit, rank) for rank in tops for suit in _SUITS]
    trumps += (Card.of(trump_suit, rank) for rank in PLAIN_RANKS)
    if spitz is not Spitz.OFF:
        trumps.insert(0 if spitz is Spitz.FIRST else 1, trumps.pop())
    return tuple(trumps)


@cache
def _order(
    trump_suit: TrumpSuit,
    spitz: Spitz,
    jacks_above_queens: bool,
    deck: DeckForm,
    called_ten: Card | None,
    under_suit: Suit | None,
) -> TrickOrder:
    options = SheepsheadOptions(trump_suit=trump_suit, deck=deck)
    order = TrickOrder.build(
        deck_for(options),
        trumps=trumps_high_to_low(trump_suit.suit, spitz, jacks_above_queens=jacks_above_queens),
        ranks=PLAIN_RANKS,
        points=CARD_POINTS,
    )
    suits, strength = list(order.suit), list(order.strength)
    if called_ten is not None:
        strength[called_ten] = strength[Card.of(called_ten.suit, Rank.ACE)] + 1
    if under_suit is not None:
        under = Card.of(under_suit, Rank.TWO)
        suits[under], strength[under] = int(under_suit), 0
    masks = tuple(
        sum(1 << number for number, own in enumerate(suits) if own == suit)
        for suit in range(TRUMP + 1)
    )
    return replace(order, suit=tuple(suits), strength=tuple(strength), masks=masks)
