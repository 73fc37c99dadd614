"""Fits the network that tells how high a hand goes in the auction, to what the expert would bid.

``python -m training.limits --count 20000 --seed 1 --passing 6 --out FILE.npz``
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from training.fitting import Fitter, Sample, fresh, loss, write
from wenzel.bots.skat.limits import THRESHOLDS
from wenzel.bots.skat.nets import LIMIT, LIMIT_TABLES, SIDE_NUMBERS, limit_rows
from wenzel.bots.skat.sampled_bidding import outlook
from wenzel.cards import CardSet

EVERY = 11
RATES = (3e-3, 3e-3, 1.5e-3, 1.5e-3, 7e-4, 7e-4, 3e-4, 1e-4)
BATCH = 256
HELD_BACK = 0.1


def reached(hand: CardSet, place: int, passing: float) -> int:
    """Returns how many of the thresholds a hand goes to."""
    low, high = 0, len(THRESHOLDS)
    step = 1
    while low < high:
        if outlook(hand, THRESHOLDS[low + step - 1], place, (0, 0), every=EVERY).best < passing:
            high = low + step - 1
        else:
            low += step
        step = max(1, (high - low) // 2)
    return low


def main() -> None:
    """Deals hands, bids on them, fits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passing", type=float, default=6.0)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    lot = np.random.default_rng(args.seed)
    hands, places, targets = [], [], []
    for _ in range(args.count):
        bits = int(np.bitwise_or.reduce(1 << lot.permutation(32)[:10].astype(np.int64)))
        place = int(lot.integers(0, 3))
        count = reached(CardSet.of_bits(bits), place, args.passing)
        hands.append(bits)
        places.append(place)
        targets.append([float(number < count) for number in range(len(THRESHOLDS))])
    side = np.zeros((args.count, SIDE_NUMBERS), np.float32)
    side[np.arange(args.count), places] = 1
    sample = Sample(limit_rows(np.array(hands, np.uint32)), side, np.array(targets, np.float32))
    cut = int(args.count * HELD_BACK)
    every = np.arange(args.count)
    watched, learned = sample.take(every[:cut]), sample.take(every[cut:])
    arrays = fresh(LIMIT, LIMIT_TABLES, len(THRESHOLDS), args.seed)
    fitter = Fitter(arrays, LIMIT, LIMIT_TABLES, RATES[0])
    for epoch, rate in enumerate(RATES):
        fitter.rate = rate
        fitter.epoch(learned, BATCH, lot)
        print(epoch, f"loss {loss(fitter.net, learned):.4f} {loss(fitter.net, watched):.4f}")
    print("reached", sample.targets.mean(axis=0).round(3))
    write(args.out, arrays)


if __name__ == "__main__":
    main()
