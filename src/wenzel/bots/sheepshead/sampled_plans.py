"""Whether to pick, what to bury, whom to call and when to double, by sampled layouts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.sheepshead.burying import Plan, best_plan, plans, plans_after, under_worth
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.layouts import Layout, layouts_before_play, layouts_in_play
from wenzel.bots.sheepshead.open_hands import OpenHands
from wenzel.bots.sheepshead.picking import needed_to_pick, wants_to_pick
from wenzel.bots.sheepshead.rule_player import pick_advice
from wenzel.bots.sheepshead.strength import strength
from wenzel.bots.worlds import Lot
from wenzel.cards import CardSet
from wenzel.games.sheepshead.actions import Alone, Blitz, Bury, Call, LayUnder, Pass, Pick
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.options import NoPick
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind, begin_play
from wenzel.games.sheepshead.preparing import Burying
from wenzel.games.sheepshead.setting import Picked
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Mean, Message

_EVEN: Final = (2.2, 2.4, 2.8, 2.75, 2.3)
"""The strength at which picking and passing were found to bring the same at a table of rule
players, by how many are asked after this seat."""
_SLOPE: Final = 0.8
"""How much more a pick brings for each point of strength above that."""
_DOUBTFUL: Final = 1.0
"""How far from it a hand is worth thinking about."""
_SEEN_BEFORE: Final = 30
"""What was found so counts as so many layouts: each of them says little by itself."""
_PLANS: Final = 6
"""How many plans are looked at."""
_WORSE: Final = 1.2
"""By how much a plan may seem worse than the best and still be looked at."""
_RULE_LAYOUTS: Final = 12
"""What the rule player thinks of a plan counts as so many layouts."""
_LEASTER_MIDDLE: Final = 2.4
_LEASTER_SLOPE: Final = -0.25
"""What a hand is worth where everybody plays for himself, by its strength: strong is bad."""
_DOUBLE_FROM: Final = 0.2
"""From what mean score on one doubles: whoever is doubled may double again."""


class SampledPlans:
    """The decisions of one seat before the first lead."""

    def __init__(
        self,
        view: SheepsheadView,
        by_rule: Advice,
        layouts: int,
        lot: Lot,
        open_hands: OpenHands,
    ) -> None:
        self._view = view
        self._by_rule = by_rule
        self._layouts = layouts
        self._lot = lot
        self._open_hands = open_hands

    # -- the pick -----------------------------------------------------------------------------

    def pick(self, picking: Picking) -> Advice:
        """Return whether to take the blind."""
        view = self._view
        setting = view.setting
        asked_after = len(picking.waiting) - 1
        # Other forms were not measured: there the rule player's threshold is the middle.
        even = needed_to_pick(view.options, asked_after)
        if view.options.partner.calls_ace and len(setting.order) == len(_EVEN):
            even = _EVEN[asked_after]
        above = strength(view.hand, view.options) - even
        if picking.must_pick or abs(above) > _DOUBTFUL:
            return self._clear_pick(picking, above)
        layouts = layouts_before_play(view, picking.passed, self._layouts, self._lot)
        picks = passes = 0.0
        for layout in layouts:
            picks += layout.weight * self._picked_by(view.seat, layout)
            passes += layout.weight * self._passed(picking, layout)
        gain = self._layouts * (picks - passes) + _SEEN_BEFORE * _SLOPE * above
        if (gain >= 0.0) != (picks >= passes):
            # The layouts alone would have it otherwise: what was seen before decides.
            return pick_advice(view, picks=gain >= 0.0)
        values = {"pick": Mean.of(picks), "passing": Mean.of(passes)}
        if gain >= 0.0:
            reason = Message("hint.sheepshead.pick_pays", count=self._layouts, **values)
            return Advice(Pick(), reason)
        reason = Message("hint.sheepshead.pass_pays", count=self._layouts, **values)
        return Advice(Pass(), reason)

    def _clear_pick(self, picking: Picking, above: float) -> Advice:
        """Return whether to pick where there is no doubt."""
        if picking.must_pick:
            return self._by_rule
        return pick_advice(self._view, picks=above > 0.0)

    def _picked_by(self, picker: int, layout: Layout) -> float:
        """Return this seat's score when a seat picks and then plans by rule."""
        options = self._view.options
        cards = layout.hands[picker] | layout.buried
        plan = best_plan(plans(cards, options.form.blind, options))
        return self._played(picker, cards, plan, layout)

    def _played(self, picker: int, cards: CardSet, plan: Plan, layout: Layout) -> float:
        """Return this seat's score when a picker with these cards follows a plan."""
        view = self._view
        picked = Picked(
            picker, call=plan.call, alone=plan.call is None, has_under=plan.under is not None
        )
        playing = begin_play(view.setting, Kind.PICKED, picked)
        hands = list(layout.hands)
        hands[picker] = cards - plan.bury
        done = Layout(tuple(hands), plan.bury, plan.under, layout.weight)
        return self._open_hands.worth(playing, done, view.seat)

    def _passed(self, picking: Picking, layout: Layout) -> float:
        """Return this seat's score when it passes and the others decide by rule."""
        view = self._view
        setting = view.setting
        no_pick = view.options.no_pick
        for seat in picking.waiting[1:]:
            if wants_to_pick(layout.hands[seat], setting, seat):
                return self._picked_by(seat, layout)
        if no_pick is NoPick.FORCED_PICK:
            return self._picked_by(picking.waiting[-1], layout)
        if no_pick is NoPick.SCHILLER:
            return self._picked_by(setting.order[0], layout)
        if no_pick in (NoPick.DOUBLER, NoPick.REDEAL):
            return 0.0
        return _LEASTER_SLOPE * (strength(view.hand, view.options) - _LEASTER_MIDDLE)

    # -- bury, call, under --------------------------------------------------------------------

    def bury(self, burying: Burying) -> Advice:
        """Return what to bury."""
        view = self._view
        if isinstance(self._by_rule.action, Blitz):
            return self._by_rule
        found = plans(view.hand, burying.size, view.options)
        if burying.picked.call is not None:
            # Called up before the blind was seen.
            call = burying.picked.call
            found = (replace(plan, call=call) for plan in found)
        best, score = self._best(view.hand, found)
        reason = Message(
            "hint.sheepshead.bury_pays",
            cards=best.bury,
            score=Mean.of(score),
            count=self._layouts,
        )
        return Advice(Bury(best.bury), reason)

    def call(self) -> Advice:
        """Return whom to call."""
        view = self._view
        eight = view.hand | view.holding.buried
        found = plans_after(eight, view.holding.buried, view.options)
        best, score = self._best(eight, found)
        said = Mean.of(score)
        if best.call is None:
            return Advice(
                Alone(), Message("hint.sheepshead.alone_pays", score=said, count=self._layouts)
            )
        call = Call(best.call, under=best.under is not None)
        return Advice(
            call,
            Message("hint.sheepshead.call_pays", card=best.call, score=said, count=self._layouts),
        )

    def lay_under(self) -> Advice:
        """Return what to lay face down for the called suit."""
        view = self._view
        call = view.call
        assert call is not None
        hand, bury = view.hand, view.holding.buried
        found = (
            Plan(bury, call, card, under_worth(card, hand, call, view.options)) for card in hand
        )
        best, score = self._best(hand | bury, found)
        assert best.under is not None
        reason = Message(
            "hint.sheepshead.under_pays",
            card=best.under, score=Mean.of(score), count=self._layouts,
        )  # fmt: skip
        return Advice(LayUnder(best.under), reason)

    def _best(self, eight: CardSet, found: Iterable[Plan]) -> tuple[Plan, float]:
        """Return the best plan of the picker, and its mean score."""
        view = self._view
        setting = view.setting
        candidates = _some(found)
        place = setting.order.index(view.seat)
        passed = (
            () if view.phase.picked is None or view.phase.picked.forced else setting.order[:place]
        )
        layouts = layouts_before_play(view, passed, self._layouts, self._lot)
        scores = [
            sum(layout.weight * self._played(view.seat, eight, plan, layout) for layout in layouts)
            for plan in candidates
        ]
        chosen = max(
            range(len(candidates)),
            key=lambda k: (
                self._layouts * scores[k] + _RULE_LAYOUTS * candidates[k].worth,
                -k,
            ),
        )
        return candidates[chosen], scores[chosen]

    # -- doubling -----------------------------------------------------------------------------

    def double(self, cracking: Cracking) -> Advice:
        """Return whether to double."""
        view = self._view
        legal = view.legal
        if len(legal) == 1:
            return self._by_rule
        playing = begin_play(view.setting, Kind.PICKED, cracking.picked)
        known = Knowledge.of(view, playing)
        layouts = layouts_in_play(view, known, self._layouts, self._lot)
        score = sum(
            layout.weight * self._open_hands.worth(playing, layout, view.seat) for layout in layouts
        )
        said = Mean.of(score)
        if score >= _DOUBLE_FROM:
            return Advice(
                legal[0], Message("hint.sheepshead.double_pays", score=said, count=self._layouts)
            )
        return Advice(
            Pass(), Message("hint.sheepshead.double_costs", score=said, count=self._layouts)
        )


def _some(found: Iterable[Plan]) -> list[Plan]:
    """Return the plans that the rule player thinks most of."""
    ranked = sorted(found, key=lambda plan: (-plan.worth, plan.bury.bits))
    least = ranked[0].worth - _WORSE
    return [plan for plan in ranked[:_PLANS] if plan.worth >= least]
