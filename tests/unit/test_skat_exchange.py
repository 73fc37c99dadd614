"""Between auction and play: what is offered at which bid."""

from __future__ import annotations

import pytest

from tests.support import arranged, offers, refusal, said, skat
from wenzel.cards import CardSet
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import hand_contracts
from wenzel.games.skat.matadors import count_matadors
from wenzel.games.skat.options import SkatOptions

WEAK = arranged(forehand="CJ C7 C8 S7 S8 H7 H8 D7 D8 D9", skat="C9 S9")
AUCTION = ("hold", "pass", "pass")


def announced(bid: int, *lines: str) -> set[str]:
    state = said(skat(), WEAK, f"bid {bid}", *AUCTION, *lines)
    return {line.split()[1] for line in offers(state) if line.startswith("announce")}


LEVELS = ("H", "HS", "HZ", "O")
NULLS = {23: "N", 35: "NH", 46: "NO", 59: "NOH"}


@pytest.mark.parametrize("bid", [18, 23, 24, 35, 36, 46, 48, 59, 60])
def test_hand_games_and_nulls_by_the_bid(bid: int) -> None:
    found = announced(bid)
    assert ("NH" in found) == (bid <= 35)
    assert ("NOH" in found) == (bid <= 59)
    assert "N" not in found
    assert {f"G{level}" for level in LEVELS} <= found
    after_skat = announced(bid, "take_skat", "discard C9 S9")
    assert ("N" in after_skat) == (bid <= 23)
    assert ("NO" in after_skat) == (bid <= 46)
    assert not any("H" in text[1:] for text in after_skat)


@pytest.mark.parametrize(
    ("bid", "offered"),
    [
        # With 1: game 2, Schneider 3, Schwarz 4.
        (36, {"D", "H", "S", "C", "G", "NO"}),
        (40, {"H", "S", "C", "G", "NO"}),
        (44, {"S", "C", "G", "NO"}),
        (48, {"C", "G"}),
        (50, {"G"}),
        (96, {"G"}),
    ],
)
def test_games_that_schwarz_can_still_save(bid: int, offered: set[str]) -> None:
    assert announced(bid, "take_skat", "discard C9 S9") == offered


def test_when_nothing_reaches_the_bid_every_trump_game_is_lost_alike() -> None:
    assert announced(120, "take_skat", "discard C9 S9") == {"D", "H", "S", "C", "G"}
    assert announced(264) == set() or "GO" in announced(264)


@pytest.mark.parametrize("bid", [18, 60, 120, 180])
def test_a_hand_game_is_judged_by_the_best_skat(bid: int) -> None:
    hand = WEAK.hands[1]
    texts = {contract.text for contract in hand_contracts(hand, bid, SkatOptions())}
    others = list(WEAK.hands[0] | WEAK.hands[2] | WEAK.skat)
    best = max(
        abs(count_matadors(hand | CardSet((a, b)), GameType.CLUBS))
        for a in others for b in others if a is not b
    )  # fmt: skip
    for levels, text in ((1 + 2, "CH"), (2 + 2, "CHS"), (3 + 2, "CHZ"), (4 + 2, "CO")):
        assert (text in texts) == (12 * (best + 1 + levels) >= bid)


def test_the_steps_come_in_order() -> None:
    chosen = said(skat(), WEAK, "bid 18", *AUCTION)
    assert refusal(chosen, "discard C7 C8") == "refused.take_skat_first"
    assert refusal(chosen, "announce C") == "refused.needs_skat"
    assert refusal(chosen, "announce R") == "refused.ramsch_is_no_choice"
    assert refusal(chosen, "0: take_skat") == "refused.not_your_turn"
    taken = said(skat(), WEAK, "bid 18", *AUCTION, "take_skat")
    assert refusal(taken, "announce C") == "refused.discard_first"
    assert refusal(taken, "take_skat") == "refused.not_now"
    assert refusal(taken, "discard C7") == "refused.discard_size"
    assert refusal(taken, "discard C7 C8 C9") == "refused.discard_size"
    assert refusal(taken, "discard C7 CA") == "refused.not_in_hand"
    laid = said(skat(), WEAK, "bid 18", *AUCTION, "take_skat", "discard C7 C8")
    assert refusal(laid, "announce CH") == "refused.hand_after_skat"
    assert refusal(laid, "discard S7 S8") == "refused.not_now"
    assert refusal(laid, "announce CP") == "refused.no_spitze"
