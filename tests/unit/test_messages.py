"""Messages: equal by value, frozen, and plain enough to print."""

from __future__ import annotations

import copy
import pickle

import pytest

from wenzel.cards import Card, CardSet, Suit
from wenzel.games.skat.contract import Contract
from wenzel.messages import Message, Textual

MESSAGE = Message("bid.too_low", bid=18, least=20)


def test_equal_by_value() -> None:
    assert Message("bid.too_low", least=20, bid=18) == MESSAGE
    assert hash(Message("bid.too_low", least=20, bid=18)) == hash(MESSAGE)
    assert Message("bid.too_low", bid=18, least=22) != MESSAGE
    assert Message("bid.other", bid=18, least=20) != MESSAGE
    assert MESSAGE != "bid.too_low"


def test_frozen() -> None:
    with pytest.raises(AttributeError):
        MESSAGE.code = "other"
    with pytest.raises(TypeError):
        MESSAGE.values["bid"] = 20  # type: ignore[index]


@pytest.mark.parametrize(
    "send", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))]
)
def test_copied_and_sent(send: object) -> None:
    assert callable(send)
    nested = Message("outer", inner=MESSAGE, cards=CardSet.from_text("CJ"), more=(MESSAGE,))
    assert send(nested) == nested
    assert hash(send(nested)) == hash(nested)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (MESSAGE, "bid.too_low (bid 18, least 20)"),
        (Message("plain"), "plain"),
        (Message("one", suit=Suit.CLUBS, card=Card("CJ")), "one (suit clubs, card CJ)"),
        (Message("many", allowed=(3, 4)), "many (allowed 3, 4)"),
    ],
)
def test_printed(message: Message, text: str) -> None:
    assert str(message) == text


def test_repr_rebuilds() -> None:
    assert eval(repr(MESSAGE), {"Message": Message}) == MESSAGE


def test_walk_goes_through_messages_within() -> None:
    inner = Message("inner", deep=Message("deepest"))
    outer = Message("outer", parts=(inner, Message("last")), count=2)
    assert [m.code for m in outer.walk()] == ["outer", "inner", "deepest", "last"]


def test_what_is_textual() -> None:
    for value in (Card("CJ"), CardSet(), Contract.from_text("G")):
        assert isinstance(value, Textual)
    assert not isinstance(3, Textual)
