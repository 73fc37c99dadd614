"""Deal after deal with the same players: cards from a seed, the deal passing on, the scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from wenzel.games.game import Deal, Game, Match, Outcome
from wenzel.table.local import Chooser, LocalTable

Seating: TypeAlias = Callable[[int], Mapping[int, Chooser]]
"""Makes the computer players, by seat, for the deal of a number."""


@dataclass(frozen=True, slots=True)
class NumberedDeal:
    """A deal and its number in the sitting, from 1."""

    number: int
    deal: Deal


class Sitting:
    """A series of deals at one table.

    Args:
        game: the game with its house rules.
        seed: what all cards come from.
        dealer: the seat that deals first.
        seating: makes the computer players of a deal; asked anew for each deal, so that a deal
            played again meets the same players in the same state of mind.
    """

    def __init__(
        self, game: Game[Any, Any, Any], seed: int | str, *, dealer: int, seating: Seating
    ) -> None:
        self.game = game
        self.seed = seed
        self.match: Match = game.match(dealer)
        self._seating = seating
        self._outcomes: tuple[Outcome, ...] = ()

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """How the deals ended that have been entered in the list."""
        return self._outcomes

    @property
    def deals_settled(self) -> int:
        """How many deals have been entered in the list."""
        return len(self._outcomes)

    def next_deal(self) -> NumberedDeal:
        """Return the deal that comes next, as it counts at this point of the series."""
        number = self.deals_settled + 1
        dealt = self.game.deal_from_seed(self.seed, number, self.match.dealer)
        return NumberedDeal(number, self.match.prepare(dealt))

    def table(self, dealt: NumberedDeal) -> LocalTable:
        """Return a table with a deal before its first action."""
        return LocalTable(self.game, dealt.deal, self._seating(dealt.number))

    def enter(self, outcome: Outcome) -> None:
        """Enter the outcome of the next deal in the list; the one after it comes next."""
        self.match = self.match.after(outcome)
        self._outcomes = (*self._outcomes, outcome)
