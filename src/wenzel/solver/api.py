"""`Solver`: exact values with all cards open, by the compiled search if it is there."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

from wenzel.cards import Card
from wenzel.errors import PositionError
from wenzel.messages import Message
from wenzel.solver._bridge import Native, is_compiled
from wenzel.solver.engine import Engine
from wenzel.solver.position import Goal, Position
from wenzel.solver.reference import Reference

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from wenzel.solver.batch import Batch, BatchDecided, BatchSolved, BatchValues

DEFAULT_TABLE_MB: Final = 64


class SlowSolverWarning(RuntimeWarning):
    """The compiled search is not installed; the plain one answers, some thousand times slower."""


@dataclass(frozen=True, slots=True)
class Solved:
    """An exact value.

    Attributes:
        value: card points of the declarer's side at the end with best play of both sides, those
            it had already included; for `Goal.NO_TRICK` 1 when it avoids every trick, else 0.
        best: a card that keeps this value, if the search came across one by itself.
        nodes: cards tried.
        seconds: time of the search alone.
    """

    value: int
    best: Card | None
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Decided:
    """A yes or no, which is also its truth value.

    Attributes:
        holds: the answer, for best play of both sides.
        best: a card with which the side on move gets its way, if the search came across one.
        nodes: cards tried.
        seconds: time of the search alone.
    """

    holds: bool
    best: Card | None
    nodes: int
    seconds: float

    def __bool__(self) -> bool:
        return self.holds


class Solver:
    """Finds exact values with all cards open, and remembers what it has searched.

    Without the compiled search the plain one answers, which takes seconds for a whole deal; a
    `SlowSolverWarning` says so.

    >>> from wenzel.cards import CardSet
    >>> from wenzel.games.skat.contract import Contract
    >>> hands = map(CardSet.from_text, ("CJ D7", "SJ HA", "HT DA"))
    >>> position = Position(
    ...     Contract.from_text("G").order, tuple(hands), leader=0, side=frozenset({0})
    ... )
    >>> Solver(plain=True).value(position).value
    14

    Args:
        table_mb: size of the table of positions, in megabytes.
        threads: how many threads share out the rows of a batch.
        plain: use the plain search on purpose, as an oracle.
    """

    def __init__(
        self, table_mb: int = DEFAULT_TABLE_MB, threads: int = 1, *, plain: bool = False
    ) -> None:
        if table_mb < 1 or threads < 1:
            raise ValueError(f"table_mb={table_mb} and threads={threads} must be 1 or more")
        self._native = Native(table_mb, threads) if is_compiled() and not plain else None
        self._engine: Engine = Reference() if self._native is None else self._native
        if self._native is None and not plain:
            warnings.warn(
                "the compiled search is not installed; the plain one takes seconds for a deal",
                SlowSolverWarning,
                stacklevel=2,
            )

    @property
    def is_compiled(self) -> bool:
        """Whether the compiled search answers."""
        return self._native is not None

    def clear(self) -> None:
        """Forget everything searched so far; the answers stay the same."""
        self._engine.clear()

    def value(self, position: Position, goal: Goal = Goal.POINTS) -> Solved:
        """Return the exact value of a position."""
        began = perf_counter()
        value, best, nodes = self._engine.value(position, goal)
        return Solved(value, best, nodes, perf_counter() - began)

    def at_least(self, position: Position, points: int) -> Decided:
        """Tell whether the declarer's side ends with so many card points or more."""
        began = perf_counter()
        holds, best, nodes = self._engine.at_least(position, points)
        return Decided(holds, best, nodes, perf_counter() - began)

    def avoids_tricks(self, position: Position) -> Decided:
        """Tell whether the declarer's side can avoid every trick, which is how a Null is won."""
        solved = self.value(position, Goal.NO_TRICK)
        holds = solved.value == 1
        best = solved.best if holds == position.is_declarers_move else None
        return Decided(holds, best, solved.nodes, solved.seconds)

    def values(self, position: Position, goal: Goal = Goal.POINTS) -> dict[Card, int]:
        """Return the exact value after each legal card; nothing when the deal is over."""
        values, _ = self._engine.values(position, goal)
        return values

    def best(self, position: Position, goal: Goal = Goal.POINTS, value: int | None = None) -> Card:
        """Return a card that keeps the value for the side on move.

        Args:
            position: where.
            goal: what for.
            value: the exact value, if it is known already.

        Raises:
            PositionError: the deal is over.
        """
        if position.is_over:
            raise PositionError((Message("position.over"),))
        if value is None:
            solved = self.value(position, goal)
            if solved.best is not None:
                return solved.best
            value = solved.value
        for card in position.legal():
            if self._keeps(position.play(card), goal, value, position.is_declarers_move):
                return card
        raise ValueError(f"no card keeps the value {value}: it is not the value of this position")

    def deciding(self, position: Position, points: int, holds: bool) -> Card | None:
        """Return a card with which the side on move gets its way, None if it does not.

        Args:
            position: where.
            points: what is asked is whether the declarer's side ends with so many.
            holds: the answer.
        """
        if position.is_over or holds != position.is_declarers_move:
            return None
        for card in position.legal():
            if self._engine.at_least(position.play(card), points)[0] == holds:
                return card
        raise ValueError(f"no card decides about {points}: the answer is not {holds}")

    def line(self, position: Position, goal: Goal = Goal.POINTS) -> tuple[Card, ...]:
        """Return cards of best play for both sides, to the end of the deal."""
        cards: list[Card] = []
        while not position.is_over:
            card = self.best(position, goal)
            cards.append(card)
            position = position.play(card)
        return tuple(cards)

    def _keeps(self, after: Position, goal: Goal, value: int, declarers_move: bool) -> bool:
        if goal is Goal.NO_TRICK:
            return self._engine.value(after, goal)[0] == value
        if declarers_move:
            return self._engine.at_least(after, value)[0]
        return not self._engine.at_least(after, value + 1)[0]

    def value_batch(self, batch: Batch, goal: Goal = Goal.POINTS) -> BatchSolved:
        """Return the exact value of each position of a batch.

        Raises:
            PositionError: a row is no position.
        """
        if self._native is not None:
            return self._native.value_batch(batch, goal)
        return batch.solved_by(self._engine, goal)

    def at_least_batch(self, batch: Batch, points: ArrayLike) -> BatchDecided:
        """Tell for each position whether the declarer's side ends with so many points or more.

        Args:
            batch: the positions.
            points: one number for all, or one a row.

        Raises:
            PositionError: a row is no position.
        """
        if self._native is not None:
            return self._native.at_least_batch(batch, points)
        return batch.decided_by(self._engine, points)

    def values_batch(self, batch: Batch, goal: Goal = Goal.POINTS) -> BatchValues:
        """Return the exact value after each legal card of each position.

        Raises:
            PositionError: a row is no position.
        """
        if self._native is not None:
            return self._native.values_batch(batch, goal)
        return batch.all_values_by(self._engine, goal)
