"""The same answers in plain Python: the oracle of the tests, and the fallback without the core.

Two ways that share nothing but the question. `brute_force` plays every sequence of cards by the
rules of `Position` and chooses like both sides would. `Reference` searches with bounds and a table
of the positions between tricks; it is simple rather than fast: a whole deal takes seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.cards import DECK_32, Card, CardSet
from wenzel.solver.position import Goal, Position
from wenzel.tricks import TRUMP

_MOST_REMEMBERED: Final = 500_000
"""Positions in the table, some 300 bytes each; beyond that it is emptied."""


def brute_force(position: Position, goal: Goal = Goal.POINTS) -> int:
    """Return the value of a position by playing out everything; for the last few tricks only."""
    if goal is Goal.NO_TRICK and position.taken:
        return 0
    if position.is_over:
        return position.points if goal is Goal.POINTS else 1
    values = [brute_force(position.play(card), goal) for card in position.legal()]
    return max(values) if position.is_declarers_move else min(values)


class Reference:
    """A search that remembers what it has found, as long as game, sides and goal stay the same."""

    def __init__(self) -> None:
        self._search: _Search | None = None
        self._fits: object = None

    def clear(self) -> None:
        """Forget everything searched so far."""
        self._search = None

    def value(self, position: Position, goal: Goal) -> tuple[int, None, int]:
        """Return the exact value, no card, and the nodes."""
        if goal is Goal.NO_TRICK:
            if position.taken:
                return 0, None, 0
            reached, nodes = self._reaches(position, goal, 1)
            return int(not reached), None, nodes
        search = self._search_for(position, goal)
        before = search.nodes
        value = search.exact(position)
        return value + position.points, None, search.nodes - before

    def at_least(self, position: Position, least: int) -> tuple[bool, None, int]:
        """Tell whether the declarer's side reaches so many points; no card, and the nodes."""
        reached, nodes = self._reaches(position, Goal.POINTS, least - position.points)
        return reached, None, nodes

    def values(self, position: Position, goal: Goal) -> tuple[dict[Card, int], int]:
        """Return the exact value after each legal card, and the nodes."""
        values: dict[Card, int] = {}
        nodes = 0
        for card in position.legal():
            values[card], _, tried = self.value(position.play(card), goal)
            nodes += tried + 1
        return values, nodes

    def _reaches(self, position: Position, goal: Goal, least: int) -> tuple[bool, int]:
        search = self._search_for(position, goal)
        before = search.nodes
        return search.bound(position, least) >= least, search.nodes - before

    def _search_for(self, position: Position, goal: Goal) -> _Search:
        fits = (position.order, position.side, position.duty, position.seats, goal)
        if self._search is None or fits != self._fits:
            self._search, self._fits = _Search(position, goal), fits
        return self._search


class _Search:
    """A search in whole numbers: hands are bit sets, and a duty is in force or not.

    For no trick every card counts one, so that a trick is worth something to who has to avoid it.
    """

    def __init__(self, position: Position, goal: Goal) -> None:
        order = position.order
        self.seats = position.seats
        self.suit = order.suit
        self.strength = order.strength
        self.masks = order.masks
        self.worth = order.points if goal is Goal.POINTS else (1,) * len(order.points)
        self.classes = _by_worth(self.worth)
        self.counts = tuple(seat in position.side for seat in range(self.seats))
        # In a Null it is the other side that wants the declarer's side to get something.
        self.raises = tuple(own == (goal is Goal.POINTS) for own in self.counts)
        duty = position.duty
        self.duty_suit = -1 if duty is None else duty.suit
        self.answers = 0 if duty is None else duty.answers.bits
        self.kept = 0 if duty is None else duty.kept.bits
        self.bounds: dict[tuple[tuple[int, ...], int, bool], tuple[int, int]] = {}
        self.nodes = 0

    def exact(self, position: Position) -> int:
        """Return the value from here on, by closing in on it with one bound after another."""
        low, high = 0, sum(self.worth[card] for hand in position.hands for card in hand)
        high += sum(self.worth[card] for card in position.trick)
        while low < high:
            least = (low + high + 1) // 2
            found = self.bound(position, least)
            if found >= least:
                low = found
            else:
                high = found
        return low

    def bound(self, position: Position, least: int) -> int:
        """Return a lower bound of `least` or more, or an upper bound of less, from here on."""
        hands = tuple(hand.bits for hand in position.hands)
        trick = tuple(card.number for card in position.trick)
        bound = position.duty is not None
        if not trick:
            return self._between(hands, position.leader, bound, least)
        return self._within(hands, position.leader, bound, trick, least)

    def _between(self, hands: tuple[int, ...], leader: int, bound: bool, least: int) -> int:
        """Bound the value before a lead."""
        left = self._worth_of(hands)
        if least <= 0:
            return 0
        if least > left:
            return left
        key = (hands, leader, bound)
        low, high = self.bounds.get(key, (0, left))
        if low >= least:
            return low
        if high < least:
            return high
        found = self._within(hands, leader, bound, (), least)
        if len(self.bounds) >= _MOST_REMEMBERED:
            self.bounds.clear()
        self.bounds[key] = (found, high) if found >= least else (low, found)
        return found

    def _within(
        self, hands: tuple[int, ...], leader: int, bound: bool, trick: tuple[int, ...], least: int
    ) -> int:
        """Bound the value with a trick open, or about to be opened."""
        if len(trick) == self.seats:
            return self._after_trick(hands, leader, bound, trick, least)
        seat = (leader + len(trick)) % self.seats
        hand = hands[seat]
        raises = self.raises[seat]
        best = -1
        for number in self._ordered(self._legal(hand, trick, bound), trick, leader, raises):
            self.nodes += 1
            after = (*hands[:seat], hand & ~(1 << number), *hands[seat + 1 :])
            found = self._within(after, leader, bound, (*trick, number), least)
            if raises:
                best = max(best, found)
                if best >= least:
                    return best
            else:
                best = found if best < 0 else min(best, found)
                if best < least:
                    return best
        return best

    def _after_trick(
        self, hands: tuple[int, ...], leader: int, bound: bool, trick: tuple[int, ...], least: int
    ) -> int:
        winner = (leader + self._winning_place(trick)) % self.seats
        gained = sum(self.worth[number] for number in trick) if self.counts[winner] else 0
        still_bound = bound and self.suit[trick[0]] != self.duty_suit
        return gained + self._between(hands, winner, still_bound, least - gained)

    def _winning_place(self, trick: tuple[int, ...]) -> int:
        best = 0
        for place in range(1, len(trick)):
            if self._beats(trick[place], trick[best]):
                best = place
        return best

    def _beats(self, number: int, best: int) -> bool:
        if self.suit[number] == self.suit[best]:
            return self.strength[number] > self.strength[best]
        return self.suit[number] == TRUMP

    def _legal(self, hand: int, trick: tuple[int, ...], bound: bool) -> int:
        if not trick:
            if bound and hand & self.answers:
                return hand & ~(self.masks[self.duty_suit] & ~self.answers)
            return hand
        suit = self.suit[trick[0]]
        if bound and suit == self.duty_suit and hand & self.answers:
            return hand & self.answers
        following = hand & self.masks[suit]
        if following:
            return following
        kept = hand & self.kept
        if bound and suit != self.duty_suit and kept.bit_count() == 1 and hand != kept:
            return hand & ~kept
        return hand

    def _worth_of(self, hands: tuple[int, ...]) -> int:
        together = 0
        for hand in hands:
            together |= hand
        return sum(worth * (together & cards).bit_count() for worth, cards in self.classes)

    def _ordered(
        self, legal: int, trick: tuple[int, ...], leader: int, raises: bool
    ) -> Sequence[int]:
        """Return the legal cards, those first that are likely to be good.

        Strong leads come first. In a trick that the own side is winning the dear cards come first;
        otherwise those that take it, and then the cheap ones.
        """
        numbers = [card.number for card in CardSet.of_bits(legal)]
        if len(numbers) < 2:
            return numbers
        if not trick:
            return sorted(numbers, key=lambda n: (-self.worth[n], -self.strength[n]))
        place = self._winning_place(trick)
        if self.raises[(leader + place) % self.seats] == raises:
            return sorted(numbers, key=lambda n: (-self.worth[n], self.strength[n]))
        best = trick[place]
        return sorted(
            numbers,
            key=lambda n: (0, -self.worth[n]) if self._beats(n, best) else (1, self.worth[n]),
        )


def _by_worth(worth: Sequence[int]) -> list[tuple[int, int]]:
    """Return what cards can be worth, each with the cards that are."""
    found: dict[int, int] = {}
    for card in DECK_32:
        value = worth[card.number]
        found[value] = found.get(value, 0) | card.bit
    return [(value, cards) for value, cards in found.items() if value]
