"""What reading a file of records gives: records, and errors in their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from wenzel.errors import RecordError
from wenzel.records.place import Place
from wenzel.records.record import Record


@dataclass(frozen=True, slots=True)
class Entry:
    """One record of a file, or the error that stands in its place.

    Attributes:
        place: where it begins.
        record: the record, None if it cannot be read.
        error: why not; its `where` names file, line and move.
        id: what it is called in the file, if that could be read.
        is_rubbish: whether nothing in it shows that a record was meant.
    """

    place: Place
    record: Record | None
    error: RecordError | None = None
    id: str | None = None
    is_rubbish: bool = False

    @classmethod
    def bad(
        cls, place: Place, error: RecordError, id: str | None = None, *, is_rubbish: bool = False
    ) -> Self:
        """Make the entry of a record that cannot be read; the error gets its place in the file."""
        return cls(place, None, located(place, error), id, is_rubbish)


def located(place: Place, error: RecordError) -> RecordError:
    """Return an error that names file and line; one that does so already stays as it is."""
    if error.where.startswith(f"{place.file}:"):
        return error
    where = f"{place}, {error.where}" if error.where else str(place)
    return RecordError(error.message, where=where)
