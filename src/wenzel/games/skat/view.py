"""What one seat knows of a deal of Skat: built from an allow-list, with no way to the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.games.game import Action, Event
from wenzel.games.phased.view import PhasedView
from wenzel.games.skat.actions import Dealt, Discard, Play, Seated, SkatTaken, TakeSkat
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.phases import advance, begin, legal_actions, playing_of
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting


@dataclass(frozen=True, slots=True)
class SkatView(PhasedView[SkatOptions, Phase, Holding, SkatOutcome]):
    """What one seat knows.

    Attributes:
        holding: its own cards, and what it has laid away itself.
    """

    @property
    def setting(self) -> Setting:
        """Dealer, seats in playing order, and what the deal counts."""
        return self.phase.setting

    @property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        return legal_actions(self.phase, self.seat, self.holding)

    @property
    def playing(self) -> Playing | None:
        """The play, while it lasts and after it; None before it and where there was none."""
        return playing_of(self.phase)

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
