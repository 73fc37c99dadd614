"""How a round moves from phase to phase: one road for states, views and folded events."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.phased.phases import Settled
from wenzel.games.refusals import unexpected
from wenzel.games.scat.actions import Dealt, Revealed, Seated
from wenzel.games.scat.ending import Over
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome, decide
from wenzel.games.scat.setting import Phase, Setting
from wenzel.games.scat.turns import Dealing, Turns


@dataclass(frozen=True, slots=True)
class Finished(Settled[Over, Revealed, ScatOutcome]):
    """The round is settled and all hands are open."""

    @property
    def setting(self) -> Setting:
        """What was settled before."""
        return self.over.setting


def begin(options: ScatOptions, seated: Seated) -> Phase:
    """Return the first phase of a round."""
    return Dealing(Setting(options, seated.dealer, seated.pennies, seated.kitty))


def advance(phase: Phase, seat: int | None, what: Action | Fact) -> Phase:
    """Return the phase after a public event, or after a private one as others see it."""
    if isinstance(what, Dealt) or (isinstance(what, Hidden) and what.kind == "dealt"):
        return phase
    if isinstance(what, Revealed):
        if not isinstance(phase, Over):
            raise unexpected(what)
        return Finished(phase, what, decide(phase, what))
    return phase.after(seat, what)


def turns_of(phase: Phase) -> Turns | None:
    """Return the turns of a round, while they last and as they stood at its end."""
    if isinstance(phase, Finished):
        phase = phase.over
    if isinstance(phase, Over):
        return phase.turns
    return phase if isinstance(phase, Turns) else None
