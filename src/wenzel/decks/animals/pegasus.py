"""Pegasus, the winged horse on the backs of the Prager pack."""

from __future__ import annotations

from wenzel.decks.animals.fur import feathers, locks
from wenzel.decks.pen import Pen
from wenzel.decks.style import BLUE, CONTOUR, FINE, INK, INNER, PALE, RED, YELLOW
from wenzel.decks.svg import Node, group, place


def pegasus(pen: Pen, coat: str = PALE, mane: str = RED) -> Node:
    """Return a winged horse that rears, facing right, 600 high; origin between its hind feet."""
    return group(
        _tail(pen, mane),
        _hoofed(pen, "-30,-190:50 24,-136:34 -16,-80:18 6,-34:12 14,-22:13", coat, 14, -14, 0),
        _hoofed(pen, "90,-300:36 176,-336:20 206,-284:13 204,-260:13", coat, 202, -252, 24),
        pen.shape(
            "-10,-384 -60,-318 -112,-262 -118,-210 -100,-160 -40,-140 30,-186 92,-232 126,-286 "
            "124,-340 80,-400",
            coat,
        ),
        pen.hatch("0,-186 44,-208", "8,-204 52,-226", 4),
        _hoofed(pen, "-84,-190:56 -30,-126:36 -80,-74:19 -62,-34:13 -54,-22:14", coat, -54, -14, 0),
        pen.limb("-84,-190:52 -56,-156:42 -34,-132:32", coat, 0),
        pen.shape("-122,-210 -108,-258 -60,-300 -40,-230 -110,-176", coat, 0),
        pen.line("-138,-184 -129,-155 -102,-137 -68,-117", CONTOUR),
        _hoofed(pen, "64,-268:40 148,-262:21 150,-208:13 144,-186:13", coat, 142, -178, 20),
        pen.shape("20,-300 60,-316 96,-292 94,-256 76,-226 40,-218 22,-230 16,-260", coat, 0),
        pen.line("84,-306 58,-318 32,-300", INNER),
        _neck(pen, coat, mane),
        _wing(pen),
    )


def _hoofed(pen: Pen, course: str, coat: str, x: float, y: float, turn: float) -> Node:
    hoof = pen.shape("-14,-12! 0,-8 15,-14! 26,16! -18,16!", INK, INNER)
    return group(pen.limb(course, coat), place(hoof, x, y, turn=turn))


def _tail(pen: Pen, mane: str) -> Node:
    return group(
        pen.shape(
            "-112,-250! -160,-290 -216,-260 -232,-190 -216,-130 -246,-84! -206,-92 -188,-116! "
            "-190,-70 -220,-36! -166,-56 -150,-106 -164,-170 -160,-216 -116,-214!",
            mane,
        ),
        pen.lines("-150,-254 -196,-220 -196,-150", "-176,-212 -184,-160 -170,-100"),
    )


def _neck(pen: Pen, coat: str, mane: str) -> Node:
    return group(
        pen.shape("104,-524! 104,-566 122,-584! 130,-556 124,-524!", coat),
        pen.shape(
            "-30,-360 20,-420 54,-490 100,-536 140,-534 168,-500 208,-452 218,-428! 214,-408 "
            "194,-404! 176,-418 150,-440! 152,-400 140,-350 128,-310! 60,-280!",
            coat,
        ),
        pen.shape("-30,-350 60,-390 121,-330 118,-300 60,-270 -20,-280", coat, 0),
        pen.shape(
            [
                *locks("10,-352 -6,-420 26,-490 70,-540 114,-560", 6, 34, sweep=-0.9),
            ],
            mane,
        ),
        pen.lines("84,-524 56,-490 44,-450", "34,-474 22,-440 22,-410", weight=FINE),
        pen.shape("140,-496! 154,-506 168,-492! 154,-484", PALE, FINE),
        pen.disc(156, -494, 6, INK, 0),
        pen.line("134,-506 150,-518 168,-506", INNER),
        pen.lines("126,-470 136,-444 154,-440", "186,-414 196,-422 206,-420"),
        pen.disc(206, -436, 4.5, INK, 0),
        # The bridle.
        pen.lines("176,-424 184,-452 196,-468", "182,-440 130,-440 94,-400", "130,-530 128,-480 "
        "142,-442",
                  weight=INNER, ink=BLUE),
    )  # fmt: skip


def _wing(pen: Pen) -> Node:
    return group(
        feathers(pen, "-20,-280 -44,-340 -70,-410", "-250,-310 -282,-430 -246,-560", 7, 23, YELLOW),
        feathers(pen, "0,-284 -24,-350 -50,-420", "-130,-310 -170,-420 -168,-516", 6, 20, BLUE),
        pen.shape(
            "40,-270! 48,-340 0,-430 -70,-500 -160,-550 -236,-582! -196,-526 -150,-490! "
            "-134,-490 -120,-466! -98,-458 -92,-428! -70,-416 -66,-384! -50,-372 -48,-340! "
            "-32,-330 -34,-300! -10,-300 -10,-274!",
            RED,
        ),
        pen.lines("-150,-490 -120,-506", "-120,-466 -84,-476", "-92,-428 -50,-434", "-66,-384 "
        "-22,-388",
                  "-48,-340 -2,-340", "-34,-300 10,-300", weight=FINE),
    )  # fmt: skip
