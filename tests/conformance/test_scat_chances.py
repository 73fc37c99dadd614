"""Exact probabilities of Scat (rules B4), counted over all hands."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, sqrt
from typing import Final

import pytest

from wenzel.cards import DECK_52
from wenzel.games.scat.options import ScatOptions, ThreeOfAKind
from wenzel.games.scat.values import HALVES, THIRTY_ONE, best_after_discard, half_points

HANDS: Final = comb(52, 3)
BITS: Final = [card.bit for card in DECK_52]
DISTRIBUTION: Final = {
    2: 4, 3: 28, 4: 76, 5: 196, 6: 316, 7: 532, 8: 724, 9: 1040, 10: 5732, 11: 2652, 12: 1104,
    13: 1264, 14: 1112, 15: 1132, 16: 980, 17: 996, 18: 844, 19: 856, 20: 1168, 21: 712, 22: 96,
    23: 104, 24: 88, 25: 80, 26: 64, 27: 60, 28: 44, 29: 40, 30: 32, 31: 24,
}  # fmt: skip


@cache
def counted(three_of_a_kind: ThreeOfAKind, straight_flush: bool) -> Counter[int]:
    """Return how many hands there are of each score, in half points."""
    options = ScatOptions(three_of_a_kind=three_of_a_kind, straight_flush=straight_flush)
    table = half_points(options)
    return Counter(table[a | b | c] for a, b, c in combinations(BITS, 3))


def mean(counts: Counter[int]) -> Fraction:
    return Fraction(sum(score * count for score, count in counts.items()), HANDS * HALVES)


def basic() -> dict[int, int]:
    """Return how many hands there are of each score in points, without special hands."""
    return {half // HALVES: count for half, count in counted(ThreeOfAKind.OFF, False).items()}


def test_the_distribution_of_three_cards() -> None:
    assert basic() == DISTRIBUTION
    assert sum(DISTRIBUTION.values()) == HANDS == 22_100


def test_mean_spread_and_tails() -> None:
    counts = basic()
    average = mean(counted(ThreeOfAKind.OFF, False))
    assert average == Fraction(72_311, 5_525)
    variance = Fraction(sum(score**2 * n for score, n in counts.items()), HANDS) - average**2
    assert sqrt(variance) == pytest.approx(4.4604, abs=5e-5)
    assert Fraction(counts[31], HANDS) == Fraction(24, 22_100)
    at_most = [sum(n for score, n in counts.items() if score <= most) for most in (10, 11, 20)]
    assert at_most[0] < HANDS / 2 <= at_most[1], "the median is 11"
    assert at_most[2] / HANDS == pytest.approx(0.939186, abs=5e-7)
    at_least = sum(n for score, n in counts.items() if score >= 22)
    assert at_least / HANDS == pytest.approx(0.028597, abs=5e-7)


@pytest.mark.parametrize(
    ("three_of_a_kind", "straight_flush", "average"),
    [
        (ThreeOfAKind.THIRTY_AND_A_HALF, False, Fraction(5_809, 442)),
        (ThreeOfAKind.THIRTY, False, Fraction(72_606, 5_525)),
        (ThreeOfAKind.OFF, True, Fraction(1_114, 85)),
        (ThreeOfAKind.THIRTY_AND_A_HALF, True, Fraction(145_423, 11_050)),
    ],
)
def test_means_with_special_hands(
    three_of_a_kind: ThreeOfAKind, straight_flush: bool, average: Fraction
) -> None:
    assert mean(counted(three_of_a_kind, straight_flush)) == average


def test_how_many_hands_are_special() -> None:
    assert counted(ThreeOfAKind.THIRTY_AND_A_HALF, False)[61] == 52
    assert counted(ThreeOfAKind.THIRTY, False)[60] == 84
    assert counted(ThreeOfAKind.OFF, True)[60] == 68
    for three_of_a_kind in ThreeOfAKind:
        for straight_flush in (False, True):
            assert counted(three_of_a_kind, straight_flush)[THIRTY_ONE] == 24


def test_the_suits_of_three_cards() -> None:
    suits = Counter(len({card.suit for card in hand}) for hand in combinations(DECK_52, 3))
    assert suits == {3: 8_788, 2: 12_168, 1: 1_144}


def test_the_best_three_of_four_cards() -> None:
    table = half_points(ScatOptions())
    counts = Counter(
        best_after_discard(a | b | c | d, table) for a, b, c, d in combinations(BITS, 4)
    )
    sets = comb(52, 4)
    assert sum(counts.values()) == sets == 270_725
    total = Fraction(sum(score * count for score, count in counts.items()), sets * HALVES)
    assert total == Fraction(87_723, 5_525)
    assert counts[THIRTY_ONE] == 1_144


@pytest.mark.parametrize(
    ("players", "chance"),
    list(enumerate(
        [0.002171, 0.003255, 0.004338, 0.005419, 0.006500, 0.007580, 0.008658, 0.009736], start=2
    )),
)  # fmt: skip
def test_the_chance_that_somebody_is_dealt_thirty_one(players: int, chance: float) -> None:
    """By inclusion and exclusion over the seats, from the hands that the table calls 31.

    No four suits have more than four hands of 31 side by side, one in each.
    """
    by_suit = thirty_ones_by_suit()
    assert set(by_suit.values()) == {6}
    total = Fraction(0)
    for seats in range(1, min(players, 4) + 1):
        ways = 1
        for number in range(seats):
            ways *= (4 - number) * 6
        dealings = 1
        for number in range(seats):
            dealings *= comb(52 - 3 * number, 3)
        total += (-1) ** (seats + 1) * comb(players, seats) * Fraction(ways, dealings)
    assert float(total) == pytest.approx(chance, abs=5e-7)
    if players == 2:
        assert total == Fraction(11_049, 5_089_630)


def thirty_ones_by_suit() -> Counter[str]:
    table = half_points(ScatOptions())
    return Counter(
        hand[0].suit.letter
        for hand in combinations(DECK_52, 3)
        if table[hand[0].bit | hand[1].bit | hand[2].bit] == THIRTY_ONE
    )


def outs(hand: str) -> int:
    """Return how many of the 49 unseen cards make 31 of a hand."""
    held = sum(card.bit for card in DECK_52 if card.text in hand.split())
    table = half_points(ScatOptions())
    unseen = [bit for bit in BITS if not bit & held]
    assert len(unseen) == 49
    return sum(best_after_discard(held | bit, table) == THIRTY_ONE for bit in unseen)


def test_cards_that_make_thirty_one() -> None:
    assert outs("SA SK H2") == 3
    assert outs("SK SQ H2") == 1
    assert outs("SA H2 H3") == 0
