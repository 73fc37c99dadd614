"""What one seat knows of a hand of Sheepshead: built from an allow-list, no way to the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.cards import Card
from wenzel.games.game import Event
from wenzel.games.phased.view import PhasedView
from wenzel.games.sheepshead.actions import (
    BlindTaken,
    Bury,
    Dealt,
    LayUnder,
    Play,
    Seated,
    UnderSeen,
)
from wenzel.games.sheepshead.cracking import is_on_pickers_side
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.phases import advance, begin, playing_of
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting


@dataclass(frozen=True, slots=True)
class SheepsheadView(PhasedView[SheepsheadOptions, Phase, Holding, SheepsheadOutcome]):
    """What one seat knows.

    Attributes:
        holding: its own cards, what it has buried and laid face down, and an under it has seen.
    """

    @property
    def setting(self) -> Setting:
        """Dealer, seats in playing order, and what the hand counts."""
        return self.phase.setting

    @property
    def playing(self) -> Playing | None:
        """The play, while it lasts and after it; None before it and where there was none."""
        return playing_of(self.phase)

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known; None while or where there is no picker."""
        return self.phase.picked

    @property
    def picker(self) -> int | None:
        """The picker, None while or where there is none."""
        return self.picked.picker if self.picked is not None else None

    @property
    def call(self) -> Card | None:
        """The card whose holder is the partner, None while or where there is none."""
        return self.picked.call if self.picked is not None else None

    @property
    def alone(self) -> bool:
        """Whether the picker plays without a partner, and everybody knows it."""
        return self.picked is not None and self.picked.alone

    @property
    def partner(self) -> int | None:
        """The picker's partner as far as this seat knows: itself, or whom everybody knows."""
        picked = self.picked
        if picked is None:
            return None
        playing = self.playing
        known = playing.known_partners if playing is not None else picked.partners
        if self.seat in known or (self.seat != picked.picker and self._holds_partner_card(picked)):
            return self.seat
        return known[0] if known else None

    def _holds_partner_card(self, picked: Picked) -> bool:
        called = picked.call is not None
        return called and is_on_pickers_side(self.options, picked, self.seat, self.holding)

    def after(self, event: Event) -> SheepsheadView:
        """Return the view after one more event, given as this seat sees it."""
        what = event.what
        if isinstance(what, Seated):
            return replace(self, public=begin(self.options, what), count=event.n + 1)
        holding = self.holding
        if event.seat == self.seat:
            match what:
                case Dealt(cards):
                    holding = Holding(cards)
                case BlindTaken(cards):
                    holding = holding.take(cards)
                case Bury(cards):
                    holding = holding.bury(cards)
                case LayUnder(card):
                    holding = holding.lay_under(card)
                case UnderSeen(card):
                    holding = holding.look(card)
                case Play(card):
                    holding = holding.play(card)
        public = advance(self.phase, event.seat, what)
        return replace(self, holding=holding, public=public, count=event.n + 1)
