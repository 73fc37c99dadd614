"""Faces without pictures: one large sign, or words."""

from __future__ import annotations

from wenzel.cards import Card, Rank
from wenzel.decks.deck import Deck
from wenzel.decks.frame import border
from wenzel.decks.glyphs import lettering
from wenzel.decks.layout import INDEX_MARK_SPOT, INDEX_SPOT
from wenzel.decks.pen import Pen
from wenzel.decks.style import CARD_HEIGHT, FINE, MIDDLE
from wenzel.decks.svg import Node, element, group, upside_down


def large(deck: Deck, card: Card, text: str) -> Node:
    """Return a big index that shows in a hand of overlapping cards, and a big sign.

    In the German decks the Ober keeps its sign above and the Unter below, as in the pictures.
    """
    sign = deck.signs[card.suit]
    index = group(
        lettering(text, 126, 152, 204, sign.ink, widest=164),
        sign.mark(126, 334, scale=1.3),
    )
    lower = group(
        lettering(text, *INDEX_SPOT[:2], 92, sign.ink, widest=80),
        sign.mark(*INDEX_MARK_SPOT[:2], scale=0.62),
    )
    sign_high = deck.words.spelled and card.rank is Rank.QUEEN
    x, y = (412, 272) if sign_high else (MIDDLE, 690)
    indices = group(index, upside_down(lower), class_="index")
    return group(sign.pip(x, y, scale=3.6), indices)


def words(deck: Deck, card: Card) -> Node:
    """Return the card's name in words at both ends, with a small sign."""
    pen = Pen()
    sign = deck.signs[card.suit]
    rank = deck.words.rank_names.get(card.rank, deck.words.ranks[card.rank])
    suit = deck.words.suit_names[card.suit]
    half = group(
        _word(rank, 210, 150, sign.ink),
        _word(suit, 316, 80, sign.ink),
        sign.mark(MIDDLE, 416, scale=1.2),
    )
    middle = CARD_HEIGHT // 2
    return group(
        half,
        pen.lines(f"96,{middle}! 258,{middle}!", f"362,{middle}! 524,{middle}!", weight=FINE),
        pen.shape(
            f"280,{middle}! 310,{middle - 14}! 340,{middle}! 310,{middle + 14}!", sign.ink, 0
        ),
        upside_down(half),
        border(),
        border(inset=36, weight=FINE),
    )


def _word(text: str, baseline: float, size: float, ink: str) -> Node:
    """Return a word in a font of the reader's, no wider than the frame."""
    # Six tenths of its size is what a bold letter takes in the widest of usual fonts.
    fitting = min(size, 500 / (0.6 * len(text)))
    return element(
        "text", text, x=MIDDLE, y=baseline, fill=ink, stroke="none", font_size=fitting,
        font_weight="bold", font_family="Georgia,serif", text_anchor="middle",
    )  # fmt: skip
