"""The cards as pictures."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from wenzel.cards import Card
from wenzel.decks import back, face
from wenzel.errors import WenzelError

_DAY: Final = 24 * 3600


async def card(request: Request) -> Response:
    """A card of a deck, or its back: ``/cards/DECK[~STYLE[~INDICES]]/CARD.svg``."""
    folder: str = request.path_params["deck"]
    name: str = request.path_params["card"]
    if folder.count("~") > 2:
        raise HTTPException(404)
    deck, style, indices = [*folder.split("~"), "", ""][:3]
    try:
        if name == "back":
            text = back(deck)
        else:
            text = face(deck, Card(name), style=style or None, indices=indices or None)
    except WenzelError as error:
        raise HTTPException(404) from error
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": f"public, max-age={_DAY}", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="image/svg+xml", headers=headers)


ROUTES: Final = [Route("/cards/{deck}/{card}.svg", card)]
