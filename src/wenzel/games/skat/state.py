"""The whole of a deal, hidden cards and all. Only records, tables and arenas hold one."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.cards import NO_CARDS, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action, Event
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
    Finished,
    advance,
    begin,
    legal_actions,
    may_claim,
    may_cut_short,
    position_text,
)
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Holding, Phase
from wenzel.games.steps import StepLog
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class SkatState:
    """A position of a deal.

    Attributes:
        deal: the cards as dealt.
        phase: everything public.
        hands: what each table seat holds and has laid away.
        skat: the cards that lie face down.
        events: what happened since the state before.
        count: how many events there have been in all.
    """

    deal: SkatDeal
    phase: Phase
    hands: tuple[Holding, ...]
    skat: CardSet
    events: tuple[Event, ...]
    count: int

    @property
    def current_player(self) -> int | None:
        """The seat on move, None at the end."""
        return self.phase.current_player

    @property
    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return isinstance(self.phase, Finished)

    @property
    def outcome(self) -> SkatOutcome | None:
        """How the deal ended, None before its end."""
        return self.phase.outcome if isinstance(self.phase, Finished) else None

    @property
    def returns(self) -> tuple[int, ...]:
        """The score of each table seat; zeros before the end."""
        outcome = self.outcome
        return outcome.returns if outcome is not None else (0,) * len(self.hands)

    @property
    def position(self) -> str:
        """Where the deal stands, in words that give nothing hidden away."""
        return position_text(self.phase, self.count)

    def legal_actions(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return what a seat (by default the one on move) may do now."""
        seat = self.current_player if seat is None else seat
        return () if seat is None else legal_actions(self.phase, seat, self.hands[seat])

    def apply(self, action: Action, seat: int | None = None) -> SkatState:
        """Return the state after a legal action.

        Raises:
            IllegalActionError: the rules forbid it; the message says which rule.
        """
        mover = self._mover(seat)
        if not self._is_legal(action, mover):
            raise IllegalActionError(
                self.phase.refusal(mover, action, self.hands[mover]), where=self.position
            )
        return self.apply_unchecked(action, mover)

    def _mover(self, seat: int | None) -> int:
        if seat is None:
            seat = self.current_player
        if seat is None:
            return 0
        if not 0 <= seat < len(self.hands):
            raise IllegalActionError(
                Message("refused.no_such_seat", number=seat), where=self.position
            )
        return seat

    def _is_legal(self, action: Action, seat: int) -> bool:
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
        return SkatState(self.deal, log.phase, tuple(hands), skat, tuple(log.events), log.count)

    def holdings(self) -> tuple[CardSet, ...]:
        """Return where the 32 cards are: each hand, the skat, and what has been played."""
        held = (*(holding.hand for holding in self.hands), self.skat)
        phase = self.phase
        if isinstance(phase, Finished):
            phase = phase.over
        playing = phase.playing if isinstance(phase, Over) else phase
        played = playing.played if isinstance(playing, Playing) else NO_CARDS
        return (*held, played)


def start(options: SkatOptions, deal: SkatDeal) -> SkatState:
    """Return the first state of a deal that has been checked."""
    seated = Seated(deal.dealer, deal.stake, deal.kind)
    log = StepLog(1, begin(options, seated), advance)
    for seat in log.phase.setting.order:
        log.add(seat, Dealt(deal.hands[seat]), {seat})
    events = (Event(0, None, seated), *log.events)
    hands = tuple(Holding(hand) for hand in deal.hands)
    return SkatState(deal, log.phase, hands, deal.skat, events, log.count)
