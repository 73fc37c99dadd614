"""Every face of every deck is sound SVG, small, countable, and the same each time."""

from __future__ import annotations

import hashlib
import json
import re
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from tests.decks.drawn import (
    COURTS,
    FACES,
    SVG,
    every_picture,
    expected_signs,
    sign_places,
    tree,
)
from wenzel.cards import Card, Rank, Suit
from wenzel.decks import DECKS_VERSION, back, cards_of, deck_names, face, faces

RECORDED = Path(__file__).parent / "data" / "hashes.json"
COURT_BYTES, PIP_BYTES = 16_000, 6_000


def test_every_picture_is_svg_with_a_title() -> None:
    for name, svg in every_picture().items():
        root = tree(svg)
        assert root.tag == f"{SVG}svg", name
        assert root.get("viewBox") == "0 0 620 1040", name
        titles = root.findall(f"{SVG}title")
        assert [title.text for title in titles if title.text], name
        assert root[0] is titles[0], name


def test_titles_differ_within_a_deck() -> None:
    for deck in deck_names():
        titles = {tree(face(deck, card))[0].text for card in cards_of(deck)}
        assert len(titles) == len(cards_of(deck))
    assert tree(face("prager", Card("CJ")))[0].text == "Eichel-Unter"
    assert tree(face("four-colour", Card("HT")))[0].text == "10 of hearts"


def test_a_picture_needs_nothing_else() -> None:
    for name, svg in every_picture().items():
        assert not re.search(r"<(script|style|image|foreignObject)\b|url\(|@import", svg), name
        inside = set(re.findall(r'\bid="([^"]+)"', svg))
        asked = set(re.findall(r'href="([^"]+)"', svg))
        assert {f"#{one}" for one in inside} >= asked, name


def test_one_name_is_one_drawing_on_any_page() -> None:
    named: dict[str, str] = {}
    for name, svg in every_picture().items():
        for part in tree(svg).iter():
            if identity := part.get("id"):
                drawing = hashlib.sha256(
                    "".join(f"{one.tag}{sorted(one.items())}" for one in part.iter()).encode()
                ).hexdigest()
                assert named.setdefault(identity, drawing) == drawing, (name, identity)
    assert len(named) > 8


def test_numbers_have_one_decimal_at_most() -> None:
    for name, svg in every_picture().items():
        without_scales = re.sub(r"scale\([^)]*\)", "", svg)
        assert not re.search(r"\d*\.\d{2,}", without_scales), name


@pytest.mark.parametrize("deck", deck_names())
def test_cards_are_small(deck: str) -> None:
    for card in cards_of(deck):
        for style in ("traditional", "indexed", "large", "text"):
            limit = COURT_BYTES if card.rank in (*COURTS, Rank.ACE) else PIP_BYTES
            assert len(face(deck, card, style=style).encode()) <= limit, (card, style)
    assert len(back(deck).encode()) <= COURT_BYTES


def test_bytes_are_those_of_this_version() -> None:
    whole = hashlib.sha256("".join(every_picture().values()).encode()).hexdigest()
    recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
    assert recorded[str(DECKS_VERSION)] == whole, (
        f"the cards have changed: raise DECKS_VERSION and record {whole} in hashes.json"
    )


def test_every_call_draws_the_same_bytes() -> None:
    before = {deck: (face(deck, Card("CQ")), back(deck)) for deck in deck_names()}
    faces._face.cache_clear()
    faces._back.cache_clear()
    assert before == {deck: (face(deck, Card("CQ")), back(deck)) for deck in deck_names()}


@pytest.mark.parametrize("style", ["traditional", "indexed"])
@pytest.mark.parametrize("deck", deck_names())
def test_signs_can_be_counted(deck: str, style: str) -> None:
    for card in cards_of(deck):
        places = sign_places(face(deck, card, style=style))
        assert len(places) == expected_signs(card, deck), card
        for x, y, scale in places:
            assert 22 + 36 * scale <= x <= 598 - 36 * scale, card
            assert 22 + 50 * scale <= y <= 1018 - 50 * scale, card
        for (ax, ay, scale), (bx, by, _) in combinations(places, 2):
            assert hypot(ax - bx, ay - by) > 85 * scale, card


def test_every_figure_is_its_own() -> None:
    pictures = {
        card: re.sub(r"<defs>.*?</defs>", "", face("prager", card, style="traditional"))
        for card in cards_of("prager")
        if card.rank in COURTS
    }
    # Two figures that shared their drawing would share most of their paths.
    paths = {card: set(re.findall(r' d="([^"]{60,})"', svg)) for card, svg in pictures.items()}
    for one, other in combinations(paths, 2):
        shared = paths[one] & paths[other]
        assert len(shared) < 0.5 * len(paths[one] | paths[other]), (one, other)


def test_every_pip_card_has_a_vignette_of_its_own() -> None:
    scenes = set()
    for suit in Suit:
        for rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN):
            svg = face("prager", Card.of(suit, rank), style="traditional")
            assert svg.count("<path") > 12
            scenes.add(re.sub(r'<use[^>]*class="sign"[^>]*/>|<defs>.*?</defs>', "", svg))
    assert len({re.sub(r"<title>.*?</title>", "", scene) for scene in scenes}) == 16


def test_kings_sit_between_two_signs_and_move_them_for_an_index() -> None:
    for suit in Suit:
        king = Card.of(suit, Rank.KING)
        bare = sign_places(face("prager", king, style="traditional"))
        indexed = sign_places(face("prager", king, style="indexed"))
        for places in (bare, indexed):
            (left, y, _), (right, other, _) = places
            assert (left + right, y) == (620, other)
        assert bare[0][1] < indexed[0][1]


def test_there_are_all_faces() -> None:
    assert len(FACES) == 4 * (32 + 32 + 32 + 32 + 52 + 52)
