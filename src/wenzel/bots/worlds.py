"""Deals what a seat cannot see, for any trick game: every deal that fits is equally likely.

The cards that not every place may hold are laid one after the other, and for each filling of the
places it is counted in how many ways it is reached. Drawing goes the same way backwards, each step
in proportion to its ways, and the cards that may lie anywhere fill what room is left: nothing is
drawn and thrown away, so no distribution is too narrow to be found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Final, TypeAlias

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.shuffle import Stream

_SEED_WORDS: Final = 4
_WORD_BITS: Final = 32

World: TypeAlias = tuple[CardSet, ...]
"""What lies in each place."""
_Filling: TypeAlias = int
"""How many cards lie in each place, six bits for each."""
_FILL_BITS: Final = 6
_FILL_MASK: Final = (1 << _FILL_BITS) - 1


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

    def holding_any(self, place: int, cards: CardSet) -> list[Unseen]:
        """Return cases that exclude each other, in all of which a place holds one of some cards.

        Together they are all deals in which it does: in each case another of the cards is the
        first that lies there.
        """
        cases = []
        rest: Unseen = self
        for card in cards & self.possible[place]:
            single = CardSet((card,))
            cases.append(rest.fixing(place, single))
            if not any(card in held for k, held in enumerate(self.possible) if k != place):
                break
            rest = rest.barring(place, single)
        return cases


class Worlds:
    """All deals that fit what is known.

    >>> two = CardSet.from_text("CJ SJ HJ DJ")
    >>> Worlds(Unseen((2, 2), (two, two.without(Card("CJ"))))).count
    3
    """

    def __init__(self, unseen: Unseen) -> None:
        self.unseen = unseen
        everywhere = range(len(unseen.sizes))
        choices = [
            (card, tuple(place for place in everywhere if card in unseen.possible[place]))
            for card in unseen.cards
        ]
        # The fewer places at first, the fewer fillings there are to count.
        bound = [choice for choice in choices if len(choice[1]) < len(unseen.sizes)]
        self._bound = sorted(bound, key=lambda choice: (len(choice[1]), choice[1]))
        self._free = [card for card, places in choices if len(places) == len(unseen.sizes)]
        self._steps = self._count_steps()
        self._ends = [
            (filling, ways * self._free_ways(filling)) for filling, ways in self._steps[-1].items()
        ]
        self.count: Final = sum(ways for _, ways in self._ends)
        """How many deals fit."""

    def __repr__(self) -> str:
        return f"Worlds({self.unseen!r})"

    def draw(self, lot: Lot) -> World:
        """Return one of the deals, each equally likely.

        Raises:
            ValueError: no deal fits.
        """
        if not self.count:
            raise ValueError(f"no deal fits {self.unseen!r}")
        filling = _drawn(self._ends, self.count, lot)
        held = self._free_drawn(filling, lot)
        for step in range(len(self._bound) - 1, -1, -1):
            card, places = self._bound[step]
            ways = self._steps[step + 1][filling]
            before = self._steps[step]
            if len(places) > 1:
                number = lot.below(ways)
                for place in places:
                    number -= before.get(filling - (1 << _FILL_BITS * place), 0)
                    if number < 0:
                        break
            else:
                (place,) = places
            filling -= 1 << _FILL_BITS * place
            held[place] |= card.bit
        return tuple(map(CardSet.of_bits, held))

    def __iter__(self) -> Iterator[World]:
        """Yield every deal once."""
        everywhere = tuple(range(len(self.unseen.sizes)))
        cards = [*self._bound, *((card, everywhere) for card in self._free)]
        return _every(cards, self.unseen.sizes, (0,) * len(everywhere))

    def _count_steps(self) -> list[dict[_Filling, int]]:
        """Return, after each of the bound cards, in how many ways each filling is reached."""
        sizes = self.unseen.sizes
        steps = [{0: 1}]
        for _, places in self._bound:
            after: dict[_Filling, int] = {}
            for filling, ways in steps[-1].items():
                for place in places:
                    shift = _FILL_BITS * place
                    if filling >> shift & _FILL_MASK < sizes[place]:
                        fuller = filling + (1 << shift)
                        after[fuller] = after.get(fuller, 0) + ways
            steps.append(after)
        return steps

    def _free_ways(self, filling: _Filling) -> int:
        """Return in how many ways the free cards fill the room that a filling leaves."""
        ways, left = 1, len(self._free)
        for place, size in enumerate(self.unseen.sizes):
            room = size - (filling >> _FILL_BITS * place & _FILL_MASK)
            ways *= comb(left, room)
            left -= room
        return ways

    def _free_drawn(self, filling: _Filling, lot: Lot) -> list[int]:
        """Return the bits of the free cards, dealt into the room that a filling leaves."""
        pool = list(self._free)
        held = []
        for place, size in enumerate(self.unseen.sizes):
            bits = 0
            for _ in range(size - (filling >> _FILL_BITS * place & _FILL_MASK)):
                chosen = lot.below(len(pool))
                pool[chosen], pool[-1] = pool[-1], pool[chosen]
                bits |= pool.pop().bit
            held.append(bits)
        return held


class AnyOf:
    """All deals that fit one of several cases, which exclude each other."""

    def __init__(self, cases: Iterable[Unseen]) -> None:
        self._worlds = [worlds for worlds in map(Worlds, cases) if worlds.count]
        self.count: Final = sum(worlds.count for worlds in self._worlds)
        """How many deals fit."""

    def draw(self, lot: Lot) -> World:
        """Return one of the deals, each equally likely.

        Raises:
            ValueError: no deal fits.
        """
        if not self.count:
            raise ValueError("no deal fits any of the cases")
        counts = [(number, worlds.count) for number, worlds in enumerate(self._worlds)]
        return self._worlds[_drawn(counts, self.count, lot)].draw(lot)

    def __iter__(self) -> Iterator[World]:
        """Yield every deal once."""
        for worlds in self._worlds:
            yield from worlds


def some_of(worlds: Worlds | AnyOf, number: int, lot: Lot) -> list[World]:
    """Return every deal once if there are no more than `number`, else so many drawn ones.

    Raises:
        ValueError: no deal fits.
    """
    if 0 < worlds.count <= number:
        return list(worlds)
    return [worlds.draw(lot) for _ in range(number)]


def _drawn(choices: list[tuple[int, int]], total: int, lot: Lot) -> int:
    """Return one of the choices, each as likely as its share of the total."""
    number = lot.below(total)
    for choice, ways in choices:
        number -= ways
        if number < 0:
            return choice
    raise AssertionError("the ways add up to their total")


def _every(
    cards: list[tuple[Card, tuple[int, ...]]], room: tuple[int, ...], held: tuple[int, ...]
) -> Iterator[World]:
    """Yield each way to lay cards, the first of them next, into the room of their places."""
    if not cards:
        yield tuple(map(CardSet.of_bits, held))
        return
    (card, places), rest = cards[0], cards[1:]
    for place in places:
        if room[place]:
            yield from _every(
                rest,
                (*room[:place], room[place] - 1, *room[place + 1 :]),
                (*held[:place], held[place] | card.bit, *held[place + 1 :]),
            )
