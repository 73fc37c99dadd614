"""What is settled before the first action, what a seat holds, and what every phase offers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Protocol

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.phased import phases
from wenzel.games.sheepshead.deal import playing_seats
from wenzel.games.sheepshead.options import SheepsheadOptions


@dataclass(frozen=True, slots=True)
class Setting:
    """House rules, dealer, and what the hand counts.

    Attributes:
        order: the seats that play, from the dealer's left on.
    """

    options: SheepsheadOptions
    dealer: int
    stake: int
    order: tuple[int, ...]

    @classmethod
    def of(cls, options: SheepsheadOptions, dealer: int, stake: int) -> Setting:
        """Return the setting of a hand that `dealer` deals."""
        return cls(options, dealer, stake, playing_seats(options, dealer))

    def after(self, seat: int) -> tuple[int, ...]:
        """Return the other players in the order of the seats after one of them."""
        place = self.order.index(seat)
        return self.order[place + 1 :] + self.order[:place]


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards one seat knows by holding them.

    Attributes:
        hand: what it holds, without an under laid aside.
        buried: what it has buried.
        under: what it has laid face down for the called suit, played or not.
        taken: what it took up from the blind.
        seen: an under that it has won in a trick and looked at.
    """

    hand: CardSet = NO_CARDS
    buried: CardSet = NO_CARDS
    under: Card | None = None
    taken: CardSet = NO_CARDS
    seen: Card | None = None

    def take(self, cards: CardSet) -> Holding:
        """Return the holding with cards taken up."""
        return replace(self, hand=self.hand | cards, taken=cards)

    def bury(self, cards: CardSet) -> Holding:
        """Return the holding with cards buried."""
        return replace(self, hand=self.hand - cards, buried=cards)

    def lay_under(self, card: Card) -> Holding:
        """Return the holding with a card laid face down for the called suit."""
        return replace(self, hand=self.hand.without(card), under=card)

    def look(self, card: Card) -> Holding:
        """Return the holding after looking at an under."""
        return replace(self, seen=card)

    def play(self, card: Card) -> Holding:
        """Return the holding with a card played."""
        return Holding(
            self.hand.without(card), self.buried, self.under, self.taken, self.seen
        )  # fmt: skip


NOTHING_HELD: Final = Holding()


@dataclass(frozen=True, slots=True)
class Picked:
    """What the picker has let be known so far.

    Attributes:
        picker: who took the blind.
        forced: whether he had no choice.
        call: the card whose holder is the partner; None while or where there is none.
        alone: whether the picker has no partner, and everybody knows it.
        sheepshead: whether the picker has undertaken to take every trick.
        has_under: whether a card is laid face down for the called suit.
        doubles: how often the stakes were doubled by cracks and blitzes.
        partners: partners whom everybody knows.
        shown: queens that a blitz has shown, by seat.
    """

    picker: int
    forced: bool = False
    call: Card | None = None
    alone: bool = False
    sheepshead: bool = False
    has_under: bool = False
    doubles: int = 0
    partners: tuple[int, ...] = ()
    shown: tuple[tuple[int, CardSet], ...] = ()

    @property
    def factor(self) -> int:
        """What cracks and blitzes multiply the scores by."""
        return 1 << self.doubles

    def doubled(self) -> Picked:
        """Return the same with the stakes doubled once more."""
        return replace(self, doubles=self.doubles + 1)

    def with_shown(self, seat: int, queens: CardSet) -> Picked:
        """Return the same after a seat has shown two queens."""
        return replace(self, shown=(*self.shown, (seat, queens)))

    def with_partner(self, seat: int) -> Picked:
        """Return the same when everybody has come to know a partner."""
        return self if seat in self.partners else replace(self, partners=(*self.partners, seat))


class Phase(phases.Phase[Setting, Holding], Protocol):
    """A stage of a hand."""

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known; None while or where there is no picker."""

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after an event; what is hidden comes as `Hidden`."""
