"""The formats there are, told apart by content and never by a file's name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final

from wenzel.errors import RecordError, UnknownNameError
from wenzel.messages import Message
from wenzel.records import iss, jsonl
from wenzel.records.entry import Entry
from wenzel.records.place import Place
from wenzel.records.record import Record
from wenzel.records.replay import Replayed


@dataclass(frozen=True, slots=True)
class Format:
    """A format of records.

    Attributes:
        name: what it is called on the command line and in a record's source.
        suffix: how names of its files end.
        begins: what the first line of a file that says anything begins with.
        read: reads a file's lines.
        write: returns a record as text with its line end.
        differences: compares what the format itself says of the outcome; None if it says no more
            than a record does.
    """

    name: str
    suffix: str
    begins: re.Pattern[bytes]
    read: Callable[[Iterable[bytes], str], Iterator[Entry]]
    write: Callable[[Record], str]
    differences: Callable[[Replayed], Iterator[Message]] | None = None


FORMATS: Final[Mapping[str, Format]] = {
    found.name: found
    for found in (
        Format(
            iss.NAME,
            iss.SUFFIX,
            re.compile(rb"[(;]|.*;\s*GM\s*\["),
            iss.read,
            iss.write,
            iss.differences,
        ),
        Format(jsonl.NAME, jsonl.SUFFIX, re.compile(rb"\{"), jsonl.read, jsonl.write),
    )
}
_SAYS_NOTHING: Final = re.compile(rb"\s*(#.*)?")
_MARK: Final = b"\xef\xbb\xbf"


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
    """Read the records of a file or stream, of whatever format; nothing is read ahead.

    Raises:
        RecordError: the content is of no known format.
    """
    upcoming = iter(lines)
    seen: list[bytes] = []
    for line in upcoming:
        seen.append(line)
        text = line.removeprefix(_MARK).strip() if len(seen) == 1 else line.strip()
        if _SAYS_NOTHING.fullmatch(text):
            continue
        for found in FORMATS.values():
            if found.begins.match(text):
                return found.read(chain(seen, upcoming), file)
        raise RecordError(Message("record.no_format"), where=str(Place(file, len(seen))))
    return iter(())
