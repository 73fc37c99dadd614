"""What a search offers to `Solver`, and how a position is told in plain numbers."""

from __future__ import annotations

from typing import Final, Protocol

from wenzel.cards import Card
from wenzel.solver.position import Duty, Goal, Position

NO_CARD: Final = 255
"""Stands for no card: at the end of a short trick, for a best card not known, for no duty."""


class Engine(Protocol):
    """A search. Values are those of the whole deal: what the side has already is included.

    The card in an answer is one that keeps the value (or gets the mover's side its way), if the
    search has come across one; the nodes are the cards it tried.
    """

    def clear(self) -> None:
        """Forget everything searched so far."""

    def value(self, position: Position, goal: Goal) -> tuple[int, Card | None, int]:
        """Return the exact value; for no trick 1 when every trick can be avoided, else 0."""

    def at_least(self, position: Position, least: int) -> tuple[bool, Card | None, int]:
        """Tell whether the declarer's side reaches so many points."""

    def values(self, position: Position, goal: Goal) -> tuple[dict[Card, int], int]:
        """Return the exact value after each legal card, and the nodes."""


def duty_words(duty: Duty | None) -> tuple[int, int, int]:
    """Return a duty as suit and two bit sets."""
    return (NO_CARD, 0, 0) if duty is None else (duty.suit, duty.answers.bits, duty.kept.bits)


def side_mask(side: frozenset[int]) -> int:
    """Return seats as a bit set."""
    return sum(1 << seat for seat in side)
