"""How a Null is played, by the declarer who ducks and by the defenders who duck deeper."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.choice import Chosen, highest, lowest, only
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card, CardSet
from wenzel.messages import Message

_OWN_CHOICE: Final = 4.0
"""What is against attacking a suit that the declarer led of his own accord: he is safe there."""


def play_null(known: Knowledge) -> Chosen:
    """Return a card in a Null."""
    legal = known.legal
    if len(legal) == 1:
        return only(next(iter(legal)))
    if known.seat == known.declarer:
        return _declare(known)
    return _defend(known)


def danger(known: Knowledge, own: CardSet, others: CardSet) -> int:
    """Return how far cards of one suit are from never winning against the others' cards of it.

    0 is safe: card by card from the bottom, there is a lower one among the others.
    """
    strength = known.order.strength
    mine = sorted(strength[card] for card in own)
    theirs = sorted(strength[card] for card in others)
    worst = 0
    for n, card in enumerate(mine[: len(theirs)]):
        below = sum(other < card for other in theirs)
        worst = max(worst, below - n)
    return worst


# -- the declarer ------------------------------------------------------------


def _declare(known: Knowledge) -> Chosen:
    if known.led is None:
        card = min(known.hand, key=lambda c: _lead_risk(known, c))
        return card, Message("hint.null_lead", card=card)
    suit = known.order.suit[known.led]
    if all(known.order.suit[card] != suit for card in known.legal):
        card = max(known.hand, key=lambda c: _relief(known, c))
        return card, Message("hint.null_throw", card=card)
    winners = known.winners
    under = [card for card in known.legal if card not in winners]
    if under:
        card = highest(known, under)
        return card, Message("hint.null_under", card=card)
    card = lowest(known, winners)
    if known.behind:
        return card, Message("hint.null_hope", card=card)
    return highest(known, winners), Message("hint.null_caught")


def _lead_risk(known: Knowledge, card: Card) -> tuple[float, int, int]:
    """Return how likely nobody goes above a card that is led, and what breaks the tie."""
    suit = known.order.suit[card]
    none_above = 1.0
    for seat in known.opponents:
        possible = known.held_by(suit, seat)
        higher = known.above(card, possible)
        if not possible:
            continue
        below = len(possible) - higher
        void = known.void_chance(seat, suit)
        # He ducks when he can: only one who has nothing lower must take it.
        none_above *= void + (1 - void) * (below / len(possible)) ** 0.5 if below else void
    own = known.hand & known.order.cards_of(suit)
    return (round(none_above, 3), known.order.strength[card], len(own))


def _relief(known: Knowledge, card: Card) -> tuple[int, int, int]:
    """Return how much safer the hand is without a card."""
    suit = known.order.suit[card]
    own = known.hand & known.order.cards_of(suit)
    others = known.held_by(suit, *known.opponents)
    before = danger(known, own, others)
    after = danger(known, own.without(card), others)
    return (10 * (before - after) + before, known.order.strength[card], card.number)


# -- the defenders -----------------------------------------------------------


def _defend(known: Knowledge) -> Chosen:
    assert known.declarer is not None
    if known.led is None:
        card = max(known.hand, key=lambda c: _attack(known, c))
        suit = known.order.suit[card]
        if known.is_void(known.declarer, suit):
            return card, Message("hint.null_no_attack", card=card)
        return card, Message("hint.null_attack", card=card, suit=suit)
    suit = known.order.suit[known.led]
    if all(known.order.suit[card] != suit for card in known.legal):
        card = max(known.legal, key=lambda c: _burden(known, c))
        return card, Message("hint.null_unblock", card=card)
    winners = known.winners
    under = [card for card in known.legal if card not in winners]
    if known.declarer in known.behind:
        # Keep the bar low: he must get under it. A high card under it is got rid of.
        if under:
            card = highest(known, under)
            return card, Message("hint.null_keep_low", card=card)
        card = lowest(known, winners)
        return card, Message("hint.null_keep_low", card=card)
    if known.winning_seat == known.declarer:
        card = highest(known, under) if under else lowest(known, winners)
        code = "hint.null_catch" if under else "hint.null_forced_over"
        return card, Message(code, card=card)
    card = highest(known, known.legal)
    return card, Message("hint.null_get_rid", card=card)


def _attack(known: Knowledge, card: Card) -> tuple[float, int]:
    """Return how promising a lead is: low, in a suit where the declarer may be caught."""
    suit = known.order.suit[card]
    assert known.declarer is not None
    assert known.partner is not None
    his = known.held_by(suit, known.declarer)
    if not his:
        return (-20.0 - known.order.strength[card] / 10, -card.number)
    partners = known.held_by(suit, known.partner)
    below = len(his) - known.above(card, his)
    # All his cards above ours, or those below few: then he may have to take it.
    caught = (len(his) - below) / len(his)
    partner_under = len(partners) - known.above(card, partners)
    if partners and not partner_under:
        caught *= 0.9
    own = known.own(suit)
    short = 4 - len(own)
    open_hand = (
        bool(known.playing.open_hands)
        and known.possible[known.declarer] == (known.playing.open_hands[known.declarer])
    )
    if open_hand:
        gap = danger(known, his, CardSet(own) | partners)
        return (12 * gap + 6 * caught + short - known.order.strength[card] / 10, -card.number)
    own_choice = _OWN_CHOICE if _led_by_declarer(known, suit) else 0
    worth = 8 * caught + 1.2 * short - own_choice - known.order.strength[card] / 20
    return (worth, -card.number)


def _led_by_declarer(known: Knowledge, suit: int) -> bool:
    return any(
        trick.leader == known.declarer and known.order.suit[trick.cards[0]] == suit
        for trick in known.playing.tricks
    )


def _burden(known: Knowledge, card: Card) -> tuple[float, int]:
    """Return how much a card is in the way: high ones, and last ones of a suit he still holds."""
    assert known.declarer is not None
    suit = known.order.suit[card]
    own = known.own(suit)
    his = known.held_by(suit, known.declarer)
    if not his:
        return (-5.0 + known.order.strength[card] / 10, -card.number)
    lone = 3 if len(own) == 1 else 0
    return (known.order.strength[card] + lone - len(own) / 2, -card.number)
