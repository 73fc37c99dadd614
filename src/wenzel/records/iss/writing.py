"""Writing the server's records, one a line, in its present style."""

from __future__ import annotations

from typing import Final

from wenzel.errors import RecordError, WenzelError
from wenzel.games.skat.deal import SkatDeal
from wenzel.messages import Message
from wenzel.records.iss.mapping import as_server_record, skat_states
from wenzel.records.iss.reading import read_record
from wenzel.records.iss.result import IssResult
from wenzel.records.iss.scanning import ESCAPED, RESULT, Scanner
from wenzel.records.iss.source import (
    COMMENT,
    DATE,
    ID,
    NAMES,
    PLACE,
    RATINGS,
    SERIES,
    IssSource,
    server_date,
)
from wenzel.records.iss.words import WORLD, dotted, spelled
from wenzel.records.place import Place
from wenzel.records.record import Record

OUR_PLACE: Final = "wenzel"
_UNNAMED: Final = ("", "", "")
_KNOWN: Final = (PLACE, COMMENT, SERIES, ID, DATE, *NAMES, *RATINGS)


def write(record: Record) -> str:
    """Return a record as a line.

    A record that came from the server is written as it came. Any other deal of Skat is written
    if the server can express it; what was written is read back before it is handed out.

    Raises:
        RecordError: the server's format cannot express it, with the reason.
    """
    source = IssSource.of(record)
    if source is None:
        record = as_server_record(record)
    line = _line(record, source)
    _read_back(line, record)
    return line


def _line(record: Record, source: IssSource | None) -> str:
    pairs: list[str] = []
    states = tuple(skat_states(record))
    for number, (step, before) in enumerate(zip(record.steps, states, strict=False)):
        usual = spelled(step, before)
        pairs += usual if source is None else source.spelling.get(number, usual)
    state = states[-1]
    if not state.is_terminal:
        raise RecordError(Message("record.unfinished"), where=f"move {len(record.steps)}")
    deal = record.deal
    assert isinstance(deal, SkatDeal)
    cards = ".".join(map(dotted, (*deal.hands, deal.skat))) if source is None else source.cards
    result = IssResult.of(state)
    assert result is not None, "the server knows no Ramsch"
    properties = _properties(record, source, result.text)
    told = "".join(f"{pair} " for pair in (f"{WORLD} {cards}", *pairs))
    written = properties.pop(RESULT)
    header = "".join(f"{label}[{_value(label, text)}]" for label, text in properties.items())
    return f"(;GM[Skat]{header}MV[{told}]{RESULT}[{_value(RESULT, written)}] ;)\n"


def _properties(record: Record, source: IssSource | None, result: str) -> dict[str, str]:
    """Return the properties in the server's order, unknown ones after the known."""
    date = server_date(record.date or "")
    given: dict[str, str | None] = {
        COMMENT: record.comment,
        ID: record.id,
        **dict(zip(NAMES, record.seats or _UNNAMED, strict=True)),
    }
    if source is None:
        given = {**given, PLACE: OUR_PLACE, SERIES: "", COMMENT: record.comment or ""}
        given = {**given, ID: record.id or "", DATE: date or "", RESULT: result}
        given.update(dict.fromkeys(RATINGS, ""))
    else:
        given.update(source.properties)
        if date is not None:
            given[DATE] = date
    order = (*_KNOWN, *(label for label in given if label not in _KNOWN))
    return {label: text for label in order if (text := given.get(label)) is not None}


def _value(label: str, text: str) -> str:
    if any(char in text for char in "\r\n"):
        raise RecordError(Message("iss.unwritable", label=label, text=text))
    return text.replace("]", ESCAPED)


def _read_back(line: str, record: Record) -> None:
    """Make sure that the line says what the record says."""
    raw, *more = Scanner(OUR_PLACE).scan([(1, line)])
    try:
        again = read_record(raw, Place(OUR_PLACE, 1))
    except WenzelError as error:
        raise RecordError(Message("iss.reads_back_badly", fault=error.message)) from error
    said = [(one.steps, one.deal, one.seats or _UNNAMED, one.id or "", one.comment or "")
            for one in (again, record)]  # fmt: skip
    if more or said[0] != said[1]:
        raise RecordError(Message("iss.reads_back_otherwise"))
