"""Weapons. Each is upright, its origin where the hand holds it."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INNER, STEEL, YELLOW
from wenzel.decks.svg import Node, group


def sword(pen: Pen, *, blade: float = 250) -> Node:
    """Return a straight sword with a curved guard."""
    return group(
        pen.shape(f"-11,-30! -9,{40 - blade}! 0,{-blade}! 9,{40 - blade}! 11,-30!", STEEL),
        pen.line(f"0,-44! 0,{60 - blade}!", FINE),
        pen.limb("0,-30:8 0,34:8", BROWN),
        pen.limb("-46,-18:8 -24,-34:6 0,-30:7 24,-34:6 46,-18:8", YELLOW),
        pen.disc(0, 44, 13, YELLOW),
    )


def sabre(pen: Pen, *, blade: float = 250) -> Node:
    """Return a curved sabre with a knuckle bow, its edge to the right."""
    return group(
        pen.shape(
            f"-10,-30! -4,{-blade * 0.5} -30,{-blade}! 8,{-blade * 0.76} 22,{-blade * 0.4} 12,-30!",
            STEEL,
        ),
        pen.line(f"4,-44 9,{-blade * 0.45} -4,{-blade * 0.8}", FINE),
        pen.limb("0,-30:8 0,34:8", BROWN),
        pen.line("22,-28 34,6 4,40", INNER + 3),
        pen.limb("-34,-26:7 0,-30:7 30,-28:7", YELLOW),
        pen.disc(0, 42, 11, YELLOW),
    )


def _shaft(pen: Pen, up: float, down: float, fill: str = BROWN) -> Node:
    return pen.limb(f"0,{down}:8 0,{-up}:8", fill, blunt=True)


def spear(pen: Pen, *, up: float = 420, down: float = 330) -> Node:
    """Return a spear with a leaf-shaped head and a tassel."""
    return group(
        _shaft(pen, up - 80, down),
        pen.shape(
            f"-12,{90 - up}! -34,{64 - up} -26,{36 - up} 0,{-up - 40}! 26,{36 - up} "
            f"34,{64 - up} 12,{90 - up}!",
            STEEL,
        ),
        pen.line(f"0,{-up - 10}! 0,{80 - up}!", FINE),
        pen.shape(f"-14,{88 - up}! 14,{88 - up}! 14,{108 - up}! -14,{108 - up}!", YELLOW, INNER),
    )


def tassel(pen: Pen, y: float, fill: str) -> Node:
    """Return the tassel of a spear or halberd, hanging from its shaft at y."""
    return group(
        pen.shape(f"-16,{y}! 16,{y}! 26,{y + 52}! 14,{y + 44}! 0,{y + 58}! -14,{y + 44}! "
        f"-26,{y + 52}!", fill),
        pen.lines(f"-6,{y + 14}! -10,{y + 40}!", f"6,{y + 14}! 8,{y + 40}!", weight=FINE),
    )  # fmt: skip


def halberd(pen: Pen, *, up: float = 420, down: float = 330) -> Node:
    """Return a halberd, its axe to the right, its beak to the left."""
    top = -up
    return group(
        _shaft(pen, up - 60, down),
        pen.shape(f"-9,{top + 60}! 0,{top - 50}! 9,{top + 60}!", STEEL),
        pen.shape(
            f"6,{top + 62}! 44,{top + 60} 72,{top + 34}! 88,{top + 78} 72,{top + 130}! "
            f"44,{top + 104} "
            f"6,{top + 104}!",
            STEEL,
        ),
        pen.shape(f"-6,{top + 66}! -40,{top + 62} -72,{top + 96}! -36,{top + 90} "
        f"-6,{top + 98}!", STEEL),
        pen.line(f"60,{top + 54} 70,{top + 80} 60,{top + 110}", FINE),
        pen.shape(f"-13,{top + 56}! 13,{top + 56}! 13,{top + 124}! "
        f"-13,{top + 124}!", YELLOW, INNER),
        pen.dots(f"0,{top + 70}! 0,{top + 110}!", 3, 4),
    )  # fmt: skip


def buckler(pen: Pen, field: str, rim: str) -> Node:
    """Return a round shield with a boss, its origin in the middle."""
    return group(
        pen.disc(0, 0, 66, rim),
        pen.disc(0, 0, 47, field, INNER),
        pen.dots("0,-56 56,0 0,56 -56,0", 12, 5, closed=True),
        pen.disc(0, 0, 20, STEEL, INNER),
        pen.line("-9,-2 -5,-9 2,-11", FINE),
        *(
            pen.lines(f"{a * 24},{b * 24}! {a * 42},{b * 42}!", weight=INNER)
            for a, b in (
                (1, 0),
                (-1, 0),
                (0, 1),
                (0, -1),
                (0.7, 0.7),
                (-0.7, 0.7),
                (0.7, -0.7),
                (-0.7, -0.7),
            )
        ),
    )


def scabbard(pen: Pen, fill: str) -> Node:
    """Return a scabbard that hangs down from the belt."""
    return group(
        pen.limb("0,0:13 0,170:9 0,200:4", fill),
        pen.limb("0,176:12 0,206:4", YELLOW, INNER, blunt=True),
        pen.limb("0,0:15 0,18:15", YELLOW, INNER, blunt=True),
    )
