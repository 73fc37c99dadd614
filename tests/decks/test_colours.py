"""Colours: indices can be read, and the four suits of the tournament face told apart by anyone."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from wenzel.cards import Suit
from wenzel.decks import deck_named, deck_names
from wenzel.decks.signs import BLACK, BRIGHT_GREEN, DEEP_RED, ORANGE
from wenzel.decks.style import CREAM

Colour = tuple[float, float, float]
Matrix = tuple[Colour, Colour, Colour]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0.
PROTANOPIA: Matrix = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA: Matrix = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)
TRITANOPIA: Matrix = (
    (1.255528, -0.076749, -0.178779),
    (-0.078411, 0.930809, 0.147602),
    (0.004733, 0.691367, 0.303900),
)
SIGHT: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
# sRGB to XYZ, D65 (IEC 61966-2-1).
TO_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
WHITE: Colour = (0.9505, 1.0, 1.089)
APART = 25
"""In CIELAB; about 2 is the least difference that is seen at all."""


def linear(colour: str) -> Colour:
    """Return linear red, green and blue of a hexadecimal colour."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    parts = [int(digits[index : index + 2], 16) / 255 for index in (0, 2, 4)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def times(matrix: Matrix, colour: Colour) -> Colour:
    first, second, third = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return first, second, third


def lab(light: Colour) -> Colour:
    def root(part: float) -> float:
        part = max(part, 0)
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    x, y, z = (root(part / white) for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def luminance(colour: str) -> float:
    return times(TO_XYZ, linear(colour))[1]


@pytest.mark.parametrize("eyes", [SIGHT, PROTANOPIA, DEUTERANOPIA, TRITANOPIA])
def test_four_suits_are_four_colours_for_all_eyes(eyes: Matrix) -> None:
    colours = (BLACK, BRIGHT_GREEN, DEEP_RED, ORANGE)
    for one, other in combinations(colours, 2):
        assert dist(lab(times(eyes, linear(one))), lab(times(eyes, linear(other)))) > APART, (
            one,
            other,
        )


def test_the_tournament_face_uses_them() -> None:
    drawn = {suit: sign.draw() for suit, sign in deck_named("four-colour").signs.items()}
    assert BLACK in drawn[Suit.CLUBS]
    assert BRIGHT_GREEN in drawn[Suit.SPADES]
    assert DEEP_RED in drawn[Suit.HEARTS]
    assert ORANGE in drawn[Suit.DIAMONDS]


@pytest.mark.parametrize("deck", deck_names())
def test_indices_stand_out_from_the_card(deck: str) -> None:
    # WCAG 2.2, success criterion 1.4.3.
    paper = luminance(CREAM)
    for sign in deck_named(deck).signs.values():
        assert (paper + 0.05) / (luminance(sign.ink) + 0.05) >= 4.5, sign.name


def test_the_yardsticks_measure() -> None:
    assert luminance("#fff") == pytest.approx(1)
    assert lab(linear("#ffffff"))[0] == pytest.approx(100)
    red, green = lab(times(DEUTERANOPIA, linear("#a00"))), lab(times(DEUTERANOPIA, linear("#550")))
    assert dist(red, green) < APART
