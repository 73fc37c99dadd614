"""Indices in both corners and clear of the signs; signs where they belong; words where promised."""

from __future__ import annotations

import io
from collections.abc import Iterable
from xml.etree import ElementTree

import pytest

from tests.decks.drawn import SVG, sign_places, tree
from wenzel.cards import Card, Rank, Suit
from wenzel.decks import cards_of, deck_named, deck_names, face
from wenzel.decks.style import CARD_HEIGHT, CARD_WIDTH

WIDTH = 155
UNITS = CARD_WIDTH / WIDTH
"""Units of a card in a pixel of these pictures."""

Pixels = frozenset[tuple[int, int]]


def inked(elements: Iterable[ElementTree.Element], whole: ElementTree.Element) -> Pixels:
    """Return the pixels that parts of a card cover when they are drawn alone."""
    cairosvg = pytest.importorskip("cairosvg")
    image = pytest.importorskip("PIL.Image")
    alone = ElementTree.Element(f"{SVG}svg", {"viewBox": f"0 0 {CARD_WIDTH} {CARD_HEIGHT}"})
    ground = ElementTree.SubElement(alone, f"{SVG}g", whole[1].attrib)
    ground.extend(part for part in whole[1] if part.tag == f"{SVG}defs")
    ground.extend(elements)
    drawn = cairosvg.svg2png(ElementTree.tostring(alone), output_width=WIDTH)
    alpha = image.open(io.BytesIO(drawn)).getchannel("A").tobytes()
    return frozenset((at % WIDTH, at // WIDTH) for at, covered in enumerate(alpha) if covered > 60)


def parts(whole: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [part for part in whole.iter() if part.get("class") == kind]


@pytest.mark.parametrize("style", ["indexed", "large"])
@pytest.mark.parametrize("deck", ["prager", "french-52"])
def test_an_index_is_in_both_corners_and_nowhere_else(deck: str, style: str) -> None:
    for rank in (Rank.ACE, Rank.KING, Rank.TEN):
        whole = tree(face(deck, Card.of(Suit.HEARTS, rank), style=style))
        found = inked(parts(whole, "index"), whole)
        middle_x, middle_y = WIDTH / 2, WIDTH * CARD_HEIGHT / CARD_WIDTH / 2
        upper = {(x, y) for x, y in found if x < middle_x and y < middle_y}
        lower = {(x, y) for x, y in found if x > middle_x and y > middle_y}
        # A small sign under the letter, which the picture itself may have there.
        assert len(upper) > 100 * 16 / UNITS**2, rank
        assert len(lower) > 50 * 16 / UNITS**2, rank
        assert upper | lower == found, rank


@pytest.mark.parametrize("deck", ["prager", "french-52"])
def test_indices_keep_clear_of_the_signs_and_of_the_edge(deck: str) -> None:
    clear = round(12 / UNITS)
    around = range(-clear, clear + 1)
    wide = [(Card.of(suit, rank), "large") for suit in Suit for rank in (Rank.QUEEN, Rank.TEN)]
    for card, style in [*((card, "indexed") for card in cards_of(deck)), *wide]:
        whole = tree(face(deck, card, style=style))
        index = inked(parts(whole, "index"), whole)
        near = {(x + dx, y + dy) for x, y in index for dx in around for dy in around}
        assert not near & inked(parts(whole, "sign"), whole), (card, style)
        assert min(x for x, _ in index) * UNITS > 24, card


def test_an_obers_sign_is_above_an_unters_in_large_faces_too() -> None:
    for suit in Suit:
        ((_, ober, _),) = sign_places(face("prager", Card.of(suit, Rank.QUEEN), style="large"))
        ((_, unter, _),) = sign_places(face("prager", Card.of(suit, Rank.JACK), style="large"))
        assert ober < CARD_HEIGHT / 3 < CARD_HEIGHT / 2 < unter


@pytest.mark.parametrize("deck", deck_names())
def test_a_sign_is_drawn_once_and_every_other_one_counts(deck: str) -> None:
    # A bell on a banner would be a sign that nobody counts, high on an Unter.
    for card in cards_of(deck):
        svg = face(deck, card, style="traditional")
        sign = deck_named(deck).signs[card.suit]
        assert svg.count(sign.draw()) == 1, card
        assert svg.count(f'href="#{sign.name}"') == len(sign_places(svg)), card


def test_french_signs_are_turned_in_the_lower_half_and_german_ones_stand() -> None:
    for deck, turns in (("french-52", True), ("prager", False)):
        for card in cards_of(deck):
            svg = face(deck, card, style="traditional")
            signs = parts(tree(svg), "sign")
            for sign, (_, y, _) in zip(signs, sign_places(svg), strict=True):
                turned = "rotate(180)" in sign.get("transform", "")
                assert turned == (turns and y > CARD_HEIGHT / 2), (card, y)


@pytest.mark.parametrize("deck", deck_names())
def test_the_text_face_says_the_name_at_both_ends(deck: str) -> None:
    words = deck_named(deck).words
    for card in cards_of(deck):
        said = [part.text for part in tree(face(deck, card, style="text")).iter(f"{SVG}text")]
        rank = words.rank_names.get(card.rank, words.ranks[card.rank])
        assert said == 2 * [rank, words.suit_names[card.suit]], card
