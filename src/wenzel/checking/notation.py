"""Cards as other programs spell them: the rank first, and the ten as ``10`` or ``T``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from wenzel.cards import Card, Rank
from wenzel.errors import WireError
from wenzel.messages import Message

_CARD: Final = re.compile(r"(10|[2-9TJQKA])([CDHS])", re.IGNORECASE | re.ASCII)
_TEN: Final = "10"


def card_from_text(text: str) -> Card:
    """Read a card such as ``KH``, ``10S``, ``TS`` or ``ts``.

    Raises:
        WireError: it is none.

    >>> card_from_text("10s")
    Card('ST')
    """
    found = _CARD.fullmatch(text)
    if found is None:
        raise WireError(Message("check.no_card", text=text))
    rank, suit = found[1].upper(), found[2].upper()
    return Card(suit + rank.replace(_TEN, Rank.TEN.letter))


def spelled(cards: Iterable[Card]) -> str:
    """Return cards in that spelling, parted by blanks."""
    return " ".join(map(spelled_card, cards))


def spelled_card(card: Card) -> str:
    """Return a card in that spelling, the ten as ``10``."""
    rank = _TEN if card.rank is Rank.TEN else card.rank.letter
    return rank + card.suit.letter
