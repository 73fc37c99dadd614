"""What a seat at a table of Scat may know: worth of its hand, pennies, what everybody did."""

from __future__ import annotations

from wenzel.cards import Suit
from wenzel.games.scat.actions import Discard, Source
from wenzel.games.scat.turns import Turn, Turns
from wenzel.games.scat.values import HandKind, HandValue, points, value
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message


def hand_message(view: ScatView) -> Message | None:
    """Return what the person's hand is worth; with a card too many, what it can be worth."""
    if not view.hand:
        return None
    left = [action.card for action in view.legal if isinstance(action, Discard)]
    if left:
        best = max(value(view.hand.without(card), view.options) for card in left)
        return Message("worth.best", score=worth_words(best))
    by_suit = tuple(
        Message("worth.suit", suit=suit, score=sum(points(card) for card in cards))
        for suit in reversed(Suit)
        if (cards := [card for card in view.hand if card.suit is suit])
    )
    best = value(view.hand, view.options)
    if len(by_suit) == 1:
        return Message("worth.now", score=worth_words(best))
    return Message("worth.now_by_suit", score=worth_words(best), suits=by_suit)


def worth_words(worth: HandValue) -> Message:
    """Return the worth of a hand and what makes it."""
    match worth.kind:
        case HandKind.SUIT:
            return Message("worth.in_suit", score=worth.text, suit=worth.suit)
        case HandKind.STRAIGHT_FLUSH:
            return Message("worth.straight_flush", score=worth.text)
        case HandKind.THREE_OF_A_KIND:
            return Message("worth.three_of_a_kind", score=worth.text)


def pennies_message(pennies: int | None) -> Message:
    """Return what a player has left."""
    if pennies is None:
        return Message("pennies.out")
    return Message("pennies.left", count=pennies) if pennies else Message("pennies.dole")


def turn_message(turn: Turn) -> Message:
    """Return what a seat has taken and thrown."""
    if turn.source is Source.STOCK:
        return Message("turn.from_stock", card=turn.thrown)
    return Message("turn.from_pile", taken=turn.taken, card=turn.thrown)


def last_turns(turns: Turns) -> dict[int, Turn]:
    """Return the last turn of each seat that has had one, in the order they were taken."""
    latest: dict[int, Turn] = {}
    for turn in turns.history:
        latest.pop(turn.seat, None)
        latest[turn.seat] = turn
    return latest


def title(view: ScatView, number: int) -> tuple[Message, ...]:
    """Return which deal it is and how far it has come; ``number`` is that of the deal."""
    words = [Message("title.deal", number=number)]
    turns = view.turns
    if turns is None or view.outcome is not None:
        return tuple(words)
    if turns.knocker is None:
        words.append(Message("title.turn", number=turns.round_number))
    else:
        words.append(Message("title.knocked", seat=turns.knocker))
    return tuple(words)
