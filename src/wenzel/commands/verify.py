"""`wenzel verify`: whether finished deals were dealt as the table had promised."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final

from wenzel.commands.replay import opened
from wenzel.errors import WireError
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.records import Entry, read_records
from wenzel.table.verifying import doubts, proof_of

_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="check that deals were dealt as promised",
        description="Check the proof in the record of each deal: the secret is the one that the "
        "table had committed itself to, and the cards come from it and from the players' words. "
        "The exit code is 1 if a deal fails.",
    )
    parser.add_argument("file", metavar="FILE", help="records of a table; - is standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        type=_commitment,
        help="what the table had published before the deal; the file must hold that deal",
    )
    parser.set_defaults(run=run)


def _commitment(text: str) -> str:
    if not _COMMITMENT.fullmatch(text.lower()):
        raise argparse.ArgumentTypeError("a commitment is 64 hexadecimal digits")
    return text.lower()


def run(arguments: argparse.Namespace) -> int:
    """Check every record of a file, or the one of a commitment."""
    speaker = Speaker()
    wanted: str | None = arguments.commitment
    checked, failed = 0, 0
    with opened(arguments.file) as stream:
        for entry in read_records(stream, arguments.file):
            if wanted is not None and _commitment_of(entry) != wanted:
                continue
            faults = _faults(entry, speaker)
            for line in faults or [_kept(entry, speaker)]:
                print(f"{entry.place}: {line}")
            checked += 1
            failed += bool(faults)
    if not checked:
        print(f"{arguments.file}: {speaker.say(Message('verify.nothing'))}")
    return int(failed > 0 or not checked)


def _commitment_of(entry: Entry) -> str | None:
    try:
        proof = None if entry.record is None else proof_of(entry.record)
    except WireError:
        return None
    return None if proof is None else proof.commitment


def _faults(entry: Entry, speaker: Speaker) -> list[str]:
    if entry.record is None:
        assert entry.error is not None
        return [speaker.error(entry.error)]
    return speaker.say_all(doubts(entry.record))


def _kept(entry: Entry, speaker: Speaker) -> str:
    assert entry.record is not None
    proof = proof_of(entry.record)
    assert proof is not None
    words = ", ".join(word for word in proof.words if word)
    kept = Message("verify.kept", id=entry.record.id or "-", commitment=proof.commitment)
    said = Message("verify.words", words=words) if words else Message("verify.no_words")
    return f"{speaker.say(kept)} {speaker.say(said)}"
