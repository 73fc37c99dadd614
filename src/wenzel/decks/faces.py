"""From a deck and a card to an SVG file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from wenzel.cards import DECK_32, DECK_52, Card, CardSet
from wenzel.decks import french, french_back
from wenzel.decks.deck import Deck, Style
from wenzel.decks.frame import paper
from wenzel.decks.index import corners, index_texts
from wenzel.decks.layout import LOWER_INDEX_SCALE
from wenzel.decks.plain import large, words
from wenzel.decks.prager import back as prager_back
from wenzel.decks.prager import cards as prager
from wenzel.decks.signs import FOUR_COLOUR_SIGNS, FRENCH_SIGNS, GERMAN_SIGNS
from wenzel.decks.svg import document
from wenzel.errors import DeckError, UnknownNameError
from wenzel.i18n.faces import FRENCH, GERMAN
from wenzel.messages import Message

DECKS_VERSION: Final = 2
"""Raised whenever the bytes of a card change, so that caches and tests know."""

_DECKS: Final[Mapping[str, Deck]] = {
    deck.name: deck
    for deck in (
        Deck(
            "prager", DECK_32, GERMAN_SIGNS, GERMAN, "DKOU", Style.INDEXED,
            prager.picture, prager_back.draw, prager.SIGNED_CORNERS, False,
        ),
        Deck(
            "french-32", DECK_32, FRENCH_SIGNS, FRENCH, "AKQJ", Style.INDEXED,
            french.two_colour, french_back.draw, french.SIGNED_CORNERS, True,
        ),
        Deck(
            "four-colour", DECK_32, FOUR_COLOUR_SIGNS, FRENCH, "AKQJ", Style.INDEXED,
            french.four_colour, french_back.draw, french.SIGNED_CORNERS, True,
        ),
        Deck(
            "german-plain", DECK_32, GERMAN_SIGNS, GERMAN, "DKOU", Style.LARGE,
            prager.picture, prager_back.draw, prager.SIGNED_CORNERS, False,
        ),
        Deck(
            "french-52", DECK_52, FRENCH_SIGNS, FRENCH, "AKQJ", Style.INDEXED,
            french.two_colour, french_back.draw, french.SIGNED_CORNERS, True,
        ),
        Deck(
            "four-colour-52", DECK_52, FOUR_COLOUR_SIGNS, FRENCH, "AKQJ", Style.INDEXED,
            french.four_colour, french_back.draw, french.SIGNED_CORNERS, True,
        ),
    )
}  # fmt: skip


def deck_names() -> tuple[str, ...]:
    """Return the names of all decks."""
    return tuple(_DECKS)


def deck_named(name: str) -> Deck:
    """Return a deck.

    Raises:
        UnknownNameError: there is no such deck.
    """
    try:
        return _DECKS[name]
    except KeyError:
        raise UnknownNameError(
            Message("deck.unknown", name=name, known=", ".join(_DECKS))
        ) from None


def deck_with(cards: CardSet, like: str) -> str:
    """Return a deck that has all of some cards: the one named, else one with its signs, else any.

    >>> from wenzel.cards import DECK_52
    >>> deck_with(DECK_52, "four-colour"), deck_with(DECK_52, "prager")
    ('four-colour-52', 'french-52')

    Raises:
        UnknownNameError: there is no such deck as the one named.
    """
    wanted = deck_named(like)
    fitting = [deck for deck in _DECKS.values() if cards <= deck.cards]
    return min(fitting, key=lambda deck: (deck is not wanted, deck.signs is not wanted.signs)).name


def cards_of(deck: str) -> CardSet:
    """Return the cards of a deck.

    Raises:
        UnknownNameError: there is no such deck.
    """
    return deck_named(deck).cards


def style_named(name: str) -> Style:
    """Return a style of faces.

    Raises:
        UnknownNameError: there is no such style.
    """
    try:
        return Style(name)
    except ValueError:
        known = ", ".join(style.value for style in Style)
        raise UnknownNameError(Message("deck.unknown_style", name=name, known=known)) from None


def face(deck: str, card: Card, *, style: str | None = None, indices: str | None = None) -> str:
    """Return the face of a card as an SVG file; the same arguments give the same bytes.

    >>> face("prager", Card("CQ"))[-7:-1]
    '</svg>'

    Args:
        deck: one of `deck_names`.
        card: a card of that deck.
        style: ``traditional``, ``indexed``, ``large`` or ``text``; the deck's own by default.
        indices: the letters of ace (or Daus), King, Queen (or Ober) and Jack (or Unter), such as
            ``AKQJ``; the deck's own by default.

    Raises:
        UnknownNameError: an unknown deck or style.
        DeckError: a card that the deck has not, or indices that are not four different letters.
    """
    return _face(deck, card, style, indices)


def back(deck: str) -> str:
    """Return the back of a deck's cards as an SVG file.

    Raises:
        UnknownNameError: there is no such deck.
    """
    return _back(deck)


@cache
def _face(deck: str, card: Card, style: str | None, indices: str | None) -> str:
    made = deck_named(deck)
    if card not in made.cards:
        raise DeckError(Message("deck.no_such_card", deck=deck, card=card))
    chosen = made.style if style is None else style_named(style)
    texts = index_texts(made.letters if indices is None else indices)
    sign = made.signs[card.suit]
    title = made.title(card)
    base = (paper(), sign.definition())
    if chosen is Style.LARGE:
        return document(title, *base, large(made, card, texts[card.rank]))
    if chosen is Style.TEXT:
        return document(title, *base, words(made, card))
    if chosen is Style.INDEXED:
        bare = card.rank in made.signed_corners
        index = corners(
            texts[card.rank],
            sign,
            upper_mark=not bare,
            lower_mark=not (bare and made.double_ended),
            lower_scale=1 if made.double_ended else LOWER_INDEX_SCALE,
        )
        return document(title, *base, made.picture(card, True), index)
    return document(title, *base, made.picture(card, False))


@cache
def _back(deck: str) -> str:
    return document(f"{deck}: back", paper(), deck_named(deck).back())
