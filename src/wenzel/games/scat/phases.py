"""How a round moves from phase to phase: one road for states, views and folded events."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import unexpected
from wenzel.games.scat.actions import Dealt, Revealed, Seated
from wenzel.games.scat.ending import Over
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome, decide
from wenzel.games.scat.setting import Holding, Phase, Setting
from wenzel.games.scat.turns import Dealing, Turns
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Finished:
    """The round is settled and all hands are open."""

    over: Over
    revealed: Revealed
    outcome: ScatOutcome

    @property
    def setting(self) -> Setting:
        """What was settled before."""
        return self.over.setting

    @property
    def current_player(self) -> None:
        """Nobody."""
        return

    def legal(self, _seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return nothing: the round is over."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: Holding) -> Message:
        """Say that the round is over."""
        return Message("refused.deal_over", action=action.line)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Refuse: nothing comes after the end."""
        raise unexpected(what)


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


def position_text(phase: Phase, count: int) -> str:
    """Return where a round stands, from public knowledge alone, for error texts."""
    name = type(phase).__name__.lower()
    mover = phase.current_player
    return f"scat {name}, event {count}" + ("" if mover is None else f", seat {mover} on move")
