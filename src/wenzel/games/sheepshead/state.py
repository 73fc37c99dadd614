"""The whole of a hand, hidden cards and all. Only records, tables and arenas hold one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wenzel.cards import DECK_32, NO_CARDS, CardSet
from wenzel.games.game import Action, Event
from wenzel.games.phased.state import PhasedState
from wenzel.games.sheepshead.actions import (
    BatteryLaid,
    BlindTaken,
    Blitz,
    Bury,
    Dealt,
    LayUnder,
    Play,
    PlayUnder,
    QueensShown,
    Revealed,
    Seated,
    TurnedUp,
    UnderSeen,
)
from wenzel.games.sheepshead.cracking import QUEENS
from wenzel.games.sheepshead.deal import SheepsheadDeal
from wenzel.games.sheepshead.ending import Over
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.phases import advance, begin, playing_of
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.preparing import Burying
from wenzel.games.sheepshead.setting import Holding, Phase
from wenzel.games.sheepshead.trick_order import under_card
from wenzel.games.steps import StepLog


@dataclass(frozen=True, slots=True)
class SheepsheadState(PhasedState[SheepsheadDeal, Phase, Holding, SheepsheadOutcome]):
    """A position of a hand.

    Attributes:
        hands: what each table seat holds, and what it has buried and laid face down.
    """

    game_name: ClassVar[str] = "sheepshead"

    def apply_unchecked(self, action: Action, seat: int | None = None) -> SheepsheadState:
        """Return the state after an action known to be legal."""
        mover = self._mover(seat)
        log = StepLog(self.count, self.phase, advance)
        hands = list(self.hands)
        own = hands[mover]
        match action:
            case Play(card):
                log.add(mover, action)
                hands[mover] = own.play(card)
            case Bury(cards):
                log.add(mover, action, {mover})
                hands[mover] = own.bury(cards)
            case LayUnder(card):
                log.add(mover, action, {mover})
                hands[mover] = own.lay_under(card)
            case Blitz(queens):
                log.add(mover, action)
                log.add(mover, QueensShown(QUEENS[queens]))
            case _:
                log.add(mover, action)
        if isinstance(action, Play | PlayUnder):
            self._look_at_under(log, hands)
            self._turn_up(log, mover, action)
        self._take_blind(log, hands)
        if isinstance(log.phase, Over):
            log.add(None, self._revealed(hands))
        return SheepsheadState(self.deal, log.phase, tuple(hands), tuple(log.events), log.count)

    def _take_blind(self, log: StepLog[Phase], hands: list[Holding]) -> None:
        """Give the seat that is about to bury its part of the blind."""
        phase = log.phase
        if not isinstance(phase, Burying) or hands[phase.seat].taken:
            return
        seat = phase.seat
        cards = self.deal.blind if seat == phase.picked.picker else self.deal.partners_blind
        log.add(seat, BlindTaken(cards), {seat})
        hands[seat] = hands[seat].take(cards)

    def _look_at_under(self, log: StepLog[Phase], hands: list[Holding]) -> None:
        """Let the winner of the trick with the under look at it."""
        playing = playing_of(log.phase)
        if playing is None or playing.call is None or not playing.has_under:
            return
        is_done = not playing.trick.cards
        if not is_done or under_card(playing.call) not in playing.tricks[-1].cards:
            return
        assert playing.picker is not None
        under = hands[playing.picker].under
        assert under is not None
        winner = playing.winner(playing.tricks[-1])
        log.add(winner, UnderSeen(under), {winner})
        hands[winner] = hands[winner].look(under)

    def _turn_up(self, log: StepLog[Phase], seat: int, action: Play | PlayUnder) -> None:
        """Turn up the card that lay under an open card just played from a battery."""
        if self.deal.batteries and isinstance(action, Play):
            row = self.deal.batteries[seat]
            if action.card in row:
                log.add(seat, TurnedUp(self.deal.covered[seat][row.index(action.card)]))

    def _revealed(self, hands: list[Holding]) -> Revealed:
        deal = self.deal
        buried = NO_CARDS
        for holding in hands:
            buried |= holding.buried
        under = next((one.under for one in hands if one.under is not None), None)
        return Revealed(deal.hands, deal.blind, buried, under, deal.partners_blind)

    def holdings(self) -> tuple[CardSet, ...]:
        """Return where the cards are: hands, buries, an under, the blind, and what was played."""
        blind, partners_blind = self.deal.blind, self.deal.partners_blind
        taken = [one.taken for one in self.hands]
        playing = playing_of(self.phase)
        return (
            *(one.hand for one in self.hands),
            *(one.buried for one in self.hands),
            CardSet(one.under for one in self.hands if one.under is not None),
            *(part for part in (blind, partners_blind) if part not in taken),
            *(playing.batteries if playing is not None else ()),
            *(self._covered(seat, playing) for seat in range(len(self.deal.covered))),
            playing.gone & DECK_32 if playing is not None else NO_CARDS,
        )

    def _covered(self, seat: int, playing: Playing | None) -> CardSet:
        """Return the cards of a seat's battery that still lie face down."""
        gone = playing.gone if playing is not None else NO_CARDS
        pairs = zip(self.deal.batteries[seat], self.deal.covered[seat], strict=True)
        return CardSet(below for above, below in pairs if above not in gone)


def start(options: SheepsheadOptions, deal: SheepsheadDeal) -> SheepsheadState:
    """Return the first state of a deal that has been checked."""
    seated = Seated(deal.dealer, deal.stake)
    log = StepLog(1, begin(options, seated), advance)
    for seat in log.phase.setting.order:
        log.add(seat, Dealt(deal.hands[seat]), {seat})
        if deal.batteries:
            log.add(seat, BatteryLaid(CardSet(deal.batteries[seat])))
    events = (Event(0, None, seated), *log.events)
    hands = tuple(Holding(hand) for hand in deal.hands)
    return SheepsheadState(deal, log.phase, hands, events, log.count)
