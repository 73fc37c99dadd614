"""Round after round, until one player is left: he takes the kitty (rules B2.9, B2.10)."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from wenzel.games.game import Outcome
from wenzel.games.scat.deal import ScatDeal, seats_in_order
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.outcome import ScatOutcome


@dataclass(frozen=True, slots=True)
class ScatMatch:
    """A match; see `wenzel.games.game.Match`.

    Attributes:
        options: the house rules.
        dealer: who deals next.
        pennies: by seat; 0 for a player on the dole, None for one who is out.
        kitty: the pennies lost so far.
        lost: lives lost so far, by seat.
        rounds: how many rounds have been played.
    """

    options: ScatOptions
    dealer: int
    pennies: tuple[int | None, ...]
    kitty: int
    lost: tuple[int, ...]
    rounds: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """Minus the lives that each seat has lost."""
        return tuple(-lives for lives in self.lost)

    @property
    def survivors(self) -> tuple[int, ...]:
        """The seats that are still in."""
        return tuple(seat for seat, left in enumerate(self.pennies) if left is not None)

    @property
    def is_over(self) -> bool:
        """Whether one player alone is left."""
        return len(self.survivors) == 1

    @property
    def winner(self) -> int | None:
        """Who takes the kitty, None before the end."""
        return self.survivors[0] if self.is_over else None

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
            tuple(before + new for before, new in zip(self.lost, outcome.losses, strict=True)),
            self.rounds + 1,
        )


def begin_match(options: ScatOptions, dealer: int = 0) -> ScatMatch:
    """Return a match before its first round."""
    pennies: tuple[int | None, ...] = (options.lives,) * options.players
    return ScatMatch(options, dealer, pennies, 0, (0,) * options.players)
