"""What can be seen at a table of Skat when a person is on move, taken from the view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.skat.actions import Discard, Play
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.telling.sheet import clockwise
from wenzel.telling.skat.knowledge import (
    call_message,
    order_of,
    points_message,
    title,
    worths_message,
)
from wenzel.terminal.scene import Scene, SeatLine
from wenzel.terminal.trick_games import hand_cards, lying_cards

_PLACES: Final = ("place.forehand", "place.middlehand", "place.rearhand")


def sorted_hand(view: SkatView) -> tuple[Card, ...]:
    """Return the hand as it is shown and numbered."""
    return order_of(view).high_to_low(view.hand)


def playable_cards(view: SkatView) -> CardSet:
    """Return the cards that a legal action plays or lays away; nothing where none does."""
    cards = NO_CARDS
    for action in view.legal:
        if isinstance(action, Play):
            cards = cards.with_card(action.card)
        elif isinstance(action, Discard):
            cards |= action.cards
    return cards


def scene_of(view: SkatView, number: int) -> Scene:
    """Return the scene of a view; ``number`` is that of the deal."""
    playing, order = view.playing, order_of(view)
    scene = Scene(
        title=title(view, number),
        seats=_seats(view),
        hand=hand_cards(order, view.hand, playable_cards(view) or None, view.holding.taken),
        points=points_message(view),
        remarks=(worths_message(view),) if isinstance(view.phase, Auction) else (),
    )
    if playing is None:
        return scene
    trick = lying_cards(playing.trick)
    return replace(
        scene,
        trick=trick,
        leading=playing.winner(playing.trick) if trick else None,
        open_hands=tuple(
            (seat, hand_cards(order, cards, None))
            for seat, cards in enumerate(playing.open_hands)
            if cards is not None and seat != view.seat
        ),
    )


def _seats(view: SkatView) -> tuple[SeatLine, ...]:
    declarer = view.bidding.declarer
    return tuple(
        SeatLine(seat, _groups(view, seat), is_marked=seat == declarer)
        for seat in clockwise(view.seat, view.setting.options.players)
    )


def _groups(view: SkatView, seat: int) -> tuple[tuple[Message, ...], ...]:
    """Return what to say of a seat: the place at the table, the auction, the tricks."""
    setting, bidding, playing = view.setting, view.bidding, view.playing
    place = [Message("place.out")]
    if seat in setting.order:
        place = [Message(_PLACES[setting.order.index(seat)])]
        if seat == setting.dealer:
            place.append(Message("place.dealer"))
    auction = [Message("role.declarer")] if seat == bidding.declarer else []
    auction += [call_message(call) for call in bidding.calls if call.seat == seat][-1:]
    count = playing.tricks_of(seat) if playing is not None else 0
    tricks = [Message("role.tricks", count=count)] if count else []
    return tuple(tuple(group) for group in (place, auction, tricks) if group)
