"""A client's socket: frames in, frames out, and an end to whoever sends nonsense."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wenzel.errors import WenzelError, WireError
from wenzel.web.hub import Hub
from wenzel.web.people import name_of, person_of, speaker_for
from wenzel.web.preferences import preferences_of
from wenzel.web.security import Rate, comes_from_here
from wenzel.web.telling import Client
from wenzel.web.wire import Close, read, write

_POLICY: Final = 1008
_MOST_FRAMES: Final = 100
_IN_SECONDS: Final = 5.0
_LOG: Final = logging.getLogger("wenzel.web")


async def table_socket(socket: WebSocket) -> None:
    """Serve one client of a room until one side hangs up."""
    if not comes_from_here(socket.headers):
        await socket.close(_POLICY)
        return
    # A page can read the reason of a close only if the socket was open before.
    await socket.accept()
    try:
        hub: Hub | None = socket.app.state.rooms.find(socket.path_params["room"])
    except WenzelError:
        _LOG.exception("table %s cannot be built again", socket.path_params["room"])
        hub = None
    if hub is None:
        await socket.close(Close.NO_SUCH_TABLE)
        return
    person = person_of(socket)
    seat = None if person is None else hub.room.seat_of(person)
    if person is None or seat is None:
        await socket.close(Close.NOT_SEATED)
        return
    if not hub.has_room_for(seat):
        await socket.close(Close.TOO_MANY)
        return
    name = name_of(socket)
    if name is not None:
        hub.follow(person, name)
    trumps_last = preferences_of(socket).sort == "last"
    client = Client(person, seat, speaker_for(socket, hub.room, seat), trumps_last)
    await _serve(socket, hub, client)


async def _serve(socket: WebSocket, hub: Hub, client: Client) -> None:
    hub.enter(client)
    writing = asyncio.create_task(_write(socket, client))
    try:
        await _read(socket, hub, client)
    except WebSocketDisconnect:
        pass  # The person went, or the line dropped; the room goes on without him.
    finally:
        hub.exit(client)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _read(socket: WebSocket, hub: Hub, client: Client) -> None:
    rate = Rate(_MOST_FRAMES, _IN_SECONDS)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if rate.exceeded():
            await _close(socket, Close.TOO_MANY)
            return
        try:
            frame = read(message.get("text"))
        except WireError as error:
            _LOG.info("a frame that is none: %s", error)
            await _close(socket, Close.BAD_FRAME)
            return
        await hub.receive(client, frame)


async def _write(socket: WebSocket, client: Client) -> None:
    while True:
        frame = await client.waiting.get()
        if isinstance(frame, Close):
            await _close(socket, frame)
            return
        try:
            await socket.send_text(write(frame))
        except (RuntimeError, WebSocketDisconnect):
            return  # The line is down; the reader notices it and lets the client go.


async def _close(socket: WebSocket, why: Close) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(why)
