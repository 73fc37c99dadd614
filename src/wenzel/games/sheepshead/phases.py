"""How a hand moves from phase to phase: one road for states, views and folded events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.phased.phases import Settled
from wenzel.games.refusals import unexpected
from wenzel.games.sheepshead.actions import BlindTaken, Dealt, Revealed, Seated, UnderSeen
from wenzel.games.sheepshead.ending import Over
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome, decide
from wenzel.games.sheepshead.picking import begin_picking
from wenzel.games.sheepshead.play import Kind, Playing, begin_play
from wenzel.games.sheepshead.setting import Phase, Picked, Setting

_PRIVATE: Final = frozenset({"dealt", "blind_taken", "under_seen"})
"""Facts that move no phase: only a seat's own cards change, or what it has seen."""


@dataclass(frozen=True, slots=True)
class Finished(Settled[Over, Revealed, SheepsheadOutcome]):
    """The hand is settled and all its cards are open."""

    @property
    def setting(self) -> Setting:
        """What was settled before."""
        return self.over.setting

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known."""
        return self.over.picked


def begin(options: SheepsheadOptions, seated: Seated) -> Phase:
    """Return the first phase of a hand."""
    setting = Setting.of(options, seated.dealer, seated.stake)
    if options.form.has_pick:
        return begin_picking(setting)
    return begin_play(setting, Kind.DUEL if options.form.battery else Kind.QUEENS)


def advance(phase: Phase, seat: int | None, what: Action | Fact) -> Phase:
    """Return the phase after a public event, or after a private one as others see it."""
    if isinstance(what, Dealt | BlindTaken | UnderSeen):
        return phase
    if isinstance(what, Hidden) and what.kind in _PRIVATE:
        return phase
    if isinstance(what, Revealed):
        if not isinstance(phase, Over):
            raise unexpected(what)
        return Finished(phase, what, decide(phase, what))
    return phase.after(seat, what)


def playing_of(phase: Phase) -> Playing | None:
    """Return the play, while it lasts and after it; None before it and where there was none."""
    if isinstance(phase, Finished):
        phase = phase.over
    if isinstance(phase, Over):
        return phase.playing
    return phase if isinstance(phase, Playing) else None
