"""The solver: whole deals, beside the plain search in C++ on some of them."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from rich import box
from rich.table import Table

from benchmarks import Row
from benchmarks.solver_deals import DealFile, deal_files, random_deals
from wenzel.games.skat.scoring import GAME_POINTS
from wenzel.solver import Goal, Position
from wenzel.solver._bridge import Native
from wenzel.solver.batch import Batch

TABLE_MB: Final = 64
PLAIN_STEP: Final = 10
"""The plain search takes one deal in so many."""
THREADS: Final = 2
BATCH_DEALS: Final = 1000

Ask = Callable[[Native, Position, Goal], int]


@dataclass(frozen=True, slots=True)
class Effort:
    """What one answer took."""

    seconds: float
    nodes: int


def _value(solver: Native, position: Position, goal: Goal) -> int:
    return solver.value(position, goal)[-1]


def _decision(solver: Native, position: Position, goal: Goal) -> int:
    return solver.at_least(position, GAME_POINTS)[-1]


def _all_cards(solver: Native, position: Position, goal: Goal) -> int:
    return solver.values(position, goal)[-1]


def _tasks(goal: Goal) -> dict[str, Ask]:
    if goal is Goal.NO_TRICK:
        return {"no trick": _value, "each card": _all_cards}
    return {"value": _value, f"reaches {GAME_POINTS}": _decision, "each card": _all_cards}


@cache
def _files() -> tuple[DealFile, ...]:
    return tuple(deal_files())


def _efforts(solver: Native, ask: Ask, positions: Sequence[Position], goal: Goal) -> list[Effort]:
    """Ask about each position with an empty table."""
    efforts = []
    for position in positions:
        solver.clear()
        began = time.perf_counter()
        nodes = ask(solver, position, goal)
        efforts.append(Effort(time.perf_counter() - began, nodes))
    return efforts


def _mean_ms(efforts: Sequence[Effort]) -> float:
    return 1000 * statistics.fmean(each.seconds for each in efforts)


def run() -> list[Row]:
    """Measures values and decisions against the plain search in C++, on the same deals."""
    solver, plain = Native(TABLE_MB, 1), Native(TABLE_MB, 1, plain=True)
    rows = []
    for file in _files():
        positions = file.positions[::PLAIN_STEP]
        for name, ask in _tasks(file.goal).items():
            if ask is _all_cards:
                continue
            rows.append(
                Row(
                    name=f"{file.name}, {name}: mean of {len(positions)} deals",
                    value=_mean_ms(_efforts(solver, ask, positions, file.goal)),
                    reference=_mean_ms(_efforts(plain, ask, positions, file.goal)),
                    against="the plain search",
                    unit="ms",
                )
            )
    return rows


def details() -> list[Table]:
    """Measures how the times of all deals are spread, and batches with one and two threads."""
    return [_spread(), _threads()]


def _table(title: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE, title=title, title_justify="left")
    for column in columns:
        table.add_column(
            column, justify="left" if column in ("deals", "what") else "right", no_wrap=True
        )
    return table


def _spread() -> Table:
    table = _table(
        "milliseconds a deal, one thread, table emptied before each deal",
        *("deals", "what", "mean", "median", "90 %", "worst", "nodes", "M/s"),
    )
    solver = Native(TABLE_MB, 1)
    for file in _files():
        for name, ask in _tasks(file.goal).items():
            efforts = _efforts(solver, ask, file.positions, file.goal)
            times = sorted(1000 * each.seconds for each in efforts)
            nodes = sum(each.nodes for each in efforts)
            table.add_row(
                file.name,
                name,
                f"{statistics.fmean(times):.3f}",
                f"{statistics.median(times):.3f}",
                f"{statistics.quantiles(times, n=10)[-1]:.3f}",
                f"{times[-1]:.3f}",
                f"{nodes / len(efforts):,.0f}",
                f"{nodes / sum(times) / 1000:.1f}",
            )
    return table


def _threads() -> Table:
    table = _table(
        "values a second, in a batch",
        *("deals", "number", "1 thread", f"{THREADS} threads", "ratio"),
    )
    for file in (*_files(), random_deals(BATCH_DEALS)):
        batch = Batch.of(file.positions)
        rates = []
        for threads in (1, THREADS):
            solver = Native(TABLE_MB, threads)
            began = time.perf_counter()
            solver.value_batch(batch, file.goal)
            rates.append(len(file.positions) / (time.perf_counter() - began))
        table.add_row(
            file.name,
            str(len(file.positions)),
            *(f"{rate:,.0f}" for rate in rates),
            f"{rates[1] / rates[0]:.2f}",
        )
    return table
