"""Play where two sit at the table with batteries, and more points win (rules A2.15)."""

from __future__ import annotations

from typing import Final

from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.leaster import will_beat
from wenzel.bots.sheepshead.weighing import Weighed
from wenzel.cards import Card
from wenzel.messages import Message
from wenzel.tricks import TRUMP

# In card points.
_OTHERS_ADD: Final = 3.0
"""What a card to come puts on a trick."""
_KEEP_HIGH: Final = 0.15
"""For the strength that leaves the hand with a card."""
_KEEP_TRUMP: Final = 1.5
"""For a trump that leaves the hand."""
_SURE: Final = 0.98
_LIKELY: Final = 0.5


def play_for_points(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be played, weighed by the points they win or give away."""
    return [_weigh(known, card) for card in known.legal]


def _weigh(known: Knowledge, card: Card) -> Weighed:
    order, best = known.order, known.best
    takes_over = best is None or order.beats(card, best)
    own_so_far = best is not None and known.trick.winning_seat(order) == known.seat
    if takes_over:
        wins = _holds(known, card)
    else:
        wins = _holds(known, best) if own_so_far and best is not None else 0.0
    own = order.points[card]
    on_table = known.trick_points + own + _OTHERS_ADD * len(known.behind)
    worth = wins * on_table - (1 - wins) * own
    cost = _KEEP_HIGH * order.strength[card] + (_KEEP_TRUMP if order.suit[card] == TRUMP else 0)
    return Weighed(card, worth - cost, _reason(known, card, wins, takes_over=takes_over))


def _holds(known: Knowledge, card: Card) -> float:
    """Return how likely nothing that the other still plays beats a card."""
    led = known.trick.led or card
    chance = 1.0
    for seat in known.behind:
        if seat != known.seat:
            chance *= 1 - will_beat(known, seat, card, known.order.suit[led])
    return chance


def _reason(known: Knowledge, card: Card, wins: float, *, takes_over: bool) -> Message:
    if len(known.legal) == 1:
        return Message("hint.sheepshead.only_card", card=card)
    if known.trick.led is None:
        code = "lead_high" if wins >= _SURE else "lead_fail"
    elif not takes_over:
        code = "schmear" if wins > _LIKELY else "give_low"
    else:
        code = "take_sure" if wins >= _SURE else "take_likely" if wins > _LIKELY else "give_low"
    return Message(f"hint.sheepshead.{code}", card=card)
