"""Where cards are likely to lie for a defender: what layouts are drawn by, before they are weighed.

Drawn all alike, nearly all layouts would be of declarers without trumps who laid jacks away. The
odds only say where it pays to look: each layout counts the less, the likelier it was to be drawn.
The file has for each kind of game (suit, grand, null) how much more often than by chance cards of
each sort were with the declarer, with the partner and in the skat, after so many tricks; shape
(stages, sorts, 3). `training.odds` counts it in games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.course import SUIT_BITS, TRUMP_BITS, Groups, groups_of
from wenzel.bots.skat.policy import KINDS, kind_name
from wenzel.games.skat.contract import GameType
from wenzel.tricks import TRUMP

STAGES: Final = (0, 1, 3, 5, 7)
"""Complete tricks from which the next numbers hold."""
DECLARER, PARTNER, SKAT = 0, 1, 2
SORTS: Final = SUIT_BITS + TRUMP_BITS
"""Cards of the suits by strength, then trumps by strength."""

_MODEL: Final = "odds.npz"
_POWER: Final = 0.8
_LEAST, _MOST = 0.1, 5.0
"""Nothing is drawn much more rarely than by chance: it would weigh too much."""


@cache
def _counted() -> Mapping[str, Floats]:
    with files("wenzel.bots.skat").joinpath(_MODEL).open("rb") as file:
        arrays = np.load(file, allow_pickle=False)
        powers = {kind: arrays[kind].astype(np.float64) ** _POWER for kind in KINDS}
        return {kind: np.clip(odds, _LEAST, _MOST) for kind, odds in powers.items()}


def sorts_of(groups: Groups) -> tuple[int, ...]:
    """Return the cards of each sort, as bits."""
    found = [0] * SORTS
    for number, group in enumerate(groups.group):
        found[groups.bit[number] + (SUIT_BITS if group == TRUMP else 0)] |= 1 << number
    return tuple(found)


@cache
def card_odds(game: GameType, tricks: int) -> Floats:
    """Return the odds of each card with the declarer, the partner and in the skat.

    Args:
        game: what is played; no Ramsch.
        tricks: complete tricks.

    Returns:
        By card number, shape (32, 3).
    """
    stage = max(number for number, least in enumerate(STAGES) if tricks >= least)
    counted = _counted()[kind_name(game)][stage]
    odds = np.ones((32, 3))
    for sort, cards in enumerate(sorts_of(groups_of(game))):
        for number in range(32):
            if cards >> number & 1:
                odds[number] = counted[sort]
    return odds


def log_odds(rows: Bits, odds: Floats) -> Floats:
    """Return the logarithm of the product of the odds of cards in their places.

    Args:
        rows: bits of what lies in each place, shape (n, places).
        odds: by card number and place.
    """
    total = np.zeros(len(rows))
    logs = np.log(odds)
    single = np.arange(256)[:, None] >> np.arange(8) & 1
    for place in range(rows.shape[1]):
        for byte in range(4):
            table = single @ logs[8 * byte : 8 * byte + 8, place]
            total += table[rows[:, place].astype(np.int64) >> (8 * byte) & 0xFF]
    return total
