"""What every answer carries, and what no request may do."""

from __future__ import annotations

import time
from collections import deque
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_HEADERS: Final = {
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
                for name, value in _HEADERS.items():
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
