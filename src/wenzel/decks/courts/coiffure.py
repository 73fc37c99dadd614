"""How Queens wear their hair, and the coronets on it; origins as in `figures.head`."""

from __future__ import annotations

from wenzel.decks.curves import shifted
from wenzel.decks.pen import Pen
from wenzel.decks.style import CREAM, FINE, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def _strands(colour: str) -> str:
    return CREAM if colour == INK else INK


def loose(pen: Pen, colour: str) -> Node:
    """Return long hair that falls on the shoulders, to be drawn behind the face."""
    return group(
        pen.shape(
            "0,-92 -62,-70 -88,-10 -86,60 -116,120 -104,176! -84,160 -72,186! -50,166 -36,180! "
            "0,120 44,176! 56,158 74,180! 84,150 104,158! 96,90 76,40 72,-30 50,-78",
            colour,
        ),
        pen.lines(
            "-72,0 -76,60 -98,130", "-62,70 -76,120 -72,156", "70,30 82,90 90,130", "64,80 70,120 "
            "70,150",
            weight=FINE, ink=_strands(colour),
        ),
    )  # fmt: skip


def parted(pen: Pen, colour: str) -> Node:
    """Return the hair above a woman's forehead, parted, to be drawn over the face."""
    return group(
        pen.shape(
            "14,-84! 44,-74 58,-40 54,6! 46,-24 36,-44 16,-58! -14,-46 -36,-14 -42,36! -62,40 "
            "-76,10 -70,-44 -34,-78",
            colour,
        ),
        pen.lines("4,-74 -30,-50 -52,0", "-30,-62 -54,-34 -62,10", "28,-70 44,-50",
                  weight=FINE, ink=_strands(colour)),
    )  # fmt: skip


def braids(pen: Pen, colour: str, ribbon: str) -> Node:
    """Return two braids that hang before the shoulders, to be drawn over them."""
    return group(_braid(pen, -62, -10, colour, ribbon), _braid(pen, 64, 8, colour, ribbon))


def _braid(pen: Pen, x: float, lean: float, colour: str, ribbon: str) -> Node:
    strands = (
        pen.shape(
            shifted("-20,40 0,28 20,40! 14,66 0,78! -16,66", x + lean * index / 2, 34 * index),
            colour,
            INNER,
        )
        for index in range(4)
    )
    bow = shifted("-18,174! 18,174! 12,186 20,214! 0,204 -20,214! -12,186", x + 2 * lean, 0)
    return group(*strands, pen.shape(bow, ribbon, INNER))


def snood(pen: Pen, colour: str, net: str) -> Node:
    """Return hair gathered in a net at the back of the head, to be drawn behind the face."""
    return group(
        pen.shape("-20,-84 -76,-70 -106,-20 -104,40 -76,82 -40,84 -20,40", net),
        pen.lines(
            "-40,-78 -86,-10 -86,60", "-66,-72 -60,0 -50,80", "-100,-20 -70,-10 -40,-10",
            "-104,24 -70,30 -36,36", ink=colour,
        ),
        pen.dots("-86,-22 -84,24 -62,58", 3, 6, PALE, FINE),
    )  # fmt: skip


def veil(pen: Pen, fill: str) -> Node:
    """Return a veil that falls from the crown behind the head."""
    return group(
        pen.shape(
            "0,-100 -70,-84 -104,-10 -116,80 -150,170! -110,160 -90,178! 0,120 90,178! 110,160 "
            "146,170! 112,80 92,-10 60,-84",
            fill,
        ),
        pen.lines("-86,0 -94,80 -118,150", "82,0 92,80 114,150", weight=FINE),
    )


def coronet(pen: Pen, lining: str, jewel: str = RED) -> Node:
    """Return a Queen's crown, smaller than a King's: three leaves and two pearls."""
    return group(
        pen.shape("-46,-66! -36,-100 4,-110 46,-104 58,-72!", lining, INNER),
        pen.shape(
            "-52,-56! -62,-88 -82,-102! -66,-124! -44,-114 -38,-98! -20,-104! -14,-124 -22,-136! "
            "4,-158! 28,-138! 20,-124 26,-106! 44,-102! 48,-120 72,-132! 90,-110! 68,-94 62,-62! "
            "4,-48",
            YELLOW,
        ),
        pen.dots("-20,-110! 26,-112!", 2, 9, PALE, INNER),
        pen.line("-56,-76 2,-67 64,-82", INNER),
        pen.dots("-40,-66 2,-58 48,-70", 4, 5.5, jewel),
        pen.shape("-8,-114! 4,-132! 16,-114! 4,-96!", jewel, FINE),
    )
