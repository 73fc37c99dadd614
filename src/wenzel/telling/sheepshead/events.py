"""What has happened in a hand of Sheepshead, event by event, as messages: one quiet line each."""

from __future__ import annotations

from wenzel.games.game import Action, Event, Fact, Hidden
from wenzel.games.sheepshead.actions import (
    Alone,
    AskRedeal,
    BlindTaken,
    Bury,
    Call,
    CallSheepshead,
    Crack,
    CrackAgain,
    LayUnder,
    Pass,
    Pick,
    Play,
    PlayUnder,
    QueensShown,
    Recrack,
    Revealed,
    TurnedUp,
    UnderSeen,
)
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind
from wenzel.games.sheepshead.preparing import Burying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message
from wenzel.telling.cards import sorted_cards
from wenzel.telling.sheepshead.knowledge import order_of


def tell(event: Event, before: SheepsheadView, after: SheepsheadView) -> tuple[Message, ...]:
    """Return what to say of an event that led from one view to the next.

    The deal itself is told by the scene, the end by the settlement.
    """
    seat = event.seat
    if seat is None:
        return _revealed(event.what, after) if isinstance(event.what, Revealed) else ()
    return (*_deed(event.what, seat, before, after), *_consequence(before, after))


def _deed(
    what: Action | Fact, seat: int, before: SheepsheadView, after: SheepsheadView
) -> tuple[Message, ...]:
    order = order_of(after)
    match what:
        case Pick():
            return (Message("told.pick", seat=seat),)
        case Pass() if isinstance(before.phase, Picking):
            return (Message("told.pass", seat=seat),)
        case AskRedeal():
            return (Message("told.redeal", seat=seat),)
        case BlindTaken(cards):
            return (Message("told.blind", cards=sorted_cards(order, cards)),)
        case Bury(cards):
            shown = sorted_cards(order, cards)
            return (Message("told.buried", seat=seat, cards=shown, points=order.points_of(cards)),)
        case Hidden(kind="bury") if isinstance(before.phase, Burying):
            return (Message("told.buried_some", seat=seat, count=before.phase.size),)
        case Call(card, under):
            code = "told.call_under" if under else "told.call"
            return (Message(code, seat=seat, card=card),)
        case Alone():
            return (Message("told.alone", seat=seat),)
        case CallSheepshead():
            return (Message("told.call_sheepshead", seat=seat),)
        case TurnedUp(card):
            return (Message("told.turned_up", seat=seat, card=card),)
        case LayUnder(card):
            return (Message("told.lay_under", seat=seat, card=card),)
        case Crack() | Recrack() | CrackAgain():
            return (Message(f"told.{what.line}", seat=seat, factor=_factor(after)),)
        case QueensShown(cards):
            shown = sorted_cards(order, cards)
            return (Message("told.blitz", seat=seat, cards=shown, factor=_factor(after)),)
        case Play(card):
            return (Message("told.play", seat=seat, card=card), *_follow_up(before, after))
        case PlayUnder():
            return (Message("told.play_under", seat=seat), *_follow_up(before, after))
        case UnderSeen(card):
            return (Message("told.under_seen", card=card),)
    # Who may double is asked in turn, and who is silent tells nothing: no line for a pass there.
    return ()


def _factor(view: SheepsheadView) -> int:
    assert view.picked is not None
    return view.picked.factor * view.setting.stake


def _follow_up(before: SheepsheadView, after: SheepsheadView) -> tuple[Message, ...]:
    """Return whom a card has given away, and who took the trick that it ended."""
    earlier, playing = before.playing, after.playing
    assert earlier is not None
    assert playing is not None
    found = [
        _found(seat, after) for seat in playing.known_partners if seat not in earlier.known_partners
    ]
    number = len(playing.tricks)
    if number > len(earlier.tricks):
        trick = playing.tricks[-1]
        points = playing.order.points_of(trick.cards)
        taker = playing.winner(trick)
        found.append(Message("told.trick", number=number, seat=taker, points=points))
    return tuple(found)


def _found(seat: int, view: SheepsheadView) -> Message:
    """Return on whose side a seat has shown itself to be."""
    if view.picked is not None:
        return Message("told.partner", seat=seat)
    return Message(f"side.{view.options.partner.value}", seat=seat)


def _consequence(before: SheepsheadView, after: SheepsheadView) -> tuple[Message, ...]:
    """Return what it leads to that nobody has picked."""
    earlier, phase, playing = before.phase, after.phase, after.playing
    if not isinstance(earlier, Picking):
        return ()
    if isinstance(phase, Picking):
        forced = phase.forced and not earlier.forced
        return (Message("told.has_to_pick", seat=phase.current_player),) if forced else ()
    if playing is not None and playing.kind is not Kind.PICKED:
        return (Message(f"told.{playing.kind.value}"),)
    return ()


def _revealed(revealed: Revealed, after: SheepsheadView) -> tuple[Message, ...]:
    order = order_of(after)
    lines = [
        Message("told.dealt", seat=seat, cards=sorted_cards(order, revealed.hands[seat]))
        for seat in after.setting.order
    ]
    for code, cards in (
        ("told.blind_was", revealed.blind),
        ("told.partners_blind_was", revealed.partners_blind),
        ("told.buried_was", revealed.buried),
    ):
        if cards:
            lines.append(Message(code, cards=sorted_cards(order, cards)))
    if revealed.under is not None:
        lines.append(Message("told.under_was", card=revealed.under))
    return tuple(lines)
