"""Our own format: JSON lines, one record a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from wenzel.errors import RecordError
from wenzel.records.entry import Entry
from wenzel.records.place import Place
from wenzel.records.record import Record

NAME: Final = "jsonl"
SUFFIX: Final = ".jsonl"
_MARK: Final = b"\xef\xbb\xbf"
"""The byte order mark that some editors put before UTF-8."""


def read(lines: Iterable[bytes], file: str) -> Iterator[Entry]:
    """Read records, one a line; a line that holds none becomes an error, and reading goes on."""
    for number, line in enumerate(lines, 1):
        text = line.removeprefix(_MARK).strip() if number == 1 else line.strip()
        if not text:
            continue
        place = Place(file, number)
        try:
            record = Record.from_json(text)
        except RecordError as error:
            yield Entry.bad(place, error)
        else:
            yield Entry(place, record, id=record.id)


def write(record: Record) -> str:
    """Return a record as a line."""
    return record.to_json() + "\n"
