"""Small networks that tell how a declarer's game ends, from his cards and what was said.

A network is fed with the cards suit by suit: the cards held of a suit are one number of 0 to 255,
which picks a row of a table; side suits share their table. The rows are added up, two layers
follow. So thousands of hands are weighed in a millisecond, and which suit is which makes no
difference. The weights are learned by `training`; `docs/strength.md` says how and from what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Bits
from wenzel.bots.skat.features import Kind
from wenzel.cards import Suit
from wenzel.games.skat.contract import GameType

Numbers: TypeAlias = NDArray[np.float32]
Indices: TypeAlias = NDArray[np.int64]

PATTERNS: Final = 256
"""What can be held of one suit."""
SIDE_NUMBERS: Final = 12
"""Numbers beside the cards: see `about`."""
OUTPUTS: Final[Mapping[Kind, int]] = MappingProxyType(
    {Kind.SUIT: 3, Kind.GRAND: 3, Kind.NULL: 1, Kind.NULL_OUVERT: 1}
)
"""Trump games: at least 61, 90 and 31 points; Null: no trick."""

_JACK: Final = 4
_NO_JACK: Final = 0xFF & ~(1 << _JACK)
_MODEL: Final = "declarer.npz"
_LIMITS: Final = "limits.npz"
LIMIT: Final = "limit"
"""What the network of limits is called in its file."""
LIMIT_TABLES: Final = ("jacks", "suit")


@dataclass(frozen=True, slots=True)
class Rows:
    """Which row of which table each hand picks.

    Attributes:
        picks: name of a table, and the row a hand picks of it; a table may be picked from twice.
    """

    picks: tuple[tuple[str, Indices], ...]


def rows_of(game: GameType, hand: Bits, laid: Bits) -> Rows:
    """Return the rows that hands pick, with what was laid away (0 in a hand game).

    Args:
        game: what is played.
        hand: bits of the ten cards, shape (n,).
        laid: bits of the cards laid away, shape (n,).
    """
    held, away = _by_suit(hand), _by_suit(laid)
    picks: list[tuple[str, Indices]] = []
    if game is GameType.NULL:
        for suit in range(len(Suit)):
            picks += [("suit", held[suit]), ("laid", away[suit])]
        return Rows(tuple(picks))
    picks += [("jacks", _jacks(held)), ("laid jacks", _jacks(away))]
    trump = game.suit
    # The trump suit comes first, so that hands of different suits can be put into one array.
    for suit in sorted(range(len(Suit)), key=lambda suit: suit != trump):
        names = ("trump", "laid trump") if suit == trump else ("suit", "laid")
        picks += [(names[0], held[suit] & _NO_JACK), (names[1], away[suit] & _NO_JACK)]
    return Rows(tuple(picks))


def _by_suit(cards: Bits) -> list[Indices]:
    wide = cards.astype(np.int64)
    return [wide >> (8 * suit) & (PATTERNS - 1) for suit in range(len(Suit))]


def _jacks(by_suit: list[Indices]) -> Indices:
    """Return which jacks there are, a bit a suit."""
    return np.asarray(sum((cards >> _JACK & 1) << suit for suit, cards in enumerate(by_suit)))


@dataclass(frozen=True, slots=True)
class Net:
    """The weights of one kind of game.

    Attributes:
        tables: by name, shape (rows, width).
        side: weights of the numbers beside the cards, shape (SIDE_NUMBERS, width).
        first: bias of the first layer, shape (width,).
        second: weights and bias of the second layer.
        last: weights and bias of the outputs.
    """

    tables: Mapping[str, Numbers]
    side: Numbers
    first: Numbers
    second: tuple[Numbers, Numbers]
    last: tuple[Numbers, Numbers]

    def cards(self, rows: Rows) -> Numbers:
        """Return what the cards alone give to the first layer; shape (n, width)."""
        total = self.first
        for name, picked in rows.picks:
            total = total + self.tables[name][picked]
        return total

    def ends(self, cards: Numbers, side: Numbers) -> Numbers:
        """Return the outputs before the logistic function; shape (n, outputs).

        Args:
            cards: what `cards` has returned.
            side: numbers beside the cards, one row for all or one each.
        """
        hidden = np.maximum(cards + side @ self.side, 0)
        hidden = np.maximum(hidden @ self.second[0] + self.second[1], 0)
        return np.asarray(hidden @ self.last[0] + self.last[1], np.float32)

    def logits(self, rows: Rows, side: Numbers) -> Numbers:
        """Return the outputs for cards and what stands beside them."""
        return self.ends(self.cards(rows), side)


def table_names(kind: Kind) -> tuple[str, ...]:
    """Return the tables that a kind of game has."""
    if kind in (Kind.NULL, Kind.NULL_OUVERT):
        return ("suit", "laid")
    shared = ("jacks", "laid jacks", "suit", "laid")
    return shared if kind is Kind.GRAND else (*shared, "trump", "laid trump")


def net_from(arrays: Mapping[str, Numbers], name: str, tables: Sequence[str]) -> Net:
    """Return a network out of named arrays, as they lie in the file."""

    def part(key: str) -> Numbers:
        return np.asarray(arrays[f"{name}/{key}"], np.float32)

    return Net(
        {table: part(table) for table in tables},
        part("side"), part("first"),
        (part("second"), part("second bias")), (part("last"), part("last bias")),
    )  # fmt: skip


@cache
def nets() -> Mapping[Kind, Net]:
    """Return the networks that come with the package."""
    with files("wenzel.bots.skat").joinpath(_MODEL).open("rb") as file:
        arrays = np.load(file, allow_pickle=False)
        return {kind: net_from(arrays, kind.value, table_names(kind)) for kind in Kind}


@cache
def limit_net() -> Net:
    """Return the network that tells how high a hand goes in the auction."""
    with files("wenzel.bots.skat").joinpath(_LIMITS).open("rb") as file:
        return net_from(np.load(file, allow_pickle=False), LIMIT, LIMIT_TABLES)


def limit_rows(hand: Bits) -> Rows:
    """Return the rows that hands pick of the tables of the network of limits."""
    held = _by_suit(hand)
    return Rows((("jacks", _jacks(held)), *(("suit", cards) for cards in held)))


# -- what stands beside the cards -----------------------------------------------------------------

_STEPS: Final = (18, 20, 27, 36)
"""An opponent who has called so much is told from one who has not."""


def about(*, place: int, hand: bool, calls: Sequence[int] | None) -> Numbers:
    """Return the numbers beside the cards.

    Args:
        place: the declarer's place in the playing order, 0 for forehand.
        hand: whether the skat was left where it is.
        calls: the highest value that the next and the one after him have called, 0 for none; None
            where nothing is known.
    """
    numbers = np.zeros(SIDE_NUMBERS, np.float32)
    numbers[place] = 1
    numbers[3] = hand
    if calls is not None:
        for opponent, call in enumerate(calls):
            for step, value in enumerate(_STEPS[:3]):
                numbers[4 + 3 * opponent + step] = call >= value
        numbers[10] = max(calls) >= _STEPS[3]
        numbers[11] = 1
    return numbers
