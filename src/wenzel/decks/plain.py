"""Faces without pictures: one large sign, or words."""

from __future__ import annotations

from wenzel.cards import Card, Rank
from wenzel.decks.deck import Deck
from wenzel.decks.glyphs import lettering
from wenzel.decks.style import CARD_HEIGHT, INK, INNER, MIDDLE
from wenzel.decks.svg import Node, element, group, upside_down


def large(deck: Deck, card: Card, text: str) -> Node:
    """Return a big index and a big sign, and small ones in the corners.

    In the German decks the Ober keeps its sign above and the Unter below, as in the pictures.
    """
    sign = deck.signs[card.suit]
    small = group(
        lettering(text, 84, 92, 88, sign.ink, widest=88),
        sign.mark(84, 186, scale=0.62),
        class_="index",
    )
    sign_high = deck.words.spelled and card.rank is Rank.QUEEN
    index_y, sign_y = (770, 345) if sign_high else (270, 690)
    return group(
        lettering(text, MIDDLE, index_y, 290, sign.ink, widest=270),
        sign.pip(MIDDLE, sign_y, scale=3.6),
        small,
        upside_down(small),
    )


def words(deck: Deck, card: Card) -> Node:
    """Return the card's name in words at both ends, with a small sign."""
    sign = deck.signs[card.suit]
    rank = deck.words.rank_names.get(card.rank, deck.words.ranks[card.rank])
    suit = deck.words.suit_names[card.suit]
    first, second = (suit, rank) if deck.words.spelled else (rank, suit)
    half = group(
        _word(first, 165, sign.ink),
        _word(second, 290, sign.ink),
        sign.mark(MIDDLE, 410, scale=1.5),
    )
    return group(
        half,
        element("path", d=f"M150 {CARD_HEIGHT // 2}h320", stroke=INK, stroke_width=INNER),
        upside_down(half),
    )


def _word(text: str, y: float, ink: str) -> Node:
    size = 150 if len(text) < 3 else min(118, 820 / len(text))
    return element(
        "text", text, x=MIDDLE, y=y, fill=ink, stroke="none", font_size=size, font_weight="bold",
        font_family="sans-serif", text_anchor="middle",
    )  # fmt: skip
