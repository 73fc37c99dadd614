"""The novice: counts the best suit, looks no further, and cannot wait to knock."""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.scat.reasons import score_with, why_stock, why_take
from wenzel.bots.scat.rivals import PATIENCE, gone
from wenzel.games.scat.actions import Discard, Draw, Knock, Source
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import HALVES, THIRTY_ONE, half_points, points, score_text, value
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message

_SEEMS_MUCH: Final = 19
"""Points with which the novice knocks, whoever is in and however long the round has gone on."""


class NovicePlayer(SeededPlayer[ScatView]):
    """Takes any card that raises the best suit, throws the lowest that is of no use, knocks early.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def advise(self, view: ScatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        turns = view.phase
        if not isinstance(turns, Turns):
            raise ValueError(f"nothing is to be decided in {type(turns).__name__}")
        if turns.step is Step.DISCARD:
            return _discard(view, turns)
        scored = half_points(view.options)
        score = scored[view.hand.bits]
        with_top = 0 if turns.top is None else score_with(view.options, view.hand, turns.top)
        much = _SEEMS_MUCH - max(0, gone(view, turns) - PATIENCE)
        knocks = score >= HALVES * much and with_top != THIRTY_ONE
        if knocks and Knock() in view.legal:
            return Advice(Knock(), Message("hint.scat.knock_novice", score=score_text(score)))
        if turns.top is not None and with_top > score:
            return Advice(Draw(Source.DISCARD), why_take(view.options, view.hand, turns.top))
        return Advice(Draw(Source.STOCK), why_stock(turns))


def _discard(view: ScatView, turns: Turns) -> Advice:
    scored = half_points(view.options)
    card = max(
        (card for card in view.hand if card is not turns.taken),
        key=lambda card: (scored[view.hand.without(card).bits], -points(card), -card.number),
    )
    kept = value(view.hand.without(card), view.options)
    return Advice(Discard(card), Message("hint.scat.throw_novice", card=card, score=kept.text))
