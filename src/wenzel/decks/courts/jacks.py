"""The four Jacks of the French decks."""

from __future__ import annotations

from wenzel.decks.courts.attributes import letter, lute
from wenzel.decks.courts.ends import double_ended
from wenzel.decks.courts.garments import cuirass, jerkin
from wenzel.decks.figures.dress import cape, falling_collar, neck, ruff
from wenzel.decks.figures.hair import bob, curls, drooping_moustache, moustache
from wenzel.decks.figures.hands import fist, open_hand
from wenzel.decks.figures.hats import beret, broad_hat, cap, morion, plume
from wenzel.decks.figures.head import Brow, Gaze, Mouth, face
from wenzel.decks.figures.limbs import sleeve
from wenzel.decks.figures.weapons import halberd, sabre
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, RED, YELLOW
from wenzel.decks.svg import Node, group, place

_HEAD = (0, -280)


def jack_of_clubs(pen: Pen) -> Node:
    """Draw the guardsman: a slashed beret, a halberd, a moustache to be proud of."""
    figure = group(
        place(halberd(pen, up=226, down=122), 130, -150, turn=-1),
        jerkin(pen, BLUE, YELLOW),
        sleeve(pen, (-88, -168), (-152, -84), (-66, -60), YELLOW, slash=BLUE, lower=RED),
        place(fist(pen), -50, -62, turn=76, flip=True),
        sleeve(pen, (88, -168), (152, -74), (132, -124), BLUE, slash=YELLOW, lower=RED),
        place(fist(pen), 130, -152, turn=2),
        place(neck(pen), 0, -196),
        place(ruff(pen, width=90), 0, -204),
        place(
            group(
                face(pen, Brow.STERN, None, Gaze.AHEAD, nose=1.5),
                bob(pen, BROWN),
                moustache(pen, BROWN),
                pen.line("14,56 26,58 36,56"),
                plume(pen, "-40,-100:18 -90,-128:24 -134,-70:20", YELLOW),
                beret(pen, RED, YELLOW),
            ),
            *_HEAD,
        ),
    )
    return double_ended(pen, figure, RED, YELLOW)


def jack_of_spades(pen: Pen) -> Node:
    """Draw the old soldier: iron hat, breastplate, sabre."""
    figure = group(
        place(sabre(pen, blade=250), 128, -166, turn=16),
        cuirass(pen, RED),
        sleeve(pen, (-88, -168), (-152, -84), (-66, -60), GREEN, slash=YELLOW, lower=YELLOW),
        place(fist(pen), -50, -62, turn=76, flip=True),
        sleeve(pen, (88, -168), (150, -76), (130, -140), GREEN, slash=YELLOW, lower=YELLOW),
        place(fist(pen), 128, -166, turn=16),
        place(neck(pen), 0, -196),
        place(falling_collar(pen), 0, -206),
        place(
            group(
                face(pen, Brow.STERN, None, Gaze.BACK, nose=1.8),
                bob(pen, INK),
                drooping_moustache(pen, INK),
                plume(pen, "-40,-112:16 -98,-118:20 -132,-50:18", RED),
                morion(pen),
            ),
            *_HEAD, flip=True,
        ),
    )  # fmt: skip
    return double_ended(pen, figure, GREEN, YELLOW)


def jack_of_hearts(pen: Pen) -> Node:
    """Draw the minstrel: fair hair, a lute, a song he means."""
    figure = group(
        jerkin(pen, RED, BLUE),
        sleeve(pen, (88, -168), (154, -84), (110, -150), RED, slash=YELLOW, lower=BLUE),
        place(neck(pen), 0, -196),
        place(falling_collar(pen), 0, -206),
        place(
            group(
                face(pen, Brow.WORRIED, Mouth.OPEN, Gaze.UP, young=True),
                bob(pen, YELLOW, length=1.3),
                plume(pen, "-30,-98:16 -86,-126:20 -124,-76:16", RED),
                cap(pen, GREEN, YELLOW),
            ),
            *_HEAD,
        ),
        place(lute(pen.at(0.82)), -6, -102, turn=60, scale=0.82),
        place(fist(pen), 106, -160, turn=-40),
        sleeve(pen, (-88, -168), (-150, -88), (-84, -66), BLUE, slash=YELLOW, lower=RED),
        place(open_hand(pen), -78, -68, turn=-16),
    )
    return double_ended(pen, figure, RED, BLUE)


def jack_of_diamonds(pen: Pen) -> Node:
    """Draw the messenger: a broad hat, a letter, no time to lose."""
    figure = group(
        cape(
            pen, "-80,-196! -150,-160 -190,-90 -216,-20! 216,-20! 190,-90 150,-160 80,-196!", BLUE,
            "-160,-130 -180,-70", "160,-130 180,-70",
        ),
        jerkin(pen, YELLOW, RED),
        sleeve(pen, (88, -168), (152, -84), (66, -60), YELLOW, slash=RED, lower=BLUE),
        place(fist(pen), 50, -62, turn=-76),
        sleeve(pen, (-88, -168), (-156, -80), (-132, -112), YELLOW, slash=RED, lower=BLUE),
        place(letter(pen, RED), -130, -124, turn=-6),
        place(fist(pen), -132, -130, turn=-20, flip=True),
        place(neck(pen), 0, -196),
        place(falling_collar(pen), 0, -206),
        place(
            group(
                face(pen, Brow.RAISED, Mouth.SMIRK, Gaze.AHEAD, young=True),
                curls(pen, BROWN),
                plume(pen, "-36,-104:16 -92,-128:20 -136,-76:18", BLUE),
                broad_hat(pen, GREEN, RED),
            ),
            *_HEAD, flip=True,
        ),
    )  # fmt: skip
    return double_ended(pen, figure, YELLOW, RED)
