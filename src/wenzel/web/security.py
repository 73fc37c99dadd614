"""What every answer carries, and what no request may do."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LARGEST_FORM: Final = 16_384
"""Bytes of a form that a page may send."""
_MOST_FIELDS: Final = 50
_FORM: Final = "application/x-www-form-urlencoded"


class SecurityHeaders:
    """Adds the headers that keep strangers' scripts, frames and guesses out."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def comes_from_here(headers: Headers) -> bool:
    """Tell whether a request was made by a page of this very server.

    A browser says where a socket or a form comes from; a program that says nothing is no browser
    that could be tricked into it.
    """
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Rate:
    """Counts what a client does, and says when it is too much.

    Args:
        most: how many times...
        seconds: ...in how many seconds.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def exceeded(self, now: float | None = None) -> bool:
        """Count once more, and tell whether it was too often."""
        now = time.monotonic() if now is None else now
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        self._times.append(now)
        return len(self._times) > self._most


class Rates:
    """Counts what each address does.

    Args:
        most: how many times one address may...
        seconds: ...in how many seconds.
        addresses: how many addresses are remembered.
    """

    def __init__(self, most: int, seconds: float, addresses: int = 10_000) -> None:
        self._most = most
        self._seconds = seconds
        self._addresses = addresses
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def exceeded(self, address: str) -> bool:
        """Count an address once more, and tell whether it was too often."""
        rate = self._rates.setdefault(address, Rate(self._most, self._seconds))
        self._rates.move_to_end(address)
        while len(self._rates) > self._addresses:
            self._rates.popitem(last=False)
        return rate.exceeded()


async def form_of(request: Request) -> dict[str, str]:
    """Return the fields of a form that a page of this server has sent.

    Raises:
        HTTPException: it comes from elsewhere (403), is too large (413), comes too often (429) or
            is no form (400).
    """
    if not comes_from_here(request.headers):
        raise HTTPException(403)
    rates: Rates = request.app.state.form_rates
    if rates.exceeded(request.client.host if request.client else ""):
        raise HTTPException(429)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_FORM:
                raise HTTPException(413)
    except ClientDisconnect as error:
        raise HTTPException(400) from error
    kind = request.headers.get("content-type", _FORM).partition(";")[0].strip().lower()
    if body and kind != _FORM:
        raise HTTPException(400)
    try:
        text = body.decode("utf-8")
        fields = parse_qsl(
            text, keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS
        )
    except ValueError as error:
        raise HTTPException(400) from error
    return dict(fields)
