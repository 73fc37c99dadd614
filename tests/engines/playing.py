"""Deals with programs at the table, and programs that go wrong in every way."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.support import AnyGame
from wenzel.bots import make_player
from wenzel.engines import ProgramContestant

PYTHON = f"{sys.executable} -S -E"
"""Python as it starts soonest."""

PASSING = """
import json, os, sys, time

def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()

def note(text):
    with open(NOTES, "a") as notes:
        notes.write(text + "\\n")

def answer(legal, number):
    say(json.dumps({"action": {"type": "pass"}}))

def ended():
    pass

{more}

number = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "request":
        answer(told["legal"], number)
        number += 1
    elif told["type"] == "error":
        note(told["code"])
        sys.stderr.write(told["text"] + "\\n")
    elif told["type"] == "end":
        ended()
    elif told["type"] == "quit":
        break
"""
"""A program that passes, with a place for what it does otherwise."""


def program(folder: Path, more: str = "") -> str:
    """Return the command line of a program that passes but for what is said."""
    file = folder / "program.py"
    text = PASSING.replace("{more}", more).replace("NOTES", repr(str(folder / "notes")))
    file.write_text(text, encoding="utf-8")
    return f"{PYTHON} {file}"


def notes(folder: Path) -> list[str]:
    """Return what the program has noted of what it was told."""
    file = folder / "notes"
    return file.read_text(encoding="utf-8").split() if file.exists() else []


@contextmanager
def seated(command: str, **times: int) -> Iterator[ProgramContestant]:
    """Return a program as a contestant, and end it at the end."""
    with closing(ProgramContestant(command, **times)) as contestant:
        yield contestant


def seed_of(number: int, seat: int) -> str:
    """Return what a player's chances in a deal come from."""
    return f"engines/{number}/{seat}"


def play(
    game: AnyGame, number: int, programs: Mapping[int, ProgramContestant], level: str = "rule"
) -> tuple[tuple[int, Any], ...]:
    """Play a deal with programs at some seats and players of a level at all others.

    Returns:
        who did what.
    """
    state = game.start(game.deal_from_seed("engines", number, dealer=number % game.seats))
    for seat, contestant in programs.items():
        contestant.begin(game, seat, seed_of(number, seat))
    bots = {
        seat: make_player(level, game.name, seed=seed_of(number, seat))
        for seat in range(game.seats)
    }
    done = []
    tell(state, programs)
    while not state.is_terminal:
        seat = state.current_player
        view = game.view(state, seat)
        action = (programs[seat] if seat in programs else bots[seat]).choose(view)
        done.append((seat, action))
        state = state.apply(action)
        tell(state, programs)
    for contestant in programs.values():
        contestant.end(state.returns)
    return tuple(done)


def tell(state: Any, programs: Mapping[int, ProgramContestant]) -> None:
    """Let each program see what has led to a state."""
    for seat, contestant in programs.items():
        for event in state.events:
            contestant.see(event.seen_by(seat))
