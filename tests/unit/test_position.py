"""Positions: every fault is named, and cards are played by the rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.solver_support import SHEEPSHEAD, random_position
from wenzel.cards import Card, CardSet
from wenzel.errors import PositionError
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.i18n import Speaker
from wenzel.solver import Duty, Goal, Position, SlowSolverWarning, Solver, is_compiled, perft
from wenzel.solver.batch import Batch
from wenzel.solver.engine import NO_CARD
from wenzel.tricks import TRUMP

GRAND = trick_order(GameType.GRAND)
HANDS = tuple(map(CardSet.from_text, ("CJ D7", "SJ HA", "HT DA")))
GOOD = Position(GRAND, HANDS, leader=0, side=frozenset({0}))


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"hands": HANDS[:2]}, {"position.seats"}),
        ({"hands": (*HANDS, *HANDS)}, {"position.seats"}),
        ({"leader": 3}, {"position.leader"}),
        ({"leader": -1}, {"position.leader"}),
        ({"side": frozenset()}, {"position.side"}),
        ({"side": frozenset({0, 1, 2})}, {"position.side"}),
        ({"side": frozenset({5})}, {"position.side"}),
        ({"trick": (Card("C7"), Card("C8"), Card("C9"))}, {"position.trick_size"}),
        ({"trick": (Card("C7"),)}, {"position.hand_sizes"}),
        ({"trick": (Card("CJ"),)}, {"position.card_twice", "position.hand_sizes"}),
        ({"hands": (HANDS[0], HANDS[0], HANDS[2])}, {"position.card_twice"}),
        ({"hands": (CardSet.from_text("C2 D7"), *HANDS[1:])}, {"position.not_in_game"}),
        ({"points": -1}, {"position.points"}),
        ({"taken": -1, "points": -1}, {"position.taken", "position.points"}),
        ({"duty": Duty(5)}, {"position.duty"}),
        ({"duty": Duty(1, CardSet.from_text("C2"))}, {"position.not_in_game"}),
        ({"order": replace(GRAND, strength=(0,) * 52)}, {"position.equal_strength"}),
        ({"order": replace(GRAND, strength=(-1,) * 52)},
         {"position.equal_strength", "position.strength"}),
        ({"order": replace(GRAND, points=(8,) * 52)}, {"position.card_points"}),
    ],
)  # fmt: skip
def test_all_faults_are_named(changes: dict[str, Any], codes: set[str]) -> None:
    with pytest.raises(PositionError) as caught:
        replace(GOOD, **changes)
    assert {fault.code for fault in caught.value.faults} == codes
    assert Speaker().error(caught.value)


def test_a_trick_is_played_and_counted() -> None:
    after = GOOD.play(Card("CJ"))
    assert (after.to_play, after.is_declarers_move) == (1, False)
    assert after.legal() == CardSet.from_text("SJ")
    with pytest.raises(PositionError, match=r"position\.illegal"):
        after.play(Card("HA"))
    after = after.play(Card("SJ"))
    assert after.legal() == HANDS[2]
    after = after.play(Card("HT"))
    assert (after.points, after.taken, after.leader, after.trick) == (14, 1, 0, ())
    over = after.play(Card("D7")).play(Card("HA")).play(Card("DA"))
    assert over.is_over
    assert (over.points, over.taken, over.leader) == (14, 1, 2)
    assert not over.legal()
    assert perft(over, 3) == 1


DUTY = Duty(1, CardSet.from_text("HA"), CardSet.from_text("HA H8 H7"))


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        ("HA HT DQ", None, "HA DQ"),
        ("HT HK DQ", None, "HT HK DQ"),
        ("HA HT DQ", "H9", "HA"),
        ("H8 HK CQ", "H9", "H8 HK"),
        ("HA S9 SJ", "C9", "S9 SJ"),
        ("HA HT CA", "C9", "CA"),
        ("H8 H7 SA", "C9", "H8 H7 SA"),
        ("H8 HK SA", "C9", "HK SA"),
        ("H8", "C9", "H8"),
    ],
)
def test_duties(hand: str, led: str | None, legal: str) -> None:
    own = CardSet.from_text(hand)
    fill = list(CardSet.from_text("DA DT DK D9 D8 D7 CT C8 C7"))
    others = [CardSet(fill[: len(own)]), CardSet(fill[len(own) : 2 * len(own)])]
    if led is None:
        position = Position(SHEEPSHEAD, (own, *others), 0, frozenset({0}), duty=DUTY)
    else:
        led_from = CardSet(list(others[1])[1:])
        position = Position(
            SHEEPSHEAD, (own, others[0], led_from), 2, frozenset({0}), (Card(led),), duty=DUTY
        )
    assert position.legal() == CardSet.from_text(legal)


def test_a_duty_ends_when_its_suit_has_been_led() -> None:
    hands = tuple(map(CardSet.from_text, ("H9 C9", "HA C8", "H8 C7")))
    position = Position(SHEEPSHEAD, hands, 0, frozenset({0}), duty=DUTY)
    other = position.play(Card("C9")).play(Card("C8")).play(Card("C7"))
    assert other.duty == DUTY
    led = position.play(Card("H9"))
    assert led.duty == DUTY
    assert led.play(Card("HA")).play(Card("H8")).duty is None


def test_a_batch_gives_its_positions_back() -> None:
    rng = Random(3)
    for duty in (False, True):
        made = [random_position(rng, SHEEPSHEAD, 3, seats=4, duty=duty) for _ in range(20)]
        assert list(Batch.of(made).positions()) == made


@pytest.mark.parametrize(
    ("column", "given"),
    [
        ("hands", [[1, 2]]),
        ("hands", [[1, 2, -4]]),
        ("hands", [[1, 2, 2**32]]),
        ("hands", [[1.0, 2.0, 4.0]]),
        ("leader", 3),
        ("leader", [0, 1]),
        ("side", 8),
        ("trick", [[256, 255]]),
        ("points", -1),
        ("duty", [1, 2]),
    ],
)
def test_a_bad_column_is_named(column: str, given: Any) -> None:
    columns: dict[str, Any] = {"hands": [[1, 2, 4]], "leader": 0, "side": 1, column: given}
    with pytest.raises(PositionError, match=column):
        Batch.make(GRAND, **columns)


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize(
    "columns",
    [
        {"hands": [[1, 2, 4], [1, 1, 4]]},
        {"hands": [[1, 2, 4], [1, 6, 8]]},
        {"hands": [[1, 2, 4]], "side": 7},
        {"hands": [[1, 2, 4]], "trick": [[NO_CARD, 3]]},
        {"hands": [[1, 2, 4]], "trick": [[40, NO_CARD]]},
        {"hands": [[1, 2, 4]], "duty": [9, 0, 0]},
    ],
)
def test_a_bad_row_is_refused(plain: bool, columns: dict[str, Any]) -> None:
    if not plain and not is_compiled():
        pytest.skip("the compiled search is not installed")
    solver = Solver(1, plain=plain)
    batch = Batch.make(GRAND, **({"leader": 0, "side": 1} | columns))
    for asked in (solver.value_batch, solver.values_batch):
        with pytest.raises(PositionError):
            asked(batch, Goal.POINTS)
    with pytest.raises(PositionError):
        solver.at_least_batch(batch, 3)


def test_a_batch_needs_one_game() -> None:
    rng = Random(1)
    mixed = [random_position(rng, order, 2) for order in (GRAND, SHEEPSHEAD)]
    for positions in (mixed, []):
        with pytest.raises(PositionError, match=r"position\.mixed"):
            Batch.of(positions)


def test_answers_of_a_batch_have_a_shape() -> None:
    batch = Batch.of([GOOD, GOOD.play(Card("D7"))])
    values = Solver(plain=True).values_batch(batch).values
    assert values.shape == (2, 32)
    assert values.dtype == np.int16
    legal = [{n for n in range(32) if row[n] >= 0} for row in values]
    assert legal == [{int(Card("CJ")), int(Card("D7"))}, {int(c) for c in HANDS[1]}]


def test_the_slow_solver_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wenzel.solver.api.is_compiled", lambda: False)
    with pytest.warns(SlowSolverWarning):
        solver = Solver()
    assert not solver.is_compiled
    assert solver.value(GOOD).value == 14


def test_a_finished_deal_has_no_best_card() -> None:
    over = Position(GRAND, (CardSet(),) * 3, 0, frozenset({0}), points=33, taken=2)
    solver = Solver(plain=True)
    assert solver.value(over).value == 33
    assert not solver.avoids_tricks(over)
    assert solver.avoids_tricks(replace(over, taken=0))
    assert solver.line(over) == ()
    assert solver.values(over) == {}
    assert solver.deciding(over, 33, True) is None
    with pytest.raises(PositionError, match=r"position\.over"):
        solver.best(over)


def test_a_trump_suit_can_carry_a_duty() -> None:
    assert replace(GOOD, duty=Duty(TRUMP)).duty == Duty(TRUMP)


@pytest.mark.parametrize(("table_mb", "threads"), [(0, 1), (1, 0), (-1, -1)])
def test_a_solver_needs_a_table_and_a_thread(table_mb: int, threads: int) -> None:
    with pytest.raises(ValueError, match="1 or more"):
        Solver(table_mb, threads, plain=True)


@pytest.mark.parametrize("plain", [True, False])
def test_a_batch_may_ask_for_any_number_of_points(plain: bool) -> None:
    if not plain and not is_compiled():
        pytest.skip("the compiled search is not installed")
    batch = Batch.make(GRAND, [[1, 2, 4], [8, 16, 32]], leader=0, side=1)
    solver = Solver(1, plain=plain)
    assert solver.at_least_batch(batch, -3).holds.all()
    assert not solver.at_least_batch(batch, [70_000, 1_000]).holds.any()
