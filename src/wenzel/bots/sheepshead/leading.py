"""Which card to lead, for all who have a side."""

from __future__ import annotations

from wenzel.bots.sheepshead.features import lead_terms
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.prospects import prospect
from wenzel.bots.sheepshead.weighing import Weighed, weighted
from wenzel.bots.sheepshead.weights import LEAD, Role
from wenzel.cards import Card, Rank
from wenzel.messages import Message
from wenzel.tricks import TRUMP


def lead(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be led, weighed."""
    weights = LEAD[known.role]
    choices = []
    for card in known.legal:
        found = prospect(known, card)
        worth = weighted(lead_terms(known, card, found), weights)
        reason = Message(_code(known, card), card=card, suit=known.order.suit[card])
        choices.append(Weighed(card, worth, reason))
    return choices


def _code(known: Knowledge, card: Card) -> str:
    if len(known.legal) == 1:
        return "hint.sheepshead.only_card"
    suit = known.order.suit[card]
    if suit == TRUMP:
        return _trump_code(known, card)
    if suit == known.called_suit:
        if known.role is Role.PICKER:
            return "hint.sheepshead.find_partner"
        if known.role is Role.PARTNER:
            return "hint.sheepshead.lead_called_card"
        return "hint.sheepshead.lead_called_suit"
    if card.rank is Rank.ACE or known.is_master(card):
        return "hint.sheepshead.lead_high"
    if known.role is Role.OPPONENT and known.others[0] == known.sides.picker:
        return "hint.sheepshead.lead_through"
    return "hint.sheepshead.lead_fail"


def _trump_code(known: Knowledge, card: Card) -> str:
    if known.role is Role.OPPONENT:
        return "hint.sheepshead.lead_trump_last"
    if known.role is Role.PARTNER:
        return "hint.sheepshead.partner_trump"
    if known.is_master(card):
        return "hint.sheepshead.pull_high"
    return "hint.sheepshead.pull_low"
