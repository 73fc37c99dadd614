"""What players do in Skat, and what happens to them: the actions and facts of a deal."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from wenzel.cards import Card, CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import Kind


class Bid(Action, frozen=True):
    """Name a value (middlehand and rearhand; forehand only 18 when both have passed)."""

    value: int


class Hold(Action, frozen=True):
    """Say yes to the value named."""


class Pass(Action, frozen=True):
    """Leave the auction, or say nothing where something might be said."""


class TakeSkat(Action, frozen=True):
    """Take the two cards up; after that it is no hand game."""


class Discard(Action, frozen=True):
    """Lay two cards face down (in a Schieberamsch: pass them on)."""

    cards: CardSet


class Shove(Action, frozen=True):
    """Pass the skat on unseen in a Schieberamsch, which doubles."""


class Announce(Action, frozen=True):
    """Announce the game, complete and final."""

    contract: Contract


class SayKontra(Action, frozen=True, tag="kontra"):
    """Double as a defender."""


class SayRe(Action, frozen=True, tag="re"):
    """Double again as the declarer."""


class Play(Action, frozen=True):
    """Play a card."""

    card: Card


class Concede(Action, frozen=True):
    """Give up."""

    gives_up: ClassVar[bool] = True


class ShowHand(Action, frozen=True):
    """Lay one's cards open as the declarer."""

    gives_up: ClassVar[bool] = True


class Claim(Action, frozen=True):
    """Claim all tricks that are left, to be proved by exhaustive reasoning."""

    gives_up: ClassVar[bool] = True


class Accept(Action, frozen=True):
    """Agree to an offer that would end the play."""


class Decline(Action, frozen=True):
    """Ask to play on."""


class ForfeitReason(Enum):
    """Why a seat lost its game."""

    LEFT = "left"
    TIMEOUT = "timeout"


class Forfeit(Action, frozen=True):
    """Lose by leaving or by running out of time; the table's word, at any time, never a choice."""

    gives_up: ClassVar[bool] = True
    reason: ForfeitReason


class CutShort(Action, frozen=True):
    """End a play in which the announced Schneider or Schwarz has failed (server rule).

    The table's word, between tricks, and never a choice.
    """

    gives_up: ClassVar[bool] = True


class Seated(Fact, frozen=True):
    """The deal begins: who deals, and what kind of deal it is."""

    dealer: int
    stake: int
    kind: Kind


class Dealt(Fact, frozen=True):
    """A seat has got its ten cards."""

    cards: CardSet


class SkatTaken(Fact, frozen=True):
    """A seat sees the two cards it took up."""

    cards: CardSet


class HandShown(Fact, frozen=True):
    """A seat's cards lie open for all."""

    cards: CardSet


class Revealed(Fact, frozen=True):
    """The deal is over and all its cards are open: as dealt, and what lies in the skat now."""

    hands: tuple[CardSet, ...]
    skat: CardSet
    laid: CardSet


ACTIONS = (
    Bid, Hold, Pass, TakeSkat, Discard, Shove, Announce, SayKontra, SayRe, Play, Concede,
    ShowHand, Claim, Accept, Decline, Forfeit, CutShort,
)  # fmt: skip
FACTS = (Seated, Dealt, SkatTaken, HandShown, Revealed)
