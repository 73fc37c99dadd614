"""What all cards share: the paper with its rounded corners, the frame, the ground to stand on."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER_RADIUS,
    CREAM,
    EDGE,
    FRAME_INSET,
    FRAME_RADIUS,
    GREEN,
    GROUND,
    INNER,
    YELLOW,
)
from wenzel.decks.svg import Node, element, group


def paper(colour: str = CREAM) -> Node:
    """Return the blank card with its cut edge."""
    return element(
        "rect", x=2, y=2, width=CARD_WIDTH - 4, height=CARD_HEIGHT - 4, rx=CORNER_RADIUS,
        fill=colour, stroke=EDGE, stroke_width=4,
    )  # fmt: skip


def border(inset: float = FRAME_INSET, weight: float = INNER) -> Node:
    """Return the ink line around the picture."""
    return element(
        "rect", x=inset, y=inset, width=CARD_WIDTH - 2 * inset, height=CARD_HEIGHT - 2 * inset,
        rx=FRAME_RADIUS, stroke_width=weight,
    )  # fmt: skip


def meadow(pen: Pen, *, left: float = 40, right: float = 580, top: float = GROUND - 14) -> Node:
    """Return the strip of ground that all standing figures share, with tufts of grass."""
    foot = CARD_HEIGHT - FRAME_INSET - 2
    step = (right - left) / 4
    return group(
        pen.shape(
            f"{left - 15},{foot}! {left - 15},{top + 14}! {left + step},{top} "
            f"{left + 2 * step},{top + 8} {left + 3 * step},{top - 2} {right + 15},{top + 12}! "
            f"{right + 15},{foot}!",
            YELLOW,
            INNER,
        ),
        *(tuft(pen, left + offset, top + 34) for offset in (28, 196, 390, 512)),
    )


def tuft(pen: Pen, x: float, y: float) -> Node:
    """Return a tuft of grass rooted at x, y."""
    return pen.shape(
        f"{x - 24},{y}! {x - 30},{y - 22}! {x - 12},{y - 8} {x - 10},{y - 34}! {x},{y - 10} "
        f"{x + 12},{y - 30}! {x + 12},{y - 8} {x + 28},{y - 20}! {x + 24},{y}!",
        GREEN,
        INNER,
    )
