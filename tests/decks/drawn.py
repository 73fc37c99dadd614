"""All faces of all decks, and what the tests read off them."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

from wenzel.cards import Card, Rank
from wenzel.decks import Style, back, cards_of, deck_names, face

SVG = "{http://www.w3.org/2000/svg}"
FACES = [
    (deck, style.value, card) for deck in deck_names() for style in Style for card in cards_of(deck)
]
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


@cache
def every_picture() -> dict[str, str]:
    """Return all faces and backs by name."""
    drawn = {f"{deck} {style} {card}": face(deck, card, style=style) for deck, style, card in FACES}
    return drawn | {f"{deck} back": back(deck) for deck in deck_names()}


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def sign_places(svg: str) -> list[tuple[float, float, float]]:
    """Return x, y and scale of the signs that count."""
    places = []
    for use in tree(svg).iter(f"{SVG}use"):
        if use.get("class") != "sign":
            continue
        transform = use.get("transform", "")
        moved = re.search(r"translate\(([-\d.]+)[ ,]?([-\d.]+)\)", transform)
        x, y = moved.groups() if moved else (use.get("x", "0"), use.get("y", "0"))
        scaled = re.search(r"scale\(([\d.]+)\)", transform)
        places.append((float(x), float(y), float(scaled[1]) if scaled else 1.0))
    return places


def expected_signs(card: Card, deck: str) -> int:
    """Return how many signs a picture of a card has to show."""
    german = deck in ("prager", "german-plain")
    if card.rank <= Rank.TEN:
        return int(card.rank)
    if german:
        return 2 if card.rank in (Rank.ACE, Rank.KING) else 1
    return 1 if card.rank is Rank.ACE else 2
