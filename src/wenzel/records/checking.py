"""Does a record agree with the rules? It is played again, and the outcomes are compared."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.messages import Message
from wenzel.records.formats import FORMATS
from wenzel.records.record import Record
from wenzel.records.replay import Replayed, replay, summary_differences


@dataclass(frozen=True, slots=True)
class Checked:
    """A record played again, and where its outcome is not the one of the rules."""

    replayed: Replayed
    differences: tuple[Message, ...]


def check(record: Record) -> Checked:
    """Play a record again and compare the outcomes.

    Raises:
        RecordError: it cannot be played; `where` is the move.
    """
    replayed = replay(record)
    differences = list(summary_differences(replayed))
    name = None if record.source is None else record.source.get("format")
    source = FORMATS.get(str(name))
    if source is not None and source.differences is not None:
        differences += source.differences(replayed)
    return Checked(replayed, tuple(differences))
