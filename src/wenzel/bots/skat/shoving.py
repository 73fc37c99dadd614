"""Decisions before a Ramsch: look at the skat or not, what to pass on, or Grand Hand."""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.skat.chances import Goal, Stage, chance
from wenzel.bots.skat.ramsch_play import ramsch_risk
from wenzel.cards import CardSet
from wenzel.games.game import Action
from wenzel.games.skat.actions import Announce, Discard, Pass, Shove, TakeSkat
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message

_GRAND_HAND_FROM: Final = 0.75
_SAFE_RISK: Final = 8.0
"""With less than this a hand is so harmless that doubling hurts the others."""


def decide_ramsch(view: SkatView, legal: tuple[Action, ...]) -> Advice:
    """Return what to do before a Ramsch."""
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        best = min(discards, key=lambda d: (_risk_without(view.hand, d.cards), d.cards.bits))
        return Advice(best, Message("hint.pass_on", cards=best.cards))
    forehand = view.seat == view.setting.forehand
    grand = chance(Goal.GAME, Stage.HAND, GameType.GRAND, view.hand, forehand=forehand)
    calls = [action for action in legal if isinstance(action, Announce)]
    if calls and grand >= _GRAND_HAND_FROM:
        return Advice(calls[0], Message("hint.grand_hand", chance=round(100 * grand)))
    if TakeSkat() not in legal:
        return Advice(Pass(), Message("hint.play_ramsch"))
    if ramsch_risk(view.hand) < _SAFE_RISK:
        return Advice(Shove(), Message("hint.shove"))
    return Advice(TakeSkat(), Message("hint.look_at_skat"))


def _risk_without(hand: CardSet, cards: CardSet) -> float:
    return ramsch_risk(hand - cards)
