"""The four Kings of the French decks."""

from __future__ import annotations

from wenzel.decks.courts.attributes import falcon
from wenzel.decks.courts.ends import double_ended
from wenzel.decks.courts.garments import mantle, robe
from wenzel.decks.figures.dress import falling_collar, neck
from wenzel.decks.figures.hair import bob, curls, forked_beard, full_beard, moustache, pointed_beard
from wenzel.decks.figures.hands import fist, open_hand
from wenzel.decks.figures.hats import crown, fur_brim, lily_crown
from wenzel.decks.figures.head import Brow, Gaze, Mouth, face
from wenzel.decks.figures.limbs import sleeve
from wenzel.decks.figures.regalia import orb, sceptre
from wenzel.decks.figures.robes import chain, ermine
from wenzel.decks.figures.weapons import sword
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, BROWN, GREEN, INK, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place

_HEAD = (0, -292)
_NECKLINE = (-310, -556)
"""From the coordinates of `figures.robes` to those of a half figure."""


def king_of_clubs(pen: Pen) -> Node:
    """Draw the conqueror: a black forked beard, the world in his hand."""
    figure = group(
        mantle(pen, RED, YELLOW),
        robe(pen, BLUE, YELLOW),
        sleeve(pen, (88, -168), (152, -84), (124, -160), BLUE, slash=YELLOW, lower=RED),
        place(sceptre(pen, up=182, down=60), 122, -186, turn=10),
        place(fist(pen), 122, -186, turn=10),
        sleeve(pen, (-88, -168), (-156, -110), (-134, -66), BLUE, slash=YELLOW, lower=RED),
        place(orb(pen, RED), -128, -128),
        place(fist(pen), -126, -84, turn=-84, flip=True),
        place(neck(pen), 0, -196),
        place(falling_collar(pen), 0, -206),
        place(
            group(
                face(pen, Brow.STERN, None, nose=1.3),
                bob(pen, INK, length=1.4),
                forked_beard(pen, INK),
                crown(pen, RED),
            ),
            *_HEAD,
        ),
    )
    return double_ended(pen, figure, BLUE, YELLOW)


def king_of_spades(pen: Pen) -> Node:
    """Draw the judge: a long white beard, the sword drawn, ermine."""
    figure = group(
        mantle(pen, BLUE, YELLOW),
        robe(pen, GREEN, YELLOW),
        sleeve(pen, (88, -168), (152, -80), (128, -150), GREEN, slash=PALE, lower=BLUE),
        place(sword(pen, blade=240), 126, -178, turn=8),
        place(fist(pen), 126, -178, turn=8),
        sleeve(pen, (-88, -168), (-152, -84), (-80, -64), GREEN, slash=PALE, lower=BLUE),
        place(fist(pen), -64, -66, turn=80, flip=True),
        place(ermine(pen), *_NECKLINE),
        place(
            group(
                face(pen, Brow.STERN, None, Gaze.AHEAD, nose=1.6),
                bob(pen, PALE, length=1.7),
                full_beard(pen, PALE, length=2.0),
                crown(pen, BLUE),
            ),
            *_HEAD, flip=True,
        ),
    )  # fmt: skip
    return double_ended(pen, figure, GREEN, YELLOW)


def king_of_hearts(pen: Pen) -> Node:
    """Draw the gallant: curls, a moustache, a hand on his heart."""
    figure = group(
        mantle(pen, BLUE, PALE),
        robe(pen, RED, YELLOW),
        sleeve(pen, (88, -168), (152, -88), (124, -160), RED, slash=YELLOW, lower=BLUE),
        place(sceptre(pen, up=170, down=60), 124, -184, turn=8),
        place(fist(pen), 124, -184, turn=8),
        place(neck(pen), 0, -196),
        place(ermine(pen), *_NECKLINE),
        sleeve(pen, (-92, -160), (-150, -76), (-66, -92), RED, slash=YELLOW, lower=BLUE),
        place(open_hand(pen), -60, -96, turn=-20),
        place(
            group(
                face(pen, Brow.RAISED, Mouth.SMILE, Gaze.BACK, young=True),
                curls(pen, BROWN),
                moustache(pen, BROWN),
                pointed_beard(pen, BROWN),
                lily_crown(pen, BLUE),
            ),
            *_HEAD,
        ),
    )
    return double_ended(pen, figure, RED, YELLOW)


def king_of_diamonds(pen: Pen) -> Node:
    """Draw the huntsman: a red beard, a falcon on his fist."""
    figure = group(
        mantle(pen, GREEN, RED),
        robe(pen, YELLOW, RED),
        sleeve(pen, (-88, -168), (-150, -76), (-70, -60), YELLOW, slash=RED, lower=BLUE),
        place(fist(pen), -54, -62, turn=76, flip=True),
        place(chain(pen, BLUE), *_NECKLINE),
        sleeve(pen, (88, -168), (150, -70), (148, -106), YELLOW, slash=RED, lower=BLUE),
        place(falcon(pen), 144, -160),
        place(fist(pen), 146, -128, turn=-76),
        place(
            group(
                face(pen, Brow.CALM, None, nose=1.8),
                curls(pen, BROWN),
                full_beard(pen, BROWN, length=1.1),
                place(group(crown(pen, GREEN), fur_brim(pen, PALE)), 0, -14),
            ),
            0,
            -278,
        ),
    )
    return double_ended(pen, figure, YELLOW, RED)
