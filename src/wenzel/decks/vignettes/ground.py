"""What the scenes at the foot of pip cards stand on."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, GREEN, INNER
from wenzel.decks.svg import Node, group


def turf(pen: Pen, half: float = 168, fill: str = GREEN) -> Node:
    """Return a low strip of ground about the origin, `half` units to either side."""
    return group(
        pen.shape(
            f"-{half},10! -{half * 0.6:.0f},-10 0,-5 {half * 0.6:.0f},-10 {half},10! 0,18",
            fill,
            INNER,
        ),
        pen.lines("-90,3 -70,1", "-10,8 14,7", "80,2 96,3", weight=FINE),
    )
