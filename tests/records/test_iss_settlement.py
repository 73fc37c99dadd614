"""How the server settles what is not played to its end: real records, ended otherwise.

The base is mostly record 5557737: Grand by seat 0 with 3, bid 22, HK and HQ laid away. Its first
trick is the declarer's with 4 points, the second the defenders' with 21.
"""

from __future__ import annotations

import pytest

from tests.records.forge import forged, read_text, real, said_of
from wenzel.games.skat.actions import Concede, CutShort
from wenzel.i18n import Speaker
from wenzel.records import check

GRAND = 5557737
IN_TRICK_1 = "1 DJ"
AFTER_TRICK_1 = "2 H7"
AFTER_TRICK_2 = "2 CA"
NULL = 25
"""Null ouvert hand by seat 1, H7 and DJ in the skat."""


def result(
    d: int, outcome: str, v: int, m: int, p: int, t: int, *, s: int = 0, z: int = 0,
    overbid: bool = False, left: int = -1, to: int = -1, r: int = 0,
) -> str:  # fmt: skip
    bid = "overbid" if overbid else "bidok"
    return (
        f"d:{d} {outcome} v:{v} m:{m} {bid} p:{p} t:{t} s:{s} z:{z} p0:0 p1:0 p2:0"
        f" l:{left} to:{to} r:{r}"
    )


def agrees(text: str) -> None:
    (entry,) = read_text(text)
    assert entry.record is not None, said_of(entry)
    assert Speaker().say_all(check(entry.record).differences) == []


ENDINGS = {
    "resigns in the first trick: no level": (
        GRAND, IN_TRICK_1, ["0 RE"], result(0, "loss", -192, 3, 7, 0, r=1),
    ),
    "resigns after it: his own Schneider": (
        GRAND, AFTER_TRICK_1, ["0 RE"], result(0, "loss", -240, 3, 11, 1, s=1, r=1),
    ),
    "resigns off turn": (
        GRAND, "2 CK", ["0 RE"], result(0, "loss", -240, 3, 11, 1, s=1, r=1),
    ),
    "resigns without a trick: Schwarz too": (
        684159, "2 D8", ["2 RE"], result(2, "loss", -288, 3, 0, 0, s=1, z=1, r=1),
    ),
    "resigns a Schneider announced: none of his own, Schwarz all the same": (
        1044897, "2 H8", ["2 RE"], result(2, "loss", -144, 3, 14, 0, s=1, z=1, r=1),
    ),
    "resigns with 61 in hand: won": (
        GRAND, "2 HT", ["0 RE"], result(0, "win", 96, 3, 69, 7, r=1),
    ),
    "leaves": (
        GRAND, AFTER_TRICK_1, ["w LE.0"], result(0, "loss", -240, 3, 11, 1, s=1, left=0),
    ),
    "runs out of time": (
        GRAND, AFTER_TRICK_1, ["w TI.0"], result(0, "loss", -240, 3, 11, 1, s=1, to=0),
    ),
    "a defender runs out of time: the rest is the declarer's": (
        GRAND, AFTER_TRICK_1, ["w TI.1"], result(0, "win", 144, 3, 120, 10, s=1, z=1, to=1),
    ),
    "a defender leaves in the middle of a trick": (
        GRAND, "0 CQ", ["w LE.2"], result(0, "win", 120, 3, 99, 9, s=1, left=2),
    ),
    "both defenders resign": (
        GRAND, AFTER_TRICK_2, ["2 RE", "1 RE"], result(0, "win", 120, 3, 99, 9, s=1, r=1),
    ),
    "one resigns, the other leaves": (
        GRAND, AFTER_TRICK_2, ["2 RE", "w LE.1"], result(0, "win", 120, 3, 99, 9, s=1, left=1),
    ),
    "one defender resigns, then the declarer: the declarer loses": (
        GRAND, AFTER_TRICK_1, ["2 RE", "0 RE"], result(0, "loss", -240, 3, 11, 1, s=1, r=1),
    ),
    "Null: the declarer resigns": (
        NULL, "1 NOH", ["1 RE"], result(1, "loss", -118, 0, 2, 0, r=1),
    ),
    "Null: a defender runs out of time, the tricks stay": (
        NULL, "1 NOH", ["0 C8", "w TI.2"], result(1, "win", 59, 0, 2, 0, to=2),
    ),
    "Null: both defenders resign": (
        NULL, "1 NOH", ["0 RE", "2 RE"], result(1, "win", 59, 0, 2, 0, r=1),
    ),
    "Null: the declarer leaves": (
        NULL, "1 NOH", ["w LE.1"], result(1, "loss", -118, 0, 2, 0, left=1),
    ),
    "declared but not discarded, by a defender's fault": (
        10330141, "1 C", ["w TI.0"], result(1, "win", 72, 3, 120, 10, s=1, z=1, to=0),
    ),
    "declared but not discarded, settled from the true hand": (
        10330141, "1 C", ["w TI.1"], result(1, "loss", -96, 3, 11, 0, to=1),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ENDINGS.values(), ids=ENDINGS.keys())
def test_an_ending(case: tuple[int, str, list[str], str]) -> None:
    base, after, more, expected = case
    agrees(forged(base, *more, after=after, result=expected))


PENALTIES = {
    "in the auction, on move": (GRAND, "1 20", "TI.0", "d:-1", "p0:1 p1:0 p2:0"),
    "in the auction, off move": (GRAND, "1 20", "LE.2", "d:-1", "p0:0 p1:0 p2:1"),
    "after the auction, declarer": (GRAND, "2 p", "TI.0", "d:-1", "p0:1 p1:0 p2:0"),
    "after the auction, declarer, named": (GRAND, "2 p", "TI.0", "d:0", "p0:1 p1:0 p2:0"),
    "after the auction, defender": (GRAND, "2 p", "LE.1", "d:-1", "p0:0 p1:1 p2:0"),
    "after the auction, both defenders": (GRAND, "2 p", "LE.1", "d:0", "p0:0 p1:1 p2:1"),
    "while the skat is taken": (GRAND, "0 s", "TI.0", "d:-1", "p0:1 p1:0 p2:0"),
    "with the skat in hand": (GRAND, "w SJ.D9", "LE.0", "d:-1", "p0:1 p1:0 p2:0"),
    "defender, skat in hand": (GRAND, "w SJ.D9", "TI.2", "d:0", "p0:0 p1:1 p2:1"),
}


def penalty(d: str, penalties: str, word: str) -> str:
    kind, seat = word.split(".")
    left, timeout = (seat, "-1") if kind == "LE" else ("-1", seat)
    return f"{d} penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {penalties} l:{left} to:{timeout} r:0"


@pytest.mark.parametrize("case", PENALTIES.values(), ids=PENALTIES.keys())
def test_a_penalty_in_every_phase(case: tuple[str, str, str, str, str]) -> None:
    base, after, word, declarer, penalties = case
    agrees(forged(int(base), f"w {word}", after=after, result=penalty(declarer, penalties, word)))


@pytest.mark.parametrize(
    ("after", "declarer", "penalties"),
    [
        ("1 20", "d:0", "p0:1 p1:0 p2:0"),  # nobody had won the auction yet
        ("2 p", "d:1", "p0:1 p1:0 p2:0"),  # somebody else had
        ("2 p", "d:-1", "p0:0 p1:1 p2:1"),  # the wrong side pays
    ],
)
def test_a_wrong_penalty_differs(after: str, declarer: str, penalties: str) -> None:
    text = forged(GRAND, "w TI.0", after=after, result=penalty(declarer, penalties, "TI.0"))
    (entry,) = read_text(text)
    assert entry.record is not None
    assert check(entry.record).differences


WRONG = {
    "declarer": ("d:0 ", "d:1 "),
    "outcome": (" win ", " loss "),
    "value": ("v:120", "v:-120"),
    "matadors": ("m:3", "m:-3"),
    "overbid": ("bidok", "overbid"),
    "points": ("p:92", "p:91"),
    "tricks": ("t:8", "t:9"),
    "schneider": ("s:1", "s:0"),
    "schwarz": ("z:0", "z:1"),
    "penalties": ("p1:0", "p1:1"),
    "left": ("l:-1", "l:2"),
    "timeout": ("to:-1", "to:2"),
    "resigned": ("r:0", "r:1"),
}


@pytest.mark.parametrize("field", WRONG)
def test_every_field_of_the_result_is_compared(field: str) -> None:
    old, new = WRONG[field]
    assert real(GRAND).count(old) == 1
    (entry,) = read_text(real(GRAND).replace(old, new))
    assert entry.record is not None
    assert [message.values["field"] for message in check(entry.record).differences] == [field]


def test_a_passed_deal_that_is_said_to_be_played_differs() -> None:
    text = forged(756788, result=result(0, "win", 18, 1, 61, 6))
    (entry,) = read_text(text)
    assert entry.record is not None
    assert check(entry.record).differences


# -- ends that a record leaves unsaid -------------------------------------------------------------


def test_one_resignation_counts_for_both_once_the_cards_lie_open() -> None:
    (entry,) = read_text(real(272095))
    assert entry.record is not None
    last, implied = entry.record.steps[-2:]
    assert (last.seat, implied.seat) == (2, 1)
    assert last.action == implied.action == Concede()


@pytest.mark.parametrize("text", [
    real(272095).replace("r:1]", "r:0]"),  # the server did not take it so
    real(272095).replace(" 0 SC 2 RE", " 2 RE"),  # nothing lies open
])  # fmt: skip
def test_otherwise_one_resignation_ends_nothing(text: str) -> None:
    (entry,) = read_text(text)
    assert entry.record is None
    assert "before the deal is over" in said_of(entry)


def test_the_server_may_stop_when_an_announcement_has_failed() -> None:
    """Record 7625957, but the defenders take the first trick of a game announced Schwarz."""
    text = forged(
        7625957,
        after="2 H7",
        replace={"1 DHS": "1 DHZ", "1 D7": "1 CA"},
        result=result(1, "loss", -180, 4, 23, 0),
    )
    (entry,) = read_text(text)
    assert entry.record is not None, said_of(entry)
    assert entry.record.steps[-1].action == CutShort()
