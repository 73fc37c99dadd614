"""Figures of speed and size, each measured beside a reference in the same run.

A module ``benchmarks/bench_*.py`` has a function ``run() -> list[Row]``; ``scripts/bench`` finds
it, runs it and prints its rows. Tables that fit no row come from a function
``details() -> list[rich.table.Table]``.
"""

from benchmarks.measure import Row, seconds

__all__ = ["Row", "seconds"]
