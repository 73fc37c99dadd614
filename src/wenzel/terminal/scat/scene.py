"""What can be seen at a table of Scat when a person is on move, taken from the view alone."""

from __future__ import annotations

from wenzel.cards import Card, high_to_low
from wenzel.games.scat.actions import Discard
from wenzel.games.scat.options import Scoring
from wenzel.games.scat.turns import Step
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message
from wenzel.telling.scat.knowledge import (
    hand_message,
    last_turns,
    pennies_message,
    title,
    turn_message,
)
from wenzel.telling.sheet import clockwise
from wenzel.terminal.scene import HandCard, Scene, SeatLine


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
        title=title(view, number),
        seats=_seats(view),
        hand=hand,
        centre=_centre(view),
        points=hand_message(view),
    )


def _centre(view: ScatView) -> tuple[Message, ...]:
    turns = view.turns
    if turns is None:
        return ()
    lines = [] if turns.top is None else [Message("pile.top", card=turns.top)]
    lines.append(Message("pile.stock", count=turns.stock_count))
    if view.options.scoring is Scoring.LIVES:
        lines.append(Message("pile.kitty", count=view.setting.kitty))
    return tuple(lines)


def _seats(view: ScatView) -> tuple[SeatLine, ...]:
    knocker = None if view.turns is None else view.turns.knocker
    return tuple(
        SeatLine(seat, _groups(view, seat), is_marked=seat == knocker)
        for seat in clockwise(view.seat, view.options.players)
    )


def _groups(view: ScatView, seat: int) -> tuple[tuple[Message, ...], ...]:
    """Return what to say of a seat: its pennies before the round, the deal, what it did last."""
    lives = view.options.scoring is Scoring.LIVES
    stand = [pennies_message(view.setting.pennies[seat])] if lives else []
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
