"""How values are put into sentences: seats, cards, what a card is."""

from __future__ import annotations

import pytest

from tests.support import REARHAND, arranged, cards, forehand_plays, skat, then
from wenzel.cards import Card
from wenzel.errors import IllegalActionError, WireError
from wenzel.i18n import DECK_FACES, Speaker
from wenzel.i18n.languages import LANGUAGES
from wenzel.messages import Mean, Message

DEAL = arranged("CJ SJ CA CT CK SA ST HA DA D7", rearhand="C7 CQ HJ DJ C9 C8 HT", skat="H7 D8")


def test_seats_without_names_are_numbered() -> None:
    assert Speaker().say(Message("refused.not_your_turn", seat=1)) == "seat 1: it is not your turn."
    named = Speaker(names="ABC".__getitem__)
    assert named.say(Message("refused.not_your_turn", seat=1)) == "B: it is not your turn."


def test_cards_are_named_from_the_top() -> None:
    message = Message("refused.not_in_hand", cards=cards("D7 S8 DQ CJ DJ DK CA"))
    in_skat = Speaker(plain=True, sort=skat().high_to_low)
    assert in_skat.say(message) == "Not in this hand: CJ DJ CA S8 DK DQ D7."
    assert Speaker(plain=True).say(message) == "Not in this hand: CA CJ S8 DK DQ DJ D7."


def test_full_names_of_cards_are_listed() -> None:
    message = Message("refused.not_in_hand", cards=cards("CK HK"))
    in_full = Speaker(DECK_FACES["german"], full_names=True)
    assert in_full.say(message) == "Not in this hand: King of acorns, King of hearts."


def test_a_card_that_begins_a_sentence_begins_it_large() -> None:
    in_full = Speaker(full_names=True)
    assert in_full.say(Message("hint.only_card", card=Card("HT"))).startswith("Ten of hearts is ")
    assert "the trump jack of clubs" in in_full.say(Message("hint.ruff", card=Card("CJ")))
    # What is no sentence of its own, and what a person is called, stay as they are.
    assert in_full.say(Message("told.card", card=Card("HT"))) == "ten of hearts"
    named = Speaker(names=["anna"].__getitem__)
    assert named.say(Message("web.waiting", seat=0)) == "anna is on move."


def test_letters_of_a_face_can_be_those_of_a_country() -> None:
    german = DECK_FACES["french"].lettered("AKDB")
    assert [german.text(Card(card)) for card in ("HA", "HK", "HQ", "HJ", "HT")] == [
        "♥A", "♥K", "♥D", "♥B", "♥10",
    ]  # fmt: skip
    assert german.read("HD") == german.read("♥D") == german.read("HQ") == Card("HQ")
    assert german.read("DD") == Card("DQ")


@pytest.mark.parametrize(
    ("contract", "must"),
    [("G", "CQ, C9, C8, C7"), ("C", "HJ, DJ, CQ, C9, C8, C7"), ("N", "CQ, C9, C8, C7")],
)
def test_cards_to_follow_with_come_in_the_order_of_the_game(contract: str, must: str) -> None:
    state = forehand_plays(skat(), DEAL, contract)
    middlehand = state.apply(next(a for a in state.legal_actions() if a.line == "play CA"))
    state = middlehand.apply(middlehand.legal_actions()[0])
    assert state.current_player == REARHAND
    with pytest.raises(IllegalActionError) as caught:
        then(state, "play HT")
    assert f"({must})" in Speaker(plain=True).error(caught.value)


@pytest.mark.parametrize(
    ("deck", "text"),
    [
        ("french", "“RX” is no card; a card is a suit (C, S, H, D) and a rank "
         "(7, 8, 9, T, J, Q, K, A)."),
        ("german", "“RX” is no card; a card is a suit (E, G, R, S) and a rank "
         "(7, 8, 9, T, U, O, K, D)."),
    ],
)  # fmt: skip
def test_what_is_no_card_is_told_in_the_signs_of_the_deck(deck: str, text: str) -> None:
    with pytest.raises(WireError) as caught:
        Card("RX")
    assert Speaker(DECK_FACES[deck]).error(caught.value) == text


@pytest.mark.parametrize(
    ("score", "language", "text"),
    [(-24, "de", "−24"), (36, "en", "+36"), (0, "hy", "0"), (-24, "mr", "−२४"), (18, "ne", "+१८")],
)
def test_numbers_have_a_true_minus_and_their_readers_digits(
    score: int, language: str, text: str
) -> None:
    speaker = Speaker(language=LANGUAGES[language], native_digits=True)
    assert speaker.say(Message("figure.score", score=score)) == text
    assert "-" not in speaker.say(Message("score.lost", score=-abs(score)))


@pytest.mark.parametrize(
    ("score", "language", "text"),
    [
        (65.14, "en", "+65.1"), (-45.68, "de", "−45,7"), (-1.3, "hy", "−1,3"), (0.04, "de", " 0,0"),
        (-1.4, "mr", "−१.४"),
    ],
)  # fmt: skip
def test_means_are_said_to_the_tenth_with_the_signs_of_the_language(
    score: float, language: str, text: str
) -> None:
    speaker = Speaker(language=LANGUAGES[language], native_digits=True)
    said = speaker.say(Message("hint.sheepshead.double_pays", score=Mean.of(score), count=9))
    assert text in said


def test_the_digits_of_a_name_are_no_figures() -> None:
    speaker = Speaker(language=LANGUAGES["ne"], native_digits=True)
    assert speaker.digits("SHA-256, A-2-3, 31, ♠10") == "SHA-256, A-२-३, ३१, ♠१०"


def test_no_sentence_writes_a_hyphen_for_a_minus() -> None:
    signed = Message("score.seeger", seat=1, bonus=-50, score=-98)
    for language in LANGUAGES.values():
        said = Speaker(language=language).say(signed)
        assert "−50" in said
        assert "−98" in said
