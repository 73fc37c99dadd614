"""The four Queens of the French decks."""

from __future__ import annotations

from wenzel.decks.courts.attributes import dove, fan, mirror, rose
from wenzel.decks.courts.coiffure import braids, coronet, loose, parted, snood, veil
from wenzel.decks.courts.ends import double_ended
from wenzel.decks.courts.garments import gown, mantle, necklace, standing_collar
from wenzel.decks.courts.lady import Look, lady
from wenzel.decks.figures.hands import fist, open_hand
from wenzel.decks.figures.limbs import sleeve
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place

_HEAD = (0, -276)


def queen_of_clubs(pen: Pen) -> Node:
    """Draw the country Queen: brown braids, a rose."""
    figure = group(
        mantle(pen, YELLOW, RED),
        gown(pen, BLUE, RED),
        sleeve(pen, (-88, -166), (-150, -76), (-66, -58), BLUE, slash=PALE, lower=YELLOW),
        place(fist(pen), -50, -60, turn=76, flip=True),
        necklace(pen, RED),
        place(
            group(
                lady(pen, Look.FRANK),
                parted(pen, BROWN),
                braids(pen, BROWN, RED),
                coronet(pen, RED),
            ),
            *_HEAD,
        ),
        sleeve(pen, (88, -166), (154, -84), (130, -150), BLUE, slash=PALE, lower=YELLOW),
        place(rose(pen, RED), 134, -178, turn=10),
        place(fist(pen), 132, -178, turn=8),
    )
    return double_ended(pen, figure, YELLOW, BLUE)


def queen_of_spades(pen: Pen) -> Node:
    """Draw the widow: a veil, a fan, and an eye for everything."""
    figure = group(
        place(veil(pen, PALE), *_HEAD, flip=True),
        gown(pen, GREEN, BLUE),
        sleeve(pen, (-88, -166), (-152, -72), (-78, -58), GREEN, slash=YELLOW, lower=GREEN),
        place(fist(pen), -60, -60, turn=76, flip=True),
        necklace(pen, GREEN),
        place(
            group(
                lady(pen, Look.HAUGHTY),
                parted(pen, INK),
                coronet(pen, BLUE),
            ),
            *_HEAD, flip=True,
        ),
        sleeve(pen, (88, -166), (154, -72), (120, -126), GREEN, slash=YELLOW, lower=GREEN),
        place(fan(pen.at(0.72), BLUE, YELLOW), 110, -160, turn=2, scale=0.72),
        place(fist(pen), 114, -150, turn=10),
    )  # fmt: skip
    return double_ended(pen, figure, YELLOW, GREEN)


def queen_of_hearts(pen: Pen) -> Node:
    """Draw the fair Queen: loose golden hair, a dove on her hand."""
    figure = group(
        mantle(pen, BLUE, PALE),
        place(loose(pen, YELLOW), *_HEAD),
        gown(pen, RED, BLUE),
        sleeve(pen, (-88, -166), (-150, -80), (-60, -70), RED, slash=YELLOW, lower=RED),
        place(open_hand(pen), -58, -72, turn=-30),
        necklace(pen, BLUE),
        place(
            group(
                lady(pen, Look.TENDER),
                parted(pen, YELLOW),
                coronet(pen, RED),
            ),
            *_HEAD,
        ),
        sleeve(pen, (88, -166), (146, -72), (132, -104), RED, slash=YELLOW, lower=RED),
        place(dove(pen.at(0.74)), 120, -158, turn=-18, scale=0.74),
        place(fist(pen), 130, -134, turn=-80),
    )
    return double_ended(pen, figure, BLUE, YELLOW)


def queen_of_diamonds(pen: Pen) -> Node:
    """Draw the court's beauty: a collar of lace, a mirror."""
    figure = group(
        mantle(pen, RED, GREEN),
        standing_collar(pen),
        place(snood(pen, YELLOW, GREEN), *_HEAD),
        gown(pen, YELLOW, RED),
        sleeve(pen, (-88, -166), (-152, -76), (-66, -60), YELLOW, slash=RED, lower=BLUE),
        place(fist(pen), -50, -62, turn=76, flip=True),
        necklace(pen, RED),
        place(
            group(
                lady(pen, Look.VAIN, mole=True),
                parted(pen, RED),
                coronet(pen, BLUE, BLUE),
            ),
            *_HEAD,
        ),
        sleeve(pen, (88, -166), (156, -76), (142, -136), YELLOW, slash=RED, lower=BLUE),
        place(mirror(pen.at(0.9), YELLOW), 146, -168, turn=8, scale=0.9),
        place(fist(pen), 144, -162, turn=8),
    )  # fmt: skip
    return double_ended(pen, figure, RED, YELLOW)
