"""The novice: knows the maxims, remembers two tricks, and hopes for the best when bidding."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.bots.player import Advice, demand_turn
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.rule_player import RulePlayer, card_to_play
from wenzel.cards import NO_CARDS
from wenzel.games.game import Action
from wenzel.games.skat.actions import Play
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView

_REMEMBERED: Final = 2
"""So many tricks back the novice knows what was played."""


class NovicePlayer:
    """Plays by the maxims of the game, with a short memory.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self._rule = RulePlayer(seed)

    def __repr__(self) -> str:
        return f"NovicePlayer(seed={self.seed!r})"

    def choose(self, view: SkatView) -> Action:
        """Return what to do."""
        return self.advise(view).action

    def advise(self, view: SkatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        phase = view.phase
        advice = self._rule.advise(view)
        if not isinstance(phase, Playing) or not isinstance(advice.action, Play):
            return advice
        card, reason = card_to_play(remembered(Knowledge.of(view)))
        return Advice(Play(card), reason)


def remembered(known: Knowledge) -> Knowledge:
    """Return what is left of a seat's knowledge: of older tricks neither cards nor voids."""
    playing = known.playing
    forgotten = NO_CARDS
    for trick in playing.tricks[:-_REMEMBERED]:
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            forgotten |= NO_CARDS.with_card(card) if seat != known.seat else NO_CARDS
    unseen = known.unseen | forgotten
    shown = dict(enumerate(playing.open_hands))
    possible = tuple(
        held if seat == known.seat or not held or shown.get(seat) is not None
        else held | forgotten
        for seat, held in enumerate(known.possible)
    )  # fmt: skip
    return replace(known, unseen=unseen, possible=possible)
