"""What can be seen at a table of Scat when a person is on move, taken from the view alone."""

from __future__ import annotations

from wenzel.cards import Card, Suit, high_to_low
from wenzel.games.scat.actions import Discard, Source
from wenzel.games.scat.options import Scoring
from wenzel.games.scat.turns import Step, Turn, Turns
from wenzel.games.scat.values import HandKind, HandValue, points, value
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message
from wenzel.terminal.scene import HandCard, Scene, SeatLine
from wenzel.terminal.sheet import clockwise


def shown_hand(view: ScatView) -> tuple[Card, ...]:
    """Return the hand as it is shown and numbered."""
    return high_to_low(view.hand)


def scene_of(view: ScatView, number: int) -> Scene:
    """Return the scene of a view; ``number`` is that of the deal."""
    kept = {action.card for action in view.legal if isinstance(action, Discard)}
    hand = tuple(
        HandCard(place, card, card.suit, not kept or card in kept)
        for place, card in enumerate(shown_hand(view), 1)
    )
    return Scene(
        title=_title(view, number),
        seats=_seats(view),
        hand=hand,
        centre=_centre(view),
        points=hand_message(view),
    )


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


def _title(view: ScatView, number: int) -> tuple[Message, ...]:
    words = [Message("title.deal", number=number)]
    turns = view.turns
    if turns is None or view.outcome is not None:
        return tuple(words)
    if turns.knocker is None:
        words.append(Message("title.turn", number=turns.round_number))
    else:
        words.append(Message("title.knocked", seat=turns.knocker))
    return tuple(words)


def _centre(view: ScatView) -> tuple[Message, ...]:
    turns = view.turns
    if turns is None:
        return ()
    lines = [] if turns.top is None else [Message("pile.top", card=turns.top)]
    lines.append(Message("pile.stock", count=turns.stock_count))
    if view.options.scoring is Scoring.LIVES:
        lines.append(Message("pile.kitty", count=view.kitty))
    return tuple(lines)


def _seats(view: ScatView) -> tuple[SeatLine, ...]:
    knocker = None if view.turns is None else view.turns.knocker
    return tuple(
        SeatLine(seat, _groups(view, seat), is_marked=seat == knocker)
        for seat in clockwise(view.seat, view.options.players)
    )


def _groups(view: ScatView, seat: int) -> tuple[tuple[Message, ...], ...]:
    """Return what to say of a seat: its pennies and the deal, and what it did last."""
    lives = view.options.scoring is Scoring.LIVES
    stand = [pennies_message(view.pennies[seat])] if lives else []
    if seat == view.setting.dealer:
        stand.append(Message("place.dealer"))
    did: list[Message] = []
    turns = view.turns
    if turns is not None and seat == turns.knocker:
        did.append(Message("role.knocked"))
    elif turns is not None and seat in (latest := last_turns(turns)):
        did.append(turn_message(latest[seat]))
    return tuple(tuple(group) for group in (stand, did) if group)


def is_discarding(view: ScatView) -> bool:
    """Tell whether the person has drawn and has to lay a card away."""
    turns = view.turns
    return turns is not None and view.outcome is None and turns.step is Step.DISCARD
