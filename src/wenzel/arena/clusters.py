"""Playing the jobs on a cluster of Ray or Dask: the same jobs, with the same results."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from logging import CRITICAL
from typing import Any

from wenzel.arena.head import Head, Job
from wenzel.arena.playing import Bench
from wenzel.arena.workers import Batch, play_all
from wenzel.errors import UnknownNameError
from wenzel.messages import Message


def play_batch(head: Head, jobs: tuple[Job, ...]) -> Batch:
    """Play jobs in a process that nobody can count on to be there for the next."""
    with Bench(head) as bench:
        return play_all(bench, jobs)


class RayWorkers:
    """Plays on a cluster of Ray.

    Args:
        head: what determines the duel.
        size: how many batches are played at once.
        address: a cluster that runs, as Ray writes it; None for one of this machine alone.

    Raises:
        UnknownNameError: Ray is not installed.
    """

    def __init__(self, head: Head, size: int, address: str | None = None) -> None:
        self.size = size
        self._ray = _extra("ray", "ray")
        cores = {} if address else {"num_cpus": size, "include_dashboard": False}
        self._ray.init(address, log_to_driver=False, logging_level="ERROR", **cores)
        self._head = self._ray.put(head)
        self._task = self._ray.remote(play_batch)
        self._running: list[Any] = []

    def submit(self, jobs: Sequence[Job]) -> None:
        """Have jobs played in one go."""
        self._running.append(self._task.remote(self._head, tuple(jobs)))

    def collect(self, timeout: float) -> list[Batch]:
        """Return what is done, after at most so many seconds when nothing is."""
        if not self._running:
            return []
        done, self._running = self._ray.wait(self._running, timeout=timeout)
        played: list[Batch] = self._ray.get(done)
        return played

    def close(self) -> None:
        """Leave the cluster; one of this machine alone ends."""
        self._ray.shutdown()

    def break_off(self) -> None:
        """Do nothing: a cluster is left at once in any case."""


class DaskWorkers:
    """Plays on a cluster of Dask.

    Args:
        head: what determines the duel.
        size: how many batches are played at once.
        address: the scheduler of a cluster that runs; None for one of this machine alone.

    Raises:
        UnknownNameError: Dask's `distributed` is not installed.
    """

    def __init__(self, head: Head, size: int, address: str | None = None) -> None:
        self.size = size
        self._dask = _extra("distributed", "dask")
        self._cluster = None
        if address is None:
            with _deaf_to_interrupts():
                # What goes wrong with a job comes back with it; the log is full of farewells.
                self._cluster = self._dask.LocalCluster(
                    n_workers=size,
                    threads_per_worker=1,
                    dashboard_address=None,
                    silence_logs=CRITICAL,
                )
        self._client = self._dask.Client(self._cluster or address)
        self._head = head
        self._running: list[Any] = []

    def submit(self, jobs: Sequence[Job]) -> None:
        """Have jobs played in one go."""
        task = self._client.submit(play_batch, self._head, tuple(jobs), pure=False)
        self._running.append(task)

    def collect(self, timeout: float) -> list[Batch]:
        """Return what is done, after at most so many seconds when nothing is."""
        if not self._running:
            return []
        try:
            found = self._dask.wait(self._running, timeout, return_when="FIRST_COMPLETED")
        except TimeoutError:
            return []
        self._running = list(found.not_done)
        played: list[Batch] = [task.result() for task in found.done]
        return played

    def close(self) -> None:
        """Leave the cluster; one of this machine alone ends."""
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()

    def break_off(self) -> None:
        """Do nothing: a cluster is left at once in any case."""


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let processes that are started meanwhile live on when a duel is stopped from the keyboard."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _extra(module: str, extra: str) -> Any:
    """Return a package that an extra of ours brings.

    Raises:
        UnknownNameError: it is not installed.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise UnknownNameError(Message("duel.no_executor", name=extra)) from error
