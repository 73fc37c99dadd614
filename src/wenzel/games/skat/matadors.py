"""Matadors: the unbroken run of top trumps that the declarer has, or lacks (ISkO 2.3, 2022)."""

from __future__ import annotations

from functools import cache
from typing import Final

from wenzel.cards import CardSet
from wenzel.games.skat.contract import GameType, trumps_of

_SKAT_SIZE: Final = 2


def count_matadors(cards: CardSet, game: GameType) -> int:
    """Return matadors, positive *with*, negative *without*; 0 in a game that has none.

    ``cards`` are the declarer's ten and both skat cards, the unseen skat of a hand game and the
    discards included. The run is 1 to 11 in a suit game, 1 to 4 in Grand.

    >>> count_matadors(CardSet.from_text("CJ HJ DJ HA HT HQ H9"), GameType.HEARTS)
    1
    """
    trumps = _trump_bits(game)
    if not trumps:
        return 0
    bits = cards.bits
    holds = bool(bits & trumps[0])
    run = 0
    for trump in trumps:
        if bool(bits & trump) is not holds:
            break
        run += 1
    return run if holds else -run


def most_matadors(hand: CardSet, game: GameType) -> int:
    """Return the longest run, either way, that ten cards can have with any skat.

    *With*, the skat fills the first two gaps; *without*, it holds no trump.
    """
    holds = [trump in hand for trump in trumps_of(game)]
    gaps = [place for place, held in enumerate(holds) if not held]
    run_with = gaps[_SKAT_SIZE] if len(gaps) > _SKAT_SIZE else len(holds)
    run_without = next((place for place, held in enumerate(holds) if held), len(holds))
    return max(run_with, run_without)


@cache
def _trump_bits(game: GameType) -> tuple[int, ...]:
    return tuple(trump.bit for trump in trumps_of(game))
