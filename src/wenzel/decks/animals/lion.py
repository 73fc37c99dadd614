"""The lion of Bohemia: crowned, with two tails."""

from __future__ import annotations

from typing import Final

from wenzel.decks.animals.fur import locks
from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    BLUE,
    BLUSH,
    BROWN,
    CONTOUR,
    FINE,
    GREEN,
    INK,
    INNER,
    PALE,
    RED,
    YELLOW,
)
from wenzel.decks.svg import Node, group, mirrored, place

RAMPANT_PAWS: Final = ((186, -600), (196, -274))
"""Where the upper and the lower forepaw of `rampant_lion` are."""


def rampant_lion(pen: Pen, coat: str = YELLOW, mane: str = RED, crown: str = BLUE) -> Node:
    """Return a lion on its hind legs that strides to the right, 660 high; origin at its foot.

    Args:
        pen: the pen.
        coat: the colour of its hide.
        mane: the colour of its mane and tufts.
        crown: the colour of the crown's lining.
    """
    return group(
        _tails(pen, coat, mane),
        # The legs of the far side.
        _claws(pen, 148, -62, 0),
        pen.shape(
            "30,-240 92,-258 136,-214 130,-150 112,-106! 136,-110 160,-102 170,-84! 176,-68 "
            "166,-58! "
            "154,-46 128,-46 76,-48 62,-60 64,-92 76,-130 40,-170",
            coat,
        ),
        pen.lines("170,-84 152,-82 142,-74", "166,-58 150,-62 140,-56"),
        pen.limb("40,-390:46 110,-430:33 160,-500:25 176,-566:23", coat),
        _paw(pen, 178, -582, coat, -72),
        # The trunk, slim in the loins.
        pen.shape(
            "-92,-190 -84,-262 -60,-330 -30,-420 60,-440 104,-370 88,-310 44,-256 34,-200 "
            "20,-130 -60,-120",
            coat,
        ),
        pen.hatch("-74,-252 -50,-320", "-46,-240 -22,-304", 6),
        # The legs of the near side.
        _claws(pen, 40, -14, 0),
        pen.shape(
            "-82,-246! -20,-254 48,-216 66,-150 44,-96 16,-62! 34,-62 52,-54 60,-38! 68,-24 "
            "60,-12! "
            "48,2 20,2 -36,2 -54,-12 -52,-50 -34,-84 -30,-106! -70,-104 -104,-140 -110,-190",
            coat,
        ),
        pen.lines("60,-38 42,-36 30,-28", "60,-12 42,-14 30,-8", "-30,-106 -16,-104 -4,-96"),
        pen.hatch("-82,-216 -96,-158", "-56,-212 -70,-150", 5),
        pen.limb("44,-350:52 96,-290:38 146,-270:27 182,-272:25", coat),
        _paw(pen, 196, -274, coat, -10),
        _chest_and_mane(pen, mane),
        place(lion_head(pen, coat, crown), 44, -478, scale=1.06),
    )


def _paw(pen: Pen, x: float, y: float, coat: str, turn: float) -> Node:
    """Return a paw at the end of a leg; its toes point to the right before it is turned."""
    return place(
        group(
            _claws(pen, 30, 6, 0),
            pen.shape("-26,-21! 4,-27 36,-26 49,-12! 55,0 47,8! 42,20 22,23 -26,21!", coat, 0),
            pen.lines("-10,-25 6,-27 34,-26 48,-12 30,-10 20,-4", weight=CONTOUR),
            pen.line("48,-12 55,0 47,8 42,20 22,23 -8,23", CONTOUR),
            pen.line("47,8 32,8 24,12"),
        ),
        x, y, turn=turn,
    )  # fmt: skip


def _claws(pen: Pen, x: float, y: float, turn: float) -> Node:
    return place(
        pen.shape("0,-26! 28,-24 38,-10! 18,-6! 24,2! 34,4 40,16! 10,12!", PALE, INNER),
        x, y, turn=turn,
    )  # fmt: skip


def _tuft(pen: Pen, mane: str) -> Node:
    return pen.shape(
        "-14,14! -40,-4 -34,-40! -20,-30! -18,-64 6,-84! 10,-54 16,-40! 30,-52 34,-58! "
        "42,-16 14,14!",
        mane,
    )


def _tails(pen: Pen, coat: str, mane: str) -> Node:
    tuft = _tuft(pen, mane)
    return group(
        pen.limb("-150,-150:14 -190,-150:15 -222,-186:13 -214,-226:10", coat),
        place(tuft, -212, -228, turn=8, scale=0.85),
        pen.limb(
            "-70,-160:17 -130,-140:17 -178,-176:16 -184,-240:14 -158,-300:12 -164,-350:10", coat
        ),
        place(tuft, -166, -352, turn=-14),
        pen.line("-150,-146 -166,-150 -176,-162", INNER),
    )


def _chest_and_mane(pen: Pen, mane: str) -> Node:
    return group(
        pen.shape(
            locks("-40,-390 -58,-440 -60,-500 -20,-550 40,-566", 5, 36, sweep=-0.8)
            + locks("90,-420 74,-360 36,-318 -10,-334 -40,-390", 6, 30, sweep=0.6),
            mane,
        ),
        pen.lines(
            "-24,-516 -36,-484 -34,-456", "-30,-430 -18,-404 -14,-380", "10,-390 16,-366 26,-350",
            "44,-392 46,-370 56,-352", "-2,-420 0,-404 6,-396",
        ),
    )  # fmt: skip


def sitting_lion(pen: Pen, coat: str = YELLOW, mane: str = RED, lining: str = BLUE) -> Node:
    """Return a lion that sits facing us and lifts both forepaws, 580 high; origin below its belly.

    Args:
        pen: the pen.
        coat: the colour of its hide.
        mane: the colour of its mane and tufts.
        lining: the colour of the crown's lining.
    """
    side = group(
        pen.limb("70,-90:20 140,-70:17 214,-90:15 226,-160:13 196,-200:11 206,-240:9", coat),
        place(_tuft(pen, mane), 206, -240, turn=20, scale=0.9),
        pen.limb("40,-340:54 130,-330:36 176,-372:27 194,-420:24", coat),
        _paw(pen, 198, -436, coat, -74),
        pen.shape(
            "20,-100! 50,-180 110,-204 150,-170 150,-90 120,-40! 142,-28 146,-6 120,4 60,4 "
            "34,-6 30,-40",
            coat,
        ),
        pen.lines("64,2 64,-14 72,-24", "92,4 92,-16 96,-26", "118,3 118,-14 116,-24"),
        pen.line("120,-40 84,-42 60,-62"),
        pen.hatch("124,-176 138,-112", "98,-176 112,-112", 5),
    )
    belly = pen.shape(
        "0,-400 70,-370 92,-280 80,-160 70,-60 0,-30 -70,-60 -80,-160 -92,-280 -70,-370", coat
    )
    return group(
        belly,
        pen.lines("-40,-130 0,-116 40,-130", "-32,-96 0,-86 32,-96", weight=FINE),
        side,
        mirrored(side, 0),
        place(_maned_head(pen, coat, mane, lining), 0, -440),
    )


def peeping_lion(
    pen: Pen, coat: str = YELLOW, mane: str = RED, lining: str = BLUE
) -> tuple[Node, Node]:
    """Return a lion that looks over a wall or a shield, 310 high, in two parts.

    Args:
        pen: the pen.
        coat: the colour of its hide.
        mane: the colour of its mane.
        lining: the colour of the crown's lining.

    Returns:
        What is behind the edge and what lies over it; the origin is the edge's middle.
    """
    paw = place(_hanging_paw(pen, coat), 172, -4, turn=6)
    return place(_maned_head(pen, coat, mane, lining), 0, -130), group(paw, mirrored(paw, 0))


def _hanging_paw(pen: Pen, coat: str) -> Node:
    return group(
        pen.shape("-44,-16! -46,20 -40,48! 0,66 40,48! 46,20 44,-16! 0,-40", coat),
        pen.lines("-16,58 -18,34 -14,22", "16,58 18,34 14,22"),
        *(
            pen.shape(f"{x - 8},{y}! {x},{y + 20}! {x + 8},{y}!", PALE, INNER)
            for x, y in ((-28, 54), (0, 62), (28, 54))
        ),
    )


def _maned_head(pen: Pen, coat: str, mane: str, lining: str) -> Node:
    """Return a crowned head that looks straight at us, its origin between the eyes."""
    return group(
        pen.shape(
            locks("0,-90 96,-80 124,10 84,110 0,200 -84,110 -124,10 -96,-80", 19, 34,
                  closed=True, sweep=0.3),
            mane,
        ),
        pen.lines(
            "-20,110 -24,140 -14,164", "14,106 16,130 6,150", "-56,84 -56,110 -46,126",
            "56,84 58,110 46,128", "-96,50 -102,30 -102,4", "96,50 104,30 102,4",
        ),
        lion_face(pen, coat),
        place(crown(pen, lining), 0, -88, scale=1.1),
    )  # fmt: skip


def lion_face(pen: Pen, coat: str) -> Node:
    """Return a lion's face that looks straight at us, rather pleased with itself."""
    side = group(
        pen.shape("56,-56! 66,-92 100,-84 96,-50 76,-36!", coat),
        pen.shape("70,-56! 78,-76 90,-66 82,-50!", BROWN, 0),
    )
    features = group(
        pen.shape("12,-22! 30,-38 52,-24! 32,-12", PALE, FINE),
        pen.disc(30, -26, 7, INK, 0),
        pen.limb("8,-34:2 32,-52:6 58,-36:3", INK, 1),
        pen.disc(54, 8, 11, BLUSH, 0),
        pen.lines("34,30! 44,28!", "34,38! 42,40!", weight=FINE),
    )
    return group(
        side,
        mirrored(side, 0),
        pen.shape(
            "0,-84 56,-68 76,-20 70,20! 58,22! 62,44! 44,44! 40,62! 24,56 0,80 -24,56 -40,62! "
            "-44,44! -62,44! -58,22! -70,20! -76,-20 -56,-68",
            coat,
        ),
        features,
        mirrored(features, 0),
        pen.lines("-10,-40 -14,-10 -22,4", "10,-40 14,-10 22,4", "0,-66! 0,-50!"),
        pen.shape("-22,40! 0,34! 22,40! 14,66 0,72 -14,66", RED, INNER),
        pen.shape("0,22! 22,16 42,24 36,44 16,48 0,38! -16,48 -36,44 -42,24 -22,16", PALE),
        pen.shape("-22,0! 0,-6 22,0! 14,16 0,22! -14,16", INK),
    )


def lion_head(pen: Pen, coat: str, lining: str) -> Node:
    """Return a roaring, crowned head in profile to the right, without its mane."""
    return group(
        pen.shape("24,14! 60,8 92,6! 92,30 76,44! 40,44 16,34!", INK),
        pen.limb("26,34:10 60,30:9 88,26:9 108,36:6 112,48:0", RED, INNER),
        pen.shape("70,12! 82,32! 90,8!", PALE, 0),
        pen.shape("62,46! 72,26! 78,44!", PALE, 0),
        # The lower jaw, then the skull over it.
        pen.shape("16,34! 40,44 60,40 78,42! 84,54 70,66 38,66 0,58!", coat),
        pen.shape(
            "-44,-46! -10,-66 24,-60 40,-40 64,-34 92,-34! 104,-24 98,-8! 96,8 80,14 58,8 "
            "36,14 22,30! 16,56 -8,66! -6,48! -32,56! -26,34! -50,30! -38,8! -56,-10!",
            coat,
        ),
        pen.shape("84,-35! 104,-34 108,-20 94,-16!", INK, INNER),
        pen.lines("62,-6 60,2", "72,-10 70,0", "82,-6 80,4", weight=FINE),
        pen.line("52,-28 58,-14 50,6", FINE),
        pen.shape("6,-28! 22,-40 40,-30! 26,-20", PALE, FINE),
        pen.disc(27, -30, 6.5, INK, 0),
        pen.limb("-4,-36:2 20,-50:5 46,-38:3", INK, 1),
        pen.shape("-48,-34! -60,-70 -30,-86 -8,-58! -24,-40", coat),
        pen.shape("-40,-44! -42,-64 -26,-68 -20,-54!", BROWN, 0),
        place(crown(pen, lining), 8, -62, turn=6, scale=0.9),
    )


def crown(pen: Pen, lining: str) -> Node:
    """Return the crown of a beast, its band about the origin."""
    return group(
        pen.shape("-46,-8! -40,-44 0,-54 40,-44 46,-8!", lining, INNER),
        pen.shape(
            "-46,12! -62,-46! -34,-26! -20,-62! -2,-30! 16,-64! 30,-28! 58,-50! 46,12! 0,20",
            YELLOW,
        ),
        pen.dots("-62,-50! -20,-68!", 2, 7, RED, INNER),
        pen.dots("16,-70! 58,-54!", 2, 7, RED, INNER),
        pen.line("-48,-4 0,4 50,-4", FINE),
        pen.dots("-26,6 0,9 26,6", 3, 4, GREEN),
    )
