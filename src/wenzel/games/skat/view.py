"""What one seat knows of a deal of Skat: built from an allow-list, with no way to the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.cards import CardSet
from wenzel.games.game import Action, Event
from wenzel.games.skat.actions import Dealt, Discard, Play, Seated, SkatTaken, TakeSkat
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.ending import Over
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.phases import Finished, advance, begin, legal_actions
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import NOTHING_HELD, Bidding, Holding, Phase, Setting


@dataclass(frozen=True, slots=True)
class SkatView:
    """What one seat knows.

    Attributes:
        options: the house rules.
        seat: whose view it is.
        holding: its own cards, and what it has laid away itself.
        public: the phase, which is public knowledge; None before the deal.
        count: how many events there have been.
    """

    options: SkatOptions
    seat: int
    holding: Holding = NOTHING_HELD
    public: Phase | None = None
    count: int = 0

    @property
    def phase(self) -> Phase:
        """The phase of the deal.

        Raises:
            RuntimeError: the first event has not come yet.
        """
        if self.public is None:
            raise RuntimeError("a blank view has no phase: no event has come yet")
        return self.public

    @property
    def setting(self) -> Setting:
        """Dealer, seats in playing order, and what the deal counts."""
        return self.phase.setting

    @property
    def hand(self) -> CardSet:
        """The cards this seat holds."""
        return self.holding.hand

    @property
    def current_player(self) -> int | None:
        """The seat on move, None at the end."""
        return self.phase.current_player

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        return legal_actions(self.phase, self.seat, self.holding)

    @property
    def playing(self) -> Playing | None:
        """The play, while it lasts and after it; None before it and where there was none."""
        phase = self.phase
        if isinstance(phase, Finished):
            phase = phase.over
        if isinstance(phase, Over):
            return phase.playing
        return phase if isinstance(phase, Playing) else None

    @property
    def bidding(self) -> Bidding:
        """What the auction has come to; while it runs, what was said so far."""
        return self.phase.bidding

    @property
    def declarer(self) -> int | None:
        """The declarer, None while there is none."""
        return self.bidding.declarer

    @property
    def contract(self) -> Contract | None:
        """What is played, None before the announcement."""
        playing = self.playing
        return playing.contract if playing is not None else None

    @property
    def outcome(self) -> SkatOutcome | None:
        """How the deal ended, None before its end."""
        return self.phase.outcome if isinstance(self.phase, Finished) else None

    def after(self, event: Event) -> SkatView:
        """Return the view after one more event, given as this seat sees it."""
        what = event.what
        if isinstance(what, Seated):
            return replace(self, public=begin(self.options, what), count=event.n + 1)
        holding = self.holding
        if isinstance(what, TakeSkat):
            holding = holding.forget_laid()
        if event.seat == self.seat:
            match what:
                case Dealt(cards):
                    holding = Holding(cards)
                case SkatTaken(cards):
                    holding = holding.take(cards)
                case Discard(cards):
                    holding = holding.lay(cards)
                case Play(card):
                    holding = holding.play(card)
        public = advance(self.phase, event.seat, what)
        return replace(self, holding=holding, public=public, count=event.n + 1)
