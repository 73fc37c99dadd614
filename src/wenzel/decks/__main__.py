"""`python -m wenzel.decks DECK --out DIR`: the files of a deck."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from wenzel.decks.export import write_svg
from wenzel.errors import WenzelError
from wenzel.i18n import Speaker


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a deck and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m wenzel.decks", description=main.__doc__)
    parser.add_argument("deck")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the files")
    parser.add_argument("--style", help="traditional, indexed, large or text")
    parser.add_argument("--indices", help="four letters, such as AKQJ")
    wanted = parser.parse_args(arguments)
    try:
        write_svg(wanted.deck, wanted.out, style=wanted.style, indices=wanted.indices)
    except WenzelError as error:
        sys.stderr.write(f"{Speaker().error(error)}\n")
        return 2
    except OSError as error:
        sys.stderr.write(f"{error.filename}: {error.strerror}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
