"""What has happened in a round of Scat, event by event, as messages: one quiet line each."""

from __future__ import annotations

from wenzel.games.game import Event
from wenzel.games.scat.actions import (
    Discard,
    Draw,
    Drawn,
    Knock,
    Reshuffled,
    Source,
    Stand,
    ThrowDown,
)
from wenzel.games.scat.turns import Turn
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message
from wenzel.telling.scat.knowledge import turn_message


def tell(event: Event, before: ScatView, after: ScatView) -> tuple[Message, ...]:
    """Return what to say of an event that led from one view to the next.

    Others draw and throw on one line. The hands, and a 31, are told by the settlement.
    """
    seat, own = event.seat, event.seat == after.seat
    match event.what:
        case Drawn(card):
            return (Message("told.drew", seat=seat, card=card),)
        case Draw(Source.DISCARD) if own:
            assert after.turns is not None
            return (Message("told.took", seat=seat, card=after.turns.taken),)
        case Discard(card) if own:
            return (Message("told.threw", seat=seat, card=card),)
        case Discard(card) if seat is not None:
            turns = before.turns
            assert turns is not None
            assert turns.source is not None
            turn = Turn(seat, turns.source, turns.taken, card)
            return (Message("told.turn", seat=seat, turn=turn_message(turn)),)
        case Knock():
            return (Message("told.knock", seat=seat),)
        case ThrowDown():
            return (Message("told.throw_down", seat=seat),)
        case Stand():
            return (Message("told.stand", seat=seat),)
        case Reshuffled(count):
            return (Message("told.reshuffled", count=count),)
    return ()
