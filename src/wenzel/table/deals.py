"""The deals of a room: the one on the table, and those that are over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wenzel.games.game import Game, Match, Outcome
from wenzel.records import Record
from wenzel.table.fair import Proof
from wenzel.table.local import LocalTable
from wenzel.table.verifying import source_of


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that a computer player owes.

    Attributes:
        seq: where the room stood; an answer for any other place is void.
        seat: whose decision it is.
        level: the computer player's name.
        seed: what its choices are drawn from.
        game: the game with its house rules.
        view: what the seat knows.
    """

    seq: int
    seat: int
    level: str
    seed: str
    game: Game[Any, Any, Any]
    view: Any


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal that is over, and nothing of it is hidden any more.

    Attributes:
        number: its number in the room.
        record: what was done.
        outcome: how it ended.
        proof: how to check its cards.
        is_practice: whether it was played again and not entered.
        match: where everybody stood after it.
    """

    number: int
    record: Record
    outcome: Outcome
    proof: Proof
    is_practice: bool
    match: Match


@dataclass(frozen=True, slots=True)
class RunningDeal:
    """The deal on the table.

    Attributes:
        number: its number in the room.
        offset: the place of its first event.
        table: the authority over it.
        proof: how to check its cards; a secret until it is over.
        is_practice: whether it is played again and not entered.
    """

    number: int
    offset: int
    table: LocalTable
    proof: Proof
    is_practice: bool

    def finished(
        self, room: str, ruleset: str, names: tuple[str, ...], match: Match, outcome: Outcome
    ) -> FinishedDeal:
        """Return the deal as it is kept when it is over.

        Args:
            room: the room's name.
            ruleset: what the house rules are called.
            names: what the persons are called, by seat; empty for those without a name.
            match: where everybody stands after it.
            outcome: how it ended.
        """
        record = Record.of_log(
            self.table.game, self.table.deal, self.table.log, outcome,
            seats=names if any(names) else (), ruleset=ruleset, id=f"{room}/{self.number}",
            source=source_of(self.proof),
        )  # fmt: skip
        return FinishedDeal(self.number, record, outcome, self.proof, self.is_practice, match)
