"""What goes over a client's socket (docs/protocol.md): strict in, complete out."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from wenzel.errors import WireError
from wenzel.messages import Message
from wenzel.scenes import Scene
from wenzel.table.fair import LONGEST_WORD

LONGEST_FRAME: Final = 4096
"""Bytes that a client may send at once."""

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
"""How many events there have been at the table, in all its deals."""
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The name of a command, chosen by the client."""
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
"""What a seat adds to the secret of a deal."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""What a person wants to be called; whether he can be, the room decides."""


class Close(IntEnum):
    """Why the server hangs up; after the first three there is no use in coming back."""

    BAD_FRAME = 4400
    NOT_SEATED = 4403
    NO_SUCH_TABLE = 4404
    FELL_BEHIND = 4408
    TOO_MANY = 4429


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """A frame that a client sends."""


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first frame: where the client stands.

    Attributes:
        after: the last place it has seen, to go on from there; None to begin afresh.
    """

    after: Place | None = None


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """The seat acts.

    Attributes:
        id: the command's own name; the same name again is answered alike and not done again.
        expect_seq: the place that the person saw when deciding.
        action: the action in its JSON form.
    """

    id: Id
    expect_seq: Place
    action: dict[str, Any]


class Ask(FromClient, frozen=True, kw_only=True, tag="ask"):
    """Something that is not an action of the game.

    Attributes:
        id: the question's own name, as with `Act`.
        what: the next deal, the same deal again, a hint, the whole picture anew, a word for the
            next deal, or a name to be called by.
        expect_seq: with ``deal`` and ``again``, the place that the person saw; None for any.
        word: with ``deal`` and ``word``, what the seat adds to the table's secret; with ``deal``
            an empty one leaves the word that was given before.
        name: with ``name``, what the person wants to be called; nothing, if it is empty.
    """

    id: Id
    what: Literal["deal", "again", "hint", "snapshot", "word", "name"]
    expect_seq: Place | None = None
    word: Word = ""
    name: Name = ""


ClientFrame: TypeAlias = Hello | Act | Ask


class ToClient(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """A frame that the server sends."""


class Promise(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table's word that the deal was not arranged (`wenzel.table.fair`).

    Attributes:
        commitment: for the deal on the table.
        next: for the deal after it.
        secret, words: told when the deal is over.
    """

    next: str
    commitment: str | None = None
    secret: str | None = None
    words: tuple[str, ...] = ()


class Presence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat.

    Attributes:
        seat: the seat.
        name: what the person is called; empty without a name.
        is_person: whether it is a person's and no computer player's.
        is_here: whether the person is there; a computer player always is.
        stands_in: whether a computer player acts for the absent person.
        seconds: how long the table will wait for the person before one does; None if it does not.
    """

    seat: int
    is_person: bool
    name: str = ""
    is_here: bool = True
    stands_in: bool = False
    seconds: int | None = None


class Snapshot(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="snapshot"):
    """The whole picture: all that the seat has been told of this deal, and the scene.

    Attributes:
        seq: the place.
        deal: the deal's number, 0 before the first.
        seat: the client's own seat.
        lines: what has been told in this deal.
        scene: the table; None before the first deal.
        promise: see there.
        presence: who sits where.
        practice: whether the deal is played again and not entered.
        match_over: whether no further deal comes.
    """

    seq: int
    deal: int
    seat: int
    lines: tuple[str, ...]
    promise: Promise
    presence: tuple[Presence, ...]
    scene: Scene | None = None
    practice: bool = False
    match_over: bool = False


class News(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="news"):
    """What has happened since the frame before: the events of one action, as the seat sees them.

    Attributes:
        seq: the place after them.
        events: the events in their JSON form, what is hidden from the seat left out.
        lines: the same in words.
        scene: the table now.
        promise: where it has changed.
        match_over: whether no further deal comes.
    """

    seq: int
    events: tuple[Any, ...]
    lines: tuple[str, ...]
    scene: Scene
    promise: Promise | None = None
    match_over: bool = False


class Answered(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="answer"):
    """The answer to a command or a question.

    Attributes:
        id: the one it answers.
        seq: where the table stands now.
        code: ``done``, or why not: ``stale``, ``illegal_action``, ``bad_input``, ``not_now``,
            ``failed``.
        text: the reason in words.
        action: with a hint, the action.
    """

    id: str
    seq: int
    code: str
    text: str = ""
    action: dict[str, Any] | None = None


class People(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="people"):
    """Somebody came or went.

    Attributes:
        presence: who sits where now.
        text: what has happened, in words; empty in the frame that tells a client of the others.
    """

    presence: tuple[Presence, ...]
    text: str = ""


class Notice(ToClient, frozen=True, kw_only=True, omit_defaults=True, tag="notice"):
    """Something that is no event of the game, such as a computer player's failure."""

    text: str


ServerFrame: TypeAlias = Snapshot | News | Answered | People | Notice

_READER: Final = msgspec.json.Decoder(ClientFrame)
_WRITER: Final = msgspec.json.Encoder()


def read(text: str | None) -> ClientFrame:
    """Read a client's frame.

    Raises:
        WireError: it is none.
    """
    if text is None:
        raise WireError(Message("wire.not_text", type="frame"))
    if len(text) > LONGEST_FRAME or len(text.encode(errors="replace")) > LONGEST_FRAME:
        raise WireError(Message("wire.too_long", most=LONGEST_FRAME))
    try:
        return _READER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise WireError(Message("wire.malformed", reason=str(error))) from error


def write(frame: ServerFrame) -> str:
    """Return a server's frame as JSON."""
    return _WRITER.encode(frame).decode()
