"""Which card to play: layouts of the hidden cards, each solved with all cards open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.layout_reasons import Candidate
from wenzel.bots.sampling import Chance, Floats
from wenzel.bots.skat.evaluation import matadors, points_of
from wenzel.bots.skat.foresight import Table, look_ahead
from wenzel.bots.skat.inference import weighed
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts, all_or_some, thinned
from wenzel.bots.skat.payoff import Stakes, payoff
from wenzel.games.skat.bids import null_value
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.outcome import FABIAN_BONUS, SEEGER_BONUS
from wenzel.games.skat.scoring import ALL_POINTS
from wenzel.solver import Goal, Solver
from wenzel.solver.engine import NO_CARD

_GOLDEN: Final = 0.6180339887498949
"""Multiples of it fall evenly between 0 and 1, however many there are."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a card.

    Attributes:
        drawn: layouts drawn, to choose those from that agree with what was done.
        solved: layouts solved, with all cards to play; more of them later.
        most: layouts solved at most.
        nodes: cards that the search may try, about, for each of the two looks at a decision.
        least: layouts solved in any case.
        inference: whether what was done is looked at.
        skats: in the auction one skat of so many is looked at.
        foresight: with so many cards left or fewer the next own card is thought of too.
        ahead: layouts that are played on so.
    """

    drawn: int = 2000
    solved: int = 100
    most: int = 400
    nodes: float = 1.2e6
    least: int = 12
    inference: bool = True
    skats: int = 1
    foresight: int = 7
    ahead: int = 80


def weigh(
    known: Knowledge, effort: Effort, solver: Solver, chance: Chance
) -> tuple[list[Candidate], int]:
    """Return the legal cards, the best first, and how many layouts were looked at."""
    likely = likely_layouts(known, effort, chance)
    layouts, values, cost = _solved(known, likely, effort, solver)
    scores, wins = _scores(known, layouts)
    legal = list(known.legal)
    sign = 1 if known.seat == known.declarer else -1
    means, shares = [], []
    for card in legal:
        column = values[:, card.number]
        reached = np.take_along_axis(scores, column[:, None], axis=1)[:, 0]
        means.append(sign * float(layouts.weights @ reached))
        won = float(layouts.weights @ np.take_along_axis(wins, column[:, None], axis=1)[:, 0])
        shares.append(won if sign > 0 else 1 - won)
    if len(known.legal) > 1 and known.cards_left(known.seat) <= effort.foresight:
        ahead = min(effort.ahead, _affordable(effort, cost))
        means = list(sign * _foresight(known, layouts, ahead, effort, solver, chance))
    found = map(Candidate, legal, means, shares)
    ranked = sorted(found, key=lambda candidate: -candidate.score)
    return ranked, len(layouts)


def _solved(
    known: Knowledge, layouts: Layouts, effort: Effort, solver: Solver
) -> tuple[Layouts, NDArray[np.int64], float]:
    """Return layouts, their values after each card, and the nodes that one has cost.

    A few at first; by what they cost it is judged how many more there is time for. Costs are
    nodes: a clock would decide otherwise on another machine.
    """
    # Spread out, so that those that are left out are like the others.
    order = np.argsort(np.arange(len(layouts)) * _GOLDEN % 1.0)
    table, goal = _table(known, layouts), _goal(known)
    first = order[: effort.least]
    values, nodes = table.take(first).solved(solver, goal)
    cost = float(nodes.mean())
    number = _affordable(effort, cost)
    more = order[effort.least : number]
    if len(more):
        values = np.concatenate([values, table.take(more).solved(solver, goal)[0]])
    return layouts.take(order[:number]), values, cost


def _affordable(effort: Effort, cost: float) -> int:
    """Return how many layouts there is time for."""
    return max(effort.least, int(effort.nodes / (cost + 1)))


def _foresight(
    known: Knowledge, layouts: Layouts, ahead: int, effort: Effort, solver: Solver, chance: Chance
) -> Floats:
    """Return the declarer's mean score after each legal card, the next own card thought of."""
    few = thinned(layouts, ahead)
    # Up to the next own card a trick is played.
    scores, _ = _scores(known, few, later=1)
    place = known.playing.setting.order.index(known.seat)
    cards = [card.number for card in known.legal]
    table = _table(known, few)
    return look_ahead(table, place, cards, few.weights, scores, _goal(known), solver, chance)


def likely_layouts(known: Knowledge, effort: Effort, chance: Chance) -> Layouts:
    """Return layouts to solve, each with its weight."""
    number = _number(known, effort)
    layouts = all_or_some(known, max(number, effort.drawn), effort.drawn, chance)
    if effort.inference:
        layouts = weighed(known, layouts)
    return thinned(layouts, number)


def _number(known: Knowledge, effort: Effort) -> int:
    """Return how many layouts to solve: the fewer cards are left, the faster it goes."""
    if known.playing.contract.game is GameType.NULL:
        return effort.most
    played = len(known.playing.tricks)
    return min(effort.most, round(effort.solved * 1.6**played))


def _goal(known: Knowledge) -> Goal:
    return Goal.POINTS if known.playing.contract.game.has_matadors else Goal.NO_TRICK


def _table(known: Knowledge, layouts: Layouts) -> Table:
    """Return the position in each layout."""
    playing = known.playing
    order = playing.setting.order
    declarer = playing.declarer
    assert declarer is not None
    count = len(layouts)
    trick = [card.number for card in playing.trick.cards] + [NO_CARD, NO_CARD]
    points = points_of(layouts.skat) if _goal(known) is Goal.POINTS else np.zeros(count, np.int64)
    return Table(
        playing.contract.order, order.index(declarer), layouts.hands,
        np.tile(np.array(trick[:2], np.int64), (count, 1)),
        np.full(count, order.index(playing.trick.leader)),
        playing.points(declarer) + points,
        np.full(count, playing.tricks_of(declarer)), np.zeros(count, np.int64),
    )  # fmt: skip


def _scores(known: Knowledge, layouts: Layouts, *, later: int = 0) -> tuple[Floats, Floats]:
    """Return the declarer's score, and whether he wins, for each value in each layout.

    Args:
        known: what the seat knows.
        layouts: n of them; the matadors may differ, and with them what is needed.
        later: in so many tricks.
    """
    playing = known.playing
    contract = playing.contract
    if contract.game is GameType.NULL:
        value = null_value(contract)
        lost = -2.0 * value - SEEGER_BONUS - FABIAN_BONUS[3]
        rows = np.array([[lost, value + SEEGER_BONUS], [0.0, 1.0]])
        scores, wins = np.broadcast_to(rows[:, None], (2, len(layouts), 2))
        return scores, wins
    assert playing.declarer is not None
    place = playing.setting.order.index(playing.declarer)
    cards = layouts.hands[:, place] | np.uint32(playing.played_by(playing.declarer).bits)
    counts, which = np.unique(matadors(contract.game, cards | layouts.skat), return_inverse=True)
    left = HAND_SIZE - len(playing.tricks) - later
    stakes = [Stakes.of(contract, int(count), playing.bidding.bid) for count in counts]
    points = np.arange(ALL_POINTS + 1)
    scores = np.stack([payoff(each, left) for each in stakes])
    wins = np.stack([(points >= each.needed).astype(float) for each in stakes])
    return scores[which], wins[which]
