"""Words follow the cards on the table: German ranks with German suits, and one name a card."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.scenes.test_just_taken import scene_at
from tests.support import random_deal, skat, walk
from wenzel.games.scat.actions import Draw, Source
from wenzel.i18n import Speaker
from wenzel.i18n.faces import FRENCH, GERMAN, DeckFace
from wenzel.i18n.languages import LANGUAGES, Language
from wenzel.messages import Message
from wenzel.rulesets import load
from wenzel.scenes import Onlooker, Scene, scene_maker
from wenzel.telling.house import title_of
from wenzel.telling.seats import speaker_at
from wenzel.web.rules_text import rules_text


def seen(ruleset: str, face: DeckFace, actions: tuple[Any, ...] = ()) -> Scene:
    """Return what the seat on move sees, in full names."""
    game = load(ruleset)
    state = game.start(random_deal(game, Random(3)))
    for action in actions:
        state = state.apply(action)
    seat = state.current_player
    assert seat is not None
    speaker = speaker_at(seat, game.seats, face, plain=False, full_names=True)
    onlooker = Onlooker(speaker, game.match(), 1)
    return scene_maker(game.name).scene(game.view(state, seat), onlooker)


@pytest.mark.parametrize(
    ("face", "words", "others"),
    [
        (FRENCH, ("queens", "jacks", "aces"), "Ober"),
        (GERMAN, ("Obers", "Unters", "Dauses"), "queen"),
    ],
)
def test_what_the_pick_is_worth_is_said_in_the_words_of_the_deck(
    face: DeckFace, words: tuple[str, ...], others: str
) -> None:
    (fact,) = seen("sheepshead-called-ace", face).facts
    assert all(word in fact for word in words)
    assert others not in fact


def test_a_card_has_the_same_name_in_labels_and_in_sentences() -> None:
    game = skat()
    for face in (FRENCH, GERMAN):
        speaker = speaker_at(0, 3, face, plain=False, full_names=True)
        for card in game.deck:
            name = speaker.say(Message(f"card.{face.name}.{card.text.lower()}"))
            assert speaker.card(card) == name
            assert name in speaker.say(Message("told.play", seat=1, card=card))


def test_what_hangs_from_a_plate_names_cards_in_short() -> None:
    game = load("scat")
    state = game.start(random_deal(game, Random(5)))
    while state.current_player is not None:
        (first, *_) = state.legal_actions(state.current_player)
        state = state.apply(Draw(Source.STOCK) if isinstance(first, Draw) else first)
        if state.current_player is None:
            break
        speaker = speaker_at(0, game.seats, FRENCH, plain=False, full_names=True)
        onlooker = Onlooker(speaker, game.match(), 1)
        scene = scene_maker("scat").scene(game.view(state, 0), onlooker)
        said = [seat.said for seat in scene.seats if seat.said]
        assert all(" of " not in words for words in said)
        if len(said) == game.seats:
            return
    raise AssertionError("not everybody has said something")


def test_a_brief_sentence_leaves_the_speaker_as_it_was() -> None:
    (card,) = [card for card in skat().deck if card.text == "CJ"]
    speaker = Speaker(FRENCH, full_names=True)
    assert speaker.say_briefly(Message("told.card", card=card)) == "♣J"
    assert speaker.say(Message("told.card", card=card)) == "jack of clubs"


@pytest.mark.parametrize("game", ["skat", "sheepshead", "scat"])
@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_rules_on_a_page_name_no_command_and_no_file(game: str, language: Language) -> None:
    text = rules_text(game, language.code)
    for chapter in (text.opening, *(chapter.html for chapter in text.chapters)):
        assert "<code>" not in chapter
        assert "--ruleset" not in chapter
        assert "docs/" not in chapter


@pytest.mark.parametrize(
    ("ruleset", "seats", "title"),
    [
        ("scat", 4, "Four players, three pennies each"),
        ("scat", 9, "Three pennies each, 9 players"),
        ("scat-two", 5, "Three pennies each, 5 players"),
        ("scat-nine", 2, "Knocks from 19 up, 2 players"),
        ("scat-points", 6, "For points instead of pennies, 6 players"),
        ("skat-isko", 3, "Official rules, three players"),
    ],
)
def test_the_title_fits_those_who_play(ruleset: str, seats: int, title: str) -> None:
    parts = title_of(ruleset, seats, load(ruleset).seats)
    assert ", ".join(Speaker().say_all(parts)) == title


def test_the_value_of_a_null_does_not_say_its_name_again() -> None:
    game = skat()
    for step in walk(game, random_deal(game, Random(1)), Random(4)):
        seat = step.before.current_player
        scene = scene_at(game, step.before, seat)
        for group in scene.groups:
            for button in group.buttons:
                assert not button.detail or button.label not in button.detail
