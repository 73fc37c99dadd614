"""The pages that are no table: lobby, traditions, rules, settings."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, Final, get_args, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from wenzel.bots import is_player, player_names
from wenzel.cards import Card
from wenzel.decks import Style, cards_of, deck_names
from wenzel.decks.traditions import TRADITIONS, Tradition
from wenzel.games.registry import game_names
from wenzel.i18n import DeckFace, Speaker
from wenzel.i18n.faces import GERMAN
from wenzel.rulesets import default_ruleset, load, ruleset_names
from wenzel.scenes.parts import card_name
from wenzel.table import Room
from wenzel.table.names import LONGEST_NAME, checked_name
from wenzel.web.people import LAST_TABLE, new_person, person_of, remember
from wenzel.web.preferences import Preferences, keep, preferences_of
from wenzel.web.rules_text import RulesText, rules_text
from wenzel.web.security import form_of
from wenzel.web.templating import Visitor, page, speaker_in

DEFAULT_LEVEL: Final = "rule"
STYLES: Final = tuple(style.value for style in Style)
_MOST_PLAYERS: Final = {"scat": 9}
"""Games in which any number of players from two up can be chosen by itself."""
LENGTHS: Final = {"skat": (1, 12, 36), "sheepshead": (1, 10, 30)}
"""Deals that a list may have by choice; Scat plays until one is left."""


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game, and what can be chosen before it begins.

    Attributes:
        name: the game's name.
        title: what it is called.
        about: a line about it.
        start: what a press of the start button begins.
        rulesets: the house rules, the usual ones first.
        levels: the computer players.
        level: the usual ones.
        most_players: how many can play at most, where that is chosen by itself; else 0.
        lengths: how many deals a list may have, where that is chosen; without a choice it is as
            long as the house rules say.
        rules: the rules of it.
    """

    name: str
    title: str
    about: str
    start: str
    rulesets: tuple[str, ...]
    levels: tuple[str, ...]
    level: str
    most_players: int
    lengths: tuple[int, ...]
    rules: RulesText


async def lobby(request: Request) -> Response:
    """The first page: the traditions, and a table at one press."""
    visitor = Visitor.of(request)
    return page(
        request, "lobby.html", choices=[choice_of(name, visitor) for name in game_names()],
        traditions=[_tradition(one, visitor) for one in TRADITIONS], room=_last_table(request),
    )  # fmt: skip


async def tradition(request: Request) -> Response:
    """The page of a tradition: its cards, its games, their rules."""
    wanted = request.path_params["deck"]
    found = next((one for one in TRADITIONS if one.deck == wanted), None)
    if found is None:
        raise HTTPException(404)
    visitor = Visitor.of(request)
    # Here everything is said in the words of these cards.
    with_it = visitor.with_deck(found.deck)
    return page(
        request, "tradition.html", one=_tradition(found, with_it), t=with_it.say,
        suits=[
            [(card.text, card_name(card, with_it.speaker)) for card in suit]
            for suit in suits_of(found.deck)
        ],
        styles=STYLES, note=_note(with_it.preferences.face(with_it.language), with_it),
        is_chosen=visitor.preferences.deck == found.deck,
    )  # fmt: skip


async def rules(request: Request) -> Response:
    """The rules of a game."""
    name = request.path_params["game"]
    if name not in game_names():
        raise HTTPException(404)
    visitor = Visitor.of(request)
    game = load(default_ruleset(name))
    preferences = visitor.preferences.with_cards(game.deck)
    return page(
        request, "rules.html", text=_rules(name, visitor),
        choice=choice_of(name, visitor), faces=preferences.cards(visitor.language),
        note=_note(preferences.face(visitor.language), visitor),
        card_name=_namer(speaker_in(visitor.language, preferences)),
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
        if not re.fullmatch("[0-9]{1,2}", form["players"]):
            raise HTTPException(400)
        overrides["players"] = int(form["players"])
    if form.get("deals"):
        lengths = {str(length): length for length in LENGTHS.get(game_name, ())}
        if form["deals"] not in lengths:
            raise HTTPException(400)
        overrides["match_deals"] = lengths[form["deals"]]
    game = load(ruleset, **overrides)
    level = form.get("level") or default_level(game_name)
    if not is_player(level, game_name):
        raise HTTPException(400)
    hub = request.app.state.rooms.open(game, ruleset, level)
    person = person_of(request) or new_person()
    preferences = preferences_of(request)
    hub.sit(person, name=preferences.name)
    response = RedirectResponse(f"/table/{hub.room.id}", 303)
    secure = request.url.scheme == "https"
    remember(response, person, secure=secure)
    deck = form.get("deck")
    if deck in deck_names() and deck != preferences.with_cards(game.deck).deck:
        keep(response, msgspec.structs.replace(preferences, deck=deck), secure=secure)
    return response


async def settings(request: Request) -> Response:
    """What a visitor prefers; changed without losing the game."""
    back = _local(request.query_params.get("back", "/"))
    if request.method != "POST":
        digits = Visitor.of(request).language.digits
        return page(
            request, "settings.html", back=back, decks=deck_names(), styles=STYLES,
            indices=_choices("indices"), own_digits=" ".join(digits[:4]),
            longest_name=LONGEST_NAME,
        )  # fmt: skip
    form = await form_of(request)
    back = _local(str(form.get("back", "/")))
    known = {name: form[name] for name in Preferences.__struct_fields__ if name in form}
    if known.get("name"):
        known["name"] = checked_name(known["name"]) if known["name"].strip() else ""
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


def suits_of(deck: str) -> list[list[Card]]:
    """Return the cards of a deck as its page shows them: suit by suit, from the top."""
    cards = sorted(cards_of(deck), key=lambda card: (-card.suit, -card.rank))
    return [list(suit) for _, suit in groupby(cards, key=lambda card: card.suit)]


def default_level(game: str) -> str:
    """Return the computer players that most people want to meet."""
    names = player_names(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in names else names[0]


def choice_of(name: str, visitor: Visitor) -> GameChoice:
    """Return what there is to choose before a game is begun."""
    seats, rulesets = _known(name)
    length = visitor.say(f"page.length_{name}")
    return GameChoice(
        name=name,
        title=visitor.say(f"web.game_{name}"),
        about=visitor.say(f"web.about_{name}"),
        start=visitor.say("page.start_line", players=seats, others=seats - 1, length=length),
        rulesets=rulesets,
        levels=player_names(name),
        level=default_level(name),
        most_players=_MOST_PLAYERS.get(name, 0),
        lengths=LENGTHS.get(name, ()),
        rules=_rules(name, visitor),
    )


def _note(face: DeckFace, visitor: Visitor) -> str:
    """Return how to read rules, which speak of French cards, with cards of other names."""
    return visitor.say("page.german_names") if face is GERMAN else ""


def _rules(name: str, visitor: Visitor) -> RulesText:
    native = visitor.preferences.digits == "native"
    return rules_text(name, visitor.language.code, native_digits=native)


@cache
def _known(name: str) -> tuple[int, tuple[str, ...]]:
    """Return the usual number of players of a game, and its house rules, the usual ones first."""
    default = default_ruleset(name)
    others = (other for other in ruleset_names(name) if other != default)
    return load(default).seats, (default, *others)


@cache
def playable_with(deck: str) -> tuple[str, ...]:
    """Return the games that a deck has all cards for."""
    cards = cards_of(deck)
    return tuple(name for name in game_names() if load(default_ruleset(name)).deck <= cards)


def _tradition(one: Tradition, visitor: Visitor) -> dict[str, Any]:
    code = visitor.language.code
    others = [name for name in playable_with(one.deck) if name not in one.games]
    return {
        "deck": one.deck,
        "name": visitor.speaker.digits(one.names[code]),
        "place": one.places[code],
        "count": one.cards,
        "history": visitor.say(f"tradition.{one.deck.replace('-', '_')}"),
        "link": one.link,
        "choices": [choice_of(name, visitor) for name in one.games],
        "others": [choice_of(name, visitor) for name in others],
    }


def _namer(speaker: Speaker) -> Callable[[str], str]:
    return lambda card: card_name(Card(card), speaker)


def _last_table(request: Request) -> Room | None:
    """Return the table at which the visitor was last, if he still sits there."""
    hub = request.app.state.rooms.find(request.cookies.get(LAST_TABLE, ""))
    person = person_of(request)
    if hub is None or person is None or hub.room.seat_of(person) is None:
        return None
    room: Room = hub.room
    return room


def _choices(name: str) -> tuple[str, ...]:
    found: tuple[str, ...] = get_args(get_type_hints(Preferences)[name])
    return found


ROUTES: Final = [
    Route("/", lobby),
    Route("/tradition/{deck}", tradition),
    Route("/rules/{game}", rules),
    Route("/start", start, methods=["POST"]),
    Route("/settings", settings, methods=["GET", "POST"]),
]
