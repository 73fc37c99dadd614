"""How Scat is talked about at the table; see `wenzel.terminal.parlance.Parlance`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.games.game import Action, Event, Outcome
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.scat.events import tell
from wenzel.telling.scat.knowledge import last_turns, turn_message
from wenzel.telling.scat.scores import closing_messages, sheet_of, standing_message
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.intents import Intent
from wenzel.terminal.parlance import Pace
from wenzel.terminal.scat.choices import command_for, prompt, question_before
from wenzel.terminal.scat.help import help_lines
from wenzel.terminal.scat.reading import read
from wenzel.terminal.scat.scene import scene_of
from wenzel.terminal.scene import Scene

_PACE: Final = Pace({"told.turn": "turns"})


class ScatParlance:
    """Draw and throw, or knock; a match for pennies."""

    pace = _PACE
    deals = None

    def scene(self, view: ScatView, number: int) -> Scene:
        """Return what can be seen."""
        return scene_of(view, number)

    def tell(self, event: Event, before: ScatView, after: ScatView) -> tuple[Message, ...]:
        """Return what to say of an event."""
        return tell(event, before, after)

    def watching(self, view: ScatView) -> Message | None:
        """Return that a person who is out watches the others."""
        return None if view.seat in view.setting.order else Message("table.you_are_out")

    def last(self, view: ScatView) -> Message:
        """Return what everybody took and threw last."""
        latest = {} if view.turns is None else last_turns(view.turns)
        if not latest:
            return Message("table.no_last_turn")
        turns = tuple(
            Message("told.turn", seat=seat, turn=turn_message(turn))
            for seat, turn in latest.items()
        )
        return Message("table.last_turns", turns=turns)

    def course(self, view: ScatView) -> tuple[Message, ...]:
        """Return what everybody took and threw, turn by turn."""
        turns = view.turns
        if turns is None or not turns.history:
            return (Message("table.no_turns"),)
        return tuple(
            Message("told.turn", seat=turn.seat, turn=turn_message(turn)) for turn in turns.history
        )

    def forced(self, view: ScatView) -> Action | None:
        """Return nothing: there is always more than one way to take a turn."""
        return None

    def prompt(self, view: ScatView) -> Message:
        """Return the question to answer."""
        return prompt(view)

    def offers(self, view: ScatView) -> None:
        """Return nothing: the question holds all there is to choose from."""
        return

    def offers_asked_for(self, view: ScatView) -> None:
        """Return nothing, likewise."""
        return

    def also_possible(self, view: ScatView) -> tuple[Message, ...]:
        """Return nothing, likewise."""
        return ()

    def read(self, line: str, view: ScatView, speaker: Speaker) -> Intent:
        """Return what a line means."""
        return read(line, view, speaker)

    def question_before(self, action: Action, view: ScatView) -> Message | None:
        """Return what to ask before a knock or a hand laid open."""
        return question_before(action, view)

    def command_for(self, action: Action, speaker: Speaker) -> str:
        """Return what is typed to do an action."""
        return command_for(action, speaker)

    def help_lines(self, view: ScatView, speaker: Speaker) -> tuple[Message, ...]:
        """Return what can be typed, what hands are worth, and who loses."""
        return help_lines(view, speaker)

    def help_before_yes_or_no(self) -> Message:
        """Return what can be typed at a yes-or-no question."""
        return Message("help.scat_yes_or_no")

    def standing(self, match: ScatMatch, seat: int) -> tuple[Message, ...]:
        """Return the pennies of all, or the points."""
        return (standing_message(match, seat),)

    def closing(self, match: ScatMatch, lot: int | str) -> tuple[Message, ...]:
        """Return who has won."""
        return closing_messages(match)

    def question_at_the_end(self) -> Message:
        """Return what to ask when the match is over."""
        return Message("table.match_over")

    def sheet(self, match: ScatMatch, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
        """Return the list of the rounds."""
        return sheet_of(match, outcomes)
