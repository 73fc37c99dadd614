"""`wenzel engine`: a computer player as a program that other programs talk to."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from wenzel.commands.arguments import add_language_argument, language_in, seed_text
from wenzel.commands.levels import add_level_argument, usual_level, warn_without_core
from wenzel.engines import Engine
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "engine",
        help="a computer player as a program, for other programs",
        description="Speak the engine protocol on standard input and output: one JSON object a "
        "line (docs/engine-protocol.md). Ends when it reads a quit or its input ends.",
    )
    parser.add_argument("game", choices=game_names(), help="the game")
    add_level_argument(parser)
    parser.add_argument(
        "--seed",
        type=seed_text,
        help="goes into the seed that comes with each deal (that seed alone)",
    )
    parser.add_argument(
        "--reasons", action="store_true", help="say why, with each answer, in words"
    )
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer until nobody asks any more."""
    level = arguments.level or usual_level(arguments.game)
    speaker = Speaker(plain=True, language=language_in(arguments))
    warn_without_core(level, arguments.game, speaker)
    engine = Engine(
        level,
        arguments.game,
        seed=arguments.seed,
        gives_reasons=arguments.reasons,
        speaker=speaker,
    )
    engine.run(sys.stdin.buffer, sys.stdout.buffer)
    return 0
