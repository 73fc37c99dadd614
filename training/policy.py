"""Fits the network that tells how likely players play their cards, to games written down.

``python -m training.policy FILE.jsonl... --out FILE.npz`` learns from all games but those held
back, and prints what their cards cost.
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
from wenzel.bots.skat.course import (
    CONTEXT,
    NO_GROUP,
    SUIT_BITS,
    SUITS,
    TRUMP_BITS,
    Groups,
    Spot,
    course,
    groups_of,
)
from wenzel.bots.skat.policy import KINDS, Shape, kind_name, shape_of
from wenzel.games.skat.contract import Contract
from wenzel.tricks import TRUMP

WIDTH, POOLED = 24, 24
SLOTS = SUITS * SUIT_BITS + TRUMP_BITS
RATES = (4e-3, 4e-3, 3e-3, 3e-3, 2e-3, 2e-3, 1e-3, 1e-3, 5e-4, 5e-4, 2e-4, 1e-4)
BATCH = 256
DECAY = 2e-2
_NEVER = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class Sample:
    """Cards played.

    Attributes:
        suits: inputs, shape (n, SUITS, inputs).
        trump: inputs, shape (n, inputs).
        context: shape (n, CONTEXT).
        held: patterns of the suits, shape (n, SUITS).
        trumps: patterns of the trumps, shape (n,).
        valid: 1 for the suits that are groups, shape (n, SUITS).
        legal: which slots may be played; shape (n, SLOTS).
        slot: which was.
    """

    suits: Floats
    trump: Floats
    context: Floats
    held: NDArray[np.int64]
    trumps: NDArray[np.int64]
    valid: Floats
    legal: NDArray[np.bool_]
    slot: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.slot)

    def take(self, which: NDArray[np.int64]) -> Sample:
        """Returns some of the cards."""
        return Sample(*(getattr(self, name)[which] for name in self.__slots__))


def samples(lines: list[Line]) -> dict[str, Sample]:
    """Returns the cards of games where there was a choice, by kind of game."""
    rows: dict[str, list[tuple[Any, ...]]] = {kind: [] for kind in KINDS}
    for line in lines:
        contract = Contract.from_text(line["contract"])
        groups, declarer = groups_of(contract.game), line["declarer"]
        hands = list(line["dealt"])
        laid = 0
        if not contract.hand:
            laid = line["laid"]
            hands[declarer] = (hands[declarer] | FULL & ~(hands[0] | hands[1] | hands[2])) & ~laid
        tricks = [
            (leader, line["cards"][3 * number : 3 * number + 3])
            for number, leader in enumerate(line["leaders"])
        ]
        for spot in course(contract.game, declarer, contract.hand, tricks):
            hand = hands[spot.place]
            row = _row(groups, spot, hand, laid if spot.place == declarer else 0)
            if row[-2].sum() > 1:
                rows[kind_name(contract.game)].append(row)
            hands[spot.place] = hand & ~(1 << spot.card)
    return {
        kind: Sample(*map(np.array, zip(*own, strict=True))) for kind, own in rows.items() if own
    }


def _row(groups: Groups, spot: Spot, hand: int, laid: int) -> tuple[Any, ...]:
    suit_shape, trump_shape = shape_of(SUIT_BITS), shape_of(TRUMP_BITS)
    suits = np.zeros((SUITS, suit_shape.inputs), np.float32)
    trump = np.zeros(trump_shape.inputs, np.float32)
    legal = np.zeros(SLOTS, bool)
    held = [groups.pattern(hand, suit) for suit in range(SUITS)]
    trumps = groups.pattern(hand, TRUMP)
    valid = np.array([suit in groups.present for suit in range(SUITS)], np.float32)
    for group in groups.present:
        is_trump = group == TRUMP
        shape = trump_shape if is_trump else suit_shape
        pattern = trumps if is_trump else held[group]
        row = trump if is_trump else suits[group]
        _fill(row, shape, groups, spot, group, pattern, groups.pattern(laid, group))
        if spot.follows in (NO_GROUP, group):
            start = SUIT_BITS * (SUITS if is_trump else group)
            legal[start : start + shape.bits] = shape.held[pattern, : shape.bits] > 0
    own = groups.group[spot.card]
    slot = SUIT_BITS * (SUITS if own == TRUMP else own) + groups.bit[spot.card]
    return suits, trump, spot.context, np.array(held), trumps, valid, legal, slot


def _fill(
    row: Floats, shape: Shape, groups: Groups, spot: Spot, group: int, pattern: int, laid: int
) -> None:
    parts, bits = shape.parts, shape.bits
    gone = groups.pattern(spot.gone, group)
    row[parts["held"]] = shape.held[pattern]
    row[parts["left"]] = shape.held[shape.left(gone)[pattern], :bits]
    out = max(bits - int(shape.counts[gone]) - int(shape.counts[pattern]), 0)
    row[parts["out"].start + out] = 1
    if spot.best[0] == group:
        one = np.array([pattern])
        row[parts["above"].start + int(shape.above(spot.best[1], one)[0])] = 1
        row[parts["below"].start + int(shape.below(spot.best[1], one)[0])] = 1
    row[parts["gone"]] = shape.held[gone, :bits]
    row[parts["laid"]] = shape.held[laid, :bits]
    row[parts["situation"]] = spot.trump if group == TRUMP else spot.suits[group]


def fresh(seed: int) -> Arrays:
    """Returns weights to begin with."""
    lot = np.random.default_rng(seed)

    def normal(*size: int) -> Floats:
        return np.asarray(lot.standard_normal(size) / size[0] ** 0.5, np.float32)

    arrays: Arrays = {"context": normal(CONTEXT, POOLED), "bias": np.zeros(POOLED, np.float32)}
    for name, bits in (("suit", SUIT_BITS), ("trump", TRUMP_BITS)):
        shape = shape_of(bits)
        arrays |= {
            f"{name}/first": 2 * normal(shape.inputs, WIDTH),
            f"{name}/pool": normal(WIDTH, POOLED),
            f"{name}/second": normal(WIDTH, WIDTH),
            f"{name}/back": normal(POOLED, WIDTH),
            f"{name}/last": 0.3 * normal(WIDTH, 3 * bits),
            f"{name}/first bias": np.zeros(WIDTH, np.float32),
            f"{name}/second bias": np.zeros(WIDTH, np.float32),
            f"{name}/last bias": np.zeros(3 * bits, np.float32),
        }

    return arrays


def slopes(a: Mapping[str, Floats], s: Sample) -> tuple[float, Arrays]:
    """Returns the mean cost (natural logarithm), and how it changes with the weights."""
    suit, trump = shape_of(SUIT_BITS), shape_of(TRUMP_BITS)
    valid = s.valid[:, :, None]
    one = np.maximum(s.suits @ a["suit/first"] + a["suit/first bias"], 0) * valid
    one_t = np.maximum(s.trump @ a["trump/first"] + a["trump/first bias"], 0)
    pool = s.context @ a["context"] + a["bias"]
    pool = pool + one.sum(axis=1) @ a["suit/pool"] + one_t @ a["trump/pool"]
    pool = np.maximum(pool, 0)
    two = one @ a["suit/second"] + (pool @ a["suit/back"])[:, None] + a["suit/second bias"]
    two = np.maximum(two, 0)
    two_t = one_t @ a["trump/second"] + pool @ a["trump/back"] + a["trump/second bias"]
    two_t = np.maximum(two_t, 0)
    spread = _spread(suit)[s.held]
    spread_t = _spread(trump)[s.trumps]
    out = _combined(two @ a["suit/last"] + a["suit/last bias"], spread)
    out_t = _combined(two_t @ a["trump/last"] + a["trump/last bias"], spread_t)
    z = np.concatenate([out.reshape(len(s), -1), out_t], axis=1)
    z = np.where(s.legal, z, _NEVER)
    z -= z.max(axis=1, keepdims=True)
    e = np.exp(z)
    total = e.sum(axis=1, keepdims=True)
    rows = np.arange(len(s))
    cost = float(np.mean(np.log(total[:, 0]) - z[rows, s.slot]))
    # Backwards.
    d = e / total
    d[rows, s.slot] -= 1
    d /= np.float32(len(s))
    d = d.astype(np.float32)
    last = _scattered(d[:, : SUITS * SUIT_BITS].reshape(len(s), SUITS, SUIT_BITS), spread)
    last_t = _scattered(d[:, SUITS * SUIT_BITS :], spread_t)
    g: Arrays = {}
    flat = {"one": one.reshape(-1, WIDTH), "two": two.reshape(-1, WIDTH)}
    last = last.reshape(-1, 3 * SUIT_BITS)
    g["suit/last"], g["suit/last bias"] = flat["two"].T @ last, last.sum(axis=0)
    g["trump/last"], g["trump/last bias"] = two_t.T @ last_t, last_t.sum(axis=0)
    back = (last @ a["suit/last"].T) * (flat["two"] > 0)
    back_t = (last_t @ a["trump/last"].T) * (two_t > 0)
    by_hand = back.reshape(two.shape).sum(axis=1)
    g["suit/second"], g["suit/second bias"] = flat["one"].T @ back, back.sum(axis=0)
    g["trump/second"], g["trump/second bias"] = one_t.T @ back_t, back_t.sum(axis=0)
    g["suit/back"], g["trump/back"] = pool.T @ by_hand, pool.T @ back_t
    pooled = (by_hand @ a["suit/back"].T + back_t @ a["trump/back"].T) * (pool > 0)
    g["context"], g["bias"] = s.context.T @ pooled, pooled.sum(axis=0)
    g["suit/pool"], g["trump/pool"] = one.sum(axis=1).T @ pooled, one_t.T @ pooled
    front = (back @ a["suit/second"].T).reshape(one.shape) + (pooled @ a["suit/pool"].T)[:, None]
    front = ((front * valid) * (one > 0)).reshape(-1, WIDTH)
    front_t = (back_t @ a["trump/second"].T + pooled @ a["trump/pool"].T) * (one_t > 0)
    g["suit/first"] = s.suits.reshape(len(front), -1).T @ front
    g["suit/first bias"] = front.sum(axis=0)
    g["trump/first"], g["trump/first bias"] = s.trump.T @ front_t, front_t.sum(axis=0)
    return cost, g


_spreads: dict[int, Floats] = {}


def _spread(shape: Shape) -> Floats:
    """Returns, by pattern, which outputs each bit adds up: shape (patterns, bits, 3 * bits)."""
    if shape.bits not in _spreads:
        bits = shape.bits
        found = np.zeros((1 << bits, bits, 3 * bits), np.float32)
        every = np.arange(1 << bits)
        for bit in range(bits):
            found[every, bit, bit] = 1
            found[every, bit, bits + shape.top[:, bit]] = 1
            found[every, bit, 2 * bits + shape.low[:, bit]] = 1
        _spreads[bits] = found
    return _spreads[shape.bits]


def _combined(flat: Floats, spread: Floats) -> Floats:
    return np.asarray((spread @ flat[..., None])[..., 0])


def _scattered(slots: Floats, spread: Floats) -> Floats:
    return np.asarray((slots[..., None, :] @ spread)[..., 0, :])


def fit(arrays: Arrays, learned: Sample, watched: Sample, seed: int) -> None:
    """Fits the network of a kind of game by Adam."""
    costs = epochs(
        arrays, learned, slopes, rates=RATES, batch=BATCH, decay=DECAY, seed=seed
    )  # fmt: skip
    for epoch, cost in enumerate(costs):
        print(
            f"{epoch} cost {cost:.4f} held back {slopes(arrays, watched)[0]:.4f}",
            flush=True,
        )


def main() -> None:
    """Reads games, fits, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    lines = read(args.files)
    learned = samples([line for line in lines if not held_back(line)])
    watched = samples([line for line in lines if held_back(line)])
    demand_kinds(learned, watched)
    arrays: Arrays = {}
    for kind in KINDS:
        own = fresh(args.seed)
        by_chance = np.log(watched[kind].legal.sum(axis=1)).mean()
        print(f"{kind}: {len(learned[kind])} cards, {by_chance:.4f} by chance")
        fit(own, learned[kind], watched[kind], args.seed)
        arrays |= {f"{kind}/{name}": array for name, array in own.items()}
    write(args.out, arrays)


if __name__ == "__main__":
    main()
