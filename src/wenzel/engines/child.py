"""A program that runs beside us and is spoken to in lines, whatever it does."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Final

_CHUNK: Final = 65_536
"""Bytes that are read or written at once."""
_ERRORS_KEPT: Final = 4_096
"""Bytes of the program's standard error that are remembered."""
_LAST_LINES: Final = 3
"""Lines of the program's standard error that are reported."""
_TURNS: Final = 64
"""How often the streams are looked at, at most, to take in what is there already."""


class LineTooLongError(Exception):
    """The program writes a line that is longer than allowed."""


class Child:
    """A running program with everything that it starts in turn.

    Nothing is read or written in the background: the streams move while one of the methods runs,
    none of which waits longer than it is told, whether the program reads or writes too much, too
    little or nothing.

    Args:
        command: the program and its arguments.
        longest_line: bytes that a line of the program may have, without the line feed.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self, command: Sequence[str], longest_line: int) -> None:
        # A session of its own is also a process group, which can be ended as a whole.
        self._process = subprocess.Popen(
            command, bufsize=0, start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        self._in, self._out, self._err = (stream.fileno() for stream in self._streams)
        self._longest_line = longest_line
        self._outgoing = bytearray()
        self._heard = bytearray()
        self._errors = bytearray()
        self._is_out_open = True
        self._selector = DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._selector.register(self._out, EVENT_READ, self._hear)
        self._selector.register(self._err, EVENT_READ, self._overhear)

    @property
    def exit_code(self) -> int | None:
        """What the program ended with, minus the signal if one ended it; None while it runs."""
        return self._process.returncode

    @property
    def has_ended(self) -> bool:
        """Whether the program writes no more, and all that it has written has been read."""
        return not self._is_out_open and not self._heard

    @property
    def half_line(self) -> str:
        """What the program has written of a line without ending it."""
        return self._heard.decode(errors="replace")

    @property
    def last_words(self) -> str:
        """The last lines on the program's standard error, as one; empty if there are none."""
        lines = self._errors.decode(errors="replace").splitlines()
        return " / ".join([line.strip() for line in lines if line.strip()][-_LAST_LINES:])

    def send(self, line: bytes) -> None:
        """Write a line, as far as the program reads; the rest follows by and by."""
        self._outgoing += line
        self._flush()

    def take_in(self) -> None:
        """Take in what the program has written so far, without waiting for more."""
        for _ in range(_TURNS):
            if not self._turn(0):
                return

    def read_line(self, deadline: float) -> bytes:
        """Return the program's next line without its line feed.

        Args:
            deadline: until when to wait, by `time.monotonic`.

        Raises:
            TimeoutError: no line has come to its end by then.
            EOFError: the program has closed its output, as it does by ending.
            LineTooLongError: the line is too long.
        """
        while True:
            end = self._heard.find(b"\n")
            if max(end, len(self._heard) if end < 0 else 0) > self._longest_line:
                raise LineTooLongError
            if end >= 0:
                line = bytes(self._heard[:end])
                del self._heard[: end + 1]
                self._listen()
                return line
            if not self._is_out_open:
                raise EOFError
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self._turn(left)

    def stop(self, patience: float) -> None:
        """Close the program's input, give it time to end by itself, then end it and its children.

        Args:
            patience: how long to wait, in seconds.
        """
        try:
            self._part(time.monotonic() + patience)
        finally:
            # The program is not waited for before, so that its number is still its own.
            with suppress(ProcessLookupError, PermissionError):  # there may be nobody left
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self.take_in()
            self._selector.close()
            for stream in self._streams:
                stream.close()

    def _part(self, deadline: float) -> None:
        is_in_open = True
        while self._is_out_open:
            self._heard.clear()
            self._listen()
            if is_in_open and not self._outgoing:
                self._streams[0].close()
                is_in_open = False
            left = deadline - time.monotonic()
            if left <= 0:
                return
            self._turn(left)

    def _turn(self, timeout: float) -> bool:
        """Wait until a stream moves, and move with it; tell whether one has."""
        ready = self._selector.select(timeout)
        for key, _ in ready:
            key.data()
        return bool(ready)

    def _listen(self) -> None:
        """Go on reading the output if that had been put off."""
        if self._is_out_open and self._out not in self._selector.get_map():
            self._selector.register(self._out, EVENT_READ, self._hear)

    def _hear(self) -> None:
        data = os.read(self._out, _CHUNK)
        self._heard += data
        if not data:
            self._is_out_open = False
        # What is written too much may wait where it is until it is wanted.
        if not data or len(self._heard) > self._longest_line:
            self._selector.unregister(self._out)

    def _overhear(self) -> None:
        data = os.read(self._err, _CHUNK)
        self._errors += data
        del self._errors[:-_ERRORS_KEPT]
        if not data:
            self._selector.unregister(self._err)

    def _flush(self) -> None:
        try:
            while self._outgoing:
                del self._outgoing[: os.write(self._in, self._outgoing[:_CHUNK])]
        except BlockingIOError:
            if self._in not in self._selector.get_map():
                self._selector.register(self._in, EVENT_WRITE, self._flush)
            return
        except BrokenPipeError:
            # The program reads no more; what comes of that shows when it is asked.
            self._outgoing.clear()
        if self._in in self._selector.get_map():
            self._selector.unregister(self._in)
