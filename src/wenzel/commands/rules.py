"""`wenzel rules`: how a game is played, in plain words."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import resources
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from wenzel.commands.arguments import add_language_argument, language_in
from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.i18n.languages import ENGLISH
from wenzel.messages import Message
from wenzel.rulesets import ruleset_names

_WIDTH = 88


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser("rules", help="how a game is played", description=__doc__)
    parser.add_argument("game", choices=game_names(), help="the game")
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules: set in a terminal, as plain Markdown in a pipe or without colour."""
    locale = resources.files("wenzel") / "locale"
    page = locale / language_in(arguments).code / f"{arguments.game}.md"
    if not page.is_file():
        page = locale / ENGLISH.code / f"{arguments.game}.md"
    text = page.read_text(encoding="utf-8")
    known = ", ".join(f"`{name}`" for name in ruleset_names(arguments.game))
    speaker = Speaker(language=language_in(arguments))
    text += f"\n{speaker.say(Message('rules.how_to_choose', known=known))}\n"
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        print(text, end="")
        return 0
    console = Console()
    console.print(Markdown(text), width=min(console.width, _WIDTH))
    return 0
