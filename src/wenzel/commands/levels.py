"""Which computer players: the argument that says so, and those there are unless it is given."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from wenzel.bots import VARIANT_MARK, misses_core, player_names
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.messages import Message

PROGRAM_PREFIX: Final = "cmd:"
"""Begins what stands for a program instead of a player of ours; its command line follows."""
_LEVEL: Final = "rule"


def add_level_argument(parser: argparse.ArgumentParser, *, programs: bool = False) -> None:
    """Add the argument for the computer players.

    Args:
        parser: the command's.
        programs: whether they may also be a program of somebody else.
    """
    levels = tuple(dict.fromkeys(name for game in game_names() for name in player_names(game)))
    known = f"{{{','.join(levels)}}}"

    def level(text: str) -> str:
        # Which variants there are depends on the game; whoever makes the player says so.
        is_ours = text.partition(VARIANT_MARK)[0] in levels
        if not is_ours and not (programs and text.startswith(PROGRAM_PREFIX)):
            raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(levels)}")
        return text

    parser.add_argument(
        "--level",
        type=level,
        metavar="LEVEL",
        help=f"the computer players: {known}, or a variant such as expert:bold"
        + (f', or {PROGRAM_PREFIX}"PROGRAM ARGUMENTS" for a program' if programs else "")
        + f" ({_LEVEL})",
    )


def usual_level(game: str) -> str:
    """Return the level that players have unless another is asked for."""
    return _LEVEL if _LEVEL in player_names(game) else player_names(game)[0]


def warn_without_core(level: str, game: str, speaker: Speaker) -> None:
    """Say so on standard error if players are weaker here than they should be.

    Raises:
        UnknownNameError: there is no such player of that game.
    """
    if not level.startswith(PROGRAM_PREFIX) and misses_core(level, game):
        print(f"wenzel: {speaker.say(Message('player.no_core', name=level))}", file=sys.stderr)
