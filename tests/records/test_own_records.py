"""Our own records: any deal of any game survives them, and most of Skat the server's format."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.records.forge import read_text, said_of
from tests.support import (
    RULESETS,
    AnyGame,
    all_events,
    arranged,
    finished,
    forehand_plays,
    random_deal,
    refusal,
    skat,
    then,
    walk,
)
from wenzel.errors import RecordError
from wenzel.games.skat.actions import CutShort
from wenzel.games.skat.deal import Kind
from wenzel.games.skat.phases import may_cut_short
from wenzel.i18n import Speaker
from wenzel.records import FORMATS, Record, check
from wenzel.rulesets import load


def recorded(game: AnyGame, seed: int, ruleset: str, *, unruly: float = 0.0) -> Record:
    rng = Random(seed)
    deal = random_deal(game, rng)
    steps = list(walk(game, deal, rng, unruly=unruly))
    outcome = steps[-1].after.outcome
    names = tuple(f"player {seat}" for seat in range(game.seats))
    return Record.of_log(game, deal, all_events(steps), outcome, seats=names, ruleset=ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(12))
def test_a_played_deal_survives_its_record(ruleset: str, seed: int) -> None:
    record = recorded(load(ruleset), seed, ruleset, unruly=0.1)
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.game.options == record.game.options
    assert check(again).differences == ()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_options_stand_in_full_in_the_header(ruleset: str) -> None:
    header = json.loads(recorded(load(ruleset), 1, ruleset).to_json())
    options = load(ruleset).options
    assert set(header["options"]) == set(options.__struct_fields__)
    assert (header["format"], header["version"]) == ("wenzel-record", 1)


def test_the_options_of_the_record_count_and_not_its_rule_set() -> None:
    game = skat("skat-isko", scoring="seeger-fabian")
    record = recorded(game, 3, "skat-isko")
    assert record.outcome is not None
    again = Record.from_json(record.to_json())
    assert again.game.options == game.options
    assert check(again).differences == ()
    other = json.loads(record.to_json())
    other["options"]["scoring"] = "classic"
    declared = any(record.outcome.returns)
    assert bool(check(Record.from_json(json.dumps(other))).differences) == declared


@pytest.mark.parametrize(("field", "wrong"), [
    ("termination", "claimed"), ("winners", [0, 1, 2]), ("returns", [1, 2, 3]),
])  # fmt: skip
def test_every_field_of_the_outcome_is_compared(field: str, wrong: object) -> None:
    plain = json.loads(recorded(load("skat-isko"), 5, "skat-isko").to_json())
    plain["outcome"][field] = wrong
    (message,) = check(Record.from_json(json.dumps(plain))).differences
    assert message.values["field"] == field


# -- what is wrong with a line --------------------------------------------------------------------


def good() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(recorded(load("skat-isko"), 5, "skat-isko").to_json())
    return plain


def changed(*path: object, to: object) -> str:
    plain: Any = good()
    inner = plain
    for key in path[:-1]:
        inner = inner[key]
    if to is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = to
    return json.dumps(plain)


BAD_LINES = {
    "no JSON": ("{", "This is no record", ""),
    "not UTF-8": (b'{"format": "\xff"}', "This is no record", ""),
    "another format": (changed("format", to="pgn"), "“pgn”", "format"),
    "a later version": (changed("version", to=2), "version 2", "version"),
    "an unknown game": (changed("game", to="bridge"), "no game “bridge”", ""),
    "an unknown field": (changed("weather", to="fine"), "This is no record", ""),
    "a field missing": (changed("deal", to=None), "This is no record", ""),
    "an unknown option": (changed("options", "trumps", to=3), "trumps", "options"),
    "an option out of range": (changed("options", "players", to=5), "do not hold", ""),
    "a card that is none": (changed("deal", "skat", to=["XX", "C7"]), "XX", "deal.skat"),
    "too few names": (changed("seats", to=["one"]), "1 name for 3 seats", "seats"),
    "nobody's move": (changed("steps", 3, 0, to=7), "no seat 7", "move 4"),
    "an unknown move": (changed("steps", 3, 1, to={"type": "dance"}), "“dance”", "move 4"),
    "a malformed move": (
        changed("steps", 0, 1, to={"type": "bid", "value": "x"}), "This is no record", "move 1"),
}  # fmt: skip


@pytest.mark.parametrize("part", ["options", "deal"])
def test_nothing_in_a_record_is_filled_in(part: str) -> None:
    for key in good()[part]:
        (_, bad) = read_text(json.dumps(good()) + "\n" + changed(part, key, to=None), "some.jsonl")
        assert key in said_of(bad)
        assert f"[some.jsonl:2, {part}" in said_of(bad)


@pytest.mark.parametrize("case", BAD_LINES.values(), ids=BAD_LINES.keys())
def test_a_bad_line_is_named_and_the_file_goes_on(case: tuple[str | bytes, str, str]) -> None:
    line, said, where = case
    raw = line if isinstance(line, bytes) else line.encode()
    whole = json.dumps(good()).encode()
    first, bad, last = read_text(whole + b"\n" + raw + b"\n\n" + whole, "some.jsonl")
    assert first.record is not None
    assert last.record is not None
    assert last.place.line == 4
    assert said in said_of(bad)
    assert "[some.jsonl:2" in said_of(bad)
    assert where in said_of(bad)


@pytest.mark.parametrize(("text", "said", "where"), [
    (changed("deal", "skat", to=["C7", "C8"]), "This is no deal: ", ""),
    (changed("steps", 0, 1, to={"type": "bid", "value": 25}), "25 cannot be bid", "move 1 ("),
    (changed("steps", to=[]), "before the deal is over", "move 0"),
    (json.dumps({**good(), "steps": [*good()["steps"], [0, {"type": "pass"}]]}),
     "has no place here|deal is over", "pass"),
])  # fmt: skip
def test_a_deal_that_cannot_be_played_is_refused(text: str, said: str, where: str) -> None:
    (entry,) = read_text(text, "some.jsonl")
    assert entry.record is not None
    with pytest.raises(RecordError) as caught:
        check(entry.record)
    assert any(part in Speaker(plain=True).error(caught.value) for part in said.split("|"))
    assert where in caught.value.where


# -- in the server's words ------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_the_server_can_say_reads_back_to_the_same_result(ruleset: str) -> None:
    game = skat(ruleset)
    written = 0
    for seed in range(25):
        record = recorded(game, seed, ruleset, unruly=0.08)
        try:
            text = FORMATS["iss"].write(record)
        except RecordError as error:
            # It says why, in words.
            Speaker().error(error)
            continue
        written += 1
        (entry,) = read_text(text)
        assert entry.record is not None, said_of(entry)
        assert check(entry.record).differences == ()
        assert FORMATS["iss"].write(entry.record) == text
    assert written >= 5


def test_every_deal_of_the_server_rules_can_be_written() -> None:
    for seed in range(40):
        record = recorded(load("skat-server"), seed, "skat-server", unruly=0.1)
        FORMATS["iss"].write(record)


def test_at_a_table_of_four_the_three_who_play_are_written() -> None:
    record = recorded(load("skat-isko-4"), 2, "skat-isko-4")
    text = FORMATS["iss"].write(record)
    dealer = record.deal.dealer  # type: ignore[attr-defined]
    (entry,) = read_text(text)
    assert entry.record is not None
    assert entry.record.seats == tuple(f"player {(dealer + n) % 4}" for n in (1, 2, 3))


ALL_TOPS = "CJ SJ HJ DJ CA CT SA ST HA HT"


def own(ruleset: str, *lines: str, contract: str = "G", hand: str = ALL_TOPS) -> Record:
    """Return a deal in which forehand plays at 18, and all goes on as told."""
    game = skat(ruleset)
    deal = arranged(forehand=hand, skat="D7 D8")
    state = game.start(deal)
    log = list(state.events)
    opening = ["bid 18", "hold", "pass", "pass", "take_skat", "discard D7 D8"]
    for line in (*opening, f"announce {contract}", *lines):
        state = then(state, line)
        log += state.events
    return Record.of_log(game, deal, log, state.outcome)


@pytest.mark.parametrize(("lines", "told"), [
    (["1: concede"], "0 RE ]"),
    (["1: claim"], "0 SC 1 RE 2 RE ]"),
    (["1: show_hand", "accept", "accept"], "0 SC 1 RE 2 RE ]"),
])  # fmt: skip
def test_a_way_out_is_written_as_a_resignation(lines: list[str], told: str) -> None:
    text = FORMATS["iss"].write(own("skat-isko", *lines))
    assert told in text


def test_offers_that_were_declined_are_not_told() -> None:
    lines = ["1: show_hand", "decline", "1: claim"]
    assert "0 SC 0 SC 1 RE 2 RE ]" in FORMATS["iss"].write(own("skat-isko", *lines))


WITH_C7 = "CJ SJ HJ DJ CA CT C7 ST SA HA"


@pytest.mark.parametrize(("record", "said"), [
    # ISkO ends at the simple game, the server gives all the rest: Schwarz.
    (partial(own, "skat-isko", "2: concede", "accept"), "settle this deal differently"),
    (partial(own, "skat-pub", "2: kontra", "pass", "1: concede"), "cannot express “kontra”"),
    (partial(own, "skat-pub", "1: concede", contract="CP", hand=WITH_C7), "cannot express “CP”"),
])  # fmt: skip
def test_what_the_server_cannot_say_is_refused(record: Callable[[], Record], said: str) -> None:
    with pytest.raises(RecordError) as caught:
        FORMATS["iss"].write(record())
    assert said in Speaker().error(caught.value)


def named(name: str) -> Record:
    plain = json.loads(recorded(load("skat-server"), 1, "skat-server").to_json())
    return Record.from_json(json.dumps({**plain, "seats": ["a", name, "c"]}))


@pytest.mark.parametrize("name", ["b]", "[b]", "b\\", "b (;", "b] c"])
def test_names_with_brackets_can_be_written(name: str) -> None:
    (entry,) = read_text(FORMATS["iss"].write(named(name)))
    assert entry.record is not None
    assert sorted(entry.record.seats) == sorted(("a", name, "c"))


@pytest.mark.parametrize("name", ["b\nc", "b]P2[d", "b\\]P2[d", "(;GM[Skat]"])
def test_names_that_would_be_read_otherwise_are_refused(name: str) -> None:
    with pytest.raises(RecordError, match=r"iss\.(unwritable|reads_back)"):
        FORMATS["iss"].write(named(name))


def test_a_source_that_says_something_else_is_refused() -> None:
    record = recorded(load("skat-server"), 1, "skat-server")
    (entry,) = read_text(FORMATS["iss"].write(record))
    assert entry.record is not None
    plain = json.loads(entry.record.to_json())
    for wrong in ({"format": "iss"}, {**plain["source"], "spelling": {"0": ["0 p"]}}):
        with pytest.raises(RecordError):
            FORMATS["iss"].write(Record.from_json(json.dumps({**plain, "source": wrong})))


@pytest.mark.parametrize(("ruleset", "kind", "properties"), [
    ("skat-server", Kind.AUCTION, {}),
    ("skat-pub", Kind.AUCTION, {"R": "passed"}),
    ("skat-isko-4", Kind.AUCTION, {"R": "passed"}),
    ("skat-pub", Kind.RAMSCH, {"R": "passed"}),
])  # fmt: skip
def test_a_source_of_a_deal_that_the_server_never_had_is_refused(
    ruleset: str, kind: Kind, properties: dict[str, str]
) -> None:
    game, rng = skat(ruleset), Random(1)
    deal = replace(random_deal(game, rng), kind=kind)
    steps = list(walk(game, deal, rng))
    source = {"format": "iss", "properties": properties, "cards": ""}
    record = dataclasses.replace(
        Record.of_log(game, deal, all_events(steps), steps[-1].after.outcome), source=source
    )
    for use in (check, FORMATS["iss"].write):
        with pytest.raises(RecordError, match=r"iss\.(missing|not_from_server)"):
            use(record)


# -- the server's play cut short ------------------------------------------------------------------


GHZ_LOST = arranged(
    forehand="CJ SJ HJ DJ CA CT SA ST HA D7", middlehand="DA DT DK", skat="D8 D9"
)  # fmt: skip


def test_a_cut_short_play_is_lost_as_it_lies() -> None:
    state = forehand_plays(skat("skat-server"), GHZ_LOST, "GHZ")
    for line in ("play D7", "play DA"):
        assert not may_cut_short(state.phase)
        state = then(state, line)
    state = state.apply(state.legal_actions()[0])
    assert may_cut_short(state.phase)
    assert CutShort() not in state.legal_actions()
    outcome = finished(then(state, "cut_short"))
    assert outcome.termination == "decided"
    assert outcome.settlement is not None
    # With 4, game 5, hand 6, both levels with their announcements 10, times 24, lost.
    assert outcome.settlement.score == -480


def test_by_the_rules_of_the_order_it_is_played_on() -> None:
    state = then(forehand_plays(skat("skat-isko"), GHZ_LOST, "GHZ"), "play D7", "play DA")
    state = state.apply(state.legal_actions()[0])
    assert refusal(state, "cut_short") == "refused.not_now"


def test_on_the_server_open_cards_may_be_shown_again() -> None:
    state = forehand_plays(skat("skat-server"), GHZ_LOST, "GO")
    then(state, "1: show_hand", "1: show_hand")
