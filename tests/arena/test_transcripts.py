"""What each seat of a duel knew: the lines of the protocol, and answers that follow from them."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pytest

from tests.arena.support import Failing, fault, head_of
from wenzel.arena.head import Head, Job
from wenzel.arena.playing import Bench, deal_of
from wenzel.arena.transcripts import Transcribed, transcript_path
from wenzel.cli import main
from wenzel.engines import Engine
from wenzel.engines.protocol import (
    Answer,
    End,
    Fault,
    Happened,
    Request,
    Start,
    read_from_program,
    read_from_table,
    write,
)
from wenzel.errors import PlayerFaultError
from wenzel.games.game import Hidden
from wenzel.games.skat.deal import SkatDeal
from wenzel.rulesets import load

FROM_TABLE = b'{"type"'


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def told(lines: list[bytes]) -> list[bytes]:
    return [line for line in lines if line.startswith(FROM_TABLE)]


def answers(lines: list[bytes]) -> list[bytes]:
    return [line for line in lines if not line.startswith(FROM_TABLE)]


def answers_of_engine(lines: list[bytes], level: str, game: str) -> list[bytes]:
    """Return what a fresh player answers to what a table has said."""
    out = io.BytesIO()
    Engine(level, game).run(io.BytesIO(b"".join(lines)), out)
    _hello, *answered = out.getvalue().splitlines(keepends=True)
    return answered


def transcribed(head: Head, folder: Path, deals: int = 1) -> None:
    with Bench(head, folder) as bench:
        for job in head.jobs(deals):
            bench.play(job)


@pytest.mark.parametrize(
    ("names", "ruleset"),
    [
        (("club", "novice"), "skat-isko"),
        (("club:bold", "rule"), "skat-pub"),
        (("random", "rule"), "sheepshead-called-ace"),
        (("rule", "novice"), "scat"),
        pytest.param(("expert", "club"), "skat-isko", marks=pytest.mark.slow),
    ],
)
def test_a_fresh_player_answers_the_same_to_the_same_lines(
    tmp_path: Path, names: tuple[str, ...], ruleset: str
) -> None:
    head = head_of(*names, ruleset=ruleset)
    transcribed(head, tmp_path)
    game = load(ruleset)
    asked = 0
    for job in head.jobs(1):
        for seat, player in enumerate(head.seatings[job.seating]):
            lines = lines_of(transcript_path(tmp_path, job, seat))
            level = head.players[player]
            assert answers_of_engine(told(lines), level, game.name) == answers(lines)
            asked += len(answers(lines))
    assert asked > 20


def test_a_transcript_says_what_the_seat_may_see_and_no_more(tmp_path: Path) -> None:
    head = head_of("rule")
    transcribed(head, tmp_path)
    game = load("skat-isko")
    deal = deal_of(head, game, 1)
    assert isinstance(deal, SkatDeal)
    for seat in range(3):
        lines = lines_of(transcript_path(tmp_path, Job(1, 0), seat))
        read = [read_from_table(line) for line in told(lines)]
        start, *_, end = read
        assert isinstance(start, Start)
        assert isinstance(end, End)
        assert (start.seat, start.limit_ms) == (seat, None)
        assert set(start.hand) == {card.text for card in deal.hands[seat]}
        dealt = [one for one in read if isinstance(one, Happened) and one.seat != seat][:3]
        assert any(one.what == {"type": "hidden", "kind": "dealt"} for one in dealt)
        numbers = [one.n for one in read if isinstance(one, Happened)]
        assert numbers == list(range(len(numbers)))
        # Every answer follows its request, and is one of what was offered.
        for before, line in pairwise(lines):
            if not line.startswith(FROM_TABLE):
                request, answer = read_from_table(before), read_from_program(line)
                assert isinstance(request, Request)
                assert isinstance(answer, Answer)
                assert answer.action in request.legal


def test_transcripts_change_no_result(tmp_path: Path) -> None:
    head = head_of("rule", "novice")
    with Bench(head) as plain, Bench(head, tmp_path) as kept:
        for job in head.jobs(2):
            assert plain.play(job).timeless == kept.play(job).timeless


def test_a_player_that_forfeits_is_told_so_last(tmp_path: Path) -> None:
    path = tmp_path / "knew.jsonl"
    failing = Failing("clumsy", fault())
    one = Transcribed(failing, path, None)
    game = load("skat-isko")
    state = game.start(game.deal_from_seed(1))
    one.begin(game, 1, 5)
    for event in state.events:
        one.see(event.seen_by(1))
    with pytest.raises(PlayerFaultError):
        one.choose(game.view(state, 1))
    assert all(isinstance(event.what, Hidden) or event.seat in (None, 1) for event in failing.seen)
    *_, asked, last = lines_of(path)
    assert isinstance(read_from_table(asked), Request)
    assert read_from_table(last) == Fault(
        code="cannot_start", text="It cannot be started: no legs."
    )
    assert write(read_from_table(last)) == last


def test_the_command_writes_a_file_a_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "knew"
    arguments = ["duel", "skat", "rule", "novice", "--deals", "2", "--processes", "2"]
    assert main([*arguments, "--transcripts", str(folder)]) == 0
    capsys.readouterr()
    assert len(list(folder.glob("deal-0000[12]-seating-[012]-seat-[012].jsonl"))) == 18
    with pytest.raises(SystemExit):
        main([*arguments, "--transcripts", str(folder), "--executor", "dask"])
    assert "--transcripts" in capsys.readouterr().err
