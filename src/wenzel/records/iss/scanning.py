r"""From text to properties and moves, without a thought for what they mean.

``(;GM[Skat]PC[...]...MV[w ... 1 18 ...]R[...] ;)``. White space and comments (from ``#`` to the
end of the line) may stand between properties and between moves; a record may run over many lines
and a line may hold many records; the ``(;`` before and the ``;)`` behind may be missing. A closing
bracket inside a text is written ``\]``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from wenzel.errors import RecordError
from wenzel.messages import Message
from wenzel.records.place import Place

GAME: Final = "GM"
MOVES: Final = "MV"
RESULT: Final = "R"
ESCAPED: Final = r"\]"
"""A closing bracket inside a text."""

_GAP: Final = re.compile(r"\s+|#.*")
_LABEL: Final = re.compile(r"([A-Za-z]+\d*)\s*\[")
_NEXT_RECORD: Final = re.compile(r"\(\s*;\s*(?:[A-Za-z]+\d*\s*\[|$)|;\s*GM\s*\[")
"""What cannot stand inside a value: the record it stands in was cut off."""
_OPENING: Final = re.compile(r"[(;]\s*(?:[(;#]|[A-Za-z]+\d*\s*\[|$)")
"""A bracket or semicolon that a record may follow, be it on the next line."""
_AFTER_VALUE: Final = re.compile(r"\s*(?:[A-Za-z]+\d*\s*\[|[;)]\s*(?:[();]|$)|\(\s*;|$)")
"""What follows the bracket that closes a value, and hardly one inside it."""
_JUNK: Final = re.compile(r"[^(;)#]+|.")


@dataclass(frozen=True, slots=True)
class Move:
    """A pair of the moves: who (``w`` is the world), what, and the line it stands on."""

    who: str
    word: str
    line: int

    @property
    def text(self) -> str:
        """The pair as it is written."""
        return f"{self.who} {self.word}"


@dataclass(slots=True)
class RawRecord:
    """The properties of a record by label, in order, and its moves.

    Attributes:
        line: where it begins.
        last_line: where its last complete property ends.
    """

    line: int
    last_line: int = 0
    properties: dict[str, str] = field(default_factory=dict)
    words: list[tuple[str, int]] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)

    @property
    def is_rubbish(self) -> bool:
        """Whether nothing in it shows that a record was meant."""
        return not self.properties.keys() & {GAME, MOVES}

    @property
    def is_whole(self) -> bool:
        """Whether nothing that a record must have is missing."""
        return self.properties.keys() >= {GAME, MOVES, RESULT}

    @property
    def moves(self) -> list[Move]:
        """The moves; the last one has no word when the record breaks off in its middle."""
        words = [*self.words, ("", 0)]
        return [
            Move(words[at][0], words[at + 1][0], words[at][1])
            for at in range(0, len(self.words), 2)
        ]


class Scanner:
    """Reads line by line, so that a file of any size needs the memory of one record."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._line = 0
        self._record: RawRecord | None = None
        self._label = ""
        self._value: list[str] = []
        self._inside = False
        self._may_close = False

    def scan(self, lines: Iterable[tuple[int, str]]) -> Iterator[RawRecord]:
        """Yield the records in numbered lines; what is no record comes as one with a fault."""
        for number, line in lines:
            self._line = number
            at = 0
            while at < len(line):
                at, finished = self._inside_value(line, at) if self._inside else self._outside(
                    line, at
                )  # fmt: skip
                if finished is not None:
                    yield finished
        if self._record is not None:
            if self._inside:
                self._fault(Message("iss.unclosed", label=self._label))
            yield self._record

    def _fault(self, message: Message) -> None:
        record = self._current()
        record.faults.append(RecordError(message, where=str(Place(self._file, self._line))))

    def _current(self) -> RawRecord:
        if self._record is None:
            self._record = RawRecord(self._line)
        return self._record

    def _finish(self) -> RawRecord | None:
        finished, self._record, self._inside = self._record, None, False
        return finished

    def _outside(self, line: str, at: int) -> tuple[int, RawRecord | None]:
        gap = _GAP.match(line, at)
        if gap:
            return gap.end(), None
        may_close, self._may_close = self._may_close, False
        if line[at] == ")" and may_close:
            return at + 1, None
        record = self._record
        if record is None or not record.properties:
            return self._before_record(line, at)
        return self._in_record(record, line, at)

    def _before_record(self, line: str, at: int) -> tuple[int, RawRecord | None]:
        if _OPENING.match(line, at):
            self._current()
            return at + 1, None
        label = _LABEL.match(line, at)
        if label and (self._record is not None or label[1] == GAME):
            self._begin(label[1])
            return label.end(), None
        follow = _NEXT_RECORD.search(line, at)
        stop = follow.start() if follow else len(line)
        self._fault(Message("record.junk", text=_short(line[at:stop])))
        return stop, self._finish()

    def _in_record(self, record: RawRecord, line: str, at: int) -> tuple[int, RawRecord | None]:
        char = line[at]
        if char in ";)":
            self._may_close = char == ";"
            return at + 1, self._finish()
        if _OPENING.match(line, at):
            # It begins the next record; this one lacks its own end.
            return at, self._finish()
        label = _LABEL.match(line, at)
        if label:
            self._begin(label[1])
            return label.end(), None
        if record.is_whole and record.last_line < self._line:
            return at, self._finish()
        junk = _JUNK.match(line, at)
        assert junk is not None
        if not record.faults:
            self._fault(Message("record.junk", text=_short(junk[0])))
        return junk.end(), None

    def _begin(self, label: str) -> None:
        record = self._current()
        if label in record.properties:
            self._fault(Message("iss.twice", label=label))
        record.properties[label] = ""
        self._label, self._value, self._inside = label, [], True

    def _inside_value(self, line: str, at: int) -> tuple[int, RawRecord | None]:
        end = self._end_of_value(line, at)
        stop = len(line) if end < 0 else end
        if self._label == MOVES:
            comment = line.find("#", at, stop)
            if comment >= 0:
                stop, end = comment, -1
        # Not searched up to the end of the value alone, where an end of line would be seen.
        cut = _NEXT_RECORD.search(line, at)
        if cut and cut.start() < stop:
            self._fault(Message("iss.unclosed", label=self._label))
            return cut.start(), self._finish()
        self._add(line[at:stop])
        if end < 0:
            return len(line), None
        self._close()
        return end + 1, None

    def _end_of_value(self, line: str, at: int) -> int:
        """Return where a value ends, -1 for on a later line.

        The server escapes nothing, and a text may end in a backslash; so an escaped bracket closes
        the value all the same if what follows is what follows a value.
        """
        end = line.find("]", at)
        if self._label == MOVES:
            return end
        while (
            end > at and line.startswith(ESCAPED, end - 1) and not _AFTER_VALUE.match(line, end + 1)
        ):
            end = line.find("]", end + 1)
        return end

    def _add(self, text: str) -> None:
        if self._label == MOVES:
            self._current().words += ((word, self._line) for word in text.split())
        else:
            self._value.append(text)

    def _close(self) -> None:
        if self._label != MOVES:
            lines = [part.strip() for part in self._value]
            whole = self._value[0] if len(lines) == 1 else " ".join(filter(None, lines))
            self._current().properties[self._label] = whole.replace(ESCAPED, "]")
        self._current().last_line = self._line
        self._inside = False


def _short(text: str) -> str:
    text = text.strip()
    return text if len(text) <= 40 else text[:37] + "..."
