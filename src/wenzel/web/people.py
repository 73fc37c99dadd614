"""Who a visitor is: a name that nobody can guess, kept in a cookie; no account."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from wenzel.i18n import Speaker
from wenzel.table import Room
from wenzel.telling.seats import speaker_at
from wenzel.web.preferences import language_for, preferences_of, says_preferences

COOKIE: Final = "wenzel_person"
LAST_TABLE: Final = "wenzel_table"
"""The cookie that says at which table the visitor was last."""
_YEAR: Final = 365 * 24 * 3600
_FORM: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")


def person_of(connection: HTTPConnection) -> str | None:
    """Return the visitor's name, None if he has none yet."""
    name = connection.cookies.get(COOKIE, "")
    return name if _FORM.fullmatch(name) else None


def new_person() -> str:
    """Return a name for somebody new."""
    return secrets.token_urlsafe(18)


def remember(response: Response, person: str, *, secure: bool) -> None:
    """Let the browser keep a visitor's name; no script can read it."""
    response.set_cookie(COOKIE, person, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def remember_table(response: Response, room: str, *, secure: bool) -> None:
    """Let the browser keep the table that its visitor is at, to find back there."""
    response.set_cookie(
        LAST_TABLE, room, max_age=_YEAR, httponly=True, samesite="lax", secure=secure
    )


def name_of(connection: HTTPConnection) -> str | None:
    """Return what the visitor wants to be called; None if his browser does not say."""
    return preferences_of(connection).name if says_preferences(connection) else None


def speaker_for(
    connection: HTTPConnection, room: Room, seat: int, names: Sequence[str] | None = None
) -> Speaker:
    """Return a speaker in the visitor's language and with his card names, as seen from a seat.

    ``names`` are those of another time; without them, the persons' at the table are followed.
    """
    preferences = preferences_of(connection).with_cards(room.game.deck)
    language = language_for(connection, preferences)
    return speaker_at(
        seat,
        room.game.seats,
        preferences.face(language),
        plain=False,
        language=language,
        native_digits=preferences.digits == "native",
        full_names=True,
        called=room.name if names is None else names.__getitem__,
    )
