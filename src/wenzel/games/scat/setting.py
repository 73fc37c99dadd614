"""What is settled before the first action, what a seat holds, and what every phase offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Fact
from wenzel.games.scat.deal import seats_in_order
from wenzel.games.scat.options import ScatOptions
from wenzel.messages import Message


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


class Phase(Protocol):
    """A stage of a round: public knowledge only, moved on by public events only.

    Whatever a seat's own cards decide comes in as its `Holding`. So a state, a view and a view
    folded from events run through the very same code, and nothing hidden can get into a phase.
    """

    @property
    def setting(self) -> Setting:
        """What was settled before."""

    @property
    def current_player(self) -> int | None:
        """The seat on move."""

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what a seat with this holding may do."""

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action that is not legal is not."""

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after an event; what is hidden comes as `Hidden`."""
