"""Bees."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, INNER, STEEL, YELLOW
from wenzel.decks.svg import Node, group, place


def bee(pen: Pen, x: float, y: float, *, turn: float = 0) -> Node:
    """Return a bee about x, y that flies to the right, 40 long."""
    return place(
        group(
            pen.shape("0,-8! -20,-28 -8,-34 4,-10! 16,-34 24,-24 8,-8!", STEEL, INNER),
            pen.oval(0, 0, 19, 12, YELLOW, INNER),
            pen.line("-6,-9! -6,9!", 6),
            pen.line("5,-9! 5,9!", 6),
        ),
        x, y, turn=turn,
    )  # fmt: skip


def trail(pen: Pen, course: str) -> Node:
    """Return the way that a bee has come."""
    return pen.dots(course, 6, FINE)
