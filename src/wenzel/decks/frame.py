"""What all cards share: the paper with its rounded corners, the frame, the ground to stand on."""

from __future__ import annotations

from wenzel.decks.layout import LOWER_INDEX_SCALE
from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CORNER_RADIUS,
    CREAM,
    EDGE,
    FINE,
    FRAME_INSET,
    FRAME_RADIUS,
    GREEN,
    GROUND,
    INNER,
    MIDDLE,
    YELLOW,
)
from wenzel.decks.svg import Node, defined, element, group, number, used


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


def meadow(pen: Pen, *, top: float = GROUND - 16) -> Node:
    """Return the strip of ground that all standing figures share, with tufts of grass."""
    left, right = FRAME_INSET, CARD_WIDTH - FRAME_INSET
    foot = CARD_HEIGHT - FRAME_INSET
    return group(
        pen.shape(
            f"{left},{foot - 16}! {left},{top + 16}! {left + 130},{top} {MIDDLE},{top + 8} "
            f"{right - 120},{top - 4} {right},{top + 12}! {right},{foot - 16}! "
            f"{right - 6},{foot - 5} "
            f"{right - 16},{foot}! {left + 16},{foot}! {left + 6},{foot - 5}",
            YELLOW,
            INNER,
        ),
        defined("wz-tuft", tuft(pen)),
        *(used("wz-tuft", x, top + 40) for x in (74, 310, 478)),
        pen.lines("130,1004 160,1004", "420,1002 455,1003", "220,988 236,988", weight=FINE),
    )


def tuft(pen: Pen) -> Node:
    """Return a tuft of grass rooted at its origin."""
    return pen.shape(
        "-14,0! -34,-16 -40,-30! -20,-22 -10,-8! -10,-34 -2,-46! 6,-26 4,-8! 14,-24 36,-32! "
        "30,-12 14,0",
        GREEN,
        INNER,
    )


def tablet() -> Node:
    """Return the clean corner for the lower index of a card whose ground would run under it."""
    right, foot = CARD_WIDTH - FRAME_INSET, CARD_HEIGHT - FRAME_INSET
    radius = FRAME_RADIUS
    left, top = right - 104 * LOWER_INDEX_SCALE, foot - 208 * LOWER_INDEX_SCALE
    return element(
        "path",
        d=f"M{number(left)} {foot}V{number(top + radius)}q0-{radius} {radius}-{radius}H{right}"
        f"V{foot - radius}"
        f"q0 {radius}-{radius} {radius}z",
        fill=CREAM,
        stroke_width=INNER,
    )
