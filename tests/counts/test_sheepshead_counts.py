"""Numbers of play sequences of Sheepshead, duties and under included, through real states."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.sheepshead_support import said, sheepshead
from tests.support import cards
from wenzel.cards import CardSet
from wenzel.games.sheepshead.deal import SheepsheadDeal
from wenzel.games.sheepshead.state import SheepsheadState

POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).with_name("data") / "sheepshead.json").read_text(encoding="utf-8")
)
PICKER = 0


def before_the_lead(position: dict[str, Any]) -> SheepsheadState:
    """Return the state before the first card; the blind is what the picker buries."""
    hands = [cards(hand) for hand in position["hands"]]
    bury = cards(position["bury"])
    dealer = (position["leader"] - 1) % len(hands)
    deal = SheepsheadDeal(hands=tuple(hands), blind=bury, dealer=dealer)
    passes = ["pass"] * ((PICKER - position["leader"]) % len(hands))
    call = f"call {position['call']}" if position["call"] else "alone"
    lines = [*passes, "pick", f"bury {bury.text}", call]
    if position["under"]:
        lines[-1] += " under"
        lines.append(f"lay_under {position['under']}")
    return said(sheepshead(), deal, *lines)


def counted(state: SheepsheadState, depth: int) -> list[int]:
    totals = [0] * depth

    def go_on(at: SheepsheadState, done: int) -> None:
        if done < depth:
            actions = at.legal_actions()
            totals[done] += len(actions)
            for action in actions:
                go_on(at.apply_unchecked(action), done + 1)

    go_on(state, 0)
    return totals


def named(position: dict[str, Any]) -> str:
    return f"{position['name']}, seat {position['leader']} leads"


@pytest.mark.parametrize("position", POSITIONS, ids=named)
def test_the_states_agree(position: dict[str, Any]) -> None:
    counts = position["counts"]
    assert counted(before_the_lead(position), len(counts)) == counts


def test_all_cards_are_there() -> None:
    for position in POSITIONS:
        places = [cards(hand) for hand in (*position["hands"], position["bury"])]
        assert len(CardSet(card for place in places for card in place)) == 32
