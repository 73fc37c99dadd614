"""The rule player: plays Sheepshead by the maxims of the game, from its view alone."""

from __future__ import annotations

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.sheepshead.burying import best_plan, plans, plans_after, under_worth
from wenzel.bots.sheepshead.doubling import answer_double, blitz_worth
from wenzel.bots.sheepshead.duel import play_for_points
from wenzel.bots.sheepshead.following import follow
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.leading import lead
from wenzel.bots.sheepshead.leaster import play_for_oneself
from wenzel.bots.sheepshead.picking import wants_to_pick
from wenzel.bots.sheepshead.weighing import Weighed, best_of
from wenzel.games.sheepshead.actions import (
    Alone,
    Blitz,
    Bury,
    Call,
    LayUnder,
    Pass,
    Pick,
    Play,
    PlayUnder,
)
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.preparing import Burying, Calling, CallingUp, Laying
from wenzel.games.sheepshead.trick_order import trick_order
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message


class RulePlayer(SeededPlayer[SheepsheadView]):
    """Picks by the strength of its trumps, plays for its side, and keeps the partner's secret.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def advise(self, view: SheepsheadView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        match phase:
            case Picking():
                return pick_or_pass(view, phase)
            case CallingUp() | Burying() | Calling() | Laying():
                return prepare(view)
            case Cracking():
                return answer_double(view, view.legal)
            case Playing():
                return play(view)
        raise ValueError(f"nothing is to be decided in {type(phase).__name__}")


def pick_or_pass(view: SheepsheadView, picking: Picking) -> Advice:
    """Return whether to take the blind."""
    if picking.must_pick:
        return Advice(Pick(), Message("hint.sheepshead.must_pick"))
    return pick_advice(view, picks=wants_to_pick(view.hand, view.setting, view.seat))


def pick_advice(view: SheepsheadView, *, picks: bool) -> Advice:
    """Return a decision to pick or not, with the trumps as its reason."""
    trumps = len(view.hand & trick_order(view.options).trumps)
    if picks:
        return Advice(Pick(), Message("hint.sheepshead.pick", trumps=trumps))
    return Advice(Pass(), Message("hint.sheepshead.pass", trumps=trumps))


def prepare(view: SheepsheadView) -> Advice:
    """Return what to do between pick and lead."""
    phase = view.phase
    options = view.options
    hand, buried = view.hand, view.holding.buried
    match phase:
        case CallingUp():
            return Advice(Pass(), Message("hint.sheepshead.no_call_up"))
        case Burying():
            for action in view.legal:
                if isinstance(action, Blitz) and blitz_worth(hand, options):
                    return Advice(action, Message("hint.sheepshead.blitz"))
            plan = best_plan(plans(hand, phase.size, options))
            return Advice(Bury(plan.bury), Message("hint.sheepshead.bury", cards=plan.bury))
        case Calling():
            plan = best_plan(plans_after(hand | buried, buried, options))
            if plan.call is None:
                return Advice(Alone(), Message("hint.sheepshead.alone"))
            call = Call(plan.call, under=plan.under is not None)
            return Advice(call, Message("hint.sheepshead.call", card=plan.call))
        case Laying():
            called = phase.picked.call
            assert called is not None
            under = max(hand, key=lambda card: under_worth(card, hand, called, options))
            return Advice(LayUnder(under), Message("hint.sheepshead.under", card=under))
    raise ValueError(f"nothing is to be prepared in {type(phase).__name__}")


def play(view: SheepsheadView) -> Advice:
    """Return the card to play, and why."""
    known = Knowledge.of(view)
    choices = weigh(known)
    if not choices:
        return Advice(PlayUnder(), Message("hint.sheepshead.play_under"))
    best = best_of(choices)
    return Advice(Play(best.card), best.reason)


def weigh(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be played, weighed; an under is none of them."""
    if known.playing.kind is Kind.DUEL:
        return play_for_points(known)
    if known.sides.each_for_himself:
        return play_for_oneself(known)
    return lead(known) if known.trick.led is None else follow(known)
