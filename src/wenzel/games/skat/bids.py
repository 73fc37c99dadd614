"""Base values, Null values and the 63 values that may be bid (ISkO 2.4 and 3.3, 2022)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.options import SkatOptions

BASE_VALUES: Final[Mapping[GameType, int]] = {
    GameType.DIAMONDS: 9,
    GameType.HEARTS: 10,
    GameType.SPADES: 11,
    GameType.CLUBS: 12,
    GameType.GRAND: 24,
}

NULL_VALUE: Final = 23
NULL_HAND_VALUE: Final = 35
NULL_OUVERT_VALUE: Final = 46
NULL_OUVERT_HAND_VALUE: Final = 59

HIGHEST_SUIT_MULTIPLIER: Final = 18
"""With 11 matadors: 11 + game + the six levels."""
HIGHEST_GRAND_MULTIPLIER: Final = 11

LOWEST_BID: Final = 18


def base_value(contract: Contract, options: SkatOptions) -> int:
    """Return the base value of a suit game or Grand in a house."""
    if contract.game is GameType.GRAND and contract.ouvert:
        return options.grand_ouvert_base
    return BASE_VALUES[contract.game]


def null_value(contract: Contract) -> int:
    """Return the value of one of the four forms of Null."""
    if contract.hand:
        return NULL_OUVERT_HAND_VALUE if contract.ouvert else NULL_HAND_VALUE
    return NULL_OUVERT_VALUE if contract.ouvert else NULL_VALUE


def _values() -> tuple[int, ...]:
    values = {NULL_VALUE, NULL_HAND_VALUE, NULL_OUVERT_VALUE, NULL_OUVERT_HAND_VALUE}
    for game, base in BASE_VALUES.items():
        highest = HIGHEST_GRAND_MULTIPLIER if game is GameType.GRAND else HIGHEST_SUIT_MULTIPLIER
        values.update(base * multiplier for multiplier in range(2, highest + 1))
    return tuple(sorted(values))


BID_VALUES: Final = _values()
"""The 63 values that a game can be worth, rising; no other number may be bid (ISkO 3.3.2)."""


def least_multiplier(base: int, bid: int) -> int:
    """Return the least multiplier with which a base value reaches a bid.

    >>> least_multiplier(9, 18), least_multiplier(9, 20)
    (2, 3)
    """
    return -(-bid // base)


def next_bid(value: int) -> int | None:
    """Return the lowest value above one, None above 264.

    >>> next_bid(0), next_bid(24), next_bid(264)
    (18, 27, None)
    """
    return next((bid for bid in BID_VALUES if bid > value), None)
