"""What a hand costs (rules A2.11 and A2.12): result classes and shares that add up to zero."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import gcd
from typing import Final

from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.trick_order import ALL_POINTS

WINNING_POINTS: Final = 61


class ResultClass(Enum):
    """How the picker's side has fared."""

    ALL_TRICKS = "all-tricks"
    SCHNEIDER = "schneider"
    """Won, and the opponents are schneider."""
    WIN = "win"
    LOSS = "loss"
    SCHNEIDER_LOSS = "schneider-loss"
    NO_TRICK = "no-trick"
    SHEEPSHEAD = "sheepshead"
    """Every trick, as the picker had undertaken."""
    SHEEPSHEAD_LOSS = "sheepshead-loss"
    """Not every trick, though the picker had undertaken it."""

    @property
    def won(self) -> bool:
        """Whether the picker's side has won."""
        return self in _WON

    @property
    def units(self) -> int:
        """What each opponent wins or loses: 1, 2 for schneider, 3 for all tricks or none."""
        return _UNITS[self]


_WON: Final = (
    ResultClass.ALL_TRICKS,
    ResultClass.SCHNEIDER,
    ResultClass.WIN,
    ResultClass.SHEEPSHEAD,
)
_UNITS: Final = {
    ResultClass.ALL_TRICKS: 3,
    ResultClass.SCHNEIDER: 2,
    ResultClass.WIN: 1,
    ResultClass.LOSS: 1,
    ResultClass.SCHNEIDER_LOSS: 2,
    ResultClass.NO_TRICK: 3,
    ResultClass.SHEEPSHEAD: 6,
    ResultClass.SHEEPSHEAD_LOSS: 6,
}


def classify(
    points: int, tricks: int, all_tricks: int, options: SheepsheadOptions
) -> ResultClass:  # fmt: skip
    """Return how a side with so many card points and tricks has fared.

    All tricks and no trick are counted in tricks, never by points. The opponents need 30 points
    and the picker's side 31 to escape being schneider: the house's decision between the sources.

    Args:
        points: card points of the picker's side, the bury included.
        tricks: tricks of the picker's side.
        all_tricks: how many tricks a hand has.
        options: the house rules.
    """
    if tricks == all_tricks:
        return ResultClass.ALL_TRICKS
    if tricks == 0:
        return ResultClass.NO_TRICK
    if points >= WINNING_POINTS:
        opponents_safe = ALL_POINTS - points >= options.opponents_need
        return ResultClass.WIN if opponents_safe else ResultClass.SCHNEIDER
    safe = points >= options.picker_side_needs
    return ResultClass.LOSS if safe else ResultClass.SCHNEIDER_LOSS


@dataclass(frozen=True, slots=True)
class Shares:
    """What the hand brings, before cracks and doublers: to the picker and to each of the others."""

    picker: int
    partner: int
    opponent: int


def shares(
    result: ResultClass, opponents: int, partners: int, options: SheepsheadOptions, *, bump: bool
) -> Shares:
    """Return the shares of a hand with a picker.

    Each opponent wins or loses the units of the result, so does each partner, and the picker
    answers for the rest (A2.12). When the side takes no trick the picker alone pays, unless the
    house lets the partner pay too.

    Args:
        result: how the picker's side has fared.
        opponents: how many play against the picker.
        partners: how many play with him.
        options: the house rules.
        bump: whether a loss counts double.
    """
    units = result.units
    if result.won:
        return Shares((opponents - partners) * units, units, -units)
    if bump and result is not ResultClass.SHEEPSHEAD_LOSS:
        units *= 2
    if result is ResultClass.NO_TRICK and options.partner_off_hook:
        return Shares(-opponents * units, 0, units)
    return Shares((partners - opponents) * units, -units, units)


def even_shares(result: ResultClass, side: int, opponents: int) -> tuple[int, int]:
    """Return what each of a side and each of its opponents gets where nobody picked.

    Both sides put up the same in all, in the smallest whole numbers: two against two pay 1 each,
    two against six 3 and 1, three against five 5 and 3.
    """
    unit = result.units if result.won else -result.units
    common = gcd(side, opponents)
    return unit * opponents // common, -unit * side // common
