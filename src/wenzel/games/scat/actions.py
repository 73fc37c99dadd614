"""What players do in Scat, and what happens to them: the actions and facts of a round."""

from __future__ import annotations

from enum import Enum

from wenzel.cards import Card, CardSet
from wenzel.games.game import Action, Fact


class Source(Enum):
    """Where a card is drawn from."""

    STOCK = "stock"
    DISCARD = "discard"
    """The top card of the discard pile."""


class Draw(Action, frozen=True):
    """Take the top card of the stock or of the discard pile."""

    source: Source


class Discard(Action, frozen=True):
    """Lay one card face up on the discard pile, which ends the turn."""

    card: Card


class Knock(Action, frozen=True):
    """Keep the hand instead of drawing: everybody else has one more turn."""


class ThrowDown(Action, frozen=True):
    """Lay the hand open as it was dealt: all hands count as they are."""


class Stand(Action, frozen=True):
    """Keep the hand instead of a last turn."""


class Seated(Fact, frozen=True):
    """The round begins: who deals, and how many pennies there are.

    Attributes:
        pennies: by seat; 0 for a player on the dole, None for one who is out.
    """

    dealer: int
    pennies: tuple[int | None, ...]
    kitty: int


class Dealt(Fact, frozen=True):
    """A seat has got its three cards."""

    cards: CardSet


class TurnedUp(Fact, frozen=True):
    """The first card of the discard pile lies face up."""

    card: Card


class Drawn(Fact, frozen=True):
    """A seat sees the card it has drawn from the stock."""

    card: Card


class Reshuffled(Fact, frozen=True):
    """The discard pile under its top card has been shuffled and is the new stock."""

    count: int


class ThirtyOne(Fact, frozen=True):
    """A seat has 31 and shows it, which ends the round."""

    cards: CardSet


class Revealed(Fact, frozen=True):
    """The round is over and all hands lie open, by seat."""

    hands: tuple[CardSet, ...]


ACTIONS = (Draw, Discard, Knock, ThrowDown, Stand)
FACTS = (Seated, Dealt, TurnedUp, Drawn, Reshuffled, ThirtyOne, Revealed)
