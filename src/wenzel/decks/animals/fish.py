"""The carp, king of the Bohemian ponds."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import FINE, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place


def carp(pen: Pen) -> Node:
    """Return a crowned carp that swims to the right, 330 long, about the origin."""
    return group(
        pen.shape("-96,0! -130,-50 -170,-70! -156,-20 -160,0 -156,30 -168,72! -128,54 "
        "-92,14!", RED),
        pen.shape("-70,-56! -40,-96 20,-104! 40,-84 66,-60!", RED),
        pen.shape("-30,56! -50,84 -80,90! -60,64 -66,46!", RED),
        pen.shape("-112,0 -60,-54 10,-76 80,-62 136,-22 154,4 136,30 80,58 0,64 -60,44", YELLOW),
        pen.shape("82,-62! 136,-22 154,4 136,30 82,58! 60,0", GREEN),
        *(
            pen.scallops(course, count, 15, weight=FINE)
            for course, count in (
                ("50,-62! 50,54!", 5),
                ("18,-66! 18,54!", 5),
                ("-14,-60! -14,50!", 4),
                ("-46,-48! -46,40!", 3),
                ("-74,-30! -74,26!", 2),
            )
        ),
        pen.shape("56,26! 20,34 -4,66! 40,74 74,46!", RED),
        pen.disc(104, -16, 15, PALE, INNER),
        pen.disc(107, -15, 7, INK, 0),
        pen.shape("156,2! 126,14 134,24!", RED, INNER),
        pen.lines("138,30 144,46 158,50", "-60,-92 -52,-60", "0,-100 6,-74", "-140,-40 -116,-8",
                  "-142,44 -116,10"),
        place(pen.shape("-34,8! -44,-34! -18,-14! 0,-46! 18,-14! 44,-34! 34,8! 0,14", YELLOW),
              92, -64, turn=22),
    )  # fmt: skip
