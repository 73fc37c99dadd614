"""What can be seen at the table when a person is on move, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from wenzel.cards import Card
from wenzel.messages import Message

Lying: TypeAlias = tuple[int, Card | None]
"""A seat and the card it has played to the trick; None for a card that lies face down."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the person's hand, or of a hand that lies open.

    Attributes:
        number: by which it can be played, from 1, in the order shown.
        card: the card.
        suit: its effective suit; suits stand apart.
        playable: whether it may be played (or laid away) now.
        face_down: whether the person has laid it aside to be played face down.
        is_new: whether the person has just taken it up.
    """

    number: int
    card: Card
    suit: int
    playable: bool
    face_down: bool = False
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What is known of one seat.

    Attributes:
        seat: the table seat.
        groups: what to say of it, its name left out, by subject: the place at the table, what
            it has called, what it has taken.
        is_marked: whether it is the seat that the deal turns on: who plays alone, who has picked.
    """

    seat: int
    groups: tuple[tuple[Message, ...], ...]
    is_marked: bool = False

    @property
    def words(self) -> tuple[Message, ...]:
        """All there is to say of the seat, its name left out."""
        return tuple(word for group in self.groups for word in group)


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat sees it.

    Attributes:
        title: the deal, what is played, how far it has come.
        seats: every seat at the table, from the person's own on, clockwise.
        hand: the person's cards in the order shown.
        trick: the cards on the table with their seats, in the order played; None while no tricks
            are played.
        leading: whose card takes the trick so far.
        centre: what else lies in the middle of the table, a line each.
        open_hands: hands of others that lie open, sorted.
        points: what the person may know of the points; None where there is nothing to know.
        remarks: what speaks for the hand.
    """

    title: tuple[Message, ...]
    seats: tuple[SeatLine, ...]
    hand: tuple[HandCard, ...]
    trick: tuple[Lying, ...] | None = None
    leading: int | None = None
    centre: tuple[Message, ...] = ()
    open_hands: tuple[tuple[int, tuple[HandCard, ...]], ...] = ()
    points: Message | None = None
    remarks: tuple[Message, ...] = ()


def lying_message(lying: Lying) -> Message:
    """Return a card of a trick with the seat that has played it."""
    seat, card = lying
    if card is None:
        return Message("table.trick_face_down", seat=seat)
    return Message("table.trick_card", seat=seat, card=card)
