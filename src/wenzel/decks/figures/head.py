"""Heads: the face, three quarters to the right, with its expression.

The origin is the middle of the head; crown at y = -80, chin at y = 75. Hair, beards and hats are
drawn over it (`figures.hair`, `figures.hats`). `svg.place(..., flip=True)` looks to the left.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUSH, FINE, FLESH, INK, INNER, PALE, RED
from wenzel.decks.svg import NOTHING, Node, group


class Brow(Enum):
    """How the eyebrows stand: the whole temper of a face."""

    CALM = "calm"
    STERN = "stern"
    RAISED = "raised"
    WORRIED = "worried"


class Mouth(Enum):
    """The mouth, where no beard hides it."""

    SMILE = "smile"
    FIRM = "firm"
    SMIRK = "smirk"
    OPEN = "open"
    PURSED = "pursed"
    LIPS = "lips"


class Gaze(Enum):
    """Where the eyes look, as the face is drawn."""

    AHEAD = (3, 0)
    BACK = (-4, 0)
    UP = (2, -3)
    CLOSED = (0, 0)


_SKULL: Final = (
    "-4,-78 30,-68 48,-40 48,-14 54,8 50,32 38,60 20,75 0,72 -28,54 -46,24 -54,-10 -44,-54"
)
_NEAR_BROWS: Final = {
    Brow.CALM: "-16,-24:2 0,-32:4 17,-25:2",
    Brow.STERN: "-17,-32:2 0,-30:4 18,-19:3",
    Brow.RAISED: "-16,-30:2 1,-41:4 17,-31:2",
    Brow.WORRIED: "-17,-20:2 0,-29:4 15,-34:2",
}
_FAR_BROWS: Final = {
    Brow.CALM: "30,-26:2 40,-31:4 49,-26:2",
    Brow.STERN: "27,-19:3 38,-28:4 49,-31:2",
    Brow.RAISED: "30,-29:2 40,-36:4 49,-29:2",
    Brow.WORRIED: "31,-34:2 40,-30:4 49,-22:2",
}
_MOUTHS: Final = {
    Mouth.SMILE: ("0,42 10,49 28,51 44,42", "16,60 28,60"),
    Mouth.FIRM: ("6,46 24,45 40,46", "16,56 30,56"),
    Mouth.SMIRK: ("4,47 24,49 42,38", "18,59 30,58"),
}


def face(
    pen: Pen,
    brow: Brow = Brow.CALM,
    mouth: Mouth | None = Mouth.FIRM,
    gaze: Gaze = Gaze.AHEAD,
    *,
    skin: str = FLESH,
    nose: float = 1,
    young: bool = False,
) -> Node:
    """Return a head that looks to the right, three quarters turned.

    Args:
        pen: the pen.
        brow: the eyebrows.
        mouth: the mouth; None where a beard has its own.
        gaze: where the eyes look.
        skin: the colour of the skin.
        nose: its length, 1 for one of no consequence.
        young: whether the lines of age are left out.
    """
    tip = 38 + 9 * (nose - 1)
    drop = 18 + 7 * (nose - 1)
    wrinkles = NOTHING if young else pen.lines("-10,10 -4,14 4,13", "-22,-4 -28,-2", weight=FINE)
    return group(
        pen.shape("-46,-10 -60,-14 -64,4 -56,24 -44,20", skin),
        pen.line("-58,-4 -52,4 -54,12", FINE),
        pen.shape(_SKULL, skin),
        pen.disc(-14, 26, 12, BLUSH, 0),
        pen.disc(40, 27, 6, BLUSH, 0),
        _eye(pen, 1, 17, gaze),
        _eye(pen, 37, 11, gaze),
        pen.limb(_NEAR_BROWS[brow], INK, 1),
        pen.limb(_FAR_BROWS[brow], INK, 1),
        wrinkles,
        pen.shape(f"22,-16! 27,2 {tip},{drop} {tip - 3},{drop + 10} 18,{drop + 8}!", skin, 0),
        pen.line(f"23,-16 26,0 {tip},{drop} {tip - 2},{drop + 10} 24,{drop + 9} 18,{drop + 4}"),
        _mouth(pen, mouth),
    )


def _eye(pen: Pen, x: float, half: float, gaze: Gaze) -> Node:
    if gaze is Gaze.CLOSED:
        return pen.line(f"{x - half},-9 {x},-2 {x + half},-9")
    dx, dy = gaze.value
    return group(
        pen.shape(f"{x - half},-7! {x},-16 {x + half},-7! {x},-1", PALE, FINE),
        pen.disc(x + dx * half / 15, -8 + dy, 5.5, INK, 0),
        pen.line(f"{x - half - 1},-7 {x - half / 3},-16 {x + half},-8"),
    )


def _mouth(pen: Pen, mouth: Mouth | None) -> Node:
    if mouth is None:
        return NOTHING
    if mouth is Mouth.OPEN:
        return pen.oval(26, 49, 10, 8, RED, INNER)
    if mouth is Mouth.PURSED:
        return group(
            pen.shape("20,46! 30,40 40,46! 30,53", RED, FINE), pen.line("16,60 30,61", FINE)
        )
    if mouth is Mouth.LIPS:
        return group(
            pen.shape("8,45! 18,40 24,42 32,40 39,45! 24,54", RED, FINE),
            pen.line("10,46 24,47 37,46", FINE),
        )
    lips, chin = _MOUTHS[mouth]
    return group(pen.line(lips), pen.line(chin, FINE))
