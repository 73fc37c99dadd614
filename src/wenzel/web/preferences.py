"""What a visitor prefers, kept in a cookie of his own browser."""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from wenzel.i18n import DECK_FACES, DeckFace
from wenzel.i18n.languages import LANGUAGES, Language, preferred

COOKIE: Final = "wenzel_prefs"
_YEAR: Final = 365 * 24 * 3600


class Preferences(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a visitor prefers; every default is what most people want.

    Attributes:
        language: a language's code; empty for what the browser asks for.
        deck: which cards.
        indices: the letters in their corners; empty for those of the deck.
        theme: light, dark, or as the system has it.
        speed: how fast others' cards follow each other.
        motion: whether cards travel.
        confirm: whether a card is played only when it is tapped twice.
        digits: Latin, or the language's own.
        sort: trumps first, or last.
    """

    language: str = ""
    deck: str = "prager"
    indices: str = ""
    theme: Literal["", "light", "dark"] = ""
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    motion: Literal["on", "off"] = "on"
    confirm: Literal["on", "off"] = "off"
    digits: Literal["latin", "native"] = "latin"
    sort: Literal["first", "last"] = "first"

    @property
    def face(self) -> DeckFace:
        """How the deck's cards are named."""
        is_german = self.deck.startswith(("prager", "german"))
        return DECK_FACES["german" if is_german else "french"]


def preferences_of(connection: HTTPConnection) -> Preferences:
    """Return what a visitor prefers; one whose cookie cannot be read prefers nothing."""
    try:
        text = urlsafe_b64decode(connection.cookies.get(COOKIE, "").encode())
        return msgspec.json.decode(text, type=Preferences)
    except (binascii.Error, UnicodeError, msgspec.DecodeError):
        return Preferences()


def keep(response: Response, preferences: Preferences, *, secure: bool) -> None:
    """Let the browser keep what its visitor prefers."""
    text = urlsafe_b64encode(msgspec.json.encode(preferences)).decode()
    response.set_cookie(COOKIE, text, max_age=_YEAR, samesite="lax", secure=secure, httponly=True)


def language_for(connection: HTTPConnection, preferences: Preferences) -> Language:
    """Return the language to answer in: the one chosen, else what the browser asks for."""
    if preferences.language in LANGUAGES:
        return LANGUAGES[preferences.language]
    return preferred(_accepted(connection.headers.get("accept-language", "")))


def _accepted(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, rest = part.strip().partition(";")
        quality = rest.strip().removeprefix("q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if tag and weight > 0:
            wanted.append((-weight, tag))
    return [tag for _, tag in sorted(wanted, key=lambda pair: pair[0])]
