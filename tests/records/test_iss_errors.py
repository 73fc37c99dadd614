"""Strict about everything else: each error names file, line and move, and the file goes on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.forge import GAMES, forged, lines_of, pairs_of, read_text, real, said_of
from wenzel.records import check

GRAND = 5557737
DEAL = pairs_of(real(GRAND))[0]


def deal_with(old: str, new: str) -> str:
    return forged(GRAND, replace={DEAL: DEAL.replace(old, new)})


BAD = {
    # The text, what is said, and the move that is named.
    "a card that is none": (
        forged(GRAND, replace={"1 DJ": "1 XJ"}), "“XJ” is no card", "move 14 (1 XJ)"),
    "a card played twice": (
        forged(GRAND, replace={"2 H7": "2 HJ"}), "Not in this hand", "move 15 (2 HJ)"),
    "somebody else's card": (
        forged(GRAND, replace={"0 HJ": "0 CT"}), "Not in this hand", "move 13 (0 CT)"),
    "a revoke": (
        forged(GRAND, replace={"1 CT": "1 S8"}), "must be followed", "move 17 (1 S8)"),
    "out of turn": (
        forged(GRAND, replace={"2 CK": "1 CK"}), "turn", "move 19 (1 CK)"),
    "a bid that is no value": (
        forged(GRAND, replace={"1 20": "1 21"}), "21 cannot be bid", "move 4 (1 21)"),
    "a bid too low": (
        forged(GRAND, replace={"1 22": "1 18"}), "18 is too low", "move 6 (1 18)"),
    "a bid instead of an answer": (
        forged(GRAND, replace={"0 y": "0 20"}), "Answer the bid", "move 3 (0 20)"),
    "a call that is none": (
        forged(GRAND, replace={"0 y": "0 yes"}), "no call of the auction", "move 3 (0 yes)"),
    "a call out of turn": (
        forged(GRAND, replace={"0 y": "2 y"}), "turn", "move 3 (2 y)"),
    "an unknown game": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 B.HK.HQ"}), "“B” is no game", "move 12 (0 B.HK.HQ)"),
    "a hand game after the skat": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 GH.HK.HQ"}), "is a hand game",
        "move 12 (0 GH.HK.HQ)"),
    "a game without hand or skat": (
        forged(25, replace={"1 NOH": "1 NO"}), "needs the skat", "move 5 (1 NO)"),
    "a Null below the bid, played on against its rules": (
        forged(GRAND, replace={"1 22": "1 24", "0 G.HK.HQ": "0 N.HK.HQ"}), "must be followed",
        "move 14 (1 DJ)"),
    "a Null below the bid, not played on to its end": (
        forged(25, "0 C8", replace={"1 18": "1 60"}, after="1 NOH"), "before the deal is over",
        "move 6 (0 C8)"),
    "a bid beyond all numbers": (
        forged(GRAND, replace={"1 20": "1 " + "9" * 5000}), "no call", "move 4 (1 999"),
    "a discard of another's card": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 G.HK.SA"}), "Not in this hand",
        "move 12 (0 G.HK.SA)"),
    "a discard of one card": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 G.HK"}), "Exactly 2 cards", "move 12 (0 G.HK)"),
    "a discard of the same card twice": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 G.HK.HK"}), "named twice", "move 12 (0 G.HK.HK)"),
    "no discards": (
        forged(GRAND, replace={"0 G.HK.HQ": "0 G", "0 HJ": "1 HJ"}), "discards do not follow",
        "move 12 (0 G)"),
    "the wrong skat": (
        forged(GRAND, replace={"w SJ.D9": "w SJ.D8"}), "The skat shown is", "move 11 (w SJ.D8)"),
    "a hidden skat": (
        forged(GRAND, replace={"w SJ.D9": "w ??.??"}), "hidden", "move 11 (w ??.??)"),
    "a skat not shown": (
        real(GRAND).replace("w SJ.D9 ", ""), "does not show it", "move 10 (0 s)"),
    "a shown skat nobody asked for": (
        forged(GRAND, replace={"0 s": "w SJ.D9"}), "no move of the world", "move 10 (w SJ.D9)"),
    "the wrong open hand": (
        forged(25, replace={"1 NOH": "1 NOH.S7.HK.HA.SQ.CT.S8.HJ.SJ.DT.ST"}), "the hand is",
        "move 5 (1 NOH."),
    "a defender shows cards": (
        forged(GRAND, "1 SC", after="2 H7"), "has no place here", "move 16 (1 SC)"),
    "a second resignation of one": (
        forged(GRAND, "1 RE", "1 RE", after="2 H7"), "has no place here", "move 17 (1 RE)"),
    "nobody's move": (
        forged(GRAND, replace={"1 DJ": "3 DJ"}), "“3” is nobody", "move 14 (3 DJ)"),
    "a timeout of nobody": (
        forged(GRAND, "w TI.3", after="2 H7"), "no move of the world", "move 16 (w TI.3)"),
    "a card more than there are": (
        real(GRAND).replace(" ]R[", " 0 ST ]R["), "over before this move", "move 43 (0 ST)"),
    "moves after the end": (
        forged(756788, "0 18", after="0 p"), "over before this move|no card", "move 5 (0 18)"),
    "a resignation of no game": (
        forged(756788, "0 RE", after="0 p"), "over before this move", "move 5 (0 RE)"),
    "a card after a resignation": (
        forged(GRAND, "0 RE", "1 D8", after="2 H7"), "over before this move", "move 17 (1 D8)"),
    "a world that does anything else after the end": (
        forged(756788, "w TI.3", after="0 p"), "no move of the world", "move 5 (w TI.3)"),
    "the end is missing": (
        forged(GRAND, after="2 H7"), "before the deal is over", "move 15 (2 H7)"),
    "half a move": (
        real(GRAND).replace(" 2 ST ]R[", " 2 ]R["), "in the middle of a move", "move 42 (2)"),
    "a hidden deal": (deal_with("DT", "??"), "hidden", "move 1 (w HJ.??"),
    "a card dealt twice": (deal_with("DT", "HJ"), "named twice", "move 1 (w HJ.HJ"),
    "a card dealt that is none": (deal_with("DT", "10"), "“10” is no card", "move 1 (w HJ.10"),
    "a card not dealt": (deal_with(".D9", ""), "31 cards instead of 32", "move 1 (w HJ."),
    "no deal": (real(GRAND).replace(f"MV[{DEAL} ", "MV["), "begin with a deal", "move 1 (1 18)"),
    "no moves": (forged(GRAND, replace={}).replace("MV[", "MX["), "MV is missing", ""),
    "no result": (real(GRAND).split("R[d:")[0] + ";)", "R is missing", ""),
    "an empty result": (forged(GRAND, result=" "), "is no result", ""),
    "a result that is none": (real(GRAND).replace("t:8", "t:8 t:8"), "is no result", ""),
    "a result with an unknown word": (real(GRAND).replace("bidok", "bidok x"), "is no result", ""),
    "a result of nobody": (real(GRAND).replace("d:0 ", "d:3 "), "is no result", ""),
    "a result that is half said": (real(GRAND).replace(" m:3", ""), "is no result", ""),
    "a result beyond all numbers": (
        real(GRAND).replace("v:120", "v:" + "9" * 5000), "is no result", ""),
    "another game": (real(GRAND).replace("GM[Skat]", "GM[Go]"), "not “Go”", ""),
    "a property twice": (real(GRAND).replace("P1[", "P0["), "P0 is there twice", ""),
    "something between": (real(GRAND).replace("]P1[", "] oops P1["), "“oops P1[", ""),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD.values(), ids=BAD.keys())
def test_an_error_says_what_and_where(case: tuple[str, str, str]) -> None:
    text, said, move = case
    (entry,) = read_text("\n\n" + text, "dir/bad.sgf")
    assert entry.record is None
    sentence = said_of(entry)
    assert any(part in sentence for part in said.split("|"))
    assert f"[dir/bad.sgf:3{', ' if move else ']'}" in sentence
    assert move in sentence


def test_the_line_is_that_of_the_move() -> None:
    text = forged(GRAND, replace={"1 CT": "1 S8"}).replace(" 1 S8", "\n\n1 S8")
    (entry,) = read_text("\n" + text)
    assert entry.place.line == 2
    assert "[some.sgf:4, move 17 (1 S8)]" in said_of(entry)


@pytest.mark.parametrize("bad", [case[0] for case in BAD.values()], ids=BAD.keys())
def test_one_bad_record_does_not_stop_the_file(bad: str) -> None:
    games = lines_of(GAMES)
    entries = read_text("\n".join([games[0], bad, games[1]]))
    assert [entry.record is None for entry in entries] == [False, True, False]


@pytest.mark.parametrize("tenths", range(1, 10))
def test_a_record_cut_off_does_not_swallow_the_next(tenths: int) -> None:
    games = lines_of(GAMES)
    keep = len(games[3]) * tenths // 10
    for text in (games[3][:keep] + "\n" + games[4], games[3][:keep] + games[4]):
        bad, good = read_text(text)
        assert bad.record is None
        assert good.record is not None
        assert good.id == read_text(games[4])[0].id


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_whatever_is_changed_nothing_but_a_record_error_comes_of_it(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(lines_of(GAMES)))
    at = data.draw(st.integers(0, len(text) - 1))
    size = data.draw(st.integers(0, 6))
    new = data.draw(st.text(st.sampled_from("()[];#. wpys0129CSHDNGJQKA?\n"), max_size=5))
    for entry in read_text(text + "\n(" + text[:at] + new + text[at + size :]):
        if entry.record is None:
            assert said_of(entry)
        else:
            check(entry.record)
