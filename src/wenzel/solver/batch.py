"""Many positions of one game at once, as numpy arrays in and out.

This module needs numpy and is therefore imported only by those who use it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from wenzel.cards import SHORT_DECK_SIZE, Card, CardSet
from wenzel.errors import PositionError
from wenzel.messages import Message
from wenzel.solver.engine import NO_CARD, duty_words, side_mask
from wenzel.solver.position import FEWEST_SEATS, MOST_POINTS, MOST_SEATS, Duty, Goal, Position
from wenzel.tricks import TrickOrder

if TYPE_CHECKING:
    from wenzel.solver.engine import Engine

NOT_LEGAL: Final = -1
"""Stands in the values for a card that is not legal."""

Bytes: TypeAlias = NDArray[np.uint8]
Words: TypeAlias = NDArray[np.uint32]
Points: TypeAlias = NDArray[np.int16]
Counts: TypeAlias = NDArray[np.uint64]
Seconds: TypeAlias = NDArray[np.float64]
Answers: TypeAlias = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class BatchSolved:
    """The exact value of each row.

    Attributes:
        values: as `Solved.value`, shape (n,).
        best: number of a best card, `NO_CARD` where the search found none by itself.
        nodes: cards tried.
        seconds: time of the search alone.
    """

    values: Points
    best: Bytes
    nodes: Counts
    seconds: Seconds


@dataclass(frozen=True, slots=True, eq=False)
class BatchDecided:
    """Whether each row reaches its points; `best`, `nodes` and `seconds` as in `BatchSolved`."""

    holds: Answers
    best: Bytes
    nodes: Counts
    seconds: Seconds


@dataclass(frozen=True, slots=True, eq=False)
class BatchValues:
    """The value after each card.

    Attributes:
        values: shape (n, 32), by card number; `NOT_LEGAL` where a card is not legal.
        nodes: cards tried, shape (n,).
        seconds: time of the search alone, shape (n,).
    """

    values: Points
    nodes: Counts
    seconds: Seconds


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Positions of one game, a row each; the columns mean what the fields of `Position` mean.

    Attributes:
        order: the one trick order of all.
        hands: bit sets, shape (n, seats).
        leader: shape (n,).
        side: bit sets of seats, shape (n,).
        trick: card numbers, shape (n, seats - 1), filled up with `NO_CARD`.
        points: shape (n,).
        taken: shape (n,).
        duty: suit, answers and kept as bit sets, shape (n, 3); (`NO_CARD`, 0, 0) for none.
    """

    order: TrickOrder
    hands: Words
    leader: Bytes
    side: Bytes
    trick: Bytes
    points: Points
    taken: Points
    duty: Words

    @classmethod
    def make(
        cls,
        order: TrickOrder,
        hands: ArrayLike,
        leader: ArrayLike,
        side: ArrayLike,
        *,
        trick: ArrayLike = NO_CARD,
        points: ArrayLike = 0,
        taken: ArrayLike = 0,
        duty: ArrayLike = (NO_CARD, 0, 0),
    ) -> Self:
        """Make a batch from arrays, or from one value for all rows.

        Shapes and ranges are checked here, and everything else by the search.

        Raises:
            PositionError: a column of the wrong shape, or numbers that do not fit it.
        """
        held = np.asarray(hands)
        if held.ndim != 2 or not FEWEST_SEATS <= held.shape[1] <= MOST_SEATS:
            raise PositionError((Message("position.column", name="hands"),))
        n, seats = held.shape
        return cls(
            order,
            hands=_column("hands", held, (n, seats), np.uint32, 2**SHORT_DECK_SIZE - 1),
            leader=_column("leader", leader, (n,), np.uint8, seats - 1),
            side=_column("side", side, (n,), np.uint8, 2**seats - 1),
            trick=_column("trick", trick, (n, seats - 1), np.uint8, NO_CARD),
            points=_column("points", points, (n,), np.int16, MOST_POINTS),
            taken=_column("taken", taken, (n,), np.int16, SHORT_DECK_SIZE),
            duty=_column("duty", duty, (n, 3), np.uint32, 2**SHORT_DECK_SIZE - 1),
        )

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Self:
        """Make a batch of positions.

        Raises:
            PositionError: none at all, or not all of one trick order and number of seats.
        """
        if len({(position.order, position.seats) for position in positions}) != 1:
            raise PositionError((Message("position.mixed"),))
        seats = positions[0].seats
        return cls.make(
            positions[0].order,
            [[hand.bits for hand in position.hands] for position in positions],
            [position.leader for position in positions],
            [side_mask(position.side) for position in positions],
            trick=[
                [*(card.number for card in position.trick), *[NO_CARD] * seats][: seats - 1]
                for position in positions
            ],
            points=[position.points for position in positions],
            taken=[position.taken for position in positions],
            duty=[duty_words(position.duty) for position in positions],
        )

    def __len__(self) -> int:
        return len(self.hands)

    def positions(self) -> Iterator[Position]:
        """Yield the rows as positions, the first that is none as an error."""
        return map(self.position, range(len(self)))

    def position(self, row: int) -> Position:
        """Return a row as a position.

        Raises:
            PositionError: it is none; `where` is the row.
        """
        seats = self.hands.shape[1]
        suit, answers, kept = map(int, self.duty[row])
        try:
            return Position(
                self.order,
                tuple(CardSet.of_bits(int(bits)) for bits in self.hands[row]),
                int(self.leader[row]),
                frozenset(seat for seat in range(seats) if self.side[row] >> seat & 1),
                _cards(self.trick[row]),
                int(self.points[row]),
                int(self.taken[row]),
                None
                if suit == NO_CARD
                else Duty(suit, CardSet.of_bits(answers), CardSet.of_bits(kept)),
            )
        except PositionError as error:
            raise PositionError(error.faults, where=f"row {row}") from error

    def solved(
        self, values: Points, best: Bytes, nodes: Counts, seconds: Seconds, goal: Goal
    ) -> BatchSolved:
        """Return what a search found from here on as values of the whole deal."""
        return BatchSolved(self._whole(values, goal), best, nodes, seconds)

    def decided(self, holds: Answers, best: Bytes, nodes: Counts, seconds: Seconds) -> BatchDecided:
        """Return what a search found."""
        return BatchDecided(holds, best, nodes, seconds)

    def all_values(
        self, values: Points, nodes: Counts, seconds: Seconds, goal: Goal
    ) -> BatchValues:
        """Return what a search found from here on, card by card, as values of the whole deal."""
        return BatchValues(self._whole(values, goal), nodes, seconds)

    def _whole(self, values: Points, goal: Goal) -> Points:
        shape = (-1, *(1,) * (values.ndim - 1))
        if goal is Goal.POINTS:
            whole = values + self.points.reshape(shape)
        else:
            whole = np.where(self.taken.reshape(shape) > 0, 0, values)
        return np.where(values == NOT_LEGAL, NOT_LEGAL, whole).astype(np.int16)

    def card(self, number: int) -> Card | None:
        """Return the card with a number that a search gave, None for `NO_CARD`."""
        return None if number == NO_CARD else Card.numbered(int(number))

    def wanted(self, points: ArrayLike) -> Points:
        """Return how many points each row is to reach; any number may be asked for."""
        given = np.asarray(points)
        if given.dtype.kind in "iu":
            given = np.clip(given, 0, MOST_POINTS)
        return self.column("points", given)

    def column(self, name: str, given: ArrayLike) -> Points:
        """Return one number of points a row.

        Raises:
            PositionError: of the wrong shape, or numbers that no game reaches.
        """
        return _column(name, given, (len(self),), np.int16, MOST_POINTS)

    # -- by a search that knows single positions only ------------------------------------------

    def solved_by(self, engine: Engine, goal: Goal) -> BatchSolved:
        """Return the exact value of each row, found one after the other."""
        values = np.zeros(len(self), np.int16)
        best, nodes, seconds = self._columns()
        for row, position in enumerate(self.positions()):
            began = perf_counter()
            values[row], found, nodes[row] = engine.value(position, goal)
            seconds[row] = perf_counter() - began
            best[row] = NO_CARD if found is None else found.number
        return BatchSolved(values, best, nodes, seconds)

    def decided_by(self, engine: Engine, points: ArrayLike) -> BatchDecided:
        """Tell for each row, one after the other, whether the side reaches so many points."""
        wanted = self.wanted(points)
        holds = np.zeros(len(self), np.bool_)
        best, nodes, seconds = self._columns()
        for row, position in enumerate(self.positions()):
            began = perf_counter()
            holds[row], found, nodes[row] = engine.at_least(position, int(wanted[row]))
            seconds[row] = perf_counter() - began
            best[row] = NO_CARD if found is None else found.number
        return BatchDecided(holds, best, nodes, seconds)

    def all_values_by(self, engine: Engine, goal: Goal) -> BatchValues:
        """Return the value after each legal card of each row, found one after the other."""
        values = np.full((len(self), SHORT_DECK_SIZE), NOT_LEGAL, np.int16)
        _, nodes, seconds = self._columns()
        for row, position in enumerate(self.positions()):
            began = perf_counter()
            found, nodes[row] = engine.values(position, goal)
            seconds[row] = perf_counter() - began
            for card, value in found.items():
                values[row, card.number] = value
        return BatchValues(values, nodes, seconds)

    def _columns(self) -> tuple[Bytes, Counts, Seconds]:
        n = len(self)
        return np.full(n, NO_CARD, np.uint8), np.zeros(n, np.uint64), np.zeros(n)


def _cards(numbers: Bytes) -> tuple[Card, ...]:
    """Return the cards before the filling."""
    found = [int(number) for number in numbers]
    while found and found[-1] == NO_CARD:
        found.pop()
    if any(number >= SHORT_DECK_SIZE for number in found):
        raise PositionError((Message("position.column", name="trick"),))
    return tuple(map(Card.numbered, found))


def _column(
    name: str, given: ArrayLike, shape: tuple[int, ...], kind: type, most: int
) -> NDArray[Any]:
    array = np.asarray(given)
    # numpy wraps numbers that do not fit, and cuts fractions off, without a word.
    fits = array.dtype.kind in "iub" and (not array.size or 0 <= array.min() <= array.max() <= most)
    try:
        spread = np.broadcast_to(array, shape)
    except ValueError as error:
        raise PositionError((Message("position.column", name=name),)) from error
    if not fits:
        raise PositionError((Message("position.column", name=name),))
    return np.ascontiguousarray(spread, dtype=kind)
