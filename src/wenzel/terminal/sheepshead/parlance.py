"""How Sheepshead is talked about at the table; see `wenzel.terminal.parlance.Parlance`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.games.game import Action, Event, Outcome
from wenzel.games.sheepshead.series import Series
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheepshead.events import tell
from wenzel.telling.sheepshead.knowledge import stand_in
from wenzel.telling.sheepshead.scores import closing_messages, sheet_of
from wenzel.telling.sheet import SheetLine, scores_message
from wenzel.terminal.intents import Intent
from wenzel.terminal.parlance import Pace
from wenzel.terminal.scene import Scene
from wenzel.terminal.sheepshead.choices import (
    also_possible,
    command_for,
    forced,
    prompt,
    question_before,
)
from wenzel.terminal.sheepshead.help import help_lines
from wenzel.terminal.sheepshead.reading import read
from wenzel.terminal.sheepshead.scene import scene_of
from wenzel.terminal.trick_games import all_tricks, last_trick

_PACE: Final = Pace(
    {
        "told.pick": "pick",
        "told.pass": "pick",
        "told.play": "play",
        "told.play_under": "play",
        "told.partner": "play",
        "side.black-queens": "play",
        "side.first-queens": "play",
        "side.queen-jack-seven": "play",
        "told.trick": "play",
    },
    frozenset({"told.trick"}),
)


class SheepsheadParlance:
    """Pick, bury, call, tricks; a running score."""

    pace = _PACE
    deals = 1

    def scene(self, view: SheepsheadView, number: int) -> Scene:
        """Return what can be seen."""
        return scene_of(view, number)

    def tell(
        self, event: Event, before: SheepsheadView, after: SheepsheadView
    ) -> tuple[Message, ...]:
        """Return what to say of an event."""
        return tell(event, before, after)

    def watching(self, view: SheepsheadView) -> Message | None:
        """Return that a dealer sits out where the house has it so."""
        return None if view.seat in view.setting.order else Message("table.watching")

    def last(self, view: SheepsheadView) -> Message:
        """Return the last trick."""
        return last_trick(view.playing, stand_in(view))

    def course(self, view: SheepsheadView) -> tuple[Message, ...]:
        """Return every trick."""
        return all_tricks(view.playing, stand_in(view))

    def forced(self, view: SheepsheadView) -> Action | None:
        """Return a pass where there is nothing else to say, a pick where it is forced."""
        return forced(view)

    def prompt(self, view: SheepsheadView) -> Message:
        """Return the question to answer."""
        return prompt(view)

    def offers(self, view: SheepsheadView) -> None:
        """Return nothing: the question holds all there is to choose from."""
        return

    def offers_asked_for(self, view: SheepsheadView) -> None:
        """Return nothing, likewise."""
        return

    def also_possible(self, view: SheepsheadView) -> tuple[Message, ...]:
        """Return that a redeal may be asked for, or a blitz shown."""
        return also_possible(view)

    def read(self, line: str, view: SheepsheadView, speaker: Speaker) -> Intent:
        """Return what a line means."""
        return read(line, view, speaker)

    def question_before(self, action: Action, view: SheepsheadView) -> Message | None:
        """Return what to ask before cards are buried or laid face down, and before going alone."""
        return question_before(action, view)

    def command_for(self, action: Action, speaker: Speaker) -> str:
        """Return what is typed to do an action."""
        return command_for(action, speaker)

    def help_lines(self, view: SheepsheadView, speaker: Speaker) -> tuple[Message, ...]:
        """Return what can be typed, how the cards rank, and what is played."""
        return help_lines(view, speaker)

    def help_before_yes_or_no(self) -> Message:
        """Return what can be typed at a yes-or-no question."""
        return Message("help.yes_or_no")

    def standing(self, match: Series, seat: int) -> tuple[Message, ...]:
        """Return the running scores."""
        return (scores_message(match.scores, len(match.outcomes), seat),)

    def closing(self, match: Series, lot: int | str) -> tuple[Message, ...]:
        """Return the places."""
        return closing_messages(match)

    def question_at_the_end(self) -> Message:
        """Return what to ask when the match is over."""
        return Message("table.series_over")

    def sheet(self, match: Series, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
        """Return the list of the hands."""
        return sheet_of(outcomes, match.options.seats)
