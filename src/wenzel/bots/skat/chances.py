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
        -3.33, 0.74, 0.55, 0.39, 0.10, 0.74, 0.66, 0.10, 0.66, -0.48, -0.09, 0.00, 0.11,
    ),
    (Goal.GAME, Stage.HAND, Kind.SUIT): (
        -5.49, 1.14, 0.66, 0.52, 0.44, 0.79, 1.32, 0.15, 1.10, -0.51, -1.05, 0.00, 0.19,
    ),
    (Goal.GAME, Stage.READY, Kind.SUIT): (
        -8.05, 1.28, 0.94, 0.57, 0.24, 1.17, 1.81, 0.46, 1.33, -0.40, -1.43, 0.59, 0.16,
    ),
    (Goal.GAME, Stage.DEALT, Kind.GRAND): (
        -5.39, 1.64, 0.52, 1.19, 0.61, 0.73, -0.12, -0.02, 0.00, 0.00, -0.06, 0.02,
    ),
    (Goal.GAME, Stage.HAND, Kind.GRAND): (
        -2.78, 1.58, 0.83, 0.41, 0.58, 1.09, -0.39, -0.14, -1.09, 0.00, 0.24, -0.06,
    ),
    (Goal.GAME, Stage.READY, Kind.GRAND): (
        -5.65, 2.10, 0.70, 0.97, 0.67, 1.31, -0.52, -0.17, -0.89, 0.71, -0.06, -0.00,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL): (
        0.50, 0.19, -0.25, -0.53, -0.11, -0.27, 0.12, -0.02, 0.38, 0.03,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL): (
        0.73, 0.49, 0.30, 0.20, -0.62, -0.34, 0.14, 0.21, 0.24, 0.05,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL): (
        1.17, 0.55, 0.17, -0.14, -0.79, -0.22, 0.25, 0.12, 0.20, -0.02,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL_OUVERT): (
        0.01, 0.26, -0.19, -0.54, -0.14, -0.31, 0.15, 0.14, 0.45, -0.06,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL_OUVERT): (
        0.44, 0.77, 0.48, -0.00, -0.78, -0.28, 0.20, 0.06, 0.25, -0.36,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL_OUVERT): (
        1.06, 0.99, 0.85, 0.14, -1.32, -0.22, 0.29, 0.03, 0.25, -0.14,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.SUIT): (
        -2.62, 0.61, 0.73, 0.76, 0.41, 0.59, 1.14, -0.05, 1.77, -1.35, -1.73, 0.00, -0.04,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.SUIT): (
        -6.09, 0.79, 0.95, 1.01, 0.72, 0.93, 1.56, 0.29, 2.04, -1.20, -2.02, 0.20, 0.10,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.GRAND): (
        -1.35, 1.15, 1.40, -0.30, 0.42, 1.45, 0.72, -0.63, -1.66, 0.00, 0.44, -0.11,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.GRAND): (
        -3.14, 1.47, 1.44, -0.28, 0.94, 2.21, 0.39, -0.59, -2.50, 0.31, 0.75, -0.22,
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
