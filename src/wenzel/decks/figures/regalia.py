"""Sceptres, orbs and goblets. Each is upright, its origin where the hand holds it."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def sceptre(pen: Pen, *, up: float = 190, down: float = 60) -> Node:
    """Return a sceptre that ends in a lily."""
    y = -up
    return group(
        pen.limb(f"0,{down}:8 0,{y + 30}:7", YELLOW),
        pen.disc(0, down, 12, YELLOW),
        pen.shape(
            f"-6,{y + 30}! -30,{y + 26} -46,{y + 6} -36,{y - 14}! -20,{y + 2} -12,{y + 6}! "
            f"-16,{y - 20} "
            f"0,{y - 48}! 16,{y - 20} 12,{y + 6}! 20,{y + 2} 36,{y - 14}! 46,{y + 6} "
            f"30,{y + 26} 6,{y + 30}!",
            YELLOW,
        ),
        pen.shape(f"-22,{y + 24}! 22,{y + 24}! 22,{y + 40}! -22,{y + 40}!", RED, INNER),
        pen.line(f"0,{y - 22} 0,{y + 6}", FINE),
        pen.line(f"-7,{y + 70}! 7,{y + 70}!", INNER),
    )


def orb(pen: Pen, fill: str = BLUE) -> Node:
    """Return an orb with its belt and cross, its origin in the middle."""
    return group(
        pen.disc(0, 0, 42, fill),
        pen.shape("-42,-6! 0,4 42,-6! 41,10! 0,20 -41,10!", YELLOW, INNER),
        pen.shape("-7,0! -7,-40! 7,-40! 7,0!", YELLOW, INNER),
        pen.shape(
            "-7,-42! -7,-60! -24,-60! -24,-74! -7,-74! -7,-92! 7,-92! 7,-74! 24,-74! "
            "24,-60! 7,-60! 7,-42!",
            YELLOW,
        ),
        pen.line("-28,-18 -24,-26 -18,-30", FINE + 2, PALE),
    )


def goblet(pen: Pen, wine: str = RED) -> Node:
    """Return a footed goblet, its origin at the stem."""
    return group(
        pen.shape("-8,-20! -6,20 -12,34 -36,46! 36,46! 12,34 6,20 8,-20!", YELLOW),
        pen.shape("-50,-92! -46,-50 -30,-24 0,-16 30,-24 46,-50 50,-92!", YELLOW),
        pen.oval(0, -92, 50, 14, wine, INNER),
        pen.lines("-46,-66 0,-50 46,-66", "-40,-46 0,-32 40,-46", weight=FINE),
        pen.dots("-32,-52 0,-41 32,-52", 5, 5, PALE, FINE),
        pen.shape("-14,-8! 14,-8! 14,6! -14,6!", YELLOW, INNER),
    )
