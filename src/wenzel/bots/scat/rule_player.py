"""The rule player: keeps the best suit, feeds nobody, knocks by a limit that rises turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.scat.reasons import score_with, why_stock, why_take, why_throw
from wenzel.bots.scat.rivals import PATIENCE, Holds, Rival, Wish, gone, rivals, wish
from wenzel.cards import Card, Suit
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, ThrowDown
from wenzel.games.scat.options import Scoring
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import HALVES, THIRTY_ONE, half_points, points, score_text
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message

_FIRST_KNOCK: Final = {2: 22, 3: 18, 4: 16, 5: 15}
"""Points that are enough for a knock before anybody has drawn, by players in the round."""
_FIRST_KNOCK_OF_MANY: Final = 14
_RISE: Final = (0, 2, 4, 5, 6, 7, 8)
"""Points by which the others have got better after so many turns."""
_ENOUGH: Final = 27
"""Points that are always enough for a knock."""
_STRONG_RIVAL: Final = 2
"""Points that a knock needs more for a rival who is known to have two good cards of a suit."""
_LAST_LIFE: Final = 2
"""Points that a knock needs less when two lives lost cost no more than one."""
_THROW_DOWN: Final = {2: 17, 3: 14, 4: 12}
_THROW_DOWN_OF_MANY: Final = 11
_WORTH_SHOWING: Final = 5
"""A gain in points for which a card is taken from the pile, though all see it and it ends there."""
_GOOD: Final = 20
"""From so many points on any gain is taken."""


class RulePlayer(SeededPlayer[ScatView]):
    """Plays by the maxims of the game.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def advise(self, view: ScatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        turns = view.phase
        if not isinstance(turns, Turns):
            raise ValueError(f"nothing is to be decided in {type(turns).__name__}")
        others = rivals(view, turns)
        if turns.step is Step.DISCARD:
            return _discard(view, turns, others[0])
        return _begin(view, turns, others)


def _begin(view: ScatView, turns: Turns, others: tuple[Rival, ...]) -> Advice:
    legal, top = view.legal, turns.top
    if top is not None and score_with(view.options, view.hand, top) == THIRTY_ONE:
        return Advice(Draw(Source.DISCARD), why_take(view.options, view.hand, top))
    score = half_points(view.options)[view.hand.bits]
    limit = knock_limit(view, gone(view, turns), others)
    if Knock() in legal and score >= HALVES * limit:
        return Advice(Knock(), Message("hint.scat.knock_limit", score=score_text(score)))
    if ThrowDown() in legal:
        least = _THROW_DOWN.get(1 + len(others), _THROW_DOWN_OF_MANY)
        if score >= HALVES * (least + _risen(max(rival.turns for rival in others))):
            reason = Message("hint.scat.throw_down", score=score_text(score))
            return Advice(ThrowDown(), reason)
    if top is not None and wants(view, top):
        return Advice(Draw(Source.DISCARD), why_take(view.options, view.hand, top))
    return Advice(Draw(Source.STOCK), why_stock(turns))


def knock_limit(view: ScatView, turns_gone: int, others: tuple[Rival, ...]) -> int:
    """Return the points from which on a knock is right.

    Args:
        view: what the seat on move knows.
        turns_gone: how many turns it has had.
        others: the other players.
    """
    limit = _FIRST_KNOCK.get(1 + len(others), _FIRST_KNOCK_OF_MANY) + _risen(turns_gone)
    if any(rival.holds in (Holds.MIDDLE_PAIR, Holds.STRONG) for rival in others):
        limit += _STRONG_RIVAL
    if view.options.scoring is Scoring.POINTS:
        limit += _STRONG_RIVAL
    elif (view.pennies[view.seat] or 0) + view.options.dole == 1:
        limit -= _LAST_LIFE
    return min(limit, _ENOUGH) - max(0, turns_gone - PATIENCE)


def _risen(turns: int) -> int:
    return _RISE[min(turns, len(_RISE) - 1)]


def wants(view: ScatView, card: Card) -> bool:
    """Tell whether the top of the discard pile is better than a card unseen."""
    now = half_points(view.options)[view.hand.bits]
    then = score_with(view.options, view.hand, card)
    good = then >= HALVES * _GOOD
    return then - now >= HALVES * (1 if good else _WORTH_SHOWING)


def _discard(view: ScatView, turns: Turns, following: Rival) -> Advice:
    loose = [card for card in view.hand if card is not turns.taken]
    card = max(loose, key=lambda card: _merit(view, card, following))
    return Advice(Discard(card), why_throw(view.options, view.hand, card, following))


def _merit(view: ScatView, card: Card, following: Rival) -> tuple[int, ...]:
    """Return how good it is to throw a card, what matters most first."""
    left = view.hand.without(card)
    feeds = following.has_last_turn and wish(following, card.suit) is Wish.COLLECTS
    suits = suit_points(left)
    return (
        half_points(view.options)[left.bits],
        -points(card) if feeds else 0,
        suits[1],
        -card.number,
    )


def suit_points(cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the points of the four suits, the best first."""
    counted = dict.fromkeys(Suit, 0)
    for card in cards:
        counted[card.suit] += points(card)
    return tuple(sorted(counted.values(), reverse=True))
