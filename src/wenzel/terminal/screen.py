"""What a dress of the dialogue has to show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine
from wenzel.terminal.parlance import Offers
from wenzel.terminal.scene import Scene


class Screen(Protocol):
    """Shows messages and scenes, and asks."""

    @property
    def speaker(self) -> Speaker:
        """Puts messages into words."""

    @property
    def seat(self) -> int:
        """The seat of the person, who is named first."""

    def say(self, *messages: Message) -> None:
        """Say something, each message on a line of its own."""

    def refuse(self, message: Message) -> None:
        """Say in one line why something was not done."""

    def open(self, scene: Scene) -> None:
        """Begin a deal: who sits where."""

    def tell(self, events: Sequence[Message]) -> None:
        """Tell what has happened."""

    def show(self, scene: Scene, *, whole: bool = False) -> None:
        """Show what the person has to know to decide; ``whole``: everything there is to see."""

    def offer(self, offers: Offers) -> None:
        """Show what can be chosen by number."""

    def settle(self, title: Message, lines: Iterable[Message]) -> None:
        """Show a settlement line by line."""

    def list_scores(self, sheet: Sequence[SheetLine]) -> None:
        """Show a list with every deal."""

    def ask(self, question: Message) -> str:
        """Ask, and return what is typed.

        Raises:
            EOFError: nothing can be typed any more.
        """
