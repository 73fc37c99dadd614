"""What goes between a table and a program that plays (docs/engine-protocol.md), line by line."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from wenzel import codec
from wenzel.errors import WireError
from wenzel.messages import Message

VERSION: Final = 1
"""The version of the protocol; it changes when a program written for it would no longer do."""

LONGEST_LINE: Final = 65_536
"""Bytes that a line may have, the line feed aside; none of ours has a tenth of it."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]


class EngineError(WireError):
    """A message that has its form and is out of place."""

    wire_code = "out_of_place"


class FromTable(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """A line that a table writes."""


class Start(FromTable, frozen=True, kw_only=True, tag="start"):
    """A deal begins, whatever has become of the one before.

    Attributes:
        protocol: the version of the protocol.
        game: the game's name.
        seat: the program's seat, from 0, clockwise.
        seats: how many sit at the table.
        dealer: who deals.
        hand: the cards the seat has been dealt; none for who sits this deal out.
        options: the house rules; one that is left out is the official rule.
        seed: what the program is to draw its chances from in this deal.
        limit_ms: how long an answer may take, in milliseconds; None for as long as it likes.
    """

    protocol: int
    game: str
    seat: Count
    seats: Count
    dealer: Count
    hand: tuple[str, ...]
    options: dict[str, Any]
    seed: int | str
    limit_ms: Milliseconds | None


class Happened(FromTable, frozen=True, kw_only=True, tag="event"):
    """Something has happened, as the seat may see it.

    Attributes:
        n: the event's number in the deal, from 0, without gaps.
        seat: whose doing it is, or whom it concerns; None for the table's.
        what: the action or the fact; ``{"type": "hidden", "kind": ...}`` for what is not for the
            seat's eyes.
    """

    n: Count
    seat: Count | None
    what: dict[str, Any]


class Request(FromTable, frozen=True, kw_only=True, tag="request"):
    """The seat is on move.

    Attributes:
        legal: all that it may do.
    """

    legal: tuple[dict[str, Any], ...]


class End(FromTable, frozen=True, kw_only=True, tag="end"):
    """The deal is over.

    Attributes:
        returns: what it scored for each seat, in the scoring system of the options.
    """

    returns: tuple[int, ...]


class Fault(FromTable, frozen=True, kw_only=True, tag="error"):
    """The program has done something wrong and is out of this deal.

    Attributes:
        code: what, as a word.
        text: the same as a sentence.
    """

    code: str
    text: str


class Quit(FromTable, frozen=True, kw_only=True, tag="quit"):
    """The program is needed no longer."""


class FromProgram(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line that a program writes."""


class About(FromProgram, frozen=True, kw_only=True, omit_defaults=True):
    """Who a program is.

    Attributes:
        protocol: the version of the protocol that it speaks.
        name: what it is called.
        games: the games it plays; empty if it leaves that open.
    """

    protocol: int
    name: str = ""
    games: tuple[str, ...] = ()


class Hello(FromProgram, frozen=True, kw_only=True):
    """The program is there. Its first line, if it says it at all.

    Attributes:
        hello: who it is.
    """

    hello: About


class Answer(FromProgram, frozen=True, kw_only=True, omit_defaults=True):
    """What the program does, when it has been asked.

    Attributes:
        action: one of the legal actions.
        reason: why, for people who read along.
    """

    action: dict[str, Any]
    reason: str = ""


class Trouble(FromProgram, frozen=True, kw_only=True):
    """What is wrong.

    Attributes:
        code: what, as a word.
        text: the same as a sentence.
    """

    code: str
    text: str


class Complaint(FromProgram, frozen=True, kw_only=True):
    """The program cannot do what it has been told.

    Attributes:
        error: what is wrong.
    """

    error: Trouble


TABLE_LINES: Final = (Start, Happened, Request, End, Fault, Quit)
PROGRAM_LINES: Final = (Hello, Answer, Complaint)


def write(line: FromTable | FromProgram) -> bytes:
    """Return a line, its line feed included."""
    return codec.to_json(line).encode() + b"\n"


def read_from_table(line: bytes) -> FromTable:
    """Read a line that a table has written.

    Raises:
        WireError: it is none; `where` is the path inside it.
    """
    plain = codec.from_json(line, dict)
    tag = plain.get("type")
    for kind in TABLE_LINES:
        if kind.__struct_config__.tag == tag:
            return codec.from_plain(plain, kind)
    raise WireError(Message("engine.unknown_type", text=str(tag)))


def read_from_program(line: bytes) -> FromProgram:
    """Read a line that a program has written.

    Raises:
        WireError: it is none; `where` is the path inside it.
    """
    plain = codec.from_json(line, dict)
    for kind in PROGRAM_LINES:
        if kind.__struct_fields__[0] in plain:
            return codec.from_plain(plain, kind)
    raise WireError(Message("engine.no_answer"))
