"""What a card is worth if the next decision must be made without seeing the hidden cards either.

Solving each layout by itself assumes that one's next card may be another in each of them, as if
the cards lay open from then on. Here each layout is played on, all others choosing as if they saw
the cards, up to the seat's own next card; there the layouts that have looked alike so far share
one decision. (Frank and Basin, 1998, name the fault; this is one step against it.)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Bits, Chance, Floats
from wenzel.bots.skat.layouts import SEATS
from wenzel.solver import Goal, Solver
from wenzel.solver.batch import NOT_LEGAL, Batch
from wenzel.solver.engine import NO_CARD
from wenzel.tricks import TRUMP, TrickOrder

Numbers = NDArray[np.int64]
_CARDS = 32
_CODES = 33
"""Base in which the cards seen since are counted up."""


@dataclass(slots=True)
class Table:
    """Many positions of one game, row by row; places are those of the playing order.

    Attributes:
        order: trick order.
        declarer: place of the declarer.
        hands: shape (n, 3).
        trick: card numbers of the open trick, shape (n, 2), filled up with `NO_CARD`.
        leader: shape (n,).
        points: the declarer's points so far, the skat among them, shape (n,).
        taken: the declarer's tricks, shape (n,).
        seen: what was played since, as a number, shape (n,).
    """

    order: TrickOrder
    declarer: int
    hands: Bits
    trick: Numbers
    leader: Numbers
    points: Numbers
    taken: Numbers
    seen: Numbers

    def take(self, which: NDArray[np.bool_] | Numbers) -> Table:
        """Return some of the rows."""
        return Table(
            self.order, self.declarer, self.hands[which], self.trick[which], self.leader[which],
            self.points[which], self.taken[which], self.seen[which],
        )  # fmt: skip

    def put(self, which: Numbers, rows: Table) -> None:
        """Write rows back."""
        for name in ("hands", "trick", "leader", "points", "taken", "seen"):
            getattr(self, name)[which] = getattr(rows, name)

    @property
    def played(self) -> Numbers:
        """How many cards lie in the open trick."""
        return np.asarray((self.trick != NO_CARD).sum(axis=1))

    @property
    def mover(self) -> Numbers:
        """The place on move."""
        return (self.leader + self.played) % SEATS

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Where all cards are played."""
        return np.asarray(~self.hands.any(axis=1))

    def values(self, solver: Solver, goal: Goal) -> Numbers:
        """Return the declarer's value after each card, `NOT_LEGAL` where it may not be played."""
        return self.solved(solver, goal)[0]

    def solved(self, solver: Solver, goal: Goal) -> tuple[Numbers, Numbers]:
        """Return `values`, and the nodes that each row has cost."""
        batch = Batch.make(
            self.order, self.hands, self.leader, 1 << self.declarer, trick=self.trick,
            points=self.points, taken=self.taken,
        )  # fmt: skip
        found = solver.values_batch(batch, goal)
        return found.values.astype(np.int64), found.nodes.astype(np.int64)

    def play(self, cards: Numbers) -> None:
        """Play a card in each row."""
        rows = np.arange(len(cards))
        played = self.played
        self.hands[rows, self.mover] &= ~(np.uint32(1) << cards.astype(np.uint32))
        self.seen = self.seen * _CODES + cards + 1
        full = played == SEATS - 1
        half = ~full
        self.trick[rows[half], played[half]] = cards[half]
        if full.any():
            self._close(rows[full], cards[full])

    def _close(self, rows: Numbers, last: Numbers) -> None:
        suit = np.array(self.order.suit[:_CARDS])
        strength = np.array(self.order.strength[:_CARDS])
        worth = np.array(self.order.points[:_CARDS])
        cards = np.column_stack([self.trick[rows], last])
        led = suit[cards[:, 0]][:, None]
        own = suit[cards]
        power = np.where(own == TRUMP, 100, np.where(own == led, 0, -100)) + strength[cards]
        winner = (self.leader[rows] + power.argmax(axis=1)) % SEATS
        won = winner == self.declarer
        self.points[rows] += np.where(won, worth[cards].sum(axis=1), 0)
        self.taken[rows] += won
        self.leader[rows] = winner
        self.trick[rows] = NO_CARD


def look_ahead(
    start: Table,
    me: int,
    cards: list[int],
    weights: Floats,
    scores: Floats,
    goal: Goal,
    solver: Solver,
    chance: Chance,
) -> Floats:
    """Return the declarer's mean score after each of the own cards.

    Args:
        start: the position in each layout, the seat on move.
        me: its place.
        cards: what it may play.
        weights: how likely each layout is.
        scores: the declarer's score for each value in each layout, shape (layouts, values).
        goal: what is played for.
        solver: solves positions.
        chance: decides between cards that are as good.
    """
    count = len(weights)
    layout = np.tile(np.arange(count), len(cards))
    candidate = np.repeat(np.arange(len(cards)), count)
    table = start.take(layout)
    table.play(np.array(cards)[candidate])
    _play_on(table, me, goal, solver, chance)
    mine = me == table.declarer
    over = table.is_over
    means = np.zeros(len(cards))
    if over.any():
        end = table.points[over] if goal is Goal.POINTS else (table.taken[over] == 0).astype(int)
        gained = weights[layout[over]] * scores[layout[over], end]
        np.add.at(means, candidate[over], gained)
    rows = np.flatnonzero(~over)
    if len(rows):
        values = table.take(rows).values(solver, goal)
        legal = values != NOT_LEGAL
        gained = np.take_along_axis(scores[layout[rows]], np.where(legal, values, 0), axis=1)
        gained *= weights[layout[rows], None]
        _, alike = np.unique(
            np.column_stack([candidate[rows], table.seen[rows]]), axis=0, return_inverse=True
        )
        groups = int(alike.max()) + 1
        totals = np.zeros((groups, _CARDS))
        np.add.at(totals, alike, gained)
        possible = np.zeros((groups, _CARDS), bool)
        possible[alike] = legal
        worst = -np.inf if mine else np.inf
        best = np.where(possible, totals, worst)
        chosen = best.max(axis=1) if mine else best.min(axis=1)
        owner = np.zeros(groups, np.int64)
        owner[alike] = candidate[rows]
        np.add.at(means, owner, chosen)
    return means


def _play_on(table: Table, me: int, goal: Goal, solver: Solver, chance: Chance) -> None:
    """Let the others play, as if they saw all cards, until the seat is on move or all is over."""
    while True:
        rows = np.flatnonzero((table.mover != me) & ~table.is_over)
        if not len(rows):
            return
        some = table.take(rows)
        values = some.values(solver, goal)
        legal = values != NOT_LEGAL
        sign = np.where(some.mover == table.declarer, 1, -1)[:, None]
        wish = np.where(legal, values * sign, -1000) + 0.5 * chance.shares(values.size).reshape(
            values.shape
        )
        some.play(wish.argmax(axis=1))
        table.put(rows, some)
