"""Deals what a seat cannot see, thousands of times at once, as arrays of card bits.

The same distribution as `wenzel.bots.worlds`, which is its oracle: every deal that fits is equally
likely. There a deal is drawn card by card; here a card by card of all deals together.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.worlds import Unseen
from wenzel.shuffle import Stream

Bits: TypeAlias = NDArray[np.uint32]
Floats: TypeAlias = NDArray[np.float64]

_DECK = 32
_WORD_BITS = 32
_SEED_WORDS = 4
_MANTISSA_BITS = 53


class Chance:
    """A fast stream of random numbers in arrays, the same everywhere for a seed and a path.

    Only raw words are taken from numpy's generator, since it promises no more than those.
    """

    def __init__(self, seed: int | str, *path: int | str) -> None:
        stream = Stream(seed, *path)
        key = 0
        for _ in range(_SEED_WORDS):
            key = key << _WORD_BITS | stream.below(1 << _WORD_BITS)
        self._words = np.random.PCG64(key)

    def shares(self, count: int) -> Floats:
        """Return numbers from 0 up to, not including, 1; shape (count,)."""
        words = np.asarray(self._words.random_raw(count), np.uint64)
        return (words >> np.uint64(64 - _MANTISSA_BITS)).astype(np.float64) * 2.0**-_MANTISSA_BITS


def draw_many(unseen: Unseen, count: int, chance: Chance, odds: Floats | None = None) -> Bits:
    """Return deals of what is not seen, each equally likely or as odds have it.

    Args:
        unseen: what is known of the places.
        count: how many deals.
        chance: what they are drawn from.
        odds: by card number and place, above 0: a deal is drawn in proportion to the product of
            the odds of its cards in their places. All alike where there are none.

    Returns:
        What lies in each place, as bits of card numbers; shape (count, places).

    Raises:
        ValueError: no deal fits.
    """
    if odds is None:
        odds = np.ones((_DECK, len(unseen.sizes)))
    sizes = unseen.sizes
    choices = [
        (card.number, tuple(k for k, held in enumerate(unseen.possible) if card in held))
        for card in unseen.cards
    ]
    # What only one place can hold is laid at once; the rest, the fewest choices first.
    held = [0] * len(sizes)
    for number, places in choices:
        if len(places) == 1:
            held[places[0]] |= 1 << number
    open_cards = sorted((c for c in choices if len(c[1]) > 1), key=lambda c: (len(c[1]), c[1]))
    room = tuple(size - bits.bit_count() for size, bits in zip(sizes, held, strict=True))
    if min(room, default=0) < 0:
        raise ValueError(f"no deal fits {unseen!r}")
    return _deal(open_cards, held, room, count, chance, odds)


def _deal(
    cards: list[tuple[int, tuple[int, ...]]],
    held: list[int],
    room: tuple[int, ...],
    count: int,
    chance: Chance,
    odds: Floats,
) -> Bits:
    ways = _ways(cards, room, odds)
    if not ways[-1].flat[-1]:
        raise ValueError("no deal fits")
    strides = np.cumprod((1, *(size + 1 for size in reversed(room[1:]))))[::-1]
    filled = np.full(count, int(np.dot(strides, room)), np.int64)
    out = np.tile(np.array(held, np.uint32), (count, 1))
    for step in range(len(cards) - 1, -1, -1):
        number, places = cards[step]
        bit = np.uint32(1 << number)
        before = ways[step].ravel()
        # A place that is empty already leads to the filler in front, where there are no ways.
        share = chance.shares(count) * ways[step + 1].ravel()[filled]
        left = np.ones(count, bool)
        for place in places[:-1]:
            there = odds[number, place] * _before(before, filled, strides, room, place)
            share -= there
            now = left & (share < 0)
            out[now, place] |= bit
            filled[now] -= strides[place]
            left &= ~now
        out[left, places[-1]] |= bit
        filled[left] -= strides[places[-1]]
    return out


def _before(
    ways: Floats, filled: NDArray[np.int64], strides: NDArray[np.int64],
    room: tuple[int, ...], place: int,
) -> Floats:  # fmt: skip
    """Return in how many ways each filling is reached with one card less in a place."""
    stride = int(strides[place])
    some = filled // stride % (room[place] + 1) > 0
    return np.where(some, ways[np.where(some, filled - stride, 0)], 0.0)


def _ways(
    cards: list[tuple[int, tuple[int, ...]]], room: tuple[int, ...], odds: Floats
) -> list[Floats]:
    """Return, after each of the cards, in how many ways each filling of the places is reached.

    A way counts as much as the odds of its cards.
    """
    steps = [np.zeros([size + 1 for size in room])]
    steps[0].flat[0] = 1.0
    for number, places in cards:
        after = np.zeros_like(steps[-1])
        for place in places:
            fuller = [slice(None)] * len(room)
            emptier = [slice(None)] * len(room)
            fuller[place], emptier[place] = slice(1, None), slice(None, -1)
            after[tuple(fuller)] += odds[number, place] * steps[-1][tuple(emptier)]
        steps.append(after)
    return steps
