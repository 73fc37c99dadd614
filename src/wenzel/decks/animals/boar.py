"""The boar of the Daus of acorns, after which players call every Daus a sow."""

from __future__ import annotations

from typing import Final

from wenzel.decks.animals.fur import locks
from wenzel.decks.pen import Pen
from wenzel.decks.style import (
    BLUE,
    BLUSH,
    BROWN,
    FINE,
    INK,
    INNER,
    PALE,
    RED,
    YELLOW,
)
from wenzel.decks.svg import Node, group, place

BOAR_COINS: Final = ((190, -262), (-182, -360))
"""The middles of the two coins that `dancing_boar` holds up."""


def dancing_boar(pen: Pen, coat: str = BROWN, waistcoat: str = BLUE) -> Node:
    """Return a boar that dances with a coin in each forefoot, 600 high; origin at its foot."""
    return group(
        pen.limb("-70,-140:9 -124,-150:8 -150,-186:7 -128,-208:6 -112,-186:5 -140,-166:0", coat),
        # The lifted leg, then the one it stands on.
        pen.limb("-40,-130:50 -104,-104:40 -88,-56:23 -84,-34:20", coat),
        _hoof(pen, -82, -26, 18),
        pen.limb("44,-120:54 66,-76:36 62,-40:23 62,-24:21", coat),
        _hoof(pen, 62, -12, 0),
        pen.limb("-70,-370:44 -128,-340:36 -158,-360:24", coat),
        pen.shape(
            "0,-440 84,-410 112,-310 112,-200 84,-114 0,-84 -84,-114 -112,-200 -112,-310 -84,-410",
            coat,
        ),
        pen.limb("84,-374:42 130,-336:34 150,-292:26", coat),
        _waistcoat(pen, waistcoat),
        _coin(pen, *BOAR_COINS[0], -30),
        _coin(pen, *BOAR_COINS[1], 16),
        pen.shape(
            "128,-282! 140,-304 166,-304! 164,-288 148,-282! 160,-270 156,-254! 134,-262", INK
        ),
        pen.shape(
            "-122,-344! -132,-322 -158,-322! -156,-340 -142,-346! -154,-358 -150,-374! -128,-366",
            INK,
        ),
        _head(pen, coat),
    )


def _waistcoat(pen: Pen, fill: str) -> Node:
    return group(
        pen.shape(
            "-78,-400 -108,-310 -112,-210 -104,-160! -60,-140 -12,-138! 4,-168! 20,-138! 70,-144 "
            "106,-164! 112,-210 108,-310 78,-400!",
            fill,
        ),
        pen.line("10,-360 24,-260 8,-150", INNER),
        pen.dots("-4,-340 8,-260 -6,-176", 5, 8, YELLOW, INNER),
        pen.line("-96,-170 -60,-154 -14,-150", INNER + 3, YELLOW),
        pen.line("18,-150 70,-156 96,-172", INNER + 3, YELLOW),
        pen.hatch("72,-300 84,-200", "96,-300 102,-204", 7),
        pen.lines("-76,-214 -56,-206 -36,-208", "40,-208 60,-208 80,-214"),
    )


def _hoof(pen: Pen, x: float, y: float, turn: float) -> Node:
    return place(
        group(
            pen.shape("-26,-16! 0,-10 26,-16! 40,12! 8,12! 4,-2! -2,12! -34,12!", INK, INNER),
        ),
        x, y, turn=turn,
    )  # fmt: skip


def _coin(pen: Pen, x: float, y: float, turn: float) -> Node:
    return place(
        group(
            pen.disc(0, 0, 58, YELLOW),
            pen.disc(0, 0, 43, None, FINE),
            pen.dots("0,-50 50,0 0,50 -50,0", 16, 3, closed=True),
            pen.shape("-26,20! -32,-18! -14,-2! 0,-30! 14,-2! 32,-18! 26,20!", RED, INNER),
        ),
        x, y, turn=turn,
    )  # fmt: skip


def _head(pen: Pen, coat: str) -> Node:
    return group(
        pen.shape("18,-520! 26,-578 62,-600! 66,-552 54,-512!", coat),
        pen.shape(
            [
                *locks("-66,-366 -100,-430 -86,-500 -36,-548 30,-540", 8, 30, sweep=-0.6),
            ],
            INK,
        ),
        pen.shape(
            "-40,-524 10,-536 54,-512 100,-476 152,-470! 166,-440 158,-406! 128,-398 96,-392! "
            "84,-366 30,-348 -30,-354 -74,-400 -80,-470",
            coat,
        ),
        pen.line("150,-406 118,-404 84,-410 66,-426", INNER),
        pen.shape("90,-400! 88,-426 102,-450 124,-460! 114,-440 112,-422 116,-402!", PALE, INNER),
        pen.oval(156, -438, 15, 33, BLUSH, turn=4),
        pen.dots("154,-450 158,-428", 2, 5),
        pen.shape("24,-482! 42,-496 62,-480! 44,-470", PALE, FINE),
        pen.disc(46, -482, 7, INK, 0),
        pen.limb("10,-488:2 38,-512:6 68,-492:3", INK, 1),
        pen.lines("86,-466 92,-456 90,-446", "102,-466 108,-458", "70,-444 84,-440", weight=FINE),
        pen.disc(40, -420, 18, BLUSH, 0),
        pen.hatch("-62,-450 -34,-380", "-42,-456 -14,-386", 6),
        pen.shape("-40,-500! -70,-560 -50,-604! -14,-576 -2,-520!", coat),
        pen.shape("-36,-514! -50,-560 -44,-580! -22,-560 -14,-526!", BLUSH, 0),
    )
