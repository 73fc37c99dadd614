"""Tricks: what follows what, what beats what, and who wins.

A contract *is* a `TrickOrder`: Clubs, Grand and Null differ by its tables and by nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from wenzel.cards import FULL_DECK_SIZE, Card, CardSet, Rank, Suit

TRUMP: Final = len(Suit)
"""The effective suit of trumps; the plain suits keep the number of their `Suit`."""

_NOT_IN_DECK: Final = -1


@dataclass(frozen=True, slots=True)
class TrickOrder:
    """Effective suit, strength and points of each card, as tables by card number.

    Attributes:
        suit: effective suit (0 to 3, or `TRUMP`); -1 for a card that is not in the deck.
        strength: of two cards of one effective suit the stronger wins.
        points: card points.
        masks: for each effective suit, the bits of its cards.
    """

    suit: tuple[int, ...]
    strength: tuple[int, ...]
    points: tuple[int, ...]
    masks: tuple[int, ...]

    @classmethod
    def build(
        cls,
        deck: CardSet,
        *,
        trumps: Iterable[Card],
        ranks: Iterable[Rank],
        points: Mapping[Rank, int],
    ) -> TrickOrder:
        """Make the tables from trumps and plain ranks, both given from high to low.

        A rank of the deck that `ranks` leaves out may only occur among the trumps.
        """
        suits = [_NOT_IN_DECK] * FULL_DECK_SIZE
        strength = [0] * FULL_DECK_SIZE
        values = [0] * FULL_DECK_SIZE
        trumps_high_to_low = tuple(trumps)
        plain_high_to_low = tuple(ranks)
        for card in deck:
            values[card] = points.get(card.rank, 0)
            if card in trumps_high_to_low:
                suits[card] = TRUMP
                strength[card] = len(trumps_high_to_low) - trumps_high_to_low.index(card)
            else:
                suits[card] = card.suit
                strength[card] = len(plain_high_to_low) - plain_high_to_low.index(card.rank)
        masks = tuple(
            sum(1 << number for number, own in enumerate(suits) if own == suit)
            for suit in range(TRUMP + 1)
        )
        return cls(tuple(suits), tuple(strength), tuple(values), masks)

    @property
    def trumps(self) -> CardSet:
        """All trumps."""
        return CardSet.of_bits(self.masks[TRUMP])

    def cards_of(self, suit: int) -> CardSet:
        """Return all cards of an effective suit."""
        return CardSet.of_bits(self.masks[suit])

    def legal(self, hand: CardSet, led: Card | None) -> CardSet:
        """Return what a hand may play: the suit led if it has any of it, else everything."""
        if led is not None:
            following = hand.bits & self.masks[self.suit[led]]
            if following:
                return CardSet.of_bits(following)
        return hand

    def beats(self, card: Card, best: Card) -> bool:
        """Tell whether a card played later takes the trick from the best card so far."""
        if self.suit[card] == self.suit[best]:
            return self.strength[card] > self.strength[best]
        return self.suit[card] == TRUMP

    def winner(self, cards: Iterable[Card]) -> int:
        """Return which of the cards, in the order they were played, takes the trick."""
        played = tuple(cards)
        best = 0
        for place in range(1, len(played)):
            if self.beats(played[place], played[best]):
                best = place
        return best

    def points_of(self, cards: Iterable[Card]) -> int:
        """Return the card points of cards."""
        return sum(self.points[card] for card in cards)

    def high_to_low(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Sort cards for the eye: trumps first, then clubs to diamonds, each from the top."""
        return tuple(sorted(cards, key=lambda c: (-self.suit[c], -self.strength[c])))


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, complete or not: the seats in the order they play to it, and their cards."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...] = ()

    @property
    def leader(self) -> int:
        """The seat that leads."""
        return self.seats[0]

    @property
    def led(self) -> Card | None:
        """The card led, if there is one."""
        return self.cards[0] if self.cards else None

    @property
    def is_complete(self) -> bool:
        """Whether every seat has played."""
        return len(self.cards) == len(self.seats)

    @property
    def to_play(self) -> int | None:
        """The seat on move, None when the trick is complete."""
        return None if self.is_complete else self.seats[len(self.cards)]

    def card_of(self, seat: int) -> Card | None:
        """Return what a seat has played to this trick, the first card if it plays several."""
        place = self.seats.index(seat) if seat in self.seats else len(self.cards)
        return self.cards[place] if place < len(self.cards) else None

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """Return all that a seat has played to this trick, where it plays more than one card."""
        pairs = zip(self.seats, self.cards, strict=False)
        return tuple(card for own, card in pairs if own == seat)

    def play(self, card: Card) -> Trick:
        """Return the trick with the next seat's card added."""
        return Trick(self.seats, (*self.cards, card))

    def winning_seat(self, order: TrickOrder) -> int:
        """Return the seat whose card is the best so far (at least one card must lie)."""
        return self.seats[order.winner(self.cards)]

    def next(self, order: TrickOrder) -> Trick:
        """Return the empty trick that the winner of this complete one leads to."""
        place = order.winner(self.cards)
        return Trick(self.seats[place:] + self.seats[:place])
