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


def test_an_empty_file_has_no_records() -> None:
    assert read_text("") == []
    assert read_text("\n# nothing but a comment\n") == []
