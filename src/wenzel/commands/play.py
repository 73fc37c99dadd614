"""`wenzel play`: a table in the terminal, with computer players at the other seats."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, TextIO

from rich.console import Console

from wenzel.bots import Player, adviser_name, make_player
from wenzel.commands.arguments import add_language_argument, language_in, positive_number, seed_text
from wenzel.commands.house import add_house_arguments, house_of
from wenzel.commands.levels import (
    PROGRAM_PREFIX,
    add_level_argument,
    usual_level,
    warn_without_core,
)
from wenzel.engines import ProgramContestant, SeatedProgram
from wenzel.errors import OptionsError
from wenzel.games.game import Game
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.messages import Message
from wenzel.records import Record, jsonl
from wenzel.table import LocalTable, Seating, Sitting
from wenzel.telling.house import unusual_rules
from wenzel.telling.seats import speaker_at
from wenzel.terminal.colour import RichScreen
from wenzel.terminal.parlance import Pace
from wenzel.terminal.plain import PlainScreen
from wenzel.terminal.registry import parlance_of
from wenzel.terminal.screen import Screen
from wenzel.terminal.session import Session, Wishes

_LARGEST_SEED: Final = 1_000_000
_INTERRUPTED: Final = 130


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "play",
        help="play against computer players",
        description="Play in the terminal against computer players; ? at any prompt says what "
        "can be typed (docs/terminal.md says more).",
    )
    add_house_arguments(parser)
    parser.add_argument("--seat", type=int, default=0, help="the seat you take, from 0 (0)")
    parser.add_argument(
        "--seed",
        type=seed_text,
        help="what the cards come from, a number or a word (random)",
    )
    parser.add_argument(
        "--deals", type=positive_number, help="how many deals (1, or a whole match of Scat)"
    )
    parser.add_argument(
        "--plain", action="store_true",
        help="one event a line, no drawing and no colour; always so in a pipe",
    )  # fmt: skip
    parser.add_argument(
        "--no-color",
        action="store_true",
        help="no colour; NO_COLOR in the environment does the same",
    )
    parser.add_argument("--deck", choices=tuple(DECK_FACES), default="french", help="card names")
    add_language_argument(parser)
    parser.add_argument("--record", metavar="FILE", help="append the finished deals to a file")
    add_level_argument(parser, programs=True)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play."""
    house = house_of(arguments)
    game = house.game
    level = arguments.level or usual_level(game.name)
    seed = arguments.seed or str(random.SystemRandom().randrange(1, _LARGEST_SEED))
    _check(arguments, game)
    parlance = parlance_of(game.name)
    welcome = Message(
        "table.welcome",
        game=Message(f"name.{game.name}"),
        ruleset=house.ruleset,
        seed=seed,
        number=arguments.seat,
    )
    opening = (welcome, *unusual_rules(game.options))
    wishes = Wishes(arguments.seat, arguments.deals or parlance.deals, opening)
    screen = _screen(arguments, game, parlance.pace)
    warn_without_core(level, game.name, Speaker(language=language_in(arguments)))
    adviser = make_player(adviser_name(game.name), game.name, seed=seed)
    with ExitStack() as files:
        others = [seat for seat in range(game.seats) if seat != arguments.seat]
        seating = _seating(level, game, seed, others, screen, files)
        sitting = Sitting(game, seed, dealer=game.first_dealer(seed), seating=seating)
        recorder = None
        if arguments.record is not None:
            file = files.enter_context(Path(arguments.record).open("a", encoding="utf-8"))
            recorder = _Recorder(file, house.ruleset, seed)
        try:
            Session(sitting, wishes, screen, parlance, adviser, recorder).run()
        except KeyboardInterrupt:
            print()
            screen.say(Message("table.interrupted"))
            return _INTERRUPTED
        if recorder is not None and recorder.count:
            screen.say(Message("table.recorded", count=recorder.count, path=arguments.record))
    return 0


def _seating(
    level: str,
    game: Game[Any, Any, Any],
    seed: str,
    seats: Sequence[int],
    screen: Screen,
    closing: ExitStack,
) -> Seating:
    """Return what makes the players of a deal, the same whenever the deal is played again.

    Args:
        level: a player of ours, or a program.
        game: the game.
        seed: what the players' seeds come from.
        seats: where they sit.
        screen: is told of a program that fails.
        closing: ends the programs.

    Raises:
        UnknownNameError: there is no such player of the game, or no such program.
        WireError: a program's command line that cannot be read.
    """

    def ours(name: str, number: int, seat: int) -> Player[Any]:
        return make_player(name, game.name, seed=f"{seed}/{number}/{seat}")

    if not level.startswith(PROGRAM_PREFIX):
        make_player(level, game.name)
        return lambda number: {seat: ours(level, number, seat) for seat in seats}
    command = level.removeprefix(PROGRAM_PREFIX)
    programs = {seat: ProgramContestant(command) for seat in seats}
    for program in programs.values():
        closing.callback(program.close)

    def seated(number: int, seat: int) -> SeatedProgram:
        return SeatedProgram(
            programs[seat],
            game,
            seat,
            f"{seed}/{number}/{seat}",
            stand_in=ours(usual_level(game.name), number, seat),
            on_fault=lambda fault: screen.say(Message("table.program", seat=seat, fault=fault)),
        )

    return lambda number: {seat: seated(number, seat) for seat in seats}


def _check(arguments: argparse.Namespace, game: Game[Any, Any, Any]) -> None:
    """Check what the parser cannot know.

    Raises:
        OptionsError: a seat that the table does not have.
    """
    if not 0 <= arguments.seat < game.seats:
        allowed = tuple(range(game.seats))
        raise OptionsError(
            Message("options.range", key="--seat", value=arguments.seat, allowed=allowed)
        )


def _screen(arguments: argparse.Namespace, game: Game[Any, Any, Any], pace: Pace) -> Screen:
    face, seat = DECK_FACES[arguments.deck], arguments.seat
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            # What the terminal cannot write, or somebody's typing cannot mean, must not end a game.
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty() and sys.stdout.isatty():
        _edit_lines()
    is_terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    plain = arguments.plain or not is_terminal
    speaker = speaker_at(
        seat, game.seats, face, plain=plain, sort=game.high_to_low, language=language_in(arguments)
    )
    if plain:
        mark = "> " if sys.stdin.isatty() and sys.stdout.isatty() else ""
        return PlainScreen(speaker, seat, sys.stdout, lambda: input(mark))
    without_colour = arguments.no_color or bool(os.environ.get("NO_COLOR"))
    console = Console(color_system=None if without_colour else "auto", highlight=False)
    return RichScreen(speaker, seat, console, input, pace)


def _edit_lines() -> None:
    """Let `input` understand the arrow keys, and remember what was typed, where Python can."""
    if find_spec("readline") is None:  # Not on Windows, whose console does it by itself.
        return
    readline = import_module("readline")
    # Else some terminals are sent an escape sequence, even in the dress without any.
    readline.parse_and_bind("set enable-meta-key off")
    readline.parse_and_bind("set enable-bracketed-paste off")


class _Recorder:
    """Appends each finished deal to a file at once, so that none is lost."""

    def __init__(self, file: TextIO, ruleset: str, seed: str) -> None:
        self._file = file
        self._ruleset = ruleset
        self._seed = seed
        self.count = 0

    def __call__(self, table: LocalTable, number: int) -> None:
        record = Record.of_log(
            table.game,
            table.deal,
            table.log,
            table.outcome,
            ruleset=self._ruleset,
            id=f"{self._seed}/{number}",
            date=datetime.now(UTC).date().isoformat(),
        )
        self._file.write(jsonl.write(record))
        self._file.flush()
        self.count += 1
