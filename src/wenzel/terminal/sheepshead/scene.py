"""What can be seen at a table of Sheepshead when a person is on move, from the view alone."""

from __future__ import annotations

from dataclasses import replace

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.actions import Bury, LayUnder, Play, PlayUnder
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.preparing import Burying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message
from wenzel.telling.sheepshead.knowledge import (
    order_of,
    points_message,
    stand_in,
    strength_message,
    title,
    under_in_hand,
)
from wenzel.telling.sheet import clockwise
from wenzel.terminal.scene import HandCard, Scene, SeatLine
from wenzel.terminal.trick_games import hand_cards, lying_cards


def shown_hand(view: SheepsheadView) -> tuple[Card, ...]:
    """Return the hand as it is shown and numbered; an under laid aside comes last.

    Where two play, it is the open cards before the seat when one of them is to be played.
    """
    under = under_in_hand(view)
    cards = order_of(view).high_to_low(_held(view))
    return cards if under is None else (*cards, under)


def _held(view: SheepsheadView) -> CardSet:
    phase = view.phase
    if isinstance(phase, Playing) and phase.current_player == view.seat:
        return phase.source(view.seat, view.holding)
    return view.hand


def scene_of(view: SheepsheadView, number: int) -> Scene:
    """Return the scene of a view; ``number`` is that of the deal."""
    scene = Scene(
        title=title(view, number),
        seats=_seats(view),
        hand=_hand(view),
        points=points_message(view),
        remarks=(strength_message(view),) if isinstance(view.phase, Picking) else (),
    )
    playing = view.playing
    if playing is None:
        return scene
    trick = playing.trick
    leading = playing.winner(trick) if trick.cards else None
    return replace(scene, trick=lying_cards(trick, stand_in(view)), leading=leading)


def _hand(view: SheepsheadView) -> tuple[HandCard, ...]:
    legal = view.legal
    playable, chooses = NO_CARDS, False
    for action in legal:
        match action:
            case Play(card) | LayUnder(card):
                playable, chooses = playable.with_card(card), True
            case Bury(cards):
                playable, chooses = playable | cards, True
            case PlayUnder():
                chooses = True
    order, under = order_of(view), under_in_hand(view)
    taken = view.holding.taken if isinstance(view.phase, Burying) else NO_CARDS
    hand = hand_cards(order, _held(view), playable if chooses else None, taken)
    if under is None or view.call is None:
        return hand
    may = not chooses or PlayUnder() in legal
    suit = int(view.call.suit)
    return (*hand, HandCard(len(hand) + 1, under, suit, playable=may, face_down=True))


def _seats(view: SheepsheadView) -> tuple[SeatLine, ...]:
    return tuple(
        SeatLine(seat, _groups(view, seat), is_marked=seat == view.picker)
        for seat in clockwise(view.seat, view.options.seats)
    )


def _groups(view: SheepsheadView, seat: int) -> tuple[tuple[Message, ...], ...]:
    """Return what to say of a seat: the place, the part it plays, its tricks."""
    setting, playing = view.setting, view.playing
    if seat not in setting.order:
        return ((Message("place.out"),),)
    place = [Message(f"place.order_{setting.order.index(seat) + 1}")]
    if seat == setting.dealer:
        place.append(Message("place.dealer"))
    count = playing.tricks_of(seat) if playing is not None else 0
    tricks = [Message("role.tricks", count=count)] if count else []
    part = _part(view, seat)
    if playing is not None and playing.batteries:
        row = order_of(view).high_to_low(playing.batteries[seat])
        part.append(Message("role.open_cards", cards=row))
    return tuple(tuple(group) for group in (place, part, tricks) if group)


def _part(view: SheepsheadView, seat: int) -> list[Message]:
    phase, picked, playing = view.phase, view.picked, view.playing
    if isinstance(phase, Picking):
        return [Message("call.pass")] if seat in phase.passed else []
    known = playing.known_partners if playing is not None else ()
    if picked is not None:
        known = (*known, *picked.partners)
    words: list[Message] = []
    if seat == view.picker:
        words.append(Message("role.picker"))
    elif picked is not None and seat in known:
        words.append(Message("role.partner"))
    elif picked is not None and seat == view.seat == view.partner:
        words.append(Message("role.partner_secret"))
    elif picked is None and seat in known:
        words.append(Message("role.on_the_side"))
    for owner, queens in picked.shown if picked is not None else ():
        if owner == seat:
            words.append(Message("role.showed", cards=queens))
    return words


def is_choosing_cards(view: SheepsheadView) -> bool:
    """Tell whether the person has to choose among cards, which have numbers of their own."""
    return any(isinstance(action, Play | PlayUnder | Bury | LayUnder) for action in view.legal)
