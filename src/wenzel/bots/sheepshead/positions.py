"""A layout as a position with all cards open."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from wenzel.bots.sheepshead.layouts import Layout
from wenzel.cards import Card, CardSet, Rank
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.trick_order import under_card
from wenzel.solver.position import Duty, Position
from wenzel.tricks import TrickOrder


def side_of(playing: Playing, layout: Layout) -> frozenset[int]:
    """Return the table seats of the picker's side in a layout."""
    side = set(playing.known_partners)
    if playing.picker is not None:
        side.add(playing.picker)
    if not playing.alone:
        made = partner_cards(playing.setting.options, playing.call)
        side |= {seat for seat, hand in enumerate(layout.hands) if hand & made}
    return frozenset(side)


def position_of(playing: Playing, layout: Layout, side: frozenset[int]) -> Position:
    """Return a layout as a position; its seats are the places in the order of play."""
    seats = playing.setting.order
    order = playing.order
    if layout.under is not None and playing.call is not None:
        order = _with_real_under(order, playing.call, layout.under)
    points = playing.points(*side)
    trick = playing.trick.cards
    if playing.picker is not None:
        points += order.points_of(layout.buried)
    if layout.under is not None and playing.call is not None:
        stand_in = under_card(playing.call)
        for done in playing.tricks:
            if stand_in in done.cards and playing.winner(done) in side:
                points += order.points[layout.under]
        trick = tuple(layout.under if card is stand_in else card for card in trick)
    return Position(
        order,
        tuple(layout.hands[seat] for seat in seats),
        seats.index(playing.trick.leader),
        frozenset(seats.index(seat) for seat in side),
        trick=trick,
        points=points,
        taken=playing.tricks_of(*side),
        duty=_duty(playing, layout, order),
    )


@lru_cache(maxsize=64)
def _with_real_under(order: TrickOrder, call: Card, under: Card) -> TrickOrder:
    """Return the order in which the card laid face down is itself of the called suit."""
    suits, strength = list(order.suit), list(order.strength)
    suits[under], strength[under] = int(call.suit), 0
    masks = tuple(
        sum(1 << number for number, own in enumerate(suits) if own == suit)
        for suit in range(len(order.masks))
    )
    return replace(order, suit=tuple(suits), strength=tuple(strength), masks=masks)


def _duty(playing: Playing, layout: Layout, order: TrickOrder) -> Duty | None:
    call = playing.call
    if call is None or playing.picker is None or not playing.binds:
        return None
    if call.rank is Rank.TEN:
        both = CardSet((call, Card.of(call.suit, Rank.ACE)))
        return Duty(call.suit, both, both)
    own = layout.hands[playing.picker] & order.cards_of(call.suit)
    return Duty(call.suit, CardSet((call,)), own.with_card(call))
