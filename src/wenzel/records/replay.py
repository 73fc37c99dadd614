"""Playing a record again, move by legal move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wenzel.errors import RecordError, WenzelError
from wenzel.games.game import Outcome, State
from wenzel.messages import Message
from wenzel.records.record import Record, Summary


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played to its end.

    Attributes:
        record: what was played.
        state: the last position.
        outcome: what the rules make of it.
    """

    record: Record
    state: State
    outcome: Outcome


def replay_states(record: Record) -> Iterator[State]:
    """Yield the position after the deal, then after each move.

    Raises:
        RecordError: cards that are no deal, or a move that the rules forbid; `where` is the move.
    """
    try:
        state: State = record.game.start(record.deal)
    except WenzelError as error:
        raise RecordError(error.message, where=error.where) from error
    yield state
    for number, step in enumerate(record.steps, 1):
        try:
            state = state.apply(step.action, step.seat)
        except WenzelError as error:
            raise RecordError(
                Message("record.refused", fault=error.message), where=f"move {number} ({step.text})"
            ) from error
        yield state


def replay(record: Record) -> Replayed:
    """Play a record to its end.

    Raises:
        RecordError: as `replay_states` does, or the record ends before the deal is over.
    """
    states = replay_states(record)
    last = next(states)
    for state in states:
        last = state
    if last.outcome is None:
        raise RecordError(Message("record.unfinished"), where=f"move {len(record.steps)}")
    return Replayed(record, last, last.outcome)


def summary_differences(replayed: Replayed) -> Iterator[Message]:
    """Yield where the recorded outcome, if there is one, is not the computed one."""
    recorded = replayed.record.outcome
    if recorded is None:
        return
    computed = Summary.of(replayed.outcome)
    for name in Summary.__struct_fields__:
        said, found = getattr(recorded, name), getattr(computed, name)
        if said != found:
            yield Message("record.differs", field=name, recorded=said, computed=found)
