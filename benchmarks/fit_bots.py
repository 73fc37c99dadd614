"""Fits the chances of `wenzel.bots.skat.chances` to games of the rule player against itself.

``python -m benchmarks.fit_bots --deals 6000 --seed 21`` gives each of the three seats in turn the
games that suit its cards, of each kind and stage, plays them out, fits one logistic model a kind
and stage by Newton's method and prints the table to paste. Discards depend on the table in force,
so it is run again until the figures hold still.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import TypeAlias

from wenzel.bots.skat.chances import WEIGHTS, Goal, Stage, chance
from wenzel.bots.skat.exchange import pairs_to_lay
from wenzel.bots.skat.features import Kind, features
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.cards import NO_CARDS, CardSet
from wenzel.games.skat.actions import Announce, Bid, Discard, Pass, TakeSkat
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import LOWEST_BID
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import Concessions, SkatOptions
from wenzel.games.skat.state import SkatState

Key: TypeAlias = tuple[Goal, Stage, Kind]
Row: TypeAlias = tuple[tuple[float, ...], bool]

LEAST_CHANCE = 0.08
"""Hands that are more hopeless than this are not played: they would bend the curve for nothing."""
RIDGE = 0.3
STEPS = 12
NUMBERS_A_LINE = 10


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to be played: what, at which stage it was decided on, and what was laid away."""

    stage: Stage
    kind: Kind
    contract: Contract
    laid: CardSet


def games_of(kind: Kind, hand: CardSet, stage: Stage, *, forehand: bool) -> list[GameType]:
    """Returns the games of a kind that are not hopeless; of suit games the two likeliest."""
    if kind is Kind.SUIT:
        games: Sequence[GameType] = [game for game in TRUMP_GAMES if game.suit is not None]
    else:
        games = (GameType.GRAND if kind is Kind.GRAND else GameType.NULL,)
    ouvert = kind is Kind.NULL_OUVERT
    likely = {
        game: chance(Goal.GAME, stage, game, hand, ouvert=ouvert, forehand=forehand)
        for game in games
    }
    hopeful = [game for game in games if likely[game] >= LEAST_CHANCE]
    return sorted(hopeful, key=likely.__getitem__, reverse=True)[:2]


def trials(hand: CardSet, skat: CardSet, *, forehand: bool) -> Iterator[Trial]:
    """Yields the games worth playing with ten cards and a skat."""
    for kind in Kind:
        ouvert = kind is Kind.NULL_OUVERT
        for game in games_of(kind, hand, Stage.HAND, forehand=forehand):
            contract = Contract.of(game, hand=True, ouvert=ouvert)
            yield Trial(Stage.HAND, kind, contract, NO_CARDS)
        for game in games_of(kind, hand, Stage.DEALT, forehand=forehand):
            cards = hand | skat
            laid = max(
                pairs_to_lay(cards, game),
                key=lambda pair: chance(
                    Goal.GAME, Stage.READY, game, cards - pair, pair,
                    ouvert=ouvert, forehand=forehand,
                ),
            )  # fmt: skip
            yield Trial(Stage.DEALT, kind, Contract.of(game, ouvert=ouvert), laid)


def declared(state: SkatState, seat: int, trial: Trial) -> SkatState:
    """Returns a deal with the auction over and a game announced."""
    while isinstance(state.phase, Auction):
        mover = state.current_player
        wants = mover == seat and Bid(LOWEST_BID) in state.legal_actions()
        state = state.apply(Bid(LOWEST_BID) if wants else Pass())
    if not trial.contract.hand:
        state = state.apply(TakeSkat()).apply(Discard(trial.laid))
    return state.apply_unchecked(Announce(trial.contract))


def play(deals: int, seed: int) -> dict[Key, list[Row]]:
    """Plays deals and returns the samples of each model."""
    game = SkatGame(SkatOptions(concessions=Concessions.SERVER))
    player = RulePlayer()
    samples: dict[Key, list[Row]] = {}
    for number in range(deals):
        start = game.start(game.deal_from_seed(seed, number, dealer=number % 3))
        seat = (number // 3) % 3
        forehand = seat == start.phase.setting.forehand
        hand = start.hands[seat].hand
        for trial in trials(hand, start.skat, forehand=forehand):
            state = declared(start, seat, trial)
            ready = state.hands[seat]
            while not state.is_terminal:
                mover = state.current_player
                assert mover is not None
                state = state.apply_unchecked(player.choose(game.view(state, mover)), mover)
            outcome = state.outcome
            assert outcome is not None
            assert outcome.settlement is not None
            result = outcome.settlement.result
            what = trial.contract.game
            before = features(what, hand, NO_CARDS, forehand=forehand)
            samples.setdefault((Goal.GAME, trial.stage, trial.kind), []).append(
                (before, result.won)
            )
            after = features(what, ready.hand, ready.laid, forehand=forehand)
            if trial.stage is Stage.DEALT:
                samples.setdefault((Goal.GAME, Stage.READY, trial.kind), []).append(
                    (after, result.won)
                )
            if what is not GameType.NULL:
                known = Stage.HAND if trial.contract.hand else Stage.READY
                samples.setdefault((Goal.SCHNEIDER, known, trial.kind), []).append(
                    (after, result.won and result.schneider)
                )
    return samples


def fit(rows: Sequence[Row], start: Sequence[float]) -> tuple[float, ...]:
    """Returns the weights of a logistic model, by Newton's method with a little ridge."""
    size = len(start)
    weights = list(start)
    for _ in range(STEPS):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for numbers, won in rows:
            likely = sigmoid(weights, numbers)
            spread = likely * (1 - likely)
            for i, number in enumerate(numbers):
                if not number:
                    continue
                gradient[i] += (won - likely) * number
                row, scaled = curve[i], spread * number
                for j, other in enumerate(numbers):
                    row[j] += scaled * other
        step = solve(curve, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return tuple(weights)


def sigmoid(weights: Sequence[float], numbers: Sequence[float]) -> float:
    """Returns the chance that a model gives."""
    total = sum(w * n for w, n in zip(weights, numbers, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a system of linear equations by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for other in range(size):
            if other != column:
                factor = rows[other][column] / rows[column][column]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[column], strict=True)
                ]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def log_loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """Returns the mean surprise of a model at what happened, in nats."""
    total = 0.0
    for numbers, won in rows:
        likely = sigmoid(weights, numbers)
        total -= log(likely if won else 1 - likely)
    return total / len(rows)


def main(argv: Sequence[str] | None = None) -> int:
    """Plays, fits and prints the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_bots", description=__doc__)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    samples = play(arguments.deals, arguments.seed)
    for key, old in WEIGHTS.items():
        rows = samples.get(key, [])
        goal, stage, kind = key
        print(f"    (Goal.{goal.name}, Stage.{stage.name}, Kind.{kind.name}): (")
        if not rows:
            raise SystemExit(f"no game of {key}")
        weights = fit(rows, [0.0] * len(old))
        for start in range(0, len(weights), NUMBERS_A_LINE):
            line = weights[start : start + NUMBERS_A_LINE]
            print("        " + ", ".join(f"{weight:.2f}" for weight in line) + ",")
        won = sum(won for _, won in rows)
        print(f"    ),  # {won} of {len(rows)}, {log_loss(rows, weights):.3f} nats")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
