"""Who plays the jobs: this process, or others of this machine."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.util import Finalize
from pathlib import Path
from threading import Thread
from time import perf_counter
from types import FrameType
from typing import Final, NamedTuple, Protocol

from wenzel.arena.head import Head, Job
from wenzel.arena.playing import Bench, DefectError
from wenzel.arena.results import JobResult

_ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""A worker is one core, so that thinking times mean something."""
_LAST: Final = 10


class Batch(NamedTuple):
    """Jobs that were played in one go.

    Attributes:
        results: in the order of the jobs.
        seconds: how long it took.
    """

    results: tuple[JobResult, ...]
    seconds: float


class Workers(Protocol):
    """Plays jobs, several at a time."""

    @property
    def size(self) -> int:
        """How many batches are played at once."""

    def submit(self, jobs: Sequence[Job]) -> None:
        """Have jobs played in one go."""

    def collect(self, timeout: float) -> list[Batch]:
        """Return what is done, after at most so many seconds when nothing is.

        Raises:
            DefectError: a player of ours has failed.
        """

    def close(self) -> None:
        """Let all players leave; what has not begun by now is not played any more."""

    def break_off(self) -> None:
        """Let nobody finish what has begun; `close` follows."""


def play_all(bench: Bench, jobs: Sequence[Job]) -> Batch:
    """Play jobs one after the other."""
    start = perf_counter()
    results = tuple(bench.play(job) for job in jobs)
    return Batch(results, perf_counter() - start)


class InProcess:
    """Plays in this process, a batch whenever it is asked for what is done.

    Args:
        head: what determines the duel.
        transcripts: the folder for what each seat knew, if it is to be kept.
    """

    def __init__(self, head: Head, transcripts: Path | None = None) -> None:
        self.size = 1
        self._bench = Bench(head, transcripts)
        self._waiting: deque[tuple[Job, ...]] = deque()

    def submit(self, jobs: Sequence[Job]) -> None:
        """Have jobs played in one go."""
        self._waiting.append(tuple(jobs))

    def collect(self, timeout: float) -> list[Batch]:
        """Play a batch and return it."""
        return [play_all(self._bench, self._waiting.popleft())] if self._waiting else []

    def close(self) -> None:
        """Let all players leave."""
        self._bench.close()

    def break_off(self) -> None:
        """Do nothing: what this process was playing has been broken off already."""


class Processes:
    """Plays in processes of their own.

    Args:
        head: what determines the duel.
        size: how many processes.
        transcripts: the folder for what each seat knew, if it is to be kept.
    """

    def __init__(self, head: Head, size: int, transcripts: Path | None = None) -> None:
        self.size = size
        # Made by `spawn`, they are alike on every system, and inherit no threads and no locks.
        self._pool = ProcessPoolExecutor(
            size, get_context("spawn"), _take_seats, (head, transcripts)
        )
        self._running: dict[Future[Batch], tuple[Job, ...]] = {}

    def submit(self, jobs: Sequence[Job]) -> None:
        """Have jobs played in one go."""
        self._running[self._pool.submit(_play, tuple(jobs))] = tuple(jobs)

    def collect(self, timeout: float) -> list[Batch]:
        """Return what is done, after at most so many seconds when nothing is."""
        done, _ = wait(self._running, timeout, FIRST_COMPLETED)
        try:
            played = [future.result() for future in done]
        except BrokenProcessPool as error:
            begun = sorted(job for jobs in self._running.values() for job in jobs)
            named = ", ".join(f"deal {job.deal} seating {job.seating}" for job in begun[:_LAST])
            raise DefectError(f"a process has died while playing one of: {named}") from error
        for future in done:
            del self._running[future]
        return played

    def close(self) -> None:
        """End the processes, once they have played what they have begun."""
        self._pool.shutdown(cancel_futures=True)

    def break_off(self) -> None:
        """End the processes where they are, with the programs that play in them."""
        for process in active_children():
            process.terminate()


_seated: list[Bench] = []
"""The players of this process, when it is one of `Processes`."""


def _take_seats(head: Head, transcripts: Path | None) -> None:
    # Whoever stops a duel from the keyboard stops the process that hands out the jobs.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in _ONE_THREAD:
        os.environ.setdefault(name, "1")
    Thread(target=_leave_with_parent, daemon=True).start()
    _seated.append(Bench(head, transcripts))
    Finalize(None, _leave_seats, exitpriority=1)
    signal.signal(signal.SIGTERM, _broken_off)


def _leave_seats() -> None:
    """Let all players leave, undisturbed: a pool that breaks ends its processes once more."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _seated[0].close()


def _broken_off(_number: int, _frame: FrameType | None) -> None:
    """End this process in mid-game; the programs that play in it must not stay behind."""
    _leave_seats()
    os._exit(1)


def _leave_with_parent() -> None:
    """End this process when the one that hands out the jobs is gone, killed perhaps."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(jobs: tuple[Job, ...]) -> Batch:
    return play_all(_seated[0], jobs)
