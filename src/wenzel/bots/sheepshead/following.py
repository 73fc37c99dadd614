"""Which card to add to a trick that somebody else has led, for all who have a side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from wenzel.bots.sheepshead.features import follow_terms
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.prospects import Prospect, prospect
from wenzel.bots.sheepshead.weighing import Weighed, best_of, weighted
from wenzel.bots.sheepshead.weights import FOLLOW, Role
from wenzel.cards import Card
from wenzel.messages import Message
from wenzel.tricks import TRUMP

_SURE: Final = 0.97
_COSTS_NOTHING: Final = 1.5
"""Up to so many card points a card may seem worse than another that is as cheap to throw off."""
_FAT: Final = 4
"""From so many card points on a card is worth throwing on a trick."""


def follow(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be played to a trick, weighed."""
    weights = FOLLOW[known.role]
    choices = []
    as_opponent = {}
    for card in known.legal:
        found = prospect(known, card)
        terms = follow_terms(known, card, found)
        choices.append(Weighed(card, weighted(terms, weights), _reason(known, card, found)))
        as_opponent[card] = weighted(terms, FOLLOW[Role.OPPONENT])
    return _disguised(known, choices, as_opponent) if known.is_secret_partner else choices


def _disguised(
    known: Knowledge, choices: list[Weighed], as_opponent: Mapping[Card, float]
) -> list[Weighed]:
    """Return the choices of a secret partner, who throws off what an opponent would.

    Only cards that cost nothing beside the best are in question: of as many points, and just as
    far from taking the trick. Their worths change places, so that all others stay as they are.
    """
    best = best_of(choices)
    order, lying = known.order, known.best
    assert lying is not None
    if order.beats(best.card, lying):
        return choices
    equals = [
        choice
        for choice in choices
        if order.points[choice.card] == order.points[best.card]
        and (order.suit[choice.card] == TRUMP) == (order.suit[best.card] == TRUMP)
        and not order.beats(choice.card, lying)
        and choice.worth >= best.worth - _COSTS_NOTHING
    ]
    shown = max(equals, key=lambda choice: (as_opponent[choice.card], -choice.card.number))
    places = {shown.card: best.worth, best.card: shown.worth}
    return [replace(one, worth=places.get(one.card, one.worth)) for one in choices]


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
