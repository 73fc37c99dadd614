"""What is settled before the first action, what a seat holds, and what every phase offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.phased import phases
from wenzel.games.skat.deal import Kind, playing_seats
from wenzel.games.skat.options import SkatOptions


@dataclass(frozen=True, slots=True)
class Setting:
    """House rules, dealer, and what the deal counts."""

    options: SkatOptions
    dealer: int
    stake: int
    kind: Kind

    @property
    def order(self) -> tuple[int, int, int]:
        """The table seats of forehand, middlehand and rearhand."""
        return playing_seats(self.options.players, self.dealer)

    @property
    def forehand(self) -> int:
        """The seat that leads to the first trick."""
        return self.order[0]


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards one seat knows by holding them.

    Attributes:
        hand: what it holds; twelve cards while the skat is taken up.
        laid: what it has laid away itself.
        taken: what it has taken up, until it lays cards away.
    """

    hand: CardSet = NO_CARDS
    laid: CardSet = NO_CARDS
    taken: CardSet = NO_CARDS

    def take(self, cards: CardSet) -> Holding:
        """Return the holding with cards taken up."""
        return Holding(self.hand | cards, taken=cards)

    def lay(self, cards: CardSet) -> Holding:
        """Return the holding with cards laid away."""
        return Holding(self.hand - cards, cards)

    def forget_laid(self) -> Holding:
        """Return the holding after somebody else took up what this seat had laid away."""
        return Holding(self.hand)

    def play(self, card: Card) -> Holding:
        """Return the holding with a card played."""
        return Holding(self.hand.without(card), self.laid)


NOTHING_HELD: Final = Holding()


@dataclass(frozen=True, slots=True)
class Call:
    """One word of the auction: a value named, a value held, or a pass (value 0)."""

    seat: int
    value: int
    held: bool = False


@dataclass(frozen=True, slots=True)
class Bidding:
    """What the auction came to: everything said, and who has to play at which bid."""

    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    bid: int = 0

    def highest_call(self, seat: int) -> int:
        """Return the highest value a seat has named or held, 0 if none."""
        return max((call.value for call in self.calls if call.seat == seat), default=0)


class Phase(phases.Phase[Setting, Holding], Protocol):
    """A stage of a deal."""

    @property
    def bidding(self) -> Bidding:
        """What the auction has come to; while it runs, what was said so far."""

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after an event; what is hidden comes as `Hidden`."""
