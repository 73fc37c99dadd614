"""What the cards played so far tell of the hands they came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from wenzel.games.sheepshead.play import Playing
from wenzel.tricks import TRUMP, Trick, TrickOrder

# How much likelier a partner is to do something than an opponent.
_LEADS_TRUMP: Final = 3.0
_LEADS_FAIL: Final = 0.6
_GIVES_PICKER_POINTS: Final = 2.5
_GIVES_PICKER_NOTHING: Final = 0.85
_TAKES_FROM_PICKER: Final = 0.5
_FAT: Final = 10
"""From so many card points on a card is a gift."""


def void_suits(seat: int, order: TrickOrder, tricks: Iterable[Trick]) -> frozenset[int]:
    """Return the effective suits that a seat has shown not to have."""
    voids = set()
    for trick in tricks:
        card, led = trick.card_of(seat), trick.led
        if card is not None and led is not None and order.suit[card] != order.suit[led]:
            voids.add(order.suit[led])
    return frozenset(voids)


def partner_weight(seat: int, playing: Playing, tricks: Sequence[Trick]) -> float:
    """Return how much likelier a seat's cards were played by a secret partner than by another.

    Only the manner counts; what is certain, such as who cannot hold the called card, is known
    elsewhere.
    """
    weight = 1.0
    for trick in tricks:
        weight *= _weight_in(trick, seat, playing.picker, playing.order)
    return weight


def _weight_in(trick: Trick, seat: int, picker: int | None, order: TrickOrder) -> float:
    card = trick.card_of(seat)
    if card is None:
        return 1.0
    if trick.leader == seat:
        return _LEADS_TRUMP if order.suit[card] == TRUMP else _LEADS_FAIL
    before = trick.cards[: trick.seats.index(seat)]
    place = order.winner(before)
    if trick.seats[place] != picker:
        return 1.0
    if order.beats(card, before[place]):
        return _TAKES_FROM_PICKER
    return _GIVES_PICKER_POINTS if order.points[card] >= _FAT else _GIVES_PICKER_NOTHING
