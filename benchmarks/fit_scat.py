"""Counts what players of Scat hold and do, for `wenzel.bots.scat.habits`.

``python -m benchmarks.fit_scat --rounds 40000 --processes 2`` plays rounds at mixed tables of 2, 3,
4 and 6, greedy players, rule players and experts, and writes ``habits.json``. Whenever one of them
could knock, it is also played out what would happen if he did. The experts go by the counts in
force, so it is run again until the figures hold still.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec

from benchmarks.scat_matches import Chooser, Greedy, made, table
from wenzel.bots.scat import habits
from wenzel.bots.scat.habits import LOWEST, MOST_TURNS
from wenzel.bots.scat.rivals import Holds, rivals
from wenzel.games.scat.actions import Knock
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import HALVES, half_points

SIZES = (2, 3, 4, 6)
TABLE = ("knock-21", "knock-25", "rule", "expert", "expert")
CHUNK = 500
BORROWED = 300
"""A row is filled up with so many players of the row before it, so that rare rows are smooth."""
KNOCKER_TURNS = 3
"""Knockers are told apart by turns up to so many."""
HIGHEST = 31

Row: TypeAlias = tuple[Holds, int]


@dataclass(slots=True)
class Counts:
    """How many players had which points, and did what, by turns gone."""

    after_last_turn: Counter[tuple[Row, int]] = field(default_factory=Counter)
    of_knocker: Counter[tuple[Row, int]] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    knocks: Counter[int] = field(default_factory=Counter)
    thirty_ones: Counter[int] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        """Adds the counts of other rounds."""
        for name in self.__slots__:
            getattr(self, name).update(getattr(other, name))


def play(seed: int) -> Counts:
    """Plays a chunk of rounds and returns what was counted."""
    counts = Counts()
    for number in range(seed * CHUNK, (seed + 1) * CHUNK):
        rng = Random(f"habits {number}")
        game = table(SIZES[number % len(SIZES)])
        deal = game.deal_from_seed("habits", number, dealer=rng.randrange(game.seats))
        pennies = tuple(rng.randint(1, game.options.lives) for _ in range(game.seats))
        kitty = game.seats * game.options.lives - sum(pennies)
        seats = [made(rng.choice(TABLE), game) for _ in range(game.seats)]
        state = game.start(msgspec.structs.replace(deal, pennies=pennies, kitty=kitty))
        play_round(game, state, seats, rng.randrange(game.seats), counts)
    return counts


def play_round(
    game: ScatGame,
    state: ScatState,
    seats: Sequence[Greedy | Chooser],
    watched: int,
    counts: Counts,
) -> None:
    """Plays a round, and from each turn of one seat what would follow if he knocked."""
    gone: Counter[int] = Counter()
    while not state.is_terminal:
        mover, turns = state.current_player, state.phase
        assert mover is not None
        assert isinstance(turns, Turns)
        action = seats[mover].choose(game.view(state, mover))
        had = min(gone[mover], MOST_TURNS)
        counts.moves[had] += turns.step is Step.DRAW
        if turns.step is Step.DRAW and turns.knocker is None:
            counts.knocks[had] += isinstance(action, Knock)
            if isinstance(action, Knock):
                count_knocker(game, state, counts)
            if mover == watched:
                count_others(game, state, seats, counts)
        after = state.apply_unchecked(action)
        if turns.step is Step.DISCARD:
            if after.is_terminal and turns.knocker is None:
                counts.thirty_ones[min(gone[mover], MOST_TURNS)] += 1
            gone[mover] += 1
        state = after


def count_knocker(game: ScatGame, state: ScatState, counts: Counts) -> None:
    """Counts the hand of the seat on move, which knocks, as the next seat sees it."""
    mover = state.current_player
    assert mover is not None
    after = state.apply_unchecked(Knock())
    observer, turns = after.current_player, after.phase
    assert observer is not None
    assert isinstance(turns, Turns)
    view = game.view(after, observer)
    rival = next(rival for rival in rivals(view, turns) if rival.seat == mover)
    points = half_points(game.options)[state.hands[mover].hand.bits] // HALVES
    counts.of_knocker[(rival.holds, min(rival.turns, KNOCKER_TURNS)), points] += 1
    counts.of_knocker[(Holds.ANYTHING, min(rival.turns, MOST_TURNS)), points] += 1


def count_others(
    game: ScatGame, state: ScatState, seats: Sequence[Greedy | Chooser], counts: Counts
) -> None:
    """Counts what the others end with if the seat on move knocks."""
    mover, turns = state.current_player, state.phase
    assert mover is not None
    assert isinstance(turns, Turns)
    known = rivals(game.view(state, mover), turns)
    state = state.apply_unchecked(Knock())
    moved = set()
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        moved.add(seat)
        state = state.apply_unchecked(seats[seat].choose(game.view(state, seat)))
    assert state.outcome is not None
    for rival in known:
        value = state.outcome.values[rival.seat]
        # A round cut short by 31 says nothing about those who had no last turn.
        if value is not None and rival.seat in moved:
            points, had = value.halves // HALVES, min(rival.turns, MOST_TURNS)
            counts.after_last_turn[(rival.holds, had), points] += 1
            counts.after_last_turn[(Holds.ANYTHING, had), points] += 1


def rows(counts: Counter[tuple[Row, int]], most_turns: int) -> dict[str, list[list[int]]]:
    """Returns the counts in thousandths, by what is known and by turns."""
    found = {}
    for holds in Holds:
        most = MOST_TURNS if holds is Holds.ANYTHING else most_turns
        found[holds.value] = [
            [round(1000 * share) for share in row]
            for row in smoothed(
                [
                    [counts[(holds, turns), points] for points in range(HIGHEST + 1)]
                    for turns in range(most + 1)
                ]
            )
        ]
    return found


def smoothed(counted: list[list[int]]) -> Iterable[list[float]]:
    """Yields shares by points from `LOWEST` up, of each row with a little of the one before."""
    first = next(row for row in counted if sum(row))
    before = shares(first)
    for row in counted:
        lumped = [sum(row[: LOWEST + 1]), *row[LOWEST + 1 :]]
        before = shares(
            [count + BORROWED * share for count, share in zip(lumped, before, strict=True)]
        )
        yield before


def shares(counted: Sequence[float]) -> list[float]:
    """Returns counts as shares, by points from `LOWEST` up."""
    if len(counted) > HIGHEST:
        counted = [sum(counted[: LOWEST + 1]), *counted[LOWEST + 1 :]]
    total = sum(counted)
    return [count / total for count in counted]


def written(counts: Counts) -> str:
    """Returns the counts as JSON, one row a line."""
    tables = {
        "after_last_turn": rows(counts.after_last_turn, MOST_TURNS),
        "of_knocker": rows(counts.of_knocker, KNOCKER_TURNS),
    }
    lines = ["{"]
    for name, by_holds in tables.items():
        lines.append(f' "{name}": {{')
        for place, (holds, table_rows) in enumerate(by_holds.items()):
            told = ",\n   ".join(json.dumps(row, separators=(",", ":")) for row in table_rows)
            comma = "," if place < len(by_holds) - 1 else ""
            lines.append(f'  "{holds}": [\n   {told}\n  ]{comma}')
        lines.append(" },")
    every = range(MOST_TURNS + 1)
    for name, counted in (("knocks", counts.knocks), ("thirty_ones", counts.thirty_ones)):
        shown = [round(1000 * counted[turns] / counts.moves[turns]) for turns in every]
        lines.append(f' "{name}": {json.dumps(shown)}{"," if name == "knocks" else ""}')
    return "\n".join([*lines, "}", ""])


def main(argv: Sequence[str] | None = None) -> int:
    """Plays the rounds and writes the counts."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_scat", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40_000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--to", type=Path, default=Path(habits.__file__).with_name("habits.json"),
        help="the file to write",
    )  # fmt: skip
    arguments = parser.parse_args(argv)
    counts = Counts()
    with get_context("spawn").Pool(arguments.processes) as pool:
        for part in pool.imap_unordered(play, range(max(1, arguments.rounds // CHUNK))):
            counts.add(part)
    arguments.to.write_text(written(counts), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
