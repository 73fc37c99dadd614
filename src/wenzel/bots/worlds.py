"""Deals what a seat cannot see, for any trick game: every deal that fits is equally likely.

The cards whose place is unknown are sorted by the places that may hold them. How many deals fit
is then a sum over how many cards of each sort go to each place, and a deal is drawn by the same
numbers: nothing is drawn and thrown away, so no distribution is too narrow to be found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Final, TypeAlias

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.shuffle import Stream

_SEED_WORDS: Final = 4
_WORD_BITS: Final = 32

World: TypeAlias = tuple[CardSet, ...]
"""What lies in each place."""
_Counts: TypeAlias = tuple[int, ...]
"""One number for each sort of cards."""


class Lot:
    """A fast stream of random numbers, the same everywhere for a seed and a path.

    `wenzel.shuffle.Stream` gives the key. Only plain random bits are taken from Python's
    generator, since it promises no more than those.

    >>> Lot(7, "worlds").below(10**20) == Lot(7, "worlds").below(10**20)
    True
    """

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str, *path: int | str) -> None:
        stream = Stream(seed, *path)
        key = 0
        for _ in range(_SEED_WORDS):
            key = key << _WORD_BITS | stream.below(1 << _WORD_BITS)
        self._bits = Random(key).getrandbits

    def below(self, n: int) -> int:
        """Return a number of 0 to n - 1, each equally likely, however big n is."""
        width = n.bit_length()
        number = self._bits(width)
        while number >= n:
            number = self._bits(width)
        return number

    def share(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        return self._bits(_WORD_BITS) / (1 << _WORD_BITS)


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a seat knows of the places it cannot see.

    Attributes:
        sizes: how many cards lie in each place.
        possible: which cards each place may hold; a card that only one place may hold lies there.

    Raises:
        ValueError: not as many cards as there is room for.
    """

    sizes: tuple[int, ...]
    possible: tuple[CardSet, ...]

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.possible) or sum(self.sizes) != len(self.cards):
            raise ValueError(f"{len(self.cards)} cards do not fill places of {self.sizes}")

    @property
    def cards(self) -> CardSet:
        """All the cards."""
        cards = NO_CARDS
        for held in self.possible:
            cards |= held
        return cards

    def barring(self, place: int, cards: CardSet) -> Unseen:
        """Return the same where some cards are known not to lie in a place."""
        possible = list(self.possible)
        possible[place] -= cards
        return Unseen(self.sizes, tuple(possible))

    def fixing(self, place: int, cards: CardSet) -> Unseen:
        """Return the same where some cards are known to lie in a place."""
        possible = [held - cards for held in self.possible]
        possible[place] |= cards
        return Unseen(self.sizes, tuple(possible))


class Worlds:
    """All deals that fit what is known.

    >>> two = CardSet.from_text("CJ SJ HJ DJ")
    >>> Worlds(Unseen((2, 2), (two, two.without(Card("CJ"))))).count
    3
    """

    def __init__(self, unseen: Unseen) -> None:
        self.unseen = unseen
        sorts: dict[int, list[Card]] = {}
        for card in unseen.cards:
            places = sum((card in held) << place for place, held in enumerate(unseen.possible))
            sorts.setdefault(places, []).append(card)
        self._places = tuple(sorts)
        self._sorts = tuple(sorts.values())
        self._ways: dict[tuple[int, _Counts], tuple[tuple[_Counts, int], ...]] = {}

    def __repr__(self) -> str:
        return f"Worlds({self.unseen!r})"

    @property
    def count(self) -> int:
        """How many deals fit."""
        return self._total(0, self._all)

    @property
    def _all(self) -> _Counts:
        return tuple(map(len, self._sorts))

    def draw(self, lot: Lot) -> World:
        """Return one of the deals, each equally likely.

        Raises:
            ValueError: no deal fits.
        """
        pools = [list(cards) for cards in self._sorts]
        left = self._all
        world = []
        for place in range(len(self.unseen.sizes)):
            taken = self._drawn_counts(place, left, lot)
            bits = 0
            for pool, number in zip(pools, taken, strict=True):
                for _ in range(number):
                    chosen = lot.below(len(pool))
                    pool[chosen], pool[-1] = pool[-1], pool[chosen]
                    bits |= pool.pop().bit
            world.append(CardSet.of_bits(bits))
            left = _less(left, taken)
        return tuple(world)

    def some(self, number: int, lot: Lot) -> list[World]:
        """Return every deal once if there are no more than `number`, else so many drawn ones."""
        if self.count <= number:
            return list(self)
        return [self.draw(lot) for _ in range(number)]

    def __iter__(self) -> Iterator[World]:
        """Yield every deal once."""
        return self._deals(0, [tuple(cards) for cards in self._sorts])

    def _deals(self, place: int, pools: list[tuple[Card, ...]]) -> Iterator[World]:
        if place == len(self.unseen.sizes):
            yield ()
            return
        for taken, _ in self._splits(place, tuple(map(len, pools))):
            for held, rest in _chosen(pools, taken):
                for others in self._deals(place + 1, rest):
                    yield (held, *others)

    def _drawn_counts(self, place: int, left: _Counts, lot: Lot) -> _Counts:
        splits = self._splits(place, left)
        if not splits:
            raise ValueError(f"no deal fits {self.unseen!r}")
        if len(splits) == 1:
            return splits[0][0]
        number = lot.below(sum(ways for _, ways in splits))
        for taken, ways in splits:
            number -= ways
            if number < 0:
                return taken
        raise AssertionError("the ways add up to their sum")

    def _total(self, place: int, left: _Counts) -> int:
        if place == len(self.unseen.sizes):
            return 1
        return sum(ways for _, ways in self._splits(place, left))

    def _splits(self, place: int, left: _Counts) -> tuple[tuple[_Counts, int], ...]:
        """Return how many cards of each sort a place can get, and the deals for each way.

        Args:
            place: this place and those after it are to be filled.
            left: how many cards of each sort there are for them.
        """
        key = (place, left)
        known = self._ways.get(key)
        if known is None:
            found = []
            for taken in self._fillings(place, left):
                ways = self._total(place + 1, _less(left, taken))
                for there, number in zip(left, taken, strict=True):
                    ways *= comb(there, number)
                if ways:
                    found.append((taken, ways))
            known = self._ways[key] = tuple(found)
        return known

    def _fillings(self, place: int, left: _Counts) -> Iterator[_Counts]:
        least, most = [], []
        for places, number in zip(self._places, left, strict=True):
            last = places >> place == 1
            most.append(number if places >> place & 1 else 0)
            least.append(number if last else 0)
        return _sums(self.unseen.sizes[place], least, most)


def _sums(total: int, least: Sequence[int], most: Sequence[int]) -> Iterator[_Counts]:
    """Yield the tuples of numbers within limits that add up to a total."""
    if not least:
        if total == 0:
            yield ()
        return
    others_least, others_most = sum(least[1:]), sum(most[1:])
    first = max(least[0], total - others_most)
    for number in range(first, min(most[0], total - others_least) + 1):
        for others in _sums(total - number, least[1:], most[1:]):
            yield (number, *others)


def _less(left: _Counts, taken: _Counts) -> _Counts:
    return tuple([there - number for there, number in zip(left, taken, strict=True)])


def _chosen(
    pools: Sequence[tuple[Card, ...]], taken: _Counts
) -> Iterator[tuple[CardSet, list[tuple[Card, ...]]]]:
    """Yield each choice of so many cards out of each pool, and what it leaves."""
    if not pools:
        yield NO_CARDS, []
        return
    for cards in combinations(pools[0], taken[0]):
        rest = tuple(card for card in pools[0] if card not in cards)
        for held, others in _chosen(pools[1:], taken[1:]):
            yield held | CardSet(cards), [rest, *others]
