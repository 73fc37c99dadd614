"""The only importer of the compiled search `wenzel.solver._core`: positions in, plain numbers over.

A `Position` is checked before it gets here, so the core's own ValueError means a fault of ours;
batches are checked by the core alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, NamedTuple

from wenzel.cards import SHORT_DECK_SIZE, Card
from wenzel.errors import PositionError
from wenzel.messages import Message
from wenzel.solver.engine import NO_CARD, duty_words, side_mask
from wenzel.solver.position import Goal, Position
from wenzel.tricks import TrickOrder

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from wenzel.solver._core import Solver as CoreSolver
    from wenzel.solver.batch import Batch, BatchDecided, BatchSolved, BatchValues, Bytes, Words

_CORE: Final = "wenzel.solver._core"


def is_compiled() -> bool:
    """Tell whether the compiled search is installed. One that is there but broken is an error."""
    return find_spec(_CORE) is not None


class _Tables(NamedTuple):
    suit: bytes
    strength: bytes
    points: bytes


@lru_cache(maxsize=64)
def _tables(order: TrickOrder) -> _Tables:
    suits = order.suit[:SHORT_DECK_SIZE]
    return _Tables(
        bytes(NO_CARD if suit < 0 else suit for suit in suits),
        bytes(order.strength[:SHORT_DECK_SIZE]),
        bytes(order.points[:SHORT_DECK_SIZE]),
    )


class _Plain(NamedTuple):
    """A position as the core reads it."""

    suit: bytes
    strength: bytes
    points: bytes
    hands: tuple[int, ...]
    trick: bytes
    leader: int
    side: int
    duty: tuple[int, int, int]


def _plain(position: Position) -> _Plain:
    return _Plain(
        *_tables(position.order),
        tuple(hand.bits for hand in position.hands),
        bytes(card.number for card in position.trick),
        position.leader,
        side_mask(position.side),
        duty_words(position.duty),
    )


def _card(number: int) -> Card | None:
    return None if number == NO_CARD else Card.numbered(number)


def _already(position: Position, goal: Goal) -> int:
    return position.points if goal is Goal.POINTS else 0


class Native:
    """The compiled search with its table; a plain one is the yardstick of benchmarks and tests."""

    def __init__(self, table_mb: int, threads: int, *, plain: bool = False) -> None:
        # By name, because the package has to work without it.
        core = import_module(_CORE)
        self._core: CoreSolver = core.Solver(table_mb, threads, plain)
        self._goals: dict[Goal, int] = {Goal.POINTS: core.POINTS, Goal.NO_TRICK: core.NO_TRICK}

    def clear(self) -> None:
        """Forget everything searched so far."""
        self._core.clear()

    def value(self, position: Position, goal: Goal) -> tuple[int, Card | None, int]:
        """Return the exact value, a best card if the search has found one, and its nodes."""
        if goal is Goal.NO_TRICK and position.taken:
            return 0, None, 0
        value, best, nodes = self._core.value(*_plain(position), self._goals[goal])
        return value + _already(position, goal), _card(best), nodes

    def at_least(self, position: Position, least: int) -> tuple[bool, Card | None, int]:
        """Tell whether the declarer's side reaches so many points; best card, and nodes."""
        reached, best, nodes = self._core.at_least(*_plain(position), least - position.points)
        return reached, _card(best), nodes

    def values(self, position: Position, goal: Goal) -> tuple[dict[Card, int], int]:
        """Return the value after each legal card, and the nodes."""
        if goal is Goal.NO_TRICK and position.taken:
            return dict.fromkeys(position.legal(), 0), 0
        found, nodes = self._core.values(*_plain(position), self._goals[goal])
        already = _already(position, goal)
        return {Card.numbered(number): value + already for number, value in found}, nodes

    def sequences(self, position: Position, depth: int) -> int:
        """Return how many sequences of so many legal cards there are, as `perft` does."""
        return self._core.sequences(*_plain(position), depth)

    def value_batch(self, batch: Batch, goal: Goal) -> BatchSolved:
        """Return the exact value of each row."""
        with _told_as_ours():
            found = self._core.value_batch(*_rows(batch), self._goals[goal])
        return batch.solved(*found, goal)

    def at_least_batch(self, batch: Batch, points: ArrayLike) -> BatchDecided:
        """Tell for each row whether the declarer's side reaches so many points."""
        needed = batch.wanted(points) - batch.points
        with _told_as_ours():
            found = self._core.at_least_batch(*_rows(batch), needed)
        return batch.decided(*found)

    def values_batch(self, batch: Batch, goal: Goal) -> BatchValues:
        """Return the value after each legal card of each row."""
        with _told_as_ours():
            found = self._core.values_batch(*_rows(batch), self._goals[goal])
        return batch.all_values(*found, goal)


class _Rows(NamedTuple):
    """A batch as the core reads it."""

    suit: bytes
    strength: bytes
    points: bytes
    hands: Words
    trick: Bytes
    leader: Bytes
    side: Bytes
    duty: Words


def _rows(batch: Batch) -> _Rows:
    return _Rows(
        *_tables(batch.order), batch.hands, batch.trick, batch.leader, batch.side, batch.duty
    )


@contextmanager
def _told_as_ours() -> Iterator[None]:
    """Turn the core's refusal of a row into the error of this house."""
    try:
        yield
    except ValueError as error:
        raise PositionError((Message("position.row", fault=str(error)),)) from error
