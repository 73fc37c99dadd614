"""What a benchmark measures and how it says so."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["Row", "seconds"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One figure, and the reference it is compared with, both in ``unit``.

    >>> Row(name="legal cards", value=0.5, reference=2.0, against="a list", unit="s").ratio
    0.25

    Attributes:
        name: What was measured.
        value: The figure.
        reference: The same figure of what it is compared with, measured in the same run.
        against: What it is compared with.
        unit: The unit of both figures.
    """

    name: str
    value: float
    reference: float
    against: str
    unit: str

    def __post_init__(self) -> None:
        if not (math.isfinite(self.value) and math.isfinite(self.reference) and self.reference > 0):
            raise ValueError(
                f"{self.name}: a ratio needs finite figures and a positive reference,"
                f" not {self.value} against {self.reference}"
            )

    @property
    def ratio(self) -> float:
        """The figure in terms of the reference: 0.5 is half of it."""
        return self.value / self.reference


def seconds(work: Callable[[], object], *, repeat: int = 5) -> float:
    """Returns the seconds that one call of ``work`` takes: the best of ``repeat`` calls."""
    if repeat < 1:
        raise ValueError(f"repeat must be at least 1, not {repeat}")
    best = math.inf
    for _ in range(repeat):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best
