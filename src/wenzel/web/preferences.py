"""What a visitor prefers, kept in a cookie of his own browser."""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final, Literal, Self

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from wenzel.cards import CardSet
from wenzel.decks import deck_named, deck_names, deck_with
from wenzel.i18n import DeckFace
from wenzel.i18n.languages import ENGLISH, LANGUAGES, Language, preferred
from wenzel.table.names import is_name

COOKIE: Final = "wenzel_prefs"
_YEAR: Final = 365 * 24 * 3600


class Preferences(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a visitor prefers; every default is what most people want.

    Attributes:
        name: what he wants to be called at a table; empty for what his seat is called.
        language: a language's code; empty for what the browser asks for.
        deck: which cards; a game that needs other ones is played with those that it needs.
        style: how their faces look; empty for what is usual for the deck.
        indices: the letters in their corners; empty for those of the deck.
        theme: light, dark, or as the system has it.
        speed: how fast others' cards follow each other.
        motion: whether cards travel.
        confirm: whether a card is played only when it is tapped twice.
        forced: whether the only card allowed is played by itself.
        digits: Latin, or the language's own.
        sort: trumps first, or last.
    """

    name: str = ""
    language: str = ""
    deck: str = "prager"
    style: Literal["", "traditional", "indexed", "large", "text"] = ""
    indices: Literal["", "AKQJ", "AKDB", "DKOU", "ARDV"] = ""
    theme: Literal["", "light", "dark"] = ""
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    motion: Literal["on", "off"] = "on"
    confirm: Literal["on", "off"] = "off"
    forced: Literal["on", "off"] = "off"
    digits: Literal["latin", "native"] = "latin"
    sort: Literal["first", "last"] = "first"

    def __post_init__(self) -> None:
        if self.name and not is_name(self.name):
            raise ValueError("a name that nobody can be called by")

    def with_cards(self, cards: CardSet) -> Self:
        """Return the preferences with a deck that has the cards that a game needs."""
        deck = self.deck if self.deck in deck_names() else "prager"
        return msgspec.structs.replace(self, deck=deck_with(cards, like=deck))

    def face(self, language: Language) -> DeckFace:
        """Return how the deck's cards are named: by the letters that stand on them."""
        words = deck_named(self.deck).words
        return words if words.spelled else words.lettered(self.indices or language.indices)

    def cards(self, language: Language) -> str:
        """Return the address under which the cards are, as they are to look."""
        return card_folder(self.deck, self.style, self.indices, language=language)


def card_folder(deck: str, style: str = "", indices: str = "", *, language: Language) -> str:
    """Return the address under which the cards of a deck are; see `wenzel.web.cards`.

    Without a choice of letters, French cards have those that players of the language know.
    """
    if not indices and not deck_named(deck).words.spelled and language.indices != ENGLISH.indices:
        indices = language.indices
    return "/cards/" + "~".join((deck, style, indices)).rstrip("~")


def says_preferences(connection: HTTPConnection) -> bool:
    """Tell whether a visitor's browser keeps what he prefers."""
    return COOKIE in connection.cookies


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
