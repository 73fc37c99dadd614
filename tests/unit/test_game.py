"""The ground every game stands on: registry, events, tagged forms."""

from __future__ import annotations

import pytest

from tests.support import skat
from wenzel.cards import CardSet
from wenzel.errors import UnknownNameError, WireError
from wenzel.games.game import Event, Hidden
from wenzel.games.registry import game_class, game_names
from wenzel.games.skat.actions import Bid, Dealt
from wenzel.games.skat.game import SkatGame


def test_the_registry() -> None:
    assert "skat" in game_names()
    assert game_class("skat") is SkatGame
    with pytest.raises(UnknownNameError) as caught:
        game_class("bridge")
    assert "skat" in str(caught.value)


def test_an_event_for_some_eyes() -> None:
    dealt = Event(3, 1, Dealt(CardSet.from_text("CJ")), frozenset((1, 2)))
    assert dealt.seen_by(1) == dealt.seen_by(2) == Event(3, 1, dealt.what)
    assert dealt.seen_by(0) == Event(3, 1, Hidden("dealt"))
    nobody = Event(3, 1, dealt.what, frozenset())
    assert nobody.seen_by(1).what == Hidden("dealt")
    everybody = Event(4, None, Bid(18))
    assert everybody.seen_by(7) == everybody


@pytest.mark.parametrize(
    "value", [None, 3, "bid", [], {}, {"type": "dealt", "cards": []}, {"type": 3}, {"value": 18}]
)
def test_no_action_of_the_game(value: object) -> None:
    with pytest.raises(WireError) as caught:
        skat().action_from_plain(value)
    assert caught.value.message.code == "wire.unknown_kind"


def test_facts_are_no_actions_and_actions_no_facts() -> None:
    game = skat()
    assert game.fact_from_plain({"type": "hidden", "kind": "dealt"}) == Hidden("dealt")
    for plain in ({"type": "bid", "value": 18}, {"type": "nothing"}):
        with pytest.raises(WireError):
            game.fact_from_plain(plain)
    with pytest.raises(WireError):
        game.deal_from_plain({"hands": []})
