"""Score lists: what was played, who stands where, by every system (rules 2.11, SkWO 6.3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from wenzel.games.skat.contract import Contract
from wenzel.games.skat.options import Scoring, SkatOptions
from wenzel.games.skat.outcome import FABIAN_BONUS, SEEGER_BONUS, SkatOutcome
from wenzel.shuffle import Stream

ROUNDS_OF_A_LIST: Final = 12
"""36 deals at a table of three, 48 at a table of four."""


@dataclass(frozen=True, slots=True)
class ListLine:
    """One deal of a list, as it is written down; a passed-in deal has a line too.

    Attributes:
        number: from 1.
        declarer: who played, None if nobody did.
        contract: what was played.
        base: base value, or the value of a Null; 0 without a game.
        matadors: with (positive) or without (negative).
        levels: the marks of the list: H hand, S Schneider, SA announced, Z Schwarz, ZA announced,
            O ouvert.
        won: whether the declarer won; None if nobody played.
        score: the declarer's plain score, the one written down.
        returns: what the deal scored for each seat in the system of the table.
        totals: the running sum of `returns`.
    """

    number: int
    declarer: int | None
    contract: Contract | None
    base: int
    matadors: int
    levels: tuple[str, ...]
    won: bool | None
    score: int
    returns: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands.

    Attributes:
        seat: the table seat.
        points: sum of its plain scores, Ramsch included.
        won: own games won.
        lost: own games lost.
        others_lost: games that other declarers lost.
    """

    seat: int
    points: int = 0
    won: int = 0
    lost: int = 0
    others_lost: int = 0

    def total(self, scoring: Scoring, players: int) -> int:
        """Return the total by a system that counts each seat's own games.

        Raises:
            ValueError: Bierlachs, which is no sum of own games.
        """
        if scoring is Scoring.BIERLACHS:
            raise ValueError("a Bierlachs is summed deal by deal: see ScoreList.totals")
        total = self.points
        if scoring in (Scoring.SEEGER, Scoring.SEEGER_FABIAN):
            total += SEEGER_BONUS * (self.won - self.lost)
        if scoring is Scoring.SEEGER_FABIAN:
            total += FABIAN_BONUS[players] * self.others_lost
        return total


@dataclass(frozen=True, slots=True)
class ScoreList:
    """A list of deals of any length.

    >>> ScoreList(SkatOptions()).length
    36
    """

    options: SkatOptions
    lines: tuple[ListLine, ...] = ()
    standings: tuple[Standing, ...] = field(default=())

    def __post_init__(self) -> None:
        if not self.standings:
            fresh = tuple(Standing(seat) for seat in range(self.options.players))
            object.__setattr__(self, "standings", fresh)

    @property
    def length(self) -> int:
        """How many deals a list has; a Bierlachs without a number ends with its payer."""
        return self.options.match_deals or ROUNDS_OF_A_LIST * self.options.players

    @property
    def totals(self) -> tuple[int, ...]:
        """The running total of each seat in the system of the table."""
        return self.lines[-1].totals if self.lines else (0,) * self.options.players

    @property
    def payer(self) -> int | None:
        """The seat that has passed the limit of a Bierlachs and pays, None until one has."""
        if self.options.scoring is not Scoring.BIERLACHS:
            return None
        worst = min(self.totals)
        return self.totals.index(worst) if worst < -self.options.bierlachs_limit else None

    def add(self, outcome: SkatOutcome) -> ScoreList:
        """Return the list with one deal more."""
        settlement = outcome.settlement
        totals = tuple(a + b for a, b in zip(self.totals, outcome.returns, strict=True))
        line = ListLine(
            number=len(self.lines) + 1,
            declarer=outcome.declarer,
            contract=outcome.contract,
            base=settlement.base if settlement is not None else 0,
            matadors=settlement.matadors if settlement is not None else 0,
            levels=_levels(outcome),
            won=settlement.won if settlement is not None else None,
            score=settlement.score if settlement is not None else 0,
            returns=outcome.returns,
            totals=totals,
        )
        standings = tuple(_after(standing, outcome) for standing in self.standings)
        return ScoreList(self.options, (*self.lines, line), standings)

    def ranking(self, scoring: Scoring | None = None, lot: int | str = 0) -> tuple[int, ...]:
        """Return the seats from first to last.

        Equal totals: more own games won, then fewer lost, then the lot that a seed throws.
        """
        scoring = scoring or self.options.scoring
        if scoring is Scoring.BIERLACHS:
            totals = dict(enumerate(self.totals))
        else:
            totals = {s.seat: s.total(scoring, self.options.players) for s in self.standings}
        return rank(self.standings, totals, lot)


def rank(
    standings: Sequence[Standing], totals: dict[int, int], lot: int | str = 0
) -> tuple[int, ...]:
    """Rank seats by totals, own games won, own games lost, and the lot (SkWO 6.3.1)."""
    stream = Stream(lot, "lot")
    lots = {standing.seat: stream.below(1 << 31) for standing in standings}
    ordered = sorted(standings, key=lambda s: (-totals[s.seat], -s.won, s.lost, lots[s.seat]))
    return tuple(standing.seat for standing in ordered)


def _after(standing: Standing, outcome: SkatOutcome) -> Standing:
    points, won, lost, others_lost = (
        standing.points,
        standing.won,
        standing.lost,
        standing.others_lost,
    )
    settlement = outcome.settlement
    if settlement is None:
        points += outcome.returns[standing.seat]
    elif outcome.declarer == standing.seat:
        points += settlement.score
        won += settlement.won
        lost += not settlement.won
    elif not settlement.won:
        others_lost += 1
    return Standing(standing.seat, points, won, lost, others_lost)


def _levels(outcome: SkatOutcome) -> tuple[str, ...]:
    contract, settlement = outcome.contract, outcome.settlement
    if contract is None or settlement is None:
        return ()
    marks = (
        (contract.hand, "H"),
        (settlement.result.schneider or contract.schneider, "S"),
        (contract.schneider, "SA"),
        (settlement.result.schwarz or contract.schwarz, "Z"),
        (contract.schwarz, "ZA"),
        (contract.ouvert, "O"),
    )
    return tuple(mark for stands, mark in marks if stands)
