"""A duel's file: added to, gone on with, cut after a crash, and refused where it does not fit."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.arena.support import game_of, head_of, passed_in
from wenzel.arena.files import ResultFile, read_head, read_results
from wenzel.arena.head import Head
from wenzel.errors import RecordError

HEAD = head_of("rule", "random")
FIRST = game_of(HEAD, 1, 0, 0, "C", 24)
SECOND = passed_in(HEAD, 1, 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duel.jsonl"


def written(path: Path) -> Path:
    with ResultFile(path, HEAD) as file:
        file.add([FIRST])
        file.add([SECOND])
    return path


def refusal(path: Path, head: Head) -> str:
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught, ResultFile(path, head) as file:
        list(file.results())
    assert path.read_bytes() == before
    assert caught.value.where.startswith(str(path))
    return str(caught.value.message)


def test_what_was_written_is_read(path: Path) -> None:
    written(path)
    assert read_head(path) == HEAD
    assert list(read_results(path)) == [FIRST, SECOND]
    with ResultFile(path, HEAD) as file:
        assert not file.cut
        assert list(file.results()) == [FIRST, SECOND]


def test_a_file_is_only_added_to(path: Path) -> None:
    before = written(path).read_bytes()
    third = passed_in(HEAD, 1, 2)
    with ResultFile(path, HEAD) as file:
        list(file.results())
        file.add([third])
        # It is there before the file is closed: a process that dies loses nothing.
        assert list(read_results(path)) == [FIRST, SECOND, third]
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize("left", [1, 40, -1])
def test_half_a_line_is_cut_off(path: Path, left: int) -> None:
    whole = written(path).read_bytes()
    half = msgspec.json.encode(passed_in(HEAD, 1, 2))[:left]
    path.write_bytes(whole + half)
    assert list(read_results(path)) == [FIRST, SECOND]
    with ResultFile(path, HEAD) as file:
        assert file.cut == len(half)
        assert list(file.results()) == [FIRST, SECOND]
        file.add([passed_in(HEAD, 1, 2)])
    assert len(list(read_results(path))) == 3


def test_half_a_head_is_begun_anew(path: Path) -> None:
    path.write_bytes(msgspec.json.encode(HEAD)[:30])
    with ResultFile(path, HEAD) as file:
        assert file.cut == 30
        assert list(file.results()) == []
    assert read_head(path) == HEAD


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "other"}, "key seed, there arena, here other"),
        ({"players": ("rule", "rule")}, 'key players, there ["rule","random"]'),
        ({"lineup": (0, 0, 1)}, "key lineup, there [0,1,1], here [0,0,1]"),
        ({"version": "9.9"}, "key version"),
        ({"limit_ms": 100}, "key limit_ms, there null, here 100"),
        ({"options": {**HEAD.options, "kontra": "before-lead"}}, "key kontra, there off"),
        ({"code": "0" * 16}, "duel.other_code"),
    ],
)
def test_another_duel_is_refused(path: Path, change: dict[str, object], named: str) -> None:
    written(path)
    assert named in refusal(path, msgspec.structs.replace(HEAD, **change))


@pytest.mark.parametrize("content", [b"hello\n", b"{}\n", b'{"type":"duel"}\n', b"\xff\xfe\n"])
def test_what_is_no_duel_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(path, HEAD).startswith("duel.no_head")
    with pytest.raises(RecordError):
        read_head(path)


def test_a_broken_line_in_the_middle_is_no_half_line(path: Path) -> None:
    whole = written(path).read_bytes()
    path.write_bytes(whole + b'{"deal":1,"seati\n' + msgspec.json.encode(FIRST) + b"\n")
    with pytest.raises(RecordError) as caught:
        list(read_results(path))
    assert caught.value.where == f"{path}, line 4"
    assert refusal(path, HEAD).startswith("duel.no_result")


def test_options_have_one_order_whatever_the_process() -> None:
    events = ["game-of-96", "grand-hand-won", "round-score", "lost-with-60"]
    head = head_of("rule", ruleset="skat-isko", bock_events=events)
    assert head.options["bock_events"] == sorted(events)
    assert head.make_game().options == head_of("rule", bock_events=events[::-1]).make_game().options
