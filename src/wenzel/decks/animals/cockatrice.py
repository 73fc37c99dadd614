"""The cockatrice: half cock, half dragon, hatched from an egg that a cock has laid."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, FINE, GREEN, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group


def cockatrice(pen: Pen, body: str = GREEN, wing: str = BLUE) -> Node:
    """Return a cockatrice that stands facing right, 500 high; origin between its feet.

    Args:
        pen: the pen.
        body: the colour of its feathers and scales.
        wing: the colour of the skin of its wings.
    """
    return group(
        _tail(pen, body),
        # Legs.
        pen.limb("44,-150:34 70,-104:20 58,-40:12 62,-24:11", YELLOW),
        _foot(pen, 62),
        pen.limb("-20,-150:40 10,-100:22 -10,-40:13 -6,-24:12", YELLOW),
        _foot(pen, -6),
        # Breast and neck.
        pen.shape(
            "46,-414! 30,-360 20,-330 -60,-270 -96,-200 -80,-150 -20,-112 40,-106 100,-150 "
            "128,-220 "
            "120,-290 112,-330 116,-390!",
            body,
        ),
        pen.shape(
            "84,-330 124,-300 128,-220 100,-150 60,-118! 70,-160! 54,-190! 76,-214! 58,-240! "
            "80,-264! 64,-296!",
            YELLOW,
        ),
        pen.lines("84,-280! 116,-276!", "82,-246! 122,-240!", "80,-212! 122,-204!",
                  "76,-178! 110,-166!", weight=FINE),
        _wing(pen, wing),
        _head(pen, body),
    )  # fmt: skip


def _foot(pen: Pen, x: float) -> Node:
    return group(
        pen.limb(f"{x},-24:10 {x - 24},-8:8 {x - 40},-2:0", YELLOW),
        pen.limb(f"{x},-26:10 {x + 36},-20:9 {x + 60},-2:0", YELLOW),
        pen.limb(f"{x},-24:10 {x + 14},-10:9 {x + 22},4:0", YELLOW),
    )


def _tail(pen: Pen, body: str) -> Node:
    return group(
        pen.limb(
            "-40,-180:56 -120,-110:44 -180,-70:33 -240,-110:27 -226,-180:23 -166,-190:18 "
            "-150,-244:14 -196,-280:9 -226,-268:6",
            body,
        ),
        pen.shape("-216,-262! -250,-232! -250,-262! -290,-276! -254,-292! -252,-318! "
        "-222,-284!", RED),
        pen.lines("-130,-64 -120,-88 -128,-110", "-164,-44 -164,-70 -176,-92", "-210,-58 -196,-82 "
                  "-200,-100", "-258,-84 -236,-100 -222,-96", "-268,-134 -248,-132 -230,-124",
                  "-240,-200 -226,-178 -222,-160", weight=FINE),
    )  # fmt: skip


def _wing(pen: Pen, fill: str) -> Node:
    return group(
        pen.shape(
            "20,-210! -30,-260 -46,-330 -90,-410 -160,-450 -220,-440! -196,-410 -200,-370! "
            "-164,-366 -154,-326! -120,-316 -110,-270! -76,-260 -60,-220! -30,-218 -10,-190!",
            fill,
        ),
        pen.lines("-40,-300 -110,-390 -200,-370", "-36,-280 -90,-330 -154,-326", "-26,-260 "
        "-70,-284 "
                  "-110,-270"),
        pen.hatch("-66,-372 -110,-416", "-80,-366 -124,-402", 4),
    )  # fmt: skip


def _head(pen: Pen, body: str) -> Node:
    return group(
        # The comb, then the open beak with its forked tongue.
        pen.shape("40,-440! 26,-480 36,-510! 56,-484! 66,-526! 84,-490! 104,-524! 112,-484! "
                  "130,-500! 128,-450!", RED),
        pen.shape("130,-420! 150,-440! 160,-390!", INK, 0),
        pen.shape("36,-400 44,-450 90,-470 130,-444 138,-410 116,-380 70,-366", body),
        pen.shape("132,-440! 166,-446 186,-424 184,-398! 164,-412 130,-410!", YELLOW),
        pen.limb("134,-404:5 160,-398:4 184,-380:3 204,-384:0", RED, FINE),
        pen.shape("128,-404! 150,-392 164,-372! 140,-368 118,-384!", YELLOW),
        pen.shape("112,-384! 130,-370 128,-336! 112,-326 98,-340! 96,-366", RED),
        pen.disc(98, -424, 14, PALE, INNER),
        pen.disc(102, -423, 6, INK, 0),
        pen.line("78,-440 98,-446 120,-434", INNER),
        pen.lines("52,-390 70,-380 84,-384", "54,-366 66,-352 82,-354", "50,-340 64,-326 80,-330",
                  "-50,-190 -40,-170 -20,-168", "-10,-160 4,-144 24,-146", weight=FINE),
    )  # fmt: skip
