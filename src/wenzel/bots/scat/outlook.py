"""What a seat of Scat has to weigh at a turn: draws, discards and a knock, each with its worth.

Worths are those of `wenzel.bots.scat.payoffs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from types import MappingProxyType
from typing import Final

import numpy as np

from wenzel.bots.scat.habits import (
    chances_after_last_turn,
    chances_of_knocker,
    chances_of_score,
)
from wenzel.bots.scat.hands import DECK_SIZE, Numbers, Reals, kinds, scores
from wenzel.bots.scat.payoffs import Payoffs, payoffs
from wenzel.bots.scat.plan import plan_for
from wenzel.bots.scat.rivals import SUIT_CARDS, Rival, Wish, gone, rivals, unseen, wish
from wenzel.cards import Card, CardSet, Suit
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.options import ScatOptions
from wenzel.games.scat.turns import Turns
from wenzel.games.scat.values import THIRTY_ONE, half_points, points
from wenzel.games.scat.view import ScatView

_FEEDING: Final = 0.2
"""Worth that a ten-card has for a next player who surely collects its suit, in his gain of a life
lost by all others; found by trying in whole matches, like the shares below."""
_TEN: Final = 10
_SHARES: Final[Mapping[Wish, float]] = MappingProxyType({
    Wish.COLLECTS: 1.5,
    Wish.UNKNOWN: 0.5,
    Wish.HAS_THROWN: 0.25,
    Wish.COLLECTS_OTHER: 0.3,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outlook:
    """The worths at one turn of one seat.

    Attributes:
        options: the house rules.
        hand: the own cards.
        top: the top of the discard pile.
        others: the other players, the next one first.
        worths: what the ends of the round are worth.
        kept: by kind of hand what it is worth to end the turn with it.
        feeding: by card number what it costs to lay the card before the next player.
        unseen: the cards that may lie in the stock.
    """

    options: ScatOptions
    hand: CardSet
    top: Card | None
    others: tuple[Rival, ...]
    worths: Payoffs
    kept: Reals
    feeding: Reals
    unseen: CardSet

    @classmethod
    def of(cls, view: ScatView, turns: Turns) -> Outlook:
        """Return the outlook of the seat on move."""
        others = rivals(view, turns)
        seats = tuple(rival.seat for rival in others)
        worths = payoffs(view.options, view.pennies, view.seat, seats)
        if turns.knocker is None:
            plan = plan_for(view.options, worths, len(view.setting.order))
            kept = plan.after_discard(gone(view, turns))
        else:
            kept = _worth_at_end(view.options, worths, others, turns.knocker)
        return cls(
            view.options, view.hand, turns.top, others, worths, kept,
            _feeding(worths, others[0]), unseen(view, turns, others),
        )  # fmt: skip

    def discards(self, hand: CardSet, kept: Card | None = None) -> dict[Card, float]:
        """Return what each discard from four cards is worth.

        Args:
            hand: the four cards.
            kept: the card that may not be laid away, None if any may.
        """
        found = {}
        for card in hand:
            if card is not kept:
                worth = self.kept[kinds().of[tuple(hand.without(card))]]
                found[card] = float(worth - self.feeding[card.number])
        return found

    @property
    def from_pile(self) -> float:
        """Worth of taking the top of the discard pile."""
        assert self.top is not None
        return max(self.discards(self.hand.with_card(self.top), self.top).values())

    @property
    def from_stock(self) -> float:
        """Mean worth of drawing from the stock."""
        of, worth, feeding = kinds().of, self.kept, self.feeding
        first, second, third = (card.number for card in self.hand)
        drawn = _numbers(self.unseen)
        if not len(drawn):
            return -np.inf
        best = worth[of[first, second, third]] - feeding[drawn]
        for thrown, left in (
            (first, of[second, third]), (second, of[first, third]), (third, of[first, second]),
        ):  # fmt: skip
            best = np.maximum(best, worth[left[drawn]] - feeding[thrown])
        return float(best.mean())

    @property
    def knocking(self) -> float:
        """Worth of a knock."""
        return self._showing([_at_end(rival) for rival in self.others])

    @property
    def throwing_down(self) -> float:
        """Worth of laying the hands open as they are."""
        return self._showing([_as_it_is(self.options, rival) for rival in self.others])

    @property
    def standing(self) -> float:
        """Worth of keeping the hand in the last round."""
        return float(self.kept[kinds().of[tuple(self.hand)]])

    @property
    def alone_lowest(self) -> float:
        """Chance that a knock ends with everybody else above the own score."""
        score = half_points(self.options)[self.hand.bits]
        above = [float(_at_end(rival)[score + 1]) for rival in self.others]
        return prod(above)

    def _showing(self, chances: list[Reals]) -> float:
        worth = self.worths.knock(np.stack(chances))
        return float(worth[half_points(self.options)[self.hand.bits]])


def _at_end(rival: Rival) -> Reals:
    """Return the chances of a rival who has not knocked for his score at the end."""
    turns = rival.turns if rival.has_last_turn else max(rival.turns - 1, 0)
    return chances_after_last_turn(rival.holds, turns, rival.floor)


def _of_knocker(rival: Rival) -> Reals:
    if len(rival.known) == HAND_SIZE:
        return chances_of_score(rival.floor)
    return chances_of_knocker(rival.holds, rival.turns, rival.floor)


def _as_it_is(options: ScatOptions, rival: Rival) -> Reals:
    """Return the chances for the score of a rival who gets no further turn."""
    if not rival.turns:
        return _dealt(options)
    return chances_after_last_turn(rival.holds, rival.turns - 1, rival.floor)


@lru_cache(maxsize=8)
def _dealt(options: ScatOptions) -> Reals:
    """Return the chances for the score of a hand as it is dealt."""
    score, frequency = scores(options), kinds().frequency
    exactly = np.bincount(score, weights=frequency, minlength=THIRTY_ONE + 2)
    at_least: Reals = exactly[::-1].cumsum()[::-1] / exactly.sum()
    return at_least


def _worth_at_end(
    options: ScatOptions, worths: Payoffs, others: tuple[Rival, ...], knocker: int
) -> Reals:
    """Return by kind of hand what it is worth to end the last turn with it."""
    row = next(row for row, rival in enumerate(others) if rival.seat == knocker)
    chances = [_of_knocker(rival) if rival.seat == knocker else _at_end(rival) for rival in others]
    worth = worths.last_turn(row, np.stack(chances))
    by_kind: Reals = worth[scores(options)]
    return by_kind


def _feeding(worths: Payoffs, following: Rival) -> Reals:
    """Return by card number what it costs to lay a card before the next player."""
    if not following.has_last_turn:
        return np.zeros(DECK_SIZE)
    cost: Reals = worths.next_loses * _wanted(tuple(wish(following, suit) for suit in Suit))
    return cost


@lru_cache(maxsize=256)
def _wanted(wishes: tuple[Wish, ...]) -> Reals:
    wanted = np.zeros(DECK_SIZE)
    for suit, wished in zip(Suit, wishes, strict=True):
        for card in SUIT_CARDS[suit]:
            wanted[card.number] = _FEEDING * _SHARES[wished] * points(card) / _TEN
    return wanted


def _numbers(cards: CardSet) -> Numbers:
    """Return the numbers of the cards of a set."""
    bits = np.frombuffer(cards.bits.to_bytes(8, "little"), dtype=np.uint8)
    return np.flatnonzero(np.unpackbits(bits, bitorder="little"))
