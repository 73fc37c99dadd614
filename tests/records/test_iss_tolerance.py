"""What the server's format leaves open: all these texts say the same."""

from __future__ import annotations

import pytest

from tests.records.forge import GAMES, forged, lines_of, pairs_of, read_text, real, said_of
from wenzel.records import FORMATS, Record, check

GRAND = 5557737
OPEN_NULL = 1390253
TEN = "C7.CJ.DK.D7.C8.DA.DT.D9.DJ.D8"
"""The hand of the open Null after the discard."""
TEN_BEFORE = "C7.HA.CJ.DK.HQ.D7.C8.DA.DT.D9"


def record_of(text: str | bytes) -> Record:
    (entry,) = read_text(text)
    assert entry.record is not None, said_of(entry)
    return entry.record


def over_lines(text: str) -> str:
    """Write a record as the server's files of one move a line have it, with comments."""
    head, _, rest = text.partition("MV[")
    header = head.replace("]", "]\n").replace("(;", "(;\n")
    result = rest.partition("]")[2].replace(" ;)", "\n;)")
    moves = "".join(f"{pair}   # not ] a (; move\n" for pair in pairs_of(text))
    return f"# a comment ;)\n{header}# between\nMV[\n\n{moves}]\n\n{result}\n"


SAME = {
    "over many lines": over_lines(real(GRAND)),
    "a pair over two lines": real(GRAND).replace("1 18 0", "1\n18\n0"),
    "tabs and blanks": real(GRAND).replace(" 0 y ", "\t0   y\t").replace("]R[", "] R ["),
    "no bracket before": real(GRAND)[1:],
    "no bracket behind": real(GRAND)[:-1],
    "neither": real(GRAND)[1:-1],
    "nothing at the end": real(GRAND)[:-3],
    "carriage returns": real(GRAND) + "\r\n",
    "a byte order mark": "\ufeff" + real(GRAND),
    "blank lines before": "\n\n" + real(GRAND),
    "half moves": real(GRAND).replace("0 G.HK.HQ", "0 G 0 HK.HQ"),
    "discards the other way": real(GRAND).replace("G.HK.HQ", "G.HQ.HK"),
    "skat the other way": real(GRAND).replace("w SJ.D9", "w D9.SJ"),
    "no comment": real(GRAND).replace("CO[]", ""),
    "no series": real(GRAND).replace("SE[282933]", ""),
    "no resignation": real(GRAND).replace(" r:0]", "]"),
    "odd ratings": real(GRAND).replace("R0[0.0]R1[]", "R0[null]R1[?]"),
    "an unknown property": real(GRAND).replace("P0[", "XX[y z]P0["),
    "blanks in the result": real(GRAND).replace("win v:", "win\n  v:"),
}


@pytest.mark.parametrize("text", SAME.values(), ids=SAME.keys())
def test_the_same_deal_is_read(text: str) -> None:
    record, plain = record_of(text), record_of(real(GRAND))
    assert record.deal == plain.deal
    assert record.steps == plain.steps
    assert check(record).differences == ()


@pytest.mark.parametrize("name", [
    "half moves", "discards the other way", "skat the other way", "no comment", "no series",
    "no resignation", "odd ratings",
])  # fmt: skip
def test_what_is_written_otherwise_is_written_back_so(name: str) -> None:
    record = record_of(SAME[name])
    for way in (record, Record.from_json(record.to_json())):
        assert FORMATS["iss"].write(way) == SAME[name] + "\n"


def test_an_unknown_property_is_kept() -> None:
    assert "XX[y z]" in FORMATS["iss"].write(record_of(SAME["an unknown property"]))


OPEN = {
    "hand game": forged(25, replace={"1 NOH": "1 NOH.D9.HK.HA.SQ.CT.S8.HJ.SJ.DT.ST"}),
    "letters otherwise": forged(25, replace={"1 NOH": "1 NHO"}),
    "with the discards": forged(OPEN_NULL, replace={"1 NO.HA.HQ": f"1 NO.HA.HQ.{TEN}"}),
    "half moves": real(OPEN_NULL).replace("1 NO.HA.HQ", f"1 NO 1 HA.HQ.{TEN}"),
    "half moves, the hand from before": real(OPEN_NULL).replace(
        "1 NO.HA.HQ", f"1 NO 1 HA.HQ.{TEN_BEFORE}"
    ),
}


@pytest.mark.parametrize("text", OPEN.values(), ids=OPEN.keys())
def test_open_cards_may_be_named(text: str) -> None:
    record = record_of(text)
    assert check(record).differences == ()
    assert FORMATS["iss"].write(record) == text + "\n"


def test_shown_cards_have_to_be_the_hand() -> None:
    shown = forged(1039093, replace={"1 SC": "1 SC.ST.HJ.CJ.SA.HA"})
    assert check(record_of(shown)).differences == ()
    assert FORMATS["iss"].write(record_of(shown)) == shown + "\n"
    (entry,) = read_text(forged(1039093, replace={"1 SC": "1 SC.ST.HJ.CJ.SA.DT"}))
    assert "but the hand is" in said_of(entry)


def test_records_may_share_a_line_and_a_file_may_hold_both_styles() -> None:
    games = lines_of(GAMES)
    text = games[0] + games[1] + "  " + games[2] + "\n" + over_lines(games[3]) + games[4]
    entries = read_text(text)
    assert [entry.id for entry in entries] == [read_text(game)[0].id for game in games[:5]]
    assert [entry.place.line for entry in entries][:3] == [1, 1, 1]
    assert entries[3].place.line == 3
    assert all(entry.record is not None for entry in entries)


def test_names_of_the_early_years_are_latin_1() -> None:
    raw = real(GRAND).replace("P0[seat0]", "P0[Jörg]").encode("latin-1")
    assert record_of(raw).seats[0] == "Jörg"
    raw = real(GRAND).replace("P0[seat0]", "P0[Jörg #1]").encode()
    assert record_of(raw).seats[0] == "Jörg #1"


TEXTS = {
    "an escaped bracket": r"a \] b",
    "an escaped bracket at the end": r"see \[1\]",
    "an opening bracket": "a [ b",
    "a backslash at the end": "a\\",
    "a smile": "bye (; ;) :)",
    "a hash": "we are #1",
    "a semicolon before a word": "a;GMX[",
    "names of other alphabets": "Łukasz \u200b 斯卡特",
    "an object": '{"a": 1}',
}


@pytest.mark.parametrize("label", ["CO", "P1", "SE", "XY"])
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_texts_may_hold_anything(label: str, text: str) -> None:
    line = real(GRAND)
    old = f"{label}[" + line.partition(f"{label}[")[2].partition("]")[0] + "]"
    line = line.replace(old, f"{label}[{text}]") if label != "XY" else line.replace(
        "MV[", f"XY[{text}]MV["
    )  # fmt: skip
    assert len(read_text(line + "\n" + real(25))) == 2
    record = record_of(line)
    assert check(record).differences == ()
    assert FORMATS["iss"].write(record) == line + "\n"
    assert FORMATS["iss"].write(Record.from_json(record.to_json())) == line + "\n"


def test_an_escaped_bracket_is_read_as_a_bracket() -> None:
    assert record_of(real(GRAND).replace("CO[]", r"CO[a \]; b]")).comment == "a ]; b"


RESULTS = {
    "another order": "r:0 t:8 p:92 bidok m:3 v:120 win d:0 z:0 s:1 to:-1 l:-1 p2:0 p1:0 p0:0",
    "nobody who left": "d:0 win v:120 m:3 bidok p:92 t:8 s:1 z:0 p0:0 p1:0 p2:0 to:-1 r:0",
    "nothing said of time": "d:0 win v:120 m:3 bidok p:92 t:8 s:1 z:0 p0:0 p1:0 p2:0 l:-1",
    "no penalties": "d:0 win v:120 m:3 bidok p:92 t:8 s:1 z:0 l:-1 to:-1 r:0",
}


@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS.keys())
def test_a_result_may_be_written_otherwise(result: str) -> None:
    text = forged(GRAND, result=result)
    assert check(record_of(text)).differences == ()
    assert FORMATS["iss"].write(record_of(text)) == text + "\n"


@pytest.mark.parametrize(("old", "new"), [("l:2", ""), ("v:", "v:-"), ("d:1", "d:0")])
def test_leaving_out_who_left_does_not_hide_it(old: str, new: str) -> None:
    told = "d:0 win v:120 m:3 bidok p:99 t:9 s:1 z:0 l:2 to:-1"
    text = forged(GRAND, "w LE.2", after="0 CQ", result=told)
    assert check(record_of(text)).differences == ()
    changed = told.replace("d:0", new) if old == "d:1" else told.replace(old, new)
    changed = changed.replace("d:0 win", "d:1 win") if old == "d:1" else changed
    assert check(record_of(forged(GRAND, "w LE.2", after="0 CQ", result=changed))).differences


# -- what is told behind the end ------------------------------------------------------------------


LOST = "d:0 loss v:-240 m:3 bidok p:11 t:1 s:1 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:1"
BEHIND = {
    "resignations": forged(GRAND, "0 RE", "1 RE", "0 RE", after="2 H7", result=LOST),
    "open cards": forged(GRAND, "0 RE", "0 SC", after="2 H7", result=LOST),
    "people leave": forged(GRAND, "0 RE", "w LE.1", "w LE.2", after="2 H7", result=LOST),
    "all is played": real(GRAND).replace(" ]R[", " 1 RE w TI.0 ]R["),
    "all is passed": forged(756788, "w LE.0", after="0 p"),
}


@pytest.mark.parametrize("text", BEHIND.values(), ids=BEHIND.keys())
def test_what_changes_nothing_may_be_told_behind_the_end(text: str) -> None:
    record = record_of(text)
    assert check(record).differences == ()
    assert FORMATS["iss"].write(record) == text + "\n"
    again = Record.from_json(record.to_json())
    assert check(again).differences == ()
    assert FORMATS["iss"].write(again) == text + "\n"


def test_a_null_below_the_bid_is_read_and_differs() -> None:
    """Record 25, a Null ouvert hand worth 59, but it had to reach 60."""
    text = forged(25, replace={"1 18": "1 60"})
    record = record_of(text)
    assert record.steps[-1].text == "1 announce NOH"
    checked = check(record)
    fields = [message.values.get("field") for message in checked.differences]
    assert {"value", "points", "tricks"} <= set(fields)
    assert checked.differences[-1].code == "iss.null_below_bid"
    # Hand inherited, ouvert not: the cheapest game that reaches 60 is 60, 63 or more, doubled.
    assert checked.replayed.outcome.returns[1] <= -120
    assert FORMATS["iss"].write(record) == text + "\n"


@pytest.mark.parametrize("last", ["1 NOH", "0 RE", "1 SC"])
def test_a_null_below_the_bid_need_not_be_played_on(last: str) -> None:
    more = [] if last == "1 NOH" else [last]
    text = forged(25, *more, replace={"1 18": "1 60"}, after="1 NOH")
    assert check(record_of(text)).differences[-1].code == "iss.null_below_bid"
