"""The four Unters: beardless young soldiers in caps, the sign of the suit below."""

from __future__ import annotations

from wenzel.decks.figures.dress import belt, cape, doublet, falling_collar, neck, skirt
from wenzel.decks.figures.hair import bob, curls
from wenzel.decks.figures.hands import fist, open_hand
from wenzel.decks.figures.hats import beret, cap, plume
from wenzel.decks.figures.head import Brow, Gaze, Mouth, face
from wenzel.decks.figures.instruments import banner, fife, trumpet
from wenzel.decks.figures.limbs import boot, breeches, leg, shoe, sleeve
from wenzel.decks.figures.weapons import buckler, scabbard, spear, sword, tassel
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INNER, RED, YELLOW
from wenzel.decks.svg import Node, group, place


def unter_of_acorns(pen: Pen) -> Node:
    """Draw the pupil of fence: he guards himself and would rather be elsewhere."""
    return group(
        leg(pen, (268, 612), (216, 770), (232, 930), BLUE, garter=YELLOW),
        place(shoe(pen, BROWN, YELLOW), 232, 936, flip=True),
        leg(pen, (352, 612), (414, 750), (398, 930), RED, garter=YELLOW),
        place(shoe(pen, BROWN, YELLOW), 398, 936),
        sleeve(pen, (228, 400), (152, 440), (176, 350), BLUE, slash=RED, lower=YELLOW),
        place(sword(pen, blade=250), 184, 326, turn=14),
        place(fist(pen), 184, 326, turn=14),
        place(scabbard(pen, BLUE), 250, 560, turn=34),
        place(
            group(
                skirt(pen, YELLOW, RED, length=120),
                doublet(pen, YELLOW, BLUE),
                belt(pen, RED),
                place(neck(pen), 0, -200),
            ),
            312, 548, turn=4,
        ),
        sleeve(pen, (402, 400), (466, 500), (470, 576), BLUE, slash=RED, lower=YELLOW),
        place(fist(pen), 476, 600),
        place(buckler(pen, GREEN, YELLOW), 484, 604),
        place(falling_collar(pen), 328, 348, turn=4),
        place(
            group(
                face(pen, Brow.WORRIED, Mouth.PURSED, Gaze.AHEAD, young=True),
                bob(pen, YELLOW),
                plume(pen, "0,-100:16 60,-160:22 124,-130:18", GREEN),
                cap(pen, RED, BLUE),
            ),
            332, 262,
        ),
    )  # fmt: skip


def unter_of_leaves(pen: Pen) -> Node:
    """Draw the fifer: cheeks full, eyes shut, one foot keeping time."""
    return group(
        leg(pen, (276, 620), (252, 780), (250, 930), RED, stripe=YELLOW),
        place(shoe(pen, GREEN, YELLOW), 250, 936, flip=True),
        leg(pen, (350, 620), (392, 770), (386, 920), YELLOW, stripe=RED),
        place(shoe(pen, GREEN, YELLOW), 386, 926, turn=-16),
        place(
            group(
                skirt(pen, RED, YELLOW, length=120),
                doublet(pen, RED, YELLOW),
                belt(pen, GREEN),
                place(neck(pen), 0, -200),
            ),
            312, 548,
        ),
        place(falling_collar(pen), 312, 346),
        place(
            group(
                face(pen, Brow.RAISED, None, Gaze.CLOSED, young=True),
                bob(pen, BROWN),
                plume(pen, "-50,-90:18 -120,-130:24 -150,-60:20", YELLOW),
                cap(pen, GREEN, RED),
            ),
            318, 262, flip=True,
        ),
        place(fife(pen), 292, 306, turn=-6),
        sleeve(pen, (396, 398), (412, 500), (258, 362), GREEN, slash=YELLOW, lower=BLUE, puff=44),
        place(fist(pen), 236, 330, turn=-70),
        sleeve(pen, (228, 398), (138, 480), (150, 376), GREEN, slash=YELLOW, lower=BLUE, puff=44),
        place(fist(pen), 156, 344, turn=-80),
    )  # fmt: skip


def unter_of_hearts(pen: Pen) -> Node:
    """Draw the spearman: he leans on his spear and thinks of someone."""
    return group(
        leg(pen, (278, 620), (268, 780), (256, 930), GREEN),
        place(boot(pen, BROWN, YELLOW, shaft=110), 256, 936, flip=True),
        leg(pen, (350, 620), (330, 780), (392, 930), GREEN),
        place(boot(pen, BROWN, YELLOW, shaft=110), 392, 936, turn=-14),
        place(
            group(
                skirt(pen, BLUE, YELLOW, length=120),
                doublet(pen, BLUE, RED),
                belt(pen, YELLOW),
                place(neck(pen), 0, -200),
            ),
            306, 548, turn=4,
        ),
        sleeve(pen, (228, 396), (150, 500), (226, 560), YELLOW, slash=RED, lower=BLUE),
        place(fist(pen), 246, 566, turn=-70),
        place(group(spear(pen, up=306, down=560), tassel(pen, -214, RED)), 470, 400),
        sleeve(pen, (394, 400), (474, 510), (464, 424), YELLOW, slash=RED, lower=BLUE),
        place(fist(pen), 470, 396, flip=True),
        place(falling_collar(pen), 320, 348, turn=4),
        place(
            group(
                face(pen, Brow.RAISED, Mouth.SMILE, Gaze.UP, young=True),
                curls(pen, BROWN),
                beret(pen, RED, YELLOW),
            ),
            322, 264, turn=8,
        ),
    )  # fmt: skip


def unter_of_bells(pen: Pen) -> Node:
    """Draw the trumpeter: legs apart, cheeks blown up, a banner on his trumpet."""
    return group(
        cape(
            pen, "240,376! 190,500 170,640 150,760! 220,790 300,770! 320,600", GREEN,
            "200,540 190,700 186,770",
        ),
        leg(pen, (272, 620), (244, 780), (230, 930), RED),
        place(shoe(pen, BLUE, YELLOW), 230, 936, flip=True),
        leg(pen, (352, 620), (376, 780), (390, 930), GREEN),
        place(shoe(pen, BLUE, YELLOW), 390, 936),
        breeches(pen, (270, 616), (248, 756), YELLOW, RED),
        breeches(pen, (354, 616), (374, 756), YELLOW, GREEN),
        place(
            group(
                skirt(pen, YELLOW, RED, length=84),
                doublet(pen, YELLOW, GREEN),
                belt(pen, RED),
                place(neck(pen), 0, -200),
            ),
            312, 548,
        ),
        sleeve(pen, (396, 398), (468, 490), (470, 584), RED, slash=YELLOW, lower=GREEN),
        place(open_hand(pen), 472, 588, turn=70),
        place(falling_collar(pen), 312, 346),
        place(
            group(
                face(pen, Brow.STERN, Mouth.PURSED, young=True),
                curls(pen, YELLOW),
                plume(pen, "-20,-100:20 -90,-150:26 -140,-100:22", RED),
                cap(pen, BLUE, YELLOW),
            ),
            330, 262, flip=True,
        ),
        place(
            trumpet(pen, banner(pen, RED, YELLOW, _star(pen))),
            296, 310, turn=8,
        ),
        sleeve(pen, (230, 400), (206, 506), (262, 366), RED, slash=YELLOW, lower=GREEN, puff=42),
        place(fist(pen), 266, 326, turn=-60),
    )  # fmt: skip


def _star(pen: Pen) -> Node:
    # No bell: a sign that stands high is an Ober's.
    return pen.shape(
        "0,-36! 9,-11! 34,-11! 14,5! 22,30! 0,15! -22,30! -14,5! -34,-11! -9,-11!", YELLOW, INNER
    )
