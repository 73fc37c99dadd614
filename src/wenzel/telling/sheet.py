"""A list of the deals played at a table, and what stands in it, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One deal of a list.

    Attributes:
        number: of the deal, from 1.
        words: what was played, and how it went.
        figures: what each seat has after the deal, as it is written down.
    """

    number: int
    words: Message
    figures: tuple[Message, ...]


def clockwise(seat: int, seats: int) -> tuple[int, ...]:
    """Return all seats from one on."""
    return tuple((seat + step) % seats for step in range(seats))


def by_seat(figures: Sequence[Message], seat: int) -> tuple[Message, ...]:
    """Return each seat with its figure, the person at a seat first."""
    return tuple(
        Message("table.score", seat=at, score=figures[at]) for at in clockwise(seat, len(figures))
    )


def signed(score: int) -> Message:
    """Return a score as it is written down: with its sign, and nothing without one."""
    return Message("figure.score", score=score)


def score_figures(scores: Sequence[int]) -> tuple[Message, ...]:
    """Return scores as they are written down."""
    return tuple(map(signed, scores))


def scores_message(scores: Sequence[int], count: int, seat: int) -> Message:
    """Return where everybody stands after some deals, the person at a seat first."""
    return Message("table.scores", count=count, scores=by_seat(score_figures(scores), seat))
