"""How far a duel is, and what it says so far: a bar in a terminal, elsewhere a line at times."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wenzel.arena.tally import Tally
from wenzel.commands.duel_report import label, points

_EVERY: Final = 30.0
"""Seconds between two lines where there is no bar."""
_REFRESH: Final = 0.5


class Shown(Protocol):
    """Tells how far a duel is."""

    def begin(self, jobs: int) -> None:
        """Begin with so many jobs to be played."""

    def update(self, done: int) -> None:
        """Show that so many are played."""


@contextmanager
def progress(tally: Tally) -> Iterator[Shown]:
    """Show how far a duel is, on standard error, as long as the context lasts."""
    if not sys.stderr.isatty():
        yield _Lines(tally)
        return
    columns = (
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[said]}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), refresh_per_second=4) as bar:
        yield _Bar(bar, tally)


def _said(tally: Tally) -> str:
    """Return the running estimates, the difference of the first two players last."""
    if not tally.deals:
        return ""
    name, found = next(iter(tally.scores.items()))
    parts = [
        f"{label(tally.head, player)} {points(moments.estimate())}"
        for player, moments in enumerate(found)
    ]
    for (a, b), moments in list(tally.differences[name].items())[:1]:
        first, second = label(tally.head, a), label(tally.head, b)
        parts.append(f"{first} − {second} {points(moments.estimate())}")
    return "   ".join(parts)


class _Bar:
    def __init__(self, bar: Progress, tally: Tally) -> None:
        self._bar = bar
        self._tally = tally
        self._task = bar.add_task("", total=None, said="")
        self._next = 0.0

    def begin(self, jobs: int) -> None:
        self._bar.update(self._task, total=jobs)

    def update(self, done: int) -> None:
        self._bar.update(self._task, completed=done)
        if monotonic() >= self._next:
            self._next = monotonic() + _REFRESH
            self._bar.update(self._task, said=_said(self._tally))


class _Lines:
    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._jobs = 0
        self._next = monotonic() + _EVERY

    def begin(self, jobs: int) -> None:
        self._jobs = jobs

    def update(self, done: int) -> None:
        if monotonic() < self._next:
            return
        self._next = monotonic() + _EVERY
        print(f"{done} of {self._jobs} jobs   {_said(self._tally)}", file=sys.stderr, flush=True)
