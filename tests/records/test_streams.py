"""Streams of records: told apart by content, line by line, and never stopped by rubbish."""

from __future__ import annotations

from itertools import repeat
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.forge import GAMES, lines_of, read_text, said_of
from wenzel.errors import RecordError
from wenzel.records import FORMATS, read_records

SERVER = lines_of(GAMES)[:3]
OURS = [FORMATS["jsonl"].write(entry.record).strip()
        for game in SERVER for entry in read_text(game) if entry.record is not None]  # fmt: skip
RUBBISH = [
    "NaN", "garbage", "[1, 2]", "null", "{", "{}", "(", "()", "a (b) c; d", ";", "]", "1 18 0 p",
    "some.file: error (see 1)", "x[1] = 3", "\x7fELF\x00\x01", "\x00", "a ]R[ b",
]  # fmt: skip


@pytest.mark.parametrize("rubbish", RUBBISH)
@pytest.mark.parametrize("good", [SERVER, OURS, [SERVER[0], OURS[0], SERVER[1], OURS[1]]])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_rubbish_is_one_error_wherever_it_stands(good: list[str], rubbish: str, at: int) -> None:
    entries = read_text("\n".join([*good[:at], rubbish, *good[at:]]) + "\n")
    bad = [entry for entry in entries if entry.record is None]
    assert [entry.id for entry in entries if entry.record] == [
        entry.id for line in good for entry in read_text(line)
    ]
    # Brackets alone may begin a record on the next line, so they are none for themselves.
    assert len(bad) == (rubbish not in ("(", ";") or good[at] in OURS)
    for entry in bad:
        assert entry.place.line == at + 1
        assert f"[some.sgf:{at + 1}]" in said_of(entry)


@pytest.mark.parametrize("first", [SERVER[0], OURS[0]])
@pytest.mark.parametrize("second", [SERVER[1], OURS[1]])
def test_a_broken_first_record_of_either_kind(first: str, second: str) -> None:
    for keep in (len(first) // 3, len(first) * 2 // 3, len(first) - 20):
        bad, good = read_text(first[:keep] + "\n" + second + "\n")
        assert bad.record is None
        assert (good.record is not None, good.place.line) == (True, 2)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_mixture_is_read(data: st.DataObject) -> None:
    records = data.draw(st.lists(st.sampled_from([*SERVER, *OURS]), min_size=1, max_size=5))
    words = st.text(st.characters(exclude_characters="()[]{};#", exclude_categories=["C", "Z"]),
                    min_size=1, max_size=8)  # fmt: skip
    rubbish = data.draw(st.lists(words, max_size=4))
    nothing = data.draw(st.lists(st.sampled_from(["", "# a comment", "  "]), max_size=2))
    lines = [*records, *rubbish, *nothing]
    data.draw(st.randoms(use_true_random=False)).shuffle(lines)
    entries = read_text("\n".join(lines).encode())
    assert [(entry.place.line, entry.record is None) for entry in entries] == [
        (number, line in rubbish) for number, line in enumerate(lines, 1) if line not in nothing
    ]


@pytest.mark.parametrize("content", [
    b"", b"\n\n", b"# nothing but a comment\n", b"  \n#\n", b"\xef\xbb\xbf",
])  # fmt: skip
def test_nothing_is_no_records(content: bytes) -> None:
    with pytest.raises(RecordError, match=r"record\.none.*some\.sgf"):
        read_text(content)


@pytest.mark.parametrize("content", [
    b"\nonce upon a time\n", b"\x89PNG\r\n\x1a\n(;\n{\n\x00", Random(1).randbytes(20_000),
    "{\n  \"format\": 1\n}\n".encode("utf-16"), b"{\n  \"format\": 1\n}\n",
    b"[{}]", b"(", b"x[1]\n",
])  # fmt: skip
def test_nothing_known_is_refused_as_a_whole(content: bytes) -> None:
    with pytest.raises(RecordError, match=r"record\.no_format.*some\.sgf:\d"):
        read_text(content)


def test_an_endless_stream_of_rubbish_is_given_up() -> None:
    with pytest.raises(RecordError, match=r"record\.no_format"):
        read_records(repeat(b"y\n"), "-")


def test_nothing_is_read_ahead() -> None:
    asked = 0

    def lines() -> object:
        nonlocal asked
        for line in (*OURS, *SERVER):
            asked += 1
            yield line.encode() + b"\n"

    entries = read_records(lines(), "-")  # type: ignore[arg-type]
    assert asked == 1
    next(entries)
    next(entries)
    assert asked <= 3


def test_a_record_that_lacks_its_end_is_not_spoilt_by_the_next_line() -> None:
    for end in (" ;)", ";)", " )", ";", ")", ""):
        entries = read_text(SERVER[0].removesuffix(" ;)") + end + "\noops\n" + SERVER[1])
        assert [entry.record is None for entry in entries] == [False, True, False]
