"""How much is thought about a card: bounded by what it costs, and the same whatever came before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.support import arranged, forehand_plays, skat, then
from wenzel.bots.sampling import Chance
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.sampled_play import Effort, weigh
from wenzel.solver import Solver, is_compiled

pytestmark = pytest.mark.skipif(not is_compiled(), reason="the plain search takes minutes")

EFFORT = Effort(drawn=200, solved=40, most=40, nodes=1e6, least=5)


def middlehand() -> Knowledge:
    """Return what middlehand knows when forehand has led in a suit game."""
    state = forehand_plays(
        skat(),
        arranged(
            forehand="CJ HJ CA CT C9 C8 HA HK D7 D8",
            middlehand="SJ DJ CK CQ C7 HT H9 SA S8 DA",
            rearhand="ST SK SQ S9 S7 HQ H8 DT DK DQ",
            skat="H7 D9",
        ),
        "C",
    )
    state = then(state, "play D7")
    seat = state.current_player
    assert seat is not None
    return Knowledge.of(skat().view(state, seat))


def test_a_used_solver_decides_as_a_fresh_one() -> None:
    """What is affordable is told by nodes: they must not fall because positions are remembered."""
    known, used = middlehand(), Solver()
    first = weigh(known, EFFORT, Solver(), Chance(1, "x"))
    for _ in range(2):
        assert weigh(known, EFFORT, used, Chance(1, "x")) == first


def test_fewer_nodes_mean_fewer_layouts_down_to_the_least() -> None:
    known = middlehand()
    counts = [
        weigh(known, replace(EFFORT, nodes=nodes), Solver(), Chance(1, "x"))[1]
        for nodes in (1.0, EFFORT.nodes, 1e9)
    ]
    assert counts[0] == EFFORT.least
    assert EFFORT.least < counts[1] < EFFORT.solved
    assert counts[2] == EFFORT.solved
