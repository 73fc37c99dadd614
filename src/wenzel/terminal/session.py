"""A person at the table: deal after deal, question after question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from wenzel.bots import Player
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.games.skat.series import Series
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.table import LocalTable, NumberedDeal, Sitting
from wenzel.terminal.dialogue import REQUEST_WORDS, Do, Request, Unclear, answer_of, read
from wenzel.terminal.events import tell
from wenzel.terminal.help import help_lines
from wenzel.terminal.offers import (
    also_possible,
    announces_now,
    command_for,
    game_offers,
    prompt,
    question_before,
)
from wenzel.terminal.scene import scene_of
from wenzel.terminal.screen import Screen, points_message, ranking_message, totals_message

_NEXT: Final = frozenset({"", "n", "next"})


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
class Wishes:
    """What the person asked for when sitting down.

    Attributes:
        seat: the table seat.
        deals: how many deals to play before asking whether to go on.
        opening: what to say first.
    """

    seat: int
    deals: int
    opening: tuple[Message, ...] = ()


class Session:
    """The dialogue of one person with a table.

    Args:
        sitting: the deals and the computer players.
        wishes: where the person sits, and for how long.
        screen: what the dialogue is shown on.
        adviser: the player that gives hints.
        on_settled: is told of each finished deal, those played again too: the table, the number.
    """

    def __init__(
        self,
        sitting: Sitting,
        wishes: Wishes,
        screen: Screen,
        adviser: Player[Any],
        on_settled: Callable[[LocalTable, int], None] | None = None,
    ) -> None:
        self._sitting = sitting
        self._wishes = wishes
        self._screen = screen
        self._adviser = adviser
        self._on_settled = on_settled

    def run(self) -> None:
        """Play until the deals are played or the person leaves."""
        try:
            self._screen.say(*self._wishes.opening)
            self._play_on()
        except Leaving as leaving:
            self._screen.say(leaving.message)

    # -- deal after deal ----------------------------------------------------------------------

    def _play_on(self) -> None:
        goal = self._wishes.deals
        going_on = True
        while going_on:
            dealt = self._sitting.next_deal()
            self._play_until_settled(dealt, is_practice=False)
            going_on = self._after_deal(dealt, goal)

    def _play_until_settled(self, dealt: NumberedDeal, *, is_practice: bool) -> None:
        table = self._played_to_the_end(dealt)
        outcome = table.outcome
        assert outcome is not None
        self._screen.settle(Message("table.settlement", number=dealt.number), outcome.lines)
        if self._on_settled is not None:
            self._on_settled(table, dealt.number)
        if not is_practice:
            self._sitting.enter(outcome)
            self._screen.say(totals_message(self._series().score_list, self._wishes.seat))

    def _played_to_the_end(self, dealt: NumberedDeal) -> LocalTable:
        while True:
            table = self._sitting.table(dealt)
            dialogue = DealDialogue(
                table, dealt.number, self._wishes.seat, self._screen, self._adviser, self._series
            )
            if dialogue.play() is Ending.SETTLED:
                return table

    def _series(self) -> Series:
        match = self._sitting.match
        assert isinstance(match, Series)
        return match

    def _after_deal(self, dealt: NumberedDeal, goal: int) -> bool:
        """Ask how to go on; tell whether a next deal is wanted."""
        series = self._series()
        payer = series.score_list.payer
        if payer is not None:
            limit = series.options.bierlachs_limit
            self._screen.say(Message("table.pays", seat=payer, limit=limit))
        score_list = series.score_list
        ends = series.is_over or self._sitting.deals_settled >= goal
        if ends and len(score_list.lines) > 1:
            self._screen.say(ranking_message(score_list, self._sitting.seed))
        while True:
            is_last = series.is_over or self._sitting.deals_settled >= goal
            question = "table.next_deal"
            if is_last:
                question = "table.series_over" if series.is_over else "table.last_deal"
            word = self._ask_between(Message(question)).strip().lower()
            if word in ("u", "again"):
                self._screen.say(Message("table.practice"))
                self._play_until_settled(dealt, is_practice=True)
            elif word in ("list", "t", "table"):
                self._screen.list_scores(series.score_list)
            elif word in ("q", "quit") or (is_last and word == ""):
                raise Leaving(Message("table.left"))
            elif word in _NEXT and not series.is_over:
                return True
            elif word not in ("?", "help"):
                self._screen.refuse(Message("typed.unknown", text=word))

    def _ask_between(self, question: Message) -> str:
        try:
            return self._screen.ask(question)
        except EOFError:
            raise Leaving(Message("table.end_of_input")) from None


class DealDialogue:
    """The dialogue over one deal: the person's view is folded from the events of the seat."""

    def __init__(
        self,
        table: LocalTable,
        number: int,
        seat: int,
        screen: Screen,
        adviser: Player[Any],
        series: Callable[[], Series],
    ) -> None:
        self._table = table
        self._number = number
        self._seat = seat
        self._screen = screen
        self._adviser = adviser
        self._series = series
        self._view: SkatView = table.game.blank_view(seat)
        self._told = 0

    def play(self) -> Ending:
        """Play the deal to its end, or until it is wanted again from its start."""
        self._open()
        while self._table.mover is not None:
            if not self._table.waits_for_person:
                self._table.step()
                continue
            self._tell()
            if self._take_turn() is Ending.AGAIN:
                self._screen.say(Message("table.again"))
                return Ending.AGAIN
        self._tell()
        return Ending.SETTLED

    def _open(self) -> None:
        self._tell()
        view = self._view
        self._screen.open(scene_of(view, self._number))
        if self._seat not in view.setting.order:
            self._screen.say(Message("table.watching"))

    def _tell(self) -> None:
        """Fold what has happened into the view, and tell it."""
        news: list[Message] = []
        for event in self._table.events_for(self._seat, self._told):
            before = self._view
            self._view = before.after(event)
            news += tell(event, before, self._view)
            self._told = event.n + 1
        self._screen.tell(news)

    def _take_turn(self) -> Ending | None:
        """Ask until something is done; return AGAIN when the deal is wanted anew."""
        self._screen.show(scene_of(self._view, self._number))
        if announces_now(self._view):
            self._screen.offer(game_offers(self._view))
        self._screen.say(*also_possible(self._view))
        while True:
            line = self._ask(prompt(self._view))
            intent = read(line, self._view, self._screen.speaker)
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
        question = question_before(action, self._view) if action in self._view.legal else None
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
        view, screen = self._view, self._screen
        match request:
            case Request.HELP:
                screen.say(*help_lines(view, screen.speaker))
            case Request.HINT:
                self._hint("table.hint")
            case Request.LAST_TRICK:
                screen.say(_last_trick(view))
            case Request.POINTS:
                screen.say(points_message(scene_of(view, self._number)))
            case Request.LIST:
                self._list()
            case Request.HAND_GAMES if game_offers(view):
                screen.offer(game_offers(view))
                if not announces_now(view):
                    screen.say(Message("offer.skat_unseen"))
            case _:
                screen.show(scene_of(view, self._number), whole=True)

    def _list(self) -> None:
        score_list = self._series().score_list
        if score_list.lines:
            self._screen.list_scores(score_list)
        else:
            self._screen.say(Message("table.no_list"))

    def _hint(self, code: str, considered: Action | None = None) -> None:
        """Say what the adviser would do, and why; ``considered`` is what a yes would do."""
        advice = self._adviser.advise(self._view)
        if advice.action == considered:
            code = "table.hint_yes"
        command = command_for(advice.action, self._screen.speaker)
        self._screen.say(Message(code, command=command, reason=advice.reason))

    def _is_sure(self, question: Message, action: Action | None = None) -> bool:
        """Ask until it is answered with y or n; what changes nothing may be asked in between."""
        while True:
            line = self._ask(question)
            answer = answer_of(line)
            if answer is not None:
                return answer
            match REQUEST_WORDS.get(line.strip().lower()):
                case Request.HELP:
                    self._screen.say(Message("help.now"), Message("help.yes_or_no"))
                case Request.HINT:
                    self._hint("table.hint_no", action)
                case None | Request.AGAIN | Request.QUIT:
                    self._screen.refuse(Message("typed.yes_or_no"))
                case request:
                    self._answer(request)

    def _ask(self, question: Message) -> str:
        try:
            return self._screen.ask(question)
        except EOFError:
            message = Message("table.end_of_input_unfinished", number=self._number)
            raise Leaving(message) from None


def _last_trick(view: SkatView) -> Message:
    """Return the last trick, the only one that may be looked at again (ISkO 4.4.3)."""
    playing = view.playing
    if playing is None or not playing.tricks:
        return Message("table.no_last_trick")
    trick = playing.tricks[-1]
    cards = tuple(
        Message("table.trick_card", seat=seat, card=card)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    )
    return Message("table.last_trick", seat=playing.winner(trick), cards=cards)
