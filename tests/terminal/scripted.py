"""A person by script: answers the prompts of the plain dress, in the process or through a pipe."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.support import AnyGame
from wenzel.bots import Advice, make_player
from wenzel.games.game import Action
from wenzel.games.skat.actions import Pass
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.view import SkatView
from wenzel.i18n import DECK_FACES
from wenzel.i18n.english import TEMPLATES
from wenzel.i18n.templates import Plural
from wenzel.messages import Message
from wenzel.table import LocalTable, Sitting
from wenzel.telling.seats import speaker_at
from wenzel.terminal.plain import PlainScreen
from wenzel.terminal.registry import parlance_of
from wenzel.terminal.session import Session, Wishes

Answer = Callable[[str], str | None]
"""Is given all that was written since the last answer; returns what to type, None for the end."""
MOST_ANSWERS = 1000


class MeekPlayer:
    """A stand-in for a computer player: passes, and else does the first thing it may."""

    def choose(self, view: SkatView) -> Action:
        if isinstance(view.phase, Auction):
            return Pass()
        return next(action for action in view.legal if not action.gives_up)

    def advise(self, view: SkatView) -> Advice:
        return Advice(self.choose(view), Message("hint.by_lot"))


@dataclass
class Evening:
    """What came of a dialogue in the process."""

    text: str
    tables: list[LocalTable] = field(default_factory=list)
    sitting: Sitting | None = None


def play(
    game: AnyGame,
    answer: Answer,
    *,
    seed: int | str = 1,
    seat: int = 0,
    deals: int | None = 1,
    deck: str = "french",
    dealer: int = 0,
    level: str | None = None,
    adviser: str = "rule",
) -> Evening:
    """Play through the plain dress with a scripted person; what is typed is shown after ``> ``.

    The other seats have computer players of a level, or (in Skat) meek ones; the adviser is of
    a level too, or meek where they are.
    """
    output = io.StringIO()
    evening = Evening("")
    heard = answered = 0

    def read_line() -> str:
        nonlocal heard, answered
        answered += 1
        assert answered < MOST_ANSWERS, "the dialogue does not end"
        news = output.getvalue()[heard:]
        typed = answer(news)
        if typed is None:
            raise EOFError
        print(f"> {typed}", file=output)
        heard = len(output.getvalue())
        return typed

    def player(at: int) -> Any:
        return MeekPlayer() if level is None else make_player(level, game.name, seed=f"{seed}/{at}")

    sitting = Sitting(
        game,
        seed,
        dealer=dealer,
        seating=lambda _: {at: player(at) for at in range(game.seats) if at != seat},
    )
    hints: Any = MeekPlayer() if level is None else make_player(adviser, game.name, seed=seed)
    screen = PlainScreen(
        speaker_at(seat, game.seats, DECK_FACES[deck], plain=True, sort=game.high_to_low),
        seat,
        output,
        read_line,
    )
    Session(
        sitting,
        Wishes(seat, deals),
        screen,
        parlance_of(game.name),
        hints,
        lambda table, _: evening.tables.append(table),
    ).run()
    evening.text, evening.sitting = output.getvalue(), sitting
    return evening


def typing(*lines: str) -> Answer:
    """Return a person who types some lines, whatever is asked, and then no more."""
    upcoming: Iterator[str] = iter(lines)
    return lambda _: next(upcoming, None)


def following_hints(news: str) -> str | None:
    """Be a person who asks for a hint at each decision and does what it says."""
    lines = news.splitlines()
    last = lines[-1]
    if last.endswith("y or n"):
        return "y"
    if "Enter = leave" in last:
        return None
    if last.startswith("Enter = next"):
        return ""
    hint = next((line for line in reversed(lines) if line.startswith("Hint: type ")), None)
    if hint is None:
        return "h"
    return hint.removeprefix("Hint: type ").partition(" – ")[0]


def _question_pattern() -> re.Pattern[str]:
    """Return what matches every line after which the program waits for input."""
    between = ("table.next_deal", "table.last_deal", "table.series_over", "table.match_over")
    templates: list[str] = []
    for code, template in TEMPLATES.items():
        if code.startswith(("ask.", "sure.", *between)):
            if isinstance(template, Plural):
                templates += (template.one, template.many)
            else:
                templates.append(template)
    forms = (re.sub(r"\\\{\w+\\\}", ".+", re.escape(template)) for template in templates)
    return re.compile("|".join(forms))


def converse(arguments: Sequence[str], answer: Answer) -> tuple[int, str, str]:
    """Play through pipes with a scripted person; return exit code, output and errors."""
    question = _question_pattern()
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "wenzel", "play", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    heard: list[str] = []
    news = ""
    for line in process.stdout:
        heard.append(line)
        news += line
        if not question.fullmatch(line.rstrip("\n")):
            continue
        typed = answer(news)
        news = ""
        if typed is None:
            process.stdin.close()
        else:
            process.stdin.write(f"{typed}\n")
            process.stdin.flush()
    assert process.stderr is not None
    errors = process.stderr.read()
    process.stderr.close()
    process.stdout.close()
    return process.wait(), "".join(heard), errors


def run_wenzel(
    arguments: Sequence[str], typed: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run ``wenzel play`` with lines on its standard input, in a pipe."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "wenzel", "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", **(environment or {})},
    )
