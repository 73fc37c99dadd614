"""Fits the networks of `wenzel.bots.skat.nets` to open deals, and to games if there are any.

``python -m training.declarer_nets --open DIR [--games DIR] --out FILE.npz``; with ``--start
FILE.npz`` in the place of ``--open`` networks that are there already go on to games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from training.fitting import Arrays, Fitter, Sample, fresh, loss, write
from training.open_deals import LEVELS, TRUMP_SUIT
from wenzel.bots.skat.features import Kind, kind_of
from wenzel.bots.skat.nets import OUTPUTS, SIDE_NUMBERS, Rows, about, rows_of, table_names
from wenzel.games.skat.contract import Contract, GameType

GAMES = {Kind.SUIT: TRUMP_SUIT, Kind.GRAND: GameType.GRAND}
HELD_BACK = 0.1
RATES = (3e-3, 3e-3, 1.5e-3, 1.5e-3, 7e-4, 7e-4, 3e-4, 1e-4)
BATCH = 2048
GAMES_BATCH = 128
FEWEST, SOME, MANY = 50, 400, 2000
"""With fewer games nothing, only the last layer, or all but the tables of the cards, is fitted."""
STEPS = 600
"""At least so many steps are taken over the last layers, however few games there are."""


def open_sample(folder: Path, kind: Kind) -> Sample:
    """Returns the open deals of a kind; both Nulls are played with the same cards."""
    name = "null" if kind is Kind.NULL_OUVERT else kind.value
    parts = [np.load(path) for path in sorted(folder.glob(f"{name}-*.npz"))]
    if not parts:
        raise SystemExit(f"{folder}: no open deals of {name}; training.open_deals makes them")
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


def played(folder: Path) -> Iterator[dict[str, Any]]:
    """Yields the games that `training.games` has written, those passed in left out."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text().splitlines():
            game = json.loads(line)
            if "contract" in game:
                yield game


def games_sample(games: list[dict[str, Any]], kind: Kind) -> Sample | None:
    """Returns the games of a kind as the declarer saw them before the first card."""
    own = [
        game for game in games
        if kind_of(_contract(game).game, ouvert=_contract(game).ouvert) is kind
    ]  # fmt: skip
    if not own:
        return None
    samples = [_row(game, kind) for game in own]
    names = [name for name, _ in samples[0].rows.picks]
    picks = tuple(
        (name, np.concatenate([sample.rows.picks[place][1] for sample in samples]))
        for place, name in enumerate(names)
    )
    return Sample(
        Rows(picks),
        np.concatenate([sample.side for sample in samples]),
        np.concatenate([sample.targets for sample in samples]),
    )


def _contract(game: dict[str, Any]) -> Contract:
    return Contract.from_text(game["contract"])


def _row(game: dict[str, Any], kind: Kind) -> Sample:
    contract = _contract(game)
    place = game["declarer"]
    others = [game["dealt"][(place + step) % 3] for step in (1, 2)]
    held = game["dealt"][place] if contract.hand else ~(others[0] | others[1] | game["laid"])
    hand = np.array([held & 0xFFFFFFFF], np.uint32)
    laid = np.array([0 if contract.hand else game["laid"]], np.uint32)
    calls = [game["calls"][(place + step) % 3] for step in (1, 2)]
    side = about(place=place, hand=contract.hand, calls=calls)[None]
    if kind in (Kind.NULL, Kind.NULL_OUVERT):
        targets = [game["tricks"] == 0]
    else:
        targets = [game["points"] >= level for level in LEVELS]
    return Sample(rows_of(contract.game, hand, laid), side, np.array([targets], np.float32))


def refine(arrays: Arrays, kind: Kind, sample: Sample, seed: int) -> None:
    """Goes on from open deals to games: first what is said of all cards alike, then the cards."""
    name = kind.value
    lot = np.random.default_rng(seed)
    order = lot.permutation(len(sample))
    cut = int(len(order) * HELD_BACK)
    watched, learned = sample.take(order[:cut]), sample.take(order[cut:])
    fitter = Fitter(arrays, name, table_names(kind), RATES[0])
    before = loss(fitter.net, watched)
    calm = ("last", "last bias") + (("side", "first") if len(learned) >= SOME else ())
    epochs = max(12, min(STEPS, STEPS * GAMES_BATCH // len(learned)))
    stages = [([f"{name}/{part}" for part in calm], 1e-3, epochs)]
    if len(learned) >= MANY:
        stages.append((list(arrays), 2e-4, 6))
    for parts, rate, epochs in stages:
        fitter.moving, fitter.rate = tuple(parts), rate
        for _ in range(epochs):
            fitter.epoch(learned, GAMES_BATCH, lot)
        print(
            name, len(sample), f"games: held back {before:.4f} now {loss(fitter.net, watched):.4f}",
            f"learned {loss(fitter.net, learned):.4f}", "reached", watched.targets.mean(0).round(3),
            flush=True,
        )  # fmt: skip


def _began(args: argparse.Namespace, kind: Kind) -> Arrays:
    """Returns the weights of a kind before it has seen games."""
    if args.start is not None:
        with np.load(args.start, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in arrays if name.startswith(f"{kind.value}/")}
    own = fresh(kind.value, table_names(kind), OUTPUTS[kind], args.seed)
    fit(own, kind, open_sample(args.open, kind), args.seed)
    return own


def main() -> None:
    """Fits all four networks and writes them into one file."""
    parser = argparse.ArgumentParser(description=__doc__)
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--open", type=Path)
    source.add_argument("--start", type=Path)
    parser.add_argument("--games", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    arrays: Arrays = {}
    games = list(played(args.games)) if args.games else []
    for kind in Kind:
        own = _began(args, kind)
        sample = games_sample(games, kind)
        if sample is not None and len(sample) >= FEWEST:
            refine(own, kind, sample, args.seed)
        arrays |= own
    write(args.out, arrays)


if __name__ == "__main__":
    main()
