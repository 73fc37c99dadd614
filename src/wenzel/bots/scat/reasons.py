"""Why a card is taken, left or thrown: what the players of Scat have in common to say."""

from __future__ import annotations

from wenzel.bots.scat.rivals import Rival, Wish, wish
from wenzel.cards import Card, CardSet
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.turns import Turns
from wenzel.games.scat.values import (
    THIRTY_ONE,
    best_after_discard,
    half_points,
    score_text,
    value,
)
from wenzel.messages import Message


def score_with(options: ScatOptions, hand: CardSet, card: Card) -> int:
    """Return the best score in half points that is left with a card taken from the pile."""
    return best_after_discard(hand.bits | card.bit, half_points(options), kept=card.bit)


def why_take(options: ScatOptions, hand: CardSet, card: Card) -> Message:
    """Say what is gained by taking the top of the discard pile."""
    now, then = half_points(options)[hand.bits], score_with(options, hand, card)
    if then == THIRTY_ONE:
        return Message("hint.scat.take_thirty_one", card=card)
    if then > now:
        return Message("hint.scat.take", card=card, score=score_text(then), before=score_text(now))
    return Message("hint.scat.take_for_later", card=card, suit=card.suit)


def why_stock(turns: Turns) -> Message:
    """Say why the top of the discard pile is left."""
    if turns.top is None:
        return Message("hint.scat.stock_only")
    if turns.knocker is not None:
        return Message("hint.scat.stock_last", card=turns.top, seat=turns.knocker)
    return Message("hint.scat.stock", card=turns.top)


def why_throw(options: ScatOptions, hand: CardSet, card: Card, following: Rival) -> Message:
    """Say why a card of four is thrown.

    Args:
        options: the house rules.
        hand: the four cards.
        card: which of them is thrown.
        following: the next player.
    """
    left = hand.without(card)
    kept = value(left, options)
    if kept.halves == THIRTY_ONE:
        return Message("hint.scat.throw_thirty_one", card=card)
    scored = half_points(options)
    spared = [
        other
        for other in hand
        if other is not card
        and scored[hand.without(other).bits] >= kept.halves
        and wish(following, other.suit) is Wish.COLLECTS
        and other.suit is not card.suit
    ]
    if spared and following.has_last_turn:
        return Message(
            "hint.scat.throw_guarded", card=card, seat=following.seat, suit=spared[0].suit
        )
    if kept.suit is None:
        return Message("hint.scat.throw_for_three", card=card, score=kept.text)
    return Message("hint.scat.throw", card=card, score=kept.text, suit=kept.suit)
