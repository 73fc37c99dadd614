"""The cat that plays the fiddle, and mice for it to play to."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUSH, BROWN, FINE, INK, INNER, PALE, RED, STEEL, YELLOW
from wenzel.decks.svg import Node, group


def fiddling_cat(pen: Pen) -> Node:
    """Return a black cat that sits and plays the fiddle, facing right, 220 high."""
    return group(
        pen.limb("-60,-20:13 -110,-14:12 -138,-50:11 -120,-90:10 -136,-120:7", INK),
        pen.shape("-76,-4 -84,-60 -56,-120 -20,-146 20,-140 44,-100 50,-40 44,-4 0,0", INK),
        pen.shape("-60,-150 -62,-212! -28,-196 6,-196 40,-214! 42,-150 12,-122 -34,-122", INK),
        pen.shape("-52,-174! -50,-196! -36,-186!", BLUSH, 0),
        pen.shape("32,-174! 33,-198! 20,-188!", BLUSH, 0),
        pen.shape("-44,-166! -30,-178 -18,-164! -30,-156", YELLOW, 0),
        pen.shape("2,-164! 14,-178 28,-166! 14,-156", YELLOW, 0),
        pen.lines("-28,-174! -28,-158!", "16,-174! 16,-158!", weight=6),
        pen.shape("-14,-152! -2,-152! -8,-144!", BLUSH, 0),
        pen.line("-22,-138 -14,-134 -8,-142 -2,-134 8,-138", FINE, PALE),
        pen.lines(
            "-30,-148 -66,-154", "-30,-142 -64,-138", "14,-148 48,-154", weight=FINE, ink=PALE
        ),
        # The fiddle, held across, and the paws.
        pen.shape("-2,-110! 76,-138! 80,-128! 4,-98!", BROWN, INNER),
        pen.shape(
            "-62,-84 -58,-102 -38,-108 -26,-100 -6,-112 10,-104 12,-86 -2,-76 -16,-76 -26,-62 "
            "-46,-62",
            RED,
        ),
        pen.line("-46,-78! 76,-132!", FINE, PALE),
        pen.disc(82, -136, 8, BROWN, INNER),
        pen.line("-64,-14! 62,-134!", INNER, YELLOW),
        # Two paws, and a foot.
        pen.limb("40,-86:14 66,-104:14 66,-128:13", INK, 0),
        pen.limb("-62,-104:16 -76,-60:15 -50,-34:13", INK, 0),
        pen.lines(
            "38,-74 62,-86 78,-104 80,-128",
            "54,-132 52,-114 40,-102",
            "-44,-98 -58,-66 -40,-44",
            "-36,-28 -48,-20 -66,-26",
            "50,-4 58,-16 48,-26 10,-26 -12,-22",
            weight=FINE,
            ink=PALE,
        ),
        pen.lines(
            "-44,-42! -36,-40!", "-40,-34! -32,-32!", "70,-136! 76,-128!", weight=FINE, ink=PALE
        ),
    )


def mouse(pen: Pen) -> Node:
    """Return a mouse that dances, facing left, 100 high."""
    return group(
        pen.line("14,-20 38,-8 52,-24 44,-40"),
        pen.lines("-10,-4! -22,10!", "14,-4! 20,10!", weight=8),
        group(
            pen.shape("-20,-10 -18,-46 4,-60 24,-40 24,-12 4,0", None),
            pen.limb("-16,-40:7 -38,-52:6", None),
            pen.limb("14,-44:7 38,-60:6", None),
            pen.shape("-42,-68! -18,-94 10,-92 16,-70 -6,-54", None),
            pen.disc(14, -96, 15, None),
            fill=STEEL,
        ),
        pen.disc(14, -96, 6, BLUSH, 0),
        pen.disc(-16, -78, 4.5, INK, 0),
        pen.disc(-42, -68, 5, INK, 0),
    )
