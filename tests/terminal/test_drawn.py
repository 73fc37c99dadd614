"""The coloured dress: it fits, keeps to the colours allowed, and runs in a real terminal."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from rich.console import Console

from tests.support import RULESETS, random_deal, skat, walk
from wenzel.i18n import DECK_FACES
from wenzel.telling.seats import speaker_at
from wenzel.terminal.colour import RichScreen
from wenzel.terminal.ink import short
from wenzel.terminal.parlance import Pace
from wenzel.terminal.rich_table import hand_rows
from wenzel.terminal.skat.offer_tables import games_offered
from wenzel.terminal.skat.scene import scene_of

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def screen_of(
    seat: int, seats: int, *, deck: str = "french", width: int = 80, colours: bool = False
) -> tuple[RichScreen, io.StringIO]:
    output = io.StringIO()
    console = Console(
        file=output,
        width=width,
        force_terminal=colours,
        color_system="256" if colours else None,
        highlight=False,
    )
    speaker = speaker_at(seat, seats, DECK_FACES[deck], plain=False)
    return RichScreen(speaker, seat, console, lambda _: "", Pace()), output


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_picture_fits(ruleset: str, width: int) -> None:
    game, rng = skat(ruleset), Random(width)
    for step in walk(game, random_deal(game, rng), rng, unruly=0.05):
        view = game.view(step.before, step.before.current_player)
        for deck in DECK_FACES:
            screen, output = screen_of(view.seat, game.seats, deck=deck, width=width)
            scene = scene_of(view, 36)
            screen.show(scene)
            offers = games_offered(view)
            if offers is not None:
                screen.offer(offers)
            lines = output.getvalue().splitlines()
            assert max(map(len, lines)) <= width
            shown = output.getvalue()
            assert all(screen.speaker.seat(line.seat) in shown for line in scene.seats)
            numbered = [held.number for held in scene.hand if held.playable]
            if numbered and offers is None:
                assert [int(number.rstrip("+")) for number in lines[-1].split()] == numbered


@pytest.mark.parametrize("width", [24, 40, 60, 68])
def test_a_narrow_hand_keeps_each_number_under_its_card(width: int) -> None:
    game, rng = skat(), Random(width)
    for step in walk(game, random_deal(game, rng), rng):
        view = game.view(step.before, step.before.current_player)
        screen, _ = screen_of(view.seat, 3)
        hand = scene_of(view, 1).hand
        lines = hand_rows(hand, screen.speaker, width).plain.split("\n")
        assert max(map(len, lines)) <= width
        found: list[tuple[str, str]] = []
        for cards, numbers in zip(lines[::2], lines[1::2], strict=True):
            cells = [match.span() for match in re.finditer(r"\S+", cards)]
            found += ((cards[a:b], numbers[a - 1 : b + 1].strip()) for a, b in cells)
        assert found == [
            (short(held.card, screen.speaker), str(held.number) if held.playable else "")
            for held in hand
        ]


def test_without_colour_there_is_no_escape() -> None:
    game, rng = skat(), Random(3)
    for step in walk(game, random_deal(game, rng), rng):
        view = game.view(step.before, step.before.current_player)
        plain, colourless = screen_of(view.seat, 3)
        coloured, colours = screen_of(view.seat, 3, colours=True)
        for screen in (plain, coloured):
            screen.show(scene_of(view, 1))
        assert "\x1b" not in colourless.getvalue()
        assert ESCAPE.sub("", colours.getvalue()) == colourless.getvalue()


def test_suits_have_four_colours() -> None:
    game = skat()
    state = game.start(game.deal_from_seed(2))
    screen, output = screen_of(1, 3, colours=True)
    screen.show(scene_of(game.view(state, 1), 1))
    styles = dict(re.findall(r"(\x1b\[[0-9;]+m) *([♣♠♥♦])\w+", output.getvalue()))
    assert len(styles) == len(set(styles.values())) == 4


# -- in a terminal --------------------------------------------------------------------------------


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, file: int, process: subprocess.Popen[bytes]) -> None:
        self._file = file
        self.process = process
        self.text = ""

    def read_until(self, mark: str, seconds: float = 20) -> str:
        """Return what is written up to and with a mark."""
        until = time.monotonic() + seconds
        while mark not in self.text:
            assert time.monotonic() < until, self.text
            if select.select([self._file], [], [], 0.2)[0]:
                self.text += self._read()
        before, _, self.text = self.text.partition(mark)
        return before + mark

    def _read(self) -> str:
        try:
            return os.read(self._file, 65536).decode(errors="replace")
        except OSError:  # On Linux the end of a pseudo-terminal is an error.
            raise AssertionError(f"the program has ended: {self.text}") from None

    def interrupt(self, mark: str) -> None:
        """Interrupt until a mark is written.

        Between a prompt and the reading after it Python notes an interrupt, but acts on it only
        when it is woken again; a person would press the keys once more, and so does this.
        """
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            until = time.monotonic() + 2
            while mark not in self.text and time.monotonic() < until:
                if select.select([self._file], [], [], 0.2)[0]:
                    self.text += self._read()
            if mark in self.text:
                return
        raise AssertionError(self.text)

    def type(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """Let what is started here heed interrupts.

    Tests that run with `nohup`, or behind a script's `&`, ignore them, and a program inherits that.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    with heeding_interrupts():
        process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "wenzel", "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
            | environment,
            start_new_session=True,
        )
    os.close(theirs)
    try:
        yield Terminal(ours, process)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_a_terminal_gets_the_drawn_table_in_colour() -> None:
    with terminal("--seed", "3", NO_COLOR="") as program:
        text = program.read_until("> ")
        assert "╭" in text
        assert ESCAPE.search(text)
        program.type("q")
        program.read_until("y or n")
        program.read_until("> ")
        program.type("y")
        program.read_until("left unfinished.")
        assert program.process.wait(20) == 0


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [(("--no-color",), {}), ((), {"NO_COLOR": "1"})],
)
def test_colour_can_be_declined(arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    with terminal("--seed", "3", *arguments, **{"NO_COLOR": "", **environment}) as program:
        text = program.read_until("> ")
        assert "╭" in text
        assert not ESCAPE.search(text)


@pytest.mark.parametrize(("arguments", "environment"), [(("--plain",), {}), ((), {"TERM": "dumb"})])
def test_a_terminal_can_be_plain(arguments: tuple[str, ...], environment: dict[str, str]) -> None:
    with terminal("--seed", "3", *arguments, **environment) as program:
        text = program.read_until("> ")
        assert "Your hand: 1 " in text
        assert not re.search(r"[\x1b╭♣♠♥♦]", text)


@pytest.mark.parametrize("arguments", [(), ("--plain",)])
def test_a_line_typed_before_comes_back_by_the_arrow_key(arguments: tuple[str, ...]) -> None:
    pytest.importorskip("readline")
    with terminal("--seed", "3", *arguments) as program:
        program.read_until("> ")
        program.type("abcxyz")
        program.read_until("“abcxyz” means nothing")
        program.read_until("> ")
        program.type("\x1b[A\x1b[D\x1b[D\x1b[DQ")
        assert "[A" not in program.read_until("“abcQxyz” means nothing").rpartition("\n")[2]


@pytest.fixture(params=[signal.default_int_handler, signal.SIG_IGN], ids=["heeded", "ignored"])
def interrupts_of_tests(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let the tests themselves heed interrupts, or ignore them as below `nohup`."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts_of_tests")
@pytest.mark.parametrize("arguments", [(), ("--plain",)])
def test_an_interrupt_leaves_with_a_line(arguments: tuple[str, ...]) -> None:
    with terminal("--seed", "3", *arguments) as program:
        program.read_until("> ")
        program.interrupt("Interrupted: you have left the table.")
        assert program.process.wait(20) == 130
        assert "Traceback" not in program.text
