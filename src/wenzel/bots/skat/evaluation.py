"""What declarers' games are worth, for thousands of hands at once.

Chances by the networks, values by the rules, and what they bring on average in Seeger's points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.features import kind_of
from wenzel.bots.skat.nets import Numbers, nets, rows_of
from wenzel.cards import Card
from wenzel.games.skat.bids import BASE_VALUES, null_value
from wenzel.games.skat.contract import CARD_POINTS, Contract, GameType, trumps_of
from wenzel.games.skat.outcome import SEEGER_BONUS

Counts: TypeAlias = NDArray[np.int64]

WON, SCHNEIDER, SAFE = 0, 1, 2
"""Columns of `odds` in a trump game: at least 61, 90 and 31 points. In a Null only the first."""

_BYTE: Final = 0xFF


@dataclass(frozen=True, slots=True)
class Hands:
    """Hands of ten cards as declarers of a game: what does not depend on bid and auction.

    Attributes:
        game: what is played.
        ouvert: whether with open cards (a Null).
        cards: what the cards give to the network, shape (n, width).
        matadors: with or without, shape (n,); in a hand game those of the hand.
    """

    game: GameType
    ouvert: bool
    cards: Numbers
    matadors: Counts

    @classmethod
    def of(cls, game: GameType, hand: Bits, laid: Bits, *, ouvert: bool = False) -> Hands:
        """Weigh hands.

        Args:
            game: what is played.
            hand: bits of ten cards, shape (n,).
            laid: bits of what was laid away, shape (n,); 0 in a hand game.
            ouvert: whether with open cards.
        """
        cards = nets()[kind_of(game, ouvert=ouvert)].cards(rows_of(game, hand, laid))
        counts = matadors(game, hand | laid) if game.has_matadors else np.zeros(len(hand), np.int64)
        return cls(game, ouvert, cards, counts)

    def take(self, which: NDArray[np.int64]) -> Hands:
        """Return some of the hands."""
        return Hands(self.game, self.ouvert, self.cards[which], self.matadors[which])

    def odds(self, side: Numbers) -> Floats:
        """Return how likely (0 to 1) each level is reached; shape (n, levels).

        Args:
            side: the numbers of `wenzel.bots.skat.nets.about`, one row for all or one each.
        """
        net = nets()[kind_of(self.game, ouvert=self.ouvert)]
        logits = net.ends(self.cards, np.atleast_2d(side))
        return np.asarray(1 / (1 + np.exp(-logits.astype(np.float64))))

    def expected(self, contract: Contract, bid: int, side: Numbers) -> tuple[Floats, Floats]:
        """Return what a game brings on average, and how likely it is won and covers the bid.

        The scores are Seeger's: the value and 50 for a game won, twice the value and 50 off for a
        game lost.

        Args:
            contract: the game, without Schwarz announced.
            bid: the value that must be reached.
            side: as in `odds`.
        """
        found = self.odds(side)
        won = found[:, WON]
        if contract.game is GameType.NULL:
            return _null(null_value(contract), won, bid)
        base = BASE_VALUES[contract.game]
        multiplier = self.matadors + 1 + contract.hand + contract.schneider
        least = -(-bid // base)
        high, safe = found[:, SCHNEIDER], found[:, SAFE]
        forced = _mean(high, base * np.maximum(multiplier + 1, least), 0.0)
        lost = -2.0 * base * least - SEEGER_BONUS
        if contract.schneider:
            # Announced: only Schneider wins, and reaching it counts once more.
            covers = multiplier + 1 >= least
            return np.where(covers, forced, lost), np.where(covers, high, 0.0)
        plain = _mean(won, base * multiplier, base * high - 2 * base * (1 - safe))
        short = least - multiplier
        cases = [short <= 0, short == 1]
        return (
            np.select(cases, [plain, forced], lost),
            np.select(cases, [won, high], 0.0),
        )


def expected(
    contract: Contract, hand: Bits, laid: Bits, bid: int, side: Numbers
) -> tuple[Floats, Floats]:
    """Return `Hands.expected` of hands that are weighed only once."""
    hands = Hands.of(contract.game, hand, laid, ouvert=contract.ouvert)
    return hands.expected(contract, bid, side)


def _null(value: int, won: Floats, bid: int) -> tuple[Floats, Floats]:
    if value < bid:
        return np.full(len(won), -2.0 * bid - SEEGER_BONUS), np.zeros(len(won))
    return won * (value + SEEGER_BONUS) - (1 - won) * (2 * value + SEEGER_BONUS), won


def _mean(won: Floats, value: Counts, more: Floats | float) -> Floats:
    mean = won * (value + SEEGER_BONUS) - (1 - won) * (2 * value + SEEGER_BONUS) + more
    return np.asarray(mean)


@cache
def _runs(trumps: int) -> NDArray[np.int8]:
    """Return how many matadors each combination of trumps has, with or without."""
    counts = np.zeros(1 << trumps, np.int8)
    for held in range(1 << trumps):
        first, run = held & 1, 1
        while run < trumps and held >> run & 1 == first:
            run += 1
        counts[held] = run
    return counts


def matadors(game: GameType, cards: Bits) -> Counts:
    """Return the matadors, with or without, of many hands; see `games.skat.matadors`."""
    trumps = trumps_of(game)
    held = np.zeros(len(cards), np.int64)
    for place, card in enumerate(trumps):
        held |= (cards.astype(np.int64) >> card.number & 1) << place
    return _runs(len(trumps))[held].astype(np.int64)


@cache
def _points_table() -> NDArray[np.int64]:
    """Return the card points of each combination of cards of a suit."""
    worth = [CARD_POINTS.get(Card.numbered(number).rank, 0) for number in range(8)]
    bits = np.arange(_BYTE + 1)
    return np.asarray(sum((bits >> place & 1) * points for place, points in enumerate(worth)))


def points_of(cards: Bits) -> Counts:
    """Return the card points of many sets of cards."""
    table = _points_table()
    wide = cards.astype(np.int64)
    return np.asarray(sum(table[wide >> shift & _BYTE] for shift in (0, 8, 16, 24)))
