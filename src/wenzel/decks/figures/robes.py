"""Robes, mantles and furs of people on thrones, in the coordinates of the card.

Such a figure sits facing us, the neck at 310, 350, knees at y = 690, the hem at y = 930.
"""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, INK, INNER, PALE
from wenzel.decks.svg import NOTHING, Node, copies, group, twins


def robe(pen: Pen, fill: str, trim: str, *, belly: float = 0) -> Node:
    """Return a long robe: breast, lap and folds down to the bordered hem."""
    b = belly
    return group(
        pen.shape(
            f"276,342! 232,370 214,420 {238 - b},520 {240 - b},590! 188,632 156,684 "
            f"170,760 184,830 176,926! 240,944 310,932 380,944 444,926! "
            f"436,830 450,760 464,684 432,632 {380 + b},590! "
            f"{382 + b},520 "
            "406,420 388,370 344,342!",
            fill,
        ),
        pen.shape(
            "176,926! 240,944 310,932 380,944 444,926! 442,886! 380,906 310,894 240,906 "
            "178,886!", trim
        ),
        pen.dots("182,908 240,926 310,914 380,926 438,908", 9, 8, PALE, FINE),
        # The knees and what falls from them, alike on both sides.
        twins(
            group(
                pen.lines(
                    "168,736 172,680 220,650 270,676 284,726 280,760", "282,740 296,810 288,888",
                    "216,782 208,830 212,890", "246,770 254,820 248,876", "268,618 246,630 230,644",
                ),
                pen.hatch("180,772! 184,860!", "206,752! 200,840!", 5),
            )
        ),
    )  # fmt: skip


def gown(pen: Pen, fill: str) -> Node:
    """Return the gown that shows where a robe is open below the girdle."""
    return group(
        pen.shape(
            "292,610! 328,610! 352,720 360,820 374,896! 310,882 246,896! 260,820 268,720", fill
        ),
        pen.lines("296,690 284,800 272,880", "324,690 336,800 348,880", weight=FINE),
        pen.row("310,668! 310,850!", 4, lambda: _lozenge(pen)),
    )


def front_panel(pen: Pen, fill: str, *, belly: float = 0, lozenges: int = 3) -> Node:
    """Return the embroidered strip down the breast of a robe, with lozenges from below."""
    wide = 36 + belly * 0.3
    return group(
        pen.shape(
            f"{310 - wide},356! {310 + wide},356! {310 + wide},500 {310 + wide - 4},586! "
            f"{310 - wide + 4},586! "
            f"{310 - wide},500",
            fill,
            INNER,
        ),
        pen.row(f"310,{640 - 80 * lozenges}! 310,560!", lozenges, lambda: _lozenge(pen)),
    )


def _lozenge(pen: Pen) -> Node:
    return group(
        pen.shape("-20,0! 0,-17! 20,0! 0,17!", PALE, FINE),
        pen.disc(0, 0, 5, INK, 0),
    )


def girdle(pen: Pen, fill: str, *, belly: float = 0) -> Node:
    """Return the girdle of a robe with a hanging end."""
    b = belly
    return group(
        pen.shape(
            f"{236 - b},572! 310,{588 + b * 0.5} {384 + b},572! {386 + b},600! 310,{618 + b * 0.5} "
            f"{234 - b},600!",
            fill,
        ),
        pen.dots(f"{250 - b},588 310,{603 + b * 0.5} {370 + b},588", 7, 6, PALE, FINE),
    )


def mantle(pen: Pen, fill: str, lining: str, *, shaded: bool = False) -> Node:
    """Return a mantle that falls from the shoulders on both sides, to be drawn behind a robe.

    Args:
        pen: the pen.
        fill: its colour.
        lining: the colour of its inside.
        shaded: whether its hem is seen and has shade, or is behind the arms of a throne.
    """
    side = group(
        pen.shape(
            "300,350! 214,366 158,440 132,600 116,780 92,930! 130,950 176,938! 214,720 226,560",
            fill,
        ),
        pen.shape("176,938! 204,760 222,620 232,470! 250,470! 252,640 226,800 208,944!", lining),
        pen.lines("196,420 166,580 140,780 124,930", "216,470 188,660 160,850", weight=INNER),
        pen.hatch("121,770! 102,900!", "146,750! 128,880!", 6) if shaded else NOTHING,
    )
    return twins(side)


def ermine(pen: Pen) -> Node:
    """Return a broad collar of ermine about the shoulders."""
    return group(
        pen.shape(
            "270,338! 226,352 190,392 178,436! 200,446 214,438! 232,456 250,446! 272,466 292,454! "
            "310,470 328,454! 348,466 370,446! 388,456 406,438! 420,446 442,436! 430,392 "
            "394,352 350,338! "
            "310,366",
            PALE,
        ),
        copies(
            _tail(pen),
            (
                (x, y, 0)
                for x, y in (
                    (206, 412), (240, 386), (254, 424), (288, 410), (310, 436), (334, 408),
                    (368, 424), (380, 386), (414, 412),
                )
            ),
        ),
    )  # fmt: skip


def _tail(pen: Pen) -> Node:
    return pen.shape("0,-11! 6,4 5,11! 0,6 -5,11! -6,4", INK, 0)


def chain(pen: Pen, fill: str) -> Node:
    """Return a chain of office with a medal."""
    return group(
        pen.dots("232,372 262,440 310,470 358,440 388,372", 13, 8.5, fill, INNER),
        pen.disc(310, 486, 20, fill),
        pen.disc(310, 486, 9, PALE, FINE),
    )


def slippers(pen: Pen, fill: str) -> Node:
    """Return the toes of two shoes under the hem."""
    one = group(
        pen.shape("200,970! 204,944 236,932 266,938 280,956 278,970!", fill),
        pen.line("222,970 226,956 244,946", FINE),
    )
    return twins(one)
