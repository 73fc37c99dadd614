"""Which card to play where everybody is for himself: sampled layouts, played to their end by rule.

There are no two sides, so there is no open-hand value. Instead each layout is played out quickly:
everybody ducks, throws his dear cards on the tricks of others, and takes a cheap trick late if he
still needs one.
"""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.layouts import Layout, layouts_in_play
from wenzel.bots.sheepshead.leaster import play_for_oneself
from wenzel.bots.worlds import Lot
from wenzel.cards import Card, CardSet
from wenzel.games.sheepshead.actions import Play
from wenzel.games.sheepshead.each import decided_by, pays_alone, took_all
from wenzel.games.sheepshead.options import LeasterBlind
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Mean, Message
from wenzel.tricks import TRUMP, TrickOrder

_RULE_LAYOUTS: Final = 6.0
"""The rule player's judgement counts as so many layouts."""
_SCORE_OF_POINT: Final = 0.05
_CHEAP: Final = 12
"""Up to so many card points a trick is taken by who still needs one."""
_LATE: Final = 3
"""With so many cards left or fewer he takes it."""


class SampledLeaster:
    """One decision of a seat that plays for itself."""

    def __init__(self, view: SheepsheadView, by_rule: Advice, layouts: int, lot: Lot) -> None:
        self._view = view
        self._by_rule = by_rule
        self._layouts = layouts
        self._lot = lot

    def advise(self) -> Advice:
        """Return the card to play, and why."""
        view = self._view
        known = Knowledge.of(view)
        if len(known.legal) == 1:
            return self._by_rule
        choices = play_for_oneself(known)
        middle = sum(choice.worth for choice in choices) / len(choices)
        scores = {
            choice.card: _RULE_LAYOUTS * _SCORE_OF_POINT * (choice.worth - middle)
            for choice in choices
        }
        means = dict.fromkeys(scores, 0.0)
        for layout in layouts_in_play(view, known, self._layouts, self._lot):
            for card in means:
                means[card] += layout.weight * _played_out(known.playing, layout, view.seat, card)
        for card, mean in means.items():
            scores[card] += self._layouts * mean
        best = max(scores, key=lambda card: (scores[card], -card.number))
        score = Mean.of(means[best])
        reason = Message(
            "hint.sheepshead.leaster_pays", card=best, score=score, count=self._layouts
        )
        return Advice(Play(best), reason)


def _played_out(playing: Playing, layout: Layout, seat: int, card: Card) -> float:
    """Return a seat's score when it plays a card and everybody goes on by rule."""
    seats = playing.setting.order
    options = playing.setting.options
    order = playing.order
    hands = [layout.hands[each] for each in seats]
    points = [playing.seat_points[each] for each in seats]
    tricks = [playing.seat_tricks[each] for each in seats]
    leader = seats.index(playing.trick.leader)
    lying = list(playing.trick.cards)
    blind = order.points_of(layout.buried)
    takes_first = options.leaster_blind is LeasterBlind.FIRST_TRICK
    if takes_first and playing.tricks:
        points[seats.index(playing.winner(playing.tricks[0]))] += blind
    first = not playing.tricks
    forced: Card | None = card
    place = leader
    while any(hands) or lying:
        while len(lying) < len(seats):
            place = (leader + len(lying)) % len(seats)
            needs = not tricks[place] and playing.kind is Kind.LEASTER
            chosen = forced or _quick_choice(hands[place], lying, order, needs=needs)
            forced = None
            hands[place] = hands[place].without(chosen)
            lying.append(chosen)
        leader = (leader + order.winner(lying)) % len(seats)
        points[leader] += order.points_of(lying)
        tricks[leader] += 1
        if takes_first and first:
            points[leader] += blind
        first = False
        lying = []
    if options.leaster_blind is LeasterBlind.LAST_TRICK:
        points[leader] += blind
    return _score(playing, seats.index(seat), points, tricks)


def _score(playing: Playing, own: int, points: list[int], tricks: list[int]) -> float:
    kind = playing.kind
    others = len(points) - 1
    sweeper = took_all(tuple(tricks)) if kind in (Kind.LEASTER, Kind.MOSTER) else None
    if sweeper is not None:
        return others if sweeper == own else -1
    decided = decided_by(kind, tuple(points), tuple(tricks), playing.setting.options)
    if decided is None:
        return 0
    sign = -1 if pays_alone(kind) else 1
    return sign * (others if decided == own else -1)


def _quick_choice(hand: CardSet, lying: list[Card], order: TrickOrder, *, needs: bool) -> Card:
    """Return a card by the shortest of rules: duck, and throw off what is dear."""
    points, strength = order.points, order.strength
    if not lying:
        return min(hand, key=lambda c: (order.suit[c] == TRUMP, strength[c]))
    legal = order.legal(hand, lying[0])
    best = lying[order.winner(lying)]
    winners = [card for card in legal if order.beats(card, best)]
    if needs and winners and len(hand) <= _LATE and order.points_of(lying) <= _CHEAP:
        return min(winners, key=lambda c: (points[c], strength[c]))
    losers = [card for card in legal if not order.beats(card, best)]
    if losers:
        return max(losers, key=lambda c: (points[c], strength[c]))
    return max(winners, key=lambda c: (-points[c], strength[c]))
