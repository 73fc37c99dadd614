"""Where in a file something stands: file, line and move, for every error that a record can have."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a stream of records.

    Attributes:
        file: the name of the file, ``-`` for standard input.
        line: from 1; the line on which a record begins, or on which a move stands.
        move: the number of a move from 1, and its text; empty for the record as a whole.
    """

    file: str
    line: int
    move: str = ""

    def at_move(self, number: int, text: str, line: int | None = None) -> Place:
        """Return the place of a move of the record that begins here."""
        move = f"move {number} ({text})" if text else f"move {number}"
        return replace(self, line=self.line if line is None else line, move=move)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}"
        return f"{place}, {self.move}" if self.move else place
