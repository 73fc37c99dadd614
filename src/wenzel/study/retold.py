"""A finished deal told again step by step, with all cards open: no state is handed on, only views.

Nothing of a finished deal is secret. Still whoever shows it gets what the seats saw, all of them
together, so that no face has to know what a state is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wenzel.games.game import Event
from wenzel.records import Record, replay_states


@dataclass(frozen=True, slots=True)
class Retold:
    """An event, and what the seat that is asked about it knew before and after it.

    Attributes:
        event: the event as that seat saw it.
        witness: the seat.
        before, after: its views.
    """

    event: Event
    witness: int
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """Where a deal stood after the cards were dealt (the first one) or after an action.

    Attributes:
        views: what each seat knew, by seat.
        told: what had happened since the moment before.
    """

    views: tuple[Any, ...]
    told: tuple[Retold, ...]


def retell(record: Record, listener: int) -> tuple[Moment, ...]:
    """Return the moments of a deal.

    Args:
        record: the deal.
        listener: the seat that tells what nobody in particular did. What a seat did it tells
            itself: it has seen all of it.

    Raises:
        RecordError: the record cannot be played again.
    """
    game = record.game
    views = [game.blank_view(seat) for seat in range(game.seats)]
    moments = []
    for state in replay_states(record):
        told = []
        for event in state.events:
            before = tuple(views)
            views = [view.after(event.seen_by(seat)) for seat, view in enumerate(before)]
            witness = _witness(event, listener)
            told.append(Retold(event.seen_by(witness), witness, before[witness], views[witness]))
        moments.append(Moment(tuple(views), tuple(told)))
    return tuple(moments)


def _witness(event: Event, listener: int) -> int:
    """Return who can tell of an event: who did it, else the listener, else whoever saw it."""
    seen_by = event.visible_to
    if event.seat is not None and (seen_by is None or event.seat in seen_by):
        return event.seat
    if seen_by is None or listener in seen_by or not seen_by:
        return listener
    return min(seen_by)
