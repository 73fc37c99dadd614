"""Fits the network that tells what a declaration says of the declarer's cards, to games.

``python -m training.declaring FILE.jsonl... --out FILE.npz``: for each defender of a game the true
cards of the declarer stand among others that the defender could not rule out; the network learns
to find them. The deals of one in ten games are held back, and say how many bits are won.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from training.fitting import Arrays, Floats, epochs, write
from training.replays import FULL, Line, demand_kinds, held_back, read
from wenzel.bots.skat.course import SUIT_BITS, SUITS, TRUMP_BITS, groups_of
from wenzel.bots.skat.declaring import (
    CONTEXT,
    PROMISES,
    SUIT_INPUTS,
    TRUMP_INPUTS,
    Declared,
)
from wenzel.bots.skat.policy import COUNTS, KINDS, kind_name, shape_of
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import HAND_SIZE, SKAT_SIZE
from wenzel.tricks import TRUMP

OTHERS, OTHERS_HELD_BACK = 40, 500
"""Layouts drawn for each defender."""
WIDTH, POOLED, SECOND = 16, 24, 12
GROUPS = (("suit", SUIT_BITS, slice(SUITS)), ("trump", TRUMP_BITS, slice(SUITS, None)))
"""Sorts of groups, and which of a `Sample` they are."""
RATES = (*(3e-3,) * 4, *(2e-3,) * 3, *(1e-3,) * 3, *(3e-4,) * 2)
BATCH = 32
DECAY = 0.05


@dataclass(frozen=True, slots=True)
class Sample:
    """Declarations as the defenders see them; of the layouts the true one comes first.

    Attributes:
        held: patterns by group; shape (n, layouts, groups).
        laid: the same of the cards laid away.
        valid: 1 for the groups there are; shape (n, groups).
        context: shape (n, CONTEXT).
        promises: shape (n, layouts, PROMISES).
    """

    held: NDArray[np.int16]
    laid: NDArray[np.int16]
    valid: Floats
    context: Floats
    promises: Floats

    def __len__(self) -> int:
        return len(self.held)

    def take(self, which: NDArray[np.int64]) -> Sample:
        """Returns some of them."""
        return Sample(*(getattr(self, name)[which] for name in self.__slots__))


def samples(lines: list[Line], others: int, seed: int) -> dict[str, Sample]:
    """Returns both defenders' samples of games, by kind of game."""
    lot = np.random.default_rng(seed)
    rows: dict[str, list[tuple[Any, ...]]] = {kind: [] for kind in KINDS}
    for line in lines:
        contract, place = Contract.from_text(line["contract"]), line["declarer"]
        dealt = line["dealt"]
        calls = (line["calls"][(place + 1) % 3], line["calls"][(place + 2) % 3])
        declared = Declared(contract, place, line["bid"], calls)
        own = FULL & ~(dealt[(place + 1) % 3] | dealt[(place + 2) % 3] | line["laid"])
        for defender in ((place + 1) % 3, (place + 2) % 3):
            hand, laid = _drawn(FULL & ~dealt[defender], others, lot)
            hand, laid = np.append(np.uint32(own), hand), np.append(np.uint32(line["laid"]), laid)
            row = row_of(declared, hand, np.zeros_like(laid) if contract.hand else laid)
            rows[kind_name(contract.game)].append(row)
    return {kind: sample_of(own) for kind, own in rows.items() if own}


def sample_of(rows: list[tuple[Any, ...]]) -> Sample:
    """Returns the sample of rows."""
    return Sample(*map(np.array, zip(*rows, strict=True)))


def _drawn(
    unseen: int, count: int, lot: np.random.Generator
) -> tuple[NDArray[np.uint32], NDArray[np.uint32]]:
    cards = np.array([number for number in range(32) if unseen >> number & 1], np.uint32)
    bits = np.uint32(1) << cards[lot.random((count, len(cards))).argsort(axis=1)]
    edge = HAND_SIZE + SKAT_SIZE
    hand = np.bitwise_or.reduce(bits[:, :HAND_SIZE], axis=1)
    return hand, np.bitwise_or.reduce(bits[:, HAND_SIZE:edge], axis=1)


def row_of(
    declared: Declared, hand: NDArray[np.uint32], laid: NDArray[np.uint32]
) -> tuple[Any, ...]:
    """Returns what is known of one defender's layouts, the true one first, as in a `Sample`."""
    groups = groups_of(declared.contract.game)
    held, away = groups.split(hand), groups.split(laid)
    patterns = np.zeros((2, len(hand), SUITS + 1), np.int16)
    for group in groups.present:
        patterns[0, :, group], patterns[1, :, group] = held[group], away[group]
    valid = np.array([group in groups.present for group in range(TRUMP + 1)], np.float32)
    return patterns[0], patterns[1], valid, declared.context, declared.promises(hand, laid)


def fresh(seed: int) -> Arrays:
    """Returns weights to begin with."""
    lot = np.random.default_rng(seed)

    def normal(*size: int, times: float = 1) -> Floats:
        return np.asarray(times * lot.standard_normal(size) / size[0] ** 0.5, np.float32)

    def zeros(*size: int) -> Floats:
        return np.zeros(size, np.float32)

    return {
        "suit": normal(SUIT_INPUTS, WIDTH, times=2), "suit bias": zeros(WIDTH),
        "trump": normal(TRUMP_INPUTS, WIDTH, times=2), "trump bias": zeros(WIDTH),
        "suit pool": normal(WIDTH, POOLED), "trump pool": normal(WIDTH, POOLED),
        "context": normal(CONTEXT, POOLED, times=0.5), "promises": normal(PROMISES, POOLED),
        "bias": zeros(POOLED),
        "second": normal(POOLED, SECOND), "second bias": zeros(SECOND),
        "last": normal(SECOND, 1, times=0.1), "last promises": zeros(PROMISES, 1),
    }  # fmt: skip


def outputs(a: Mapping[str, Floats], s: Sample) -> tuple[Floats, tuple[Floats, ...]]:
    """Returns the output for each layout, and the rows on the way to it."""
    rows = []
    for name, bits, groups in GROUPS:
        told, edge = shape_of(bits).held, bits + COUNTS
        held = (told @ a[name][:edge] + a[f"{name} bias"])[s.held[:, :, groups]]
        laid = (told[:, :bits] @ a[name][edge:])[s.laid[:, :, groups]]
        rows.append(np.maximum(held + laid, 0) * s.valid[:, None, groups, None])
    pool = s.promises @ a["promises"] + (s.context @ a["context"] + a["bias"])[:, None]
    pool += rows[0].sum(axis=2) @ a["suit pool"] + rows[1].sum(axis=2) @ a["trump pool"]
    pool = np.maximum(pool, 0)
    two = np.maximum(pool @ a["second"] + a["second bias"], 0)
    out = (two @ a["last"] + s.promises @ a["last promises"])[..., 0]
    return out, (*rows, pool, two)


def bits_won(a: Mapping[str, Floats], s: Sample) -> Floats:
    """Returns, for each, the bits won over layouts that are all alike."""
    z, _ = outputs(a, s)
    z = z - z.max(axis=1, keepdims=True)
    return np.asarray((z[:, 0] - np.log(np.exp(z[:, 1:]).mean(axis=1))) / np.log(2))


def slopes(a: Mapping[str, Floats], s: Sample) -> tuple[float, Arrays]:
    """Returns the mean cost of finding the true layout, and how it changes with the weights."""
    z, (suits, trump, pool, two) = outputs(a, s)
    z = z - z.max(axis=1, keepdims=True)
    shares = np.exp(z)
    shares /= shares.sum(axis=1, keepdims=True)
    cost = float(-np.log(shares[:, 0]).mean())
    shares[:, 0] -= 1
    d = _flat((shares / len(s)).astype(np.float32)[..., None])
    g: Arrays = {"last": _flat(two).T @ d, "last promises": _flat(s.promises).T @ d}
    back = _single((d @ a["last"].T) * (_flat(two) > 0))
    g["second"], g["second bias"] = _flat(pool).T @ back, back.sum(axis=0)
    pooled = _single((back @ a["second"].T) * (_flat(pool) > 0))
    g["bias"], g["promises"] = pooled.sum(axis=0), _flat(s.promises).T @ pooled
    by_deal = pooled.reshape(pool.shape)
    g["context"] = s.context.T @ by_deal.sum(axis=1)
    for (name, bits, groups), rows in zip(GROUPS, (suits, trump), strict=True):
        g[f"{name} pool"] = _flat(rows.sum(axis=2)).T @ pooled
        front = (by_deal @ a[f"{name} pool"].T)[:, :, None] * s.valid[:, None, groups, None]
        steep = _flat(_single(front * (rows > 0)))
        told = shape_of(bits).held
        held = _gathered(s.held[:, :, groups].ravel(), steep, len(told))
        laid = _gathered(s.laid[:, :, groups].ravel(), steep, len(told))
        g[name] = np.concatenate([told.T @ held, told[:, :bits].T @ laid])
        g[f"{name} bias"] = steep.sum(axis=0)
    return cost, g


def _single(rows: NDArray[Any]) -> Floats:
    return np.asarray(rows, np.float32)


def _flat(rows: Floats) -> Floats:
    return rows.reshape(-1, rows.shape[-1])


def _gathered(picked: NDArray[np.int16], rows: Floats, count: int) -> Floats:
    """Returns the sum of the rows that picked each pattern."""
    order = np.argsort(picked, kind="stable")
    in_order = picked[order]
    starts = np.flatnonzero(np.r_[True, in_order[1:] != in_order[:-1]])
    out = np.zeros((count, rows.shape[1]), np.float32)
    out[in_order[starts]] = np.add.reduceat(rows[order], starts, axis=0)
    return out


def fit(arrays: Arrays, learned: Sample, watched: Sample, seed: int) -> None:
    """Fits the network of a kind of game by Adam."""
    costs = epochs(
        arrays, learned, slopes, rates=RATES, batch=BATCH, decay=DECAY, seed=seed
    )  # fmt: skip
    for epoch, cost in enumerate(costs):
        if epoch % 4 == 3:
            won = bits_won(arrays, watched)
            print(
                f"{epoch} cost {cost:.3f} held back {won.mean():.3f} bits, "
                f"worst {won.min():.1f}", flush=True,
            )  # fmt: skip


def main() -> None:
    """Reads games, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    lines = read(args.files)
    learned = samples([line for line in lines if not held_back(line)], OTHERS, args.seed)
    kept = [line for line in lines if held_back(line)][::3]
    watched = samples(kept, OTHERS_HELD_BACK, args.seed + 1)
    demand_kinds(learned, watched)
    arrays: Arrays = {}
    for kind in KINDS:
        own = fresh(args.seed)
        print(kind, len(learned[kind]), len(watched[kind]), flush=True)
        fit(own, learned[kind], watched[kind], args.seed)
        arrays |= {f"{kind}/{name}": array for name, array in own.items()}
    write(args.out, arrays)


if __name__ == "__main__":
    main()
