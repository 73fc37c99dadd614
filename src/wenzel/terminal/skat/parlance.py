"""How Skat is talked about at the table; see `wenzel.terminal.parlance.Parlance`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.games.game import Action, Event, Outcome
from wenzel.games.skat.series import Series
from wenzel.games.skat.view import SkatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, scores_message
from wenzel.telling.skat.events import tell
from wenzel.telling.skat.scores import closing_messages, sheet_of
from wenzel.terminal.intents import Intent
from wenzel.terminal.parlance import Pace
from wenzel.terminal.scene import Scene
from wenzel.terminal.skat.help import help_lines
from wenzel.terminal.skat.offer_tables import GamesOffered, games_offered
from wenzel.terminal.skat.offers import (
    also_possible,
    announces_now,
    command_for,
    prompt,
    question_before,
)
from wenzel.terminal.skat.reading import read
from wenzel.terminal.skat.scene import scene_of
from wenzel.terminal.trick_games import all_tricks, last_trick

_PACE: Final = Pace(
    {
        "told.bid": "auction",
        "told.hold": "auction",
        "told.pass": "auction",
        "told.play": "play",
        "told.trick": "play",
        "told.null_trick": "play",
    },
    frozenset({"told.trick", "told.null_trick"}),
)


class SkatParlance:
    """Auction, skat, announcement, tricks; a list or a Bierlachs."""

    pace = _PACE
    deals = 1

    def scene(self, view: SkatView, number: int) -> Scene:
        """Return what can be seen."""
        return scene_of(view, number)

    def tell(self, event: Event, before: SkatView, after: SkatView) -> tuple[Message, ...]:
        """Return what to say of an event."""
        return tell(event, before, after)

    def watching(self, view: SkatView) -> Message | None:
        """Return that the dealer of four sits out."""
        return None if view.seat in view.setting.order else Message("table.watching")

    def last(self, view: SkatView) -> Message:
        """Return the last trick."""
        return last_trick(view.playing)

    def course(self, view: SkatView) -> tuple[Message, ...]:
        """Return every trick."""
        return all_tricks(view.playing)

    def forced(self, view: SkatView) -> Action | None:
        """Return nothing: every word in Skat is a person's own."""
        return None

    def prompt(self, view: SkatView) -> Message:
        """Return the question to answer."""
        return prompt(view)

    def offers(self, view: SkatView) -> GamesOffered | None:
        """Return the games, once the skat has been laid away."""
        return games_offered(view) if announces_now(view) else None

    def offers_asked_for(self, view: SkatView) -> GamesOffered | None:
        """Return the games that may be announced, hand games too."""
        return games_offered(view)

    def also_possible(self, view: SkatView) -> tuple[Message, ...]:
        """Return that Kontra may be said, or that the rest is certain."""
        return also_possible(view)

    def read(self, line: str, view: SkatView, speaker: Speaker) -> Intent:
        """Return what a line means."""
        return read(line, view, speaker)

    def question_before(self, action: Action, view: SkatView) -> Message | None:
        """Return what to ask before cards are laid away, a hand game, the end of a deal."""
        return question_before(action, view)

    def command_for(self, action: Action, speaker: Speaker) -> str:
        """Return what is typed to do an action."""
        return command_for(action, speaker)

    def help_lines(self, view: SkatView, speaker: Speaker) -> tuple[Message, ...]:
        """Return what can be typed, and how the cards rank."""
        return help_lines(view, speaker)

    def help_before_yes_or_no(self) -> Message:
        """Return what can be typed at a yes-or-no question."""
        return Message("help.yes_or_no_hand")

    def standing(self, match: Series, seat: int) -> tuple[Message, ...]:
        """Return the totals of the list."""
        score_list = match.score_list
        return (scores_message(score_list.totals, len(score_list.lines), seat),)

    def closing(self, match: Series, lot: int | str) -> tuple[Message, ...]:
        """Return who pays, or the places."""
        return closing_messages(match, lot)

    def question_at_the_end(self) -> Message:
        """Return what to ask when the list is complete."""
        return Message("table.series_over")

    def sheet(self, match: Series, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
        """Return the list."""
        return sheet_of(match.score_list)
