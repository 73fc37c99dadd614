"""What covers a body: doublets, skirts, collars, belts, sashes and capes.

The origin of a doublet and all that goes with it is the middle of the waist; the neck is at
y = -205, the shoulders at x = -86 and 86, y = -172.
"""

from __future__ import annotations

from wenzel.decks.curves import Course
from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, FLESH, INNER, PALE, STEEL, YELLOW
from wenzel.decks.svg import Node, group


def doublet(pen: Pen, fill: str, trim: str, *, belly: float = 0, buttons: int = 6) -> Node:
    """Return a buttoned doublet with its seams.

    Args:
        pen: the pen.
        fill: its colour.
        trim: the colour of the strip that the buttons are on.
        belly: units by which a good eater's doublet bulges.
        buttons: how many.
    """
    side, front = 66 + belly * 0.6, 4 + belly * 0.25
    return group(
        pen.shape(
            f"-28,-212! -64,-200 -96,-172! -90,-120 {-76 - belly * 0.6},-60 {-side},-4! "
            f"0,{front + 4} "
            f"{side},-4! {76 + belly * 0.6},-60 90,-120 96,-172! 64,-200 28,-212!",
            fill,
        ),
        pen.limb(f"2,-196:11 {6 + belly * 0.25},-90:13 0,{front}:10", trim, INNER, blunt=True),
        pen.dots(f"2,-182 {6 + belly * 0.25},-90 1,-10", buttons, 5.5, PALE, FINE),
        pen.line(f"-70,-150 -52,-90 {-46 - belly * 0.3},-10", FINE),
        pen.line(f"70,-150 56,-90 {48 + belly * 0.3},-10", FINE),
        pen.hatch("62,-116 66,-30", "80,-108 76,-34", 4),
    )


def breastplate(pen: Pen, sash: str) -> Node:
    """Return a cuirass with a ridge, rivets and a sash across it."""
    return group(
        pen.shape(
            "-30,-214! -64,-200 -96,-172! -88,-120 -86,-60 -68,-4! 0,14 68,-4! 86,-60 88,-120 "
            "96,-172! 64,-200 30,-214!",
            STEEL,
        ),
        pen.line("6,-200 16,-90 0,10"),
        pen.lines("-72,-28 0,-10 72,-28", "-76,-40 0,-22 76,-40", weight=FINE),
        pen.hatch("58,-130 66,-50", "78,-122 80,-56", 7),
        pen.shape("-94,-178! -66,-196! 0,-110 82,-66! 74,-24! -20,-76", sash),
        pen.lines("-72,-170 -10,-94 66,-50", weight=FINE),
        pen.dots("-80,-60 -84,-120 -78,-150", 3, 4),
    )


def skirt(pen: Pen, fill: str, trim: str, *, width: float = 104, length: float = 104) -> Node:
    """Return the skirt of a doublet, in lappets with a border."""
    w, low = width, length
    edge = (
        f"{w},{low - 10}! {w * 0.82},{low + 6} {w * 0.6},{low}! {w * 0.4},{low + 12} "
        f"{w * 0.2},{low + 4}! "
        f"0,{low + 14} {-w * 0.2},{low + 4}! {-w * 0.4},{low + 12} {-w * 0.6},{low}! "
        f"{-w * 0.82},{low + 6} {-w},{low - 10}!"
    )
    folds = (
        f"36,4 {w * 0.5},{low * 0.5} {w * 0.6},{low - 2}",
        f"12,8 {w * 0.17},{low * 0.5} {w * 0.2},{low}",
        f"-12,8 {-w * 0.17},{low * 0.5} {-w * 0.2},{low}",
        f"-36,4 {-w * 0.5},{low * 0.5} {-w * 0.6},{low - 2}",
    )
    return group(
        pen.shape(
            f"-68,-8! 0,2 68,-8! {w * 0.86},{low * 0.4} {edge} {-w * 0.86},{low * 0.4}", fill
        ),
        pen.lines(*folds),
        pen.line(
            f"{-w * 0.96},{low - 26} {-w * 0.6},{low - 16} 0,{low - 6} {w * 0.6},{low - 16} "
            f"{w * 0.96},{low - 26}",
            INNER + 3,
            trim,
        ),
    )


def belt(pen: Pen, fill: str, *, belly: float = 0) -> Node:
    """Return a belt with its buckle."""
    side, low = 70 + belly * 0.6, 6 + belly * 0.25
    return group(
        pen.shape(f"{-side},-18! 0,{low - 12} {side},-18! {side},4! 0,{low + 10} {-side},4!", fill),
        pen.shape(f"-16,{low - 17}! 16,{low - 17}! 16,{low + 14}! -16,{low + 14}!", YELLOW, INNER),
        pen.line(f"0,{low - 8}! 0,{low + 6}!", INNER),
    )


def ruff(pen: Pen, *, width: float = 74) -> Node:
    """Return a pleated ruff about the neck, its middle at the neck."""
    outline = " ".join(
        ("-{0},-6! -{0},12 -{1},20!", "-{2},32 -{3},26!", "0,38 {3},26!", "{2},32 {1},20!",
         "{0},12 {0},-6!", "{1},-24 0,-20 -{1},-24")
    )  # fmt: skip
    w = width
    text = outline.format(f"{w:.0f}", f"{w * 0.72:.0f}", f"{w * 0.46:.0f}", f"{w * 0.22:.0f}")
    return group(
        pen.shape(text, PALE),
        pen.hatch(f"-{w * 0.5},-12 0,-6 {w * 0.5},-12", f"-{w * 0.86},12 0,26 {w * 0.86},12", 9),
    )


def falling_collar(pen: Pen, fill: str = PALE) -> Node:
    """Return a flat collar with two points, its middle at the neck."""
    return group(
        pen.shape("-34,-16! 0,-4 34,-16! 62,8 76,34! 40,36 6,8! -34,38 -70,34! -60,6", fill),
        pen.lines("-58,24 -34,26 -14,12", "62,24 40,25 24,14", weight=FINE),
    )


def neck(pen: Pen, skin: str = FLESH) -> Node:
    """Return a neck, its foot at the origin."""
    return pen.shape("-26,-40! 24,-40! 26,0 34,14! -34,14! -26,0", skin)


def cape(pen: Pen, outline: Course, fill: str, *folds: Course) -> Node:
    """Return a cape that hangs behind a figure, with its folds."""
    return group(pen.shape(outline, fill), pen.lines(*folds) if folds else Node(""))


def sash(pen: Pen, fill: str, *, belly: float = 0) -> Node:
    """Return a sash about the waist, knotted at the left with two hanging ends."""
    side, low = 70 + belly * 0.6, 4 + belly * 0.25
    return group(
        pen.shape("-56,4! -78,60 -72,120! -58,110! -44,124! -44,60 -40,6!", fill),
        pen.lines("-58,30 -62,100", "-50,30 -50,106", weight=FINE),
        pen.shape(f"{-side},-22! 0,{low - 16} {side},-22! {side},8! 0,{low + 16} {-side},8!", fill),
        pen.lines(
            f"{-side + 8},-10 0,{low - 5} {side - 6},-10", f"{-side + 8},0 0,{low + 5} "
            f"{side - 6},0",
            weight=FINE,
        ),
        pen.oval(-54, 0, 17, 19, fill),
    )  # fmt: skip
