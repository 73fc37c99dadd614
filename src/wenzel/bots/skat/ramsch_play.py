"""How a Ramsch is played: everybody for himself, points are poison."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.choice import Chosen, only
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card, CardSet
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.messages import Message
from wenzel.tricks import TRUMP

_JACK_DANGER: Final = 7.0
_SUITS: Final = range(4)


def play_ramsch(known: Knowledge) -> Chosen:
    """Return a card in a Ramsch."""
    legal = known.legal
    if len(legal) == 1:
        return only(next(iter(legal)))
    if known.led is None:
        card = min(legal, key=lambda c: (_lead_price(known, c), c.number))
        return card, Message("hint.ramsch_lead", card=card)
    winners = known.winners
    under = [card for card in legal if card not in winners]
    if under:
        card = max(under, key=lambda c: (_danger(known, c), c.number))
        following = known.order.suit[card] == known.order.suit[known.led]
        return card, Message("hint.ramsch_under" if following else "hint.ramsch_throw", card=card)
    if not known.behind:
        # The trick is ours: leave with the card that would take the next one, points considered.
        card = max(winners, key=lambda c: (_danger(known, c) - known.order.points[c], c.number))
        return card, Message("hint.ramsch_forced", card=card)
    card = min(winners, key=lambda c: (known.order.strength[c] + known.order.points[c], c.number))
    return card, Message("hint.ramsch_hope", card=card)


def _lead_price(known: Knowledge, card: Card) -> float:
    """Return the points a lead may bring in: none if somebody must go above it."""
    order = known.order
    suit = order.suit[card]
    higher = known.above(card, known.held_by(suit, *known.opponents))
    lower = len(known.held_by(suit, *known.opponents)) - higher
    mine = len(known.own(suit))
    if not higher:
        return 14.0 + order.points[card] + (2 if suit == TRUMP else 0)
    return order.points[card] + 8.0 * lower / (higher + lower) + mine / 2


def _danger(known: Knowledge, card: Card) -> float:
    """Return how gladly a card is thrown away."""
    order = known.order
    suit = order.suit[card]
    others = known.held_by(suit, *known.opponents)
    lower = len(others) - known.above(card, others)
    if suit == TRUMP:
        return _JACK_DANGER + lower
    lone = 3.0 / len(known.own(suit))
    return order.points[card] + 1.5 * lower + lone


def ramsch_risk(hand: CardSet) -> float:
    """Return how likely ten cards catch points in a Ramsch, on a scale where 10 is ordinary."""
    order = trick_order(GameType.RAMSCH)
    risk = 2.0 * len(hand & order.trumps)
    for suit in _SUITS:
        own = sorted(order.strength[card] for card in hand & order.cards_of(suit))
        # The bottom card of a suit is the one to duck with.
        risk += sum(max(0, strength - 1 - 2 * n) for n, strength in enumerate(own)) * 0.6
    return risk
