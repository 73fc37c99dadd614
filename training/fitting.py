"""Fits networks by Adam in numpy: any by its slopes, a `wenzel.bots.skat.nets.Net` to outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, Self, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.skat.nets import PATTERNS, SIDE_NUMBERS, Net, Rows, net_from

Floats: TypeAlias = NDArray[np.float32]
Arrays: TypeAlias = dict[str, Floats]

WIDTH, SECOND = 40, 20
DECAY = 1e-5
_FIRST_MOMENT, _SECOND_MOMENT, _TINY = 0.9, 0.999, 1e-8


@dataclass(frozen=True, slots=True)
class Sample:
    """Games of one kind: what the network sees, and what came of it.

    Attributes:
        rows: the rows picked.
        side: numbers beside the cards, shape (n, SIDE_NUMBERS).
        targets: what was reached, 0 or 1 (or a chance), shape (n, outputs).
    """

    rows: Rows
    side: NDArray[np.float32]
    targets: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.targets)

    def take(self, which: NDArray[np.int64]) -> Sample:
        """Returns some of the games."""
        rows = Rows(tuple((name, picked[which]) for name, picked in self.rows.picks))
        return Sample(rows, self.side[which], self.targets[which])


class Sampled(Protocol):
    """Examples to learn from."""

    def __len__(self) -> int: ...

    def take(self, which: NDArray[np.int64]) -> Self:
        """Returns some of them."""


T = TypeVar("T", bound=Sampled)


class Moments:
    """The moving means by which Adam steps, of the slopes of each array and of their squares."""

    def __init__(self, arrays: Arrays) -> None:
        self._means = {name: (np.zeros_like(a), np.zeros_like(a)) for name, a in arrays.items()}
        self._step = 0

    def step(self) -> None:
        """Begins the next step."""
        self._step += 1

    def moved(self, name: str, slope: Floats) -> tuple[Floats, Floats]:
        """Takes in the slope of an array; returns the mean slope, and the scale to divide it by."""
        first, second = self._means[name]
        first += (1 - _FIRST_MOMENT) * (slope - first)
        second += (1 - _SECOND_MOMENT) * (slope * slope - second)
        scale = np.sqrt(second / (1 - _SECOND_MOMENT**self._step)) + _TINY
        return first / (1 - _FIRST_MOMENT**self._step), scale


def epochs(
    arrays: Arrays,
    learned: T,
    slopes: Callable[[Arrays, T], tuple[float, Arrays]],
    *,
    rates: Sequence[float],
    batch: int,
    decay: float,
    seed: int,
) -> Iterator[float]:
    """Fits arrays by Adam, and yields the mean cost of each epoch as soon as it is over.

    Args:
        arrays: the weights to begin with, changed in place.
        learned: what to learn from.
        slopes: the mean cost of a sample, and how it changes with the weights.
        rates: how far a step goes, by epoch.
        batch: how many examples a step looks at.
        decay: how much of itself a weight loses in a step, times the rate.
        seed: what the order of the examples is drawn from.
    """
    lot = np.random.default_rng(seed)
    moments = Moments(arrays)
    for rate in rates:
        order = lot.permutation(len(learned))
        costs = []
        for start in range(0, len(order), batch):
            cost, changes = slopes(arrays, learned.take(order[start : start + batch]))
            costs.append(cost)
            moments.step()
            for name, array in arrays.items():
                mean, scale = moments.moved(name, changes[name])
                arrays[name] -= (rate * (mean / scale + decay * array)).astype(np.float32)
        yield float(np.mean(costs))


def write(path: Path, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Writes arrays by name, packed."""
    packed: Any = np.savez_compressed
    packed(path, **arrays)


def fresh(name: str, tables: Sequence[str], outputs: int, seed: int) -> Arrays:
    """Returns weights to begin with."""
    lot = np.random.default_rng(seed)
    arrays: Arrays = {
        f"{name}/{table}": (0.1 * lot.standard_normal((PATTERNS, WIDTH))).astype(np.float32)
        for table in tables
    }
    arrays |= {
        f"{name}/side": np.zeros((SIDE_NUMBERS, WIDTH), np.float32),
        f"{name}/first": np.zeros(WIDTH, np.float32),
        f"{name}/second": (lot.standard_normal((WIDTH, SECOND)) / WIDTH**0.5).astype(np.float32),
        f"{name}/second bias": np.zeros(SECOND, np.float32),
        f"{name}/last": (lot.standard_normal((SECOND, outputs)) / SECOND**0.5).astype(np.float32),
        f"{name}/last bias": np.zeros(outputs, np.float32),
    }
    return arrays


def loss(net: Net, sample: Sample) -> float:
    """Returns the mean cross entropy of a sample."""
    z = net.logits(sample.rows, sample.side)
    return float(np.mean(np.logaddexp(0, z) - sample.targets * z))


class Fitter:
    """Adam over the arrays of one network."""

    def __init__(self, arrays: Arrays, name: str, tables: Sequence[str], rate: float) -> None:
        self.arrays, self.name, self.tables, self.rate = arrays, name, tables, rate
        self._moments = Moments(arrays)
        self.moving = tuple(arrays)
        """The arrays that are fitted; the others stay as they are."""

    @property
    def net(self) -> Net:
        """The network as it is now."""
        return net_from(self.arrays, self.name, self.tables)

    def epoch(self, sample: Sample, batch: int, lot: np.random.Generator) -> None:
        """Goes once over a sample in a random order."""
        order = lot.permutation(len(sample))
        for start in range(0, len(order), batch):
            self._descend(self._slopes(sample.take(order[start : start + batch])))

    def _slopes(self, sample: Sample) -> Mapping[str, NDArray[np.float32]]:
        name, a = self.name, self.arrays
        total = sample.side @ a[f"{name}/side"] + a[f"{name}/first"]
        for table, picked in sample.rows.picks:
            total = total + a[f"{name}/{table}"][picked]
        one = np.maximum(total, 0)
        two = np.maximum(one @ a[f"{name}/second"] + a[f"{name}/second bias"], 0)
        z = two @ a[f"{name}/last"] + a[f"{name}/last bias"]
        out = (1 / (1 + np.exp(-z)) - sample.targets) / len(sample)
        back = (out @ a[f"{name}/last"].T) * (two > 0)
        front = (back @ a[f"{name}/second"].T) * (one > 0)
        slopes = {
            f"{name}/last": two.T @ out, f"{name}/last bias": out.sum(0),
            f"{name}/second": one.T @ back, f"{name}/second bias": back.sum(0),
            f"{name}/side": sample.side.T @ front, f"{name}/first": front.sum(0),
        }  # fmt: skip
        for table in self.tables:
            slopes[f"{name}/{table}"] = np.zeros_like(a[f"{name}/{table}"])
        for table, picked in sample.rows.picks:
            hot = np.zeros((len(picked), PATTERNS), np.float32)
            hot[np.arange(len(picked)), picked] = 1
            slopes[f"{name}/{table}"] += hot.T @ front
        return slopes

    def _descend(self, slopes: Mapping[str, NDArray[np.float32]]) -> None:
        self._moments.step()
        for name in self.moving:
            array = self.arrays[name]
            mean, scale = self._moments.moved(name, slopes[name] + DECAY * array)
            array -= (self.rate * mean / scale).astype(np.float32)
