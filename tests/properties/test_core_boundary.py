"""Whatever comes over the wall to the compiled core, it answers or refuses with a ValueError."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Timer
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.solver_support import random_position
from wenzel.cards import SHORT_DECK_SIZE
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.solver import is_compiled

core = pytest.importorskip("wenzel.solver._core", exc_type=ImportError) if is_compiled() else None
pytestmark = pytest.mark.skipif(core is None, reason="the compiled search is not installed")

EXAMPLES = int(os.environ.get("WENZEL_FUZZ_EXAMPLES", "200"))
NO_DUTY = (255, 0, 0)
ORDER = trick_order(GameType.CLUBS)

Question = dict[str, Any]


def question(seed: int, tricks: int = 3) -> Question:
    """Return a question that is in order."""
    position = random_position(Random(seed), ORDER, tricks)
    return {
        "suit": bytes(ORDER.suit[:SHORT_DECK_SIZE]),
        "strength": bytes(ORDER.strength[:SHORT_DECK_SIZE]),
        "points": bytes(ORDER.points[:SHORT_DECK_SIZE]),
        "hands": [hand.bits for hand in position.hands],
        "trick": bytes(card.number for card in position.trick),
        "leader": position.leader,
        "side": sum(1 << seat for seat in position.side),
        "duty": NO_DUTY,
    }


def batch(questions: list[Question]) -> Question:
    """Return questions of one game as the columns of a batch."""
    seats = len(questions[0]["hands"])
    tricks = [list(each["trick"].ljust(seats - 1, b"\xff")) for each in questions]
    columns: Question = {name: questions[0][name] for name in ("suit", "strength", "points")}
    columns["hands"] = np.array([each["hands"] for each in questions], np.uint32)
    columns["trick"] = np.array(tricks, np.uint8)
    columns["leader"] = np.array([each["leader"] for each in questions], np.uint8)
    columns["side"] = np.array([each["side"] for each in questions], np.uint8)
    columns["duty"] = np.array([each["duty"] for each in questions], np.uint32)
    return columns


def ask_everything(solver: Any, asked: Question) -> None:
    solver.value(**asked, goal=0)
    solver.at_least(**asked, least=30)
    solver.values(**asked, goal=1)


def refusal(ask: Callable[[], object]) -> str:
    """Return the text of the ValueError, empty if there is an answer."""
    try:
        ask()
    except ValueError as error:
        return str(error)
    return ""


numbers = st.one_of(
    st.integers(-3, 300),
    st.integers(0, 2**32 - 1),
    st.integers(),
    st.sampled_from([2**64, -(2**70)]),
)
tables = st.one_of(st.binary(max_size=40), st.binary(min_size=32, max_size=32))
faults = st.one_of(
    st.tuples(st.sampled_from(["suit", "strength", "points"]), tables),
    st.tuples(st.just("hands"), st.lists(numbers, max_size=7)),
    st.tuples(st.just("trick"), st.binary(max_size=6)),
    st.tuples(st.sampled_from(["leader", "side"]), numbers),
    st.tuples(st.just("duty"), st.tuples(numbers, numbers, numbers)),
    st.tuples(st.just("duty"), st.tuples(st.integers(0, 4), st.just(0), st.integers(0, 2**32 - 1))),
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, 10_000), st.lists(faults, max_size=2))
def test_one_question(seed: int, spoiled: list[tuple[str, Any]]) -> None:
    assert core is not None
    asked = question(seed) | dict(spoiled)
    refused = refusal(lambda: ask_everything(core.Solver(1, 1), asked))
    if refused:
        assert spoiled, refused
        assert refused.split(":")[0] in asked


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 6), st.data())
def test_a_batch(seed: int, rows: int, data: st.DataObject) -> None:
    assert core is not None
    asked = batch([question(seed + row, 2) for row in range(rows)])
    name = data.draw(st.sampled_from(["hands", "trick", "leader", "side", "duty"]))
    column = asked[name]
    at = tuple(data.draw(st.integers(0, size - 1)) for size in column.shape)
    before = column[at]
    column[at] = data.draw(st.integers(0, np.iinfo(column.dtype).max))
    solver = core.Solver(1, 2)
    refused = refusal(lambda: solver.value_batch(**asked, goal=0))
    if refused:
        assert column[at] != before
        assert f"in row {at[0]}" in refused
        return
    values, best, nodes, seconds = solver.value_batch(**asked, goal=0)
    assert values.shape == best.shape == nodes.shape == seconds.shape == (rows,)
    assert (values.dtype, best.dtype, nodes.dtype) == (np.int16, np.uint8, np.uint64)
    least = values.astype(np.int16)
    assert solver.at_least_batch(**asked, least=least)[0].all()
    each, _, _ = solver.values_batch(**asked, goal=0)
    assert each.shape == (rows, SHORT_DECK_SIZE)


SPOILED: list[tuple[str, Question]] = [
    ("suit", {"suit": bytes(31)}),
    ("suit", {"suit": bytes([5] * 32)}),
    ("strength", {"suit": bytes(32), "strength": bytes(32)}),
    ("points", {"points": bytes([9] * 32)}),
    ("hands", {"hands": [1, 2]}),
    ("hands", {"hands": [1, 2, 4, 8, 16, 32]}),
    ("hands", {"hands": [1, 1, 2], "trick": b""}),
    ("hands", {"hands": [1, 2, 12], "trick": b"", "leader": 0}),
    ("hands", {"hands": [1, 2, -4]}),
    ("hands", {"hands": [1, 2, 2**32]}),
    ("trick", {"hands": [0, 0, 0], "trick": b"\x01", "leader": 0}),
    ("trick", {"hands": [1, 2, 4], "trick": b"\x05\x06\x07"}),
    ("trick", {"hands": [0, 2, 4], "trick": b"\x20", "leader": 0}),
    ("trick", {"hands": [0, 2, 4], "trick": b"\x01", "leader": 0}),
    ("leader", {"leader": 3}),
    ("leader", {"leader": 2**80}),
    ("side", {"side": 0}),
    ("side", {"side": 7}),
    ("side", {"side": 8}),
    ("duty", {"duty": (5, 0, 0)}),
    ("duty", {"duty": (255, 1, 0)}),
    ("duty", {"duty": (1, 0)}),
]


@pytest.mark.parametrize(("name", "spoiled"), SPOILED)
def test_a_fault_is_named(name: str, spoiled: Question) -> None:
    assert core is not None
    with pytest.raises(ValueError, match=f"^{name}:"):
        ask_everything(core.Solver(1, 1), question(1) | spoiled)


@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("hands", np.zeros((2, 2), np.uint32)),
        ("hands", np.zeros(3, np.uint32)),
        ("hands", np.zeros((2, 3), np.int64)),
        ("hands", np.zeros((3, 2), np.uint32).T),
        ("hands", np.zeros((2, 6), np.uint32)[:, ::2]),
        ("trick", np.full((2, 3), 255, np.uint8)),
        ("trick", np.array([[255, 1], [255, 255]], np.uint8)),
        ("leader", np.zeros(3, np.uint8)),
        ("leader", np.zeros(2, np.int8)),
        ("leader", np.zeros(4, np.uint8)[::2]),
        ("side", np.zeros((2, 1), np.uint8)),
        ("duty", np.zeros((2, 2), np.uint32)),
        ("duty", np.full((2, 3), 2**32 - 1, np.uint32)),
    ],
)
def test_a_wrong_column_is_named(name: str, column: Any) -> None:
    assert core is not None
    asked = batch([question(1), question(2)]) | {name: column}
    with pytest.raises(ValueError, match=f"^{name}:"):
        core.Solver(1, 1).value_batch(**asked, goal=0)


@pytest.mark.parametrize("arguments", [(0, 1), (2**40, 1), (1, 0), (1, 100_000)])
def test_a_solver_has_bounds(arguments: tuple[int, int]) -> None:
    assert core is not None
    with pytest.raises(ValueError, match=r"^(table_mb|threads):"):
        core.Solver(*arguments)


def test_a_batch_without_rows() -> None:
    assert core is not None
    asked = batch([question(1)])
    for name in ("hands", "trick", "leader", "side", "duty"):
        asked[name] = asked[name][:0]
    values, _, _ = core.Solver(1, 2).values_batch(**asked, goal=0)
    assert values.shape == (0, SHORT_DECK_SIZE)


def test_more_threads_than_rows_and_read_only_columns() -> None:
    assert core is not None
    questions = [question(seed) for seed in range(3)]
    asked = batch(questions)
    for name in ("hands", "trick", "leader", "side", "duty"):
        asked[name].flags.writeable = False
    values = core.Solver(8, 8).value_batch(**asked, goal=0)[0]
    assert values.tolist() == [core.Solver(1, 1).value(**each, goal=0)[0] for each in questions]


def test_threads_of_python_may_share_a_solver() -> None:
    assert core is not None
    solver = core.Solver(1, 2)
    questions = [question(seed, 4) for seed in range(40)]
    expected = [core.Solver(1, 1).value(**each, goal=0)[0] for each in questions]
    with ThreadPoolExecutor(4) as pool:
        found = pool.map(lambda each: solver.value(**each, goal=0)[0], questions)
        assert list(found) == expected


def test_an_interrupt_ends_a_batch() -> None:
    assert core is not None
    # A shell starts what runs in the background with interrupts ignored.
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    # Far more than can be done before the test times out, were it not for the interrupt.
    asked = batch([question(seed, 9) for seed in range(50_000)])
    timer = Timer(0.2, signal.raise_signal, [signal.SIGINT])
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            core.Solver(1, 2, plain=True).value_batch(**asked, goal=0)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, usual)
