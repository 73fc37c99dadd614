"""Means and how sure they are: 95 % intervals by Student's t, deals being the unit.

Sums are kept as whole numbers, so that they are the same in whatever order results come in.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from statistics import NormalDist
from typing import Final

import msgspec

LEVEL: Final = 0.95
_MANY: Final = 1000
"""From so many degrees of freedom on, the expansion about the normal is exact to nine digits."""
_HALVINGS: Final = 60


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval.

    Attributes:
        mean: the mean.
        low: the lower end, None where one value says nothing of the spread.
        high: the upper end, likewise.
    """

    mean: float
    low: float | None = None
    high: float | None = None

    @property
    def margin(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def times(self, factor: float) -> Estimate:
        """Return the estimate of a multiple."""
        if self.low is None or self.high is None:
            return Estimate(self.mean * factor)
        return Estimate(self.mean * factor, self.low * factor, self.high * factor)


class Moments:
    """The sums that mean and spread of whole numbers come from, as they are met.

    Args:
        divisor: what each number counts for is the number divided by this.
    """

    def __init__(self, divisor: int = 1) -> None:
        self.divisor = divisor
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, value: int) -> None:
        """Count a number."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    def estimate(self) -> Estimate:
        """Return the mean and its interval; a mean of nothing is 0."""
        count = self.count
        if not count:
            return Estimate(0.0)
        mean = self.sum / (count * self.divisor)
        if count == 1:
            return Estimate(mean)
        # Whole numbers up to the root: no digits are lost, however many deals there are.
        deviations = count * self.squares - self.sum * self.sum
        error = sqrt(deviations / (count * count * (count - 1))) / self.divisor
        margin = t_quantile(count - 1) * error
        return Estimate(mean, mean - margin, mean + margin)


@cache
def t_quantile(freedom: int, level: float = LEVEL) -> float:
    """Return the t that a share `level` of Student's distribution lies within, on both sides.

    >>> round(t_quantile(1), 3), round(t_quantile(30), 3), round(t_quantile(100000), 3)
    (12.706, 2.042, 1.96)

    Args:
        freedom: degrees of freedom, at least 1.
        level: the share, between 0 and 1.
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    if freedom >= _MANY:
        return _expanded(z, freedom)
    low, high = 0.0, pi / 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _within(middle, freedom) < level:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * sin(low) / cos(low)


def _within(angle: float, freedom: int) -> float:
    """Return the share of the distribution within plus and minus ``sqrt(freedom) * tan(angle)``.

    Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
    """
    squared = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(odd + 1, freedom, 2):
        total += term
        term *= squared * step / (step + 1)
    if not odd:
        return sin(angle) * total
    return 2 / pi * (angle + sin(angle) * total)


def _expanded(z: float, freedom: int) -> float:
    """Return t by its expansion about the normal (Abramowitz and Stegun, 26.7.5)."""
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum((term / float(freedom) ** power for power, term in enumerate(terms, 1)), 0.0)
