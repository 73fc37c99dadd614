"""Hand after hand: the deal passes on, doublers are played off, the scores run (rules A2.13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import msgspec

from wenzel.games.game import Outcome
from wenzel.games.sheepshead.deal import SheepsheadDeal
from wenzel.games.sheepshead.ending import Termination
from wenzel.games.sheepshead.options import NoPick, SheepsheadOptions
from wenzel.games.sheepshead.outcome import SheepsheadOutcome

_DOUBLED: Final = 2


@dataclass(frozen=True, slots=True)
class Series:
    """A series of hands at one table; see `wenzel.games.game.Match`.

    Attributes:
        options: the house rules.
        dealer: who deals next.
        scores: the running score of each seat.
        outcomes: how each hand so far has ended, those thrown in too.
        doublers: thrown-in hands whose doubling is still to be played off, one a hand.
    """

    options: SheepsheadOptions
    dealer: int
    scores: tuple[int, ...]
    outcomes: tuple[SheepsheadOutcome, ...] = ()
    doublers: int = 0

    @property
    def hands_played(self) -> int:
        """How many hands count for the length of the match: those thrown in do not."""
        played = (Termination.PLAYED.value, Termination.SHOWN.value)
        return sum(outcome.termination in played for outcome in self.outcomes)

    @property
    def is_over(self) -> bool:
        """Whether the match has had its number of hands; one without a number never ends."""
        return 0 < self.options.match_deals <= self.hands_played

    def prepare(self, deal: SheepsheadDeal) -> SheepsheadDeal:
        """Return a deal as it counts here: doubled while a doubler is outstanding."""
        return msgspec.structs.replace(deal, stake=_DOUBLED) if self.doublers else deal

    def after(self, outcome: Outcome) -> Series:
        """Return the series after a hand.

        The deal passes to the left after a thrown-in hand too; only after a redeal that was asked
        for does the same player deal again. A doubler is played off by the next hand that is
        scored, and several are played off one by one.

        Raises:
            TypeError: the outcome of another game.
        """
        if not isinstance(outcome, SheepsheadOutcome):
            raise TypeError(f"the outcome of a hand of Sheepshead is needed, not {type(outcome)}")
        outcomes = (*self.outcomes, outcome)
        if outcome.termination == Termination.REDEAL.value:
            return replace(self, outcomes=outcomes)
        doublers = self.doublers
        if outcome.termination == Termination.THROWN_IN.value:
            doublers += self.options.no_pick is NoPick.DOUBLER
        elif doublers:
            doublers -= 1
        return replace(
            self,
            dealer=(self.dealer + 1) % self.options.seats,
            scores=tuple(
                total + new for total, new in zip(self.scores, outcome.returns, strict=True)
            ),
            outcomes=outcomes,
            doublers=doublers,
        )


def begin_series(options: SheepsheadOptions, dealer: int = 0) -> Series:
    """Return a series before its first hand."""
    return Series(options, dealer, (0,) * options.seats)
