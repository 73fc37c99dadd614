"""The four Kings, each on his throne, of four tempers."""

from __future__ import annotations

from wenzel.decks.figures.hair import bob, curls, forked_beard, full_beard, moustache, pointed_beard
from wenzel.decks.figures.hands import fist
from wenzel.decks.figures.hats import closed_crown, crown, fur_brim, lily_crown
from wenzel.decks.figures.head import Brow, Gaze, Mouth, face
from wenzel.decks.figures.limbs import sleeve
from wenzel.decks.figures.regalia import goblet, orb, sceptre
from wenzel.decks.figures.robes import (
    chain,
    ermine,
    front_panel,
    girdle,
    gown,
    mantle,
    robe,
    slippers,
)
from wenzel.decks.figures.thrones import (
    arms,
    camp_chair,
    gothic_throne,
    posted_throne,
    round_throne,
    step,
)
from wenzel.decks.figures.weapons import sword
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place

_HEAD = (310, 262)


def king_of_acorns(pen: Pen) -> Node:
    """Draw the old King: a long white beard, orb and sceptre, no patience."""
    return group(
        gothic_throne(pen, RED),
        mantle(pen, RED, YELLOW),
        step(pen, GREEN),
        arms(pen, RED, BROWN),
        slippers(pen, INK),
        robe(pen, BLUE, YELLOW),
        gown(pen, RED),
        front_panel(pen, YELLOW, lozenges=2),
        girdle(pen, RED),
        sleeve(pen, (228, 400), (170, 510), (214, 590), BLUE, lower=YELLOW, puff=44),
        place(sceptre(pen, up=250, down=70), 196, 602, turn=-8),
        place(fist(pen), 196, 602, turn=-8),
        sleeve(pen, (392, 400), (452, 510), (404, 580), BLUE, lower=YELLOW, puff=44),
        place(orb(pen, RED), 394, 548),
        place(fist(pen), 400, 592, turn=-80, flip=True),
        ermine(pen),
        place(
            group(
                face(pen, Brow.STERN, None, nose=1.5),
                bob(pen, PALE, length=1.5),
                full_beard(pen, PALE, length=1.9),
                closed_crown(pen, RED),
            ),
            *_HEAD,
        ),
    )


def king_of_leaves(pen: Pen) -> Node:
    """Draw the King of the field: forked beard, drawn sword, a camp chair."""
    return group(
        camp_chair(pen, RED),
        step(pen, RED),
        mantle(pen, GREEN, YELLOW, shaded=True),
        slippers(pen, BROWN),
        robe(pen, RED, BLUE),
        gown(pen, BLUE),
        girdle(pen, YELLOW),
        sleeve(pen, (392, 400), (462, 500), (430, 420), RED, slash=YELLOW, lower=BLUE, puff=44),
        place(sword(pen, blade=300), 426, 396, turn=4),
        place(fist(pen), 426, 396, turn=4),
        sleeve(pen, (228, 400), (166, 520), (220, 630), RED, slash=YELLOW, lower=BLUE, puff=44),
        place(fist(pen), 234, 648, turn=70),
        chain(pen, YELLOW),
        place(
            group(
                face(pen, Brow.CALM, None, Gaze.AHEAD, nose=1.2),
                bob(pen, BROWN, length=1.4),
                forked_beard(pen, BROWN),
                crown(pen, RED),
            ),
            *_HEAD,
            flip=True,
        ),
    )


def king_of_hearts(pen: Pen) -> Node:
    """Draw the young King: curls, a small beard, a hand on his knee."""
    return group(
        round_throne(pen, BLUE),
        mantle(pen, BLUE, PALE),
        step(pen, BLUE),
        arms(pen, BLUE, YELLOW),
        slippers(pen, RED),
        robe(pen, YELLOW, RED),
        gown(pen, GREEN),
        front_panel(pen, RED),
        girdle(pen, GREEN),
        sleeve(pen, (392, 400), (458, 510), (420, 600), YELLOW, slash=RED, lower=GREEN, puff=44),
        place(sceptre(pen, up=230, down=80), 430, 616, turn=14),
        place(fist(pen), 430, 616, turn=14),
        sleeve(pen, (228, 400), (160, 520), (212, 640), YELLOW, slash=RED, lower=GREEN, puff=44),
        place(fist(pen), 226, 660, turn=70),
        chain(pen, YELLOW),
        place(
            group(
                face(pen, Brow.RAISED, Mouth.SMIRK, Gaze.BACK, young=True),
                curls(pen, BROWN),
                moustache(pen, BROWN),
                pointed_beard(pen, BROWN),
                lily_crown(pen, RED),
            ),
            *_HEAD,
        ),
    )


def king_of_bells(pen: Pen) -> Node:
    """Draw the merry King: round, red-nosed, and thirsty."""
    return group(
        posted_throne(pen, GREEN),
        mantle(pen, YELLOW, RED),
        step(pen, RED),
        arms(pen, GREEN, BROWN),
        slippers(pen, BLUE),
        robe(pen, GREEN, RED, belly=40),
        gown(pen, YELLOW),
        front_panel(pen, YELLOW, belly=30, lozenges=2),
        girdle(pen, RED, belly=40),
        sleeve(pen, (392, 400), (474, 520), (420, 580), GREEN, lower=RED, puff=46),
        place(fist(pen), 402, 584, turn=100, flip=True),
        ermine(pen),
        sleeve(pen, (216, 440), (142, 520), (166, 446), GREEN, lower=RED, puff=42),
        place(goblet(pen), 164, 420, turn=-10),
        place(fist(pen), 164, 420, turn=-10),
        place(
            group(
                face(pen, Brow.RAISED, Mouth.SMILE, nose=1.9),
                pen.disc(44, 26, 9, RED, 0),
                curls(pen, YELLOW),
                full_beard(pen, YELLOW, length=0.9),
                place(group(crown(pen, RED), fur_brim(pen, PALE)), -4, -14, turn=-9),
            ),
            *_HEAD,
            flip=True,
        ),
    )
