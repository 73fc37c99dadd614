"""How a trick may end if a card is played now, with what is known of the other hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.cards import Card

_FRIEND_ADDS: Final = 5.5
"""Card points that a seat to come puts on a trick of its own side."""
_FOE_ADDS: Final = 2.0
"""Card points that a seat to come puts on a trick of the other side."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """How a trick may end if a card is played now.

    Attributes:
        ours: how likely the trick goes to the own side, 0 to 1.
        mine: how likely the card itself takes it, 0 to 1.
        gain: expected card points won less those lost.
    """

    ours: float
    mine: float
    gain: float


def prospect(known: Knowledge, card: Card) -> Prospect:
    """Return how the trick may end if this seat plays a card now."""
    order = known.order
    trick = known.trick
    led = trick.led or card
    suit = order.suit[led]
    best = known.best
    if best is None or order.beats(card, best):
        best, ours, mine = card, 1.0, 1.0
    else:
        ours, mine = known.friend(trick.winning_seat(order)), 0.0
    forced = suit == known.called_suit
    if_won = if_lost = float(known.trick_points + order.points[card])
    for seat in known.behind:
        friend = known.friend(seat)
        beats = known.beats_chance(seat, best, suit)
        if forced and seat != known.sides.picker and best not in order.trumps:
            beats = _answer_chance(known, seat, beats)
        mine *= 1 - beats * (1 - friend * mine)
        ours = ours * (1 - (1 - friend) * beats) + (1 - ours) * friend * beats
        if_won += friend * _FRIEND_ADDS + (1 - friend) * _FOE_ADDS
        if_lost += friend * _FOE_ADDS + (1 - friend) * _FRIEND_ADDS
    return Prospect(ours, mine, ours * if_won - (1 - ours) * if_lost)


def _answer_chance(known: Knowledge, seat: int, beats: float) -> float:
    """Return the chance to beat the trick of a seat that may have to answer a called suit."""
    call = known.playing.call
    if call is None or call not in known.sides.hidden:
        return beats
    holds_call = known.sides.chances[seat]
    return holds_call + (1 - holds_call) * beats


def ruff_chance(known: Knowledge, suit: int) -> tuple[float, float]:
    """Return how likely some opponent, and some friend, can ruff a fail suit that is led."""
    foes_do_not = friends_do_not = 1.0
    for seat in known.others:
        void = known.has_none(seat, known.order.cards_of(suit))
        ruffs = void * (1 - known.has_none(seat, known.order.trumps)) if void else 0.0
        friend = known.friend(seat)
        foes_do_not *= 1 - (1 - friend) * ruffs
        friends_do_not *= 1 - friend * ruffs
    return 1 - foes_do_not, 1 - friends_do_not
