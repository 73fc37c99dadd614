"""What makes a court card of a half figure: two ends, and a band between them."""

from __future__ import annotations

from typing import Final

from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME_INSET,
    INNER,
    PALE,
)
from wenzel.decks.svg import Node, both_ends, element, group, place

SCALE: Final = 1.2
WAIST: Final = (328, 560)
"""Where the origin of a half figure comes to stand: its waist, below the band."""

_CENTRE: Final = CARD_WIDTH // 2
_MIDDLE: Final = CARD_HEIGHT // 2
_HALF_BAND: Final = 23


def double_ended(pen: Pen, figure: Node, band: str, ornament: str) -> Node:
    """Return a half figure at both ends of a card, parted by a band.

    Args:
        pen: the pen.
        figure: the half figure, its waist at the origin, its neck at y = -205. The band hides
            what ends between y = -50 and -18; nothing may reach further down.
        band: the colour of the band.
        ornament: the colour of the lozenges on it.
    """
    # The contour is the house's after scaling; the finer lines become a little bolder.
    half = group(place(figure, *WAIST, scale=SCALE), stroke_width=6)
    return group(
        both_ends(half),
        _band(pen, band, ornament),
    )


def _band(pen: Pen, fill: str, ornament: str) -> Node:
    left, right = FRAME_INSET, CARD_WIDTH - FRAME_INSET
    top, bottom = _MIDDLE - _HALF_BAND, _MIDDLE + _HALF_BAND
    middles = range(_CENTRE - 248, _CENTRE + 249, 62)
    lozenges = "".join(f"M{x - 22} {_MIDDLE}l22-13 22 13-22 13z" for x in middles)
    return group(
        pen.shape(f"{left},{top}! {right},{top}! {right},{bottom}! {left},{bottom}!", fill),
        element("path", d=lozenges, fill=ornament, stroke_width=INNER),
        pen.dots(f"{_CENTRE - 217},{_MIDDLE}! {_CENTRE + 217},{_MIDDLE}!", 8, 5, PALE, INNER),
    )
