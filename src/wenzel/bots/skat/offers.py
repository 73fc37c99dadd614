"""Answers to offers that would end the play."""

from __future__ import annotations

from wenzel.bots.player import Advice
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.null_play import danger
from wenzel.games.skat.actions import Accept, Decline
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.play import OfferKind
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.tricks import TRUMP


def answer_offer(view: SkatView) -> Advice:
    """Return the answer: a surrender is accepted, open cards only if they prove themselves."""
    known = Knowledge.of(view)
    offer = known.playing.offer
    assert offer is not None
    if offer.kind is OfferKind.CONCESSION:
        return Advice(Accept(), Message("hint.accept_concession"))
    if rest_is_declarers(known):
        return Advice(Accept(), Message("hint.accept_open_hand"))
    return Advice(Decline(), Message("hint.decline_open_hand"))


def rest_is_declarers(known: Knowledge) -> bool:
    """Tell whether a declarer whose cards lie open gets all he claims, whatever we do.

    In a Null that is no trick, else every trick. On the safe side: a case that takes reasoning
    beyond the tops of the suits is denied.
    """
    declarer = known.declarer
    assert declarer is not None
    order = known.order
    his = known.possible[declarer]
    others = known.unseen | known.hand
    for seat, cards in enumerate(known.playing.open_hands):
        if cards is not None and seat != declarer:
            others |= cards
    trick = known.playing.trick
    if trick.cards:
        return False
    if known.playing.contract.game is GameType.NULL:
        return trick.leader != declarer and all(
            danger(known, his & order.cards_of(suit), others & order.cards_of(suit)) == 0
            for suit in range(TRUMP)
        )
    if trick.leader != declarer:
        return False
    for suit in range(TRUMP + 1):
        against = others & order.cards_of(suit)
        if any(known.above(card, against) for card in his & order.cards_of(suit)):
            return False
    # High cards all, but a defender's trump would still ruff a plain one.
    return len(his & order.trumps) >= len(others & order.trumps) or his <= order.trumps
