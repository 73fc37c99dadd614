"""What is settled before the first action, what a seat holds, and what every phase offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.phased import phases
from wenzel.games.scat.deal import seats_in_order
from wenzel.games.scat.options import ScatOptions


@dataclass(frozen=True, slots=True)
class Setting:
    """House rules, dealer, and the pennies at the start of the round.

    Attributes:
        pennies: by seat; 0 for a player on the dole, None for one who is out.
    """

    options: ScatOptions
    dealer: int
    pennies: tuple[int | None, ...]
    kitty: int

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that are in, clockwise from the dealer's left, who begins."""
        return seats_in_order(self.pennies, self.dealer)


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards one seat knows by holding them.

    Attributes:
        hand: three cards, four between drawing and discarding, none for a seat that is out.
        drawn: the card it has just drawn and may lay away now; None when it is not discarding.
    """

    hand: CardSet = NO_CARDS
    drawn: Card | None = None

    def draw(self, card: Card) -> Holding:
        """Return the holding with a card drawn."""
        return Holding(self.hand.with_card(card), card)

    def discard(self, card: Card) -> Holding:
        """Return the holding with a card laid away."""
        return Holding(self.hand.without(card))


NOTHING_HELD: Final = Holding()

Phase: TypeAlias = phases.Phase[Setting, Holding]
"""A stage of a round."""
