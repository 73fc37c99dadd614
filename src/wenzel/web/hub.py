"""One room and all who look at it: commands come in one by one, news go out to each seat."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from wenzel import codec
from wenzel.errors import WenzelError
from wenzel.games.game import Event
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes import Onlooker, Scene, scene_maker
from wenzel.table import Answer, Room
from wenzel.web.wire import (
    Act,
    Answered,
    Ask,
    ClientFrame,
    Hello,
    News,
    People,
    Presence,
    Promise,
    ServerFrame,
    Snapshot,
)
from wenzel.web.workers import Workers

GRACE_SECONDS: Final = 60.0
"""How long the others wait for a person whose line has dropped."""
_MOST_WAITING: Final = 256
"""Frames that a client may be behind before it has to begin afresh."""


@dataclass(slots=True, eq=False)
class Client:
    """Somebody at a seat.

    Attributes:
        seat: the seat.
        speaker: puts messages into his words.
        seen: the last place he has been told of.
        waiting: frames on their way to him.
    """

    seat: int
    speaker: Speaker
    seen: int = 0
    waiting: asyncio.Queue[ServerFrame] = field(
        default_factory=lambda: asyncio.Queue(_MOST_WAITING)
    )


class Hub:
    """Serves one room.

    Args:
        room: the room.
        workers: where computer players think.
        adviser: the level that gives hints.
    """

    def __init__(self, room: Room, workers: Workers, adviser: str) -> None:
        self.room = room
        self._workers = workers
        self._adviser = adviser
        self._maker = scene_maker(room.game.name)
        self._clients: list[Client] = []
        self._thinking: asyncio.Task[None] | None = None
        self._absences: dict[int, asyncio.Task[None]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nobody is here."""
        return not self._clients

    # -- coming and going -----------------------------------------------------------------------

    def enter(self, client: Client) -> None:
        """Let a client in; a computer player that stood in for him steps back."""
        self._clients.append(client)
        absence = self._absences.pop(client.seat, None)
        if absence is not None:
            absence.cancel()
        self.room.stand_in(client.seat, False)
        self._tell_presence()

    def exit(self, client: Client) -> None:
        """Let a client go; after a while a computer player stands in, if others wait."""
        self._clients.remove(client)
        seat = client.seat
        if not self._is_here(seat):
            self._absences[seat] = asyncio.get_running_loop().create_task(self._miss(seat))
            self._tell_presence()

    async def _miss(self, seat: int) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if self._clients:
            self.room.stand_in(seat, True)
            self.think()

    def _is_here(self, seat: int) -> bool:
        return any(client.seat == seat for client in self._clients)

    def _presence(self) -> tuple[Presence, ...]:
        room = self.room
        return tuple(
            Presence(
                seat=seat,
                is_person=room.person(seat) is not None,
                is_here=room.person(seat) is None or self._is_here(seat),
            )
            for seat in range(room.game.seats)
        )

    def _tell_presence(self) -> None:
        for client in self._clients:
            self._post(client, People(presence=self._presence()))

    # -- what clients want ----------------------------------------------------------------------

    async def receive(self, client: Client, frame: ClientFrame) -> None:
        """Do what a client's frame says, and answer it."""
        match frame:
            case Hello(after=after):
                self._welcome(client, after)
            case Act():
                self._answer(client, self._act(client, frame))
                self._spread()
            case Ask(what="hint"):
                await self._hint(client, frame.id)
            case Ask(what="snapshot"):
                self._welcome(client, None)
            case Ask():
                self._answer(client, self._deal(client, frame))
                self._spread()
        self.think()

    def _welcome(self, client: Client, after: int | None) -> None:
        """Show a client where the table stands; what he has seen already is not sent again."""
        if after is None or not 0 <= after <= self.room.seq or after < self._deal_start():
            self._post(client, self.snapshot(client))
            client.seen = self.room.seq
            return
        client.seen = after
        self._catch_up(client)

    def _deal_start(self) -> int:
        events = self.room.events_for(0)
        return events[0][0] - 1 if events else 0

    def _act(self, client: Client, act: Act) -> Answer:
        return self.room.act(client.seat, act.id, act.expect_seq, act.action)

    def _deal(self, client: Client, ask: Ask) -> Answer:
        try:
            if ask.what == "again":
                self.room.deal_again()
            else:
                self.room.deal_next({client.seat: ask.word})
        except WenzelError as error:
            return Answer(ask.id, self.room.seq, error.message, error.wire_code)
        return Answer(ask.id, self.room.seq)

    def _answer(self, client: Client, answer: Answer) -> None:
        text = "" if answer.refusal is None else client.speaker.say(answer.refusal)
        self._post(client, Answered(id=answer.id, seq=answer.seq, code=answer.code, text=text))

    async def _hint(self, client: Client, id: str) -> None:
        room, seat = self.room, client.seat
        if room.mover != seat:
            refusal = Message("refused.not_your_turn", seat=seat)
            self._answer(client, Answer(id, room.seq, refusal, "not_now"))
            return
        seq, view = room.seq, room.view(seat)
        advice = await self._workers.advise(self._adviser, room.game.name, room.id, view)
        deed = client.speaker.say(self._maker.describe(advice.action, view))
        text = client.speaker.say(Message("web.hint", deed=deed, reason=advice.reason))
        action = codec.to_plain(advice.action)
        self._post(client, Answered(id=id, seq=seq, code="done", text=text, action=action))

    # -- computer players -----------------------------------------------------------------------

    def think(self) -> None:
        """Let computer players act for as long as it is their turn."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.get_running_loop().create_task(self._think())

    async def _think(self) -> None:
        while (turn := self.room.bot_turn) is not None:
            action = await self._workers.choose(turn)
            self.room.act_for_bot(turn, action)
            self._spread()

    async def close(self) -> None:
        """Stop thinking and waiting."""
        tasks = [*self._absences.values(), *([self._thinking] if self._thinking else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # -- news -----------------------------------------------------------------------------------

    def _spread(self) -> None:
        for client in self._clients:
            self._catch_up(client)

    def _catch_up(self, client: Client) -> None:
        room = self.room
        if client.seen == room.seq:
            return
        if client.seen < self._deal_start() or client.seen == 0:
            # Another deal has begun since: what there is to see is all new.
            self._post(client, self.snapshot(client))
            client.seen = room.seq
            return
        lines: list[str] = []
        events: list[Any] = []
        for _, event, told in self._story(client):
            events.append(codec.to_plain(event))
            lines += told
        is_over = room.outcome is not None
        frame = News(
            seq=room.seq,
            events=tuple(events),
            lines=tuple(lines),
            scene=self._scene(client),
            promise=self._promise() if is_over else None,
            match_over=is_over and room.match.is_over,
        )
        self._post(client, frame)
        client.seen = room.seq

    def _story(
        self, client: Client, start: int | None = None
    ) -> Sequence[tuple[int, Event, list[str]]]:
        """Return the events behind a place (by default what the client has seen), in words too."""
        seen = client.seen if start is None else start
        view = self.room.game.blank_view(client.seat)
        found: list[tuple[int, Event, list[str]]] = []
        for place, event in self.room.events_for(client.seat):
            before, view = view, view.after(event)
            if place > seen:
                told = client.speaker.say_all(self._maker.tell(event, before, view))
                found.append((place, event, told))
        return found

    def snapshot(self, client: Client) -> Snapshot:
        """Return the whole picture for a client."""
        room = self.room
        lines = [line for _, _, told in self._story(client, 0) for line in told]
        return Snapshot(
            seq=room.seq,
            deal=room.deal_number,
            seat=client.seat,
            lines=tuple(lines),
            scene=self._scene(client) if room.deal_number else None,
            promise=self._promise(),
            presence=self._presence(),
            practice=room.is_practice,
            match_over=room.match.is_over,
        )

    def _scene(self, client: Client) -> Scene:
        room = self.room
        onlooker = Onlooker(client.speaker, room.match, room.deal_number)
        return self._maker.scene(room.view(client.seat), onlooker)

    def _promise(self) -> Promise:
        proof = self.room.proof
        return Promise(
            next=self.room.commitment,
            commitment=self.room.deal_commitment,
            secret=None if proof is None else proof.secret,
            words=() if proof is None else proof.words,
        )

    def _post(self, client: Client, frame: ServerFrame) -> None:
        """Put a frame on its way; a client that has fallen far behind begins afresh."""
        try:
            client.waiting.put_nowait(frame)
        except asyncio.QueueFull:
            while not client.waiting.empty():
                client.waiting.get_nowait()
            client.waiting.put_nowait(self.snapshot(client))
            client.seen = self.room.seq
