"""Calls beyond the plain ace: one's own ace, jacks called up, aces beside a jack."""

from __future__ import annotations

import pytest

from tests.sheepshead_support import (
    dealt,
    may_play,
    offers,
    on,
    play_of,
    played_out,
    said,
    sheepshead,
    then,
)
from wenzel.games.sheepshead.view import SheepsheadView

JACK = "sheepshead-jack-of-diamonds"


def test_an_ace_of_ones_own_is_called_only_where_the_house_allows_it() -> None:
    hand, blind = "CA C7 S7 CQ SQ DJ", "D8 D7"
    for allowed in (False, True):
        game = sheepshead(own_ace_call=allowed)
        state = said(game, dealt(game, hand, blind=blind), "pick", "bury D8 D7")
        assert ("call CA" in offers(state)) is allowed
        assert "call SA" in offers(state)


def test_an_ace_that_is_buried_cannot_be_called_as_ones_own() -> None:
    game = sheepshead(own_ace_call=True)
    state = said(game, dealt(game, "CA C7 S7 CQ SQ DJ", blind="D8 D7"), "pick", "bury CA D7")
    assert "call CA" not in offers(state)


def test_who_calls_his_own_ace_is_bound_by_it_and_alone() -> None:
    assert may_play(on(play_of("CA", picker=1), "S9"), "CA C7 DJ") == {"C7", "DJ"}
    assert may_play(on(play_of("CA", picker=1), "C9"), "CA C7 DJ") == {"CA"}
    assert may_play(play_of("CA"), "CA C7 DJ") == {"CA", "DJ"}
    game = sheepshead(own_ace_call=True)
    deal = dealt(game, "CA C7 S7 CQ SQ DJ", blind="D8 D7")
    outcome = played_out(said(game, deal, "pick", "bury D8 D7", "call CA"))
    assert outcome.alone
    assert outcome.partner is None


@pytest.mark.parametrize(("hand", "call"), [
    ("DJ CQ SQ C7 C8 C9", "HJ"),
    ("DJ HJ CQ SQ C7 C8", "SJ"),
    ("DJ HJ SJ CQ C7 C8", "CJ"),
])  # fmt: skip
def test_a_picker_with_the_jack_calls_the_next_one(hand: str, call: str) -> None:
    game = sheepshead(JACK, call_up="after-blind")
    state = said(game, dealt(game, hand, blind="S7 S8"), "pick", "bury S7 S8")
    assert offers(state) == {"call DJ", f"call {call}", "alone"}
    before = sheepshead(JACK, call_up="before-blind")
    state = said(before, dealt(before, hand, blind="S7 S8"), "pick")
    assert offers(state) == {f"call {call}", "pass"}


def test_a_picker_with_all_jacks_has_none_to_call() -> None:
    game = sheepshead(JACK, call_up="before-blind")
    deal = dealt(game, "DJ HJ SJ CJ C7 C8", blind="S7 S8")
    assert offers(said(game, deal, "pick")) == {"pass"}


def test_a_picker_without_the_jack_calls_no_other() -> None:
    game = sheepshead(JACK, call_up="after-blind")
    state = said(game, dealt(game, "HJ CQ SQ C7 C8 C9", blind="S7 S8"), "pick", "bury S7 S8")
    assert offers(state) == {"call DJ", "alone"}


def test_a_jack_called_before_the_blind_may_turn_up_in_it() -> None:
    game = sheepshead(JACK, call_up="before-blind")
    deal = dealt(game, "DJ CQ SQ C7 C8 C9", blind="HJ S8")
    state = said(game, deal, "pick", "call HJ")
    assert state.hands[0].taken == deal.blind
    state = then(game, state, "bury C7 S8")
    assert state.current_player == 0
    assert "play CQ" in offers(state)
    assert played_out(state).alone


def test_who_says_nothing_before_the_blind_calls_after_burying() -> None:
    game = sheepshead(JACK, call_up="before-blind")
    deal = dealt(game, "DJ CQ SQ C7 C8 C9", blind="HK S8")
    state = said(game, deal, "pick", "pass", "bury C7 S8")
    assert offers(state) == {"call DJ", "alone"}


def test_an_ace_called_beside_the_jack_binds_nobody() -> None:
    game = sheepshead(JACK, call_up="fail-ace")
    deal = dealt(game, "DJ CQ SQ C7 C8 SA", "CA CT C9", blind="HK S8")
    state = said(game, deal, "pick", "bury HK S8")
    assert offers(state) == {"call DJ", "call CA", "call HA", "alone"}
    state = then(game, state, "call CA", "play C7")
    assert offers(state) == {"play C9", "play CT", "play CA"}
    assert played_out(state).partner == 1


def test_the_jack_stays_out_of_the_bury_where_the_house_says_so() -> None:
    game = sheepshead(JACK, jack_may_be_buried=False)
    state = said(game, dealt(game, "DJ CQ SQ C7 C8 C9", blind="HK S8"), "pick")
    assert not any("DJ" in line for line in offers(state))
    assert len(offers(state)) == 21


def test_two_partners_of_six() -> None:
    game = sheepshead("sheepshead-six-jack-and-ace", cracks=0)
    deal = dealt(game, "CQ SQ HQ C7 S7", "DJ D7 D8 H7 H8", "CA C8 C9 H9 HK", blind="S8 S9")
    state = said(game, deal, "pick", "bury S8 S9", "call CA")
    outcome = played_out(state)
    assert outcome.partners == (1, 2)
    assert sum(outcome.returns) == 0
    ace = played_out(
        said(
            game,
            dealt(game, "CQ SQ HQ DJ S7 ", "CA D7 D8 H7 H8", blind="S8 S9"),
            "pick", "bury S8 S9", "call SA",
        )
    )  # fmt: skip
    assert len(ace.partners) == 1


def partner_seen(view: SheepsheadView) -> int | None:
    return view.partner


def test_only_the_partner_knows_until_the_card_falls() -> None:
    game = sheepshead()
    deal = dealt(game, "C7 CQ SQ HQ D7 D8", "C8 C9", "CA CT", blind="S8 S9")
    state = said(game, deal, "pick", "bury S8 S9", "call CA")
    seen = [partner_seen(game.view(state, seat)) for seat in range(5)]
    assert seen == [None, None, 2, None, None]
    state = then(game, state, "play C7", "play C8", "play CA")
    assert [partner_seen(game.view(state, seat)) for seat in range(5)] == [2] * 5
