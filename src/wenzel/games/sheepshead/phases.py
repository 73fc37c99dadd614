"""How a hand moves from phase to phase: one road for states, views and folded events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import unexpected
from wenzel.games.sheepshead.actions import BlindTaken, Dealt, Revealed, Seated, UnderSeen
from wenzel.games.sheepshead.ending import Over
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome, decide
from wenzel.games.sheepshead.picking import begin_picking
from wenzel.games.sheepshead.play import Kind, Playing, begin_play
from wenzel.games.sheepshead.setting import Holding, Phase, Picked, Setting
from wenzel.messages import Message

_PRIVATE: Final = frozenset({"dealt", "blind_taken", "under_seen"})
"""Facts that move no phase: only a seat's own cards change, or what it has seen."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The hand is settled and all its cards are open."""

    over: Over
    revealed: Revealed
    outcome: SheepsheadOutcome

    @property
    def setting(self) -> Setting:
        """What was settled before."""
        return self.over.setting

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known."""
        return self.over.picked

    @property
    def current_player(self) -> None:
        """Nobody."""
        return

    def legal(self, _seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return nothing: the hand is over."""
        return ()

    def refusal(self, _seat: int, action: Action, _holding: Holding) -> Message:
        """Say that the hand is over."""
        return Message("refused.deal_over", action=action.line)

    def after(self, _seat: int | None, what: Action | Fact) -> Phase:
        """Refuse: nothing comes after the end."""
        raise unexpected(what)


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


def position_text(phase: Phase, count: int) -> str:
    """Return where a hand stands, from public knowledge alone, for error texts."""
    name = type(phase).__name__.lower()
    mover = phase.current_player
    on_move = "" if mover is None else f", seat {mover} on move"
    return f"sheepshead {name}, event {count}{on_move}"
