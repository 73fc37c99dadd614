"""Nothing that a seat must not know is in any frame it gets, in any deal of any rule set.

All seats are taken by persons, each with a line of his own. What a seat may know at a place is told
by the log alone: the cards named by the events that are visible to it, and those that its own
possibilities name, such as cards that may be called.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.leaks.worlds import words
from tests.support import random_choice
from tests.web.server import PLACED, Client, Server, offered
from wenzel import codec
from wenzel.cards import Card
from wenzel.games.game import Event
from wenzel.games.registry import game_names
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.records.replay import replay_states
from wenzel.rulesets import default_ruleset, load, ruleset_names
from wenzel.scenes.parts import card_name
from wenzel.table import Room

FACE = DECK_FACES["german"]
"""The face of the cards that whoever has chosen nothing sees."""

USUAL = {default_ruleset(game) for game in game_names()}


@cache
def spellings(card: Card) -> re.Pattern[str]:
    """Return what finds a card in a sentence, in short or in full."""
    speaker = Speaker(FACE)
    found = {speaker.card(card), card_name(card, speaker)}
    longest_first = sorted(map(re.escape, found), key=len, reverse=True)
    return re.compile(rf"(?<![0-9A-Za-z])(?:{'|'.join(longest_first)})(?![0-9A-Za-z])")


def texts(plain: Any) -> Iterator[str]:
    """Yield every text in a frame but those that stand for no card by their very form."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            if key not in ("id", "commitment", "next", "secret", "words"):
                yield from texts(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from texts(value)


def named(plain: Any) -> set[str]:
    """Return the cards that a plain value names in the wire's own form."""
    return {word for word in words(plain) if re.fullmatch("[CSHD][2-9TJQKA]", word)}


def play_with_persons_at_all_seats(room: Room, clients: Sequence[Client], rng: Random) -> None:
    """Play a deal, every client reading his own frames; sometimes one off move puts in a word."""
    assert clients[0].deal()["code"] == "done"
    catch_up(room, clients)
    while (seat := room.mover) is not None:
        choices = [action for action in room.view(seat).legal if not action.gives_up]
        other = rng.randrange(len(clients))
        if rng.random() < 0.05 and room.view(other).legal:
            seat, choices = other, list(room.view(other).legal)
        chosen = random_choice(tuple(choices), rng)
        answer = clients[seat].act(codec.to_plain(chosen))
        assert answer["code"] == "done", answer
        catch_up(room, clients)


def catch_up(room: Room, clients: Sequence[Client]) -> None:
    for client in clients:
        while client.seq < room.seq:
            client.receive()


def states_by_place(room: Room) -> dict[int, Any]:
    """Return the states of the deal that has just ended, by the place where each stood."""
    states = list(replay_states(room.records[-1]))
    place = room.seq - sum(len(state.events) for state in states)
    found = {}
    for state in states:
        place += len(state.events)
        found[place] = state
    return found


def check_frames(room: Room, client: Client, seat: int, states: dict[int, Any]) -> int:
    """Check every frame that a seat got in a deal; return in how many something was hidden."""
    events: dict[int, list[Event]] = {}
    told: list[Event] = []
    for place, state in states.items():
        told = [*told, *state.events]
        events[place] = told
    checked = 0
    for raw, frame in zip(client.raw, client.frames, strict=True):
        place = frame.get("seq", -1)
        if place not in states or frame["type"] not in (*PLACED, "answer"):
            assert frame["type"] == "people" or not frame.get("deal")
            assert not named(frame)
            continue
        state = states[place]
        view = room.game.view(state, seat)
        allowed = named([codec.to_plain(event.seen_by(seat).what) for event in events[place]])
        allowed |= named([codec.to_plain(action) for action in view.legal])
        spoken = "\n".join(texts(frame))
        unknown = [card for card in room.game.deck if card.text not in allowed]
        leaked = [card.text for card in unknown if spellings(card).search(spoken)]
        leaked += named(frame) - allowed
        assert not leaked, (seat, leaked, raw)
        checked += bool(unknown)
        check_news(frame, events[place], seat)
        check_offers(frame, state, seat)
        if state.outcome is None:
            assert room.proof is not None
            assert room.proof.secret not in raw
    return checked


def check_news(frame: dict[str, Any], events: list[Event], seat: int) -> None:
    """Check that the events in a frame are those of the log as the seat may see them."""
    for plain in frame.get("events", ()):
        seen = events[plain["n"]].seen_by(seat)
        assert plain == json.loads(codec.to_json(seen))


def check_offers(frame: dict[str, Any], state: Any, seat: int) -> None:
    """Check that a scene offers what the seat itself may do, and no card more."""
    scene = frame.get("scene") or {}
    legal = [json.loads(codec.to_json(action)) for action in state.legal_actions(seat)]
    for action in offered({**scene, "selection": None}):
        assert action in legal, (seat, action)
    playable = {card["card"] for card in scene.get("hand", ()) if card.get("playable")}
    assert playable <= named(legal)
    if scene.get("tap") or scene.get("selection") or scene.get("your_turn"):
        assert state.current_player == seat


@pytest.mark.parametrize(
    "ruleset",
    [
        pytest.param(name, marks=() if name in USUAL else pytest.mark.slow)
        for name in ruleset_names()
    ],
)
def test_no_frame_tells_a_seat_what_it_must_not_know(server: Server, ruleset: str) -> None:
    game = load(ruleset)
    rng = Random(ruleset)
    with ExitStack() as stack:
        browsers = [stack.enter_context(server.browser()) for _ in range(game.seats)]
        name = server.open_table(browsers[0], game=game.name, ruleset=ruleset)
        for browser in browsers[1:]:
            assert browser.post(f"/table/{name}/sit").status_code == 303
        clients = [stack.enter_context(server.client(browser, name)) for browser in browsers]
        room = server.hub(name).room
        for _ in range(2):
            for client in clients:
                client.forget()
            play_with_persons_at_all_seats(room, clients, rng)
            states = states_by_place(room)
            checked = [
                check_frames(room, client, seat, states) for seat, client in enumerate(clients)
            ]
            assert all(checked) or len(states) < 3
            if room.match.is_over:
                break


def test_the_search_finds_what_it_looks_for() -> None:
    """The oracle itself: a card is found in every spelling, and not in another's."""
    card = Card("C7")
    for text in ("Eichel-7", "you: Eichel-7.", "the seven of acorns"):
        assert spellings(card).search(text), text
    for text in ("Eichel-8", "Eichel-70", "seven of leaves", "Grün-7"):
        assert not spellings(card).search(text), text
    assert named({"a": ["C7", {"b": "DJ"}], "C8": "C77"}) == {"C7", "DJ"}
