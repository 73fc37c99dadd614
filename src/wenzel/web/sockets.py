"""A client's socket: frames in, frames out, and an end to whoever sends nonsense."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from wenzel.errors import WireError
from wenzel.web.hub import Client, Hub
from wenzel.web.people import person_of, speaker_for
from wenzel.web.security import Rate, comes_from_here
from wenzel.web.wire import read, write

_POLICY: Final = 1008
_NO_SUCH_ROOM: Final = 4404
_NOT_SEATED: Final = 4403
_MOST_FRAMES: Final = 40
_IN_SECONDS: Final = 5.0


async def table_socket(socket: WebSocket) -> None:
    """Serve one client of a room until one side hangs up."""
    if not comes_from_here(socket.headers):
        await socket.close(_POLICY)
        return
    hub: Hub | None = socket.app.state.rooms.find(socket.path_params["room"])
    person = person_of(socket)
    await socket.accept()
    if hub is None:
        await socket.close(_NO_SUCH_ROOM)
        return
    seat = None if person is None else hub.room.seat_of(person)
    if seat is None:
        await socket.close(_NOT_SEATED)
        return
    client = Client(seat, speaker_for(socket, hub.room, seat))
    hub.enter(client)
    writing = asyncio.create_task(_write(socket, client))
    try:
        await _read(socket, hub, client)
    except WebSocketDisconnect:
        pass  # The person went, or the line dropped; the room goes on without him.
    finally:
        hub.exit(client)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing


async def _read(socket: WebSocket, hub: Hub, client: Client) -> None:
    rate = Rate(_MOST_FRAMES, _IN_SECONDS)
    while True:
        text = await socket.receive_text()
        if rate.exceeded():
            await socket.close(_POLICY, "too many frames")
            return
        try:
            frame = read(text)
        except WireError as error:
            await socket.close(_POLICY, str(error)[:120])
            return
        await hub.receive(client, frame)


async def _write(socket: WebSocket, client: Client) -> None:
    while True:
        frame = await client.waiting.get()
        try:
            await socket.send_text(write(frame))
        except (RuntimeError, WebSocketDisconnect):
            return  # The line is down; the reader notices it and lets the client go.
