"""The pages that are no table: lobby, traditions, rules, settings."""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

import msgspec
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from wenzel.bots import player_names
from wenzel.cards import Card
from wenzel.decks import cards_of, deck_names
from wenzel.decks.traditions import TRADITIONS, Tradition
from wenzel.games.registry import game_names
from wenzel.i18n.languages import Language
from wenzel.rulesets import default_ruleset, load, ruleset_names
from wenzel.scenes.parts import card_name
from wenzel.web.people import new_person, person_of, remember
from wenzel.web.preferences import Preferences, keep, preferences_of
from wenzel.web.security import form_of
from wenzel.web.templating import Visitor, page, safe

DEFAULT_LEVEL: Final = "rule"
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


async def lobby(request: Request) -> Response:
    """The first page: the traditions, and a table at one press."""
    return page(request, "lobby.html", traditions=_shown(request))


async def tradition(request: Request) -> Response:
    """The page of a tradition: its cards, its games, its rules."""
    wanted = request.path_params["deck"]
    found = next((one for one in TRADITIONS if one.deck == wanted), None)
    if found is None:
        raise HTTPException(404)
    visitor = Visitor.of(request)
    games = [_game(name, visitor) for name in found.games]
    return page(
        request, "tradition.html", tradition=_words(found, visitor), deck=found.deck, games=games,
        cards=[(card.text, card_name(card, visitor.speaker)) for card in deck_cards(found.deck)],
    )  # fmt: skip


async def rules(request: Request) -> Response:
    """The rules of a game."""
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    visitor = Visitor.of(request)
    return page(
        request, "rules.html", game=name, rules=safe(rules_html(name, visitor.language)),
        others=[other for other in game_names() if other != name],
    )  # fmt: skip


async def start(request: Request) -> Response:
    """Open a table and take a seat at it."""
    form = await form_of(request)
    game_name = form.get("game", "skat")
    if game_name not in game_names():
        raise HTTPException(400)
    ruleset = form.get("ruleset") or default_ruleset(game_name)
    if ruleset not in ruleset_names(game_name):
        # A path would be a rule set too, but not for strangers.
        raise HTTPException(400)
    overrides: dict[str, Any] = {}
    if form.get("players"):
        if not form["players"].isdecimal():
            raise HTTPException(400)
        overrides["players"] = int(form["players"])
    game = load(ruleset, **overrides)
    level = form.get("level") or default_level(game_name)
    if level not in player_names(game_name):
        raise HTTPException(400)
    hub = request.app.state.rooms.open(game, ruleset, level)
    person = person_of(request) or new_person()
    hub.room.sit(person)
    response = RedirectResponse(f"/table/{hub.room.id}", 303)
    secure = request.url.scheme == "https"
    remember(response, person, secure=secure)
    if form.get("deck") in deck_names():
        chosen = msgspec.structs.replace(preferences_of(request), deck=str(form["deck"]))
        keep(response, chosen, secure=secure)
    return response


async def settings(request: Request) -> Response:
    """What a visitor prefers; changed without losing the game."""
    back = _local(request.query_params.get("back", "/"))
    if request.method != "POST":
        return page(request, "settings.html", back=back, decks=deck_names())
    form = await form_of(request)
    back = _local(str(form.get("back", "/")))
    known = {name: str(form[name]) for name in Preferences.__struct_fields__ if name in form}
    current = msgspec.to_builtins(preferences_of(request))
    try:
        chosen = msgspec.convert({**current, **known}, Preferences)
    except msgspec.ValidationError as error:
        raise HTTPException(400) from error
    response = RedirectResponse(back, 303)
    keep(response, chosen, secure=request.url.scheme == "https")
    return response


def _local(path: str) -> str:
    """Return a path on this server: where a form leads must not be said by strangers."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def deck_cards(deck: str) -> list[Card]:
    """Return the cards of a deck as its page shows them: suit by suit, from the top."""
    return sorted(cards_of(deck), key=lambda card: (-card.suit, -card.rank))


def rules_html(game: str, language: Language) -> str:
    """Return the rules of a game as HTML, in English where they are not translated."""
    locale = resources.files("wenzel") / "locale"
    for code in (language.code, "en"):
        file = locale / code / f"{game}.md"
        if file.is_file():
            return str(_MARKDOWN.render(file.read_text(encoding="utf-8")))
    raise HTTPException(404)


def default_level(game: str) -> str:
    """Return the computer players that most people want to meet."""
    names = player_names(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in names else names[0]


def _shown(request: Request) -> list[dict[str, Any]]:
    visitor = Visitor.of(request)
    return [
        {**_words(one, visitor), "games": [_game(name, visitor) for name in one.games]}
        for one in TRADITIONS
    ]


def _words(one: Tradition, visitor: Visitor) -> dict[str, Any]:
    code = visitor.language.code
    return {
        "deck": one.deck,
        "name": one.names[code],
        "place": one.places[code],
        "count": one.cards,
        "history": visitor.say(f"tradition.{one.deck.replace('-', '_')}"),
        "link": one.link,
    }


def _game(name: str, visitor: Visitor) -> dict[str, Any]:
    return {
        "name": name,
        "title": visitor.say(f"web.game_{name}"),
        "rulesets": ruleset_names(name),
        "default": default_ruleset(name),
        "levels": player_names(name),
        "level": default_level(name),
    }


ROUTES: Final = [
    Route("/", lobby),
    Route("/tradition/{deck}", tradition),
    Route("/rules/{game}", rules),
    Route("/start", start, methods=["POST"]),
    Route("/settings", settings, methods=["GET", "POST"]),
]
