"""The coloured dress: the same dialogue with a drawn table each time the person is on move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.ink import EMPHASIS, QUIET, coloured
from wenzel.terminal.parlance import Offers, Pace
from wenzel.terminal.rich_table import list_table, picture
from wenzel.terminal.scene import Scene


class RichScreen:
    """Draws with `rich`.

    Args:
        speaker: puts messages into words.
        seat: the seat of the person.
        console: where to draw.
        read_line: returns the next line typed after a prompt; raises EOFError when there is none.
        pace: which events share a line.
    """

    def __init__(
        self,
        speaker: Speaker,
        seat: int,
        console: Console,
        read_line: Callable[[str], str],
        pace: Pace,
    ) -> None:
        self.speaker = speaker
        self.seat = seat
        self._console = console
        self._read_line = read_line
        self._pace = pace

    def say(self, *messages: Message) -> None:
        """Print each message on a line."""
        for message in messages:
            self._line(self.speaker.say(message))

    def refuse(self, message: Message) -> None:
        """Print why something was not done, so that it is not overlooked."""
        self._console.print(
            Text("! ", style=EMPHASIS) + coloured(self.speaker.say(message), self.speaker)
        )

    def open(self, scene: Scene) -> None:
        """Draw a line between two deals."""
        self._console.print()
        self._console.rule(" · ".join(self.speaker.say_all(scene.title)), style=QUIET)

    def tell(self, events: Sequence[Message]) -> None:
        """Print what has happened, a run of calls and a trick each on one line."""
        for _, run in groupby(self._grouped(events), key=lambda pair: pair[0]):
            words = self.speaker.say_all(message for _, message in run)
            self._line("  " + "  ·  ".join(words))

    def show(self, scene: Scene, *, whole: bool = False) -> None:
        """Draw the table; it is always the whole of it."""
        self._console.print()
        self._console.print(picture(scene, self.speaker, self._console.width))

    def offer(self, offers: Offers) -> None:
        """Print the choices as a table."""
        self._console.print(offers.drawn(self.speaker))

    def settle(self, title: Message, lines: Iterable[Message]) -> None:
        """Print the settlement below its title."""
        self._console.print()
        self._console.print(Text(self.speaker.say(title), style=EMPHASIS))
        for line in lines:
            self._line("  " + self.speaker.say(line))

    def list_scores(self, sheet: Sequence[SheetLine]) -> None:
        """Print the list as a table."""
        self._console.print(list_table(sheet, self.seat, self.speaker))

    def ask(self, question: Message) -> str:
        """Print the question and read the answer on the line below."""
        self.say(question)
        return self._read_line("> ")

    def _line(self, words: str) -> None:
        self._console.print(coloured(words, self.speaker))

    def _grouped(self, events: Sequence[Message]) -> Iterable[tuple[int, Message]]:
        """Yield each event with the number of the line it belongs on."""
        line = 0
        kind = ""
        for message in events:
            own = self._pace.running.get(message.code, "")
            if not own or own != kind:
                line += 1
            yield line, message
            kind = "" if message.code in self._pace.line_ends else own
