"""At 62 pixels: Ober and Unter are told apart by where the sign stands."""

from __future__ import annotations

import io
import re

import pytest

from wenzel.cards import Card, Rank, Suit
from wenzel.decks import face

cairosvg = pytest.importorskip("cairosvg")
image = pytest.importorskip("PIL.Image")

WIDTH = 62


def pixels(svg: str) -> list[bytes]:
    """Return the pixels of a picture row by row, three bytes each."""
    drawn = image.open(io.BytesIO(cairosvg.svg2png(svg.encode(), output_width=WIDTH)))
    flat = drawn.convert("RGB").tobytes()
    return [flat[start : start + 3] for start in range(0, len(flat), 3)]


def ink_of_the_sign(card: Card) -> tuple[float, float, int]:
    """Return the shares of a court's sign in the upper and lower third, and its size in pixels."""
    svg = face("prager", card, style="traditional")
    without, count = re.subn(r'<use[^>]*class="sign"[^>]*/>', "", svg)
    assert count == 1
    shown, bare = pixels(svg), pixels(without)
    height = len(shown) // WIDTH
    changed = [
        number // WIDTH
        for number, (a, b) in enumerate(zip(shown, bare, strict=True))
        if sum(abs(one - other) for one, other in zip(a, b, strict=True)) > 60
    ]
    upper = sum(row < height / 3 for row in changed) / len(changed)
    lower = sum(row >= height * 2 / 3 for row in changed) / len(changed)
    return upper, lower, len(changed)


@pytest.mark.parametrize("suit", Suit)
def test_an_obers_sign_is_above_and_an_unters_below(suit: Suit) -> None:
    upper, _, seen = ink_of_the_sign(Card.of(suit, Rank.QUEEN))
    assert upper == 1
    assert seen > 60
    _, lower, seen = ink_of_the_sign(Card.of(suit, Rank.JACK))
    assert lower == 1
    assert seen > 60
