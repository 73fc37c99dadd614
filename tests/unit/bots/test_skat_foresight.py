"""Looking beyond the next card: against the same by recursion, one layout after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np
import pytest

from wenzel.bots.sampling import Chance, Floats
from wenzel.bots.skat.evaluation import points_of
from wenzel.bots.skat.foresight import Table, look_ahead
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.skat.contract import Contract
from wenzel.solver import Goal, Solver
from wenzel.solver.engine import NO_CARD
from wenzel.tricks import TrickOrder

pytestmark = pytest.mark.filterwarnings("ignore::wenzel.solver.SlowSolverWarning")

SEATS = 3


class FirstOfEqual(Chance):
    """Lets cards that are as good be decided by their numbers."""

    def __init__(self) -> None:
        pass

    def shares(self, count: int) -> Floats:
        return np.zeros(count)


@dataclass(frozen=True)
class Spot:
    """One layout in plain words."""

    order: TrickOrder
    goal: Goal
    declarer: int
    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[Card, ...] = ()
    points: int = 0
    taken: int = 0
    seen: tuple[Card, ...] = ()

    @property
    def mover(self) -> int:
        return (self.leader + len(self.trick)) % SEATS

    @property
    def legal(self) -> CardSet:
        return self.order.legal(self.hands[self.mover], self.trick[0] if self.trick else None)

    @property
    def is_over(self) -> bool:
        return not any(self.hands)

    def played(self, card: Card) -> Spot:
        hands = tuple(
            hand.without(card) if seat == self.mover else hand
            for seat, hand in enumerate(self.hands)
        )
        trick, seen = (*self.trick, card), (*self.seen, card)
        if len(trick) < SEATS:
            return replace(self, hands=hands, trick=trick, seen=seen)
        winner = (self.leader + self.order.winner(trick)) % SEATS
        mine = winner == self.declarer
        return replace(
            self, hands=hands, trick=(), leader=winner, seen=seen,
            points=self.points + mine * self.order.points_of(trick), taken=self.taken + mine,
        )  # fmt: skip

    def value(self) -> int:
        """Return the declarer's value with all cards open, by trying everything."""
        if self.is_over:
            return self.points if self.goal is Goal.POINTS else int(self.taken == 0)
        best = max if self.mover == self.declarer else min
        return best(self.played(card).value() for card in self.legal)

    def played_on(self, me: int) -> Spot:
        """Return where the seat is on move again, all others having seen the cards."""
        spot = self
        while not spot.is_over and spot.mover != me:
            sign = 1 if spot.mover == spot.declarer else -1
            cards = sorted(spot.legal, key=lambda card: card.number)
            spot = spot.played(
                max(cards, key=lambda card, spot=spot: sign * spot.played(card).value())  # type: ignore[misc]
            )
        return spot


def by_recursion(
    spots: Sequence[Spot], me: int, cards: Sequence[Card], weights: Floats, scores: Floats
) -> list[float]:
    """Return the declarer's mean score after each card."""
    means = []
    for card in cards:
        alike: dict[tuple[Card, ...], list[tuple[int, Spot]]] = defaultdict(list)
        mean = 0.0
        for number, spot in enumerate(spots):
            then = spot.played(card).played_on(me)
            if then.is_over:
                mean += weights[number] * scores[number, then.value()]
            else:
                alike[then.seen].append((number, then))
        for group in alike.values():
            wish = max if me == spots[0].declarer else min
            mean += wish(
                sum(weights[n] * scores[n, spot.played(next_card).value()] for n, spot in group)
                for next_card in group[0][1].legal
            )
        means.append(mean)
    return means


def endings(rng: Random, contract: Contract, size: int, me: int, count: int) -> list[Spot]:
    """Return layouts of one ending: the seat's own cards the same in all of them."""
    order = contract.order
    goal = Goal.POINTS if contract.game.has_matadors else Goal.NO_TRICK
    deck = rng.sample(list(DECK_32), 3 * size + 1)
    own, others = CardSet(deck[:size]), deck[size : 3 * size]
    declarer, opened = rng.randrange(SEATS), rng.randrange(SEATS)
    leader = (me - opened) % SEATS
    points = rng.choice((20, 35, 45))
    # Whoever has played to the trick already has one card less.
    first = [others.pop() for _ in range(opened)]
    spots = []
    for _ in range(count):
        rng.shuffle(others)
        hands, rest = [CardSet()] * SEATS, list(others)
        hands[me] = own
        for step in range(1, SEATS):
            seat = (me + step) % SEATS
            has_played = (seat - leader) % SEATS < opened
            taken = size - has_played
            hands[seat] = CardSet(rest[:taken])
            del rest[:taken]
        spots.append(
            Spot(order, goal, declarer, tuple(hands), leader, tuple(first),
                 points if goal is Goal.POINTS else 0)
        )  # fmt: skip
    return spots


def as_table(spots: Sequence[Spot]) -> Table:
    """Return the layouts as arrays."""
    first, count = spots[0], len(spots)
    trick = [card.number for card in first.trick] + [NO_CARD, NO_CARD]
    return Table(
        first.order, first.declarer,
        np.array([[hand.bits for hand in spot.hands] for spot in spots], np.uint32),
        np.tile(np.array(trick[:2], np.int64), (count, 1)),
        np.full(count, first.leader), np.full(count, first.points), np.zeros(count, np.int64),
        np.zeros(count, np.int64),
    )  # fmt: skip


@pytest.mark.parametrize("contract", ["G", "S", "D", "N"])
@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("me", range(SEATS))
def test_each_card_is_worth_what_recursion_says(contract: str, size: int, me: int) -> None:
    rng = Random(f"{contract} {size} {me}")
    solver = Solver()
    for _ in range(4):
        spots = endings(rng, Contract.from_text(contract), size, me, 6)
        first = spots[0]
        assert first.mover == me
        values = 121 if first.goal is Goal.POINTS else 2
        # Any scores will do, the same for equal values of a layout.
        scores = np.array([[rng.uniform(-90, 90) for _ in range(values)] for _ in spots])
        weights = np.array([rng.random() for _ in spots])
        weights /= weights.sum()
        cards = list(first.legal)
        found = look_ahead(
            as_table(spots), me, [card.number for card in cards], weights, scores, first.goal,
            solver, FirstOfEqual(),
        )  # fmt: skip
        expected = by_recursion(spots, me, cards, weights, scores)
        assert list(found) == pytest.approx(expected)


def test_one_card_for_layouts_that_look_alike_is_no_better_than_one_for_each() -> None:
    """Solved one by one, layouts promise the declarer at least as much: the fault that is meant."""
    rng = Random(3)
    solver = Solver()
    fooled = 0
    for _ in range(60):
        spots = endings(rng, Contract.from_text("G"), 3, 0, 6)
        if spots[0].declarer != 0:
            continue
        scores = np.tile(np.arange(121, dtype=float), (len(spots), 1))
        weights = np.full(len(spots), 1 / len(spots))
        cards = list(spots[0].legal)
        found = look_ahead(
            as_table(spots), 0, [card.number for card in cards], weights, scores, Goal.POINTS,
            solver, FirstOfEqual(),
        )  # fmt: skip
        opened = [np.mean([spot.played(card).value() for spot in spots]) for card in cards]
        assert all(one <= other + 1e-9 for one, other in zip(found, opened, strict=True))
        fooled += any(one < other - 1e-9 for one, other in zip(found, opened, strict=True))
    assert fooled


def test_points_count_as_the_table_of_the_game_says() -> None:
    hand = CardSet.from_text("CA HT SK DQ HJ C9")
    assert points_of(np.array([hand.bits], np.uint32))[0] == 11 + 10 + 4 + 3 + 2
