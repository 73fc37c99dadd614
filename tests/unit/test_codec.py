"""The wire form: strict both ways, with the place of a fault."""

from __future__ import annotations

import pytest

from wenzel import codec
from wenzel.cards import Card, CardSet
from wenzel.errors import WireError
from wenzel.games.skat.actions import (
    ACTIONS,
    Announce,
    Bid,
    Discard,
    Forfeit,
    ForfeitReason,
    Pass,
    Play,
    SayKontra,
    Seated,
    TakeSkat,
)
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import Kind

FORMS = [
    (Bid(18), {"type": "bid", "value": 18}, "bid 18"),
    (Pass(), {"type": "pass"}, "pass"),
    (TakeSkat(), {"type": "take_skat"}, "take_skat"),
    (Discard(CardSet.from_text("S8 C7")), {"type": "discard", "cards": ["S8", "C7"]},
     "discard S8 C7"),
    (Play(Card("HT")), {"type": "play", "card": "HT"}, "play HT"),
    (Announce(Contract.from_text("CHS")), {"type": "announce", "contract": "CHS"}, "announce CHS"),
    (SayKontra(), {"type": "kontra"}, "kontra"),
    (Forfeit(ForfeitReason.LEFT), {"type": "forfeit", "reason": "left"}, "forfeit left"),
]  # fmt: skip


@pytest.mark.parametrize(("action", "plain", "line"), FORMS)
def test_forms(action: object, plain: dict[str, object], line: str) -> None:
    assert codec.to_plain(action) == plain
    assert codec.from_plain(plain, type(action)) == action
    assert codec.from_line(line, ACTIONS) == action
    assert getattr(action, "line", None) == line


def test_facts() -> None:
    seated = Seated(2, 1, Kind.AUCTION)
    assert codec.to_json(seated) == '{"type":"seated","dealer":2,"stake":1,"kind":"auction"}'


@pytest.mark.parametrize(
    ("plain", "wanted", "where"),
    [
        ({"type": "bid"}, Bid, ""),
        ({"type": "bid", "value": "18"}, Bid, "$.value"),
        ({"type": "bid", "value": 18.5}, Bid, "$.value"),
        ({"type": "bid", "value": True}, Bid, "$.value"),
        ({"type": "bid", "value": 18, "more": 1}, Bid, ""),
        ({"type": "play", "value": 18}, Bid, "$.type"),
        ({"type": "play", "card": "XX"}, Play, "$.card"),
        ({"type": "play", "card": 7}, Play, "$.card"),
        ({"type": "discard", "cards": "C7 C8"}, Discard, "$.cards"),
        ({"type": "discard", "cards": ["C7 C8"]}, Discard, "$.cards"),
        ({"type": "discard", "cards": ["C7C8"]}, Discard, "$.cards"),
        ({"type": "discard", "cards": ["C7", "C7"]}, Discard, "$.cards"),
        ({"type": "discard", "cards": [7, 8]}, Discard, "$.cards"),
        ({"type": "announce", "contract": "CX"}, Announce, "$.contract"),
        ({"type": "announce", "contract": {"game": "C"}}, Announce, "$.contract"),
        ([], Bid, ""),
        (None, Bid, ""),
    ],
)
def test_malformed(plain: object, wanted: type, where: str) -> None:
    with pytest.raises(WireError) as caught:
        codec.from_plain(plain, wanted)
    assert caught.value.where == where


@pytest.mark.parametrize(
    "line",
    ["", "bid", "bid x", "bid 18 20", "bid --5", "bid " + "9" * 5000, "bid ¹⁸", "fold", "play",
     "play XX", "play CJ SJ", "discard CJ CJ", "announce", "announce ZZ", "forfeit", "forfeit no",
     "pass please", "Bid 18", "seated 1 1 auction"],
)  # fmt: skip
def test_no_action(line: str) -> None:
    with pytest.raises(WireError) as caught:
        codec.from_line(line, ACTIONS)
    assert caught.value.where == line


@pytest.mark.parametrize("text", ["", "{", "[1", "nul", '{"type":"bid","value":18', "\ud800"])
def test_no_json(text: str) -> None:
    with pytest.raises(WireError):
        codec.from_json(text, Bid)


def test_json_too_deep() -> None:
    with pytest.raises(WireError):
        codec.from_json("[" * 100_000, list)


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(WireError):
        codec.from_json(b'{"type":"\xff"}', Bid)


def test_wire_names() -> None:
    assert codec.wire_name("TakeSkat") == "take_skat"
    assert codec.wire_name("Bid") == "bid"
