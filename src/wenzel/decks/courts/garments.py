"""What half figures wear: robes, mantles, gowns and collars; origins as in `figures.dress`."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, FLESH, INK, INNER, PALE, STEEL
from wenzel.decks.svg import Node, group, mirrored


def mantle(pen: Pen, fill: str, lining: str) -> Node:
    """Return a mantle that hangs from the shoulders, to be drawn behind the body."""
    side = group(
        pen.shape("20,-205! 92,-198 150,-172 186,-104 218,-20! 60,-20!", fill),
        pen.shape("88,-180! 124,-120 140,-20! 100,-20! 84,-100", lining),
        pen.lines("156,-138 180,-84 194,-30", "142,-130 162,-76 170,-30"),
        pen.hatch("176,-108 208,-36", "160,-98 186,-34", 5),
    )
    return group(side, mirrored(side, 0))


def robe(pen: Pen, fill: str, panel: str) -> Node:
    """Return the breast of a robe with an embroidered panel down its front."""
    return group(
        pen.shape(
            "-32,-208! -76,-196 -104,-166 -100,-90 -104,-20! 104,-20! 100,-90 104,-166 76,-196 "
            "32,-208!",
            fill,
        ),
        pen.shape("-34,-200! 34,-200! 36,-20! -36,-20!", panel, INNER),
        pen.row("0,-150! 0,-60!", 3, lambda: _jewel(pen)),
        pen.lines("-84,-150 -70,-90 -74,-30", "-58,-160 -52,-90 -54,-30", weight=FINE),
        pen.hatch("60,-120 58,-40", "88,-112 84,-36", 7),
    )


def _jewel(pen: Pen) -> Node:
    return group(
        pen.shape("-22,0! 0,-18! 22,0! 0,18!", PALE, FINE),
        pen.disc(0, 0, 6, INK, 0),
    )


def gown(pen: Pen, fill: str, stomacher: str, *, skin: str = FLESH) -> Node:
    """Return a gown, cut square at the neck, with a laced stomacher.

    Args:
        pen: the pen.
        fill: the colour of the gown.
        stomacher: the colour of the piece beneath the laces.
        skin: the colour of neck and bosom.
    """
    return group(
        pen.shape("-24,-250! 22,-250! 26,-214 60,-196 70,-150! -70,-150! -60,-196 -26,-214", skin),
        pen.shape("-66,-160! 0,-148 66,-160! 44,-20! -44,-20!", stomacher, INNER),
        pen.lines("-44,-132! 44,-112!", "44,-132! -44,-112!", "-40,-96! 40,-76!", "40,-96! "
        "-40,-76!",
                  "-36,-60! 36,-42!", "36,-60! -36,-42!", ink=PALE),
        pen.scallops("-66,-164 0,-152 66,-164", 7, 9, PALE, FINE),
        pen.shape(
            "-60,-204! -98,-186 -108,-150 -92,-90 -98,-20! -40,-20! -52,-90 -68,-156!", fill
        ),
        pen.shape("60,-204! 98,-186 108,-150 92,-90 98,-20! 40,-20! 52,-90 68,-156!", fill),
        pen.lines("-84,-150 -74,-90 -78,-30", "84,-150 74,-90 78,-30", weight=FINE),
    )  # fmt: skip


def standing_collar(pen: Pen, fill: str = PALE) -> Node:
    """Return a lace collar that stands like a fan behind the head."""
    return group(
        pen.scallops(
            "-62,-196! -118,-230 -138,-300 -110,-356! 0,-300 110,-356! 138,-300 118,-230 62,-196!",
            20, 11, fill, INNER,
        ),
        pen.hatch("-64,-200 0,-190 64,-200", "-116,-338 0,-280 116,-338", 12),
    )  # fmt: skip


def necklace(pen: Pen, fill: str) -> Node:
    """Return pearls about the neck with a pendant."""
    return group(
        pen.dots("-34,-206 -20,-186 0,-178 20,-186 34,-206", 8, 6.5, PALE, FINE),
        pen.shape("0,-174! 11,-160 0,-144 -11,-160", fill, INNER),
    )


def jerkin(pen: Pen, left: str, right: str) -> Node:
    """Return a doublet in two colours, as pages and heralds wear it."""
    return group(
        pen.shape("-28,-212! -64,-200 -96,-172! -92,-110 -84,-20! 2,-20! 4,-212!", left),
        pen.shape("28,-212! 64,-200 96,-172! 92,-110 84,-20! 2,-20! 4,-212!", right),
        pen.dots("3,-180! 3,-50!", 5, 8, PALE, INNER),
        pen.lines("-70,-150 -56,-100 -56,-30", "70,-150 58,-100 58,-30", weight=FINE),
        pen.hatch("66,-110 66,-40", "86,-104 82,-40", 6),
    )


def cuirass(pen: Pen, sash: str) -> Node:
    """Return a breastplate with a ridge, rivets and a sash across it."""
    return group(
        pen.shape(
            "-30,-214! -64,-200 -96,-172! -90,-110 -84,-20! 84,-20! 90,-110 96,-172! 64,-200 "
            "30,-214!",
            STEEL,
        ),
        pen.line("6,-200 16,-100 8,-20"),
        pen.hatch("56,-140 62,-90", "82,-134 80,-90", 4),
        pen.hatch("-70,-70 -66,-30", "-50,-70 -46,-30", 4),
        pen.shape("-94,-178! -66,-196! 0,-116 90,-66! 84,-24! -20,-78", sash),
        pen.lines("-76,-176 -10,-100 84,-44", weight=FINE),
        pen.dots("-78,-150 -80,-120 -76,-96", 3, 5),
    )
