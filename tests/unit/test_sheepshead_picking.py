"""Picking: forced picks, redeals that are asked for, thrown-in hands, and the series after them."""

from __future__ import annotations

import pytest

from tests.sheepshead_support import dealt, offers, played_out, said, sheepshead, then
from wenzel.errors import IllegalActionError
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.state import SheepsheadState

POOR = "CT C9 C8 S7 S8 H9"
"""No ace, no face, no trump, but a ten."""


def outcome(state: SheepsheadState) -> SheepsheadOutcome:
    assert state.outcome is not None
    return state.outcome


def test_the_last_one_has_to_pick_where_the_house_says_so() -> None:
    game = sheepshead("sheepshead-forced-pick")
    state = said(game, game.deal_from_seed(1, dealer=4), *["pass"] * 4)
    assert offers(state) == {"pick"}
    with pytest.raises(IllegalActionError) as caught:
        then(game, state, "pass")
    assert caught.value.message.code == "refused.must_pick"


@pytest.mark.parametrize("bumped", [False, True])
def test_a_forced_pick_loses_single_or_double(bumped: bool) -> None:
    """Whatever the cards, a loss of a forced pick is doubled only by the house's rule."""
    game = sheepshead("sheepshead-forced-pick", forced_pick_bump=bumped)
    seen = set()
    for seed in range(40):
        state = said(game, game.deal_from_seed(seed, dealer=4), *["pass"] * 4, "pick")
        settled = played_out(state, seed)
        assert settled.result is not None
        codes = {line.code for line in settled.lines}
        assert ("score.bump" in codes) is (bumped and not settled.result.won)
        seen.add(settled.result.won)
    assert seen == {True, False}


def test_a_redeal_is_asked_for_out_of_turn_before_the_pick() -> None:
    game = sheepshead("sheepshead-redeal")
    deal = dealt(game, "CQ SQ HQ", "", POOR)
    state = game.start(deal)
    assert offers(state, 2) == {"ask_redeal"}
    assert offers(state, 3) == set()
    over = then(game, state, "2: ask_redeal")
    assert outcome(over).termination == "redeal"
    assert outcome(over).returns == (0,) * 5
    assert offers(then(game, state, "pick"), 2) == set()
    passed = then(game, state, "pass", "pass", "pass")
    assert offers(passed, 2) == set()


def test_a_ten_in_the_hand_may_forbid_it() -> None:
    game = sheepshead(redeal_request="no-ten-either")
    assert offers(said(game, dealt(game, POOR))) == {"pick", "pass"}
    assert "ask_redeal" in offers(said(game, dealt(game, POOR.replace("CT", "C7"))))


def test_after_a_redeal_the_same_player_deals_again() -> None:
    game = sheepshead("sheepshead-redeal")
    match = game.match(dealer=4)
    asked = outcome(said(game, dealt(game, POOR), "ask_redeal"))
    assert match.after(asked).dealer == 4
    thrown = outcome(said(game, game.deal_from_seed(1, dealer=4), *["pass"] * 5))
    assert thrown.termination == "thrown-in"
    assert match.after(thrown).dealer == 0


def test_a_match_of_a_number_of_hands_counts_those_that_were_played() -> None:
    game = sheepshead("sheepshead-redeal", match_deals=2)
    match = game.match()
    numbers = iter(range(20))
    while not match.is_over:
        deal = game.deal_from_seed(7, next(numbers), match.dealer)
        thrown = match.hands_played == 1 and len(match.outcomes) < 3
        lines = ["pass"] * 5 if thrown else ["pick"]
        state = said(game, deal, *lines)
        match = match.after(outcome(state) if thrown else played_out(state))
    assert match.hands_played == 2
    assert len(match.outcomes) == 4
    assert sum(match.scores) == 0


def test_a_match_refuses_the_outcome_of_another_game() -> None:
    with pytest.raises(TypeError):
        sheepshead().match().after(object())  # type: ignore[arg-type]


def test_a_side_of_queens_that_one_player_holds() -> None:
    game = sheepshead("sheepshead-four-black-queens")
    settled = played_out(game.start(dealt(game, "CQ SQ HQ DQ")))
    assert settled.partners == (0,)
    assert settled.picker is None
    assert abs(settled.returns[0]) % 3 == 0
    assert sum(settled.returns) == 0


def test_the_first_two_queens_find_each_other() -> None:
    game = sheepshead(players=4, partner="first-queens")
    deal = dealt(game, "CQ C7 C8 C9 CT CK S7 S8", "SQ CA S9 ST SK SA H7 H8", "HQ DQ")
    state = said(game, deal, "play CQ", "play SQ")
    assert played_out(state).partners == (0, 1)


def test_the_next_player_shares_the_blind() -> None:
    game = sheepshead("sheepshead-seven-next")
    deal = game.deal_from_seed(2, dealer=6)
    state = said(game, deal, "pass", "pick")
    assert state.hands[1].taken == deal.blind
    first = sorted(offers(state))[0]
    state = then(game, state, first)
    assert state.current_player == 2
    assert state.hands[2].taken == deal.partners_blind
    settled = played_out(state)
    assert settled.partners == (2,)
    assert settled.side_points == settled.points[1] + settled.points[2]
