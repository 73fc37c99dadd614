"""What speaks for and against a card, as numbers: the terms that the weights are fitted to.

Chances run from 0 to 1 and card points are counted in tens, so that all terms are of one size.
"""

from __future__ import annotations

from typing import Final

from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.prospects import Prospect, ruff_chance
from wenzel.cards import Card, Rank
from wenzel.tricks import TRUMP

_TENS: Final = 10.0

CARD_TERMS: Final = (
    "trump", "trumps below", "trumps below squared", "master trump", "points of a trump",
    "trump early", "trumps below early", "points of a fail card", "ace or master", "ace ruffed",
    "last of its suit", "length of its suit", "of the called suit",
)  # fmt: skip
FOLLOW_TERMS: Final = (
    "gain", "ours", "takes", "takes early", "takes dear", "gain early", *CARD_TERMS,
)  # fmt: skip
LEAD_TERMS: Final = (
    "gain", "ours", "takes", "trumps of foes", "trumps of friends", "own trumps", "foe ruffs",
    "friend ruffs", "picker next", "picker last", "called suit early", *CARD_TERMS,
)  # fmt: skip


def follow_terms(known: Knowledge, card: Card, found: Prospect) -> tuple[float, ...]:
    """Return the terms of `FOLLOW_TERMS` for a card to be added to a trick."""
    early = _early(known)
    best = known.best
    assert best is not None
    beats = known.order.beats(card, best)
    dear = _below(known, card) if beats and known.order.suit[card] == TRUMP else 0.0
    gain = found.gain / _TENS
    return (
        gain, found.ours, found.mine, found.mine * early, dear, gain * early,
        *_card_terms(known, card, early),
    )  # fmt: skip


def lead_terms(known: Knowledge, card: Card, found: Prospect) -> tuple[float, ...]:
    """Return the terms of `LEAD_TERMS` for a card to be led."""
    order = known.order
    suit = order.suit[card]
    early = _early(known)
    is_trump = suit == TRUMP
    foes = friends = 0.0
    friend_ruffs = foe_ruffs = 0.0
    if is_trump:
        for seat in known.others:
            has = 1 - known.has_none(seat, order.trumps)
            friend = known.friend(seat)
            friends += friend * has
            foes += (1 - friend) * has
    else:
        foe_ruffs, friend_ruffs = ruff_chance(known, suit)
    picker = known.sides.picker
    others = known.others
    called = suit == known.called_suit
    return (
        found.gain / _TENS,
        found.ours,
        found.mine,
        foes,
        friends,
        is_trump * len(known.own(TRUMP)) / len(known.hand),
        foe_ruffs,
        friend_ruffs,
        float(not is_trump and picker == others[0]),
        float(not is_trump and picker == others[-1]),
        called * early,
        *_card_terms(known, card, early),
    )


def _early(known: Knowledge) -> float:
    """Return how much of the hand is still to be played, the present trick left out."""
    return (len(known.hand) - 1) / known.hand_size


def _below(known: Knowledge, card: Card) -> float:
    """Return which share of the unseen trumps is lower than a trump."""
    trumps = known.unseen & known.order.trumps
    if not trumps:
        return 1.0
    return 1 - len(known.higher(card, trumps)) / len(trumps)


def _card_terms(known: Knowledge, card: Card, early: float) -> tuple[float, ...]:
    order = known.order
    suit = order.suit[card]
    points = order.points[card] / _TENS
    if suit == TRUMP:
        below = _below(known, card)
        master = float(known.is_master(card))
        return (1.0, below, below * below, master, points, early, below * early) + (0.0,) * 6
    fellows = len(known.own(suit))
    high = float(card.rank is Rank.ACE or known.is_master(card))
    ruffed = high * ruff_chance(known, suit)[0] if high else 0.0
    last = float(fellows == 1 and bool(known.own(TRUMP)))
    called = float(suit == known.called_suit)
    return (0.0,) * 7 + (points, high, ruffed, last, float(fellows), called)
