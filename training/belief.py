"""Measures inference on games written down: how much likelier than by chance the true layout is.

``python -m training.belief FILE.jsonl... --games 300`` takes a few decisions of each game and
prints, by role and complete tricks, the bits won over layouts that are all alike (the logarithm to
base 2 of the weight of the true layout over the mean weight) and how many layouts the weights leave
of those drawn. Only games that nothing is learned from are looked at.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import TypeAlias

import numpy as np

from training.replays import Line, held_back, knowledge, positions, read
from wenzel.bots.sampling import Chance, Floats
from wenzel.bots.skat.inference import log_likelihood
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts, all_or_some
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.state import SkatState

Weigher: TypeAlias = Callable[[Knowledge, Layouts], Floats]


@dataclass(frozen=True, slots=True)
class Position:
    """A decision, the layouts drawn for it, and the true one as the last of them."""

    role: str
    tricks: int
    known: Knowledge
    layouts: Layouts


@dataclass(slots=True)
class Tally:
    """What was found of one role at one trick."""

    bits: list[float] = field(default_factory=list)
    left: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def prepared(
    lines: list[Line], drawn: int, seed: int, *, each: int = 4, hidden_only: bool = True
) -> list[Position]:
    """Returns some decisions of each game in which something is hidden."""
    game = SkatGame(SkatOptions())
    lot = np.random.default_rng(seed)
    found = []
    for line in lines:
        chosen = set(lot.choice(30, each, replace=False).tolist())
        for number, (state, _) in enumerate(positions(game, line)):
            seat = state.current_player
            if number not in chosen or seat is None:
                continue
            known = knowledge(game, state, seat)
            layouts = all_or_some(known, drawn, drawn, Chance(seed, line["number"], number))
            if len(layouts) > 1 or not hidden_only:
                role = "declarer" if seat == known.declarer else "defender"
                tricks = len(known.playing.tricks)
                found.append(Position(role, tricks, known, with_truth(layouts, state)))
    return found


def with_truth(layouts: Layouts, state: SkatState) -> Layouts:
    """Returns the layouts, and the true one after them with no weight of its own."""
    order = state.phase.setting.order
    truth = np.array([[state.hands[seat].hand.bits for seat in order]], np.uint32)
    return Layouts(
        np.concatenate([layouts.hands, truth]),
        np.append(layouts.skat, np.uint32(state.skat.bits)),
        np.append(layouts.weights, 0.0),
    )


def measured(found: list[Position], weigh: Weigher) -> dict[tuple[str, int], Tally]:
    """Returns the tallies by role and complete tricks."""
    tallies: dict[tuple[str, int], Tally] = defaultdict(Tally)
    for position in found:
        start = process_time()
        logs = weigh(position.known, position.layouts)
        seconds = process_time() - start
        top = logs.max()
        weights = np.exp(logs - top)
        mean = float(weights[:-1] @ position.layouts.weights[:-1])
        shares = weights[:-1] / max(weights[:-1].sum(), 1e-300)
        tally = tallies[position.role, position.tricks]
        tally.bits.append(float((logs[-1] - top) / np.log(2) - np.log2(max(mean, 1e-300))))
        tally.left.append(float(1 / max((shares**2).sum(), 1e-300)))
        tally.seconds.append(seconds)
    return tallies


def report(tallies: dict[tuple[str, int], Tally]) -> None:
    """Prints a line for each role and trick, and one for each role."""
    for role in ("declarer", "defender"):
        own = {tricks: tally for (of, tricks), tally in sorted(tallies.items()) if of == role}
        for tricks, tally in own.items():
            _line(f"{role} {tricks}", tally)
        joined = Tally()
        for tally in own.values():
            joined.bits += tally.bits
            joined.left += tally.left
            joined.seconds += tally.seconds
        _line(f"{role} all", joined)


def _line(name: str, tally: Tally) -> None:
    if not tally.bits:
        return
    bits = np.array(tally.bits)
    scatter = bits.std() / len(bits) ** 0.5
    print(
        f"{name:12} n {len(bits):4}  bits {bits.mean():6.3f} ±{scatter:.3f}  "
        f"worst {bits.min():6.1f}  left {np.median(tally.left):6.0f} "
        f"least {np.quantile(tally.left, 0.1):5.0f}  ms {1000 * np.mean(tally.seconds):5.1f}"
    )


def main() -> None:
    """Reads games and prints what inference is worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--drawn", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    lines = [line for line in read(args.files) if held_back(line)][-args.games :]
    report(measured(prepared(lines, args.drawn, args.seed), log_likelihood))


if __name__ == "__main__":
    main()
