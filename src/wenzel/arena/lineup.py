"""Who sits where: the players of a table in all orders that differ."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, prod
from typing import Final

from wenzel.errors import OptionsError
from wenzel.messages import Message

_LETTERS: Final = "ABCDEFGHI"
MOST_SEATINGS: Final = 120
"""A deal in more seatings than this says little more and takes too long: five players have 120."""


def line_up(names: int, seats: int, letters: str | None = None) -> tuple[int, ...]:
    """Return which of the named players sit at a table, by their places in the naming.

    One name fills the table; of two the first sits among others of the second; otherwise there
    is a name a seat.

    >>> line_up(2, 3), line_up(2, 4, "ABAB")
    ((0, 1, 1), (0, 1, 0, 1))

    Args:
        names: how many players are named, at least one.
        seats: how many sit at the table.
        letters: who sits there instead, A being the first player named.

    Raises:
        OptionsError: that fills no table, leaves a player out, or takes too many seatings.
    """
    if letters is None:
        if names > 2 and names != seats:
            raise OptionsError(Message("duel.names", count=names, seats=seats))
        line = tuple(range(names)) if names == seats else (0, *((names - 1,) * (seats - 1)))
    else:
        line = _by_letters(names, seats, letters)
    _check_seatings(line)
    return line


def _by_letters(names: int, seats: int, letters: str) -> tuple[int, ...]:
    known = _LETTERS[:names]
    if len(letters) != seats or set(letters) != set(known):
        raise OptionsError(Message("duel.lineup", text=letters, seats=seats, known=known))
    return tuple(known.index(letter) for letter in letters)


def _check_seatings(line: tuple[int, ...]) -> None:
    count = factorial(len(line)) // prod(map(factorial, Counter(line).values()))
    if count > MOST_SEATINGS:
        raise OptionsError(Message("duel.seatings", count=count, most=MOST_SEATINGS))


def seatings(line: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all different ways to seat the players of a line-up, in rising order.

    >>> seatings((0, 1, 1))
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    return tuple(sorted(set(permutations(line))))
