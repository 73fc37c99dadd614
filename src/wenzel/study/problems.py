"""Deals to solve, read from files: lines of the solver's own format, or records of Skat.

A line is ``id contract leader declarer hand0 hand1 hand2 skat`` and may end in ``value won``:
seats are 0 to 2, cards have no blanks between them, and the skat is what the declarer laid away.
The value is his card points with the skat, or in a Null 1 when he avoids every trick and else 0.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from wenzel.cards import CardSet
from wenzel.errors import RecordError, WenzelError
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.deal import SkatDeal, check_deal
from wenzel.games.skat.phases import playing_of
from wenzel.games.skat.scoring import ALL_POINTS
from wenzel.messages import Message
from wenzel.records import Entry, Place, read_records
from wenzel.records.entry import located
from wenzel.solver import Goal, Position
from wenzel.study.positions import first_lead, goal_of, position_of
from wenzel.study.target import Target

_SEATS: Final = 3
_WITHOUT_VALUE, _WITH_VALUE = 8, 10
_SAYS_NOTHING: Final = re.compile(rb"\s*(#.*)?")
_MARK: Final = b"\xef\xbb\xbf"
_RECORD: Final = re.compile(rb"\{|\(|;?GM\[")
"""How a record begins, ours or the server's; anything else is a line of the solver's format."""
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


@dataclass(frozen=True, slots=True)
class Problem:
    """A declared deal before the first lead.

    Attributes:
        place: where it stands.
        id: what it is called there.
        contract: what is played.
        position: the cards, with all hands open.
        target: what the declarer needs.
        value: its value as given, None if it is not.
        won: whether it is won as given, None if that is not.
    """

    place: Place
    id: str | None
    contract: Contract
    position: Position
    target: Target
    value: int | None = None
    won: bool | None = None

    @property
    def goal(self) -> Goal:
        """What the declarer plays for."""
        return goal_of(self.contract)


@dataclass(frozen=True, slots=True)
class BadProblem:
    """What stands in the place of a deal that cannot be solved; the error names file and line."""

    place: Place
    error: RecordError


def read_problems(lines: Iterable[bytes], file: str) -> Iterator[Problem | BadProblem]:
    """Read deals of either kind; one that cannot be read becomes an error, and reading goes on."""
    upcoming = iter(lines)
    seen: list[bytes] = []
    for line in upcoming:
        seen.append(line)
        text = line.removeprefix(_MARK).strip() if len(seen) == 1 else line.strip()
        if _SAYS_NOTHING.fullmatch(text):
            continue
        whole = chain(seen, upcoming)
        if _RECORD.match(text):
            yield from map(_of_entry, read_records(whole, file))
        else:
            yield from _of_lines(whole, file)


def _of_entry(entry: Entry) -> Problem | BadProblem:
    if entry.record is None:
        assert entry.error is not None
        return BadProblem(entry.place, entry.error)
    try:
        state = first_lead(entry.record)
        position = position_of(state)
    except RecordError as error:
        return BadProblem(entry.place, located(entry.place, error))
    playing = playing_of(state.phase)
    assert playing is not None
    return Problem(entry.place, entry.id, playing.contract, position, Target.of_state(state))


def _of_lines(lines: Iterable[bytes], file: str) -> Iterator[Problem | BadProblem]:
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(_MARK) if number == 1 else line
        if _SAYS_NOTHING.fullmatch(text.strip()):
            continue
        place = Place(file, number)
        try:
            yield _of_line(text, place)
        except WenzelError as error:
            where = f"{place}, {error.where}" if error.where else str(place)
            yield BadProblem(place, RecordError(error.message, where=where))


def _of_line(line: bytes, place: Place) -> Problem:
    """Read one line.

    Raises:
        WenzelError: it has not the form, or its cards are no deal.
    """
    try:
        words = line.decode("utf-8").split()
    except UnicodeDecodeError as error:
        raise RecordError(Message("problem.no_text")) from error
    if len(words) not in (_WITHOUT_VALUE, _WITH_VALUE):
        raise RecordError(
            Message("problem.columns", count=len(words), least=_WITHOUT_VALUE, most=_WITH_VALUE)
        )
    name, game, leader_text, declarer_text, *cards = words[:_WITHOUT_VALUE]
    contract = Contract.from_text(game)
    if contract.game is GameType.RAMSCH:
        raise RecordError(Message("study.ramsch"))
    leader, declarer = _seat("leader", leader_text), _seat("declarer", declarer_text)
    *hands, skat = map(CardSet.from_text, cards)
    check_deal(SkatDeal(hands=tuple(hands), skat=skat, dealer=0), _SEATS)
    value, won = _given(contract, words[_WITHOUT_VALUE:])
    points = contract.order.points_of(skat)
    position = Position(contract.order, tuple(hands), leader, frozenset({declarer}), points=points)
    target = Target.of_contract(contract)
    return Problem(place, name, contract, position, target, value, won)


def _seat(column: str, text: str) -> int:
    if text not in ("0", "1", "2"):
        raise RecordError(Message("problem.seat", column=column, text=text))
    return int(text)


def _given(contract: Contract, words: list[str]) -> tuple[int | None, bool | None]:
    if not words:
        return None, None
    value, won = words
    most = 1 if contract.game is GameType.NULL else ALL_POINTS
    if not _NUMBER.fullmatch(value) or int(value) > most:
        raise RecordError(Message("problem.value", text=value, most=most))
    if won not in ("0", "1"):
        raise RecordError(Message("problem.won", text=won))
    return int(value), won == "1"
