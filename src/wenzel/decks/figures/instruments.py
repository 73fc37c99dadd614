"""Musical instruments of soldiers."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INNER, PALE, YELLOW
from wenzel.decks.svg import Node, group, mirrored


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
        pen.limb("-2,0:9 -240,0:9", YELLOW, blunt=True),
        pen.shape("-226,-9! -262,-14 -296,-46! -306,0 -296,46! -262,14 -226,9!", YELLOW),
        pen.oval(-298, 0, 12, 46, YELLOW),
        pen.shape("4,-13! 12,0 4,13! -6,5! -6,-5!", YELLOW, INNER),
        pen.lines("-70,-9! -70,9!", "-84,-9! -84,9!", "-200,-9! -200,9!", weight=FINE),
        group(banner, transform="translate(-140 10)"),
    )


def banner(pen: Pen, field: str, fringe: str, charge: Node) -> Node:
    """Return a square banner with a fringe, its origin the middle of its upper edge."""
    return group(
        pen.scallops("58,118 20,126 -20,116 -58,124", 7, -18, fringe, INNER, pointed=True),
        pen.shape("-58,0! 58,0! 62,60 58,120! 20,128 -20,118 -58,126! -60,60", field),
        pen.lines("-40,6! -42,40", "40,6! 43,40", weight=FINE),
        group(charge, transform="translate(0 64)"),
    )


def bandolier(pen: Pen, fill: str) -> Node:
    """Return a broad strap from a shoulder across the breast, on a doublet's origin."""
    return group(
        pen.shape("70,-198! 96,-178! -30,-34! -66,-10! -70,-42!", fill),
        pen.lines("78,-184 -60,-30", weight=FINE),
    )


def pair(node: Node, axis: float) -> Node:
    """Return a drawing and its mirror image."""
    return group(node, mirrored(node, axis))
