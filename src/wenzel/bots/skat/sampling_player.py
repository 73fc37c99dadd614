"""A player that samples the hidden cards: how the expert and the club player decide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from wenzel.bots.layout_reasons import compared
from wenzel.bots.player import Advice, demand_turn
from wenzel.bots.sampling import Chance
from wenzel.bots.skat.bidding import bid
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.bots.skat.sampled_bidding import USUAL, SampledBidding, Temper
from wenzel.bots.skat.sampled_play import Effort, weigh
from wenzel.games.game import Action
from wenzel.games.skat.actions import Play
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.view import SkatView
from wenzel.solver import Solver, is_compiled

_AS_GOOD: Final = 0.3
"""Scores that differ by less, with all cards to play, are as good; then the maxims decide."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player thinks.

    Attributes:
        effort: how much about a card.
        temper: how boldly it bids by the networks.
        hope: how boldly it bids as the rule player does, who then discards and declares too;
            None to go by the networks.
    """

    effort: Effort
    temper: Temper = USUAL
    hope: float | None = None


class SamplingPlayer:
    """Weighs cards by solving likely layouts, and games by what they bring on average.

    Equal views get equal decisions for a seed. What the method is not made for (Ramsch, Kontra,
    offers) is left to the rule player, and so are the cards without the compiled search.
    """

    SEARCHES: ClassVar = True
    """It is weaker without the compiled search."""

    def __init__(
        self, seed: int | str, effort: Effort, temper: Temper, *, hope: float | None = None
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.temper = temper
        self.hope = hope
        self._rule = RulePlayer(seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"

    def choose(self, view: SkatView) -> Action:
        """Return what to do."""
        return self._decide(view, reasons=False).action

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        return self._decide(view, reasons=True)

    def _decide(self, view: SkatView, *, reasons: bool) -> Advice:
        """Return what to do; a reason that takes much thought only where one asks for it."""
        demand_turn(view)
        phase = view.phase
        if self.hope is not None:
            if isinstance(phase, Auction):
                return bid(view, phase, self.hope)
        else:
            bidding = SampledBidding(self.temper, self.effort.skats)
            if isinstance(phase, Auction):
                return bidding.bid(view, phase, reasons=reasons)
            if isinstance(phase, Exchange):
                return bidding.prepare(view, phase)
        by_rule = self._rule.advise(view)
        playing = view.playing
        if not isinstance(by_rule.action, Play) or playing is None or not is_compiled():
            return by_rule
        return by_rule if playing.contract.game is GameType.RAMSCH else self._card(view, by_rule)

    def _card(self, view: SkatView, by_rule: Advice) -> Advice:
        known = Knowledge.of(view)
        if len(known.legal) == 1:
            return by_rule
        chance = Chance(self.seed, "layouts", view.count)
        ranked, count = weigh(known, self.effort, solver(), chance)
        best = ranked[0]
        # The fewer cards are left, the less is doubtful: at the end every point counts.
        as_good = _AS_GOOD * (len(view.hand) - 1) / (HAND_SIZE - 1)
        for each in ranked:
            if best.score - each.score <= as_good and Play(each.card) == by_rule.action:
                return by_rule
        against = known.seat != known.declarer
        return Advice(Play(best.card), compared(best, ranked[1], count, against=against))


class VariedPlayer(SamplingPlayer):
    """A sampling player with variants.

    Args:
        manner: how it thinks.
        seed: what layouts are drawn from.
        variant: what the manner is called; the usual one has no name.
    """

    def __init__(self, manner: Manner, seed: int | str, variant: str) -> None:
        super().__init__(seed, manner.effort, manner.temper, hope=manner.hope)
        self.variant = variant

    def __repr__(self) -> str:
        variant = f", variant={self.variant!r}" if self.variant else ""
        return f"{type(self).__name__}(seed={self.seed!r}{variant})"


@cache
def solver() -> Solver:
    """Return the solver of this process, whose table all decisions share."""
    return Solver()
