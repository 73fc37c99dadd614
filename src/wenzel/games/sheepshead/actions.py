"""What players do in Sheepshead, and what happens to them: the actions and facts of a hand."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Fact


class Pick(Action, frozen=True):
    """Take the blind up, and play against the others."""


class Pass(Action, frozen=True):
    """Leave the blind to the next, or say nothing where something might be said."""


class AskRedeal(Action, frozen=True):
    """Ask for a new deal with a hand without anything in it."""

    gives_up: ClassVar[bool] = True


class Bury(Action, frozen=True):
    """Lay as many cards face down as were taken up; their points are the picker's side's."""

    cards: CardSet


class Call(Action, frozen=True):
    """Name the card whose holder is the partner.

    Attributes:
        card: an ace, a ten or a jack.
        under: whether the picker has no card of the suit, and lays one face down for it.
    """

    card: Card
    under: bool = False


class Alone(Action, frozen=True):
    """Play without a partner, openly."""


class CallSheepshead(Action, frozen=True):
    """Play without a partner for every trick, at double the price of no trick (A2.14)."""


class LayUnder(Action, frozen=True):
    """Lay a card face down, to stand for the called suit."""

    card: Card


class Crack(Action, frozen=True):
    """Double as an opponent who was not offered the blind."""


class Recrack(Action, frozen=True):
    """Double again as the picker or his partner."""


class CrackAgain(Action, frozen=True):
    """Double for a third time, as an opponent."""


class Queens(Enum):
    """Two queens of one colour."""

    BLACK = "black"
    RED = "red"


class Blitz(Action, frozen=True):
    """Show both queens of a colour, which doubles (a blitz)."""

    queens: Queens


class Play(Action, frozen=True):
    """Play a card."""

    card: Card


class PlayUnder(Action, frozen=True):
    """Play the card that was laid face down, which stays face down."""


class BatteryLaid(Fact, frozen=True):
    """A seat's open cards lie on the table, each over a face-down one (two players)."""

    cards: CardSet


class TurnedUp(Fact, frozen=True):
    """A face-down card of a seat's battery is turned up: the card over it has been played."""

    card: Card


class Seated(Fact, frozen=True):
    """The hand begins: who deals, and what the scores are multiplied by."""

    dealer: int
    stake: int


class Dealt(Fact, frozen=True):
    """A seat has got its cards."""

    cards: CardSet


class BlindTaken(Fact, frozen=True):
    """A seat sees the cards it took up."""

    cards: CardSet


class QueensShown(Fact, frozen=True):
    """Two queens of a seat lie open for a moment."""

    cards: CardSet


class UnderSeen(Fact, frozen=True):
    """The winner of a trick looks at the card that was played face down."""

    card: Card


class Revealed(Fact, frozen=True):
    """The hand is over and all its cards are open.

    Attributes:
        hands: as dealt, by table seat.
        blind: as dealt.
        buried: what was buried; nothing if nobody picked.
        under: what was laid face down for the called suit.
        partners_blind: the part of the blind that was dealt for the next player.
    """

    hands: tuple[CardSet, ...]
    blind: CardSet
    buried: CardSet
    under: Card | None = None
    partners_blind: CardSet = NO_CARDS


ACTIONS = (
    Pick, Pass, AskRedeal, Bury, Call, Alone, CallSheepshead, LayUnder, Crack, Recrack,
    CrackAgain, Blitz, Play, PlayUnder,
)  # fmt: skip
FACTS = (
    Seated, Dealt, BatteryLaid, TurnedUp, BlindTaken, QueensShown, UnderSeen, Revealed,
)  # fmt: skip
