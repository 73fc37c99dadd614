"""Laying two cards away, to the skat or to the next player."""

from __future__ import annotations

from itertools import combinations

from wenzel.cards import CardSet
from wenzel.games.skat.actions import Discard
from wenzel.games.skat.deal import SKAT_SIZE
from wenzel.messages import Message


def discards(hand: CardSet) -> tuple[Discard, ...]:
    """Return every pair of cards that may be laid away."""
    return tuple(Discard(CardSet(pair)) for pair in combinations(hand, SKAT_SIZE))


def discard_refusal(cards: CardSet, hand: CardSet) -> Message:
    """Say what is wrong with a discard."""
    if len(cards) != SKAT_SIZE:
        return Message("refused.discard_size", count=len(cards), size=SKAT_SIZE)
    return Message("refused.not_in_hand", cards=cards - hand)
