"""What each seat of a duel knew: the lines of the engine protocol that it got, or would have got.

A file holds one seat of one job: what the table says, which has a `type`, and the answers between.
A player that decides by it alone, as `wenzel engine` does, has not been told anything else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wenzel import codec
from wenzel.arena.contestant import COMMAND_PREFIX, Contestant
from wenzel.arena.head import Job
from wenzel.engines.dictation import Dictation
from wenzel.engines.program import LIMIT_MS
from wenzel.engines.protocol import Answer, Fault, FromProgram, FromTable, write
from wenzel.errors import PlayerFaultError
from wenzel.games.game import Action, Event, Game
from wenzel.i18n import Speaker
from wenzel.messages import Message


def transcript_path(folder: Path, job: Job, seat: int) -> Path:
    """Return the file of a seat in a job."""
    return folder / f"deal-{job.deal:05}-seating-{job.seating}-seat-{seat}.jsonl"


class Transcribed:
    """A contestant in one deal, with whatever it is told and answers written down.

    The file is written when the deal ends for it, over one of that name.

    Args:
        contestant: who plays.
        path: the file.
        limit_ms: how long a program may take to answer, in milliseconds; None for what it has by
            itself.
    """

    def __init__(self, contestant: Contestant, path: Path, limit_ms: int | None) -> None:
        self.name = contestant.name
        self._contestant = contestant
        self._path = path
        if limit_ms is None and self.name.startswith(COMMAND_PREFIX):
            limit_ms = LIMIT_MS
        self._limit_ms = limit_ms
        self._lines: list[bytes] = []
        self._dictation: Dictation | None = None

    def begin(self, game: Game[Any, Any, Any], seat: int, seed: int | str) -> None:
        """Take a seat for the deal."""
        self._dictation = Dictation(game, seat, seed, self._limit_ms)
        try:
            self._contestant.begin(game, seat, seed)
        except PlayerFaultError as error:
            self._note_fault(error)
            raise

    def see(self, event: Event) -> None:
        """Learn of an event, as the seat sees it."""
        self._note(*self._current.see(event))
        try:
            self._contestant.see(event)
        except PlayerFaultError as error:
            self._note_fault(error)
            raise

    def choose(self, view: Any) -> Action:
        """Return what to do."""
        self._note(*self._current.request(view))
        try:
            action = self._contestant.choose(view)
        except PlayerFaultError as error:
            self._note_fault(error)
            raise
        self._note(Answer(action=codec.to_plain(action)))
        return action

    def end(self, returns: tuple[int, ...]) -> None:
        """Learn how the deal ended, and write down what was noted."""
        self._note(*self._current.end(returns))
        self._contestant.end(returns)
        self._write()

    def close(self) -> None:
        """Leave for good."""
        self._contestant.close()

    @property
    def _current(self) -> Dictation:
        if self._dictation is None:
            raise ValueError("no deal has begun")
        return self._dictation

    def _note(self, *lines: FromTable | FromProgram) -> None:
        self._lines += map(write, lines)

    def _note_fault(self, error: PlayerFaultError) -> None:
        inner = error.message.values.get("fault")
        fault = inner if isinstance(inner, Message) else error.message
        self._note(Fault(code=fault.code.partition(".")[2], text=Speaker().say(fault)))
        self._write()

    def _write(self) -> None:
        self._path.write_bytes(b"".join(self._lines))
