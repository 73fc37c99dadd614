"""Under which names the server answers: a page of elsewhere must not reach it by a name of its own.

A page can have its own name lead to the address of this machine once it is loaded, and is then,
for the browser, of the same site as the table. What gives it away is the name it asks for. It
cannot ask by a number: whoever comes by the address of this machine has come to it by himself.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from wenzel.messages import Message
from wenzel.web.errors import error_page

_LOCAL: Final = frozenset({"localhost"})
_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:[0-9]{1,5})?")
_MISDIRECTED: Final = 421
_BAD_REQUEST: Final = 400
_STYLE: Final = "/static/"
"""What pages look like is told to anybody, so that the refusal is a page like others."""


class AllowedHosts:
    """Answers only who asks for this server by one of its names.

    These are ``localhost``, the addresses of this machine in numbers, and the names given.

    Args:
        app: what answers them.
        names: further names, or addresses in numbers, under which the server is reached.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        self._app = app
        self._names = _LOCAL | {_folded(name.removeprefix("[").removesuffix("]")) for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        asked = Headers(scope=scope).getlist("host")
        host = host_of(asked[0]) if len(asked) == 1 else None
        if host is not None and self._is_ours(host, scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            request = Request(scope, receive)
            if host is None:
                refusal = error_page(request, _BAD_REQUEST, Message("web.error_400"))
            else:
                refusal = error_page(request, _MISDIRECTED, Message("web.error_421", name=host))
            await refusal(scope, receive, send)

    def _is_ours(self, host: str, scope: Scope) -> bool:
        if host in self._names or scope["path"].startswith(_STYLE):
            return True
        number = _number(host)
        if number is None:
            return False
        local = _number((scope.get("server") or ("",))[0] or "")
        return number.is_loopback or number == local


def host_of(header: str) -> str | None:
    """Return the host that a Host header names, without its port; None if it names none.

    >>> host_of("LocalHost.:8031"), host_of("[::1]:8031"), host_of("a b")
    ('localhost', '::1', None)
    """
    found = _HOST.fullmatch(header.strip().lower())
    return None if found is None else _folded(found[1].strip("[]"))


def _folded(name: str) -> str:
    number = _number(name)
    return name.lower().rstrip(".") if number is None else str(number)


def _number(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address written in numbers; None for a name."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped
