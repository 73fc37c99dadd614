"""`wenzel duel`: players against each other, the same deals in every seating."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from wenzel.arena.clusters import DaskWorkers, RayWorkers
from wenzel.arena.contestant import make_contestant
from wenzel.arena.duel import played
from wenzel.arena.files import ResultFile, read_head, read_results
from wenzel.arena.head import Head, make_head
from wenzel.arena.lineup import line_up
from wenzel.arena.tally import Tally
from wenzel.arena.workers import InProcess, Processes, Workers
from wenzel.commands.arguments import positive_number, seed_text
from wenzel.commands.duel_progress import progress
from wenzel.commands.duel_report import print_json, print_report
from wenzel.commands.levels import warn_without_core
from wenzel.errors import OptionsError
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.rulesets import default_ruleset, load

STANDARD: Final = "-"
DEALS: Final = 100
MOST_DEALS: Final = 1_000_000
"""Weeks of experts; all jobs are listed in memory."""
STOPPED_EARLY: Final = 1
_SPEAKER: Final = Speaker(plain=True)


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "duel",
        help="let players play against each other",
        description="Let players play the same deals in every seating, and say what each makes of "
        "them (docs/duel.md). One A and one B: A alone among players B. Ctrl-C stops early.",
    )
    parser.add_argument("game", nargs="?", choices=game_names(), help="the game")
    parser.add_argument(
        "contestants",
        nargs="*",
        metavar="PLAYER",
        help="a player of the house, such as rule or expert:bold, or cmd:PROGRAM ARGUMENTS; one, "
        "two, or one a seat",
    )
    parser.add_argument("--deals", type=_deals, metavar="N", help="how many deals (100)")
    parser.add_argument("--seed", type=seed_text, default="1", help="any number or word (1)")
    parser.add_argument(
        "--processes", type=positive_number, metavar="P", help="how many at once (one a core)"
    )
    parser.add_argument(
        "--json",
        metavar="OUT",
        help="the file that results are added to, and that a duel goes on from; - for none, and "
        "the summary as JSON on standard output",
    )
    parser.add_argument(
        "--ruleset",
        metavar="NAME",
        help="a rule set's name, or a TOML file (the official or most common rules of the game)",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another value of an option of the rule set",
    )
    parser.add_argument(
        "--lineup", metavar="LETTERS", help="who sits: AAB is two of the first player, one B"
    )
    parser.add_argument(
        "--limit-ms", type=positive_number, metavar="MS", help="how long a program may think"
    )
    parser.add_argument(
        "--executor", choices=("processes", "ray", "dask"), default="processes",
        help="who plays the jobs (processes of this machine)",
    )  # fmt: skip
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="a cluster of ray or dask (one of this machine)"
    )
    parser.add_argument(
        "--transcripts", metavar="DIR",
        help="a folder for what each seat knew and did, a file for each deal, seating and seat",
    )  # fmt: skip
    parser.add_argument("--show", metavar="FILE", help="say what a file of results says, no more")
    parser.set_defaults(run=run, fail=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Play a duel, or show one that was played."""
    if arguments.show is not None:
        return _show(arguments)
    if not arguments.contestants:
        arguments.fail("name a game and at least one player, or a file by --show")
    if arguments.cluster and arguments.executor == "processes":
        arguments.fail("--cluster goes with --executor ray or dask")
    if arguments.transcripts and arguments.executor != "processes":
        arguments.fail("--transcripts goes with processes of this machine")
    deals = arguments.deals or DEALS
    head = _head(arguments)
    for name in head.players:
        make_contestant(name, head.game, limit_ms=head.limit_ms).close()
        warn_without_core(name, head.game, _SPEAKER)
    tally = Tally(head, deals)
    with ExitStack() as stack:
        file = None
        if arguments.json not in (None, STANDARD):
            file = stack.enter_context(ResultFile(Path(arguments.json), head))
            _take_in(file, tally)
        if arguments.transcripts is not None:
            Path(arguments.transcripts).mkdir(parents=True, exist_ok=True)
        finished = _play(arguments, tally, deals, file)
    _report(arguments, tally)
    return 0 if finished else STOPPED_EARLY


def _show(arguments: argparse.Namespace) -> int:
    if arguments.game is not None or arguments.json not in (None, STANDARD):
        arguments.fail("--show takes a file, and of the other arguments --deals and --json - alone")
    path = Path(arguments.show)
    tally = Tally(read_head(path), arguments.deals)
    twice = sum(not tally.add(result) for result in read_results(path))
    _notice_twice(path, twice)
    _report(arguments, tally)
    return 0


def _report(arguments: argparse.Namespace, tally: Tally) -> None:
    if arguments.json == STANDARD:
        print_json(tally)
    else:
        print_report(tally)


def _head(arguments: argparse.Namespace) -> Head:
    """Return what determines the duel asked for.

    Raises:
        OptionsError: options or a line-up that do not go.
        UnknownNameError: there is no such rule set.
    """
    ruleset = arguments.ruleset or default_ruleset(arguments.game)
    game = load(ruleset, **dict(map(_option, arguments.option)))
    if game.name != arguments.game:
        raise OptionsError(
            Message("ruleset.other_game", name=ruleset, game=game.name, wanted=arguments.game)
        )
    names = tuple(arguments.contestants)
    lineup = line_up(len(names), game.seats, arguments.lineup)
    return make_head(game, ruleset, names, lineup, arguments.seed, limit_ms=arguments.limit_ms)


def _deals(text: str) -> int:
    """Read how many deals are to be played."""
    deals = positive_number(text)
    if deals > MOST_DEALS:
        raise argparse.ArgumentTypeError(f"{text!r} is more than {MOST_DEALS:,} deals")
    return deals


def _option(text: str) -> tuple[str, object]:
    """Read ``name=value``; a value that is no number, truth or list stands for itself."""
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise OptionsError(Message("duel.option_form", text=text))
    try:
        return name, tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name, value


def _take_in(file: ResultFile, tally: Tally) -> None:
    """Count what a file has already."""
    path = str(file.path)
    if file.cut:
        _notice(Message("duel.half_line", path=path, count=file.cut))
    found = [tally.add(result) for result in file.results()]
    _notice_twice(file.path, found.count(False))
    if found:
        _notice(Message("duel.going_on", path=path, count=found.count(True)))


def _notice_twice(path: Path, twice: int) -> None:
    if twice:
        _notice(Message("duel.twice", path=str(path), count=twice))


def _notice(message: Message) -> None:
    print(f"wenzel: {_SPEAKER.say(message)}", file=sys.stderr)


def _play(arguments: argparse.Namespace, tally: Tally, deals: int, file: ResultFile | None) -> bool:
    """Play what is missing; tell whether all was played."""
    jobs = tally.missing(deals)
    if not jobs:
        return True
    done = 0
    with _Stop() as stop, _workers(arguments, tally.head) as workers, progress(tally) as shown:
        shown.begin(len(jobs))
        for results in played(workers, jobs, stop):
            if file is not None and results:
                file.add(results)
            for result in results:
                tally.add(result)
            done += len(results)
            shown.update(done)
    if done < len(jobs):
        _notice(Message("duel.stopped", played=done, count=len(jobs)))
    return done == len(jobs)


@contextmanager
def _workers(arguments: argparse.Namespace, head: Head) -> Iterator[Workers]:
    size = arguments.processes or _cores()
    folder = None if arguments.transcripts is None else Path(arguments.transcripts)
    made: Workers
    if arguments.executor == "ray":
        made = RayWorkers(head, size, arguments.cluster)
    elif arguments.executor == "dask":
        made = DaskWorkers(head, size, arguments.cluster)
    elif size == 1:
        made = InProcess(head, folder)
    else:
        made = Processes(head, size, folder)
    try:
        yield made
    except KeyboardInterrupt:
        made.break_off()
        raise
    finally:
        made.close()


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Stop:
    """Says whether to stop: an interrupt asks for it once, the second does it at once."""

    def __init__(self) -> None:
        self._wished = False
        self._before: Any = None

    def __call__(self) -> bool:
        return self._wished

    def __enter__(self) -> _Stop:
        self._before = signal.signal(signal.SIGINT, self._interrupted)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _interrupted(self, _number: int, _frame: FrameType | None) -> None:
        if self._wished:
            raise KeyboardInterrupt
        self._wished = True
        _notice(Message("duel.stopping"))
