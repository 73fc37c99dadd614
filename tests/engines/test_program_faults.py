"""What programs do wrong: each fault has its name, is told to the program, and holds nobody up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engines.playing import notes, play, program, seated
from tests.support import skat
from wenzel.engines import program as programs
from wenzel.errors import PlayerFaultError
from wenzel.i18n import Speaker
from wenzel.messages import Message

GAME = skat()
PASS = '{"action": {"type": "pass"}}'


def fault_of(folder: Path, more: str, **times: int) -> Message:
    """Return what a program is found to have done wrong in its first deals."""
    with seated(program(folder, more), **times) as contestant:
        for number in range(1, 4):
            # Somebody else has the first word, and the third.
            try:
                play(GAME, number, {1: contestant}, "random")
            except PlayerFaultError as error:
                return error.message
    raise AssertionError("it did nothing wrong")


def says(text: Any) -> str:
    return f"def answer(legal, number): say({text!r})"


TOLD = {
    "no JSON": (says("I pass"), "nonsense"),
    "nothing": (says(""), "nonsense"),
    "no object": (says("[]"), "nonsense"),
    "half an object": (says('{"action": '), "nonsense"),
    "no action": (says('{"actoin": {"type": "pass"}}'), "nonsense"),
    "an action of the wrong form": (says('{"action": "pass"}'), "nonsense"),
    "an action that is none": (says('{"action": {"type": "fly"}}'), "nonsense"),
    "an action of another game": (says('{"action": {"type": "knock"}}'), "nonsense"),
    "an action without its value": (says('{"action": {"type": "bid"}}'), "nonsense"),
    "a value of the wrong kind": (says('{"action": {"type": "bid", "value": "18"}}'), "nonsense"),
    "a field too much": (says('{"action": {"type": "pass", "x": 1}}'), "nonsense"),
    "a key too much": (says('{"action": {"type": "pass"}, "x": 1}'), "nonsense"),
    "a reason that is none": (says('{"action": {"type": "pass"}, "reason": 1}'), "nonsense"),
    "two objects on a line": (says(f"{PASS} {PASS}"), "nonsense"),
    "deep nesting": (says("[" * 60_000), "nonsense"),
    "a card that is none": (says('{"action": {"type": "play", "card": "X9"}}'), "nonsense"),
    "no text": (
        "def answer(legal, number): sys.stdout.buffer.write(b'\\xff\\xfe{}\\n'); "
        "sys.stdout.flush()",
        "nonsense",
    ),
    "control signs": (says("\x1b[2J\u202e"), "nonsense"),
    "an action out of place": (says('{"action": {"type": "re"}}'), "illegal"),
    "a card in the auction": (says('{"action": {"type": "play", "card": "CJ"}}'), "illegal"),
    "a forfeit": (says('{"action": {"type": "forfeit", "reason": "left"}}'), "illegal"),
    "a claim": (says('{"action": {"type": "claim"}}'), "illegal"),
    "an error": (says('{"error": {"code": "lost", "text": "I am lost"}}'), "gave_up"),
    "another version": ('say(\'{"hello": {"protocol": 9}}\')', "version"),
    "another game": ('say(\'{"hello": {"protocol": 1, "games": ["go"]}}\')', "game"),
    "a hello that is none": ('say(\'{"hello": "table"}\')', "nonsense"),
    "two hellos": ('say(\'{"hello": {"protocol": 1}}\\n{"hello": {"protocol": 1}}\')', "unasked"),
    "a late hello": (
        "def answer(legal, number): "
        'say(\'{"action": {"type": "pass"}}\' if number == 0 else \'{"hello": {"protocol": 1}}\')',
        "unasked",
    ),
    "two answers": (says(f"{PASS}\n{PASS}"), "unasked"),
    "a huge line": (says("x" * 200_000), "too_long"),
    "a huge answer": (says('{"action": {"type": "' + "x" * 100_000 + '"}}'), "too_long"),
}


@pytest.mark.parametrize(("more", "kind"), list(TOLD.values()), ids=list(TOLD))
def test_a_program_is_told_what_it_did_wrong(
    more: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It ends by itself when it has been told; a busy machine may need long for that.
    monkeypatch.setattr(programs, "_PATIENCE_WITH_FAULT", 30.0)
    message = fault_of(tmp_path, more)
    assert [part.code for part in message.walk()][:2] == ["program.fault", f"program.{kind}"]
    assert notes(tmp_path) == [kind]
    said = Speaker().say(message)
    assert said.isprintable()
    assert len(said) < 1_000


LEFT = {
    "ends": ("def answer(legal, number): sys.exit(3)", "program.ended", {"status": 3}),
    "ends well": ("def answer(legal, number): sys.exit()", "program.ended", {"status": 0}),
    "is killed": ("def answer(legal, number): os.kill(os.getpid(), 15)", "program.killed",
                  {"signal": 15}),
    "never begins": ("sys.exit(4)", "program.ended", {"status": 4}),
    "closes its output": ("def answer(legal, number): os.close(1); time.sleep(600)",
                          "program.killed", {"signal": 9}),
    "ends in half a line": ("def answer(legal, number): os.write(1, b'{'); os._exit(5)",
                            "program.ended", {"status": 5}),
}  # fmt: skip


@pytest.mark.parametrize(("more", "code", "values"), list(LEFT.values()), ids=list(LEFT))
def test_a_program_that_leaves(
    more: str, code: str, values: dict[str, int], tmp_path: Path
) -> None:
    message = fault_of(tmp_path, more)
    fault = message.values["fault"]
    assert isinstance(fault, Message)
    assert fault == Message(code, **values)


QUIET = {
    "sleeps": ("def answer(legal, number): time.sleep(600)", "late"),
    "is busy": ("def answer(legal, number):\n    while True: pass", "late"),
    "waits for more": ("def answer(legal, number): sys.stdin.read()", "late"),
    "never reads": ("time.sleep(600)", "late"),
    "writes errors only": (
        "def answer(legal, number):\n    while True: sys.stderr.write('?' * 999 + '\\n')", "late"
    ),
    "writes half a line": (
        "def answer(legal, number): sys.stdout.write('{\"action\":'); sys.stdout.flush(); "
        "time.sleep(600)",
        "half_line",
    ),
    "writes sign by sign": (
        "def answer(legal, number):\n"
        "    while True: sys.stdout.write(' '); sys.stdout.flush(); time.sleep(0.01)",
        "half_line",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("more", "kind"), list(QUIET.values()), ids=list(QUIET))
def test_a_program_that_does_not_answer(more: str, kind: str, tmp_path: Path) -> None:
    message = fault_of(tmp_path, more, limit_ms=150, grace_ms=50, startup_ms=1_000)
    codes = [part.code for part in message.walk()]
    assert codes[1] == f"program.{kind}"
    fault = message.values["fault"]
    assert isinstance(fault, Message)
    assert fault.values["limit"] == 150


FLOODS = {
    "lines": ("while True: say('{}')", {"nonsense", "unasked"}),
    "answers": (f"while True: say({PASS!r})", {"unasked", "illegal"}),
    "hellos": ('while True: say(\'{"hello": {"protocol": 1}}\')', {"unasked"}),
    "a line without end": ("while True: sys.stdout.write('x' * 9999)", {"too_long"}),
    "lines when asked": (
        f"def answer(legal, number):\n    while True: say({PASS!r})",
        {"unasked", "illegal"},
    ),
    "zeros": ("while True: os.write(1, bytes(9999))", {"too_long"}),
}


@pytest.mark.parametrize(("more", "kinds"), list(FLOODS.values()), ids=list(FLOODS))
def test_a_program_that_does_not_stop(more: str, kinds: set[str], tmp_path: Path) -> None:
    message = fault_of(tmp_path, more)
    assert [part.code for part in message.walk()][1].removeprefix("program.") in kinds


def test_its_last_words_are_reported(tmp_path: Path) -> None:
    failing = (
        "def answer(legal, number):\n"
        "    sys.stderr.write('thinking\\n' * 5_000)\n"
        "    raise ValueError('no \\x1b[2J card')"
    )
    message = fault_of(tmp_path, failing)
    assert message.code == "program.fault_said"
    said = str(message.values["said"])
    assert said.endswith("ValueError: no \x1b[2J card")
    assert said.count(" / ") == 2
    sentence = Speaker().say(message)
    assert "ValueError: no \\x1b[2J card" in sentence
    assert "exit code 1" in sentence


def test_the_time_before_the_first_line_is_not_counted(tmp_path: Path) -> None:
    slow = "time.sleep(0.6)"
    with seated(program(tmp_path, slow), limit_ms=300, grace_ms=0, startup_ms=60_000) as patient:
        state = GAME.start(GAME.deal_from_seed(1))
        seat = state.current_player
        assert seat is not None
        patient.begin(GAME, seat, 1)
        for event in state.events:
            patient.see(event.seen_by(seat))
        assert patient.choose(GAME.view(state, seat)).line == "pass"
