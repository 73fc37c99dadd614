"""Draws docs/table.svg, the picture of the README: a few tricks into a deal of Skat."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from wenzel.bots import Player, make_player
from wenzel.games.skat.game import SkatGame
from wenzel.i18n import DECK_FACES
from wenzel.rulesets import load
from wenzel.table import Sitting
from wenzel.telling.seats import speaker_at
from wenzel.terminal.colour import RichScreen
from wenzel.terminal.registry import parlance_of
from wenzel.terminal.session import Session, Wishes

TARGET = Path(__file__).parents[1] / "docs" / "table.svg"
SEED = "4"
WIDTH = 80
SHOWN_LINES = 15
ANSWERS = ("p", "1", "1")
FROM_ELSEWHERE = re.compile(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", re.DOTALL)


def draw() -> str:
    """Plays the beginning of a deal and returns the last lines of the screen as SVG."""
    game = load("skat-isko")
    assert isinstance(game, SkatGame)

    def computer_players(number: int) -> Mapping[int, Player[Any]]:
        return {
            seat: make_player("rule", "skat", seed=f"{SEED}/{number}/{seat}") for seat in (1, 2)
        }

    screens: list[str] = []
    answers: Iterator[str] = iter(ANSWERS)
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="256"
    )

    def read_line(_prompt: str) -> str:
        screens.append(console.export_text(clear=False, styles=True))
        answer = next(answers, None)
        if answer is None:
            raise EOFError
        return answer

    sitting = Sitting(game, SEED, dealer=1, seating=computer_players)
    parlance = parlance_of(game.name)
    speaker = speaker_at(0, 3, DECK_FACES["french"], plain=False, sort=game.high_to_low)
    screen = RichScreen(speaker, 0, console, read_line, parlance.pace)
    adviser = make_player("rule", "skat", seed=SEED)
    Session(sitting, Wishes(0, 1, ()), screen, parlance, adviser).run()

    lines = screens[-1].rstrip("\n").split("\n")[-SHOWN_LINES:]
    picture = Console(record=True, file=io.StringIO(), width=WIDTH, force_terminal=True)
    for line in lines:
        picture.print(Text.from_ansi(line))
    svg = picture.export_svg(title="wenzel play", unique_id="table")
    # The picture must not ask another host for a font.
    return FROM_ELSEWHERE.sub("", svg).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    TARGET.write_text(draw(), encoding="utf-8")
