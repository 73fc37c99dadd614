"""Reviews of finished deals, each computed once, in a process of its own and not for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import wenzel
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.solver import is_compiled
from wenzel.study.reviews import AnyReview
from wenzel.web.thinking import LENGTH

LIMIT_SECONDS: Final = 60.0
"""How long the computation of a review may take."""
SLOW_LIMIT_SECONDS: Final = 20.0
"""The same without the compiled search: nobody waits longer for a review of the end alone."""
_MOST_KEPT: Final = 300
_LOG: Final = logging.getLogger("wenzel.web")


@dataclass(frozen=True, slots=True)
class Missing:
    """There is no review, and why."""

    reason: Message


Study: TypeAlias = AnyReview | Missing


class Studies:
    """Computes reviews and keeps the latest.

    Args:
        limit: seconds that one may take; as long as is usual by default.
    """

    def __init__(self, limit: float | None = None) -> None:
        usual = LIMIT_SECONDS if is_compiled() else SLOW_LIMIT_SECONDS
        self._limit = usual if limit is None else limit
        self._tasks: OrderedDict[str, asyncio.Task[Study]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def review(self, record: Record, patience: float) -> Study | None:
        """Return the review of a record; None if it is not there in so many seconds."""
        key = record.to_json()
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.get_running_loop().create_task(self._compute(key))
            while len(self._tasks) > _MOST_KEPT:
                self._tasks.popitem(last=False)[1].cancel()
        done, _ = await asyncio.wait((task,), timeout=patience)
        return task.result() if done else None

    async def close(self) -> None:
        """Give up whatever is not ready."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _compute(self, record: str) -> Study:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "wenzel.web.studying",
                stdin=PIPE, stdout=PIPE, env=_environment(),
            )  # fmt: skip
            found: AnyReview | Message | None = None
            try:
                async with asyncio.timeout(self._limit):
                    async for answer in _answers(process, record):
                        found = answer
                    await process.wait()
            except TimeoutError:
                # What there is up to now is the review of the deal's end.
                found = found or Message("page.review_late")
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if found is None:
            _LOG.error("a review failed with exit code %d", process.returncode)
            return Missing(Message("page.review_failed"))
        return Missing(found) if isinstance(found, Message) else found


async def _answers(process: Process, record: str) -> AsyncIterator[AnyReview | Message]:
    """Ask for the review of a record, and yield what comes."""
    assert process.stdin is not None
    assert process.stdout is not None
    # A process that has died asks for nothing: that there comes no answer shows it.
    with contextlib.suppress(ConnectionError):
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
    with contextlib.suppress(asyncio.IncompleteReadError):
        while True:
            length = int.from_bytes(await process.stdout.readexactly(LENGTH))
            yield pickle.loads(await process.stdout.readexactly(length))


def _environment() -> dict[str, str]:
    """Return an environment in which a process finds the package where this one has found it."""
    home = str(Path(wenzel.__file__).parents[1])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
