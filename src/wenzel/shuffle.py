"""Shuffling that any program can repeat: a seed and a path give the same order everywhere.

Python's own generator promises no stable shuffle, and a fair deal must be checkable by others,
so the order is defined here once and for all:

* block number *i* is SHA-256 of the UTF-8 text ``wenzel/<seed>/<path...>/<i>``;
* its eight big-endian 32-bit words are the random stream;
* a number below *n* is drawn by taking words until one is below the largest multiple of *n*
  that fits 32 bits, modulo *n*;
* the deck, in the order of the card numbers, is shuffled by Fisher and Yates from its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

from wenzel.cards import Card, CardSet

T = TypeVar("T")

_WORD = 4
_WORDS = 1 << (8 * _WORD)


class Stream:
    """A reproducible stream of random numbers, named by a seed and a path.

    >>> Stream(7, "deal", 1).below(32)
    0
    """

    def __init__(self, seed: int | str, *path: int | str) -> None:
        self._name = "/".join(["wenzel", str(seed), *map(str, path)])
        self._words = self._generate()

    def _generate(self) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(f"{self._name}/{block}".encode()).digest()
            for start in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[start : start + _WORD], "big")
            block += 1

    def below(self, n: int) -> int:
        """Return a number of 0 to n - 1, each equally likely (n at most 2**32)."""
        limit = _WORDS - _WORDS % n
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % n

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """Return things in an order drawn from here, by Fisher and Yates from the end."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def shuffled(deck: CardSet, seed: int | str, *path: int | str) -> tuple[Card, ...]:
    """Return the cards of a deck in the order that a seed and a path give."""
    return Stream(seed, *path).shuffled(deck)
