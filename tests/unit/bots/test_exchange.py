"""Hand or skat, what is laid away, what is announced."""

from __future__ import annotations

import pytest

from tests.support import FOREHAND, arranged, cards, said, skat, then
from wenzel.bots import Advice, make_player
from wenzel.bots.skat.exchange import best_discard
from wenzel.games.skat.actions import Announce, Discard
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.state import SkatState

RULE = make_player("rule", "skat")


def as_declarer(
    hand: str, two: str, bid: int = 18, ruleset: str = "skat-isko"
) -> tuple[SkatState, Advice]:
    """Return forehand's choice after the auction; seven and eights are left to the others."""
    game = skat(ruleset)
    state = said(game, arranged(forehand=hand, skat=two), f"bid {bid}", "hold", "pass", "pass")
    return state, RULE.advise(game.view(state, FOREHAND))


def announced(hand: str, two: str, bid: int = 18) -> tuple[Discard, Announce]:
    """Return what forehand lays away and announces after taking the skat."""
    game = skat()
    state = said(game, arranged(forehand=hand, skat=two), f"bid {bid}", "hold", "pass", "pass")
    state = then(state, "take_skat")
    laid = RULE.choose(game.view(state, FOREHAND))
    state = state.apply(laid)
    call = RULE.choose(game.view(state, FOREHAND))
    assert isinstance(laid, Discard)
    assert isinstance(call, Announce)
    return laid, call


def test_a_hand_that_wins_by_itself_leaves_the_skat() -> None:
    _, advice = as_declarer("CJ SJ HJ DJ CA CT CK SA HA HT", "C7 D7")
    assert isinstance(advice.action, Announce)
    assert advice.action.contract.hand
    assert advice.reason.code == "hint.hand_game"


def test_a_hand_that_needs_help_takes_the_skat() -> None:
    _, advice = as_declarer("CJ DJ HA HK HQ H9 CA C7 S9 D8", "H8 SA")
    assert advice.action.line == "take_skat"


@pytest.mark.parametrize(
    ("hand", "two", "kept", "game"),
    [
        # Six trumps with the top two: the two lone low cards go, jacks and aces never do.
        ("CJ SJ HA HT HK H9 CA CT S9 D8", "H8 C7", "CJ SJ HA HT HK H9 H8 CA", "H"),
        # Aces and jacks: a Grand.
        ("CJ SJ HJ CA CT SA ST HA D8 D7", "H7 D9", "CJ SJ HJ CA CT SA ST HA", "G"),
        # Sevens and eights: a Null, and what sticks out is laid away.
        ("C7 C8 C9 S7 S8 S9 H7 H8 H9 HA", "D7 DK", "C7 C8 C9 S7 S8 S9 H7 H8 H9", "N"),
    ],
)
def test_the_discard_keeps_what_the_game_is_won_with(
    hand: str, two: str, kept: str, game: str
) -> None:
    laid, call = announced(hand, two)
    assert not laid.cards & cards(kept)
    assert call.contract.game.value == game


def test_a_lone_ten_is_brought_home() -> None:
    laid, call = announced("CJ SJ CA CK CQ C9 C8 SA DT H9", "S9 H8")
    assert call.contract.game is GameType.CLUBS
    assert "DT" in laid.cards.text


@pytest.mark.parametrize("bid", [18, 24, 36, 48])
def test_a_game_that_cannot_reach_the_bid_is_not_announced_while_another_can(bid: int) -> None:
    """Hearts with 1 are the best game, worth 20; only at 18 will they do."""
    hand, two = "CJ DJ HA HT HK HQ H9 CA C8 S7", "S8 D9"
    _, call = announced(hand, two, bid)
    if bid == 18:
        assert call.contract.game is GameType.HEARTS
    else:
        twelve = cards(hand) | cards(two)
        best, prospect = best_discard(twelve, bid, forehand=True)
        assert best <= twelve
        assert prospect.value >= bid


def test_discards_are_weighed_by_the_bid() -> None:
    twelve = cards("CJ DJ HA HT HK HQ H9 CA CT SA S8 D9")
    _, cheap = best_discard(twelve, 18, forehand=True)
    _, dear = best_discard(twelve, 46, forehand=True)
    assert cheap.value >= 18
    assert dear.contract.game is GameType.GRAND


def test_a_spitze_is_announced_only_when_nothing_else_covers_the_bid() -> None:
    game = skat("skat-pub")
    deal = arranged(forehand="CJ DJ HJ C7 S9 S8 H7 H8 D7 D8", skat="SA CQ")
    state = said(game, deal, "bid 108", "hold", "pass", "pass", "take_skat", "discard SA CQ")
    only = {action.line for action in state.legal_actions()}
    call = RULE.choose(game.view(state, FOREHAND))
    assert isinstance(call, Announce)
    if any("P" not in line.split()[1] for line in only):
        assert not call.contract.spitze
