"""A finished deal as its page shows it: one moment of it with every hand open, and its course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wenzel.games.game import Match
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.scenes import Onlooker, Scene, scene_maker
from wenzel.scenes.model import CardPlayed, CardShown, SeatShown, Settlement
from wenzel.study.retold import Moment, Retold, retell

_OPENED: Final = "revealed"
"""What every game calls the event that opens all cards."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A seat at a moment of the deal, and its open cards; `next_card` is the one it plays then."""

    seat: SeatShown
    cards: tuple[CardShown, ...]
    next_card: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment of the deal.

    Attributes:
        title: what is played, as far as it was known then.
        lines: what had just happened.
        hands: every seat with its cards, the onlooker's first.
        lying: the cards on the table: the trick, complete or not.
        face_down: how many cards lie face down in the middle.
        stock: how many cards lie in the stock; None in games without one.
        top: the card on the discard pile.
    """

    title: tuple[str, ...]
    lines: tuple[str, ...]
    hands: tuple[OpenHand, ...]
    lying: tuple[CardPlayed, ...]
    face_down: int
    stock: int | None
    top: CardShown | None


class Replay:
    """A finished deal, to be looked at moment by moment.

    Args:
        record: the deal.
        seat: the onlooker's seat.
        speaker: his words.
        match: the series as it stood after the deal.
        number: the number of the deal.
    """

    def __init__(
        self, record: Record, seat: int, speaker: Speaker, match: Match, number: int
    ) -> None:
        self._record = record
        self._seat = seat
        self._speaker = speaker
        self._onlooker = Onlooker(speaker, match, number)
        self._maker = scene_maker(record.game.name)
        self._moments = _moments(record, seat)

    @property
    def last(self) -> int:
        """The number of the last moment; the first is 0."""
        return len(self._moments) - 1

    @property
    def course(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What happened: the numbers of the moments that there are words for, and the words."""
        told = ((number, self._lines(moment)) for number, moment in enumerate(self._moments))
        return tuple((number, lines) for number, lines in told if lines or not number)

    @property
    def settlement(self) -> Settlement:
        """How the deal ended."""
        found = self._scene(self.last, self._seat).settlement
        assert found is not None
        return found

    def at(self, number: int) -> Shown:
        """Return what there is to see at a moment."""
        scene = self._scene(number, self._seat)
        hands = tuple(
            OpenHand(seat, self._scene(number, seat.seat).hand, self._next_card(number, seat.seat))
            for seat in scene.seats
            if not seat.is_out
        )
        return Shown(
            scene.title,
            self._lines(self._moments[number]),
            hands,
            scene.trick or self._just_taken(number, scene),
            scene.face_down,
            None if scene.piles is None else scene.piles.stock,
            None if scene.piles is None else scene.piles.top,
        )

    def place_of_card(self, number: int) -> int:
        """Return the moment after the card of a number, from 0, was played."""
        plays = [
            place
            for place, step in enumerate(self._record.steps, 1)
            if step.action.__struct_config__.tag == "play"
        ]
        return plays[number]

    def _scene(self, number: int, seat: int) -> Scene:
        return self._maker.scene(self._moments[number].views[seat], self._onlooker)

    def _just_taken(self, number: int, scene: Scene) -> tuple[CardPlayed, ...]:
        """Return the trick that has been completed with this moment."""
        if not number or not scene.last_trick:
            return ()
        before = self._scene(number - 1, self._seat)
        return scene.last_trick if before.last_trick != scene.last_trick else ()

    def _next_card(self, number: int, seat: int) -> str:
        steps = self._record.steps
        if number >= len(steps) or steps[number].seat != seat:
            return ""
        card = getattr(steps[number].action, "card", None)
        return "" if card is None else str(card.text)

    def _lines(self, moment: Moment) -> tuple[str, ...]:
        # The hands that are opened at the end are shown, and need no words.
        events = (one for one in moment.told if one.event.what.__struct_config__.tag != _OPENED)
        told = (message for one in events for message in self._tell(one))
        return tuple(self._speaker.say_all(told))

    def _tell(self, one: Retold) -> Sequence[Message]:
        return self._maker.tell(one.event, one.before, one.after)


@lru_cache(maxsize=32)
def _moments(record: Record, seat: int) -> tuple[Moment, ...]:
    """Return the moments of a deal; whoever steps through it asks for them again and again."""
    return retell(record, seat)
