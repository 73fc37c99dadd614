"""The pages of a table: the table itself, and what can be taken home from it."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from wenzel.records import jsonl
from wenzel.web.hub import Hub
from wenzel.web.people import new_person, person_of, remember
from wenzel.web.security import form_of
from wenzel.web.templating import page


def _hub(request: Request) -> Hub:
    hub: Hub | None = request.app.state.rooms.find(request.path_params["room"])
    if hub is None:
        raise HTTPException(404)
    return hub


async def table(request: Request) -> Response:
    """The table; whoever comes by its address may take a free seat."""
    hub = _hub(request)
    person = person_of(request)
    if person is None or hub.room.seat_of(person) is None:
        return page(request, "join.html", room=hub.room.id, game=hub.room.game.name)
    return page(request, "table.html", room=hub.room.id, game=hub.room.game.name)


async def sit(request: Request) -> Response:
    """Take a free seat at a table of friends."""
    await form_of(request)
    hub = _hub(request)
    person = person_of(request) or new_person()
    hub.sit(person)
    response = RedirectResponse(f"/table/{hub.room.id}", 303)
    remember(response, person, secure=request.url.scheme == "https")
    return response


async def leave(request: Request) -> Response:
    """Get up for good; a computer player takes the seat."""
    await form_of(request)
    hub = _hub(request)
    person = person_of(request)
    if person is not None:
        hub.leave(person)
    return RedirectResponse("/", 303)


async def record(request: Request) -> Response:
    """The records of all finished deals, to keep; only for those who sit at the table."""
    hub = _hub(request)
    person = person_of(request)
    if person is None or hub.room.seat_of(person) is None:
        raise HTTPException(403)
    text = "".join(jsonl.write(record) for record in hub.room.records)
    name = f"wenzel-{hub.room.game.name}-{hub.room.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


ROUTES: Final = [
    Route("/table/{room}", table),
    Route("/table/{room}/sit", sit, methods=["POST"]),
    Route("/table/{room}/leave", leave, methods=["POST"]),
    Route("/table/{room}/record.jsonl", record),
]
