"""Cards as the values of messages."""

from __future__ import annotations

from collections.abc import Iterable

from wenzel.cards import Card, CardSet
from wenzel.messages import Message
from wenzel.tricks import TrickOrder


def listed(cards: Iterable[Card]) -> tuple[Message, ...]:
    """Return cards in a given order as the value of a message."""
    return tuple(Message("told.card", card=card) for card in cards)


def sorted_cards(order: TrickOrder, cards: CardSet) -> tuple[Message, ...]:
    """Return cards as the value of a message, trumps first."""
    return listed(order.high_to_low(cards))
