"""The application: routes to pages, cards, rooms and sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from wenzel.table import DatabaseStore
from wenzel.web import cards, deal_pages, pages, table_pages
from wenzel.web.errors import HANDLERS
from wenzel.web.hosts import AllowedHosts
from wenzel.web.hub import GRACE_SECONDS
from wenzel.web.rooms import Rooms
from wenzel.web.security import Rates, SecurityHeaders
from wenzel.web.sockets import table_socket
from wenzel.web.studies import Studies
from wenzel.web.templating import STATIC
from wenzel.web.workers import PATIENCE_SECONDS, Workers


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """How a server is set up.

    Attributes:
        database: where rooms are kept, as a database URL.
        processes: how many processes computer players think in.
        patience: seconds that a computer player may take for a decision.
        grace: seconds that a table waits for a person whose line is down.
        forms_a_minute: how many forms one address may send in a minute.
        keep_days: how many days a table at which nothing happens is kept; 0 for ever.
        host_names: names under which the server is reached, besides this machine's own.
    """

    database: str = "sqlite://"
    processes: int = 1
    patience: float = PATIENCE_SECONDS
    grace: float = GRACE_SECONDS
    forms_a_minute: int = 60
    keep_days: int = 0
    host_names: tuple[str, ...] = ()


class _Static(StaticFiles):
    """Files that browsers keep but ask about, so that page and script are of one version."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        """Return a file, or word that it has not changed."""
        response = super().file_response(*args, **named)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def _icon(request: Request) -> Response:
    """The icon, for those who ask for it by its old name."""
    return FileResponse(STATIC / "icon.svg", headers={"Cache-Control": "max-age=86400"})


def create_app(settings: ServerSettings) -> Starlette:
    """Return the application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = DatabaseStore(settings.database)
        workers = Workers(settings.processes, settings.patience)
        app.state.rooms = Rooms(store, workers, grace=settings.grace)
        app.state.workers = workers
        app.state.studies = Studies()
        app.state.form_rates = Rates(settings.forms_a_minute, 60.0)
        await workers.start()
        days = settings.keep_days
        tidying = asyncio.create_task(app.state.rooms.tidy_daily(days)) if days else None
        try:
            yield
        finally:
            if tidying is not None:
                tidying.cancel()
            await app.state.rooms.close()
            await app.state.studies.close()
            await workers.close()
            store.close()

    return Starlette(
        routes=[
            *pages.ROUTES,
            *table_pages.ROUTES,
            *deal_pages.ROUTES,
            *cards.ROUTES,
            WebSocketRoute("/table/{room}/socket", table_socket),
            Route("/favicon.ico", _icon),
            Mount("/static", _Static(directory=STATIC)),
        ],
        exception_handlers=HANDLERS,
        middleware=[
            Middleware(AllowedHosts, names=settings.host_names),
            Middleware(SecurityHeaders),
        ],
        lifespan=lifespan,
    )
