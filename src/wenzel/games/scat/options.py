"""The house rules of Scat as data."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from wenzel.games.game import Options
from wenzel.messages import Message

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 9
LEAST_KNOCKS: Final = (0, 17, 18, 19, 20, 21)
"""Scores that a house may demand of a knocker; 0 for none."""


class Scoring(Enum):
    """What a round is about."""

    LIVES = "lives"
    """Losers pay pennies, and the last one in takes them all."""
    POINTS = "points"
    """The winner of a round scores 1, 2, 3 or 6 points, and nobody goes out."""


class ThreeOfAKind(Enum):
    """What three cards of one rank are worth."""

    OFF = "off"
    """No more than the best of the three cards."""
    THIRTY = "30"
    THIRTY_AND_A_HALF = "30.5"
    """Beats everything but 31."""


class StockExhausted(Enum):
    """What happens when the stock has run out and a turn begins."""

    RESHUFFLE = "reshuffle"
    """The discard pile under its top card is shuffled and becomes the stock."""
    DRAW = "draw"
    """The round ends and nobody loses, unless somebody has knocked: then it is shuffled."""


class TiedKnocker(Enum):
    """What becomes of a knocker who ties with another for the lowest hand."""

    SAVED = "saved"
    LOSES_TWO = "loses-two"


class ScatOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of Scat.

    Attributes:
        players: 2 to 9.
        scoring: what a round is about.
        points_to_win: points that end a match, by points alone.
        lives: pennies each at the start.
        dole: whether a player without pennies stays in until the next loss.
        three_of_a_kind: what three cards of one rank are worth.
        straight_flush: whether three cards of a suit in sequence are worth 30; the ace is high
            or low, and A-K-Q stays 31.
        minimum_knock: the score a hand needs for a knock, 0 for none.
        no_knock_in_first_round: whether everybody must have had a turn before the first knock.
        throw_down: whether the hand as dealt may be laid open instead of a first turn.
        stock_exhausted: what happens when the stock has run out.
        lone_knocker_loses: lives of a knocker who alone is lowest, 2 or 1.
        tied_knocker: what becomes of a knocker who ties for the lowest hand.
        knocker_loses_two_to_31: whether a knocker loses two lives when another reaches 31.
        stand_in_last_round: whether a last turn may be passed up, keeping the hand.
    """

    players: int = 4
    scoring: Scoring = Scoring.LIVES
    points_to_win: int = 12
    lives: int = 3
    dole: bool = True
    three_of_a_kind: ThreeOfAKind = ThreeOfAKind.OFF
    straight_flush: bool = False
    minimum_knock: int = 0
    no_knock_in_first_round: bool = False
    throw_down: bool = False
    stock_exhausted: StockExhausted = StockExhausted.RESHUFFLE
    lone_knocker_loses: int = 2
    tied_knocker: TiedKnocker = TiedKnocker.SAVED
    knocker_loses_two_to_31: bool = False
    stand_in_last_round: bool = False

    def faults(self) -> tuple[Message, ...]:
        """Return what is out of range or without meaning, by key."""
        return (*self._out_of_range(), *self._without_meaning())

    def _out_of_range(self) -> Iterator[Message]:
        for key, value, allowed in (
            ("players", self.players, tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))),
            ("minimum_knock", self.minimum_knock, LEAST_KNOCKS),
            ("lone_knocker_loses", self.lone_knocker_loses, (1, 2)),
        ):
            if value not in allowed:
                yield Message("options.range", key=key, value=value, allowed=allowed)
        for key, value in (("lives", self.lives), ("points_to_win", self.points_to_win)):
            if value < 1:
                yield Message("options.least", key=key, least=1)

    def _without_meaning(self) -> Iterator[Message]:
        keys = _POINTS_KEYS if self.scoring is Scoring.LIVES else _LIVES_KEYS
        for key in keys:
            if getattr(self, key) != getattr(USUAL, key):
                yield Message("options.needs", key=key, other="scoring")


_POINTS_KEYS: Final = ("points_to_win",)
_LIVES_KEYS: Final = (
    "lives",
    "dole",
    "lone_knocker_loses",
    "tied_knocker",
    "knocker_loses_two_to_31",
)

USUAL: Final = ScatOptions()
"""Scat as it is commonly played."""
