"""What trick games have in common at the table: hands by trumps and suits, tricks, card words."""

from __future__ import annotations

from typing import Protocol

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.messages import Message
from wenzel.terminal.scene import HandCard, Lying, lying_message
from wenzel.tricks import Trick, TrickOrder


class TrickPlay(Protocol):
    """The play of a trick game, as far as everybody sees it."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are complete."""

    def winner(self, trick: Trick) -> int:
        """Return the seat that takes a trick, as far as it is played."""


def hand_cards(
    order: TrickOrder, cards: CardSet, playable: CardSet | None, taken: CardSet = NO_CARDS
) -> tuple[HandCard, ...]:
    """Return a hand with its numbers; None sets no card off from the others.

    ``taken`` are those that the person has just taken up.
    """
    return tuple(
        HandCard(
            number,
            card,
            order.suit[card],
            playable is None or card in playable,
            is_new=card in taken,
        )
        for number, card in enumerate(order.high_to_low(cards), 1)
    )


def lying_cards(trick: Trick, face_down: Card | None = None) -> tuple[Lying, ...]:
    """Return the cards of a trick with their seats.

    Args:
        trick: the trick, complete or not.
        face_down: the card that stands in it for one that nobody sees.
    """
    pairs = zip(trick.seats, trick.cards, strict=False)
    return tuple((seat, None if card is face_down else card) for seat, card in pairs)


def all_tricks(playing: TrickPlay | None, face_down: Card | None = None) -> tuple[Message, ...]:
    """Return every trick of a deal that is over, a line each."""
    if playing is None or not playing.tricks:
        return (Message("table.no_tricks"),)
    return tuple(
        Message(
            "table.past_trick",
            number=number,
            seat=playing.winner(trick),
            cards=tuple(map(lying_message, lying_cards(trick, face_down))),
        )
        for number, trick in enumerate(playing.tricks, 1)
    )


def last_trick(playing: TrickPlay | None, face_down: Card | None = None) -> Message:
    """Return the last trick, the only one that may be looked at again (ISkO 4.4.3)."""
    if playing is None or not playing.tricks:
        return Message("table.no_last_trick")
    trick = playing.tricks[-1]
    cards = tuple(map(lying_message, lying_cards(trick, face_down)))
    return Message("table.last_trick", seat=playing.winner(trick), cards=cards)
