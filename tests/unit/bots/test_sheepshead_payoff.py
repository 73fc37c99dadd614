"""What an open-hand value is worth in the score table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.sheepshead_support import sheepshead
from tests.solver_support import SHEEPSHEAD
from wenzel.bots.sheepshead.payoff import Stakes, worth
from wenzel.bots.sheepshead.weights import Role
from wenzel.cards import DECK_32, CardSet
from wenzel.solver import Position

OPTIONS = sheepshead().options
DECK = list(DECK_32)


def stakes(role: Role, side: int = 2) -> Stakes:
    return Stakes(role, side, players=5, picked=True, bump=False, hand=6, options=OPTIONS)


def position(cards: int, points: int = 10, taken: int = 1) -> Position:
    hands = tuple(CardSet(DECK[seat * cards : (seat + 1) * cards]) for seat in range(5))
    return Position(SHEEPSHEAD, hands, 0, frozenset({0, 1}), points=points, taken=taken)


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("cards", [1, 3, 6])
def test_the_worths_of_all_seats_add_up_to_zero(side: int, cards: int) -> None:
    where = position(cards)
    for value in range(0, 121, 5):
        picker = worth(stakes(Role.PICKER, side), where, value)
        partner = worth(stakes(Role.PARTNER, side), where, value) if side > 1 else 0.0
        opponent = worth(stakes(Role.OPPONENT, side), where, value)
        assert picker + partner + (5 - side) * opponent == pytest.approx(0.0)


@pytest.mark.parametrize("cards", [1, 3, 6])
def test_more_points_are_never_worse_for_the_pickers_side(cards: int) -> None:
    where = position(cards)
    found = [worth(stakes(Role.PICKER), where, value) for value in range(121)]
    assert found == sorted(found)
    assert -4.0 <= found[0] < -3.0
    assert found[119] == pytest.approx(4.0, abs=0.2)


def test_near_the_end_the_score_table_shows() -> None:
    where = position(1)
    picker = stakes(Role.PICKER)
    for value, score in ((20, -4), (45, -2), (75, 2), (105, 4)):
        assert worth(picker, where, value) == pytest.approx(score, abs=0.05)


def test_a_threshold_is_steeper_the_fewer_cards_are_left() -> None:
    picker = stakes(Role.PICKER)
    steps = [
        worth(picker, position(cards), 61) - worth(picker, position(cards), 60)
        for cards in (6, 3, 1)
    ]
    assert steps == sorted(steps)


def test_all_tricks_and_no_trick_count_as_such() -> None:
    picker, partner = stakes(Role.PICKER), stakes(Role.PARTNER)
    swept = position(1, points=100, taken=5)
    assert worth(picker, swept, 120) > 5.5
    assert worth(picker, position(1, points=100, taken=4), 120) < 4.5
    nothing = position(1, points=10, taken=0)
    assert worth(picker, nothing, 10) < -8.0
    # The picker alone pays when his side takes no trick.
    assert worth(partner, nothing, 10) > -0.5
    assert worth(picker, position(1, points=10, taken=1), 10) > -4.5


def test_a_bump_doubles_losses_only() -> None:
    plain = stakes(Role.PICKER)
    bumped = replace(plain, bump=True)
    where = position(1)
    assert worth(bumped, where, 45) == pytest.approx(2 * worth(plain, where, 45), abs=0.1)
    assert worth(bumped, where, 80) == pytest.approx(worth(plain, where, 80), abs=0.1)
