"""`wenzel replay`: play records again and say whether their results are right."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from wenzel import codec
from wenzel.errors import RecordError
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.state import SkatState
from wenzel.i18n import Speaker, figure, visible
from wenzel.messages import Message
from wenzel.records import Checked, Entry, check, read_records
from wenzel.records.entry import located
from wenzel.records.iss.result import NOBODY, Ending, IssResult

STANDARD: Final = "-"
AGREES: Final = "agrees"
DIFFERS: Final = "differs"
ERROR: Final = "error"
UNUSABLE: Final = 2
"""The exit code for a file that holds no records at all."""


class SkatResult(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules make of a deal of Skat, with seats counted from forehand.

    All fields are null for a Ramsch and for a bad record.
    """

    declarer: int | None = None
    contract: str | None = None
    bid: int | None = None
    value: int | None = None
    matadors: int | None = None
    points: int | None = None
    tricks: int | None = None
    schneider: bool | None = None
    schwarz: bool | None = None
    overbid: bool | None = None
    outcome: str | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of one record, in the form other programs read it.

    Attributes:
        skat: what the rules make of a deal of Skat; None for other games. Its fields stand among
            the others.
    """

    file: str
    line: int
    id: str | None
    status: str
    game: str | None = None
    termination: str | None = None
    winners: tuple[int, ...] | None = None
    returns: tuple[int, ...] | None = None
    skat: SkatResult | None = None
    differences: list[str] = []
    error: str | None = None


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay",
        help="play records again and compare the results",
        description="Play every record again by the rules it was played by, move by legal move, "
        "and compare the result with the recorded one. The exit code is 1 if one differs.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="records; - is standard input")
    parser.add_argument("--json", action="store_true", help="one object a record and line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Replay all records of all files."""
    speaker = Speaker(plain=True)
    for name in arguments.files:
        # What cannot be opened at all is an error of the command, said before any work is done.
        with opened(name):
            pass
    found: Counter[str] = Counter()
    unusable = 0
    for name in arguments.files:
        try:
            for report in _reports(name, speaker):
                found[report.status] += 1
                for line in (_json(report),) if arguments.json else _lines(report):
                    print(line)
        except RecordError as error:
            # One file of something else does not stop the others.
            unusable += 1
            print(f"wenzel: {speaker.error(error)}", file=sys.stderr)
    if found and not arguments.json:
        print(speaker.say(_summary(found)))
    if unusable:
        return UNUSABLE
    return 0 if found[AGREES] == found.total() else 1


def _summary(found: Counter[str]) -> Message:
    counts = {"records": found.total(), "agree": found[AGREES],
              "differ": found[DIFFERS], "errors": found[ERROR]}  # fmt: skip
    parts = {name: Message(f"replay.{name}", count=count) for name, count in counts.items()}
    return Message("replay.summary", **parts)


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    """Open a file, or standard input for ``-``.

    Raises:
        OSError: it cannot be opened.
    """
    if name == STANDARD:
        yield sys.stdin.buffer
    else:
        with Path(name).open("rb") as stream:
            yield stream


def _reports(name: str, speaker: Speaker) -> Iterator[Report]:
    with opened(name) as stream:
        for entry in read_records(stream, name):
            yield _report(entry, speaker)


def _report(entry: Entry, speaker: Speaker) -> Report:
    place = entry.place
    if entry.record is None:
        assert entry.error is not None
        error: RecordError = entry.error
        game = None
    else:
        try:
            return _checked(entry, check(entry.record), speaker)
        except RecordError as refused:
            error = located(place, refused)
        game = entry.record.game.name
    return Report(
        file=place.file,
        line=place.line,
        id=entry.id,
        status=ERROR,
        game=game,
        # What cannot be read may be a deal of Skat, of which one more thing is known: no result.
        skat=SkatResult() if game in (None, SkatGame.name) else None,
        error=speaker.error(error),
    )


def _checked(entry: Entry, checked: Checked, speaker: Speaker) -> Report:
    outcome = checked.replayed.outcome
    return Report(
        file=entry.place.file,
        line=entry.place.line,
        id=entry.id,
        status=DIFFERS if checked.differences else AGREES,
        game=checked.replayed.record.game.name,
        termination=outcome.termination,
        winners=outcome.winners,
        returns=outcome.returns,
        skat=_skat_result(checked),
        differences=speaker.say_all(checked.differences),
    )


def _skat_result(checked: Checked) -> SkatResult | None:
    """Return what there is to say of a deal of Skat; None for another game."""
    state = checked.replayed.state
    if not isinstance(state, SkatState):
        return None
    result = IssResult.of(state)
    if result is None or state.outcome is None:
        return SkatResult()
    contract = state.outcome.contract
    played = result.declarer != NOBODY
    return SkatResult(
        declarer=result.declarer if played else None,
        contract=None if contract is None else contract.text,
        bid=state.outcome.bid if played else None,
        value=result.value,
        matadors=result.matadors,
        points=result.points,
        tricks=result.tricks,
        schneider=result.schneider,
        schwarz=result.schwarz,
        overbid=result.overbid,
        outcome=result.outcome.value,
    )


def _json(report: Report) -> str:
    """Return a report as one object, the fields of Skat among the others."""
    fields: dict[str, Any] = {}
    for name in report.__struct_fields__:
        value = getattr(report, name)
        if name != "skat":
            fields[name] = value
        elif value is not None:
            fields |= msgspec.structs.asdict(value)
    return codec.to_json(fields)


def _lines(report: Report) -> Iterator[str]:
    """Yield a report in words: one line, and one more for each difference."""
    where = f"{visible(report.file)}:{report.line}"
    if report.error is not None:
        yield f"{where}: error: {report.error}"
        return
    name = "" if report.id is None else f" ({visible(report.id)})"
    yield f"{where}{name}: {report.status}: {_story(report)}"
    for difference in report.differences:
        yield f"    {difference}"


def _story(report: Report) -> str:
    skat = report.skat
    if skat is not None and skat.outcome == Ending.PASSED.value:
        return "passed in"
    if skat is not None and skat.outcome == Ending.PENALTY.value:
        return "broken off before there was a game"
    if skat is None or skat.outcome is None:
        scores = " ".join(map(figure, report.returns or ()))
        return f"{report.game}, {report.termination}, scores by seat: {scores}"
    tricks = "1 trick" if skat.tricks == 1 else f"{skat.tricks} tricks"
    return (
        f"seat {skat.declarer} {skat.outcome} {skat.contract}, bid {skat.bid}, "
        f"{skat.points} points in {tricks}: {figure(skat.value or 0)}"
    )
