"""The four Obers: soldiers of rank with moustaches and beards, the sign of the suit above."""

from __future__ import annotations

from wenzel.decks.figures.dress import (
    belt,
    breastplate,
    cape,
    doublet,
    falling_collar,
    neck,
    ruff,
    sash,
    skirt,
)
from wenzel.decks.figures.hair import (
    bob,
    curls,
    drooping_moustache,
    full_beard,
    moustache,
    pointed_beard,
)
from wenzel.decks.figures.hands import fist
from wenzel.decks.figures.hats import beret, broad_hat, morion, plume
from wenzel.decks.figures.head import Brow, Gaze, Mouth, face
from wenzel.decks.figures.instruments import bandolier, drum, drumstick
from wenzel.decks.figures.limbs import boot, breeches, leg, shoe, sleeve
from wenzel.decks.figures.weapons import buckler, halberd, sabre, scabbard, sword
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place


def ober_of_acorns(pen: Pen) -> Node:
    """Draw the master of fence: he steps forward, sword high, buckler before him."""
    return group(
        leg(pen, (352, 610), (404, 770), (400, 930), RED),
        place(shoe(pen, BROWN, RED), 400, 936),
        leg(pen, (262, 610), (196, 760), (206, 930), YELLOW),
        place(shoe(pen, BROWN, RED), 206, 936, flip=True),
        breeches(pen, (350, 606), (402, 746), BLUE, YELLOW),
        breeches(pen, (264, 606), (204, 740), BLUE, YELLOW),
        place(scabbard(pen, RED), 366, 560, turn=-38),
        place(
            group(
                skirt(pen, GREEN, YELLOW, length=92),
                doublet(pen, GREEN, RED),
                belt(pen, BROWN),
                place(neck(pen), 0, -200),
            ),
            306, 548, turn=-4,
        ),
        sleeve(pen, (216, 400), (150, 480), (140, 560), RED, slash=YELLOW, lower=GREEN),
        place(fist(pen), 132, 584),
        place(buckler(pen, RED, YELLOW), 118, 590),
        place(ruff(pen), 294, 350, turn=-4),
        place(
            group(
                plume(pen, "20,-96:20 80,-150:26 130,-110:22", YELLOW),
                face(pen, Brow.STERN, None, nose=1.4),
                curls(pen, BROWN),
                moustache(pen, BROWN),
                pointed_beard(pen, BROWN),
                beret(pen, RED, YELLOW),
            ),
            290, 262, flip=True,
        ),
        sleeve(pen, (390, 404), (482, 462), (466, 396), RED, slash=YELLOW, lower=GREEN),
        place(sword(pen, blade=340), 458, 372, turn=-106),
        place(fist(pen), 458, 372, turn=-106),
    )  # fmt: skip


def ober_of_leaves(pen: Pen) -> Node:
    """Draw the drummer: old, stout, and never late."""
    return group(
        leg(pen, (268, 620), (252, 780), (244, 930), YELLOW, garter=RED),
        place(shoe(pen, INK, RED), 244, 936, flip=True),
        leg(pen, (352, 620), (368, 780), (376, 930), YELLOW, garter=RED),
        place(shoe(pen, INK, RED), 376, 936),
        breeches(pen, (266, 616), (252, 756), RED, YELLOW),
        breeches(pen, (354, 616), (370, 756), RED, YELLOW),
        place(
            group(
                skirt(pen, BLUE, YELLOW, width=110, length=96),
                doublet(pen, BLUE, YELLOW, belly=26),
                bandolier(pen, RED),
                belt(pen, RED, belly=26),
                place(neck(pen), 0, -200),
            ),
            310, 548,
        ),
        sleeve(pen, (398, 404), (478, 480), (424, 560), RED, slash=YELLOW, lower=BLUE),
        sleeve(pen, (222, 404), (140, 460), (180, 520), RED, slash=YELLOW, lower=BLUE),
        place(drum(pen, GREEN, YELLOW), 296, 640, turn=-6),
        place(drumstick(pen), 400, 578, turn=-128),
        place(fist(pen), 400, 578, turn=-60, flip=True),
        place(drumstick(pen), 196, 540, turn=128),
        place(fist(pen), 196, 540, turn=50),
        place(falling_collar(pen), 310, 346),
        place(
            group(
                plume(pen, "-40,-70:24 -110,-120:30 -130,-30:26", RED),
                face(pen, Brow.RAISED, None, Gaze.AHEAD, nose=1.7),
                bob(pen, PALE),
                full_beard(pen, PALE, length=0.8),
                broad_hat(pen, GREEN, YELLOW),
            ),
            314, 262,
        ),
    )  # fmt: skip


def ober_of_hearts(pen: Pen) -> Node:
    """Draw the halberdier: iron hat, breastplate, and no sense of humour."""
    return group(
        cape(
            pen,
            "236,380! 170,520 150,700 120,880! 240,900 380,890 470,880! 450,700 430,520 384,380!",
            BLUE,
            "180,560 170,740 160,860", "440,600 440,740 446,860",
        ),
        leg(pen, (274, 620), (258, 780), (236, 930), YELLOW, stripe=RED),
        place(boot(pen, BROWN, YELLOW, shaft=120), 236, 936, turn=4, flip=True),
        leg(pen, (350, 620), (366, 780), (388, 930), YELLOW, stripe=RED),
        place(boot(pen, BROWN, YELLOW, shaft=120), 388, 936, turn=-4),
        place(
            group(
                skirt(pen, RED, YELLOW, length=110),
                breastplate(pen, RED),
                place(neck(pen), 0, -200),
            ),
            312, 548,
        ),
        place(scabbard(pen, GREEN), 400, 596, turn=-24),
        place(sword(pen, blade=60), 392, 574, turn=-24),
        sleeve(pen, (394, 396), (474, 476), (416, 532), RED, slash=YELLOW, lower=BLUE),
        place(fist(pen), 396, 548, turn=60, flip=True),
        sleeve(pen, (230, 396), (150, 496), (172, 430), RED, slash=YELLOW, lower=BLUE),
        place(halberd(pen, up=170, down=600), 174, 372, flip=True),
        place(fist(pen), 174, 404),
        place(ruff(pen, width=66), 312, 350),
        place(
            group(
                plume(pen, "-40,-60:20 -84,-40:22 -84,40:20", RED, lobes=5),
                face(pen, Brow.STERN, None, nose=1.2),
                bob(pen, INK),
                drooping_moustache(pen, INK),
                morion(pen),
            ),
            316, 262,
        ),
    )  # fmt: skip


def ober_of_bells(pen: Pen) -> Node:
    """Draw the captain: a fine belly, a broad sash, a sabre on his shoulder."""
    return group(
        cape(
            pen,
            "384,376! 450,470 470,640 500,800! 420,820 360,800! 340,600",
            YELLOW,
            "430,520 440,680 452,800", "400,560 400,700 400,800",
        ),
        leg(pen, (266, 620), (240, 780), (226, 930), RED),
        place(boot(pen, BROWN, RED), 226, 936, turn=2, flip=True),
        leg(pen, (352, 620), (372, 780), (384, 930), RED),
        place(boot(pen, BROWN, RED), 384, 936, turn=-2),
        breeches(pen, (266, 616), (244, 750), GREEN, YELLOW),
        breeches(pen, (354, 616), (370, 750), GREEN, YELLOW),
        place(
            group(
                skirt(pen, RED, YELLOW, width=112, length=84),
                doublet(pen, RED, YELLOW, belly=34),
                sash(pen, BLUE, belly=34),
                place(neck(pen), 0, -200),
            ),
            310, 548,
        ),
        sleeve(pen, (222, 402), (142, 500), (196, 486), GREEN, slash=YELLOW, lower=RED),
        place(sabre(pen, blade=236), 206, 462, turn=-11),
        place(fist(pen), 206, 462, turn=-9),
        place(ruff(pen), 310, 350),
        place(
            group(
                                face(pen, Brow.RAISED, Mouth.SMILE, Gaze.BACK, nose=1.6),
                bob(pen, YELLOW),
                moustache(pen, YELLOW),
                pointed_beard(pen, YELLOW),
                broad_hat(pen, BLUE, RED),
                plume(pen, "-50,-70:20 10,-96:26 96,-130:26 150,-86:22", YELLOW, lobes=7),
            ),
            314, 262, flip=True,
        ),
        sleeve(pen, (398, 404), (470, 492), (398, 352), GREEN, slash=YELLOW, lower=RED),
        place(fist(pen), 378, 322, turn=-70, flip=True),
    )  # fmt: skip
