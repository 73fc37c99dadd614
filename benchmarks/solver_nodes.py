"""The signature of the search: the nodes it visits over a fixed list of questions.

Any change of the search shows in it. After one that was meant:
``python -m benchmarks.solver_nodes > tests/counts/data/solver-nodes.txt``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from benchmarks.solver_deals import deal_files
from wenzel.games.skat.scoring import GAME_POINTS
from wenzel.solver import Goal
from wenzel.solver._bridge import Native

__all__ = ["signature"]

_DEALS: Final = 4
_TABLE_MB: Final = 16


def signature() -> Iterator[str]:
    """Yields a line for each of the first deals of each file: file, place, nodes of each question.

    The questions are the exact value, whether 61 points are reached (not in a Null), and the
    value of each card, each with an empty table.
    """
    solver = Native(_TABLE_MB, 1)
    for file in deal_files():
        for place, position in enumerate(file.positions[:_DEALS], start=1):
            nodes = []
            solver.clear()
            nodes.append(solver.value(position, file.goal)[-1])
            if file.goal is not Goal.NO_TRICK:
                solver.clear()
                nodes.append(solver.at_least(position, GAME_POINTS)[-1])
            solver.clear()
            nodes.append(solver.values(position, file.goal)[-1])
            yield " ".join(map(str, (file.name, place, *nodes)))


if __name__ == "__main__":
    for line in signature():
        print(line)
