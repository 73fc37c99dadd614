"""Pages for what goes wrong: in the house's style and the visitor's language, and no more."""

from __future__ import annotations

from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from wenzel.errors import WenzelError
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.table import RoomError
from wenzel.web.security import HEADERS
from wenzel.web.templating import Visitor, page

_WORDS: Final = {
    400: Message("web.error_400"),
    403: Message("web.error_403"),
    404: Message("web.error_404"),
    405: Message("web.error_405"),
    413: Message("web.error_413"),
    429: Message("web.error_429"),
    500: Message("web.error_500"),
}
_HEADINGS: Final = {
    404: Message("web.not_found"),
    500: Message("web.our_fault"),
}


def _page(request: Request, status: int, words: str) -> Response:
    heading = _HEADINGS.get(status, Message("web.not_possible"))
    return page(
        request, "error.html", status=status, words=words,
        heading=_speaker(request).say(heading),
    )  # fmt: skip


def error_page(request: Request, status: int, words: Message) -> Response:
    """Return the page of something that was refused before anything else was looked at."""
    response = _page(request, status, _speaker(request).say(words))
    # This page is made outside of everything else that would add them.
    response.headers.update(HEADERS)
    return response


def _speaker(request: Request) -> Speaker:
    return Visitor.of(request).speaker


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = _speaker(request).say(_WORDS.get(error.status_code, _WORDS[400]))
    response = _page(request, error.status_code, words)
    response.headers.update(error.headers or {})
    return response


async def _impossible(request: Request, error: Exception) -> Response:
    assert isinstance(error, WenzelError)
    status = 409 if isinstance(error, RoomError) else 400
    return _page(request, status, _speaker(request).error(error))


async def _crashed(request: Request, error: Exception) -> Response:
    """Say that it is our fault; the server logs the error, the page does not show it."""
    return error_page(request, 500, _WORDS[500])


HANDLERS: Final[dict[Any, Any]] = {
    HTTPException: _refused,
    WenzelError: _impossible,
    Exception: _crashed,
}
