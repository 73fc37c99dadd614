"""How likely a declarer wins: logistic models, fitted to games of this very player.

``python -m benchmarks.fit_bots`` plays the games, fits the weights and prints the table below.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from math import exp
from operator import mul
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

    # There is one object a member, and it is looked up in tables all the time.
    __hash__ = object.__hash__


class Goal(Enum):
    """What is to be reached."""

    GAME = "game"
    SCHNEIDER = "schneider"

    # There is one object a member, and it is looked up in tables all the time.
    __hash__ = object.__hash__


WEIGHTS: Final[Mapping[tuple[Goal, Stage, Kind], tuple[float, ...]]] = MappingProxyType({
    (Goal.GAME, Stage.DEALT, Kind.SUIT): (
        -5.52, 0.74, -0.48, 0.66, 0.21, 0.17, 0.76, 1.11, 0.48, 0.63,
        0.04, -0.00, 0.00, 0.15,
    ),
    (Goal.GAME, Stage.HAND, Kind.SUIT): (
        -4.20, 0.50, -1.32, 0.78, 0.47, 0.35, 0.84, 1.93, 0.45, 1.04,
        0.27, -0.81, 0.00, 0.06,
    ),
    (Goal.GAME, Stage.READY, Kind.SUIT): (
        -10.84, 1.36, -0.51, 0.90, 0.39, 0.31, 1.13, 2.08, 0.58, 1.15,
        0.21, -0.83, 0.63, 0.16,
    ),
    (Goal.GAME, Stage.DEALT, Kind.GRAND): (
        -5.37, 1.61, 0.39, -0.19, 1.25, 0.41, 0.10, 0.74, -0.08, 0.00,
        0.37, -0.15,
    ),
    (Goal.GAME, Stage.HAND, Kind.GRAND): (
        -3.34, 1.07, 0.94, -1.41, 0.82, 0.67, -0.07, 1.06, -0.90, 0.00,
        0.31, -0.12,
    ),
    (Goal.GAME, Stage.READY, Kind.GRAND): (
        -8.11, 2.19, 0.65, -0.38, 1.44, 0.49, 0.14, 1.33, -0.72, 0.95,
        0.48, -0.20,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL): (
        0.60, 0.19, -0.25, -0.57, -0.12, -0.28, 0.14, -0.02, 0.34, 0.05,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL): (
        0.56, 0.56, 0.42, 0.11, -0.59, -0.32, 0.06, 0.21, 0.24, 0.03,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL): (
        0.48, 0.80, 0.41, 0.17, -0.84, -0.41, 0.32, 0.48, 0.26, 0.07,
    ),
    (Goal.GAME, Stage.DEALT, Kind.NULL_OUVERT): (
        0.21, 0.31, -0.21, -0.51, -0.18, -0.29, 0.18, -0.10, 0.41, -0.10,
    ),
    (Goal.GAME, Stage.HAND, Kind.NULL_OUVERT): (
        0.83, 0.89, 1.09, 0.81, -1.01, -0.43, 0.11, -0.03, 0.19, -0.24,
    ),
    (Goal.GAME, Stage.READY, Kind.NULL_OUVERT): (
        0.55, 1.13, 0.85, 0.42, -1.28, -0.32, 0.30, 0.34, 0.24, -0.11,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.SUIT): (
        -7.98, 0.65, -1.51, 0.82, 0.79, 0.54, 0.43, 2.31, 1.13, 1.50,
        0.79, -1.55, 0.00, -0.13,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.SUIT): (
        -14.95, 1.44, -1.14, 1.14, 0.77, 0.49, 0.80, 2.66, 1.40, 1.83,
        0.84, -1.67, 0.25, 0.19,
    ),
    (Goal.SCHNEIDER, Stage.HAND, Kind.GRAND): (
        -5.91, 1.25, 1.52, -1.74, 0.23, 0.74, 0.47, 1.78, -1.95, 0.00,
        -0.16, 0.11,
    ),
    (Goal.SCHNEIDER, Stage.READY, Kind.GRAND): (
        -7.79, 1.70, 1.68, -2.30, 0.06, 1.13, 0.40, 2.14, -2.32, 0.18,
        -0.24, 0.23,
    ),
})  # fmt: skip
"""The weight of each of the `wenzel.bots.skat.features.NAMES`."""


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
    return 1 / (1 + exp(-sum(map(mul, weights, numbers))))
