"""Finds the benchmarks, runs them and prints one table: ``python -m benchmarks``."""

from __future__ import annotations

import argparse
import importlib
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Row

PREFIX = "bench_"


def names() -> list[str]:
    """Returns the names of the benchmarks: their modules without ``bench_``."""
    modules = Path(__file__).parent.glob(f"{PREFIX}*.py")
    return sorted(module.stem.removeprefix(PREFIX) for module in modules)


def run(name: str) -> list[Row]:
    """Runs one benchmark and returns its rows."""
    module = importlib.import_module(f"benchmarks.{PREFIX}{name}")
    return cast("Callable[[], list[Row]]", module.run)()


def details(name: str) -> list[Table]:
    """Returns the tables that a benchmark has beside its rows, if it has a function for them."""
    module = importlib.import_module(f"benchmarks.{PREFIX}{name}")
    make = getattr(module, "details", None)
    return [] if make is None else cast("Callable[[], list[Table]]", make)()


def table() -> Table:
    """Returns the empty table of the results."""
    result = Table(box=box.SIMPLE)
    result.add_column("benchmark")
    result.add_column("what")
    result.add_column("figure", justify="right")
    result.add_column("reference", justify="right")
    result.add_column("unit")
    result.add_column("ratio", justify="right")
    result.add_column("against")
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the benchmarks named on the command line, all without a name."""
    known = names()
    parser = argparse.ArgumentParser(prog="scripts/bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a benchmark; all without one")
    parser.add_argument("--list", action="store_true", help="print the names and stop")
    arguments = parser.parse_args(argv)
    if arguments.list:
        print(*known, sep="\n")
        return 0
    unknown = sorted(set(arguments.names) - set(known))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}")

    console = Console()
    results = table()
    tables: list[Table] = []
    for name in arguments.names or known:
        with console.status(name):
            rows = run(name)
            tables += details(name)
        for row in rows:
            results.add_row(
                name,
                row.name,
                f"{row.value:.4g}",
                f"{row.reference:.4g}",
                row.unit,
                f"{row.ratio:.3f}",
                row.against,
            )
    if not results.row_count:
        print("Nothing was measured.")
        return 1
    print(f"Python {platform.python_version()} on {platform.machine()}")
    console.print(results, *tables)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
