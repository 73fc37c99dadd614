"""The expert: samples the hidden cards, weighs them by what was done, solves each layout."""

from __future__ import annotations

from functools import cache

from wenzel.bots.player import Advice, demand_turn
from wenzel.bots.sampling import Chance
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.bots.skat.sampled_bidding import SampledBidding, Temper
from wenzel.bots.skat.sampled_play import Effort, weigh
from wenzel.games.game import Action
from wenzel.games.skat.actions import Play, SayKontra, SayRe
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.solver import Solver


class ExpertPlayer:
    """Plays by sampled layouts; equal views get equal decisions for a seed."""

    def __init__(
        self, seed: int | str = 0, effort: Effort = Effort(), temper: Temper = Temper()
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.temper = temper
        self._rule = RulePlayer(seed)

    def __repr__(self) -> str:
        return f"ExpertPlayer(seed={self.seed!r})"

    def choose(self, view: SkatView) -> Action:
        """Return what to do."""
        return self.advise(view).action

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        if isinstance(phase, Auction):
            return SampledBidding(self.temper, self.effort.skats).bid(view, phase)
        if isinstance(phase, Exchange):
            return SampledBidding(self.temper, self.effort.skats).prepare(view, phase)
        if isinstance(phase, Playing) and not phase.asks:
            legal = phase.legal(view.seat, view.holding)
            kontra = SayKontra() in legal or SayRe() in legal
            if not kontra and phase.contract.game is not GameType.RAMSCH:
                return self._card(view)
        return self._rule.advise(view)

    def _card(self, view: SkatView) -> Advice:
        known = Knowledge.of(view)
        by_rule = self._rule.advise(view)
        if len(known.legal) == 1:
            return by_rule
        chance = Chance(self.seed, "layouts", view.count)
        ranked = weigh(known, self.effort, solver(), chance)
        best = ranked[0]
        same = [each for each in ranked if best.score - each.score < 0.3]
        for each in same:
            if Play(each.card) == by_rule.action:
                return by_rule
        return Advice(Play(best.card), Message("hint.sampled", card=best.card))


@cache
def solver() -> Solver:
    """Return the solver of this process, whose table all decisions share."""
    return Solver()
