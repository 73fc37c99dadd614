"""Real games of the Skat server: every recorded result must be the one of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.forge import ARTEFACT, GAMES, PUBLIC, lines_of, read_text
from wenzel.i18n import Speaker
from wenzel.records import FORMATS, Record, check

ALL = [
    pytest.param(line, id=f"{path.stem}-{number}")
    for path in (GAMES, PUBLIC)
    for number, line in enumerate(lines_of(path), 1)
]
EVERY = [*ALL, pytest.param(lines_of(ARTEFACT)[0], id="artefact")]


def only(text: str) -> Record:
    (entry,) = read_text(text)
    assert entry.record is not None, entry.error
    return entry.record


def test_there_are_as_many_as_there_should_be() -> None:
    assert [len(lines_of(path)) for path in (GAMES, PUBLIC, ARTEFACT)] == [33, 6, 1]


@pytest.mark.parametrize("line", ALL)
def test_the_rules_give_the_recorded_result(line: str) -> None:
    assert check(only(line)).differences == ()


@pytest.mark.parametrize("line", EVERY)
def test_a_record_is_written_back_byte_for_byte(line: str) -> None:
    assert FORMATS["iss"].write(only(line)) == line + "\n"


@pytest.mark.parametrize("line", EVERY)
def test_our_own_format_loses_nothing(line: str) -> None:
    record = only(line)
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.steps == record.steps
    assert FORMATS["iss"].write(again) == line + "\n"
    assert check(again).differences == check(record).differences


def test_the_artefact_differs_and_says_why() -> None:
    differences = check(only(lines_of(ARTEFACT)[0])).differences
    said = Speaker(plain=True).say_all(differences)
    # With 3 (CJ SJ HJ), game 4, times 12 = 48, lost.
    assert said[:2] == [
        "value: the record says −288, the rules give −96",
        "matadors: the record says −11, the rules give 3",
    ]
    assert "no card was laid away" in said[2]
    assert len(said) == 3


@pytest.mark.parametrize("path", [GAMES, PUBLIC])
def test_a_file_is_read_in_order_with_lines_and_names(path: Path) -> None:
    entries = read_text(path.read_bytes(), path.name)
    assert [entry.place.line for entry in entries] == list(range(1, len(entries) + 1))
    assert all(entry.id is not None and f"ID[{entry.id}]" in line
               for entry, line in zip(entries, lines_of(path), strict=True))  # fmt: skip


def test_the_header_says_what_people_want_to_know() -> None:
    record = only(lines_of(GAMES)[1])
    assert record.seats == ("seat0", "seat1", "seat2")
    assert record.date == "2007-11-04T15:39:49Z"
    assert record.id == "30"
    assert record.comment is None
    assert record.ruleset == "skat-server"
    assert only(lines_of(GAMES)[0]).comment == ""
