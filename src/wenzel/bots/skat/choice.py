"""Picking cards: the small preferences that all ways of playing share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card, Rank
from wenzel.messages import Message
from wenzel.tricks import TRUMP

Chosen: TypeAlias = tuple[Card, Message]
"""A card to play, and why."""


def lowest(known: Knowledge, cards: Iterable[Card]) -> Card:
    """Return the weakest card, trumps last."""
    order = known.order
    return min(cards, key=lambda c: (order.suit[c] == TRUMP, order.strength[c], c.number))


def highest(known: Knowledge, cards: Iterable[Card]) -> Card:
    """Return the strongest card, trumps first."""
    order = known.order
    return max(cards, key=lambda c: (order.suit[c] == TRUMP, order.strength[c], c.number))


def fattest(known: Knowledge, cards: Iterable[Card]) -> Card:
    """Return the card with the most points, of equal ones the weakest."""
    order = known.order
    return max(cards, key=lambda c: (order.points[c], -order.strength[c], -c.number))


def throw_off(known: Knowledge, cards: Iterable[Card]) -> Card:
    """Return the card that is missed least: no points, no trump, no guard of a ten."""
    return min(cards, key=lambda card: (_regret(known, card), card.number))


def _regret(known: Knowledge, card: Card) -> float:
    order = known.order
    suit = order.suit[card]
    regret = 2.0 * order.points[card]
    if suit == TRUMP:
        return regret + 6 + order.strength[card] / 2
    fellows = known.own(suit)
    if known.is_master(card):
        regret += 8
    elif len(fellows) == 2 and any(
        c.rank is Rank.TEN and c is not card and not known.is_master(c) for c in fellows
    ):
        # A ten left alone falls to the ace.
        regret += 7
    # The last of a suit makes void, and then one can ruff.
    if len(fellows) == 1 and known.own(TRUMP):
        regret -= 1.5
    return regret + order.strength[card] / 10


def only(card: Card) -> Chosen:
    """Return the only card that may be played."""
    return card, Message("hint.only_card", card=card)
