"""Records for tests: the real ones, and real ones changed at one place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from wenzel.i18n import Speaker
from wenzel.records import Entry, read_records

DATA: Final = Path(__file__).parent / "data"
GAMES: Final = DATA / "iss-games.sgf"
ARTEFACT: Final = DATA / "iss-artefact.sgf"
PUBLIC: Final = DATA / "iss-public.sgf"
"""Real records that stand in the tests of public projects; the players' names are blanked."""

_MOVES: Final = re.compile(r"MV\[(.*?) ?\]")


def lines_of(path: Path) -> list[str]:
    """Return the records of a file that has one a line."""
    return path.read_text(encoding="utf-8").splitlines()


_BY_ID: Final = {
    name: line
    for path in (GAMES, ARTEFACT, PUBLIC)
    for line in lines_of(path)
    for name in re.findall(r"ID\[(\d+)\]", line)
}


def real(name: int) -> str:
    """Return a real record by its ID."""
    return _BY_ID[str(name)]


def pairs_of(record: str) -> list[str]:
    """Return the moves of a record as pairs: ``["w SK.C7...", "1 18", ...]``."""
    found = _MOVES.search(record)
    assert found
    words = found[1].split()
    return [f"{who} {what}" for who, what in zip(words[::2], words[1::2], strict=True)]


def forged(
    record: str | int,
    *more: str,
    after: str = "",
    result: str = "",
    replace: dict[str, str] | None = None,
) -> str:
    """Return a real record changed.

    Args:
        record: the record, or its ID.
        more: pairs to stand after the pair ``after``, instead of all that follows it.
        after: the last pair to keep; the first one that reads so.
        result: what is to stand in R.
        replace: pairs to be written otherwise, each at its first place.
    """
    text = real(record) if isinstance(record, int) else record
    pairs = pairs_of(text)
    for old, new in (replace or {}).items():
        pairs[pairs.index(old)] = new
    if after:
        pairs = [*pairs[: pairs.index(after) + 1], *more]
    text = _MOVES.sub("MV[" + "".join(f"{pair} " for pair in pairs) + "]", text)
    return re.sub(r"\]R\[.*?\]", f"]R[{result}]", text) if result else text


def read_text(text: str | bytes, file: str = "some.sgf") -> list[Entry]:
    """Read records from text."""
    raw = text if isinstance(text, bytes) else text.encode()
    return list(read_records(raw.splitlines(keepends=True), file))


def said_of(entry: Entry) -> str:
    """Return the sentence about a bad record."""
    assert entry.error is not None
    return Speaker(plain=True).error(entry.error)
