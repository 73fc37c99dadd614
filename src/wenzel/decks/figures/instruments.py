"""Musical instruments of soldiers."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INNER, PALE, YELLOW
from wenzel.decks.svg import Node, group


def drum(pen: Pen, shell: str, hoop: str) -> Node:
    """Return a side drum with ropes, its origin in the middle of its skin."""
    return group(
        pen.shape("-96,0! -92,120! -60,138 0,146 60,138 92,120! 96,0!", shell),
        pen.lines(
            "-92,22! -70,128! -46,38! -22,140! 0,44! 22,140! 46,38! 70,128! 92,22!",
            ink=PALE,
            weight=FINE + 3,
        ),
        pen.shape("-96,0 -60,22 0,30 60,22 96,0! 96,22! 60,44 0,52 -60,44 -96,22!", hoop),
        pen.shape(
            "-94,104! -60,124 0,132 60,124 94,104! 94,128! 60,148 0,156 -60,148 -94,128!", hoop
        ),
        pen.oval(0, 0, 96, 28, PALE),
        pen.oval(0, 0, 80, 19, None, FINE),
    )


def drumstick(pen: Pen) -> Node:
    """Return a drumstick that points up, its origin at the grip."""
    return group(
        pen.limb("0,26:6 0,-70:5 0,-84:5", BROWN, INNER),
        pen.oval(0, -90, 10, 13, BROWN, INNER),
    )


def fife(pen: Pen) -> Node:
    """Return a fife that points to the left, its origin at the mouth hole."""
    return group(
        pen.limb("28,0:11 -190,0:10", BROWN, blunt=True),
        pen.limb("14,0:12 2,0:12", YELLOW, INNER, blunt=True),
        pen.limb("-170,0:12 -184,0:12", YELLOW, INNER, blunt=True),
        pen.dots("-60,-3! -150,-3!", 6, 4),
    )


def trumpet(pen: Pen, banner: Node) -> Node:
    """Return a long trumpet that points to the left with a banner hanging from it.

    Its origin is the mouthpiece; the banner's origin is the middle of its upper edge.
    """
    return group(
        pen.limb("-2,0:9 -180,0:9", YELLOW, blunt=True),
        pen.shape("-160,-9! -200,-14 -228,-44! -238,0 -228,44! -200,14 -160,9!", YELLOW),
        pen.oval(-230, 0, 11, 44, YELLOW),
        pen.shape("4,-13! 12,0 4,13! -6,5! -6,-5!", YELLOW, INNER),
        pen.lines("-40,-9! -40,9!", "-54,-9! -54,9!", "-150,-9! -150,9!", weight=FINE),
        group(banner, transform="translate(-126 10)"),
    )


def banner(pen: Pen, field: str, fringe: str, charge: Node) -> Node:
    """Return a square banner with a fringe, its origin the middle of its upper edge."""
    return group(
        pen.scallops("50,112 18,120 -18,110 -50,118", 6, 18, fringe, INNER, pointed=True),
        pen.shape("-50,0! 50,0! 54,56 50,114! 18,122 -18,112 -50,120! -52,56", field),
        pen.lines("-36,6! -38,30", "36,6! 38,30", weight=FINE),
        group(charge, transform="translate(0 62)"),
    )


def bandolier(pen: Pen, fill: str) -> Node:
    """Return a broad strap from a shoulder across the breast, on a doublet's origin."""
    return group(
        pen.shape("70,-198! 96,-178! -30,-34! -66,-10! -70,-42!", fill),
        pen.lines("78,-184 -60,-30", weight=FINE),
    )
