"""The plain dress: one event a line, no colour, no drawing; for pipes and Braille displays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TextIO

from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, by_seat
from wenzel.terminal.parlance import Offers
from wenzel.terminal.scene import HandCard, Scene, lying_message


class PlainScreen:
    """Writes lines and reads lines.

    Args:
        speaker: puts messages into words.
        seat: the seat of the person.
        output: where the lines go.
        read_line: returns the next line typed; raises EOFError when there is none.
    """

    def __init__(
        self, speaker: Speaker, seat: int, output: TextIO, read_line: Callable[[], str]
    ) -> None:
        self.speaker = speaker
        self.seat = seat
        self._output = output
        self._read_line = read_line
        self._shown: tuple[Message, ...] = ()

    def say(self, *messages: Message) -> None:
        """Write each message on a line."""
        for message in messages:
            print(self.speaker.say(message), file=self._output)

    def refuse(self, message: Message) -> None:
        """Write why something was not done."""
        self.say(message)

    def open(self, scene: Scene) -> None:
        """Write the deal's number and one seat a line."""
        self._shown = ()
        self.say(Message("table.title", words=scene.title))
        for line in scene.seats:
            words = line.words
            told = Message("seat.line", seat=line.seat, words=words)
            self.say(told if words else Message("seat.only", seat=line.seat))

    def tell(self, events: Sequence[Message]) -> None:
        """Write one event a line."""
        self.say(*events)

    def show(self, scene: Scene, *, whole: bool = False) -> None:
        """Write what has changed of points, hands and playable cards; if asked, everything."""
        if whole:
            self.open(scene)
            if scene.trick:
                self.say(Message("table.trick", cards=tuple(map(lying_message, scene.trick))))
        lines = tuple(_situation(scene, self.speaker))
        self.say(*(line for line in lines if whole or line not in self._shown))
        self._shown = lines
        playable = [_numbered(held) for held in scene.hand if held.playable]
        if len(playable) < len(scene.hand):
            self.say(Message("table.playable", cards=tuple(playable)))

    def offer(self, offers: Offers) -> None:
        """Write one choice a line."""
        self.say(*offers.lines)

    def settle(self, title: Message, lines: Iterable[Message]) -> None:
        """Write the settlement."""
        self.say(title, *lines)

    def list_scores(self, sheet: Sequence[SheetLine]) -> None:
        """Write one deal a line."""
        for line in sheet:
            scores = by_seat(line.figures, self.seat)
            self.say(Message("list.line", number=line.number, words=line.words, scores=scores))

    def ask(self, question: Message) -> str:
        """Write the question on a line of its own and read the answer."""
        self.say(question)
        self._output.flush()
        return self._read_line()


def _situation(scene: Scene, speaker: Speaker) -> Iterator[Message]:
    """Yield what a person decides by."""
    if scene.points is not None:
        yield scene.points
    yield from scene.centre
    for seat, cards in scene.open_hands:
        shown = speaker.cards(held.card for held in cards)
        yield Message("table.open", seat=seat, cards=shown)
    yield from scene.remarks
    if scene.hand:
        yield Message("table.hand", cards=tuple(map(_numbered, scene.hand)))


def _numbered(held: HandCard) -> Message:
    code = "table.hand_card"
    if held.face_down or held.is_new:
        code = "table.hand_face_down" if held.face_down else "table.hand_new"
    return Message(code, number=held.number, card=held.card)
