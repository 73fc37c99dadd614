"""Pages from templates, in the visitor's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse

from wenzel.games.registry import game_names
from wenzel.i18n import Speaker
from wenzel.i18n.languages import LANGUAGES, Language
from wenzel.messages import Message
from wenzel.web.preferences import Preferences, card_folder, language_for, preferences_of

FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER / "static"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks for a page, and in what words he is answered."""

    preferences: Preferences
    language: Language
    speaker: Speaker

    @classmethod
    def of(cls, request: Request) -> Visitor:
        """Return the visitor of a request."""
        preferences = preferences_of(request)
        language = language_for(request, preferences)
        return cls(preferences, language, speaker_in(language, preferences))

    def with_deck(self, deck: str) -> Visitor:
        """Return the visitor as he is answered where a certain deck is spoken of."""
        preferences = replace(self.preferences, deck=deck)
        return Visitor(preferences, self.language, speaker_in(self.language, preferences))

    def say(self, code: str, **values: Any) -> str:
        """Return the sentence of a code."""
        return self.speaker.say(Message(code, **values))


def speaker_in(language: Language, preferences: Preferences, **more: Any) -> Speaker:
    """Return a speaker by a visitor's preferences."""
    return Speaker(
        preferences.face(language),
        language=language,
        native_digits=preferences.digits == "native",
        full_names=True,
        **more,
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(FOLDER / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page(request: Request, template: str, *, status: int = 200, **values: Any) -> HTMLResponse:
    """Return a page made from a template.

    The template can say a code with ``t(code, **values)``, and finds the cards under ``faces``.
    """
    visitor = Visitor.of(request)
    common = {
        "t": visitor.say,
        "lang": visitor.language.code,
        "dir": visitor.language.direction,
        "languages": tuple(LANGUAGES.values()),
        "prefs": visitor.preferences,
        "faces": visitor.preferences.cards(visitor.language),
        "folder": partial(card_folder, language=visitor.language),
        "path": request.url.path,
        "here": _here(request),
        "games": game_names(),
    }
    text = _environment().get_template(template).render({**common, **values})
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
    return HTMLResponse(text, status_code=status, headers=headers)


def _here(request: Request) -> str:
    """Return where the visitor is, to come back to after changing a setting."""
    query = request.url.query
    return f"{request.url.path}?{query}" if query else request.url.path
