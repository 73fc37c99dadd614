"""Numbers of play sequences: the frozen ones, the plain counter's and the package's are equal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.counts.naive import count
from tests.support import arranged, forehand_plays, skat
from wenzel.cards import Card, CardSet
from wenzel.games.skat.actions import Play
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.games.skat.state import SkatState
from wenzel.solver import Position, is_compiled
from wenzel.solver._bridge import Native
from wenzel.solver.position import perft
from wenzel.tricks import Trick, TrickOrder

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).with_name("data") / "skat.json").read_text(encoding="utf-8")
)
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p["name"])


def counted(order: TrickOrder, hands: list[CardSet], trick: Trick, depth: int) -> list[int]:
    """Count with the tables and tricks of the package."""
    totals = [0] * depth

    def go_on(held: list[CardSet], table: Trick, done: int) -> None:
        if done == depth:
            return
        mover = table.to_play
        assert mover is not None
        for card in order.legal(held[mover], table.led):
            totals[done] += 1
            after = list(held)
            after[mover] = held[mover].without(card)
            played = table.play(card)
            go_on(after, played.next(order) if played.is_complete else played, done + 1)

    go_on(hands, trick, 0)
    return totals


@every_position
def test_the_plain_counter_agrees(position: dict[str, Any]) -> None:
    hands = [frozenset(hand.split()) for hand in position["hands"]]
    depth = len(position["counts"])
    found = count(position["game"], hands, position["leader"], tuple(position["trick"]), depth)
    assert found == position["counts"]


@pytest.mark.skipif(not is_compiled(), reason="the compiled search is not installed")
@pytest.mark.parametrize("plain", [False, True])
@every_position
def test_the_compiled_search_agrees(position: dict[str, Any], plain: bool) -> None:
    at = Position(
        trick_order(GameType(position["game"])),
        tuple(CardSet.from_text(hand) for hand in position["hands"]),
        trick=tuple(map(Card, position["trick"])),
        leader=position["leader"],
        side=frozenset({0}),
    )
    search = Native(1, 1, plain=plain)
    depths = range(1, len(position["counts"]) + 1)
    assert [search.sequences(at, depth) for depth in depths] == position["counts"]
    assert [perft(at, depth) for depth in depths] == position["counts"]


@every_position
def test_the_package_agrees(position: dict[str, Any]) -> None:
    hands = [CardSet.from_text(hand) for hand in position["hands"]]
    leader = position["leader"]
    seats = tuple((leader + step) % 3 for step in range(3))
    trick = Trick(seats, tuple(map(Card, position["trick"])))
    order = trick_order(GameType(position["game"]))
    assert counted(order, hands, trick, len(position["counts"])) == position["counts"]


def states_counted(state: SkatState, depth: int) -> list[int]:
    totals = [0] * depth

    def go_on(at: SkatState, done: int) -> None:
        if done < depth and not at.is_terminal:
            plays = [action for action in at.legal_actions() if isinstance(action, Play)]
            totals[done] += len(plays)
            for action in plays:
                go_on(at.apply_unchecked(action), done + 1)

    go_on(state, 0)
    return totals


@pytest.mark.parametrize(
    "position", [p for p in POSITIONS if p["name"].startswith("a whole deal")],
    ids=lambda p: p["name"],
)  # fmt: skip
def test_the_states_agree(position: dict[str, Any]) -> None:
    fore, middle, rear = position["hands"]
    deal = arranged(fore, middle, rear)
    # The lowest game by hand, at 18: neither the auction nor the levels change a legal card.
    state = forehand_plays(skat(), deal, f"{position['game']}H")
    depth = 3 if position["game"] == "N" else 4
    assert states_counted(state, depth) == position["counts"][:depth]
