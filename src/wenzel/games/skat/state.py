"""The whole of a deal, hidden cards and all. Only records, tables and arenas hold one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from wenzel.cards import NO_CARDS, CardSet
from wenzel.games.game import Action, Event
from wenzel.games.phased.state import PhasedState
from wenzel.games.skat.actions import (
    Announce,
    Claim,
    CutShort,
    Dealt,
    Discard,
    Forfeit,
    HandShown,
    Play,
    Revealed,
    Seated,
    ShowHand,
    SkatTaken,
    TakeSkat,
)
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.ending import Over
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.phases import (
    advance,
    begin,
    legal_actions,
    may_claim,
    may_cut_short,
    playing_of,
)
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Holding, Phase
from wenzel.games.steps import StepLog


@dataclass(frozen=True, slots=True)
class SkatState(PhasedState[SkatDeal, Phase, Holding, SkatOutcome]):
    """A position of a deal.

    Attributes:
        hands: what each table seat holds and has laid away.
        skat: the cards that lie face down.
    """

    game_name: ClassVar[str] = "skat"

    skat: CardSet

    def _choices(self, seat: int) -> tuple[Action, ...]:
        return legal_actions(self.phase, seat, self.hands[seat])

    def _allows(self, action: Action, seat: int) -> bool:
        if isinstance(action, Forfeit):
            return not self.is_terminal and seat in self.phase.setting.order
        if isinstance(action, Claim):
            return may_claim(self.phase, seat, self.hands[seat])
        if isinstance(action, CutShort):
            return may_cut_short(self.phase)
        return action in self.phase.legal(seat, self.hands[seat])

    def apply_unchecked(self, action: Action, seat: int | None = None) -> SkatState:
        """Return the state after an action known to be legal."""
        mover = self._mover(seat)
        log = StepLog(self.count, self.phase, advance)
        hands = list(self.hands)
        own = hands[mover]
        skat = self.skat
        match action:
            case TakeSkat():
                log.add(mover, action)
                log.add(mover, SkatTaken(skat), {mover})
                hands = [holding.forget_laid() for holding in hands]
                own, skat = own.take(skat), NO_CARDS
            case Discard(cards):
                log.add(mover, action, {mover})
                own, skat = own.lay(cards), cards
            case Play(card):
                log.add(mover, action)
                own = own.play(card)
            case Announce(contract):
                log.add(mover, action)
                if contract.ouvert and isinstance(log.phase, Playing):
                    log.add(mover, HandShown(own.hand))
            case ShowHand():
                log.add(mover, action)
                log.add(mover, HandShown(own.hand))
            case _:
                log.add(mover, action)
        hands[mover] = own
        if isinstance(log.phase, Over):
            # What a declarer took up and never laid away again counts as his skat.
            laid = skat if skat else self.deal.skat
            log.add(None, Revealed(self.deal.hands, self.deal.skat, laid))
        return SkatState(self.deal, log.phase, tuple(hands), tuple(log.events), log.count, skat)

    def holdings(self) -> tuple[CardSet, ...]:
        """Return where the 32 cards are: each hand, the skat, and what has been played."""
        held = (*(holding.hand for holding in self.hands), self.skat)
        playing = playing_of(self.phase)
        return (*held, playing.played if playing is not None else NO_CARDS)


def start(options: SkatOptions, deal: SkatDeal) -> SkatState:
    """Return the first state of a deal that has been checked."""
    seated = Seated(deal.dealer, deal.stake, deal.kind)
    log = StepLog(1, begin(options, seated), advance)
    for seat in log.phase.setting.order:
        log.add(seat, Dealt(deal.hands[seat]), {seat})
    events = (Event(0, None, seated), *log.events)
    hands = tuple(Holding(hand) for hand in deal.hands)
    return SkatState(deal, log.phase, hands, events, log.count, deal.skat)
