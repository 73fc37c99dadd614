"""Our player as a program: what it answers to whom, and to what makes no sense."""

from __future__ import annotations

import json
from io import BytesIO
from random import Random
from typing import Any

import pytest

from tests.support import skat
from wenzel.bots import make_player
from wenzel.engines import Engine
from wenzel.engines.dictation import Dictation
from wenzel.engines.protocol import LONGEST_LINE, FromTable, read_from_program, write
from wenzel.errors import UnknownNameError

GAME = skat()
HELLO = {"hello": {"protocol": 1, "name": "wenzel rule", "games": ["skat"]}}
START: dict[str, Any] = {
    "type": "start", "protocol": 1, "game": "skat", "seat": 1, "seats": 3, "dealer": 0,
    "hand": [], "options": {}, "seed": 1, "limit_ms": None,
}  # fmt: skip
SEATED = {
    "type": "event", "n": 0, "seat": None,
    "what": {"type": "seated", "dealer": 0, "stake": 1, "kind": "auction"},
}  # fmt: skip
REQUEST: dict[str, Any] = {"type": "request", "legal": []}


def answers(*lines: bytes | dict[str, Any], engine: Engine | None = None) -> list[dict[str, Any]]:
    """Return all that the engine writes in answer to some lines, its greeting aside."""
    given = b"".join(
        line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines
    )
    out = BytesIO()
    (engine or Engine("rule", "skat")).run(BytesIO(given), out)
    written = out.getvalue().splitlines()
    for line in written:
        read_from_program(line)
    plain = [json.loads(line) for line in written]
    assert plain[0] == HELLO
    return plain[1:]


def deal_lines(seat: int = 1, number: int = 1) -> list[bytes]:
    """Return the lines of a whole deal of rule players for a seat."""
    state = GAME.start(GAME.deal_from_seed("speaking", number))
    player = make_player("rule", "skat")
    dictation = Dictation(GAME, seat, 1, 1_000)
    lines: list[FromTable] = [
        line for event in state.events for line in dictation.see(event.seen_by(seat))
    ]
    while not state.is_terminal:
        mover = state.current_player
        assert mover is not None
        if mover == seat:
            lines += dictation.request(GAME.view(state, seat))
        state = state.apply(player.choose(GAME.view(state, mover)))
        for event in state.events:
            lines += dictation.see(event.seen_by(seat))
    return [write(line) for line in (*lines, *dictation.end(state.returns))]


def codes(found: list[dict[str, Any]]) -> list[str]:
    return [one["error"]["code"] if "error" in one else "" for one in found]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([b"what?\n"], ["bad_input"]),
        ([b"\n"], ["bad_input"]),
        ([b"\xff\n"], ["bad_input"]),
        ([b"[]\n"], ["bad_input"]),
        ([b"{}\n"], ["bad_input"]),
        ([b"[" * 60_000 + b"\n"], ["bad_input"]),
        ([b"x" * (3 * LONGEST_LINE) + b"\n", REQUEST], ["bad_input", "out_of_place"]),
        ([b"x" * (3 * LONGEST_LINE)], ["bad_input"]),
        ([b"x" * LONGEST_LINE + b"\n", REQUEST], ["bad_input", "out_of_place"]),
        ([{"type": "begin"}], ["bad_input"]),
        ([{"type": "quit", "now": True}, REQUEST], ["bad_input", "out_of_place"]),
        ([SEATED], ["out_of_place"]),
        ([REQUEST], ["out_of_place"]),
        ([{"type": "end", "returns": [0, 0, 0]}], []),
        ([{"type": "error", "code": "late", "text": "Too late."}, REQUEST], ["out_of_place"]),
        ([{"type": "quit"}, b"what?\n"], []),
        ([{**START, "protocol": 2}], ["out_of_place"]),
        ([{**START, "game": "scat"}], ["out_of_place"]),
        ([{**START, "seat": 3}], ["out_of_place"]),
        ([{**START, "seat": -1}], ["bad_input"]),
        ([{**START, "seat": True}], ["bad_input"]),
        ([{**START, "seed": 1.5}], ["bad_input"]),
        ([{**START, "limit_ms": 0}], ["bad_input"]),
        ([{**START, "speed": 1}], ["bad_input"]),
        ([{key: START[key] for key in START if key != "seed"}], ["bad_input"]),
        ([{**START, "hand": ["XX"]}, REQUEST], ["bad_input", "out_of_place"]),
        ([{**START, "hand": ["CJ", "CJ"]}, REQUEST], ["bad_input", "out_of_place"]),
        ([{**START, "options": {"players": 5}}], ["bad_options"]),
        ([{**START, "options": {"color": 5}}], ["bad_input"]),
        ([START, REQUEST], ["out_of_place"]),
        ([START, SEATED, REQUEST], ["out_of_place"]),
        ([START, {**SEATED, "n": 1}, SEATED], ["out_of_place"] * 2),
        ([START, {**SEATED, "seat": 9}], ["out_of_place"]),
        ([START, {**SEATED, "what": {"type": "flown"}}], ["bad_input"]),
        ([START, {**SEATED, "what": {"type": "dealt"}}], ["bad_input"]),
        ([START, {**SEATED, "what": {"type": "pass"}}], ["out_of_place"]),
        ([START, SEATED, SEATED], ["out_of_place"]),
        (
            [START, SEATED, {"type": "event", "n": 1, "seat": 1, "what": {"type": "re"}}, REQUEST],
            ["illegal_action", "out_of_place"],
        ),
    ],
)
def test_what_makes_no_sense_is_answered_in_one_line(
    lines: list[bytes | dict[str, Any]], expected: list[str]
) -> None:
    found = answers(*lines)
    assert codes(found) == expected
    for one in found:
        assert one["error"]["text"].isprintable()


def test_it_goes_on_after_nonsense() -> None:
    lines = deal_lines()
    asked = sum(b'"request"' in line for line in lines)
    clean = answers(*lines)
    assert len(clean) == asked > 5
    assert answers(START, SEATED, b"?\n", *lines)[1:] == clean
    assert answers(*lines[: len(lines) // 2], *lines)[-asked:] == clean
    assert answers(b"".join(lines)[:-1]) == clean


def test_reasons_are_given_on_request() -> None:
    lines = deal_lines()
    silent = answers(*lines)
    spoken = answers(*lines, engine=Engine("rule", "skat", gives_reasons=True))
    assert [one["action"] for one in spoken] == [one["action"] for one in silent]
    assert all(one["reason"] for one in spoken)
    assert not any("reason" in one for one in silent)


def changed(line: bytes, rng: Random) -> bytes:
    """Return a line with something changed that leaves it JSON."""
    plain = json.loads(line)
    what = plain.get("what")
    if not isinstance(what, dict) or rng.random() < 0.2:
        plain[rng.choice(list(plain))] = rng.choice([0, -1, None, "x", [], {}])
    elif rng.random() < 0.3:
        plain["seat"] = rng.choice([0, 1, 2, None])
    elif "card" in what or "cards" in what:
        cards = [card.text for card in rng.sample(list(GAME.deck), rng.choice([2, 9, 10]))]
        what["card" if "card" in what else "cards"] = cards[0] if "card" in what else cards
    else:
        what["type"] = rng.choice([kind.__struct_config__.tag for kind in GAME.action_types])
    return json.dumps(plain).encode() + b"\n"


@pytest.mark.parametrize("seed", range(60))
def test_a_deal_that_is_told_wrongly_breaks_nothing(
    seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(seed)
    lines = deal_lines(seat=seed % 3, number=seed % 7)
    for _ in range(rng.choice([1, 1, 2, 4])):
        place = rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, rng.choice(lines))
            case _:
                lines[place] = changed(lines[place], rng)
    whole = deal_lines(seat=seed % 3)
    assert answers(*lines, *whole)[-len(answers(*whole)) :] == answers(*whole)
    assert capsys.readouterr().out == ""


def test_a_player_that_breaks_down_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = Engine("rule", "skat")

    class Broken:
        def choose(self, view: Any) -> Any:
            raise KeyError("lost")

    monkeypatch.setattr("wenzel.engines.speaking.make_player", lambda *_, **__: Broken())
    found = answers(*deal_lines(), engine=engine)
    assert codes(found)[0] == "undecided"
    assert "KeyError: 'lost'" in capsys.readouterr().err


@pytest.mark.parametrize(("level", "game"), [("rule", "poker"), ("master", "skat")])
def test_there_is_no_such_engine(level: str, game: str) -> None:
    with pytest.raises(UnknownNameError):
        Engine(level, game)
