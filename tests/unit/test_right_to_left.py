"""Sentences of a language that runs from right to left."""

from __future__ import annotations

from wenzel.cards import Card, Suit
from wenzel.i18n.languages import LANGUAGES
from wenzel.i18n.speaker import Speaker
from wenzel.messages import Message

ARABIC = Speaker(language=LANGUAGES["ar"])
FIRST_STRONG, RIGHT_TO_LEFT, END = "\u2068", "\u2067", "\u2069"


def test_a_value_finds_its_own_direction() -> None:
    said = ARABIC.say(Message("told.card", card=Card("H5")))
    assert said == f"{FIRST_STRONG}♥5{END}"


def test_words_of_isolated_values_alone_run_as_the_language_does() -> None:
    worth = tuple(Message("worth.suit", suit=int(suit), score=9) for suit in Suit)
    said = ARABIC.say(Message("worth.now_by_suit", score=9, suits=worth))
    listed = said[said.index(RIGHT_TO_LEFT) :]
    assert listed.count(FIRST_STRONG) == 2 * len(worth)


def test_other_languages_need_no_isolates() -> None:
    said = Speaker(language=LANGUAGES["de"]).say(Message("title.trick", number=3))
    assert not {FIRST_STRONG, RIGHT_TO_LEFT, END} & set(said)
