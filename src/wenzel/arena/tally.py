"""Counting results as they come, in any order: only deals played in all seatings count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from wenzel.arena.clocks import Clocks
from wenzel.arena.head import Head, Job
from wenzel.arena.results import JobResult
from wenzel.arena.shares import count_seat
from wenzel.arena.statistics import Moments
from wenzel.errors import RecordError
from wenzel.messages import Message

RETURNS: Final = "returns"
PLAIN: Final = "plain"
SEEGER_FABIAN: Final = "seeger_fabian"


def scores_of(result: JobResult) -> dict[str, tuple[int, ...]]:
    """Return what each seat has scored, by each way of scoring that is kept of the game."""
    if result.skat is None:
        return {RETURNS: result.returns}
    return {SEEGER_FABIAN: result.skat.seeger_fabian, PLAIN: result.skat.plain}


class Tally:
    """The running account of a duel.

    A deal is one observation, whatever the number of its seatings: a player's score in it is the
    mean over all its seats in all seatings. It is kept as a sum of whole numbers, so the account
    is the same in whatever order results are added.

    Args:
        head: what determines the duel.
        deals: deals with a higher number are left out; None to count all.
    """

    def __init__(self, head: Head, deals: int | None = None) -> None:
        self.head = head
        self.deals = 0
        self.counts: list[Counter[str]] = [Counter() for _ in head.players]
        self.clocks = [Clocks() for _ in head.players]
        self.forfeits: Counter[tuple[int, str]] = Counter()
        self.seats_a_deal = [
            sum(seating.count(player) for seating in head.seatings)
            for player in range(len(head.players))
        ]
        self.scores: dict[str, list[Moments]] = {}
        self.differences: dict[str, dict[tuple[int, int], Moments]] = {}
        self._limit = deals
        self._open: dict[int, dict[int, JobResult]] = {}
        self._counted: set[int] = set()

    def add(self, result: JobResult) -> bool:
        """Count a result; tell whether it was new, as one that was counted before is not.

        Raises:
            RecordError: this duel has no such job.
        """
        job = result.job
        seatings = self.head.seatings
        if not 0 <= job.seating < len(seatings) or result.players != seatings[job.seating]:
            raise RecordError(Message("duel.not_in_duel", deal=job.deal, number=job.seating))
        if self.has(job):
            return False
        if self._limit is not None and job.deal > self._limit:
            return True
        waiting = self._open.setdefault(job.deal, {})
        waiting[job.seating] = result
        if len(waiting) == len(seatings):
            del self._open[job.deal]
            self._counted.add(job.deal)
            self._count(waiting.values())
        return True

    def has(self, job: Job) -> bool:
        """Tell whether a job's result has been added."""
        return job.deal in self._counted or job.seating in self._open.get(job.deal, ())

    def missing(self, deals: int) -> list[Job]:
        """Return the jobs of so many deals that have no result yet, in order."""
        return [job for job in self.head.jobs(deals) if not self.has(job)]

    @property
    def waiting(self) -> int:
        """How many results are of deals that have not been played in all seatings."""
        return sum(map(len, self._open.values()))

    def _count(self, results: Iterable[JobResult]) -> None:
        self.deals += 1
        totals: dict[str, list[int]] = {}
        for result in results:
            for name, scores in scores_of(result).items():
                sums = totals.setdefault(name, [0] * len(self.head.players))
                for player, score in zip(result.players, scores, strict=True):
                    sums[player] += score
            self._count_shares(result)
        for name, sums in totals.items():
            self._count_scores(name, sums)

    def _count_scores(self, name: str, sums: list[int]) -> None:
        if name not in self.scores:
            self.scores[name] = [Moments(seats) for seats in self.seats_a_deal]
            self.differences[name] = {
                (a, b): Moments(self.seats_a_deal[a] * self.seats_a_deal[b])
                for a, b in self._pairs()
            }
        for moments, total in zip(self.scores[name], sums, strict=True):
            moments.add(total)
        for (a, b), moments in self.differences[name].items():
            # Brought to one denominator, the difference stays a whole number.
            moments.add(sums[a] * self.seats_a_deal[b] - sums[b] * self.seats_a_deal[a])

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return combinations(range(len(self.head.players)), 2)

    def _count_shares(self, result: JobResult) -> None:
        for seat, player in enumerate(result.players):
            count_seat(self.counts[player], result, seat)
        for seat, thinking in enumerate(result.thinking):
            self.clocks[result.players[seat]].add(thinking)
        for forfeit in result.forfeits:
            self.forfeits[result.players[forfeit.seat], forfeit.reason] += 1
