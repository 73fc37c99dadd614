"""The plain dress: one event a line, no colour, no drawing; for pipes and Braille displays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TextIO

from wenzel.games.skat.lists import ScoreList
from wenzel.i18n import Speaker
from wenzel.messages import Message, Value
from wenzel.terminal.offers import GameOffer
from wenzel.terminal.scene import HandCard, Scene
from wenzel.terminal.screen import game_of, points_message, scores_of, worths_message


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
            self.say(Message("seat.line", seat=line.seat, words=line.words))

    def tell(self, events: Sequence[Message]) -> None:
        """Write one event a line."""
        self.say(*events)

    def show(self, scene: Scene, *, whole: bool = False) -> None:
        """Write what has changed of points, hands and playable cards; if asked, everything."""
        if whole:
            self.open(scene)
            if scene.trick:
                self.say(Message("table.trick", cards=_with_seats(scene)))
        lines = tuple(_situation(scene, self.speaker))
        self.say(*(line for line in lines if whole or line not in self._shown))
        self._shown = lines
        playable = [_numbered(held) for held in scene.hand if held.playable]
        if len(playable) < len(scene.hand):
            self.say(Message("table.playable", cards=tuple(playable)))

    def offer(self, offers: Sequence[GameOffer]) -> None:
        """Write one game a line."""
        for offer in offers:
            words: dict[str, Value] = {
                "number": offer.number,
                "contract": offer.worth.contract,
                "value": offer.worth.line,
            }
            if offer.note is None:
                self.say(Message("offer.game", **words))
            else:
                self.say(Message("offer.game_noted", **words, note=offer.note))

    def settle(self, title: Message, lines: Iterable[Message]) -> None:
        """Write the settlement."""
        self.say(title, *lines)

    def list_scores(self, score_list: ScoreList) -> None:
        """Write one deal a line."""
        for line in score_list.lines:
            words, scores = game_of(line), scores_of(line.totals, self.seat)
            self.say(Message("list.line", number=line.number, words=words, scores=scores))

    def ask(self, question: Message) -> str:
        """Write the question on a line of its own and read the answer."""
        self.say(question)
        self._output.flush()
        return self._read_line()


def _situation(scene: Scene, speaker: Speaker) -> Iterator[Message]:
    """Yield what a person decides by."""
    if scene.points is not None:
        yield points_message(scene)
    for seat, cards in scene.open_hands:
        shown = speaker.cards(held.card for held in cards)
        yield Message("table.open", seat=seat, cards=shown)
    if scene.worths:
        yield worths_message(scene)
    if scene.hand:
        yield Message("table.hand", cards=tuple(map(_numbered, scene.hand)))


def _numbered(held: HandCard) -> Message:
    return Message("table.hand_card", number=held.number, card=held.card)


def _with_seats(scene: Scene) -> tuple[Message, ...]:
    return tuple(Message("table.trick_card", seat=seat, card=card) for seat, card in scene.trick)
