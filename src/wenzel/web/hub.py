"""One room and all who look at it: commands come in one by one, news go out to each seat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from dataclasses import dataclass, replace
from typing import Final

from wenzel import codec
from wenzel.errors import IllegalActionError
from wenzel.messages import Message
from wenzel.table import Answer, BadNameError, BotTurn, Room, RoomError
from wenzel.web.security import Rate
from wenzel.web.telling import Client, Teller
from wenzel.web.wire import (
    Act,
    Answered,
    Ask,
    ClientFrame,
    Close,
    Hello,
    Notice,
    People,
    Presence,
    ServerFrame,
)
from wenzel.web.workers import ThinkingError, Workers

GRACE_SECONDS: Final = 60.0
"""How long the others wait for a person whose line has dropped."""
MOST_WINDOWS: Final = 8
"""Clients that a seat may have at once."""
WORD_SECONDS: Final = 1.0
"""How long a deal waits for the words of those who are here."""
_MOST_NAMINGS: Final = 12
"""How often names may change at a table in a minute: each is written down."""
_STAND_IN: Final = "random"
"""The level that decides where the one at the table cannot: it plays every game."""
_LOG: Final = logging.getLogger("wenzel.web")


@dataclass(frozen=True, slots=True)
class _Absence:
    """The wait for an absent person: when it ends, and what ends it."""

    until: float
    timer: asyncio.TimerHandle


class Hub:
    """Serves one room.

    Args:
        room: the room.
        workers: where computer players think.
        adviser: the level that gives hints.
        grace: seconds that an absent person is waited for.
    """

    def __init__(
        self, room: Room, workers: Workers, adviser: str, grace: float = GRACE_SECONDS
    ) -> None:
        self.room = room
        self._workers = workers
        self._adviser = adviser
        self._grace = grace
        self._teller = Teller(room)
        self._clients: list[Client] = []
        self._thinking: asyncio.Task[None] | None = None
        self._absences: dict[int, _Absence] = {}
        self._words: dict[int, str] = {}
        self._worded = asyncio.Event()
        self._namings = Rate(_MOST_NAMINGS, 60.0)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self._clients and (self._thinking is None or self._thinking.done())

    # -- coming and going -----------------------------------------------------------------------

    def sit(self, person: str, seat: int | None = None, *, name: str | None = None) -> int:
        """Give a person a seat, in which a computer player may have sat.

        One who sits already keeps his, and his name if none (None) is given.

        Raises:
            RoomError: there is none for him.
            BadNameError: nobody can be called so, or somebody else here is.
        """
        if self.room.seat_of(person) is not None:
            if name is not None:
                self.call(person, name)
            return self.room.sit(person)
        # A name that cannot be had leaves the seat free.
        chosen = self.room.free_name(person, name or "")
        found = self.room.sit(person, seat)
        self.room.call(person, chosen)
        self._watch()
        self._tell_presence(Message("web.person_sat", seat=found))
        return found

    def call(self, person: str, name: str) -> None:
        """Call a person by a name, or by none if it is empty.

        Raises:
            BadNameError: nobody can be called so, or somebody else here is.
            RoomError: he does not sit here, or names change too often.
        """
        seat = self.room.seat_of(person)
        if seat is None or name != self.room.name(seat):
            if self._namings.exceeded():
                raise RoomError(Message("web.error_429"))
            if self.room.call(person, name):
                self._tell_presence(Message("web.person_named", seat=seat), to_others_than=seat)

    def follow(self, person: str, name: str) -> None:
        """Call a person as he has lately chosen to be called, if the table will have it."""
        with contextlib.suppress(RoomError, BadNameError):
            self.call(person, name)

    def leave(self, person: str) -> None:
        """Let a computer player have a person's seat for good."""
        seat = self.room.seat_of(person)
        if seat is None:
            return
        self.room.leave(person)
        self._words.pop(seat, None)
        self._end_absence(seat)
        for client in self._clients:
            if client.person == person:
                client.hang_up(Close.NOT_SEATED)
        self._tell_presence(Message("web.person_left", seat=seat))
        self.think()

    def has_room_for(self, seat: int) -> bool:
        """Tell whether a seat may have one more client."""
        return sum(client.seat == seat for client in self._clients) < MOST_WINDOWS

    def enter(self, client: Client) -> None:
        """Let a client in; a computer player that stood in for him steps back."""
        is_back = not self._is_here(client.seat)
        self._clients.append(client)
        self._end_absence(client.seat)
        self.room.stand_in(client.seat, False)
        self._watch()
        if is_back:
            self._tell_presence(Message("web.person_here", seat=client.seat))

    def exit(self, client: Client) -> None:
        """Let a client go; after a while a computer player stands in, if others wait."""
        self._clients.remove(client)
        self._watch()
        seat = client.seat
        if self._is_here(seat) or self.room.seat_of(client.person) != seat:
            return
        seconds = math.ceil(self._grace)
        self._tell_presence(Message("web.person_away", seat=seat, count=seconds))

    def _watch(self) -> None:
        """Wait for absent persons as long as somebody is here to wait for them."""
        loop = asyncio.get_running_loop()
        for seat in self.room.persons:
            if not self._clients:
                self._end_absence(seat)
            elif not (self._is_here(seat) or seat in self._absences or self._stands_in(seat)):
                timer = loop.call_later(self._grace, self._miss, seat)
                self._absences[seat] = _Absence(loop.time() + self._grace, timer)

    def _miss(self, seat: int) -> None:
        del self._absences[seat]
        self.room.stand_in(seat, True)
        self._tell_presence(Message("web.stand_in", seat=seat))
        self.think()

    def _end_absence(self, seat: int) -> None:
        absence = self._absences.pop(seat, None)
        if absence is not None:
            absence.timer.cancel()

    def _is_here(self, seat: int) -> bool:
        person = self.room.person(seat)
        return any(client.person == person for client in self._clients)

    def _stands_in(self, seat: int) -> bool:
        return seat in self.room.standing_in

    def _presence(self) -> tuple[Presence, ...]:
        room, now = self.room, asyncio.get_running_loop().time()
        found = []
        for seat in range(room.game.seats):
            absence = self._absences.get(seat)
            is_person = seat in room.persons
            found.append(
                Presence(
                    seat=seat,
                    is_person=is_person,
                    name=room.name(seat),
                    is_here=not is_person or self._is_here(seat),
                    stands_in=self._stands_in(seat),
                    seconds=None if absence is None else max(0, math.ceil(absence.until - now)),
                )
            )
        return tuple(found)

    def _tell_presence(self, news: Message, *, to_others_than: int | None = None) -> None:
        presence = self._presence()
        for client in self._greeted():
            text = "" if client.seat == to_others_than else client.speaker.say(news)
            client.post(People(presence=presence, text=text))

    def _greeted(self) -> list[Client]:
        return [client for client in self._clients if client.is_greeted]

    # -- what clients want ----------------------------------------------------------------------

    async def receive(self, client: Client, frame: ClientFrame) -> None:
        """Do what a client's frame says, and answer it; the news of it come before the answer."""
        if self.room.seat_of(client.person) != client.seat:
            client.hang_up(Close.NOT_SEATED)
            return
        match frame:
            case Hello(after=after):
                self._send(client, self._teller.welcome(client, after, self._presence()))
                client.post(People(presence=self._presence()))
            case Act(id=id, expect_seq=expect_seq, action=action):
                answer = self.room.act(client.seat, id, expect_seq, action)
                self._spread()
                self._answer(client, answer)
            case Ask(what="hint"):
                await self._hint(client, frame.id)
            case Ask(what="snapshot"):
                client.is_greeted = True
                client.seen = self.room.seq
                client.post(self._teller.snapshot(client, self._presence()))
            case Ask(what="word"):
                self._words[client.seat] = frame.word
                self._worded.set()
                self._answer(client, Answer(frame.id, self.room.seq))
            case Ask(what="name"):
                self._answer(client, self._named(client, frame))
            case Ask():
                await self._hear_words(client, frame)
                answer = self._dealt(client, frame)
                self._spread()
                self._answer(client, answer)
        self.think()

    def _named(self, client: Client, ask: Ask) -> Answer:
        def deed() -> None:
            self.call(client.person, ask.name)

        return self.room.answer_once(client.person, ask.id, None, deed)

    async def _hear_words(self, client: Client, ask: Ask) -> None:
        """Before a deal, hear the words of all who are here and have not given theirs yet.

        Clients give them as soon as they know what the table has committed itself to; this is for
        one that has only just come. Who gives none is not waited for any longer.
        """
        if ask.word:
            self._words[client.seat] = ask.word
        if ask.what != "deal" or self.room.is_playing:
            return
        waited_for = {one.seat for one in self._greeted()} - {client.seat}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WORD_SECONDS):
                while waited_for - self._words.keys():
                    self._worded.clear()
                    await self._worded.wait()

    def _dealt(self, client: Client, ask: Ask) -> Answer:
        def deed() -> None:
            if ask.what == "again":
                self.room.deal_again()
                return
            self.room.deal_next(self._words)
            self._words.clear()

        return self.room.answer_once(client.person, ask.id, ask.expect_seq, deed)

    def _answer(self, client: Client, answer: Answer) -> None:
        text = "" if answer.refusal is None else client.speaker.say(answer.refusal)
        client.post(Answered(id=answer.id, seq=answer.seq, code=answer.code, text=text))

    async def _hint(self, client: Client, id: str) -> None:
        room, seat, seq = self.room, client.seat, self.room.seq
        if room.mover != seat:
            refusal = Message("refused.not_your_turn", seat=seat)
            self._answer(client, Answer(id, seq, refusal, "not_now"))
            return
        try:
            advice = await self._workers.advise(
                self._adviser, room.game.name, room.id, room.view(seat)
            )
        except ThinkingError:
            _LOG.exception("no hint at table %s", room.id)
            self._answer(client, Answer(id, room.seq, Message("web.no_hint"), "failed"))
            return
        if room.seq != seq:
            self._answer(client, Answer(id, room.seq, Message("room.stale"), "stale"))
            return
        text = self._teller.hint(client, advice.action, advice.reason)
        action = codec.to_plain(advice.action)
        client.post(Answered(id=id, seq=seq, code="done", text=text, action=action))

    def deal_again(self) -> None:
        """Deal the last deal once more, asked for outside of the table.

        Raises:
            RoomError: somebody else sits at the table.
        """
        self.room.deal_again()
        self._spread()
        self.think()

    # -- computer players -----------------------------------------------------------------------

    def think(self) -> None:
        """Let computer players act for as long as it is their turn."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.get_running_loop().create_task(self._think())
            self._thinking.add_done_callback(self._thought)

    async def _think(self) -> None:
        while (turn := self.room.bot_turn) is not None:
            try:
                self.room.act_for_bot(turn, await self._workers.choose(turn))
            except (ThinkingError, IllegalActionError):
                _LOG.exception("%s failed at table %s", turn.level, self.room.id)
                self._tell(Message("web.bot_failed", seat=turn.seat))
                await self._help_out(turn)
            self._spread()

    async def _help_out(self, turn: BotTurn) -> None:
        """Let a simple player decide where the one at the table could not."""
        simple = replace(turn, level=_STAND_IN)
        self.room.act_for_bot(turn, await self._workers.choose(simple))

    def _thought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("table %s stands still", self.room.id, exc_info=task.exception())
            self._tell(Message("web.stuck"))

    async def close(self) -> None:
        """Stop thinking and waiting."""
        for seat in list(self._absences):
            self._end_absence(seat)
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    # -- news -----------------------------------------------------------------------------------

    def _spread(self) -> None:
        for client in self._greeted():
            self._send(client, self._teller.news(client, self._presence()))

    def _send(self, client: Client, frame: ServerFrame | None) -> None:
        if frame is not None:
            client.post(frame)

    def _tell(self, notice: Message) -> None:
        for client in self._greeted():
            client.post(Notice(text=client.speaker.say(notice)))
