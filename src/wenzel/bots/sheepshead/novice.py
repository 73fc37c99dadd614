"""The novice: knows the maxims, but remembers one trick only and weighs by rough guess."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.sheepshead.burying import Plan, best_plan, plans
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.picking import needed_to_pick
from wenzel.bots.sheepshead.rule_player import RulePlayer, pick_advice, weigh
from wenzel.bots.sheepshead.strength import strength
from wenzel.bots.sheepshead.weighing import best_of
from wenzel.bots.worlds import Lot
from wenzel.games.sheepshead.actions import Blitz, Bury, Play
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.preparing import Burying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message

_TRICKS_REMEMBERED: Final = 1
_HAND_BLUR: Final = 1.4
"""By how much it misjudges the strength of its hand at most."""
_PLAN_BLUR: Final = 1.2
"""The same of a bury, in points of the score table."""
_CARD_BLUR: Final = 12.0
"""The same of a card, in card points."""
_PLAINLY_WORSE: Final = 8.0
"""What is so many card points worse than the best is not even thought of."""


class NovicePlayer(SeededPlayer[SheepsheadView]):
    """Plays soundly on the whole, and errs as people do: it forgets, and it guesses.

    Args:
        seed: what its misjudgements are drawn from.
    """

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._rule = RulePlayer(seed)

    def advise(self, view: SheepsheadView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        lot = Lot(self.seed, "novice", view.seat, view.count)
        phase = view.phase
        match phase:
            case Picking() if not phase.must_pick:
                needed = needed_to_pick(view.options, len(phase.waiting) - 1)
                power = strength(view.hand, view.options) + _blur(lot, _HAND_BLUR)
                return pick_advice(view, picks=power >= needed)
            case Burying():
                return self._bury(view, phase, lot)
            case Playing():
                return self._play(view, lot)
        return self._rule.advise(view)

    def _bury(self, view: SheepsheadView, burying: Burying, lot: Lot) -> Advice:
        by_rule = self._rule.advise(view)
        if isinstance(by_rule.action, Blitz):
            return by_rule

        def guessed(plan: Plan) -> Plan:
            return replace(plan, worth=plan.worth + _blur(lot, _PLAN_BLUR))

        found = plans(view.hand, burying.size, view.options)
        bury = best_plan(map(guessed, found)).bury
        return Advice(Bury(bury), Message("hint.sheepshead.bury", cards=bury))

    def _play(self, view: SheepsheadView, lot: Lot) -> Advice:
        choices = weigh(Knowledge.of(view, tricks_remembered=_TRICKS_REMEMBERED))
        if not choices:
            return self._rule.advise(view)
        least = best_of(choices).worth - _PLAINLY_WORSE
        best = best_of(
            replace(choice, worth=choice.worth + _blur(lot, _CARD_BLUR))
            for choice in choices
            if choice.worth >= least
        )
        return Advice(Play(best.card), best.reason)


def _blur(lot: Lot, most: float) -> float:
    """Return an error of up to so much in either direction, small ones more often."""
    return most * (lot.share() - lot.share())
