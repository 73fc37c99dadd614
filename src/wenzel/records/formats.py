"""The formats there are, told apart by content and never by a file's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Final

from wenzel.errors import RecordError, UnknownNameError
from wenzel.messages import Message
from wenzel.records import iss, jsonl
from wenzel.records.entry import Entry
from wenzel.records.record import Record
from wenzel.records.replay import Replayed


@dataclass(frozen=True, slots=True)
class Format:
    """A format of records.

    Attributes:
        name: what it is called on the command line and in a record's source.
        suffix: how names of its files end.
        read: reads lines, given with their numbers.
        write: returns a record as text with its line end.
        differences: compares what the format itself says of the outcome; None if it says no more
            than a record does.
    """

    name: str
    suffix: str
    read: Callable[[Iterable[tuple[int, bytes]], str], Iterator[Entry]]
    write: Callable[[Record], str]
    differences: Callable[[Replayed], Iterator[Message]] | None = None


FORMATS: Final[Mapping[str, Format]] = {
    found.name: found
    for found in (
        Format(iss.NAME, iss.SUFFIX, iss.read, iss.write, iss.differences),
        Format(jsonl.NAME, jsonl.SUFFIX, jsonl.read, jsonl.write),
    )
}
_PATIENCE: Final = 1000
"""After so much rubbish at its beginning a stream, which may be endless, is given up."""


def format_named(name: str) -> Format:
    """Return a format by name.

    Raises:
        UnknownNameError: there is none; the message names those there are.
    """
    if name not in FORMATS:
        raise UnknownNameError(
            Message("record.unknown_format", name=name, known=", ".join(FORMATS))
        )
    return FORMATS[name]


def format_of_file(name: str) -> Format | None:
    """Return the format that a file's name stands for, None if it stands for none."""
    return next((found for found in FORMATS.values() if name.endswith(found.suffix)), None)


def read_records(lines: Iterable[bytes], file: str) -> Iterator[Entry]:
    """Read the records of a file or stream, of one format or of several.

    What is no record becomes an error in its place, from the first line on, and reading goes on.
    Nothing is read beyond the first record before the entries are asked for.

    Raises:
        RecordError: there are no records, or nothing of a known format.
    """
    entries = _entries(lines, file)
    rubbish: list[Entry] = []
    for entry in entries:
        if not entry.is_rubbish:
            return chain(rubbish, (entry,), entries)
        rubbish.append(entry)
        if len(rubbish) == _PATIENCE:
            break
    if rubbish:
        raise RecordError(Message("record.no_format"), where=str(rubbish[0].place))
    raise RecordError(Message("record.none"), where=file)


def _entries(lines: Iterable[bytes], file: str) -> Iterator[Entry]:
    for name, run in groupby(enumerate(lines, 1), _format_of_line):
        yield from FORMATS[name].read(run, file)


def _format_of_line(numbered: tuple[int, bytes]) -> str:
    """Return whose a line is: our records have one each, all others are the server's."""
    return jsonl.NAME if jsonl.begins(numbered[1]) else iss.NAME
