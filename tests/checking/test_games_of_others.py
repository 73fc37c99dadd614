"""Games that the oracles have played and recorded pass the check, whatever happens in them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.checking.oracle_games import scat_match, scat_round, sheepshead_hand, written
from wenzel.checking import check_file
from wenzel.i18n import Speaker

KINDS = ("ace", "ten", "under", "alone", "jd", "leaster")


def must_pass(game: str, document: Any, ten: str) -> None:
    verdicts = check_file(game, json.dumps(written(document, ten)).encode())
    faults = [Speaker().error(one.fault) for one in verdicts if one.fault is not None]
    assert not faults
    assert verdicts


@pytest.mark.parametrize("kind", KINDS)
def test_hands_of_sheepshead(kind: str) -> None:
    rng = Random(kind)
    hands = [sheepshead_hand(kind, rng) for _ in range(40)]
    must_pass("sheepshead", hands, "10")
    if kind == "jd":
        assert {hand["partner"] is None for hand in hands} == {True, False}


def test_hands_with_every_result() -> None:
    rng = Random("results")
    hands = [sheepshead_hand(rng.choice(("ace", "alone", "jd")), rng) for _ in range(300)]
    assert {hand["team_tricks"] for hand in hands} >= {0, 1, 2, 3, 4, 5}
    assert any(hand["team_tricks"] == 0 and hand["partner"] is not None for hand in hands)
    must_pass("sheepshead", hands, "T")


@pytest.mark.parametrize("players", range(2, 10))
def test_rounds_of_scat(players: int) -> None:
    rng = Random(players)
    rounds = [
        scat_round(players, rng, knocks=knocks, stops=stops)
        for knocks, stops in ((0.1, False), (0.02, False), (0.0, True), (0.005, False)) * 2
    ]
    must_pass("scat", {"rounds": rounds}, "T")


def test_rounds_with_every_end() -> None:
    rng = Random("ends")
    rounds = [scat_round(9, rng, knocks=0.01, stops=stops) for stops in (True, False) * 10]
    assert {made["end"] for made in rounds} == {"knock", "31", "exhausted"}
    # In some the stock runs out and the pile is shuffled again, nobody knows how.
    assert any(len(made["log"]) > 60 for made in rounds)
    dealt = [made for made in (scat_round(9, rng, knocks=1.0, stops=True) for _ in range(400))
             if not made["log"]]  # fmt: skip
    assert dealt
    must_pass("scat", {"rounds": rounds + dealt}, "10")


@pytest.mark.parametrize("players", range(2, 10))
def test_matches_of_scat(players: int) -> None:
    rng = Random(f"match {players}")
    must_pass("scat", {"matches": [scat_match(players, rng) for _ in range(10)]}, "T")


@pytest.mark.slow
def test_thousands_of_hands() -> None:
    rng = Random("many")
    must_pass("sheepshead", [sheepshead_hand(rng.choice(KINDS), rng) for _ in range(4000)], "10")
