"""Which card to play, by sampled layouts solved with all cards open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.bots.layout_reasons import Candidate, compared
from wenzel.bots.player import Advice
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.layouts import layouts_in_play
from wenzel.bots.sheepshead.open_hands import OpenHands
from wenzel.bots.sheepshead.rule_player import weigh
from wenzel.bots.sheepshead.weights import Role
from wenzel.bots.worlds import Lot
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import Play, PlayUnder
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message

_RULE_LAYOUTS: Final = 8.0
"""The rule player's judgement counts as so many layouts."""
_MOST_TIMES: Final = 3
"""How many times as many layouts there are at most late in the hand."""
_SCORE_OF_POINT: Final = 0.05
"""What a card point of the rule player's judgement is worth in the score table."""


@dataclass(slots=True)
class Tally:
    """What an action has come to over the layouts.

    Attributes:
        score: mean score.
        wins: share of the layouts that the own side wins.
    """

    score: float = 0.0
    wins: float = 0.0


class SampledPlay:
    """One decision of a seat that has a side."""

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

    def advise(self) -> Advice:
        """Return the card to play, and why."""
        view = self._view
        legal = view.legal
        if len(legal) == 1:
            return self._by_rule
        known = Knowledge.of(view)
        # The fewer cards are left, the faster a layout is solved; and a picker has most at stake.
        times = 1 + len(known.playing.tricks) + (known.role is Role.PICKER)
        self._layouts *= min(times, _MOST_TIMES)
        tallies = self._tallies(known)
        beforehand = self._beforehand(known)
        scores = {
            action: self._layouts * tally.score + _RULE_LAYOUTS * beforehand.get(action, 0.0)
            for action, tally in tallies.items()
        }
        ranked = sorted(legal, key=lambda action: -scores[action])
        best, other = ranked[0], ranked[1]
        return Advice(best, self._reason(best, other, tallies))

    def _tallies(self, known: Knowledge) -> dict[Action, Tally]:
        view = self._view
        tallies: dict[Action, Tally] = {action: Tally() for action in view.legal}
        for layout in layouts_in_play(view, known, self._layouts, self._lot):
            solved = self._open_hands.cards(known.playing, layout, view.seat)
            for card, found in solved.items():
                action = PlayUnder() if card is layout.under else Play(card)
                tally = tallies[action]
                tally.score += layout.weight * found.score
                tally.wins += layout.weight * found.won
        return tallies

    def _beforehand(self, known: Knowledge) -> dict[Action, float]:
        """Return what the rule player thinks of the cards, as differences in score."""
        choices = weigh(known)
        if not choices:
            return {}
        middle = sum(choice.worth for choice in choices) / len(choices)
        return {Play(choice.card): _SCORE_OF_POINT * (choice.worth - middle) for choice in choices}

    def _reason(self, best: Action, other: Action, tallies: dict[Action, Tally]) -> Message:
        first, second = tallies[best], tallies[other]
        if not (isinstance(best, Play) and isinstance(other, Play)):
            wins = round(self._layouts * first.wins)
            return Message("hint.sheepshead.under_or_card", wins=wins, count=self._layouts)
        reason = compared(
            Candidate(best.card, first.score, first.wins),
            Candidate(other.card, second.score, second.wins),
            self._layouts,
        )
        if reason.code == "hint.layouts.as_good" and best == self._by_rule.action:
            return self._by_rule.reason
        return reason
