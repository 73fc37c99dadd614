"""What the court holds: flowers, fans, birds, letters and lutes. Origins where the hand is."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    BLUE,
    BROWN,
    FINE,
    GREEN,
    INK,
    INNER,
    PALE,
    RED,
    STEEL,
    YELLOW,
)
from wenzel.decks.svg import Node, group, place


def rose(pen: Pen, fill: str) -> Node:
    """Return a rose on its stem, upright."""
    return group(
        pen.limb("0,60:5 4,0:5 0,-60:5", GREEN),
        pen.limb("2,-30:0 24,-44:11 46,-70:0", GREEN, INNER),
        pen.limb("2,30:0 -20,14:10 -42,16:0", GREEN, INNER),
        pen.shape(
            "0,-156 24,-152 34,-136! 52,-126 48,-102! 46,-78 22,-70! 0,-58 -22,-70! -46,-78 "
            "-48,-102! -52,-126 -34,-136! -24,-152",
            fill,
        ),
        pen.line("-4,-108 6,-114 10,-102 -2,-94 -16,-102 -12,-122 8,-130 26,-112 20,-88 -4,-78"),
        pen.lines("-34,-136 -26,-124", "34,-136 28,-126", "-46,-100 -34,-98", "46,-100 36,-98"),
    )


def fan(pen: Pen, fill: str, edge: str) -> Node:
    """Return an open fan, its origin at the pivot, its middle upwards."""
    return group(
        pen.scallops("-142,-40! -128,-96 -80,-142 0,-158 80,-142 128,-96 142,-40!", 9, 15, edge),
        pen.shape("0,0! -132,-36! -118,-88 -74,-130 0,-146 74,-130 118,-88 132,-36!", fill),
        pen.hatch("-14,-6 0,-14 14,-6", "-126,-52 -76,-126 0,-142 76,-126 126,-52", 8, INNER),
        pen.line("-66,-22 -58,-50 -34,-70 0,-78 34,-70 58,-50 66,-22", INNER + 3, edge),
        pen.disc(0, 0, 9, YELLOW, INNER),
    )


def mirror(pen: Pen, frame: str) -> Node:
    """Return a hand mirror, upright."""
    return group(
        pen.limb("0,46:9 0,-20:7 0,-50:10", frame),
        pen.disc(0, -108, 60, frame),
        pen.disc(0, -108, 44, STEEL, INNER),
        pen.dots("0,-56 52,-108 0,-160 -52,-108", 12, 4, RED, 0, closed=True),
        pen.lines("-24,-102 -14,-124 4,-134", "-10,-96 0,-108", ink=PALE, weight=8),
        pen.shape("-18,-168! 0,-196! 18,-168! 0,-160", frame),
    )


def letter(pen: Pen, seal: str) -> Node:
    """Return a folded letter with its seal, its origin at the lower corner."""
    return group(
        pen.shape("-76,-100! 56,-118! 70,-16! -62,2!", PALE),
        pen.lines("-76,-100! 4,-46! 56,-118!", "-62,2! -16,-58!", "70,-16! 14,-52!"),
        pen.disc(2, -48, 19, seal, INNER),
        pen.lines("-6,-48! 10,-48!", "2,-56! 2,-40!", weight=FINE),
    )


def dove(pen: Pen) -> Node:
    """Return a white dove that looks to the left, its origin at its feet."""
    return group(
        pen.shape("60,-26! 110,-20 132,-2! 112,8 60,-4!", PALE),
        pen.shape(
            "-66,-78! -46,-102 -18,-98 -6,-76 30,-64 66,-30 76,-12! 40,2 -10,0 -38,-28 -44,-60",
            PALE,
        ),
        pen.shape("-46,-84! -72,-80! -48,-72!", YELLOW, INNER),
        pen.disc(-32, -82, 5, INK, 0),
        pen.shape("-10,-52! 10,-96 50,-128 86,-132! 76,-108 84,-100! 70,-84 76,-74! 56,-62 "
                  "54,-44! 26,-28", PALE),
        pen.lines("14,-60 36,-90", "30,-54 54,-80", "44,-48 58,-60"),
        pen.lines("0,2! -4,18!", "14,2! 14,18!", weight=7),
    )  # fmt: skip


def falcon(pen: Pen) -> Node:
    """Return a hooded falcon that looks to the left, its origin at its feet."""
    return group(
        pen.shape("26,-50! 58,10 62,62! 36,66! 12,0!", BROWN),
        pen.lines("30,10! 48,60!", "22,0! 38,60!", weight=FINE),
        pen.shape("-34,-80 -30,-116 0,-132 32,-118 46,-70 40,-20 14,2 -16,-6 -34,-40", PALE),
        pen.hatch("-28,-90 -26,-50 -14,-18", "-12,-86 -8,-50 2,-20", 5, INNER),
        pen.shape("8,-112! 40,-100 54,-60 58,0 52,40! 30,10 10,-30 0,-76", BROWN),
        pen.lines("12,-84 26,-40 44,10", "28,-90 40,-50 50,0", weight=FINE),
        pen.shape("-40,-138 -24,-168 10,-170 30,-146 26,-120 0,-112 -30,-118", RED),
        pen.line("-34,-124 0,-120 28,-128", INNER, YELLOW),
        pen.shape("-38,-146! -58,-140 -58,-122! -44,-124 -34,-128!", YELLOW, INNER),
        pen.shape("-4,-170! -16,-200! 4,-190! 14,-208! 16,-186! 34,-190! 10,-168!", BLUE, INNER),
        pen.lines("-8,0! -12,14!", "12,0! 12,14!", weight=9),
    )


def lute(pen: Pen) -> Node:
    """Return a lute, its neck upwards, its origin in the middle of the body."""
    return group(
        pen.shape("-13,-96! -10,-220! 10,-220! 13,-96!", BROWN),
        pen.lines("-11,-130! 11,-130!", "-11,-160! 11,-160!", "-10,-190! 10,-190!", weight=FINE),
        place(
            group(
                pen.shape("-12,0! -10,-74! 10,-74! 12,0!", RED),
                pen.dots("-20,-14! -20,-62!", 3, 6),
                pen.dots("20,-14! 20,-62!", 3, 6),
            ),
            0, -216, turn=-62,
        ),
        pen.shape("0,-112 24,-96 66,-30 76,30 50,82 0,100 -50,82 -76,30 -66,-30 -24,-96", YELLOW),
        pen.disc(0, -6, 25, BROWN, INNER),
        pen.dots("0,-22 16,-6 0,10 -16,-6", 6, 4, YELLOW, closed=True),
        pen.line("-36,58! 36,58!", 11),
        pen.lines("-8,58! -5,-214!", "0,58! 0,-216!", "8,58! 5,-214!", weight=FINE),
        pen.lines("-60,20 -56,50 -40,72", "60,20 56,50 40,72", weight=FINE),
    )  # fmt: skip
