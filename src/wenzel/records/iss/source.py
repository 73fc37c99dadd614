"""What an ISS record knows beyond deal and steps, so that it can be written back as it was."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, Literal, Self

import msgspec

from wenzel import codec
from wenzel.errors import RecordError
from wenzel.games.skat.deal import Kind, SkatDeal
from wenzel.games.skat.options import SkatOptions
from wenzel.messages import Message
from wenzel.records.iss.scanning import RESULT
from wenzel.records.record import Record

PLACE: Final = "PC"
COMMENT: Final = "CO"
SERIES: Final = "SE"
ID: Final = "ID"
DATE: Final = "DT"
NAMES: Final = ("P0", "P1", "P2")
RATINGS: Final = ("R0", "R1", "R2")

_SERVER_DATE: Final = re.compile(r"(\d{4}-\d\d-\d\d)/(\d\d:\d\d:\d\d)/UTC")
_ISO_DATE: Final = re.compile(r"(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)Z")


class IssSource(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of a record that only the server's format has.

    Attributes:
        format: says that it is this.
        properties: all that the record's header does not hold, the result and unknown ones too.
        cards: the deal as written, 32 cards with points between.
        spelling: by the number of the step (from 0), how it was written, where that is not the
            usual way: a list of pairs, empty for a step that the record only implies.
    """

    format: Literal["iss"] = "iss"
    properties: dict[str, str]
    cards: str
    spelling: dict[int, list[str]] = {}

    @classmethod
    def of(cls, record: Record) -> Self | None:
        """Return the source of a record, None if it comes from elsewhere.

        Raises:
            RecordError: it says it is from the server, but has not the form, or is a deal that the
                server does not know.
        """
        if record.source is None or record.source.get("format") != "iss":
            return None
        plain: Mapping[str, Any] = record.source
        try:
            # Keys of JSON are text, those of the spelling numbers.
            source = msgspec.convert(plain, cls, strict=False)
        except msgspec.ValidationError as error:
            message = Message(
                "record.malformed", fault=Message("wire.malformed", reason=str(error))
            )
            raise RecordError(message, where="source") from error
        if RESULT not in source.properties:
            raise RecordError(Message("iss.missing", label=RESULT), where="source")
        if not _is_known_to_server(record):
            raise RecordError(Message("iss.not_from_server"), where="source")
        return source

    def to_plain(self) -> dict[str, Any]:
        """Return the source as a record carries it."""
        plain: dict[str, Any] = codec.to_plain(self)
        plain["spelling"] = {str(step): pairs for step, pairs in self.spelling.items()}
        return plain


def _is_known_to_server(record: Record) -> bool:
    """Tell whether it is a deal of Skat with three seats and an auction, and never a Ramsch."""
    options, deal = record.game.options, record.deal
    return (
        isinstance(options, SkatOptions)
        and isinstance(deal, SkatDeal)
        and options.players == len(NAMES)
        and not options.has_ramsch
        and deal.kind is Kind.AUCTION
    )


def iso_date(text: str) -> str | None:
    """Return the server's date as ISO 8601, None if it is not of the server's form."""
    found = _SERVER_DATE.fullmatch(text)
    return f"{found[1]}T{found[2]}Z" if found else None


def server_date(text: str) -> str | None:
    """Return an ISO 8601 date in UTC as the server writes it, None if it is not one."""
    found = _ISO_DATE.fullmatch(text)
    return f"{found[1]}/{found[2]}/UTC" if found else None
