"""The dialogue over one deal, question after question, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from wenzel.bots import Player
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.messages import Message
from wenzel.table import LocalTable
from wenzel.telling.house import house_rules
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.intents import Do, Request, Unclear, answer_of
from wenzel.terminal.parlance import Parlance
from wenzel.terminal.scene import Scene
from wenzel.terminal.screen import Screen


class Leaving(Exception):  # noqa: N818 - no error, as StopIteration is none
    """The person leaves the table; the message says how."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Ending(Enum):
    """How the dialogue over a deal came to its end."""

    SETTLED = "settled"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class Companions:
    """What accompanies a person through all deals.

    Attributes:
        screen: what the dialogue is shown on.
        parlance: how the game is talked about.
        adviser: the player that gives hints.
        sheet: returns the list of the deals played so far.
    """

    screen: Screen
    parlance: Parlance[Any, Any]
    adviser: Player[Any]
    sheet: Callable[[], tuple[SheetLine, ...]]


class DealDialogue:
    """The dialogue over one deal: the person's view is folded from the events of the seat."""

    def __init__(self, table: LocalTable, number: int, seat: int, companions: Companions) -> None:
        self._table = table
        self._number = number
        self._seat = seat
        self._screen = companions.screen
        self._parlance = companions.parlance
        self._adviser = companions.adviser
        self._sheet = companions.sheet
        self._view: Any = table.game.blank_view(seat)
        self._told = 0

    def play(self) -> Ending:
        """Play the deal to its end, or until it is wanted again from its start."""
        self._open()
        while self._table.mover is not None:
            if not self._table.waits_for_person:
                self._table.step()
                continue
            self._tell()
            forced = self._parlance.forced(self._view)
            if forced is not None:
                self._table.act(self._seat, forced)
            elif self._take_turn() is Ending.AGAIN:
                self._screen.say(Message("table.again"))
                return Ending.AGAIN
        self._tell()
        return Ending.SETTLED

    def _open(self) -> None:
        self._tell()
        self._screen.open(self._scene)
        watching = self._parlance.watching(self._view)
        if watching is not None:
            self._screen.say(watching)

    @property
    def _scene(self) -> Scene:
        return self._parlance.scene(self._view, self._number)

    def _tell(self) -> None:
        """Fold what has happened into the view, and tell it."""
        news: list[Message] = []
        for event in self._table.events_for(self._seat, self._told):
            before = self._view
            self._view = before.after(event)
            news += self._parlance.tell(event, before, self._view)
            self._told = event.n + 1
        self._screen.tell(news)

    def _take_turn(self) -> Ending | None:
        """Ask until something is done; return AGAIN when the deal is wanted anew."""
        self._screen.show(self._scene)
        offers = self._parlance.offers(self._view)
        if offers is not None:
            self._screen.offer(offers)
        self._screen.say(*self._parlance.also_possible(self._view))
        while True:
            line = self._ask(self._parlance.prompt(self._view))
            intent = self._parlance.read(line, self._view, self._screen.speaker)
            match intent:
                case Do(action):
                    if self._do(action, line.strip()):
                        return None
                case Unclear(message):
                    self._screen.refuse(message)
                case Request.AGAIN:
                    return Ending.AGAIN
                case Request.QUIT:
                    if self._is_sure(Message("sure.quit")):
                        raise Leaving(Message("table.left_unfinished", number=self._number))
                case _:
                    self._answer(intent)

    def _do(self, action: Action, typed: str) -> bool:
        """Do something, after a question where it cannot be taken back; tell whether it is done."""
        question = None
        if action in self._view.legal:
            question = self._parlance.question_before(action, self._view)
        if question is not None and not self._is_sure(question, action):
            return False
        try:
            self._table.act(self._seat, action)
        except IllegalActionError as error:
            message = error.message
            if message.code == "refused.not_now":
                message = Message(message.code, action=typed)
            self._screen.refuse(message)
            return False
        return True

    def _answer(self, request: Request) -> None:
        """Answer a question that changes nothing."""
        view, screen, parlance = self._view, self._screen, self._parlance
        match request:
            case Request.HELP:
                screen.say(*parlance.help_lines(view, screen.speaker))
            case Request.HINT:
                self._hint("table.hint")
            case Request.LAST:
                screen.say(parlance.last(view))
            case Request.POINTS:
                screen.say(self._scene.points or Message("table.no_points"))
            case Request.LIST:
                self._list()
            case Request.HOUSE:
                screen.say(*house_rules(self._table.game.options))
            case Request.OFFERS if (offers := parlance.offers_asked_for(view)) is not None:
                screen.offer(offers)
            case _:
                screen.show(self._scene, whole=True)

    def _list(self) -> None:
        sheet = self._sheet()
        if sheet:
            self._screen.list_scores(sheet)
        else:
            self._screen.say(Message("table.no_list"))

    def _hint(self, code: str, considered: Action | None = None) -> None:
        """Say what the adviser would do, and why; ``considered`` is what a yes would do."""
        advice = self._adviser.advise(self._view)
        if advice.action == considered:
            code = "table.hint_yes"
        command = self._parlance.command_for(advice.action, self._screen.speaker)
        self._screen.say(Message(code, command=command, reason=advice.reason))

    def _is_sure(self, question: Message, action: Action | None = None) -> bool:
        """Ask until it is answered with y or n; what changes nothing may be asked in between."""
        while True:
            line = self._ask(question)
            answer = answer_of(line)
            if answer is not None:
                return answer
            match self._parlance.read(line, self._view, self._screen.speaker):
                case Request.HELP:
                    help_line = self._parlance.help_before_yes_or_no()
                    self._screen.say(Message("help.now"), help_line)
                case Request.HINT:
                    self._hint("table.hint_no", action)
                case Request.AGAIN | Request.QUIT | Do() | Unclear():
                    self._screen.refuse(Message("typed.yes_or_no"))
                case request:
                    self._answer(request)

    def _ask(self, question: Message) -> str:
        try:
            return self._screen.ask(question)
        except EOFError:
            message = Message("table.end_of_input_unfinished", number=self._number)
            raise Leaving(message) from None
