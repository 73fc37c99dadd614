"""The `wenzel` command: it parses, calls one of `wenzel.commands`, and reports errors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import BytesIO, TextIOWrapper
from typing import Final, NoReturn

from wenzel import __version__
from wenzel.errors import WenzelError
from wenzel.i18n import Speaker, visible

_COMMANDS: Final = (
    "play",
    "serve",
    "join",
    "verify",
    "deal",
    "value",
    "rules",
    "replay",
    "convert",
    "check",
    "solve",
    "review",
    "deck",
    "engine",
    "duel",
)
USAGE_ERROR: Final = 2


class _Parser(argparse.ArgumentParser):
    """Refuses in one clear line instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {visible(message)} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 2 for bad input, said in one line."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if sys.stdin is None:
        # A closed input has nothing in it; that is no reason for a traceback.
        sys.stdin = TextIOWrapper(BytesIO())
    try:
        code = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except WenzelError as error:
        return _refuse(Speaker().error(error))
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        if error.filename is None:
            _discard_output()
        return _refuse(f"{visible(str(error.filename or 'output'))}: {error.strerror or error}")
    except KeyboardInterrupt:
        return _refuse("interrupted")
    return code


def _run(words: list[str]) -> int:
    parser = _Parser(
        prog="wenzel",
        description="A card table for Skat, Sheepshead and Scat, and tools to study a deal.",
    )
    parser.add_argument("--version", action="version", version=f"wenzel {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    # Only the command asked for is imported, so that each starts at once.
    for name in words[:1] if words[:1] and words[0] in _COMMANDS else _COMMANDS:
        import_module(f"wenzel.commands.{name}").add_parser(commands)
    parsed = parser.parse_args(words)
    code: int = parsed.run(parsed)
    return code


def _discard_output() -> None:
    """Let what is still buffered go nowhere: at exit Python would try to write it again."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(line: str) -> int:
    print(f"wenzel: {line}", file=sys.stderr)
    return USAGE_ERROR
