"""Answers to commands: each command is done once, at the place it was meant for or not at all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wenzel.errors import WenzelError
from wenzel.messages import Message
from wenzel.table.errors import StaleError

_REMEMBERED: Final = 64
"""How many answers are kept for a person whose line drops before he hears them."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a command: accepted, or refused with the reason; where the room stands now."""

    id: str
    seq: int
    refusal: Message | None = None
    code: str = "done"


class Answers:
    """Does the commands of persons, and remembers what it has answered.

    Args:
        seq: says where the room stands.
    """

    def __init__(self, seq: Callable[[], int]) -> None:
        self._seq = seq
        self._given: dict[str, OrderedDict[str, Answer]] = {}

    def once(
        self, person: str, command: str, expect_seq: int | None, deed: Callable[[], None]
    ) -> Answer:
        """Do a person's deed and answer for it.

        A command that was answered is answered again alike and not done again.

        Args:
            person: whose command it is.
            command: the command's own name, chosen by the client.
            expect_seq: the place that the client saw; None if any will do.
            deed: does it, or raises a `WenzelError` with the reason why not.
        """
        given = self._given.setdefault(person, OrderedDict())
        if command in given:
            return given[command]
        try:
            if expect_seq is not None and expect_seq != self._seq():
                raise StaleError(Message("room.stale"))
            deed()
            answer = Answer(command, self._seq())
        except WenzelError as error:
            answer = Answer(command, self._seq(), error.message, error.wire_code)
        given[command] = answer
        while len(given) > _REMEMBERED:
            given.popitem(last=False)
        return answer

    def forget(self, person: str) -> None:
        """Forget what a person was answered, who is gone for good."""
        self._given.pop(person, None)
