"""A person at the table, deal after deal, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wenzel.bots import Player
from wenzel.messages import Message
from wenzel.table import LocalTable, NumberedDeal, Sitting
from wenzel.telling.house import house_rules
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.dialogue import Companions, DealDialogue, Ending, Leaving
from wenzel.terminal.parlance import Parlance
from wenzel.terminal.screen import Screen

_NEXT: Final = frozenset({"", "n", "next"})


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person asked for when sitting down.

    Attributes:
        seat: the table seat.
        deals: how many deals to play before asking whether to go on; None: the whole match.
        opening: what to say first.
    """

    seat: int
    deals: int | None
    opening: tuple[Message, ...] = ()


class Session:
    """The dialogue of one person with a table.

    Args:
        sitting: the deals and the computer players.
        wishes: where the person sits, and for how long.
        screen: what the dialogue is shown on.
        parlance: how the game is talked about.
        adviser: the player that gives hints.
        on_settled: is told of each finished deal, those played again too: the table, the number.
    """

    def __init__(
        self,
        sitting: Sitting,
        wishes: Wishes,
        screen: Screen,
        parlance: Parlance[Any, Any],
        adviser: Player[Any],
        on_settled: Callable[[LocalTable, int], None] | None = None,
    ) -> None:
        self._sitting = sitting
        self._wishes = wishes
        self._screen = screen
        self._parlance = parlance
        self._adviser = adviser
        self._on_settled = on_settled
        self._last_table: LocalTable | None = None

    def run(self) -> None:
        """Play until the deals are played or the person leaves."""
        try:
            self._screen.say(*self._wishes.opening)
            going_on = True
            while going_on:
                dealt = self._sitting.next_deal()
                self._play_until_settled(dealt, is_practice=False)
                going_on = self._after_deal(dealt)
        except Leaving as leaving:
            self._screen.say(leaving.message)

    def _play_until_settled(self, dealt: NumberedDeal, *, is_practice: bool) -> None:
        table = self._last_table = self._played_to_the_end(dealt)
        outcome = table.outcome
        assert outcome is not None
        self._screen.settle(Message("table.settlement", number=dealt.number), outcome.lines)
        if self._on_settled is not None:
            self._on_settled(table, dealt.number)
        if not is_practice:
            self._sitting.enter(outcome)
            standing = self._parlance.standing(self._sitting.match, self._wishes.seat)
            self._screen.say(*standing)

    def _played_to_the_end(self, dealt: NumberedDeal) -> LocalTable:
        companions = Companions(
            self._screen,
            self._parlance,
            self._adviser,
            self._sheet,
        )
        while True:
            table = self._sitting.table(dealt)
            dialogue = DealDialogue(table, dealt.number, self._wishes.seat, companions)
            if dialogue.play() is Ending.SETTLED:
                return table

    def _sheet(self) -> tuple[SheetLine, ...]:
        return self._parlance.sheet(self._sitting.match, self._sitting.outcomes)

    @property
    def _is_last(self) -> bool:
        """Whether the person has played what was asked for, or the match is over."""
        goal = self._wishes.deals
        enough = goal is not None and self._sitting.deals_settled >= goal
        return enough or self._sitting.match.is_over

    def _after_deal(self, dealt: NumberedDeal) -> bool:
        """Ask how to go on; tell whether a next deal is wanted."""
        match = self._sitting.match
        if self._is_last:
            self._screen.say(*self._parlance.closing(match, self._sitting.seed))
        while True:
            word = self._ask_between(self._question()).strip().lower()
            if word in ("u", "again"):
                self._screen.say(Message("table.practice"))
                self._play_until_settled(dealt, is_practice=True)
            elif word in ("list", "t", "table"):
                self._screen.list_scores(self._sheet())
            elif word in ("l", "last"):
                self._look_back()
            elif word in ("house", "rules"):
                self._screen.say(*house_rules(self._sitting.game.options))
            elif word in ("q", "quit") or (self._is_last and word == ""):
                raise Leaving(Message("table.left"))
            elif word in _NEXT and not match.is_over:
                return True
            elif word not in ("?", "help"):
                self._screen.refuse(Message("typed.unknown", text=word))

    def _look_back(self) -> None:
        assert self._last_table is not None
        view = self._last_table.view(self._wishes.seat)
        self._screen.say(*self._parlance.course(view))

    def _question(self) -> Message:
        if self._sitting.match.is_over:
            return self._parlance.question_at_the_end()
        return Message("table.last_deal" if self._is_last else "table.next_deal")

    def _ask_between(self, question: Message) -> str:
        try:
            return self._screen.ask(question)
        except EOFError:
            raise Leaving(Message("table.end_of_input")) from None
