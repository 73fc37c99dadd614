"""What the clients of a room are told: each seat its own scene and events, in its own words."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from wenzel import codec
from wenzel.games.game import Action, Event
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes import Onlooker, Scene, scene_maker
from wenzel.table import Room
from wenzel.web.wire import Close, News, Presence, Promise, ServerFrame, Snapshot

_NO_REASON: Final = "hint.by_lot"
_MOST_WAITING: Final = 256
"""Frames that a client may be behind before he has to come anew."""


@dataclass(slots=True, eq=False)
class Client:
    """Somebody at a seat; a person may look from several windows.

    Attributes:
        person: who it is.
        seat: the seat.
        speaker: puts messages into his words.
        trumps_last: whether his hand is sorted the other way round.
        is_greeted: whether he has said hello; before that he is told nothing.
        seen: the last place he has been told of.
        view: what his seat knew there, with the place, to go on from.
        waiting: frames on their way to him; a `Close` ends them.
    """

    person: str
    seat: int
    speaker: Speaker
    trumps_last: bool = False
    is_greeted: bool = False
    seen: int = 0
    view: tuple[int, Any] | None = None
    waiting: asyncio.Queue[ServerFrame | Close] = field(
        default_factory=lambda: asyncio.Queue(_MOST_WAITING)
    )

    def post(self, frame: ServerFrame) -> None:
        """Put a frame on its way; who has fallen far behind is hung up on and comes anew."""
        try:
            self.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.hang_up(Close.FELL_BEHIND)

    def hang_up(self, why: Close) -> None:
        """End the line; what is still on its way is dropped."""
        self.is_greeted = False
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(why)


class Teller:
    """Makes the frames that tell clients of a room what happens there.

    Args:
        room: the room.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._maker = scene_maker(room.game.name)

    def welcome(
        self, client: Client, after: int | None, presence: tuple[Presence, ...]
    ) -> ServerFrame | None:
        """Return what a client has missed since a place; nothing if he has missed nothing."""
        room = self._room
        client.is_greeted = True
        if after is None or not self._room.deal_start < after <= room.seq:
            client.seen = room.seq
            return self.snapshot(client, presence)
        client.seen = after
        return self.news(client, presence)

    def news(self, client: Client, presence: tuple[Presence, ...]) -> ServerFrame | None:
        """Return what has happened since a client was told last; nothing if nothing has."""
        room, start = self._room, client.seen
        if start == room.seq:
            return None
        client.seen = room.seq
        if start <= self._room.deal_start:
            # Another deal has begun since: what there is to see is all new.
            return self.snapshot(client, presence)
        story = self._story(client, start)
        is_over = room.outcome is not None
        return News(
            seq=room.seq,
            events=tuple(codec.to_plain(event) for event, _ in story),
            lines=tuple(line for _, told in story for line in told),
            scene=self._scene(client),
            promise=self._promise() if is_over else None,
            match_over=is_over and room.match.is_over,
        )

    def snapshot(self, client: Client, presence: tuple[Presence, ...]) -> Snapshot:
        """Return the whole picture for a client."""
        room = self._room
        return Snapshot(
            seq=room.seq,
            deal=room.deal_number,
            seat=client.seat,
            lines=tuple(line for _, told in self._story(client, 0) for line in told),
            scene=self._scene(client) if room.deal_number else None,
            promise=self._promise(),
            presence=presence,
            practice=room.is_practice,
            match_over=room.match.is_over,
        )

    def hint(self, client: Client, action: Action, reason: Message) -> str:
        """Return in words what a client might do, and why."""
        if _says(reason, action):
            return client.speaker.say(Message("web.hint_reason", reason=reason))
        deed = self._maker.describe(action, self._room.view(client.seat))
        return client.speaker.say(Message("web.hint", deed=deed, reason=reason))

    def _story(self, client: Client, start: int) -> Sequence[tuple[Event, list[str]]]:
        """Return the events of the deal behind a place, with what is said of each."""
        found: list[tuple[Event, list[str]]] = []
        known, view = client.view or (0, None)
        if view is None or not self._room.deal_start < known <= start:
            known, view = 0, self._room.game.blank_view(client.seat)
        for place, event in self._room.events_for(client.seat, known):
            before, view = view, view.after(event)
            if place > start:
                told = client.speaker.say_all(self._maker.tell(event, before, view))
                found.append((event, told))
            known = place
        client.view = (known, view)
        return found

    def _scene(self, client: Client) -> Scene:
        room = self._room
        onlooker = Onlooker(client.speaker, room.match, room.deal_number)
        view: Any = room.view(client.seat)
        scene = self._maker.scene(view, onlooker)
        if not client.trumps_last:
            return scene
        orders = tuple(replace(order, cards=order.cards[::-1]) for order in scene.orders)
        return replace(scene, hand=scene.hand[::-1], orders=orders)

    def _promise(self) -> Promise:
        proof = self._room.proof
        return Promise(
            next=self._room.commitment,
            commitment=self._room.deal_commitment,
            secret=None if proof is None else proof.secret,
            words=() if proof is None else proof.words,
        )


def _says(reason: Message, action: Action) -> bool:
    """Tell whether a reason says by itself what is to be done."""
    if reason.code == _NO_REASON:
        return False
    card = getattr(action, "card", None)
    return card is None or card in reason.values.values()
