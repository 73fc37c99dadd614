"""The pages of a table: the table itself, and what can be taken home from it."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from wenzel.games.game import Game
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.records import jsonl
from wenzel.rulesets import load
from wenzel.scenes.parts import clockwise
from wenzel.study.reviews import REVIEWED_GAMES
from wenzel.table import Room
from wenzel.table.names import LONGEST_NAME, checked_name
from wenzel.telling.house import rules_in_force, title_of
from wenzel.telling.lists import closing_of, remarks_of, sheet_of
from wenzel.telling.sheet import signed
from wenzel.web.hub import Hub
from wenzel.web.people import name_of, new_person, person_of, remember, remember_table, speaker_for
from wenzel.web.preferences import keep, preferences_of
from wenzel.web.security import form_of
from wenzel.web.templating import Visitor, page


def hub_of(request: Request) -> Hub:
    """Return the hub of the table that is asked for.

    Raises:
        HTTPException: there is no such table.
    """
    hub: Hub | None = request.app.state.rooms.find(request.path_params["room"])
    if hub is None:
        raise HTTPException(404)
    return hub


async def table(request: Request) -> Response:
    """The table; whoever comes by its address may take a free seat."""
    hub = hub_of(request)
    person = person_of(request)
    if person is None or hub.room.seat_of(person) is None:
        return page(
            request, "join.html", room=hub.room.id, game=hub.room.game.name,
            longest_name=LONGEST_NAME,
        )  # fmt: skip
    game = hub.room.game
    visitor = Visitor.of(request)
    faces = visitor.preferences.with_cards(game.deck).cards(visitor.language)
    response = page(
        request, "table.html", room=hub.room.id, game=game.name, faces=faces,
        deck=" ".join(card.text for card in game.deck), rules=_rules(game, visitor.speaker),
        ruleset=_title(hub.room, visitor.speaker), is_reviewed=game.name in REVIEWED_GAMES,
    )  # fmt: skip
    remember_table(response, hub.room.id, secure=request.url.scheme == "https")
    return response


def _title(room: Room, speaker: Speaker) -> str:
    """Return what is played at a table."""
    usual = load(room.ruleset).seats
    return " · ".join(speaker.say_all(title_of(room.ruleset, room.game.seats, usual)))


def _rules(game: Game[Any, Any, Any], speaker: Speaker) -> list[dict[str, str]]:
    """Return the house rules in force, those that are not as usual first."""
    return [
        {
            "name": speaker.say(rule.name),
            "value": speaker.say(rule.value),
            "usual": "" if rule.usual is None
            else speaker.say(Message("house.usually", value=rule.usual)),
        }
        for rule in rules_in_force(game.options)
    ]  # fmt: skip


async def sit(request: Request) -> Response:
    """Take a free seat at a table of friends, under a name if one is given."""
    form = await form_of(request)
    hub = hub_of(request)
    person = person_of(request) or new_person()
    name = checked_name(form["name"]) if form.get("name", "").strip() else name_of(request)
    hub.sit(person, name=name)
    response = RedirectResponse(f"/table/{hub.room.id}", 303)
    secure = request.url.scheme == "https"
    remember(response, person, secure=secure)
    if name is not None and name != name_of(request):
        keep(response, replace(preferences_of(request), name=name), secure=secure)
    return response


async def leave(request: Request) -> Response:
    """Get up for good; a computer player takes the seat."""
    await form_of(request)
    hub = hub_of(request)
    person = person_of(request)
    if person is not None:
        hub.leave(person)
    return RedirectResponse("/", 303)


async def score_list(request: Request) -> Response:
    """The list of the table: every deal, and where everybody stands."""
    hub = hub_of(request)
    room, person = hub.room, person_of(request)
    seat = None if person is None else room.seat_of(person)
    if seat is None:
        raise HTTPException(403)
    speaker, name = speaker_for(request, room, seat), room.game.name
    counted = [(place, deal) for place, deal in enumerate(room.finished, 1) if not deal.is_practice]
    closing = closing_of(name, room.match, room.id) if room.match.is_over else ()
    sheet = sheet_of(name, room.match, [deal.outcome for _, deal in counted])
    order = clockwise(seat, room.game.seats)
    return page(
        request, "list.html", room=room, game=name, ruleset=_title(room, speaker),
        seats=[speaker.seat(at) for at in order],
        lines=[
            {
                "number": line.number,
                "place": place,
                "words": speaker.say(line.words),
                "figures": [
                    (speaker.say(line.figures[at]), speaker.say(signed(deal.outcome.returns[at])))
                    for at in order
                ],
            }
            for line, (place, deal) in zip(sheet, counted, strict=True)
        ],
        practice=[
            (place, deal.number) for place, deal in enumerate(room.finished, 1) if deal.is_practice
        ],
        remarks=speaker.say_all(remarks_of(room.match)),
        closing=speaker.say_all(closing),
    )  # fmt: skip


async def record(request: Request) -> Response:
    """The records of all finished deals, to keep; only for those who sit at the table."""
    hub = hub_of(request)
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
    Route("/table/{room}/list", score_list),
    Route("/table/{room}/record.jsonl", record),
]
