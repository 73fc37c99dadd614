"""A process that computer players think in: questions come in, decisions go out.

It is started by `wenzel.web.workers` and talks to it by its standard input and output: pickles,
each behind its length in bytes (four, the highest first). It ends when its input does, and by
itself when a decision takes so long that it must be hanging.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from functools import lru_cache
from typing import Any, BinaryIO, Final, Literal

import msgspec

from wenzel.bots import Player, make_player, player_names
from wenzel.games.registry import game_names

LENGTH: Final = 4
"""Bytes that say how long a pickle is."""


class Question(msgspec.Struct, frozen=True):
    """What a player is asked.

    Attributes:
        what: only what to do, or why as well.
        level: the player's name.
        game: the game's name.
        seed: what the player's choices are drawn from.
        view: what the seat knows.
    """

    what: Literal["choose", "advise"]
    level: str
    game: str
    seed: str
    view: Any


class Failure(msgspec.Struct, frozen=True):
    """The player could not decide; the traceback says where."""

    traceback: str


def packed(value: object) -> bytes:
    """Return a value as it travels."""
    pickled = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(pickled).to_bytes(LENGTH) + pickled


@lru_cache(maxsize=256)
def _player(level: str, game: str, seed: str) -> Player[Any]:
    return make_player(level, game, seed=seed)


def answer(question: Question) -> object:
    """Return a player's decision or advice, or a `Failure`."""
    try:
        player = _player(question.level, question.game, question.seed)
        if question.what == "advise":
            return player.advise(question.view)
        return player.choose(question.view)
    except Exception:  # noqa: BLE001 - whatever a player does wrong is told to who asked
        return Failure(traceback.format_exc())


def _serve(questions: BinaryIO, answers: BinaryIO, patience: int) -> None:
    while head := questions.read(LENGTH):
        question = pickle.loads(questions.read(int.from_bytes(head)))
        _set_alarm(patience)
        made = packed(answer(question))
        _set_alarm(0)
        answers.write(made)
        answers.flush()


def _set_alarm(seconds: int) -> None:
    """Let this process be ended in some seconds, or no longer (0), where the system can do that."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def main() -> None:
    """Serve until the input ends."""
    # The interrupt of a terminal is for the server, which ends its processes itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a player prints must not get between the answers
    for game in game_names():
        for level in player_names(game):
            make_player(level, game)  # imported now, so that the first decision is quick
    _serve(questions, answers, int(sys.argv[1]))
