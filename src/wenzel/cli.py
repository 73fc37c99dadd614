"""The `wenzel` command: it parses, calls one of `wenzel.commands`, and reports errors."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from wenzel import __version__
from wenzel.errors import WenzelError
from wenzel.i18n import Speaker

_COMMANDS: Final = ("play", "deal", "value", "rules", "replay", "convert", "solve", "review")
USAGE_ERROR: Final = 2


class _Parser(argparse.ArgumentParser):
    """Refuses in one clear line instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 2 for bad input, said in one line."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    parser = _Parser(prog="wenzel", description="A card table for Skat, and tools to study a deal.")
    parser.add_argument("--version", action="version", version=f"wenzel {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    # Only the command asked for is imported, so that each starts at once.
    for name in words[:1] if words[:1] and words[0] in _COMMANDS else _COMMANDS:
        import_module(f"wenzel.commands.{name}").add_parser(commands)
    parsed = parser.parse_args(words)
    try:
        code: int = parsed.run(parsed)
    except WenzelError as error:
        return _refuse(Speaker().error(error))
    except BrokenPipeError:
        # The reader of a pipe has seen enough. Nothing may be flushed to it at exit either.
        sys.stdout = None
        return 0
    except OSError as error:
        return _refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return _refuse("interrupted")
    return code


def _refuse(line: str) -> int:
    print(f"wenzel: {line}", file=sys.stderr)
    return USAGE_ERROR
