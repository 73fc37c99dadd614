"""What an announcement would be worth if it were won plainly, for the faces to offer it with."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from wenzel.games.skat.bids import LOWEST_BID, least_multiplier
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.scoring import GAME_POINTS, Result, Terms, settle
from wenzel.games.skat.setting import Holding
from wenzel.messages import Message


class Cover(Enum):
    """What a game has to reach so that its value is not below the bid."""

    PLAIN = "plain"
    """Winning is enough."""
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"
    NEVER = "never"
    """It stays below the bid whatever happens."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A game with its value.

    Attributes:
        contract: the game.
        value: game value when it is won without a level that was not announced.
        line: how the value comes about.
        cover: what the bid asks for.
        is_certain: whether the matadors are known; the unseen skat of a hand game may change
            them.
    """

    contract: Contract
    value: int
    line: Message
    cover: Cover
    is_certain: bool


def worth(contract: Contract, holding: Holding, bid: int, options: SkatOptions) -> Worth:
    """Return what a game is worth by the cards its declarer knows (ISkO 2.4 and 2.5, 2022)."""
    is_null = contract.game is GameType.NULL
    plainly_won = Result(
        won=True, schneider=False, schwarz=False, points=GAME_POINTS, tricks=0 if is_null else 1
    )
    known = holding.hand | holding.laid
    settled = settle(Terms(contract, LOWEST_BID, options), plainly_won, cards=known)
    return Worth(
        contract,
        settled.value,
        settled.lines[0],
        _cover(contract, settled.value, settled.base, bid),
        is_certain=is_null or not contract.hand,
    )


def _cover(contract: Contract, value: int, base: int, bid: int) -> Cover:
    if value >= bid:
        return Cover.PLAIN
    if contract.game is GameType.NULL:
        return Cover.NEVER
    levels_missing = least_multiplier(base, bid - value)
    open_levels = [
        cover
        for cover, counted in (
            (Cover.SCHNEIDER, contract.schneider),
            (Cover.SCHWARZ, contract.schwarz),
        )
        if not counted
    ]
    if levels_missing > len(open_levels):
        return Cover.NEVER
    return open_levels[levels_missing - 1]
