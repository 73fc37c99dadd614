"""How strong the players of Sheepshead are against each other, and how their hands turn out.

Each deal is played twice: by five players of one level, and by four of them with a stronger one,
whose seat rotates. What the stronger one scores more than the player whose seat it took is the
difference of the deal; cards and seats are the same, so that luck cancels out.

    python -m benchmarks.bench_sheepshead --deals 20000 --processes 2 --into DIRECTORY

plays ranges of deals in several processes and writes a file for each, so that a run that was
stopped goes on where it was. ``scripts/bench sheepshead`` plays a short run.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from benchmarks.measure import Row
from wenzel.bots import Player
from wenzel.bots.sheepshead.expert import ExpertPlayer
from wenzel.bots.sheepshead.novice import NovicePlayer
from wenzel.bots.sheepshead.rule_player import RulePlayer
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.rulesets import load

RULESET = "sheepshead-called-ace"
SEED = "bench sheepshead"
RANGE = 100
LAYOUTS = 12
SHORT_RUN = 100
PAIRS = (("rule", "novice"), ("expert", "rule"), ("expert", "novice"))
"""Who sits down with four of whom."""

# Measured elsewhere on a scripted program: what a table of five such players comes to.
ELSEWHERE_WON = 0.74
ELSEWHERE_LEASTERS = 0.11
ELSEWHERE_PICKS = (0.24, 0.21, 0.18, 0.15, 0.11)
MOST_MILLISECONDS = 60.0


@dataclass(frozen=True)
class Played:
    """One deal, played twice.

    Attributes:
        difference: what the stronger player scored more than the one in whose seat it sat.
        milliseconds: how long the stronger player thought.
        picker: who picked without it, counted from the dealer's left; None in a leaster.
        won: whether the picker's side won then.
    """

    difference: int
    milliseconds: float
    picker: int | None
    won: bool


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Player[SheepsheadView]) -> None:
        self.player = player
        self.seconds = 0.0

    def choose(self, view: SheepsheadView) -> Any:
        """Returns what the player does."""
        start = time.process_time()
        action = self.player.choose(view)
        self.seconds += time.process_time() - start
        return action


def player(level: str, layouts: int) -> Player[SheepsheadView]:
    """Returns a player of a level."""
    if level == "expert":
        return ExpertPlayer(SEED, layouts=layouts)
    return NovicePlayer(SEED) if level == "novice" else RulePlayer(SEED)


def outcome(game: SheepsheadGame, number: int, seated: Sequence[Any]) -> SheepsheadOutcome:
    """Returns how a deal ends among players in order of their seats."""
    state = game.start(game.deal_from_seed(SEED, number, dealer=number % game.seats))
    while state.current_player is not None:
        mover = state.current_player
        state = state.apply_unchecked(seated[mover].choose(game.view(state, mover)))
    assert state.outcome is not None
    return state.outcome


def play(stronger: str, others: str, first: int, deals: int, layouts: int) -> list[Played]:
    """Returns a range of deals, each played twice."""
    game = load(RULESET)
    assert isinstance(game, SheepsheadGame)
    table = [player(others, layouts)] * game.seats
    guest = player(stronger, layouts)
    found = []
    for number in range(first, first + deals):
        seat = number // game.seats % game.seats
        without = outcome(game, number, table)
        timed = Timed(guest)
        seated: list[Any] = [*table[:seat], timed, *table[seat + 1 :]]
        with_guest = outcome(game, number, seated)
        picker = without.picker
        dealer = number % game.seats
        found.append(
            Played(
                with_guest.returns[seat] - without.returns[seat],
                1000 * timed.seconds,
                None if picker is None else (picker - dealer - 1) % game.seats,
                without.result is not None and without.result.won,
            )
        )
    return found


def mean_and_margin(values: Iterable[float]) -> tuple[float, float]:
    """Returns a mean and half of its 95 % confidence interval."""
    numbers = list(values)
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, 1.96 * sqrt(variance / len(numbers))


# -- long runs ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Job:
    """A range of deals to be played, and the file that keeps them."""

    stronger: str
    others: str
    first: int
    deals: int
    layouts: int
    path: Path


def do(job: Job) -> None:
    """Plays a range of deals and writes them down, all at once."""
    found = play(job.stronger, job.others, job.first, job.deals, job.layouts)
    part = job.path.with_suffix(".part")
    part.write_text("".join(f"{json.dumps(asdict(one))}\n" for one in found), encoding="utf-8")
    part.rename(job.path)


def jobs(stronger: str, others: str, deals: int, layouts: int, into: Path) -> Iterator[Job]:
    """Yields the ranges of a run."""
    name = f"{stronger}-{others}" + (f"-{layouts}" if stronger == "expert" else "")
    for first in range(0, deals, RANGE):
        path = into / f"{name}-{first:06}.jsonl"
        yield Job(stronger, others, first, min(RANGE, deals - first), layouts, path)


def read(path: Path) -> list[Played]:
    """Returns the deals of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Played(**json.loads(line)) for line in lines]


def report(stronger: str, others: str, played: Sequence[Played]) -> None:
    """Prints the figures of a run."""
    mean, margin = mean_and_margin(one.difference for one in played)
    spent = sum(one.milliseconds for one in played) / len(played)
    print(
        f"one {stronger} among four {others}s, {len(played)} deals: "
        f"{mean:+.3f} ± {margin:.3f} a deal (95 %), {spent:.1f} ms of thinking a deal"
    )
    shares = Shares.of(played)
    picks = " ".join(f"{share:.3f}" for share in shares.picks)
    print(
        f"five {others}s: picker's side wins {shares.won:.3f}, leasters {shares.leasters:.3f}, "
        f"picks from the dealer's left {picks}"
    )


@dataclass(frozen=True)
class Shares:
    """How the deals of five equal players turn out.

    Attributes:
        won: share of the picked hands that the picker's side wins.
        leasters: share of the deals that nobody picks.
        picks: share of the deals that each seat picks, from the dealer's left.
    """

    won: float
    leasters: float
    picks: tuple[float, ...]

    @classmethod
    def of(cls, played: Sequence[Played]) -> Shares:
        """Returns the shares of deals."""
        picks = Counter(one.picker for one in played)
        leasters = picks.pop(None, 0)
        picked = len(played) - leasters
        return cls(
            sum(one.won for one in played) / max(1, picked),
            leasters / len(played),
            tuple(picks[place] / len(played) for place in range(len(ELSEWHERE_PICKS))),
        )


def main(argv: Sequence[str] | None = None) -> int:
    """Plays a long run in several processes, and prints its figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bench_sheepshead")
    parser.add_argument("--deals", type=int, default=SHORT_RUN, help="deals of each pair")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--layouts", type=int, default=LAYOUTS, help="layouts of the expert")
    parser.add_argument("--pair", default="", help="only one pair, such as expert-rule")
    parser.add_argument("--into", type=Path, required=True, help="directory of the results")
    arguments = parser.parse_args(argv)
    arguments.into.mkdir(parents=True, exist_ok=True)
    pairs = [pair for pair in PAIRS if arguments.pair in ("", "-".join(pair))]
    if not pairs:
        parser.error(f"no such pair: {arguments.pair}")
    with Pool(arguments.processes) as pool:
        for stronger, others in pairs:
            run_jobs = list(
                jobs(stronger, others, arguments.deals, arguments.layouts, arguments.into)
            )
            pool.map(do, [job for job in run_jobs if not job.path.exists()], chunksize=1)
            report(stronger, others, [one for job in run_jobs for one in read(job.path)])
    return 0


# -- the short run of ``python -m benchmarks`` ----------------------------------------------------


def run() -> list[Row]:
    """Returns the differences, the shares and the time of a short run."""
    rows = []
    for stronger, others in PAIRS:
        played = play(stronger, others, 0, SHORT_RUN, LAYOUTS)
        mean, margin = mean_and_margin(one.difference for one in played)
        rows.append(
            Row(name=f"one {stronger} among four {others}s", value=mean, reference=margin,
                against="half of its 95 % interval", unit="points a deal")
        )  # fmt: skip
        if (stronger, others) == ("expert", "rule"):
            spent = sum(one.milliseconds for one in played) / len(played)
            rows += _share_rows(Shares.of(played))
            rows.append(
                Row(name="the expert's thinking", value=spent, reference=MOST_MILLISECONDS,
                    against="aimed at", unit="ms a deal")
            )  # fmt: skip
    return rows


def _share_rows(shares: Shares) -> list[Row]:
    elsewhere = "a scripted program"
    figures = [
        ("the picker's side wins", shares.won, ELSEWHERE_WON),
        ("leasters", shares.leasters, ELSEWHERE_LEASTERS),
        *(
            (f"picks of seat {place} from the dealer", share, ELSEWHERE_PICKS[place - 1])
            for place, share in enumerate(shares.picks, start=1)
        ),
    ]
    return [
        Row(name=f"five rule players: {name}", value=value, reference=reference,
            against=elsewhere, unit="")
        for name, value, reference in figures
    ]  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(main())
