"""Declarers' hands with what comes of them when all cards lie open: to learn the cards from.

``python -m training.open_deals --kind suit --count 300000 --seed 1 --out DIR`` writes
files of 5,000 hands and goes on where it was.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.fitting import write
from wenzel.bots.skat.features import Kind
from wenzel.cards import Suit
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.solver import Goal, Solver
from wenzel.solver.batch import Batch

CHUNK = 5000
DECK = 32
HAND = 10
LEAST_TRUMPS = 4
ANYTHING = 0.1
"""Part of the hands that are taken as they come, however hopeless."""
LEVELS = (61, 90, 31)
TRUMP_SUIT = GameType.CLUBS
"""Suits are alike: all suit games are dealt as this one."""
JACKS = sum(1 << (8 * suit + 4) for suit in range(4))
ACES = sum(1 << (8 * suit + 7) for suit in range(4))


def chunk(kind: Kind, count: int, lot: np.random.Generator) -> dict[str, NDArray[Any]]:
    """Returns so many hands: own cards, cards laid, place, what was reached."""
    hand, laid, others, place = _hands(kind, count, lot)
    game = {Kind.SUIT: TRUMP_SUIT, Kind.GRAND: GameType.GRAND}.get(kind, GameType.NULL)
    hands = np.zeros((count, 3), np.uint32)
    rows = np.arange(count)
    hands[rows, place] = hand
    hands[rows, (place + 1) % 3], hands[rows, (place + 2) % 3] = others
    order = trick_order(game)
    values = np.array(order.points[:DECK])
    points = np.array([(bits >> np.arange(DECK) & 1) @ values for bits in laid.astype(np.int64)])
    batch = Batch.make(order, hands, 0, 1 << place, points=points)
    solver = Solver()
    if game is GameType.NULL:
        reached = solver.value_batch(batch, Goal.NO_TRICK).values[:, None] > 0
    else:
        reached = np.stack([solver.at_least_batch(batch, n).holds for n in LEVELS], axis=1)
    return {"hand": hand, "laid": laid, "place": place, "reached": reached}


def _hands(
    kind: Kind, count: int, lot: np.random.Generator
) -> tuple[NDArray[Any], NDArray[Any], tuple[NDArray[Any], NDArray[Any]], NDArray[Any]]:
    found: list[NDArray[Any]] = []
    while sum(map(len, found)) < count:
        found.append(_deals(kind, lot))
    cards = np.concatenate(found)[:count]
    own = _bits(cards[:, :HAND]), _bits(cards[:, HAND : HAND + 2])
    others = _bits(cards[:, 12:22]), _bits(cards[:, 22:])
    return *own, others, lot.integers(0, 3, count)


def _bits(cards: NDArray[Any]) -> NDArray[np.uint32]:
    return np.asarray(
        np.bitwise_or.reduce(np.uint32(1) << cards.astype(np.uint32), axis=1), np.uint32
    )


def _deals(kind: Kind, lot: np.random.Generator) -> NDArray[Any]:
    """Returns deals in which the first twelve cards are worth a game.

    Those that are the likeliest to be laid away stand at places 10 and 11.
    """
    cards = lot.random((20000, DECK)).argsort(axis=1)
    twelve = _bits(cards[:, :12])
    if kind is Kind.SUIT:
        good = np.bitwise_count(twelve & np.uint32(JACKS | 0xFF << (8 * Suit.CLUBS)))
        keep = good >= LEAST_TRUMPS + lot.integers(0, 4, len(cards))
    elif kind is Kind.GRAND:
        worth = 1.0 * np.bitwise_count(twelve & np.uint32(JACKS))
        worth += 0.9 * np.bitwise_count(twelve & np.uint32(ACES))
        keep = worth >= 2 + 2.5 * lot.random(len(cards))
    else:
        low = sum(0b1111 << (8 * suit) for suit in range(4))
        keep = np.bitwise_count(twelve & np.uint32(low)) >= 5 + lot.integers(0, 3, len(cards))
    keep |= lot.random(len(cards)) < ANYTHING
    cards = cards[keep]
    # What is laid away: nobody keeps losers for the trumps' sake; but all must be seen sometimes.
    urge = lot.gumbel(size=(len(cards), 12)) * lot.choice([0.3, 1.5, 5], (len(cards), 1))
    own = cards[:, :12]
    rank, suit = own % 8, own // 8
    if kind is Kind.NULL:
        urge += rank * 0.8
    else:
        trump = rank == 4
        if kind is Kind.SUIT:
            trump |= suit == Suit.CLUBS
        length = (suit[:, :, None] == suit[:, None, :]).sum(axis=2)
        urge += np.where(trump, -4.0, 0) + np.where(rank == 7, -2.5, 0) - 0.5 * length
    order = (-urge).argsort(axis=1)
    own = np.take_along_axis(own, np.concatenate([order[:, 2:], order[:, :2]], axis=1), axis=1)
    return np.concatenate([own, cards[:, 12:]], axis=1)


def main() -> None:
    """Deals, solves, and writes what was found, one chunk after the other; goes on where it was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=["suit", "grand", "null"], required=True)
    parser.add_argument("--count", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for number in range(-(-args.count // CHUNK)):
        path = args.out / f"{args.kind}-{args.seed}-{number}.npz"
        if path.exists():
            continue
        lot = np.random.default_rng((args.seed, number))
        write(path, chunk(Kind(args.kind), CHUNK, lot))


if __name__ == "__main__":
    main()
