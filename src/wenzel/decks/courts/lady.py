"""The faces of Queens, three quarters to the right; origin as in `figures.head`."""

from __future__ import annotations

from enum import Enum

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUSH, FINE, FLESH, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import NOTHING, Node, group, place


class Look(Enum):
    """What a Queen thinks: where her pupils are, and how her brows and lips stand."""

    FRANK = "frank"
    HAUGHTY = "haughty"
    TENDER = "tender"
    VAIN = "vain"


_PUPILS = {
    Look.FRANK: (4, 0),
    Look.HAUGHTY: (-6, 2),
    Look.TENDER: (6, 3),
    Look.VAIN: (7, -2),
}
_BROWS = {
    Look.FRANK: ("-18,-28 -2,-36 14,-30", "28,-31 38,-35 47,-28"),
    Look.HAUGHTY: ("-20,-32 -4,-44 13,-36", "28,-30 38,-32 47,-24"),
    Look.TENDER: ("-20,-26 -4,-36 12,-36", "30,-37 40,-35 47,-27"),
    Look.VAIN: ("-20,-32 -4,-42 14,-34", "28,-35 38,-41 48,-33"),
}
_LIPS = {
    Look.FRANK: ("5,42! 15,36 21,39 28,36 36,41! 21,50", "3,41 21,43 38,40"),
    Look.HAUGHTY: ("10,45! 18,38 23,40 28,38 35,43! 23,50", "8,47 22,44 36,43"),
    Look.TENDER: ("4,39! 15,36 21,39 28,35 37,37! 22,52", "1,36 20,44 40,34"),
    Look.VAIN: ("7,43! 15,34 21,38 27,34 35,41! 21,52", "7,43 21,43 35,41"),
}


def lady(pen: Pen, look: Look, *, skin: str = FLESH, mole: bool = False) -> Node:
    """Return a woman's head without hair.

    Args:
        pen: the pen.
        look: her expression.
        skin: the colour of her skin.
        mole: whether she has a beauty spot.
    """
    return group(
        pen.shape(
            "-4,-78 30,-70 48,-44 49,-14 51,12 44,38 24,64 6,69 -20,58 -42,28 -52,-10 -42,-54", skin
        ),
        place(_features(pen, look), 0, 6),
        pen.disc(-8, 48, 4, INK, 0) if mole else NOTHING,
        # An earring, for there is no ear to be seen under the hair.
        pen.shape("-48,32! -40,46 -48,58 -56,46", YELLOW, INNER),
    )


def _features(pen: Pen, look: Look) -> Node:
    return group(
        pen.disc(-16, 24, 13, BLUSH, 0),
        pen.disc(40, 22, 7, BLUSH, 0),
        _eye(pen, -2, 17, look),
        _eye(pen, 36, 11, look),
        pen.lines("-20,-12 -28,-19", "46,-13 52,-19", *_BROWS[look]),
        pen.line("22,-14 30,10 27,18 18,19"),
        pen.shape(_LIPS[look][0], RED, FINE),
        pen.lines(_LIPS[look][1], "17,57 25,57", weight=FINE),
    )


def _eye(pen: Pen, x: float, half: float, look: Look) -> Node:
    dx, dy = _PUPILS[look]
    lid = -12 if look in (Look.HAUGHTY, Look.TENDER) else -18
    return group(
        pen.shape(f"{x - half},-8! {x},{lid} {x + half},-8! {x},1", PALE, FINE),
        pen.disc(x + dx * half / 17, -7 + dy * 0.5, 6, INK, 0),
        pen.line(f"{x - half - 2},-9 {x},{lid - 1} {x + half + 1},-9", INNER + 2),
    )
