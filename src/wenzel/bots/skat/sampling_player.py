"""A player that samples the hidden cards: how the expert and the club player decide."""

from __future__ import annotations

from functools import cache
from typing import Final

from wenzel.bots.player import Advice, demand_turn
from wenzel.bots.sampling import Chance
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.bots.skat.sampled_bidding import SampledBidding, Temper
from wenzel.bots.skat.sampled_play import Candidate, Effort, weigh
from wenzel.games.game import Action
from wenzel.games.skat.actions import Play, SayKontra, SayRe
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.solver import Solver

_AS_GOOD: Final = 0.3
"""Scores that differ by less are as good; then the maxims decide."""


class SamplingPlayer:
    """Weighs games by what they bring on average, and cards by solving likely layouts.

    Equal views get equal decisions for a seed. What the method is not made for (Ramsch, Kontra,
    offers) is left to the rule player.
    """

    def __init__(self, seed: int | str, effort: Effort, temper: Temper) -> None:
        self.seed = seed
        self.effort = effort
        self.temper = temper
        self._rule = RulePlayer(seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"

    def choose(self, view: SkatView) -> Action:
        """Return what to do."""
        return self.advise(view).action

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        bidding = SampledBidding(self.temper, self.effort.skats)
        if isinstance(phase, Auction):
            return bidding.bid(view, phase)
        if isinstance(phase, Exchange):
            return bidding.prepare(view, phase)
        if isinstance(phase, Playing) and not phase.asks:
            legal = phase.legal(view.seat, view.holding)
            doubles = SayKontra() in legal or SayRe() in legal
            if not doubles and phase.contract.game is not GameType.RAMSCH:
                return self._card(view)
        return self._rule.advise(view)

    def _card(self, view: SkatView) -> Advice:
        known = Knowledge.of(view)
        by_rule = self._rule.advise(view)
        if len(known.legal) == 1:
            return by_rule
        chance = Chance(self.seed, "layouts", view.count)
        ranked, count = weigh(known, self.effort, solver(), chance)
        best = ranked[0]
        for each in ranked:
            if best.score - each.score < _AS_GOOD and Play(each.card) == by_rule.action:
                return by_rule
        return Advice(Play(best.card), _reason(best, ranked[1], count))


def _reason(best: Candidate, other: Candidate, count: int) -> Message:
    """Return why a card is better than another, over so many layouts."""
    wins, other_wins = (round(count * each.wins) for each in (best, other))
    if wins > other_wins:
        return Message(
            "hint.layouts.wins_more", card=best.card, other=other.card, wins=wins,
            other_wins=other_wins, count=count,
        )  # fmt: skip
    return Message("hint.layouts.scores_more", card=best.card, other=other.card, count=count)


@cache
def solver() -> Solver:
    """Return the solver of this process, whose table all decisions share."""
    return Solver()
