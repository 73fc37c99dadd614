"""`wenzel convert`: from one format of records to the other."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from wenzel.commands.replay import STANDARD, opened
from wenzel.errors import RecordError
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.records import (
    FORMATS,
    Entry,
    Format,
    format_named,
    format_of_file,
    read_records,
    replay,
)
from wenzel.records.entry import located


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "convert",
        help="write records in another format",
        description="Read records of any format and write them in another one. A bad record is "
        "named on standard error and left out; the exit code is then 1.",
    )
    parser.add_argument("input", metavar="IN", help="the records; - is standard input")
    parser.add_argument("output", metavar="OUT", help="where to; - is standard output")
    parser.add_argument(
        "--to",
        choices=tuple(FORMATS),
        help="the format; without it the ending of OUT says: .sgf the Skat server's, .jsonl ours",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Convert a file."""
    target = _target(arguments.output, arguments.to)
    _keep_apart(arguments.input, arguments.output)
    speaker = Speaker(plain=True)
    bad = 0
    with opened(arguments.input) as stream:
        entries = read_records(stream, arguments.input)
        with _writer(arguments.output) as out:
            for entry in entries:
                try:
                    out.write(_converted(entry, target))
                except RecordError as error:
                    bad += 1
                    print(f"wenzel: {speaker.error(error)}", file=sys.stderr)
    return 1 if bad else 0


def _target(output: str, named: str | None) -> Format:
    found = format_named(named) if named is not None else format_of_file(output)
    if found is None:
        raise RecordError(Message("record.which_format", name=output))
    return found


def _keep_apart(source: str, output: str) -> None:
    if STANDARD in (source, output) or not Path(output).exists():
        return
    if Path(source).exists() and Path(output).samefile(source):
        raise RecordError(Message("record.same_file", name=output))


@contextmanager
def _writer(output: str) -> Iterator[TextIO]:
    if output == STANDARD:
        if sys.stdout is None:
            raise RecordError(Message("record.no_output"))
        yield sys.stdout
    else:
        with Path(output).open("w", encoding="utf-8", newline="\n") as out:
            yield out


def _converted(entry: Entry, target: Format) -> str:
    """Return a record in the new format; only what the rules allow is handed on."""
    if entry.record is None:
        assert entry.error is not None
        raise entry.error
    try:
        replay(entry.record)
        return target.write(entry.record)
    except RecordError as error:
        raise located(entry.place, error) from error
