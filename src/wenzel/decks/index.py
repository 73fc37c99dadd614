"""Indices: the letter of a card with its small sign, at both ends of a diagonal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.cards import Rank
from wenzel.decks.glyphs import lettering
from wenzel.decks.layout import INDEX_MARK_SPOT, INDEX_SPOT
from wenzel.decks.signs import Sign
from wenzel.decks.svg import NOTHING, Node, both_ends, group, upside_down
from wenzel.errors import DeckError
from wenzel.messages import Message

_LETTERED: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
_HEIGHT: Final = 92
_WIDTH: Final = 80


def index_texts(letters: str) -> Mapping[Rank, str]:
    """Return what the index of each rank says.

    >>> texts = index_texts("DKOU")
    >>> texts[Rank.JACK], texts[Rank.TEN]
    ('U', '10')

    Args:
        letters: the letters of ace (or Daus), King, Queen (or Ober) and Jack (or Unter).

    Raises:
        DeckError: not four different letters.
    """
    if len(letters) != len(_LETTERED) or len(set(letters)) != len(letters) or not letters.isalpha():
        raise DeckError(Message("deck.bad_indices", text=letters))
    lettered = dict(zip(_LETTERED, letters, strict=True))
    return {rank: lettered.get(rank, str(int(rank))) for rank in Rank}


def corners(
    text: str, sign: Sign, *, upper_mark: bool, lower_mark: bool, lower_scale: float
) -> Node:
    """Return the two indices of a card.

    Args:
        text: what they say.
        sign: the small sign that belongs to them.
        upper_mark: whether the upper one has it: not where a picture's own sign is just below.
        lower_mark: whether the lower one has it.
        lower_scale: the size of the lower one.
    """
    letter = lettering(text, *INDEX_SPOT[:2], _HEIGHT, sign.ink, widest=_WIDTH)
    mark = sign.mark(*INDEX_MARK_SPOT[:2], scale=0.62)
    if upper_mark == lower_mark:
        return group(
            both_ends(group(letter, mark if upper_mark else NOTHING), lower_scale), class_="index"
        )
    return group(
        both_ends(letter, lower_scale),
        mark if upper_mark else upside_down(mark, lower_scale),
        class_="index",
    )
