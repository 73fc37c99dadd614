"""The expert: picks, buries, calls, doubles and plays by what sampled layouts come to.

For each choice the hidden cards are laid out in many ways that agree with all that is known, each
layout is solved with all cards open, and the choice with the best mean score is taken. Where the
search has nothing to say, the rule player decides.
"""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.sheepshead.open_hands import OpenHands
from wenzel.bots.sheepshead.rule_player import RulePlayer
from wenzel.bots.sheepshead.sampled_leaster import SampledLeaster
from wenzel.bots.sheepshead.sampled_plans import SampledPlans
from wenzel.bots.sheepshead.sampled_play import SampledPlay
from wenzel.bots.worlds import Lot
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.preparing import Burying, Calling, Laying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.solver import is_compiled
from wenzel.solver.position import FEWEST_SEATS, MOST_SEATS

DEFAULT_LAYOUTS: Final = 16


class ExpertPlayer(SeededPlayer[SheepsheadView]):
    """Decides by sampled layouts, solved with all cards open.

    It plays as the rule player does where the search cannot help: with more players than the
    search takes, where the sides are only found during the play, and without the compiled search.

    Args:
        seed: what the layouts are drawn from.
        layouts: how many layouts a decision is based on.
    """

    def __init__(self, seed: int | str = 0, *, layouts: int = DEFAULT_LAYOUTS) -> None:
        super().__init__(seed)
        self.layouts = layouts
        self._rule = RulePlayer(seed)
        self._open_hands = OpenHands()

    def __repr__(self) -> str:
        return f"ExpertPlayer(seed={self.seed!r}, layouts={self.layouts})"

    def advise(self, view: SheepsheadView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        by_rule = self._rule.advise(view)
        if not can_search(view.options):
            return by_rule
        lot = Lot(self.seed, "expert", view.seat, view.count)
        phase = view.phase
        plans = SampledPlans(view, by_rule, self.layouts, lot, self._open_hands)
        match phase:
            case Picking():
                return plans.pick(phase)
            case Burying():
                return plans.bury(phase)
            case Calling():
                return plans.call()
            case Laying():
                return plans.lay_under()
            case Cracking():
                return plans.double(phase)
            case Playing(kind=Kind.PICKED | Kind.QUEENS):
                return SampledPlay(view, by_rule, self.layouts, lot, self._open_hands).advise()
            case Playing():
                return SampledLeaster(view, by_rule, self.layouts, lot).advise()
        return by_rule


def can_search(options: SheepsheadOptions) -> bool:
    """Tell whether the search takes hands of this form, and is there."""
    fits = FEWEST_SEATS <= options.players <= MOST_SEATS
    return fits and options.partner is not Partner.FIRST_QUEENS and is_compiled()
