"""Handing out the jobs of a duel and taking in the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from wenzel.arena.head import Job
from wenzel.arena.results import JobResult
from wenzel.arena.workers import Workers

_AHEAD: Final = 2
"""Batches in the hands of the workers, for each that they play at once."""
_BATCH_SECONDS: Final = 1.0
"""How long a batch should take: long enough to cost nothing, short enough to be stopped."""
_LARGEST: Final = 500
_POLL: Final = 0.2
"""Seconds that a wish to stop may wait."""


def played(
    workers: Workers, jobs: Sequence[Job], stopped: Callable[[], bool]
) -> Iterator[tuple[JobResult, ...]]:
    """Have jobs played; yield their results as they come, in no certain order.

    Args:
        workers: who plays them.
        jobs: all of them.
        stopped: asked all the time; when it says yes no further jobs are handed out, and those
            that have been are waited for.

    Yields:
        Results that have come together; nothing at all now and then, to let the caller look
        round.

    Raises:
        DefectError: a player of ours has failed.
    """
    pace = _Pace()
    given = open_batches = 0
    while True:
        while given < len(jobs) and open_batches < _AHEAD * workers.size and not stopped():
            size = pace.batch(len(jobs) - given, workers.size)
            workers.submit(jobs[given : given + size])
            given += size
            open_batches += 1
        if not open_batches:
            return
        for batch in workers.collect(_POLL):
            pace.add(len(batch.results), batch.seconds)
            open_batches -= 1
            yield batch.results
        yield ()


class _Pace:
    """How many jobs make a batch, by how long they take."""

    def __init__(self) -> None:
        self._jobs = 0
        self._seconds = 0.0

    def add(self, jobs: int, seconds: float) -> None:
        self._jobs += jobs
        self._seconds += seconds

    def batch(self, left: int, workers: int) -> int:
        """Return how many jobs to hand out next: fewer at the end, so that all end together."""
        if not self._jobs:
            return 1
        by_time = int(_BATCH_SECONDS * self._jobs / max(self._seconds, 1e-6))
        by_rest = -(-left // (_AHEAD * workers))
        return max(1, min(by_time, by_rest, _LARGEST, left))
