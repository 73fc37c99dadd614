"""`wenzel check`: other programs' games, compared with what the rules give."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, Final

import msgspec

from wenzel import codec
from wenzel.cards import Card
from wenzel.checking import CHECKED_GAMES, Verdict, check_file
from wenzel.checking.notation import spelled_card
from wenzel.commands.replay import opened
from wenzel.errors import RecordError, UnknownNameError
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker, visible
from wenzel.messages import Message

PASSED: Final = "passed"
FAILED: Final = "failed"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of one item, in the form other programs read it."""

    file: str
    item: str
    id: str | None
    status: str
    error: str | None


class _RankFirst(Speaker):
    """Names cards as the files do."""

    def card(self, card: Card) -> str:
        """Return a card with its rank first, such as ``10H``."""
        return spelled_card(card)


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check",
        help="check other programs' games by the rules",
        description="Play every recorded hand, round or match again by the rules, and compare all "
        "that is stated of it. The first difference of each that fails is printed, and last how "
        "many passed and failed. The exit code is 1 if one failed.",
    )
    parser.add_argument("game", choices=game_names(), help="the game that was played")
    parser.add_argument("file", metavar="FILE", help="JSON (docs/checking.md); - is standard input")
    parser.add_argument("--json", action="store_true", help="one object an item and line")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check a file."""
    if arguments.game not in CHECKED_GAMES:
        raise UnknownNameError(Message("check.skat", known=", ".join(CHECKED_GAMES)))
    with opened(arguments.file) as stream:
        content = stream.read()
    speaker = _RankFirst(plain=True)
    try:
        found = check_file(arguments.game, content)
    except RecordError as error:
        where = f"{arguments.file}, {error.where}" if error.where else arguments.file
        raise RecordError(error.message, where=where) from error
    reports = [_report(arguments.file, verdict, speaker) for verdict in found]
    counts = Counter(report.status for report in reports)
    if arguments.json:
        for report in reports:
            print(codec.to_json(report))
    else:
        for report in reports:
            if report.error is not None:
                print(_line(report))
        message = Message("check.summary", passed=counts[PASSED], failed=counts[FAILED])
        print(speaker.say(message))
    return 1 if counts[FAILED] else 0


def _report(file: str, verdict: Verdict, speaker: Speaker) -> Report:
    return Report(
        file=file,
        item=verdict.item,
        id=verdict.id,
        status=PASSED if verdict.fault is None else FAILED,
        error=None if verdict.fault is None else speaker.error(verdict.fault),
    )


def _line(report: Report) -> str:
    name = "" if report.id is None else f" ({visible(report.id)})"
    return f"{visible(report.file)}, {report.item}{name}: {report.error}"
