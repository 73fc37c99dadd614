"""How a game is talked about at the table: what a room of the terminal offers for its game.

The dialogue asks; the parlance of the game knows what there is to see, to choose and to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from rich.console import RenderableType

from wenzel.games.game import Action, Event, Match, Outcome, View
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.intents import Intent
from wenzel.terminal.scene import Scene

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
M_contra = TypeVar("M_contra", bound=Match, contravariant=True)


@dataclass(frozen=True, slots=True)
class Pace:
    """Which events follow each other so fast that they share a line where there is room.

    Attributes:
        running: kinds of events by the codes of their messages; a run of one kind is one line.
        line_ends: codes that end their line.
    """

    running: Mapping[str, str] = field(default_factory=dict)
    line_ends: frozenset[str] = frozenset()


class Offers(Protocol):
    """Things to choose from by number, when more is to be said of each than a question holds."""

    @property
    def lines(self) -> tuple[Message, ...]:
        """One message each, for the plain dress."""

    def drawn(self, speaker: Speaker) -> RenderableType:
        """Return them as a table, for the drawn dress."""


class Parlance(Protocol[V_contra, M_contra]):
    """What a game brings to the dialogue. It sees views, and remembers nothing."""

    @property
    def pace(self) -> Pace:
        """Which events share a line."""

    @property
    def deals(self) -> int | None:
        """How many deals are played unless asked otherwise; None: until the match is over."""

    # -- what there is to see ---------------------------------------------------------------------

    def scene(self, view: V_contra, number: int) -> Scene:
        """Return what can be seen in the deal of a number."""

    def tell(self, event: Event, before: V_contra, after: V_contra) -> tuple[Message, ...]:
        """Return what to say of an event that led from one view to the next.

        The deal itself is told by the scene, the end by the settlement.
        """

    def watching(self, view: V_contra) -> Message | None:
        """Return what to say, once, to a person who only watches this deal."""

    def last(self, view: V_contra) -> Message:
        """Return what may be looked at again: the last trick, or what everybody did last."""

    def course(self, view: V_contra) -> tuple[Message, ...]:
        """Return how a deal went that is over, trick by trick or turn by turn."""

    # -- what there is to do ----------------------------------------------------------------------

    def forced(self, view: V_contra) -> Action | None:
        """Return what goes without asking because there is nothing else; None to ask."""

    def prompt(self, view: V_contra) -> Message:
        """Return the question that the seat on move has to answer."""

    def offers(self, view: V_contra) -> Offers | None:
        """Return what is to be chosen from now, shown before the question."""

    def offers_asked_for(self, view: V_contra) -> Offers | None:
        """Return what can be chosen from, shown when it is asked for."""

    def also_possible(self, view: V_contra) -> tuple[Message, ...]:
        """Return what else is worth pointing out before the question."""

    def read(self, line: str, view: V_contra, speaker: Speaker) -> Intent:
        """Return what a line means to the seat on move."""

    def question_before(self, action: Action, view: V_contra) -> Message | None:
        """Return what to ask before an action that cannot be taken back; None for the others."""

    def command_for(self, action: Action, speaker: Speaker) -> str:
        """Return what a person types to do an action."""

    def help_lines(self, view: V_contra, speaker: Speaker) -> tuple[Message, ...]:
        """Return the help for a view, line by line."""

    def help_before_yes_or_no(self) -> Message:
        """Return what can be typed at a yes-or-no question."""

    # -- deal after deal --------------------------------------------------------------------------

    def standing(self, match: M_contra, seat: int) -> tuple[Message, ...]:
        """Return where everybody stands after a deal, the person at a seat first."""

    def closing(self, match: M_contra, lot: int | str) -> tuple[Message, ...]:
        """Return what is said when the deals are played; a seed throws the lot among equals."""

    def question_at_the_end(self) -> Message:
        """Return what to ask when the match is over."""

    def sheet(self, match: M_contra, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
        """Return the list of the deals played, given how each of them ended."""
