"""Fits the networks of `wenzel.bots.skat.nets` to open deals, and to games if there are any.

``python -m training.declarer_nets --open DIR [--games DIR] --out FILE.npz``
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from training.fitting import Arrays, Fitter, Sample, fresh, loss
from training.open_deals import TRUMP_SUIT
from wenzel.bots.skat.features import Kind
from wenzel.bots.skat.nets import OUTPUTS, SIDE_NUMBERS, rows_of, table_names
from wenzel.games.skat.contract import GameType

GAMES = {Kind.SUIT: TRUMP_SUIT, Kind.GRAND: GameType.GRAND}
HELD_BACK = 0.1
RATES = (3e-3, 3e-3, 1.5e-3, 1.5e-3, 7e-4, 7e-4, 3e-4, 1e-4)
BATCH = 2048


def open_sample(folder: Path, kind: Kind) -> Sample:
    """Returns the open deals of a kind; both Nulls are played with the same cards."""
    name = "null" if kind is Kind.NULL_OUVERT else kind.value
    parts = [np.load(path) for path in sorted(folder.glob(f"{name}-*.npz"))]
    joined = {key: np.concatenate([part[key] for part in parts]) for key in parts[0].files}
    side = np.zeros((len(joined["hand"]), SIDE_NUMBERS), np.float32)
    side[np.arange(len(side)), joined["place"]] = 1
    rows = rows_of(GAMES.get(kind, GameType.NULL), joined["hand"], joined["laid"])
    return Sample(rows, side, joined["reached"].astype(np.float32))


def fit(arrays: Arrays, kind: Kind, sample: Sample, seed: int, *, scale: float = 1.0) -> None:
    """Fits one network, holding some games back to watch it by."""
    lot = np.random.default_rng(seed)
    order = lot.permutation(len(sample))
    cut = int(len(order) * HELD_BACK)
    watched, learned = sample.take(order[:cut]), sample.take(order[cut:])
    fitter = Fitter(arrays, kind.value, table_names(kind), RATES[0])
    for epoch, rate in enumerate(RATES):
        fitter.rate = rate * scale
        fitter.epoch(learned, BATCH, lot)
        print(
            kind.value, epoch,
            f"loss {loss(fitter.net, learned):.4f} held back {loss(fitter.net, watched):.4f}",
            flush=True,
        )  # fmt: skip


def main() -> None:
    """Fits all four networks and writes them into one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--open", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    arrays: Arrays = {}
    for kind in Kind:
        own = fresh(kind.value, table_names(kind), OUTPUTS[kind], args.seed)
        fit(own, kind, open_sample(args.open, kind), args.seed)
        arrays |= own
    np.savez_compressed(args.out, **arrays)


if __name__ == "__main__":
    main()
