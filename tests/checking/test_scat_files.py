"""Rounds and matches of Scat from elsewhere: what is tolerated, and what is said about the rest."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from wenzel.checking import Verdict, check_file
from wenzel.errors import RecordError, WireError
from wenzel.i18n import Speaker

CONTENT = (Path(__file__).parents[1] / "conformance" / "data" / "scat-rounds.json").read_bytes()
ROUNDS = json.loads(CONTENT)["rounds"]
MATCHES = json.loads(CONTENT)["matches"]
Item = dict[str, Any]
BY_31 = next(item for item in ROUNDS if item["end"] == "31")


def verdict(kind: str, item: Any) -> Verdict:
    (found,) = check_file("scat", json.dumps({kind: [item]}).encode())
    return found


def fault(kind: str, item: Any) -> str:
    found = verdict(kind, item)
    assert found.fault is not None
    return Speaker(plain=True).error(found.fault)


def changed(item: Item, change: Callable[[Item], object]) -> Item:
    copy = deepcopy(item)
    change(copy)
    return copy


def test_all_rounds_and_matches_pass() -> None:
    found = check_file("scat", CONTENT)
    assert len(found) == 37
    assert all(one.passed for one in found)
    assert [found[0].item, found[30].item] == ["rounds[0]", "matches[0]"]


# -- what is tolerated ----------------------------------------------------------------------------


def test_other_spellings_pass() -> None:
    text = json.dumps(BY_31)
    for tens in ('"T', '"10', '"t'):
        assert verdict("rounds", json.loads(text.replace('"T', tens))).passed
    cards = changed(BY_31, lambda item: item.update(deck=[text.lower() for text in item["deck"]]))
    assert verdict("rounds", cards).passed


def test_what_is_not_stated_is_not_missed() -> None:
    for item in ROUNDS:
        bare = {name: item[name] for name in ("players", "deck", "log", "end")}
        bare["log"] = [{name: entry[name] for name in ("p", "a", "threw") if name in entry}
                       for entry in item["log"]]  # fmt: skip
        assert verdict("rounds", {**bare, "seed": 7}).passed
    for item in MATCHES:
        rounds = [{name: played[name] for name in ("order", "end", "knocker", "scores")}
                  for played in item["rounds"]]  # fmt: skip
        assert verdict("matches", {"players": item["players"], "rounds": rounds}).passed


def test_one_part_may_be_missing() -> None:
    assert len(check_file("scat", json.dumps({"rounds": ROUNDS}).encode())) == 30
    assert len(check_file("scat", json.dumps({"matches": MATCHES, "by": 1}).encode())) == 7
    assert check_file("scat", b'{"rounds": []}') == ()


def test_a_match_may_say_that_there_is_no_dole() -> None:
    rounds = [
        {"order": [0, 1], "end": "31", "knocker": None, "scores": [31, 20], "loss": [0, 1],
         "pennies": [3, 2 - n], "kitty": 1 + n, "out": [1] if n == 2 else []}
        for n in range(3)
    ]  # fmt: skip
    for n, played in enumerate(rounds):
        played["order"] = [0, 1] if n % 2 == 0 else [1, 0]
        if n % 2:
            played["scores"], played["loss"] = [20, 31], [1, 0]
    item = {"players": 2, "dole": False, "rounds": rounds, "winner": 0, "kitty": 3, "total": 6}
    assert verdict("matches", item).passed
    item["dole"] = True
    assert "breaks off" in fault("matches", item) or "[rounds[2].out]" in fault("matches", item)


# -- what differs, and what cannot be checked -----------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda item: item.update(players=3), "[hands]"),
        (lambda item: item.update(players=1), "[players]"),
        (lambda item: item.update(players=10), "[players]"),
        (lambda item: item.update(players="2"), "A whole number is needed here, not 2. [players]"),
        (lambda item: item.pop("deck"), "The field “deck” is missing."),
        (lambda item: item.pop("log"), "The field “log” is missing."),
        (lambda item: item.pop("end"), "The field “end” is missing."),
        (lambda item: item["deck"].pop(), "[deck]"),
        (lambda item: item["deck"].__setitem__(51, "QS"), "SQ is named twice. [deck[51]]"),
        (lambda item: item["deck"].__setitem__(51, "1S"), "“1S” is no card"),
        (lambda item: item["hands"].pop(), "1 hand for 2 players. [hands]"),
        (lambda item: item["hands"][1].pop(),
         "Recorded is 8D 3D, but the rules give 8D 3D 4D. [hands[1]]"),
        (lambda item: item.update(upcard="QC"), "but the rules give 2C. [upcard]"),
        (lambda item: item["log"][0].update(p=1), "[log[0].p]"),
        (lambda item: item["log"][0].update(a="fold"), "“fold” is no action"),
        (lambda item: item["log"][0].update(a=None), "A text is needed here, not null."),
        (lambda item: item["log"][0].pop("threw"), "The field “threw” is missing. [log[0]]"),
        (lambda item: item["log"][0].update(drew="2H"), "but the rules give 3S. [log[0].drew]"),
        (lambda item: item["log"][0].update(took="2C"), "[log[0].took]"),
        (lambda item: item["log"][0].update(threw="AS"), "[log[0].threw]"),
        (lambda item: item["log"][1].update(threw="3D"), "[log[1].threw]"),
        (lambda item: item["log"][2].update(a="knock"), "[log[2].drew]"),
        (lambda item: item["log"].append({"p": 1, "a": "knock"}), "[log[3]]"),
        (lambda item: item["log"].pop(), "breaks off after 2 steps"),
        (lambda item: item.update(end="31"), "Recorded is 31, but the rules give knock. [end]"),
        (lambda item: item.update(end="draw"), "Recorded is draw, but the rules give knock."),
        (lambda item: item.update(end=None), "[end]"),
        (lambda item: item.update(winner31=[0]), "[winner31]"),
        (lambda item: item.update(knocker=0), "[knocker]"),
        (lambda item: item["final"][0].reverse() or item["final"].reverse(), "[final[0]]"),
        (lambda item: item["scores"].__setitem__(0, 13.5), "[scores[0]]"),
        (lambda item: item["loss"].__setitem__(0, 2), "[loss[0]]"),
    ],
)  # fmt: skip
def test_a_round_with_a_fault(change: Callable[[Item], object], said: str) -> None:
    line = fault("rounds", changed(ROUNDS[0], change))
    assert said in line
    assert line.isprintable()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda item: item.update(players=4), "[rounds[0].order]"),
        (lambda item: item.update(players=0), "[players]"),
        (lambda item: item.pop("rounds"), "The field “rounds” is missing."),
        (lambda item: item.update(rounds=[]), "breaks off after 0 steps"),
        (lambda item: item["rounds"].pop(), "breaks off after 9 steps"),
        (lambda item: item["rounds"].append(item["rounds"][-1]), "[rounds[10]]"),
        (lambda item: item["rounds"].__setitem__(3, 7), "An object is needed here, not 7."),
        (lambda item: item["rounds"][0].update(order=[0, 1, 3]), "There is no seat 3."),
        (lambda item: item["rounds"][0].update(order=[1, 0, 2]), "[rounds[0].order[0]]"),
        (lambda item: item["rounds"][4].update(order=[0, 1, 2]), "[rounds[4].order[0]]"),
        (lambda item: item["rounds"][7].update(order=[2, 1, 0]), "[rounds[7].order]"),
        (lambda item: item["rounds"][7].update(scores=[25, 22, 2]), "3 scores for 2 players."),
        (lambda item: item["rounds"][0]["scores"].__setitem__(0, 32), "32 is no score"),
        (lambda item: item["rounds"][0]["scores"].__setitem__(0, 31), "[rounds[0].end]"),
        (lambda item: item["rounds"][0]["scores"].__setitem__(0, "26"), "whole number"),
        (lambda item: item["rounds"][0].update(end="31"), "[rounds[0].end]"),
        (lambda item: item["rounds"][0].update(knocker=None), "needs a knocker"),
        (lambda item: item["rounds"][7].update(knocker=0), "cannot have knocked"),
        (lambda item: item["rounds"][0].update(loss=[0, 1, 0]), "[rounds[0].loss[0]]"),
        (lambda item: item["rounds"][0].update(loss=[1, 0]), "[rounds[0].loss]"),
        (lambda item: item["rounds"][6].update(out=[]), "[rounds[6].out]"),
        (lambda item: item["rounds"][6].update(kitty=7), "[rounds[6].kitty]"),
        (lambda item: item["rounds"][6]["pennies"].__setitem__(0, None), "[rounds[6].pennies[0]]"),
        (lambda item: item.update(winner=0), "Recorded is 0, but the rules give 2. [winner]"),
        (lambda item: item.update(kitty=9), "[kitty]"),
        (lambda item: item.update(total=12), "[total]"),
    ],
)  # fmt: skip
def test_a_match_with_a_fault(change: Callable[[Item], object], said: str) -> None:
    line = fault("matches", changed(MATCHES[1], change))
    assert said in line
    assert line.isprintable()


@pytest.mark.parametrize("item", [None, 1, "x", [], {}, {"players": 2}])
def test_an_item_of_something_else_does_not_stop_the_others(item: Any) -> None:
    content = {"rounds": [ROUNDS[0], item], "matches": [item, MATCHES[0]]}
    found = check_file("scat", json.dumps(content).encode())
    assert [one.passed for one in found] == [True, False, False, True]


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"hands": []}', b"null", b"{", b"\xff"])
def test_a_file_of_something_else_is_refused(content: bytes) -> None:
    with pytest.raises((RecordError, WireError)):
        check_file("scat", content)


def test_a_part_of_something_else_is_refused() -> None:
    with pytest.raises(RecordError):
        check_file("scat", b'{"rounds": {}}')
