"""What one seat knows of a round of Scat: built from an allow-list, with no way to the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.games.game import Event
from wenzel.games.phased.view import PhasedView
from wenzel.games.scat.actions import Dealt, Discard, Draw, Drawn, Seated, Source
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.phases import advance, begin, turns_of
from wenzel.games.scat.setting import Holding, Phase, Setting
from wenzel.games.scat.turns import Turns


@dataclass(frozen=True, slots=True)
class ScatView(PhasedView[ScatOptions, Phase, Holding, ScatOutcome]):
    """What one seat knows.

    Attributes:
        holding: its own cards.
    """

    @property
    def setting(self) -> Setting:
        """Dealer, who is in, and the pennies at the start of the round."""
        return self.phase.setting

    @property
    def turns(self) -> Turns | None:
        """The turns, while they last and as they stood at the end; None while cards are dealt."""
        return turns_of(self.phase)

    @property
    def pennies(self) -> tuple[int | None, ...]:
        """The pennies by seat: 0 for a player on the dole, None for one who is out."""
        outcome = self.outcome
        return self.setting.pennies if outcome is None else outcome.pennies

    @property
    def kitty(self) -> int:
        """The pennies in the kitty."""
        outcome = self.outcome
        return self.setting.kitty if outcome is None else outcome.kitty

    def after(self, event: Event) -> ScatView:
        """Return the view after one more event, given as this seat sees it."""
        what = event.what
        if isinstance(what, Seated):
            return replace(self, public=begin(self.options, what), count=event.n + 1)
        holding = self.holding
        if event.seat == self.seat:
            match what:
                case Dealt(cards):
                    holding = Holding(cards)
                case Drawn(card):
                    holding = holding.draw(card)
                case Draw(Source.DISCARD):
                    holding = self._with_top(holding)
                case Discard(card):
                    holding = holding.discard(card)
        public = advance(self.phase, event.seat, what)
        return replace(self, holding=holding, public=public, count=event.n + 1)

    def _with_top(self, holding: Holding) -> Holding:
        """Return a holding with the top of the discard pile, which lies open for all."""
        turns = self.turns
        return holding.draw(turns.pile[-1]) if turns is not None else holding
