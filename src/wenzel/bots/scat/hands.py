"""All hands of three cards by number, those that differ in the names of the suits as one.

For looking many draws ahead: the 22,100 hands fall into 1,755 kinds, and a kind with any fourth
card, less one of the four, is a kind again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from wenzel.cards import DECK_52, Card, CardSet
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.values import half_points

Numbers: TypeAlias = npt.NDArray[np.intp]
Reals: TypeAlias = npt.NDArray[np.float64]

DECK_SIZE: Final = len(DECK_52)
_RANKS: Final = 13


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of hands.

    Attributes:
        of: the kind by the numbers of three cards in any order; -1 where two are the same card.
        examples: a hand of each kind.
        frequency: how many of the 22,100 hands are of each kind.
        after: shape (3, kinds, 52): for each kind and drawn card the kinds that are left when
            one of the three cards goes for it; the kind itself for a card it holds.
        chance: shape (kinds, 52): how likely each card is to be drawn, 0 for a card it holds.
    """

    of: Numbers
    examples: tuple[CardSet, ...]
    frequency: Reals
    after: Numbers
    chance: Reals


@lru_cache(maxsize=1)
def kinds() -> Kinds:
    """Return the kinds of hands, worked out when first asked for."""
    suit_of = np.array([Card.numbered(number).suit for number in range(DECK_SIZE)])
    rank_bit = np.array(
        [1 << (Card.numbered(number).rank - 2) for number in range(DECK_SIZE)], dtype=np.int64
    )
    first, second, third = np.ogrid[:DECK_SIZE, :DECK_SIZE, :DECK_SIZE]
    ranks = np.stack(
        [
            sum(
                np.where(suit_of[card] == suit, rank_bit[card], 0)
                for card in (first, second, third)
            )
            for suit in range(4)
        ]
    )
    # Which suit is which does not matter: the suits' ranks in order of size name the kind.
    ranks.sort(axis=0)
    key = ((ranks[3] << _RANKS | ranks[2]) << _RANKS | ranks[1]) << _RANKS | ranks[0]
    different = (first != second) & (first != third) & (second != third)
    _, places, found, counts = np.unique(
        key[different], return_index=True, return_inverse=True, return_counts=True
    )
    of = np.full(different.shape, -1, dtype=np.intp)
    of[different] = found
    hands = np.argwhere(different)[places]
    one, two, three = (hands[:, place, None] for place in range(HAND_SIZE))
    drawn = np.arange(DECK_SIZE)[None, :]
    drawable = (drawn != one) & (drawn != two) & (drawn != three)
    itself = np.broadcast_to(np.arange(len(hands))[:, None], drawable.shape)
    after = np.stack([of[drawn, two, three], of[one, drawn, three], of[one, two, drawn]])
    return Kinds(
        of=of,
        examples=tuple(CardSet(map(Card.numbered, hand)) for hand in hands),
        frequency=counts / (1 * 2 * 3),
        after=np.where(drawable, after, itself),
        chance=drawable / (DECK_SIZE - HAND_SIZE),
    )


@lru_cache(maxsize=8)
def _scores(options: ScatOptions) -> Numbers:
    table = half_points(options)
    return np.array([table[hand.bits] for hand in kinds().examples])


def scores(options: ScatOptions) -> Numbers:
    """Return the score of each kind in half points."""
    counting = ScatOptions(
        three_of_a_kind=options.three_of_a_kind, straight_flush=options.straight_flush
    )
    return _scores(counting)
