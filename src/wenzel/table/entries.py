"""What a room writes down: enough to build it again, entry by entry, after a crash."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One thing that happened to a room."""


class Opened(Entry, frozen=True, tag="opened"):
    """The room was opened.

    Attributes:
        game: the game's name.
        ruleset: what the house rules are called, for people.
        options: all house rules, as plain values.
        level: the computer players' name.
        dealer: who deals first.
    """

    game: str
    ruleset: str
    options: dict[str, Any]
    level: str
    dealer: int


class Seated(Entry, frozen=True, tag="seated"):
    """A person took a seat, or (without a person) left it to a computer player."""

    seat: int
    person: str | None


class Named(Entry, frozen=True, tag="named"):
    """A person at a seat chose what to be called; nothing, with an empty name."""

    seat: int
    name: str


class Committed(Entry, frozen=True, tag="committed"):
    """The table committed itself to the secret of its next deal."""

    secret: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next deal was dealt, or the last one once more.

    Attributes:
        words: what each seat added to the secret.
        again: whether it is the last deal once more, which is not entered in the list.
    """

    words: tuple[str, ...]
    again: bool = False


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted; ``action`` is the action's JSON form."""

    seat: int
    action: dict[str, Any]


AnyEntry: TypeAlias = Opened | Seated | Named | Committed | Dealt | Acted


def encode(entry: AnyEntry) -> str:
    """Return an entry as JSON."""
    return msgspec.json.encode(entry).decode()


def decode(text: str) -> AnyEntry:
    """Read an entry back.

    Raises:
        msgspec.ValidationError: it is none.
    """
    entry: AnyEntry = msgspec.json.decode(text, type=AnyEntry)
    return entry
