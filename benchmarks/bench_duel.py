"""How many deals of rule players a duel plays in a minute, in all processes that cores allow."""

from __future__ import annotations

import os
import time

from benchmarks.measure import Row
from wenzel.arena.duel import played
from wenzel.arena.head import Head, Job, make_head
from wenzel.arena.lineup import line_up
from wenzel.arena.playing import Bench
from wenzel.arena.tally import Tally
from wenzel.arena.workers import Processes, play_all
from wenzel.rulesets import load

DEALS = 2000
PROMISED = 10_000
"""Deals a minute on two cores."""
_SEED = "bench"


def run() -> list[Row]:
    """Measures a whole duel and, in one process, a deal with and without its tally."""
    game = load("skat-isko")
    head = make_head(game, "skat-isko", ("rule",), line_up(1, game.seats), _SEED)
    jobs = head.jobs(DEALS)
    with Bench(head) as bench:
        alone = play_all(bench, jobs[: DEALS // 10])
    start = time.perf_counter()
    tally = Tally(head)
    for result in alone.results:
        tally.add(result)
    counting = time.perf_counter() - start
    return [
        Row(name="deals a minute", value=60 * DEALS / _seconds(head, jobs), reference=PROMISED,
            against="promised on two cores", unit="deals"),
        Row(name="counting a deal", value=1000 * counting / len(alone.results),
            reference=1000 * alone.seconds / len(alone.results), against="playing it", unit="ms"),
    ]  # fmt: skip


def _seconds(head: Head, jobs: list[Job]) -> float:
    """Returns how long all jobs take, the start of the processes left out."""
    workers = Processes(head, os.cpu_count() or 1)
    try:
        for _ in played(workers, jobs[: 4 * workers.size], lambda: False):
            pass
        start = time.perf_counter()
        for _ in played(workers, jobs, lambda: False):
            pass
        return time.perf_counter() - start
    finally:
        workers.close()
