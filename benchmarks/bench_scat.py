"""How many matches of Scat one player wins against a table of another.

``scripts/bench scat`` plays a few. The whole measurement, on two processes, to be stopped and
started again at will:

    python -m benchmarks.bench_scat --matches 20000 --processes 2 --log scat.jsonl
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.measure import Row
from benchmarks.scat_matches import CHUNK, SEED, Chunk, Pairing, made, margin, table, won
from wenzel.games.scat.view import ScatView

SIZES = (2, 3, 4, 6)
PAIRS = ("expert:knock-21", "expert:knock-25", "expert:rule", "rule:novice")
FEW = 200
DECISION_ROUNDS = 60
PROMISED_MILLISECONDS = 2.0


def run() -> list[Row]:
    """Measures the expert against greedy tables in a few matches, and how long it thinks."""
    rows = []
    for size in (2, 4):
        for field in ("knock-21", "knock-25"):
            share = won(Chunk(Pairing(size, "expert", field), 0, FEW)) / FEW
            rows.append(
                Row(name=f"matches of {size} won by the expert, the others {field}",
                    value=share, reference=1 / size, against="an equal", unit="")
            )  # fmt: skip
    rows += [
        Row(name=f"a decision of the {name}", value=milliseconds(name),
            reference=PROMISED_MILLISECONDS, against="promised at most", unit="ms")
        for name in ("novice", "rule", "expert")
    ]  # fmt: skip
    return rows


def milliseconds(name: str) -> float:
    """Returns what a decision takes on average, at a table of four such players."""
    game = table(4)
    player = made(name, game)
    spent, decisions = 0.0, 0
    for number in range(DECISION_ROUNDS):
        state = game.start(game.deal_from_seed(SEED, number))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            view: ScatView = game.view(state, mover)
            began = time.perf_counter()
            action = player.choose(view)
            # The first round fills the tables.
            if number:
                spent += time.perf_counter() - began
                decisions += 1
            state = state.apply_unchecked(action)
    return 1000 * spent / decisions


def play(chunk: Chunk) -> tuple[Chunk, int]:
    """Plays a chunk and returns it with the number of matches won."""
    return chunk, won(chunk)


def logged(log: Path | None) -> dict[Chunk, int]:
    """Returns what an earlier run has played."""
    if log is None or not log.exists():
        return {}
    found = {}
    for line in log.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        found[Chunk(Pairing(**told["pairing"]), told["first"], told["matches"])] = told["won"]
    return found


def chunks(pairings: Sequence[Pairing], first: int, matches: int) -> Iterator[Chunk]:
    """Yields the chunks of a range of matches, the pairings in turn."""
    for start in range(first, first + matches, CHUNK):
        for pairing in pairings:
            yield Chunk(pairing, start, min(CHUNK, first + matches - start))


def shares(results: dict[Chunk, int]) -> Table:
    """Returns a table of the shares of matches won, with 95 % confidence intervals."""
    matches: Counter[Pairing] = Counter()
    victories: defaultdict[Pairing, int] = defaultdict(int)
    for chunk, count in results.items():
        matches[chunk.pairing] += chunk.matches
        victories[chunk.pairing] += count
    result = Table(box=box.SIMPLE)
    for column in ("players", "one", "all others", "matches", "won", "95 %", "an equal"):
        result.add_column(column, justify="left" if column in ("one", "all others") else "right")
    for pairing, played in matches.items():
        share = victories[pairing] / played
        result.add_row(
            str(pairing.players), pairing.one, pairing.field, str(played),
            f"{share:.4f}", f"± {margin(share, played):.4f}", f"{1 / pairing.players:.4f}",
        )  # fmt: skip
    return result


def main(argv: Sequence[str] | None = None) -> int:
    """Plays what is asked for on the command line and prints the shares."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_scat")
    parser.add_argument("--players", type=int, nargs="+", default=SIZES, metavar="N")
    parser.add_argument(
        "--pairs", nargs="+", default=PAIRS, metavar="ONE:FIELD",
        help="players by name; knock-25 is the greedy one that knocks with 25",
    )  # fmt: skip
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--matches", type=int, default=1000, help="matches of each kind")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--log", type=Path, help="where results are kept, to go on from there")
    arguments = parser.parse_args(argv)
    pairings = [
        Pairing(size, *pair.split(":")) for pair in arguments.pairs for size in arguments.players
    ]
    wanted = list(chunks(pairings, arguments.first, arguments.matches))
    known = logged(arguments.log)
    results = {chunk: known[chunk] for chunk in wanted if chunk in known}
    missing = [chunk for chunk in wanted if chunk not in results]
    with get_context("spawn").Pool(arguments.processes) as pool:
        for chunk, count in pool.imap_unordered(play, missing):
            results[chunk] = count
            if arguments.log is not None:
                with arguments.log.open("a", encoding="utf-8") as file:
                    print(json.dumps({**asdict(chunk), "won": count}), file=file)
    Console().print(shares(results))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
