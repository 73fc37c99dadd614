"""How likely a declarer bids, lays away and declares as he did, with the cards he may have had.

A network learned it by telling the true cards from others that could have been dealt, so what it
says holds up to a constant: it weighs layouts against each other, which is all that is asked of it.
It sees the cards group by group (`wenzel.bots.skat.course`), held and laid away, the auction, and
what the games of the hand promise by the networks of `wenzel.bots.skat.nets`.

The file has an array ``KIND/PART`` for each kind of game (suit, grand, null) and each part of
`Declaring`. `training.declaring` learns it from games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.course import SUIT_BITS, TRUMP_BITS, Numbers, groups_of
from wenzel.bots.skat.evaluation import expected
from wenzel.bots.skat.nets import SIDE_NUMBERS, about
from wenzel.bots.skat.policy import COUNTS, KINDS, shape_of
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType
from wenzel.tricks import TRUMP

BIDS: Final = (20, 22, 23, 24, 27, 30, 33, 36, 40, 46, 50)
"""A bid is told by which of these it reaches."""
CONTEXT: Final = SIDE_NUMBERS + len(BIDS) + len(TRUMP_GAMES) + 2
PROMISES: Final = 5
SUIT_INPUTS: Final = 2 * SUIT_BITS + COUNTS
TRUMP_INPUTS: Final = 2 * TRUMP_BITS + COUNTS

_INDIFFERENCE: Final = 8.0
"""Score by which one game must promise more than another to be declared e times as often."""
_HOPE: Final = 20.0
_HOPE_WIDTH: Final = 15.0
"""A declarer whose cards promise less than this has hardly bid on them."""
_SCORE: Final = 40.0
_MODEL: Final = "declaring.npz"


@dataclass(frozen=True, slots=True)
class Declared:
    """What is known to all of a declaration.

    Attributes:
        contract: the game.
        place: the declarer's place in the playing order.
        bid: the value he has to reach.
        calls: the highest values that the next and the one after him have called, 0 for none.
    """

    contract: Contract
    place: int
    bid: int
    calls: tuple[int, int]

    @property
    def context(self) -> Numbers:
        """The numbers about it; shape (CONTEXT,)."""
        contract = self.contract
        return np.array(
            [
                *about(place=self.place, hand=contract.hand, calls=self.calls),
                *(self.bid >= value for value in BIDS),
                *(contract.game is game for game in TRUMP_GAMES),
                contract.ouvert,
                contract.schneider,
            ],
            np.float32,
        )

    def promises(self, hand: Bits, laid: Bits) -> Numbers:
        """Return what the game and its rivals promise; shape (n, PROMISES).

        Args:
            hand: bits of the ten cards he played with, shape (n,).
            laid: bits of what he laid away, 0 in a hand game.
        """
        side = about(place=self.place, hand=self.contract.hand, calls=self.calls)
        games = (_plain(self.contract), *_rivals(self.contract))
        scores = np.array([expected(game, hand, laid, self.bid, side)[0] for game in games])
        choice = scores / _INDIFFERENCE
        top = choice.max(axis=0)
        chosen = choice[0] - top - np.log(np.exp(choice - top).sum(axis=0))
        hope = -np.logaddexp(0, -(scores[0] - _HOPE) / _HOPE_WIDTH)
        rival = scores[1:].max(axis=0)
        columns = (scores[0] / _SCORE, rival / _SCORE, chosen / 4, hope / 2, scores[0] < rival)
        return np.stack(columns, axis=1).astype(np.float32)


def _plain(contract: Contract) -> Contract:
    """Return a contract without Schwarz and open cards, which the networks do not know."""
    if contract.game is GameType.NULL:
        return contract
    return Contract.of(contract.game, hand=contract.hand)


def _rivals(contract: Contract) -> Sequence[Contract]:
    hand = contract.hand
    trumps = (Contract.of(game, hand=hand) for game in TRUMP_GAMES if game is not contract.game)
    nulls = (Contract(GameType.NULL, hand=hand, ouvert=ouvert) for ouvert in (False, True))
    return [*trumps, *(null for null in nulls if null != contract)]


@dataclass(frozen=True, slots=True)
class Declaring:
    """The weights of a kind of game.

    Attributes:
        suit: of the cards of a suit: held bits and counts, then laid bits; and the bias.
        trump: the same of the trumps.
        pool: from the hidden rows of the suits and of the trumps to the pool.
        context: from the context and from the promises to the pool, and the bias.
        second: from the pool to the next row, and the bias.
        last: from that, and from the promises, to the one output.
    """

    suit: tuple[Numbers, Numbers]
    trump: tuple[Numbers, Numbers]
    pool: tuple[Numbers, Numbers]
    context: tuple[Numbers, Numbers, Numbers]
    second: tuple[Numbers, Numbers]
    last: tuple[Numbers, Numbers]

    @classmethod
    def read(cls, arrays: Mapping[str, Numbers], kind: str) -> Declaring:
        """Return the weights of a kind of game out of named arrays."""

        def part(name: str) -> Numbers:
            return arrays[f"{kind}/{name}"]

        return cls(
            (part("suit"), part("suit bias")),
            (part("trump"), part("trump bias")),
            (part("suit pool"), part("trump pool")),
            (part("context"), part("promises"), part("bias")),
            (part("second"), part("second bias")),
            (part("last"), part("last promises")),
        )

    def outputs(self, declared: Declared, hand: Bits, laid: Bits) -> Floats:
        """Return how likely hands declare as was declared, as a logarithm up to a constant."""
        groups = groups_of(declared.contract.game)
        held, away = groups.split(hand), groups.split(laid)
        promises = declared.promises(hand, laid)
        total = promises @ self.context[1]
        total += declared.context @ self.context[0] + self.context[2]
        for group in groups.present:
            is_trump = group == TRUMP
            shape = shape_of(TRUMP_BITS if is_trump else SUIT_BITS)
            weights, bias = self.trump if is_trump else self.suit
            edge = shape.bits + COUNTS
            rows = (shape.held @ weights[:edge] + bias)[held[group]]
            rows += (shape.held[:, : shape.bits] @ weights[edge:])[away[group]]
            total += np.maximum(rows, 0, out=rows) @ self.pool[is_trump]
        hidden = np.maximum(total, 0, out=total) @ self.second[0] + self.second[1]
        out = np.maximum(hidden, 0) @ self.last[0] + promises @ self.last[1]
        return np.asarray(out[:, 0], np.float64)


@cache
def declaring_nets() -> Mapping[str, Declaring]:
    """Return the networks that come with the package."""
    with files("wenzel.bots.skat").joinpath(_MODEL).open("rb") as file:
        arrays = dict(np.load(file, allow_pickle=False))
        return {kind: Declaring.read(arrays, kind) for kind in KINDS}
