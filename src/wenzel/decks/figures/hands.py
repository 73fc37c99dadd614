"""Hands. A fist has its origin in the middle of the grip, what it holds runs upright through it."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, FLESH
from wenzel.decks.svg import Node, group


def fist(pen: Pen, skin: str = FLESH) -> Node:
    """Return a hand closed around a staff, its knuckles to the right."""
    return group(
        pen.shape(
            "-25,-10 -18,-25 6,-29 23,-25 27,-14! 31,-2 29,0! 31,12 26,14! "
            "26,24 10,30 -14,27 -25,12",
            skin,
        ),
        pen.lines("27,-13 14,-13 4,-10", "29,1 14,1 2,3", "27,14 14,14 4,14", weight=FINE),
        pen.limb("-18,-12:9 -2,-22:9 16,-27:8", skin, FINE + 1),
    )


def open_hand(pen: Pen, skin: str = FLESH) -> Node:
    """Return an open hand that points to the right, its origin at the wrist."""
    return group(
        pen.shape(
            "-2,-17 14,-20 20,-38 30,-44 35,-36 32,-22! 56,-28 66,-22 58,-14 44,-11! 70,-13 77,-5 "
            "68,2 44,2! 66,5 72,13 62,18 40,13! 52,18 54,26 44,29 18,22 -2,17",
            skin,
        ),
        pen.lines("32,-22 26,-10", "44,-11 34,-9", "44,2 34,2", "40,13 32,12", weight=FINE),
    )
