"""What a hand is worth: its best suit, or three of a kind or a run where the house counts them.

A score is counted in half points, for the sake of 30.5. Programs that ask millions of times use
`half_points`, a table from the bits of a hand to its score that fills itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Final

from wenzel.cards import Card, CardSet, Rank, Suit
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.options import ScatOptions, ThreeOfAKind

HALVES: Final = 2
"""Half points to a point."""
THIRTY_ONE: Final = 31 * HALVES
"""An ace and two ten-cards of its suit, in half points."""
_THIRTY: Final = 30 * HALVES
_ACE: Final = 11
_TEN: Final = 10
_THREE: Final = {
    ThreeOfAKind.OFF: 0,
    ThreeOfAKind.THIRTY: _THIRTY,
    ThreeOfAKind.THIRTY_AND_A_HALF: _THIRTY + 1,
}


class HandKind(Enum):
    """What makes the score of a hand."""

    SUIT = "suit"
    STRAIGHT_FLUSH = "straight-flush"
    THREE_OF_A_KIND = "three-of-a-kind"


@dataclass(frozen=True, slots=True, order=True)
class HandValue:
    """What a hand is worth; hands of the same score compare equal.

    Attributes:
        halves: the score in half points.
        kind: what makes it.
        suit: the suit it is in, None for three of a kind; of equal suits the first by `Suit`.
    """

    halves: int
    kind: HandKind = field(default=HandKind.SUIT, compare=False)
    suit: Suit | None = field(default=None, compare=False)

    @property
    def text(self) -> str:
        """The score: ``31``, ``30.5``."""
        return score_text(self.halves)


def score_text(halves: int) -> str:
    """Return a score given in half points as text."""
    points, rest = divmod(halves, HALVES)
    return f"{points}.5" if rest else str(points)


def points(card: Card) -> int:
    """Return what a card counts in its suit: ace 11, courts 10, others their pips."""
    return _ACE if card.rank is Rank.ACE else min(card.rank, _TEN)


def value(hand: CardSet, options: ScatOptions) -> HandValue:
    """Return what a hand is worth.

    >>> value(CardSet.from_text("HK H8 H5"), ScatOptions()).text
    '23'
    """
    best = HandValue(0)
    for suit in Suit:
        in_suit = [card for card in hand if card.suit is suit]
        counted = HandValue(HALVES * sum(map(points, in_suit)), HandKind.SUIT, suit)
        best = max(best, counted)
    if len(hand) == HAND_SIZE:
        run, three = HandValue(0), HandValue(0)
        if options.straight_flush and _is_run(hand):
            run = HandValue(_THIRTY, HandKind.STRAIGHT_FLUSH, best.suit)
        if len({card.rank for card in hand}) == 1:
            three = HandValue(_THREE[options.three_of_a_kind], HandKind.THREE_OF_A_KIND)
        # Of equal values the suit is named, which everybody counts at once.
        best = max(best, run, three)
    return best


def _is_run(hand: CardSet) -> bool:
    """Tell whether three cards are a suit's sequence; the ace is low or high, never between."""
    if len({card.suit for card in hand}) > 1:
        return False
    low, middle, high = sorted(card.rank for card in hand)
    ace_low = (low, middle, high) == (Rank.TWO, Rank.THREE, Rank.ACE)
    return ace_low or (middle - low == 1 and high - middle == 1)


class HalfPoints(dict[int, int]):
    """The scores of hands in half points, by the bits of the hand; worked out when first asked.

    >>> table = half_points(ScatOptions())
    >>> table[CardSet.from_text("SA SK SQ").bits]
    62
    """

    def __init__(self, options: ScatOptions) -> None:
        super().__init__()
        self._options = options

    def __missing__(self, bits: int) -> int:
        halves = value(CardSet.of_bits(bits), self._options).halves
        self[bits] = halves
        return halves


@lru_cache(maxsize=16)
def _table(three_of_a_kind: ThreeOfAKind, straight_flush: bool) -> HalfPoints:
    return HalfPoints(ScatOptions(three_of_a_kind=three_of_a_kind, straight_flush=straight_flush))


def half_points(options: ScatOptions) -> HalfPoints:
    """Return the table of scores in half points, one for all houses that count alike."""
    return _table(options.three_of_a_kind, options.straight_flush)


def best_after_discard(bits: int, scores: HalfPoints, kept: int = 0) -> int:
    """Return the score of the best hand that is left when one card of a hand goes.

    Args:
        bits: the hand, one card too many.
        scores: the table of scores.
        kept: bits of cards that may not go, such as the card taken from the discard pile.
    """
    best = 0
    loose = bits & ~kept
    while loose:
        card = loose & -loose
        best = max(best, scores[bits ^ card])
        loose ^= card
    return best
