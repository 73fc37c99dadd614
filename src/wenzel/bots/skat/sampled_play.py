"""Which card to play: layouts of the hidden cards, each solved with all cards open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Chance, Floats
from wenzel.bots.skat.evaluation import matadors, points_of
from wenzel.bots.skat.inference import log_likelihood
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts, all_or_some
from wenzel.bots.skat.payoff import Stakes, payoff
from wenzel.cards import Card
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.outcome import FABIAN_BONUS, SEEGER_BONUS
from wenzel.games.skat.bids import null_value
from wenzel.solver import Goal, Solver
from wenzel.solver.batch import NOT_LEGAL, Batch
from wenzel.solver.engine import NO_CARD


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a card.

    Attributes:
        drawn: layouts drawn, to choose those from that agree with what was done.
        solved: layouts solved, with all cards to play; more of them later.
        most: layouts solved at most.
        inference: whether what was done is looked at.
        skats: in the auction one skat of so many is looked at.
    """

    drawn: int = 2000
    solved: int = 100
    most: int = 400
    inference: bool = True
    skats: int = 1


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a card has come to over the layouts.

    Attributes:
        card: the card.
        score: mean score of the own side.
        wins: share of the layouts that the own side wins.
    """

    card: Card
    score: float
    wins: float


def weigh(known: Knowledge, effort: Effort, solver: Solver, chance: Chance) -> list[Candidate]:
    """Return the legal cards, the best first."""
    layouts = likely_layouts(known, effort, chance)
    values = _values(known, layouts, solver)
    scores, wins = _scores(known, layouts)
    is_declarer = known.seat == known.declarer
    found = []
    for card in known.legal:
        column = values[:, card.number]
        score = float(layouts.weights @ np.take_along_axis(scores, column[:, None], axis=1)[:, 0])
        won = float(layouts.weights @ wins[column])
        if not is_declarer:
            score, won = -score, 1 - won
        found.append(Candidate(card, score, won))
    return sorted(found, key=lambda candidate: -candidate.score)


def likely_layouts(known: Knowledge, effort: Effort, chance: Chance) -> Layouts:
    """Return layouts to solve, each with its weight."""
    number = _number(known, effort)
    layouts = all_or_some(known, max(number, effort.drawn), effort.drawn, chance)
    if effort.inference:
        logs = log_likelihood(known, layouts)
        weights = layouts.weights * np.exp(logs - logs.max())
        layouts = Layouts(layouts.hands, layouts.skat, weights / weights.sum())
    return _kept(layouts, number, chance)


def _number(known: Knowledge, effort: Effort) -> int:
    """Return how many layouts to solve: the fewer cards are left, the faster it goes."""
    if known.playing.contract.game is GameType.NULL:
        return effort.most
    played = len(known.playing.tricks)
    return min(effort.most, round(effort.solved * 1.6**played))


def _kept(layouts: Layouts, number: int, chance: Chance) -> Layouts:
    """Return some of the layouts, each as often as its weight asks for, the same ones as one.

    One throw decides about all: marks at equal distances are laid along the weights.
    """
    if len(layouts) > number:
        marks = (chance.shares(1)[0] + np.arange(number)) / number
        edges = np.cumsum(layouts.weights)
        taken = np.searchsorted(edges / edges[-1], marks, side="right")
        chosen, times = np.unique(taken, return_counts=True)
        layouts = Layouts(layouts.hands[chosen], layouts.skat[chosen], times / number)
    return layouts


def _values(known: Knowledge, layouts: Layouts, solver: Solver) -> NDArray[np.int64]:
    """Return the declarer's points (1 or 0 in a Null) after each card; shape (n, 32)."""
    playing = known.playing
    order = playing.setting.order
    declarer = playing.declarer
    assert declarer is not None
    trick = [NO_CARD, NO_CARD]
    for place, card in enumerate(playing.trick.cards):
        trick[place] = card.number
    is_null = playing.contract.game is GameType.NULL
    points = playing.points(declarer) + (0 if is_null else points_of(layouts.skat))
    batch = Batch.make(
        playing.contract.order, layouts.hands, order.index(playing.trick.leader),
        1 << order.index(declarer), trick=trick, points=points,
        taken=playing.tricks_of(declarer),
    )  # fmt: skip
    values = solver.values_batch(batch, Goal.NO_TRICK if is_null else Goal.POINTS).values
    return np.where(values == NOT_LEGAL, 0, values).astype(np.int64)


def _scores(known: Knowledge, layouts: Layouts) -> tuple[Floats, Floats]:
    """Return the declarer's score for each value of each layout, and whether a value wins."""
    playing = known.playing
    contract = playing.contract
    if contract.game is GameType.NULL:
        value = null_value(contract)
        lost = -2.0 * value - SEEGER_BONUS - FABIAN_BONUS[3]
        row = np.array([lost, value + SEEGER_BONUS])
        return np.broadcast_to(row, (len(layouts), 2)), np.array([0.0, 1.0])
    assert playing.declarer is not None
    place = playing.setting.order.index(playing.declarer)
    cards = layouts.hands[:, place] | np.uint32(playing.played_by(playing.declarer).bits)
    counts = matadors(contract.game, cards | layouts.skat)
    left = HAND_SIZE - len(playing.tricks)
    bid = playing.bidding.bid
    rows = {
        int(count): payoff(Stakes.of(contract, int(count), bid), left)
        for count in np.unique(counts)
    }
    needed = Stakes.of(contract, int(counts[0]), bid).needed
    wins = (np.arange(len(next(iter(rows.values())))) >= needed).astype(float)
    return np.stack([rows[int(count)] for count in counts]), wins
