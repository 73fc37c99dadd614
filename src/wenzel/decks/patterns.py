"""Grounds for the backs: a lattice of lozenges within the frame."""

from __future__ import annotations

from collections.abc import Iterator

from wenzel.decks.pen import Pen
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH, INNER
from wenzel.decks.svg import Node, element


def panel(inset: float, radius: float, fill: str | None, weight: float = INNER) -> Node:
    """Return a rectangle with rounded corners, `inset` units inside the card's edge."""
    return element(
        "rect", x=inset, y=inset, width=CARD_WIDTH - 2 * inset, height=CARD_HEIGHT - 2 * inset,
        rx=radius, fill=fill, stroke_width=weight,
    )  # fmt: skip


def lattice(pen: Pen, inset: float, columns: int, rows: int, ink: str, weight: float) -> Node:
    """Return lozenges that fill the panel exactly, as lines from edge to edge."""
    width, height = CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset
    lines = []
    # In units of half lozenges, every line runs at 45 degrees from one edge to another.
    across, down = 2 * columns, 2 * rows
    for start in range(-down + 2, across, 2):
        low, high = max(0, -start), min(down, across - start)
        for mirror in (False, True):
            ends = [(across - start - y if mirror else start + y, y) for y in (low, high)]
            lines.append(
                " ".join(
                    f"{inset + x * width / across:.1f},{inset + y * height / down:.1f}!"
                    for x, y in ends
                )
            )
    return pen.lines(*lines, weight=weight, ink=ink)


def lozenges(inset: float, columns: int, rows: int) -> Iterator[tuple[float, float]]:
    """Yield the middles of the whole lozenges of `lattice`, row by row."""
    width, height = (CARD_WIDTH - 2 * inset) / columns, (CARD_HEIGHT - 2 * inset) / rows
    for row in range(2 * rows - 1):
        shift = 0.5 if row % 2 == 0 else 1
        for column in range(columns if row % 2 == 0 else columns - 1):
            yield inset + (column + shift) * width, inset + (row + 1) * height / 2
