"""Computer players think in processes of their own, so that no table waits for another's.

A process that dies or hangs is replaced, and what it was asked is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Final

import wenzel
from wenzel.bots import Advice
from wenzel.games.game import Action
from wenzel.table import BotTurn
from wenzel.web.thinking import LENGTH, Failure, Question, packed

PATIENCE_SECONDS: Final = 30.0
"""How long a decision may take before its process is taken to hang."""
_TRIES: Final = 2
# Run as a module its classes would be those of __main__, which this process does not know.
_PROGRAM: Final = "from wenzel.web.thinking import main; main()"
_LOG: Final = logging.getLogger("wenzel.web")


class ThinkingError(Exception):
    """A computer player could not decide; the text says why, for the log."""


class Workers:
    """A pool of thinking processes.

    Args:
        processes: how many.
        patience: seconds that a decision may take.
    """

    def __init__(self, processes: int = 1, patience: float = PATIENCE_SECONDS) -> None:
        self._patience = patience
        self._processes: set[Process] = set()
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(processes):
            self._free.put_nowait(None)

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(sorted(process.pid for process in self._processes))

    async def start(self) -> None:
        """Start the processes, so that the first decision need not wait for one."""
        for _ in range(self._free.qsize()):
            self._free.put_nowait(self._free.get_nowait() or await self._started())

    async def choose(self, turn: BotTurn) -> Action:
        """Return what a computer player does.

        Raises:
            ThinkingError: it could not decide.
        """
        game = turn.game.name
        action: Action = await self._ask(Question("choose", turn.level, game, turn.seed, turn.view))
        return action

    async def advise(self, level: str, game: str, seed: str, view: Any) -> Advice:
        """Return what a computer player would do at a person's seat, and why.

        Raises:
            ThinkingError: it could not decide.
        """
        advice: Advice = await self._ask(Question("advise", level, game, seed, view))
        return advice

    async def close(self) -> None:
        """End the processes."""
        for process in list(self._processes):
            await self._end(process)

    async def _ask(self, question: Question) -> Any:
        reason = ""
        for _ in range(_TRIES):
            process = await self._free.get()
            answered = None
            try:
                process = process or await self._started()
                async with asyncio.timeout(self._patience):
                    answered = await _exchange(process, packed(question))
            except TimeoutError:
                reason = f"no decision in {self._patience} seconds"
            except (EOFError, ConnectionError):
                reason = "the process died"
            finally:
                # Whoever gives up a question leaves its answer in the pipe: not to be used again.
                if answered is None and process is not None:
                    await self._end(process)
                self._free.put_nowait(process if answered is not None else None)
            if answered is not None:
                break
            _LOG.warning("%s in %s: %s", question.level, question.game, reason)
        else:
            raise ThinkingError(reason)
        reply = pickle.loads(answered)
        if isinstance(reply, Failure):
            raise ThinkingError(reply.traceback)
        return reply

    async def _started(self) -> Process:
        # The processes find the package where this one has found it.
        home = str(Path(wenzel.__file__).parents[1])
        paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", _PROGRAM, str(int(2 * self._patience) + 1),
            stdin=PIPE, stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )  # fmt: skip
        self._processes.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchange(process: Process, question: bytes) -> bytes:
    """Send a question and return the answer, still pickled.

    Raises:
        EOFError: the process died; also as a `ConnectionError`.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(question)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return await process.stdout.readexactly(length)
