"""The hand is sorted for the game thought of, by one press or key, until a game is announced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.at_table import act, visiting
from tests.web.server import Server
from wenzel.cards import Card, CardSet
from wenzel.games.skat.contract import GameType, trick_order

HAND = """[...document.querySelectorAll('#hand .card')].map((card) => card.dataset.key.slice(5))"""
PLACES = """[...document.querySelectorAll('#hand .card')]
  .map((card) => parseFloat(card.style.getPropertyValue('--x')))"""
ORDER = (
    GameType.GRAND, GameType.NULL,
    GameType.CLUBS, GameType.SPADES, GameType.HEARTS, GameType.DIAMONDS,
)  # fmt: skip


def as_for(game: GameType, hand: list[str]) -> list[str]:
    cards = CardSet(Card(text) for text in hand)
    return [card.text for card in trick_order(game).high_to_low(cards)]


def test_each_press_sorts_the_hand_for_another_game(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        visit.wait_to_act()
        button = visit.page.locator("#order")
        names = []
        hand = visit.see(HAND)
        for game in ORDER:
            hand = visit.see(HAND)
            assert hand == as_for(game, hand)
            assert visit.see(PLACES) == sorted(visit.see(PLACES))
            names.append(button.get_attribute("aria-label"))
            button.click()
        assert len(set(names)) == len(ORDER)
        assert "Null" in names[1]
        assert visit.see(HAND) == as_for(ORDER[0], hand)
        visit.page.keyboard.press("g")
        assert visit.see(HAND) == as_for(GameType.NULL, hand)
        assert "Null" in visit.see("document.getElementById('voice').textContent")


def test_the_order_lasts_until_a_game_is_announced(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        visit.wait_to_act()
        visit.page.keyboard.press("g")
        while visit.wait_to_act() and not visit.scene.get("tap"):
            hand = visit.see(HAND)
            if visit.scene.get("orders"):
                assert hand == as_for(GameType.NULL, hand)
            seq = visit.seq()
            act(visit)
            visit.wait_for_news(seq)
            visit.page.wait_for_timeout(40)
        assert not visit.page.locator("#order").is_visible()
        hand = visit.see(HAND)
        assert hand == [card["card"] for card in visit.scene["hand"]]


def test_trumps_last_turns_every_order_round(chromium: Any, server: Server) -> None:
    with visiting(chromium, server, "skat") as visit:
        visit.page.request.post(f"{server.url}/settings", form={"sort": "last", "back": "/"})
        visit.page.reload()
        visit.wait_to_act()
        visit.page.locator("#order").click()
        hand = visit.see(HAND)
        assert hand == as_for(GameType.NULL, hand)[::-1]


@pytest.mark.parametrize("game", ["sheepshead", "scat"])
def test_games_of_one_order_offer_no_other(chromium: Any, server: Server, game: str) -> None:
    with visiting(chromium, server, game) as visit:
        visit.wait_to_act()
        assert not visit.page.locator("#order").is_visible()
