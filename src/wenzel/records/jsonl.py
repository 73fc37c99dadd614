"""Our own format: JSON lines, one record a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from wenzel.errors import RecordError
from wenzel.records.entry import Entry
from wenzel.records.place import Place
from wenzel.records.record import Record

NAME: Final = "jsonl"
SUFFIX: Final = ".jsonl"
_LINE: Final = re.compile(rb"(?:\xef\xbb\xbf)?\s*(\{\s*(?:[\"}]|$).*?)\s*", re.DOTALL)
"""A line that begins an object, behind the byte order mark that some editors put before UTF-8."""


def begins(line: bytes) -> bool:
    """Tell whether a line is one of ours, be it ever so bad."""
    return _LINE.match(line) is not None


def read(lines: Iterable[tuple[int, bytes]], file: str) -> Iterator[Entry]:
    """Read records, one a line; a line that holds none becomes an error, and reading goes on.

    Args:
        lines: lines that are ours, with their numbers.
        file: its name.
    """
    for number, line in lines:
        found = _LINE.fullmatch(line)
        assert found is not None
        text = found[1]
        place = Place(file, number)
        try:
            record = Record.from_json(text)
        except RecordError as error:
            yield Entry.bad(place, error, is_rubbish=b'"' not in text)
        else:
            yield Entry(place, record, id=record.id)


def write(record: Record) -> str:
    """Return a record as a line."""
    return record.to_json() + "\n"
