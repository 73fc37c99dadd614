"""How likely a declarer wins: logistic models, fitted to games of this very player.

``python -m benchmarks.fit_bots`` plays the games, fits the weights and prints the table below.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from math import exp
from types import MappingProxyType
from typing import Final

from wenzel.bots.skat.features import Kind, features, kind_of
from wenzel.cards import NO_CARDS, CardSet
from wenzel.games.skat.contract import GameType


class Stage(Enum):
    """How much of his cards the declarer knows."""

    DEALT = "dealt"
    """Ten cards; the skat will be taken up."""
    HAND = "hand"
    """Ten cards; the skat stays where it is."""
    READY = "ready"
    """Ten cards, two laid away."""


class Goal(Enum):
    """What is to be reached."""

    GAME = "game"
    SCHNEIDER = "schneider"


WEIGHTS: Final[Mapping[tuple[Goal, Stage, Kind], tuple[float, ...]]] = MappingProxyType({
    (Goal.GAME, Stage.DEALT, Kind.SUIT): (
        -5.5, 0.9, 0.4, 0.5, 0.3, 0.4, 1.0, 0.7, 0.3, -0.3, -0.2, 0, 0.1,
    ),
    (Goal.GAME, Stage.HAND, Kind.SUIT): (
        -6.5, 0.9, 0.4, 0.5, 0.3, 0.4, 1.0, 0.7, 0.3, -0.3, -0.2, 0, 0.1,
    ),
    (Goal.GAME, Stage.READY, Kind.SUIT): (
        -6.5, 0.9, 0.4, 0.5, 0.3, 0.4, 1.0, 0.7, 0.3, -0.3, -0.2, 0.2, 0.1,
    ),
    (Goal.GAME, Stage.DEALT, Kind.GRAND): (
        -5.0, 1.0, 0.5, 1.0, 0.7, 0.3, 0.3, -0.2, -0.1, 0, 0.3, 0.1,
    ),
    (Goal.GAME, Stage.HAND, Kind.GRAND): (
        -6.0, 1.0, 0.5, 1.0, 0.7, 0.3, 0.3, -0.2, -0.1, 0, 0.3, 0.1,
    ),
    (Goal.GAME, Stage.READY, Kind.GRAND): (
        -6.0, 1.0, 0.5, 1.0, 0.7, 0.3, 0.3, -0.2, -0.1, 0.2, 0.3, 0.1,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL): (
        2.0, -0.5, -0.7, -1.0, -0.1, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL): (
        2.0, -0.7, -1.5, -2.0, -0.3, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL): (
        2.0, -0.7, -1.5, -2.0, -0.3, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL_OUVERT): (
        1.5, -1.0, -2.0, -3.0, -0.3, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL_OUVERT): (
        1.5, -1.0, -2.0, -3.0, -0.3, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL_OUVERT): (
        1.5, -1.0, -2.0, -3.0, -0.3, 0, 0.1, 0.2, 0, -0.2,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.SUIT): (
        -9.5, 0.9, 0.4, 0.5, 0.3, 0.4, 1.0, 0.7, 0.3, -0.3, -0.2, 0, 0.1,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.SUIT): (
        -9.5, 0.9, 0.4, 0.5, 0.3, 0.4, 1.0, 0.7, 0.3, -0.3, -0.2, 0.2, 0.1,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.GRAND): (
        -9.0, 1.0, 0.5, 1.0, 0.7, 0.3, 0.3, -0.2, -0.1, 0, 0.3, 0.1,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.GRAND): (
        -9.0, 1.0, 0.5, 1.0, 0.7, 0.3, 0.3, -0.2, -0.1, 0.2, 0.3, 0.1,
    ),
})  # fmt: skip
"""The weight of each of the `wenzel.bots.skat.features.NAMES`."""


@lru_cache(maxsize=4096)
def chance(
    goal: Goal,
    stage: Stage,
    game: GameType,
    hand: CardSet,
    laid: CardSet = NO_CARDS,
    *,
    ouvert: bool = False,
    forehand: bool = False,
) -> float:
    """Return how likely (0 to 1) a declarer with these ten cards reaches a goal."""
    weights = WEIGHTS[goal, stage, kind_of(game, ouvert=ouvert)]
    numbers = features(game, hand, laid, forehand=forehand)
    return 1 / (1 + exp(-sum(map(_times, weights, numbers))))


def _times(weight: float, number: float) -> float:
    return weight * number
