"""What values promise while much is uncertain; and what is certain is settled by the rules."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from wenzel.bots.skat.payoff import Stakes, payoff
from wenzel.games.skat.contract import TRUMP_GAMES, Contract
from wenzel.games.skat.outcome import FABIAN_BONUS, SEEGER_BONUS
from wenzel.games.skat.scoring import ALL_POINTS, Terms, played_result, settle

POINTS = range(ALL_POINTS + 1)
A_TIP = 0.02 * ALL_POINTS
"""Points where nothing is at stake are worth no more than this in all."""
CONTRACTS = [
    contract
    for game in TRUMP_GAMES
    for contract in (
        Contract(game), Contract.of(game, hand=True), Contract.of(game, hand=True, schneider=True)
    )
]  # fmt: skip


def against_two(contract: Contract, matadors: int, bid: int, points: int) -> float:
    """Return what the declarer scores, and at a loss what he leaves the two others ahead by."""
    found = settle(Terms(contract, bid), played_result(contract, points, 5), matadors=matadors)
    lost = -SEEGER_BONUS - FABIAN_BONUS[3]
    return found.score + (SEEGER_BONUS if found.won else lost)


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.text)
def test_at_the_end_a_game_is_worth_what_the_rules_say(contract: Contract) -> None:
    rng = Random(contract.text)
    for _ in range(12):
        matadors = rng.randrange(1, 5)
        # A bid that can still be reached by Schneider.
        most = {"C": 12, "S": 11, "H": 10, "D": 9, "G": 24}[contract.text[0]] * (
            matadors + 2 + contract.hand + contract.schneider
        )
        bid = rng.randrange(18, max(most, 18) + 1) if most >= 18 else most
        stakes = Stakes.of(contract, matadors, bid)
        for points in POINTS:
            by_rules = against_two(contract, matadors, bid, points)
            assert stakes.score(points) == pytest.approx(by_rules + 0.02 * points), (
                matadors, bid, points,
            )  # fmt: skip


OVERBID = (
    # Game, with one matador, bid: the points that are needed.
    ("C", 24, 61), ("C", 36, 90), ("C", 48, 120), ("C", 60, 121),
    ("CHS", 60, 90), ("CHS", 72, 120), ("CHS", 84, 121), ("CHZ", 84, 120), ("CHZ", 96, 121),
)  # fmt: skip


@pytest.mark.parametrize(("text", "bid", "needed"), OVERBID)
def test_an_overbid_game_needs_the_levels_that_are_missing(
    text: str, bid: int, needed: int
) -> None:
    contract = Contract.from_text(text)
    stakes = Stakes.of(contract, 1, bid)
    assert stakes.needed == needed
    won = [points for points in POINTS if stakes.score(points) > 0]
    assert won == list(range(needed, ALL_POINTS + 1))
    for points in POINTS:
        tricks = 10 if points == ALL_POINTS else 5
        result = played_result(contract, points, tricks)
        found = settle(Terms(contract, bid), result, matadors=1)
        assert found.won == (points in won), points


def test_schwarz_announced_is_won_by_all_points_alone() -> None:
    stakes = Stakes.of(Contract.from_text("GHZ"), 4, 18)
    scores = [stakes.score(points) for points in POINTS]
    assert scores[-1] > SEEGER_BONUS
    assert max(scores[:-1]) < -SEEGER_BONUS


@pytest.mark.parametrize("cards_left", range(11))
def test_a_better_value_never_promises_less(cards_left: int) -> None:
    for contract in CONTRACTS:
        row = payoff(Stakes.of(contract, 2, 18), cards_left)
        assert len(row) == ALL_POINTS + 1
        assert (np.diff(row) > -1e-6).all()


def test_with_the_last_card_a_value_is_what_it_is() -> None:
    stakes = Stakes.of(Contract.from_text("C"), 1, 18)
    for left in (0, 1):
        assert list(payoff(stakes, left)) == [stakes.score(points) for points in POINTS]


def test_the_more_cards_are_left_the_less_a_value_says() -> None:
    stakes = Stakes.of(Contract.from_text("S"), 1, 18)
    steps = [float(np.diff(payoff(stakes, left)).max()) for left in range(1, 11)]
    assert steps == sorted(steps, reverse=True)
    # Just below the line a game is not lost yet, and just above it is not won.
    won, lost = stakes.score(61), stakes.score(60)
    early = payoff(stakes, 10)
    assert lost < early[60] < early[61] < won


def test_no_row_promises_more_than_the_best_or_less_than_the_worst_end() -> None:
    for contract in CONTRACTS:
        stakes = Stakes.of(contract, 1, 18)
        scores = [stakes.score(points) for points in POINTS]
        for left in (1, 4, 10):
            row = payoff(stakes, left)
            assert min(scores) <= row.min() + 1e-9
            assert row.max() <= max(scores) + 1e-9
            assert row.max() > max(scores) - stakes.base - A_TIP
