"""Finds the weights by which the players of Sheepshead judge cards, and where a pick begins to pay.

    python -m benchmarks.fit_sheepshead cards --deals 5000
    python -m benchmarks.fit_sheepshead pick --deals 4000

``cards`` plays deals with rule players who play a card by lot now and then, solves every decision
with all cards open, and fits for each role how the terms of `wenzel.bots.sheepshead.features`
foretell the points that a card keeps. What it prints belongs in
`wenzel.bots.sheepshead.weights`; the mean loss is of deals that were left out of the fit.

``pick`` plays each hand of middling strength twice, once picked and once passed on.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from benchmarks.bench_sheepshead import RULESET, mean_and_margin
from wenzel.bots.sheepshead.features import FOLLOW_TERMS, LEAD_TERMS, follow_terms, lead_terms
from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.layouts import Layout
from wenzel.bots.sheepshead.positions import position_of, side_of
from wenzel.bots.sheepshead.prospects import prospect
from wenzel.bots.sheepshead.rule_player import RulePlayer
from wenzel.bots.sheepshead.strength import strength
from wenzel.bots.sheepshead.weights import Role
from wenzel.games.sheepshead.actions import Pass, Pick, Play
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.state import SheepsheadState
from wenzel.rulesets import load
from wenzel.solver import Solver

Numbers = NDArray[np.float64]

SEED: Final = "fit sheepshead"
BY_LOT: Final = 0.15
"""How often a card is played by lot, so that positions come up that the rule player avoids."""
TRAINED: Final = 0.8
"""The share of the decisions that the weights are fitted to."""
RIDGE: Final = 3.0
WEAKEST: Final = 2.2
STRONGEST: Final = 4.2
STEP: Final = 0.4
FEWEST: Final = 20
"""Hands of which there are fewer tell nothing."""


@dataclass(frozen=True)
class Decision:
    """A card to be played, with all cards open.

    Attributes:
        terms: shape (cards, terms).
        points: what each card keeps for the own side, shape (cards,).
        chosen: the card of the rule player.
    """

    terms: Numbers
    points: Numbers
    chosen: int

    def loss(self, card: int) -> float:
        """Returns how many points a card gives away."""
        return float(self.points.max() - self.points[card])


def game_of_bench() -> SheepsheadGame:
    """Returns the game that the players are measured in."""
    game = load(RULESET)
    assert isinstance(game, SheepsheadGame)
    return game


def decisions(deals: int) -> Iterator[tuple[tuple[Role, bool], Decision]]:
    """Yields the decisions of deals, each with its role and whether it is a lead."""
    game, rule, solver = game_of_bench(), RulePlayer(), Solver(32)
    for number in range(deals):
        rng = Random(number)
        state = game.start(game.deal_from_seed(SEED, number, dealer=number % game.seats))
        while state.current_player is not None:
            view = game.view(state, state.current_player)
            action = rule.choose(view)
            phase = state.phase
            if isinstance(phase, Playing) and phase.kind is Kind.PICKED and not phase.has_under:
                cards = [one.card for one in view.legal if isinstance(one, Play)]
                if len(cards) > 1 and isinstance(action, Play):
                    known = Knowledge.of(view)
                    lead = phase.trick.led is None
                    found = _decision(state, phase, known, cards.index(action.card), solver)
                    yield (known.role, lead), found
                    if rng.random() < BY_LOT:
                        action = Play(rng.choice(cards))
            state = state.apply_unchecked(action)


def _decision(
    state: SheepsheadState, playing: Playing, known: Knowledge, chosen: int, solver: Solver
) -> Decision:
    assert playing.picker is not None
    hands = tuple(holding.hand for holding in state.hands)
    layout = Layout(hands, state.hands[playing.picker].buried, None, 1.0)
    side = side_of(playing, layout) | set(playing.known_partners)
    position = position_of(playing, layout, frozenset(side))
    values = solver.values(position)
    sign = 1 if known.seat in side else -1
    terms = lead_terms if playing.trick.led is None else follow_terms
    return Decision(
        np.array([terms(known, card, prospect(known, card)) for card in known.legal]),
        np.array([sign * values[card] for card in known.legal], dtype=np.float64),
        chosen,
    )


def fitted(trained: Sequence[Decision]) -> Numbers:
    """Returns the weights that foretell best how much better or worse each card is."""
    terms = np.vstack([one.terms - one.terms.mean(axis=0) for one in trained])
    points = np.concatenate([one.points - one.points.mean() for one in trained])
    width = terms.shape[1]
    weights: Numbers = np.linalg.solve(terms.T @ terms + RIDGE * np.eye(width), terms.T @ points)
    return weights


def fit_cards(deals: int) -> None:
    """Prints the weights for each role, and what is lost with them beside the present ones."""
    found: defaultdict[tuple[Role, bool], list[Decision]] = defaultdict(list)
    for key, decision in decisions(deals):
        found[key].append(decision)
    for (role, lead), all_of_it in sorted(found.items(), key=lambda item: str(item[0])):
        cut = int(TRAINED * len(all_of_it))
        weights = fitted(all_of_it[:cut])
        rest = all_of_it[cut:]
        now = np.mean([one.loss(one.chosen) for one in rest])
        new = np.mean([one.loss(int(np.argmax(one.terms @ weights))) for one in rest])
        print(
            f"{role.value}, {'lead' if lead else 'follow'}: {len(all_of_it)} decisions, points lost"
            f" by the rule player {now:.2f}, with these weights {new:.2f}"
        )
        for name, weight in zip(LEAD_TERMS if lead else FOLLOW_TERMS, weights, strict=True):
            print(f"    {weight:.1f},  # {name}")


def measure_pick(deals: int) -> None:
    """Prints by seat and strength what a pick scores more than a pass."""
    game = game_of_bench()
    gains: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    rule = RulePlayer()
    for number in range(deals):
        state = game.start(game.deal_from_seed(SEED, number, dealer=number % game.seats))
        while isinstance(state.phase, Picking):
            mover = state.phase.current_player
            power = strength(state.hands[mover].hand, game.options)
            if WEAKEST <= power < STRONGEST:
                picked = _ended(game, state.apply(Pick()), rule)
                passed = _ended(game, state.apply(Pass()), rule)
                step = floor((power - WEAKEST) / STEP)
                gain = picked.returns[mover] - passed.returns[mover]
                gains[len(state.phase.waiting) - 1, step].append(gain)
            state = state.apply(rule.choose(game.view(state, mover)))
    for (asked_after, step), values in sorted(gains.items()):
        if len(values) < FEWEST:
            continue
        mean, margin = mean_and_margin(values)
        print(
            f"{asked_after} asked after, strength from {WEAKEST + step * STEP:.1f}:"
            f" {mean:+.2f} ± {margin:.2f} ({len(values)} hands)"
        )


def _ended(game: SheepsheadGame, state: SheepsheadState, rule: RulePlayer) -> SheepsheadState:
    while state.current_player is not None:
        state = state.apply_unchecked(rule.choose(game.view(state, state.current_player)))
    return state


def main(argv: Sequence[str] | None = None) -> int:
    """Fits or measures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_sheepshead")
    parser.add_argument("what", choices=("cards", "pick"))
    parser.add_argument("--deals", type=int, default=1000)
    arguments = parser.parse_args(argv)
    if arguments.what == "cards":
        fit_cards(arguments.deals)
    else:
        measure_pick(arguments.deals)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
