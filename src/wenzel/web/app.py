"""The application: routes to pages, cards, rooms and sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from wenzel.table import DatabaseStore
from wenzel.web import cards, pages, table_pages
from wenzel.web.rooms import Rooms
from wenzel.web.security import SecurityHeaders
from wenzel.web.sockets import table_socket
from wenzel.web.templating import STATIC
from wenzel.web.workers import Workers


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server is set up.

    Attributes:
        database: where rooms are kept, as a database URL.
        processes: how many processes computer players think in.
    """

    database: str = "sqlite://"
    processes: int = 1


def create_app(settings: ServerSettings) -> Starlette:
    """Return the application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = DatabaseStore(settings.database)
        workers = Workers(settings.processes)
        app.state.rooms = Rooms(store, workers)
        try:
            yield
        finally:
            await app.state.rooms.close()
            workers.close()
            store.close()

    return Starlette(
        routes=[
            *pages.ROUTES,
            *table_pages.ROUTES,
            *cards.ROUTES,
            WebSocketRoute("/table/{room}/socket", table_socket),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(SecurityHeaders)],
        lifespan=lifespan,
    )
