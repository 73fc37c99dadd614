"""What the open-hand value of a layout is worth to a seat, in the score table.

The search knows all cards and the players do not, so the points at the end scatter around its
value. A layout is worth the mean score over this scatter: a value just above a threshold is little
better than one just below it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from math import erf, sqrt
from typing import Final

from wenzel.bots.sheepshead.weights import Role
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.scoring import ResultClass, classify, even_shares, shares
from wenzel.games.sheepshead.trick_order import ALL_POINTS
from wenzel.solver.position import Position

_SCATTER: Final = 10.0
"""Standard deviation of the points at the end around the value, before the first lead."""
_SHIFT: Final = 4.0
"""By how many points the picker's side does better than with all cards open."""
_SOME_TRICKS: Final = 1


@dataclass(frozen=True, slots=True)
class Stakes:
    """Whose share of the score is meant, and how the hand is counted.

    Attributes:
        role: what the seat plays for.
        side: how many play on the picker's side.
        players: how many play.
        picked: whether there is a picker.
        bump: whether a loss of the picker's side counts double.
        hand: how many tricks there are.
        options: the house rules.
    """

    role: Role
    side: int
    players: int
    picked: bool
    bump: bool
    hand: int
    options: SheepsheadOptions = field(hash=False)

    @classmethod
    def of(cls, playing: Playing, side: frozenset[int], seat: int) -> Stakes:
        """Return the stakes of a seat in a layout in which these seats make the picker's side."""
        options = playing.setting.options
        picked = playing.picked
        if seat == playing.picker:
            role = Role.PICKER
        else:
            role = Role.PARTNER if seat in side else Role.OPPONENT
        forced = picked is not None and picked.forced
        bump = options.double_on_bump and (options.forced_pick_bump or not forced)
        players = len(playing.setting.order)
        return cls(role, len(side), players, picked is not None, bump, options.form.hand, options)

    def share(self, result: ResultClass) -> int:
        """Return the score of the seat for a result, doubles left out."""
        opponents = self.players - self.side
        if not self.picked:
            ours, theirs = even_shares(result, self.side, opponents)
            return theirs if self.role is Role.OPPONENT else ours
        found = shares(result, opponents, self.side - 1, self.options, bump=self.bump)
        by_role = {
            Role.PICKER: found.picker, Role.PARTNER: found.partner, Role.OPPONENT: found.opponent,
        }  # fmt: skip
        return by_role[self.role]


@cache
def _table(stakes: Stakes, cards_left: int) -> tuple[float, ...]:
    """Return the mean score for each value, with so many cards left in each hand."""
    hand = stakes.hand
    part = cards_left / hand
    scores = [
        stakes.share(classify(points, _SOME_TRICKS, hand, stakes.options))
        for points in range(ALL_POINTS + 1)
    ]
    width = _SCATTER * part * sqrt(2)
    means = []
    for value in range(ALL_POINTS + 1):
        middle = value + _SHIFT * part
        below = 0.0
        mean = 0.0
        for points, score in enumerate(scores):
            last = points == ALL_POINTS
            upto = 1.0 if last else (1 + erf((points + 1 / 2 - middle) / width)) / 2
            mean += (upto - below) * score
            below = upto
        means.append(mean)
    return tuple(means)


def worth(stakes: Stakes, position: Position, value: int) -> float:
    """Return the mean score of a seat where a position has a value, doubles left out.

    Args:
        stakes: whose score.
        position: where; its seats may have played to the open trick.
        value: card points of the picker's side at the end with best play of both.
    """
    cards_left = max(map(len, position.hands))
    hand = stakes.hand
    mean = _table(stakes, cards_left)[value]
    extreme = None
    if value == ALL_POINTS and position.taken == hand - cards_left:
        extreme = ResultClass.ALL_TRICKS
    elif value == position.points and position.taken == 0:
        extreme = ResultClass.NO_TRICK
    if extreme is None:
        return mean
    open_part = cards_left / hand / 2
    return (1 - open_part) * stakes.share(extreme) + open_part * mean
