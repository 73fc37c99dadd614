"""Cards and card sets: one object a card, one numbering for both decks, text there and back."""

from __future__ import annotations

import copy
import pickle

import pytest

from wenzel.cards import DECK_32, DECK_52, NO_CARDS, Card, CardSet, Rank, Suit
from wenzel.errors import WireError


def test_the_numbering() -> None:
    assert [Card.numbered(n).rank.letter for n in range(8)] == list("789TJQKA")
    assert [Card.numbered(8 * n).suit.letter for n in range(4)] == list("DHSC")
    assert Card("CA").number == 31
    assert Card("D2").number == 32
    assert Card("C6").number == 51
    assert len(DECK_32) == 32
    assert len(DECK_52) == 52
    assert DECK_32 <= DECK_52
    assert {card.rank for card in DECK_32} == {rank for rank in Rank if rank >= Rank.SEVEN}


@pytest.mark.parametrize("card", list(DECK_52), ids=str)
def test_a_card_is_one_object(card: Card) -> None:
    assert Card(card.text) is card
    assert Card.from_text(card.text) is card
    assert Card.of(card.suit, card.rank) is card
    assert Card.numbered(card.number) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is copy.deepcopy(card) is card
    assert card.text == card.suit.letter + card.rank.letter
    assert card.bit == 1 << card.number
    assert range(52)[card] == card.number


@pytest.mark.parametrize("text", ["", "C", "CJJ", "cj", "JC", "C10", "X7", "C1", " CJ", "♣J"])
def test_no_card(text: str) -> None:
    with pytest.raises(WireError) as caught:
        Card(text)
    assert caught.value.message.code == "card.unknown"
    assert caught.value.message.values["text"] == text


def test_suits_rank_as_in_skat() -> None:
    assert sorted(Suit) == [Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS]
    assert Card("CJ") in CardSet.from_text("CJ")
    assert Card("DJ") < Card("CJ")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("", ""),
        ("  ", ""),
        ("CJ SJ", "SJ CJ"),
        ("CJSJ", "SJ CJ"),
        ("H7\tD7\nCA", "D7 H7 CA"),
        ("D2 DA", "DA D2"),
    ],
)
def test_reading_a_set(text: str, canonical: str) -> None:
    assert CardSet.from_text(text).text == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [("CJ CJ", "card.twice"), ("CJCJ", "card.twice"), ("CJ S", "card.unknown"),
     ("CJ X9", "card.unknown"), ("CJS", "card.unknown")],
)  # fmt: skip
def test_no_set(text: str, code: str) -> None:
    with pytest.raises(WireError) as caught:
        CardSet.from_text(text)
    assert caught.value.message.code == code


def test_sets_are_values() -> None:
    a = CardSet.from_text("CJ SJ")
    assert a == CardSet((Card("SJ"), Card("CJ"), Card("CJ")))
    assert pickle.loads(pickle.dumps(a)) == a
    assert a != {Card("CJ"), Card("SJ")}
    assert not NO_CARDS
    assert len({a, CardSet.from_text("SJ CJ")}) == 1
    assert repr(a) == "CardSet.from_text('SJ CJ')"
