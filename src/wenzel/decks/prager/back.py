"""The back of the Prager deck: Pegasus in a medallion, the four signs in the corners."""

from __future__ import annotations

from wenzel.decks.animals.pegasus import pegasus
from wenzel.decks.patterns import lattice, lozenges, panel
from wenzel.decks.pen import Pen
from wenzel.decks.signs import GERMAN_SIGNS
from wenzel.decks.style import (
    BLUE,
    CARD_HEIGHT,
    CARD_WIDTH,
    CREAM,
    FINE,
    GREEN,
    INNER,
    MIDDLE,
    PALE,
    RED,
    YELLOW,
)
from wenzel.decks.svg import Node, defined, element, group, place, used

_INSET = 40
_COLUMNS, _ROWS = 6, 10
_CORNERS = ((104, 108), (CARD_WIDTH - 104, 108), (104, CARD_HEIGHT - 108),
            (CARD_WIDTH - 104, CARD_HEIGHT - 108))  # fmt: skip


def draw() -> Node:
    """Draw the back."""
    pen = Pen()
    middle = CARD_HEIGHT / 2
    star = pen.shape("0,-22! 5,-5! 22,0! 5,5! 0,22! -5,5! -22,0! -5,-5!", YELLOW, 0)
    stars = [
        used("wz-star", x, y)
        for x, y in lozenges(_INSET, _COLUMNS, _ROWS)
        if ((x - MIDDLE) / 250) ** 2 + ((y - middle) / 350) ** 2 > 1
        and all(abs(x - a) + abs(y - b) > 110 for a, b in _CORNERS)
    ]
    corners = [
        group(
            pen.disc(x, y, 60, CREAM),
            pen.disc(x, y, 50, None, FINE),
            place(sign.draw(), x, y, scale=0.72),
        )
        for (x, y), sign in zip(_CORNERS, reversed(list(GERMAN_SIGNS.values())), strict=True)
    ]
    return group(
        defined("wz-star", star),
        panel(_INSET, 16, BLUE),
        lattice(pen, _INSET, _COLUMNS, _ROWS, YELLOW, FINE),
        *stars,
        *corners,
        pen.oval(MIDDLE, middle, 244, 344, RED),
        pen.oval(MIDDLE, middle, 222, 322, CREAM),
        _pearls(233, 333),
        _hill(pen),
        place(pegasus(Pen(0.9)), MIDDLE + 6, 742, scale=0.9),
        panel(_INSET - 12, 22, None, INNER),
    )  # fmt: skip


def _pearls(rx: float, ry: float) -> Node:
    # A round-capped dash of no length is a dot: forty circles would be four times the bytes.
    def ring(colour: str | None, weight: float) -> Node:
        return element(
            "ellipse", cx=MIDDLE, cy=CARD_HEIGHT / 2, rx=rx, ry=ry, stroke=colour,
            stroke_width=weight, stroke_dasharray="0 36",
        )  # fmt: skip

    return group(ring(None, 19), ring(PALE, 11))


def _hill(pen: Pen) -> Node:
    return pen.shape(
        "166,750! 220,722 310,736 400,716 454,750! 424,786 370,822 310,834 250,822 196,786", GREEN
    )
