"""Thrones, in the coordinates of the card: a back behind the figure, arms and a step under it."""

from __future__ import annotations

from wenzel.decks.pen import Pen
from wenzel.decks.style import BROWN, FINE, INNER, PALE, YELLOW
from wenzel.decks.svg import Node, group, twins


def gothic_throne(pen: Pen, cloth: str, wood: str = BROWN) -> Node:
    """Return a throne with a pointed back and crockets."""
    half = group(
        pen.shape("190,640! 186,214! 204,188! 222,214! 222,640!", wood),
        pen.shape("204,188! 190,168 204,148 218,168", YELLOW, INNER),
    )
    return group(
        pen.shape("212,640! 212,250! 236,160 310,92! 384,160 408,250! 408,640!", wood),
        pen.shape("228,640! 228,256! 250,178 310,122! 370,178 392,256! 392,640!", cloth, INNER),
        twins(half),
    )


def round_throne(pen: Pen, cloth: str, wood: str = YELLOW) -> Node:
    """Return a throne whose back is a shell."""
    return group(
        pen.scallops("196,480 178,330 214,226 310,192 406,226 442,330 424,480", 9, -30, wood, 7),
        pen.shape("190,640! 178,330 214,226 310,192 406,226 442,330 430,640!", cloth),
        pen.lines(
            "310,560! 310,230!", "290,560! 250,240!", "330,560! 370,240!", "270,560! 208,300!",
            "350,560! 412,300!",
        ),
    )  # fmt: skip


def posted_throne(pen: Pen, cloth: str, wood: str = BROWN) -> Node:
    """Return a throne with a straight back, turned posts and a fringe."""
    half = group(
        pen.limb(
            "178,640:14 178,520:18 178,470:9 178,430:16 178,330:9 178,290:17 178,240:12", wood
        ),
        pen.disc(178, 216, 22, YELLOW),
        pen.lines("164,470! 192,470!", "164,330! 192,330!", weight=FINE),
    )
    return group(
        pen.shape("186,640! 186,256! 434,256! 434,640!", cloth),
        pen.scallops("434,256! 186,256!", 9, -30, YELLOW, INNER),
        twins(half),
    )


def camp_chair(pen: Pen, cloth: str, wood: str = YELLOW) -> Node:
    """Return a folding chair with beasts' heads on its arms, and no back."""
    half = group(
        pen.limb("150,950:14 200,860:13 330,720:14 420,650:14", wood),
        pen.limb("420,950:14 372,860:13 240,720:14 150,660:14", wood),
        pen.limb("150,660:16 120,620:18 128,572:20 108,556:10", wood),
        pen.shape("88,548! 100,522 132,520 150,544 148,574 124,586 100,574!", wood),
        pen.disc(124, 546, 5),
        pen.line("92,562 108,564 116,572", FINE),
    )
    return group(twins(half), pen.shape("150,640! 470,640! 462,676! 158,676!", cloth))


def step(pen: Pen, fill: str) -> Node:
    """Return the step under the feet, with a carpet's fringe."""
    return group(
        pen.shape("122,958! 498,958! 530,1008! 90,1008!", fill),
        pen.hatch("114,990! 516,990!", "106,1008! 526,1008!", 11),
        pen.line("104,986! 518,986!", FINE),
        pen.dots("140,971! 480,971!", 9, 5, PALE, FINE),
    )


def arms(pen: Pen, cushion: str, wood: str) -> Node:
    """Return the arms and front legs of a throne and the board under its seat.

    They stand before the mantle and behind the robe.
    """
    half = group(
        pen.shape("100,962! 104,940! 112,936! 112,650! 150,650! 150,936! 158,940! 162,962!", wood),
        pen.lines("112,700! 150,700!", "112,900! 150,900!", weight=FINE),
        pen.limb("230,632:15 170,626:17 124,630:19", wood),
        pen.disc(122, 632, 25, YELLOW),
        pen.disc(122, 632, 10, cushion, INNER),
    )
    board = pen.shape("150,890! 470,890! 470,958! 150,958!", wood)
    return group(board, twins(half))
