"""The whole of a round, hidden cards and all. Only records, tables and arenas hold one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wenzel.cards import Card, CardSet
from wenzel.games.game import Action, Event
from wenzel.games.phased.state import PhasedState
from wenzel.games.scat.actions import (
    Dealt,
    Discard,
    Draw,
    Drawn,
    Reshuffled,
    Revealed,
    Seated,
    Source,
    ThirtyOne,
    TurnedUp,
)
from wenzel.games.scat.deal import ScatDeal, new_stock
from wenzel.games.scat.ending import Over
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.phases import advance, begin, turns_of
from wenzel.games.scat.setting import Holding, Phase
from wenzel.games.scat.turns import Turns
from wenzel.games.scat.values import THIRTY_ONE, half_points
from wenzel.games.steps import StepLog


@dataclass(frozen=True, slots=True)
class ScatState(PhasedState[ScatDeal, Phase, Holding, ScatOutcome]):
    """A position of a round.

    Attributes:
        hands: what each table seat holds; nothing for one that is out.
        stock: the stock, its top card first.
    """

    game_name: ClassVar[str] = "scat"

    stock: tuple[Card, ...]

    def apply_unchecked(self, action: Action, seat: int | None = None) -> ScatState:
        """Return the state after an action known to be legal."""
        mover = self._mover(seat)
        own, stock = self.hands[mover], self.stock
        log = _Log(self.count, self.phase, advance)
        match action:
            case Draw(Source.STOCK):
                log.add(mover, action)
                log.add(mover, Drawn(stock[0]), {mover})
                own, stock = own.draw(stock[0]), stock[1:]
            case Draw(Source.DISCARD):
                assert isinstance(self.phase, Turns)
                own = own.draw(self.phase.pile[-1])
                log.add(mover, action)
            case Discard(card):
                own = own.discard(card)
                log.add(mover, action)
                log.add_thirty_one(mover, own.hand)
            case _:
                log.add(mover, action)
        hands = (*self.hands[:mover], own, *self.hands[mover + 1 :])
        phase = log.phase
        if isinstance(phase, Turns) and phase.needs_stock:
            stock = new_stock(phase.pile, self.deal.lot, phase.reshuffles + 1)
            log.add(None, Reshuffled(len(stock)))
        return log.state(self.deal, hands, stock)

    def holdings(self) -> tuple[CardSet, ...]:
        """Return where the 52 cards are: each hand, the stock, and the discard pile."""
        turns = turns_of(self.phase)
        pile = turns.pile if turns is not None else ()
        return (*(holding.hand for holding in self.hands), CardSet(self.stock), CardSet(pile))


class _Log(StepLog[Phase]):
    """The log of a step, which shows a 31 and opens the hands at the end."""

    def add_thirty_one(self, seat: int, hand: CardSet) -> None:
        """Let a seat show 31 if it has it."""
        if half_points(self.phase.setting.options)[hand.bits] == THIRTY_ONE:
            self.add(seat, ThirtyOne(hand))

    def state(
        self, deal: ScatDeal, hands: tuple[Holding, ...], stock: tuple[Card, ...]
    ) -> ScatState:
        """Return the state after the step, all hands laid open if the round is over."""
        if isinstance(self.phase, Over):
            self.add(None, Revealed(tuple(holding.hand for holding in hands)))
        return ScatState(deal, self.phase, hands, tuple(self.events), self.count, stock)


def start(options: ScatOptions, deal: ScatDeal) -> ScatState:
    """Return the first state of a deal that has been checked; with a 31 dealt it is the last."""
    seated = Seated(deal.dealer, deal.pennies, deal.kitty)
    log = _Log(1, begin(options, seated), advance)
    log.events.append(Event(0, None, seated))
    hands = deal.hands
    for seat in deal.order:
        log.add(seat, Dealt(hands[seat]), {seat})
    log.add(None, TurnedUp(deal.upcard))
    for seat in deal.order:
        log.add_thirty_one(seat, hands[seat])
    return log.state(deal, tuple(map(Holding, hands)), deal.stock)
