"""Which card to add to a trick that somebody else has led, for all who have a side."""

from __future__ import annotations

from typing import Final

from wenzel.bots.sheepshead.features import follow_terms
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.prospects import Prospect, prospect
from wenzel.bots.sheepshead.weighing import Weighed, weighted
from wenzel.bots.sheepshead.weights import FOLLOW
from wenzel.cards import Card
from wenzel.messages import Message
from wenzel.tricks import TRUMP

_SURE: Final = 0.97
_FAT: Final = 4
"""From so many card points on a card is worth throwing on a trick."""


def follow(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be played to a trick, weighed."""
    weights = FOLLOW[known.role]
    choices = []
    for card in known.legal:
        found = prospect(known, card)
        worth = weighted(follow_terms(known, card, found), weights)
        choices.append(Weighed(card, worth, _reason(known, card, found)))
    return choices


def _reason(known: Knowledge, card: Card, found: Prospect) -> Message:
    order = known.order
    if len(known.legal) == 1:
        return Message("hint.sheepshead.only_card", card=card)
    best = known.best
    assert best is not None
    if order.beats(card, best):
        if not known.behind or found.mine >= _SURE:
            return Message("hint.sheepshead.take_sure", card=card)
        if order.suit[card] == TRUMP and known.led_suit != TRUMP:
            return Message("hint.sheepshead.ruff", card=card)
        return Message("hint.sheepshead.take_likely", card=card)
    if found.ours > 1 / 2 and order.points[card] >= _FAT:
        return Message("hint.sheepshead.schmear", card=card)
    if found.ours > 1 / 2:
        return Message("hint.sheepshead.leave_it", card=card)
    return Message("hint.sheepshead.give_low", card=card)
