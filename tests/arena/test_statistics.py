"""Means, t and intervals: against tables, closed forms and a brute-force bootstrap."""

from __future__ import annotations

from itertools import pairwise
from math import pi, sqrt, tan
from random import Random
from statistics import fmean, stdev

import pytest

from wenzel.arena.statistics import Estimate, Moments, t_quantile


@pytest.mark.parametrize(
    ("freedom", "table"),
    [
        (1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281),
        (29, 2.0452), (30, 2.0423), (120, 1.9799), (10**9, 1.95996),
    ],
)  # fmt: skip
def test_t_is_that_of_the_tables(freedom: int, table: float) -> None:
    assert t_quantile(freedom) == pytest.approx(table, abs=6e-5)


def test_t_has_closed_forms_for_one_and_two_degrees() -> None:
    for level in (0.5, 0.9, 0.95, 0.999):
        assert t_quantile(1, level) == pytest.approx(tan(pi * level / 2))
        assert t_quantile(2, level) == pytest.approx(level * sqrt(2 / (1 - level * level)))


def test_t_goes_on_smoothly_where_the_expansion_takes_over() -> None:
    values = [t_quantile(freedom) for freedom in range(995, 1006)]
    steps = [first - second for first, second in pairwise(values)]
    assert all(step == pytest.approx(steps[0], rel=0.03) for step in steps)


def test_an_estimate_is_the_textbook_one() -> None:
    rng = Random(4)
    values = [rng.randrange(-200, 200) for _ in range(57)]
    moments = Moments(3)
    for value in values:
        moments.add(value)
    found = moments.estimate()
    margin = t_quantile(56) * stdev(values) / sqrt(57) / 3
    assert found.mean == pytest.approx(fmean(values) / 3)
    assert found.margin == pytest.approx(margin)
    assert found.low == pytest.approx(found.mean - margin)


def test_huge_sums_lose_no_digits() -> None:
    moments = Moments()
    for n in range(1000):
        moments.add(10**9 + n % 2)
    margin = t_quantile(999) * sqrt(0.25 / 999)
    assert moments.estimate().margin == pytest.approx(margin, rel=1e-5)


def test_the_order_does_not_matter() -> None:
    rng = Random(5)
    values = [rng.randrange(-500, 500) for _ in range(300)]
    found = []
    for _ in range(5):
        rng.shuffle(values)
        moments = Moments(6)
        for value in values:
            moments.add(value)
        found.append(moments.estimate())
    assert len(set(found)) == 1


def test_one_value_has_no_interval_and_none_no_mean() -> None:
    moments = Moments()
    assert moments.estimate() == Estimate(0.0)
    moments.add(7)
    assert moments.estimate() == Estimate(7.0)
    assert moments.estimate().margin is None
    assert moments.estimate().times(36) == Estimate(252.0)
    assert Estimate(2.0, 1.0, 3.0).times(36) == Estimate(72.0, 36.0, 108.0)


def test_the_interval_is_that_of_a_bootstrap() -> None:
    # Scores as skewed as those of Skat: many zeros, wins around 100, rare losses of hundreds.
    rng = Random(6)
    scores = [0] * 250 + [rng.randrange(68, 160) for _ in range(220)]
    scores += [-rng.randrange(86, 400) for _ in range(30)]
    moments = Moments()
    for score in scores:
        moments.add(score)
    found = moments.estimate()
    means = sorted(fmean(rng.choices(scores, k=len(scores))) for _ in range(3000))
    low, high = means[75], means[-76]
    assert found.low is not None
    assert found.high is not None
    width = high - low
    assert found.low == pytest.approx(low, abs=0.1 * width)
    assert found.high == pytest.approx(high, abs=0.1 * width)


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    rng = Random(7)
    held = 0
    for _ in range(1000):
        moments = Moments(2)
        for _ in range(40):
            moments.add(rng.choice((0, 0, 0, 100, 120, -140)))
        found = moments.estimate()
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 80 / 6 / 2 <= found.high
    assert 925 <= held <= 970
