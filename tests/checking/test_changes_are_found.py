"""Whatever single value of a recorded game is changed, the check finds it.

The few exceptions are values that cannot be wrong, and they are named here with the reason.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.checking.changes import Change, changes, with_value
from wenzel.checking.node import Node
from wenzel.checking.scat_matches import check_match
from wenzel.checking.scat_rounds import check_round
from wenzel.checking.sheepshead import check_hand
from wenzel.errors import WenzelError
from wenzel.i18n import Speaker

DATA = Path(__file__).parents[1] / "conformance" / "data"
HANDS = json.loads((DATA / "sheepshead-hands.json").read_text(encoding="utf-8"))
SCAT = json.loads((DATA / "scat-rounds.json").read_text(encoding="utf-8"))
ODD: tuple[Any, ...] = (
    True,
    -1,
    10**30,
    1.5,
    1e400,
    "",
    "UNDER",
    "\u017f",
    "10\u017f",
    "\x00",
    [],
    {},
    [[]],
    {"a": 1},
)
ITEMS = {
    "hand": (check_hand, HANDS),
    "round": (check_round, SCAT["rounds"]),
    "match": (check_match, SCAT["matches"]),
}


def loses(played: dict[str, Any]) -> list[int] | None:
    """Return who loses how much in a round of a match, by the page of the rules alone."""
    scores, order, knocker = played["scores"], played["order"], played["knocker"]
    possible = all(type(score) is int and 2 <= score <= 31 for score in scores)
    ends_by_31 = played["end"] == "31"
    if not possible or len(scores) != len(order) or ends_by_31 != (31 in scores):
        return None
    if knocker is not None and (knocker not in order or scores[order.index(knocker)] == 31):
        return None
    if ends_by_31:
        return [int(score != 31) for score in scores]
    if knocker is None:
        return None
    least = [seat for seat, score in zip(order, scores, strict=True) if score == min(scores)]
    if least == [knocker]:
        return [2 if seat == knocker else 0 for seat in order]
    return [int(seat in least and seat != knocker) for seat in order]


def cannot_be_wrong(kind: str, change: Change) -> bool:
    """Tell whether a change says nothing that the rules could object to."""
    if kind == "hand":
        # What a hand is called is nobody's rule.
        named = change.name == "id"
        # A hand declared alone may be played in a house with the jack of diamonds as well.
        alone = change.name == "kind" and (change.old, change.new) == ("alone", "jd")
        # In such a house the partner's jack goes without saying.
        jack = change.name == "call" and change.document["kind"] == "jd" and change.new == "JD"
        return named or alone or jack
    if kind == "match" and change.name in ("rounds.scores", "rounds.knocker"):
        # A match shows no cards: scores and a knocker that give the same losses are as good.
        number = change.path[1]
        assert isinstance(number, int)
        played = change.document["rounds"][number]
        return bool(loses(played) == played["loss"])
    return False


def missed(kind: str, item: Any, rng: Random, share: float) -> list[Change]:
    """Return the changes that the check lets pass, of a share of all."""
    check, _ = ITEMS[kind]
    found = []
    for change in changes(item, rng, share):
        try:
            check(Node(change.document))
        except WenzelError:
            assert not (kind == "match" and cannot_be_wrong(kind, change)), change
        else:
            found.append(change)
    return found


@pytest.mark.parametrize("kind", ITEMS)
def test_what_is_recorded_agrees(kind: str) -> None:
    check, items = ITEMS[kind]
    for item in items:
        check(Node(item))


@pytest.mark.parametrize(("kind", "share"), [("hand", 0.03), ("round", 0.06), ("match", 0.3)])
def test_a_change_is_found(kind: str, share: float) -> None:
    rng = Random(kind)
    for item in ITEMS[kind][1]:
        for change in missed(kind, item, rng, share):
            assert cannot_be_wrong(kind, change), change[:3]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ITEMS)
def test_every_change_is_found(kind: str) -> None:
    rng = Random(f"{kind} all")
    for item in ITEMS[kind][1]:
        for change in missed(kind, item, rng, 1.0):
            assert cannot_be_wrong(kind, change), change[:3]


@pytest.mark.parametrize("kind", ITEMS)
def test_odd_values_are_said_in_a_line(kind: str) -> None:
    check, items = ITEMS[kind]
    rng, speaker = Random(kind), Speaker()
    for item in rng.sample(items, 6):
        for change in changes(item, rng, 0.1):
            odd = with_value(item, change.path, rng.choice(ODD))
            try:
                check(Node(odd))
            except WenzelError as error:
                line = speaker.error(error)
                assert line.isprintable()
                assert len(line) < 400


def test_the_exceptions_are_real() -> None:
    let_pass = {
        change.name
        for kind in ("hand", "match")
        for item in ITEMS[kind][1][-5:]
        for change in missed(kind, item, Random(1), 0.2)
    }
    assert let_pass <= {"id", "kind", "call", "rounds.scores", "rounds.knocker"}
    assert let_pass >= {"id", "rounds.scores", "rounds.knocker"}
