"""What others have written cannot do anything to the terminal it is shown on."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wenzel.cards import CardSet
from wenzel.errors import RecordError
from wenzel.i18n import DECK_FACES, Speaker, visible
from wenzel.i18n.visible import LONGEST
from wenzel.messages import Message

HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control, format and direction signs, surrogates, ends of lines and of paragraphs."""
TEXTS = st.text(st.characters(), max_size=3 * LONGEST) | st.text(
    st.sampled_from("\x00\x07\x1b[2J\r\n\x7f\x9b\u200f\u202e\u2066\u2028\ud800\udfff\ufeffaé♣"),
    max_size=40,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31mRED\x07\x00", r"\x1b[31mRED\x07\x00"),
        ("a\u202eb", r"a\u202eb"),
        ("two\r\nlines", r"two\r\nlines"),
        ("half \ud800", r"half \ud800"),
        ("Grün – ♣J “10”", "Grün – ♣J “10”"),
        ("/home/of/somebody/evening.jsonl", "/home/of/somebody/evening.jsonl"),
    ],
)
def test_signs_that_cannot_be_seen_are_escapes(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_every_hidden_sign_there_is() -> None:
    signs = map(chr, range(sys.maxunicode + 1))
    hidden = [sign for sign in signs if unicodedata.category(sign) in HIDDEN]
    assert len(hidden) > 2000
    assert all(visible(sign).isascii() and visible(sign).isprintable() for sign in hidden)


@given(TEXTS)
def test_any_text_becomes_one_short_line(text: str) -> None:
    shown = visible(text)
    assert shown.isprintable()
    assert len(shown) <= LONGEST
    shown.encode("utf-8")


def test_a_text_too_long_keeps_both_ends() -> None:
    shown = visible("start" + "x" * 5000 + "end.jsonl")
    assert shown.startswith("start")
    assert shown.endswith("end.jsonl")
    assert "…" in shown
    assert len(shown) == LONGEST


@given(TEXTS)
def test_no_sentence_lets_a_text_through(text: str) -> None:
    inner = Message("typed.unknown", text=text)
    messages = [
        inner,
        Message("record.malformed", fault=inner),
        Message("game.unknown", name=text, known=(inner, inner)),
        Message("table.welcome", game=text, ruleset=text, seed=text, number=0),
    ]
    for face in DECK_FACES.values():
        for plain in (True, False):
            speaker = Speaker(face, plain=plain)
            assert all(speaker.say(message).isprintable() for message in messages)
            assert speaker.error(RecordError(inner, where=text)).isprintable()


def test_cards_and_numbers_are_left_alone() -> None:
    message = Message("refused.not_in_hand", cards=CardSet.from_text("CJ"))
    assert Speaker().say(message) == "Not in this hand: ♣J."
