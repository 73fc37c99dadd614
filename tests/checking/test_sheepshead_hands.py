"""Hands of Sheepshead from elsewhere: what is tolerated, and what is said about the rest."""

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

DATA = Path(__file__).parents[1] / "conformance" / "data"
HANDS = json.loads((DATA / "sheepshead-hands.json").read_text(encoding="utf-8"))
BY_ID = {hand["id"]: hand for hand in HANDS}
ONE_OF_EACH = [BY_ID[f"{kind}-1"] for kind in ("ace", "ten", "under", "alone", "jd", "leaster")]
Hand = dict[str, Any]


def verdict(hand: Any) -> Verdict:
    (found,) = check_file("sheepshead", json.dumps([hand]).encode())
    return found


def fault(hand: Any) -> str:
    found = verdict(hand)
    assert found.fault is not None
    return Speaker(plain=True).error(found.fault)


def changed(name: str, change: Callable[[Hand], object]) -> Hand:
    hand: Hand = deepcopy(BY_ID[name])
    change(hand)
    return hand


def lower(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: lower(inner) if name not in ("kind", "id") else inner
                for name, inner in value.items()}  # fmt: skip
    if isinstance(value, list):
        return [lower(inner) for inner in value]
    return value.lower() if isinstance(value, str) else value


def test_all_hands_pass() -> None:
    found = check_file("sheepshead", (DATA / "sheepshead-hands.json").read_bytes())
    assert len(found) == 49
    assert all(one.passed for one in found)
    assert [one.id for one in found[:2]] == ["ace-1", "ace-4"]
    assert [one.item for one in found[:2]] == ["[0]", "[1]"]


# -- what is tolerated ----------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ONE_OF_EACH, ids=lambda hand: hand["id"])
def test_other_spellings_pass(hand: Hand) -> None:
    assert verdict(lower(hand)).passed
    assert verdict(json.loads(json.dumps(hand).replace('"10', '"T'))).passed


@pytest.mark.parametrize("hand", ONE_OF_EACH, ids=lambda hand: hand["id"])
def test_what_is_not_stated_is_not_missed(hand: Hand) -> None:
    needed = {"hands", "blind", "picker", "plays", "bury", "call", "under"}
    bare = {name: value for name, value in hand.items() if name in needed}
    bare["plays"] = [{"card": play["card"]} for play in hand["plays"]]
    if hand["kind"] == "jd":
        bare["alone"] = False
    assert verdict(bare).passed


@pytest.mark.parametrize("hand", ONE_OF_EACH, ids=lambda hand: hand["id"])
def test_orders_without_meaning_and_unknown_fields(hand: Hand) -> None:
    other: Hand = {"program": {"name": "x", "seats": [None]}, **deepcopy(hand)}
    other["hands"] = [cards[::-1] for cards in other["hands"]]
    other["blind"].reverse()
    for play in other["plays"]:
        play["legal"].reverse()
        play["note"] = 1.5
    assert verdict(other).passed


def test_who_holds_the_partners_jack_is_alone_whatever_he_says() -> None:
    hand = changed("alone-1", lambda hand: hand.update(kind="jd"))
    # Here the picker gets the jack of diamonds, and somebody else what he had for it.
    text = json.dumps(hand).replace('"JD"', '"x"').replace('"QH"', '"JD"').replace('"x"', '"QH"')
    hand = json.loads(text)
    for name in ("trick_winners", "trick_points", "team_points_incl_bury", "team_tricks",
                 "score", "score_double_on_bump", "plays"):  # fmt: skip
        hand.pop(name)
    hand["plays"] = []
    for alone in (True, False):
        hand["alone"] = alone
        assert "breaks off after 0 steps" in fault(hand)
    hand["kind"], hand["alone"] = "alone", False
    assert "the rules give true" in fault(hand)


# -- what differs ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("ace-1", lambda hand: hand["plays"][8].update(seat=3),
         "Recorded is 3, but the rules give 4. [plays[8].seat]"),
        ("ace-1", lambda hand: hand["plays"][2].update(legal=["KS", "AC"]),
         "Recorded is KS AC, but the rules give 10S KS. [plays[2].legal]"),
        ("ace-1", lambda hand: hand["plays"][2].update(legal=["KS", "10S", "TS"]),
         "“10S” is named twice. [plays[2].legal[2]]"),
        ("ace-1", lambda hand: hand["plays"][2].update(card="QC"), "[plays[2].card]"),
        ("ace-1", lambda hand: hand["plays"][2].update(card="UNDER"), "[plays[2].card]"),
        ("ace-1", lambda hand: hand.update(call="AH"), "[plays[1].legal]"),
        ("ace-1", lambda hand: hand.update(call="AC"), "[partner]"),
        ("ace-1", lambda hand: hand.update(call="KH"), "[call]"),
        ("ace-1", lambda hand: hand.update(partner=2),
         "Recorded is 2, but the rules give 3. [partner]"),
        ("ace-1", lambda hand: hand.update(partner=None), "[partner]"),
        ("ace-1", lambda hand: hand.update(kind="ten"),
         "Recorded is ten, but the rules give ace. [kind]"),
        ("ace-1", lambda hand: hand.update(under="9C"), "[kind]"),
        ("ace-1", lambda hand: hand["trick_winners"].__setitem__(4, 1),
         "Recorded is 1, but the rules give 2. [trick_winners[4]]"),
        ("ace-1", lambda hand: hand["trick_points"].pop(), "[trick_points]"),
        ("ace-1", lambda hand: hand.update(team_tricks=True), "[team_tricks]"),
        ("ace-1", lambda hand: hand["score"].__setitem__(4, -2),
         "Recorded is -2, but the rules give -4. [score[4]]"),
        ("ace-1", lambda hand: hand.update(score_double_on_bump=hand["score"]),
         "[score_double_on_bump[0]]"),
        ("under-1", lambda hand: hand.update(under="QD"), "[plays["),
        ("alone-1", lambda hand: hand.update(alone=False), "[alone]"),
        ("leaster-1", lambda hand: hand["leaster"]["blind_set_aside"]["points"].__setitem__(4, 67),
         "Recorded is 67, but the rules give 64. [leaster.blind_set_aside.points[4]]"),
        ("leaster-1", lambda hand: hand.update(picker=2), "[kind]"),
        ("leaster-1", lambda hand: hand.update(call="AC"), "[call]"),
        ("leaster-1", lambda hand: hand.update(team_tricks=2), "[team_tricks]"),
        ("ace-1", lambda hand: hand.update(leaster={}), "[leaster]"),
    ],
)  # fmt: skip
def test_the_first_difference_is_named(
    name: str, change: Callable[[Hand], object], said: str
) -> None:
    assert said in fault(changed(name, change))


# -- what cannot be checked -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda hand: hand.pop("hands"), "The field “hands” is missing."),
        (lambda hand: hand.pop("picker"), "The field “picker” is missing."),
        (lambda hand: hand.pop("bury"), "The field “bury” is missing."),
        (lambda hand: hand.pop("plays"), "The field “plays” is missing."),
        (lambda hand: hand["plays"][3].pop("card"), "The field “card” is missing. [plays[3]]"),
        (lambda hand: hand["plays"].__setitem__(3, "AS"), 'An object is needed here, not "AS".'),
        (lambda hand: hand.update(plays="AS"), 'A list is needed here, not "AS". [plays]'),
        (lambda hand: hand.update(plays=hand["plays"][:-1]), "breaks off after 29 steps"),
        (lambda hand: hand.update(plays=hand["plays"][:1]), "breaks off after 1 step,"),
        (lambda hand: hand["plays"].append(hand["plays"][-1]), "goes on"),
        (lambda hand: hand["hands"][0].append("8S"), "seat 0 has 7 cards instead of 6"),
        (lambda hand: hand["hands"].pop(), "4 hands for 5 seats"),
        (lambda hand: hand["blind"].pop(), "1 card"),
        (lambda hand: hand["hands"][0].__setitem__(0, "2C"), "not in this deck: C2"),
        (lambda hand: hand["hands"][0].__setitem__(0, "AS"), "more than one place for SA"),
        (lambda hand: hand["hands"][0].__setitem__(0, "1C"), "“1C” is no card"),
        (lambda hand: hand["hands"][0].__setitem__(0, "CK"), "“CK” is no card"),
        (lambda hand: hand["hands"][0].__setitem__(0, 7), "A text is needed here, not 7."),
        (lambda hand: hand["hands"][0].__setitem__(1, "KC"), "CK is named twice. [hands[0][1]]"),
        (lambda hand: hand.update(picker=5), "There is no seat 5. [picker]"),
        (lambda hand: hand.update(picker=-1), "There is no seat −1. [picker]"),
        (lambda hand: hand.update(picker="4"), 'A whole number is needed here, not "4". [picker]'),
        (lambda hand: hand.update(picker=True), "A whole number is needed here, not true."),
        (lambda hand: hand.update(alone="no"), 'true or false is needed here, not "no". [alone]'),
        (lambda hand: hand.update(bury=["QH"]), "[bury]"),
        (lambda hand: hand.update(bury=["KC", "9S"]), "[bury]"),
        (lambda hand: hand.update(call={}), "A text is needed here, not {}. [call]"),
        (lambda hand: hand.update(kind=["a" * 500]), "…"),
    ],
)
def test_bad_input_is_one_line(change: Callable[[Hand], object], said: str) -> None:
    line = fault(changed("ace-1", change))
    assert said in line
    assert line.isprintable()
    assert len(line) < 400


@pytest.mark.parametrize("item", [None, 1, "ace", [], [1], {}, {"kind": "ace"}])
def test_an_item_that_is_no_hand_does_not_stop_the_others(item: Any) -> None:
    found = check_file("sheepshead", json.dumps([HANDS[0], item, HANDS[1]]).encode())
    assert [one.passed for one in found] == [True, False, True]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"{}", b"null", b"3", b'"x"', b"\xff", b"[" * 100_000, b"[1,]"]
)
def test_a_file_of_something_else_is_refused(content: bytes) -> None:
    with pytest.raises((RecordError, WireError)):
        check_file("sheepshead", content)


def test_an_empty_list_and_a_byte_order_mark_are_no_fault() -> None:
    assert check_file("sheepshead", b" []\n") == ()
    assert check_file("sheepshead", b"\xef\xbb\xbf[]") == ()
