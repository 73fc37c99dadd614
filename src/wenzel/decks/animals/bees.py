"""Bees."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import INNER, STEEL, YELLOW
from wenzel.decks.svg import Node, defined, group, used

_NAME = "wz-bee"


def bee(pen: Pen) -> Node:
    """Define the bee that `bee_at` lets fly."""
    return defined(
        _NAME,
        group(
            pen.shape("0,-8! -20,-28 -8,-34 4,-10! 16,-34 24,-24 8,-8!", STEEL, INNER),
            pen.oval(0, 0, 19, 12, YELLOW, INNER),
            pen.lines("-6,-9! -6,9!", "5,-9! 5,9!", weight=6),
        ),
    )


def bee_at(x: float, y: float, *, turn: float = 0) -> Node:
    """Return a bee about x, y that flies to the right, 40 long."""
    return used(_NAME, x, y, turn=turn)
