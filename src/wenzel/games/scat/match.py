"""Round after round: to the last player, who takes the kitty, or to a number of points."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from wenzel.games.game import Outcome
from wenzel.games.scat.deal import ScatDeal, seats_in_order, still_in
from wenzel.games.scat.options import ScatOptions, Scoring
from wenzel.games.scat.outcome import ScatOutcome


@dataclass(frozen=True, slots=True)
class ScatMatch:
    """A match; see `wenzel.games.game.Match`.

    Attributes:
        options: the house rules.
        dealer: who deals next.
        pennies: by seat; 0 for a player on the dole, None for one who is out.
        kitty: the pennies lost so far.
        scores: minus the lives that each seat has lost, or the points it has scored.
        rounds: how many rounds have been played.
    """

    options: ScatOptions
    dealer: int
    pennies: tuple[int | None, ...]
    kitty: int
    scores: tuple[int, ...]
    rounds: int = 0

    @property
    def winner(self) -> int | None:
        """Who takes the kitty or has the points to win and more than all others; None so far."""
        if self.options.scoring is Scoring.LIVES:
            left = still_in(self.pennies)
            return left[0] if len(left) == 1 else None
        best = max(self.scores)
        if best < self.options.points_to_win or self.scores.count(best) > 1:
            return None
        return self.scores.index(best)

    @property
    def is_over(self) -> bool:
        """Whether there is a winner."""
        return self.winner is not None

    def prepare(self, deal: ScatDeal) -> ScatDeal:
        """Return a deal to those who are still in, with the pennies of this point of the match."""
        return msgspec.structs.replace(deal, pennies=self.pennies, kitty=self.kitty)

    def after(self, outcome: Outcome) -> ScatMatch:
        """Return the match after a round; the next player still in deals.

        Raises:
            TypeError: the outcome of another game.
        """
        if not isinstance(outcome, ScatOutcome):
            raise TypeError(f"the outcome of a round of Scat is needed, not {type(outcome)}")
        return ScatMatch(
            self.options,
            seats_in_order(outcome.pennies, self.dealer)[0],
            outcome.pennies,
            outcome.kitty,
            tuple(before + new for before, new in zip(self.scores, outcome.returns, strict=True)),
            self.rounds + 1,
        )


def begin_match(options: ScatOptions, dealer: int = 0) -> ScatMatch:
    """Return a match before its first round."""
    pennies: tuple[int | None, ...] = (options.lives,) * options.players
    return ScatMatch(options, dealer, pennies, 0, (0,) * options.players)
