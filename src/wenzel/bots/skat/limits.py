"""How high a hand goes in the auction, as chances: what its calls tell about it."""

from __future__ import annotations

from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.nets import SIDE_NUMBERS, limit_net, limit_rows
from wenzel.games.skat.bids import next_bid
from wenzel.games.skat.setting import Bidding

THRESHOLDS: Final = (18, 20, 22, 24, 27, 33, 40, 50)
"""The net tells how likely a hand goes so high, or higher."""
_DOUBT: Final = 0.03
"""Part of the calls that no hand explains."""
_BEYOND: Final = 0.5
"""How likely who goes to the last threshold goes beyond it."""


def at_least(hand: Bits, place: int) -> Floats:
    """Return how likely (0 to 1) hands at a place go to each of the `THRESHOLDS`."""
    side = np.zeros((1, SIDE_NUMBERS), np.float32)
    side[0, place] = 1
    logits = limit_net().logits(limit_rows(hand), side)
    return np.asarray(1 / (1 + np.exp(-logits.astype(np.float64))))


def log_calls(hand: Bits, bidding: Bidding, seat: int, order: tuple[int, ...]) -> Floats:
    """Return how likely hands make what a seat said in the auction, as a logarithm."""
    reached, refused = spoken(bidding, seat)
    if not reached and refused is None:
        return np.zeros(len(hand))
    chances = at_least(hand, order.index(seat))
    low = _chance(chances, reached) if reached else np.ones(len(hand))
    high = _chance(chances, refused) if refused is not None else np.zeros(len(hand))
    return np.asarray(np.log(_DOUBT + (1 - _DOUBT) * np.maximum(low - high, 0.0)))


def others_called(bidding: Bidding, seat: int, order: tuple[int, ...]) -> tuple[int, int]:
    """Return the highest values that the next seat and the one after it have called, 0 for none."""
    place = order.index(seat)
    following, last = (order[(place + step) % len(order)] for step in (1, 2))
    return bidding.highest_call(following), bidding.highest_call(last)


def spoken(bidding: Bidding, seat: int) -> tuple[int, int | None]:
    """Return the highest value a seat has called, and the one it refused (None if it did not)."""
    reached = named = 0
    answering = False
    for call in bidding.calls:
        if call.seat == seat:
            if not call.value:
                # It did not hold what was named to it, or did not name the next value itself.
                return reached, named if answering else next_bid(named)
            reached = call.value
        named = max(named, call.value)
        answering = bool(call.value) and not call.held
    return reached, None


def _chance(chances: Floats, value: int) -> Floats:
    """Return the chance to go to a value, between the thresholds by the straight line."""
    spots = np.array(THRESHOLDS)
    place = int(np.searchsorted(spots, value))
    if place == 0:
        return chances[:, 0]
    if place == len(spots):
        return chances[:, -1] * _BEYOND
    before, after = spots[place - 1], spots[place]
    part = (value - before) / (after - before)
    return np.asarray((1 - part) * chances[:, place - 1] + part * chances[:, place])
