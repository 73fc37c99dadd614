"""A duel's file: a head line, then one line a job, only ever added to."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from wenzel import codec
from wenzel.arena.head import Head
from wenzel.arena.results import JobResult
from wenzel.errors import RecordError, WireError
from wenzel.messages import Message

_NEWLINE: Final = b"\n"


class ResultFile:
    """The file of a duel, made or gone on with; a context that closes it.

    What a crash has left of a last line is cut off. Lines are handed to the system one job after
    the other, so that nothing is lost when the process dies.

    Args:
        path: the file.
        head: what determines the duel.

    Raises:
        RecordError: the file is of another duel, or no file of a duel at all.
        OSError: it cannot be read or written.
    """

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.cut = 0
        """How many bytes of a half line were cut off."""
        self._file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        try:
            self._open(head)
        except BaseException:
            self._file.close()
            raise

    def _open(self, head: Head) -> None:
        self.cut = _cut_half_line(self._file)
        self._file.seek(0)
        first = self._file.readline()
        if not first:
            self._file.write(msgspec.json.encode(head) + _NEWLINE)
            self._file.flush()
            return
        _check_same(_head(first, self.path), head, self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def results(self) -> Iterator[JobResult]:
        """Yield what is in the file.

        Raises:
            RecordError: a line that is no result.
        """
        self._file.seek(0)
        next(self._file)
        yield from _results(self._file, self.path)

    def add(self, results: Iterable[JobResult]) -> None:
        """Add results at the end."""
        self._file.seek(0, os.SEEK_END)
        self._file.write(b"".join(msgspec.json.encode(one) + _NEWLINE for one in results))
        self._file.flush()


def read_head(path: Path) -> Head:
    """Return what determines the duel of a file.

    Raises:
        RecordError: it is no file of a duel.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return _head(file.readline(), path)


def read_results(path: Path) -> Iterator[JobResult]:
    """Yield the results in a file without changing it; half a line at its end is left out.

    Raises:
        RecordError: a line that is no result.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        next(file, None)
        yield from _results((line for line in file if line.endswith(_NEWLINE)), path)


def _cut_half_line(file: BinaryIO) -> int:
    """Cut off what stands behind the last end of a line; return how many bytes that was."""
    content = file.read()
    whole = content.rfind(_NEWLINE) + 1
    if whole < len(content):
        file.truncate(whole)
    return len(content) - whole


def _head(line: bytes, path: Path) -> Head:
    try:
        return codec.from_json(line, Head)
    except WireError as error:
        raise RecordError(Message("duel.no_head", fault=error.message), where=str(path)) from error


def _results(lines: Iterable[bytes], path: Path) -> Iterator[JobResult]:
    for number, line in enumerate(lines, 2):
        try:
            yield codec.from_json(line, JobResult)
        except WireError as error:
            where = f"{path}, line {number}"
            raise RecordError(
                Message("duel.no_result", fault=error.message), where=where
            ) from error


def _check_same(there: Head, here: Head, path: Path) -> None:
    """Refuse to go on with another duel, naming the first thing that differs.

    Raises:
        RecordError: another duel.
    """
    for key in Head.__struct_fields__:
        old, new = getattr(there, key), getattr(here, key)
        if old == new:
            continue
        if key == "code":
            raise RecordError(Message("duel.other_code", there=there.version), where=str(path))
        name = key
        if isinstance(old, dict) and isinstance(new, dict):
            every = sorted(old.keys() | new.keys())
            name = next(option for option in every if old.get(option) != new.get(option))
            old, new = old.get(name), new.get(name)
        message = Message("duel.other_head", key=name, there=_text(old), here=_text(new))
        raise RecordError(message, where=str(path))


def _text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
