"""What trick games have in common at the table: hands by trumps and suits, tricks, card words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from wenzel.cards import Card, CardSet
from wenzel.messages import Message
from wenzel.terminal.scene import HandCard
from wenzel.tricks import Trick, TrickOrder


class TrickPlay(Protocol):
    """The play of a trick game, as far as everybody sees it."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are complete."""

    def winner(self, trick: Trick) -> int:
        """Return the seat that takes a trick, as far as it is played."""


def listed(cards: Iterable[Card]) -> tuple[Message, ...]:
    """Return cards in a given order as the value of a message."""
    return tuple(Message("told.card", card=card) for card in cards)


def sorted_cards(order: TrickOrder, cards: CardSet) -> tuple[Message, ...]:
    """Return cards as the value of a message, trumps first."""
    return listed(order.high_to_low(cards))


def hand_cards(order: TrickOrder, cards: CardSet, playable: CardSet) -> tuple[HandCard, ...]:
    """Return a hand with its numbers; where no card is playable, none is set off either."""
    return tuple(
        HandCard(number, card, order.suit[card], not playable or card in playable)
        for number, card in enumerate(order.high_to_low(cards), 1)
    )


def last_trick(playing: TrickPlay | None) -> Message:
    """Return the last trick, the only one that may be looked at again (ISkO 4.4.3)."""
    if playing is None or not playing.tricks:
        return Message("table.no_last_trick")
    trick = playing.tricks[-1]
    cards = tuple(
        Message("table.trick_card", seat=seat, card=card)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    return Message("table.last_trick", seat=playing.winner(trick), cards=cards)
