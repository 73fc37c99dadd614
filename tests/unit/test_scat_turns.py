"""Turns of Scat under the house rules that touch them, and every refusal."""

from __future__ import annotations

import pytest

from tests.scat_support import arranged, finished, offers, passed_on, refusal, scat, then, turns_of
from wenzel.cards import Card
from wenzel.errors import IllegalActionError
from wenzel.games.scat.actions import Discard, Source, Stand, TurnedUp
from wenzel.games.scat.setting import NOTHING_HELD
from wenzel.games.scat.turns import Dealing, Step, Turn


def test_what_everybody_sees_of_a_turn() -> None:
    game = scat(3)
    state = game.start(arranged(game, "CK CQ H2", upcard="C9", stock="D5"))
    assert turns_of(state).step is Step.DRAW
    state = then(game, state, "draw discard")
    turns = turns_of(state)
    assert turns.step is Step.DISCARD
    assert turns.top is None
    assert turns.taken is Card("C9")
    state = then(game, state, "discard H2", "draw stock")
    assert turns_of(state).taken is None
    assert game.view(state, 1).holding.drawn is Card("D5")
    state = then(game, state, "discard D5")
    turns = turns_of(state)
    assert turns.history == (
        Turn(0, Source.DISCARD, Card("C9"), Card("H2")),
        Turn(1, Source.STOCK, None, Card("D5")),
    )
    assert turns.pile == (Card("H2"), Card("D5"))
    assert turns.top is Card("D5")
    assert (turns.mover, turns.stock_count, turns.knocker) == (2, 41, None)


def test_the_seats_that_wait_after_a_knock() -> None:
    game = scat(4)
    state = then(game, passed_on(game, game.start(arranged(game)), 2), "knock")
    assert turns_of(state).waiting == (3, 0, 1)
    assert turns_of(passed_on(game, state, 1)).waiting == (0, 1)


def test_how_often_the_turn_has_come_round() -> None:
    game = scat(3)
    state = game.start(arranged(game))
    numbers = []
    for _ in range(7):
        numbers.append(turns_of(state).round_number)
        state = passed_on(game, state, 1)
    assert numbers == [1, 1, 1, 2, 2, 2, 3]
    state = then(game, state, "knock")
    assert turns_of(state).round_number == 3
    assert turns_of(passed_on(game, state, 1)).round_number == 4


def test_no_knock_in_the_first_round() -> None:
    game = scat(3, no_knock_in_first_round=True)
    state = game.start(arranged(game, "HA HK H2"))
    for _ in range(3):
        assert "knock" not in offers(state)
        assert refusal(game, state, "knock") == "refused.knock_in_first_round"
        state = passed_on(game, state, 1)
    assert "knock" in offers(state)


@pytest.mark.parametrize("least", [17, 18, 19, 20, 21])
def test_the_least_score_of_a_knock(least: int) -> None:
    game = scat(2, minimum_knock=least)
    for hand, score in (("CA C5 H2", 16), ("CA C6 H2", 17), ("CA C9 H2", 20), ("CA CK H2", 21)):
        assert ("knock" in offers(game.start(arranged(game, hand)))) is (score >= least)


def test_half_a_point_counts_for_a_knock() -> None:
    game = scat(2, minimum_knock=21, three_of_a_kind="30.5")
    assert "knock" in offers(game.start(arranged(game, "C2 D2 H2")))


def test_a_hand_may_be_kept_in_the_last_round_only() -> None:
    game = scat(3, stand_in_last_round=True)
    state = game.start(arranged(game))
    assert "stand" not in offers(state)
    assert refusal(game, state, "stand") == "refused.stand_before_knock"
    state = then(game, state, "knock")
    assert "stand" in offers(state)
    before = state.hands[1]
    state = then(game, state, "stand")
    assert state.hands[1] == before
    assert finished(then(game, state, "stand")).termination == "knock"


def test_without_the_option_no_hand_is_kept() -> None:
    game = scat(3)
    state = then(game, game.start(arranged(game)), "knock")
    assert offers(state) == {"draw stock", "draw discard"}
    assert refusal(game, state, "stand") == "refused.not_now"


def test_a_hand_is_thrown_down_on_the_first_turn_only() -> None:
    game = scat(3, throw_down=True)
    state = game.start(arranged(game))
    for _ in range(3):
        assert "throw_down" in offers(state)
        assert finished(then(game, state, "throw_down")).knocker == state.current_player
        state = passed_on(game, state, 1)
    assert "throw_down" not in offers(state)
    assert refusal(game, state, "throw_down") == "refused.throw_down_late"
    knocked = then(game, game.start(arranged(game)), "knock")
    assert refusal(game, knocked, "throw_down") == "refused.throw_down_late"


def test_refusals_of_what_is_out_of_place() -> None:
    game = scat(3)
    state = game.start(arranged(game, "CK CQ H2", stock="D5"))
    assert refusal(game, state, "discard CK") == "refused.draw_first"
    assert refusal(game, state, "throw_down") == "refused.not_now"
    assert refusal(game, state, "knock", 1) == "refused.not_your_turn"
    assert refusal(game, state, "knock", 3) == "refused.no_such_seat"
    drawn = then(game, state, "draw stock")
    for line in ("draw stock", "draw discard", "knock", "throw_down", "stand"):
        assert refusal(game, drawn, line) == "refused.discard_is_due"
    assert refusal(game, drawn, "discard SA") == "refused.not_in_hand"
    over = passed_on(game, then(game, state, "knock"), 2)
    for seat in range(3):
        assert refusal(game, over, "draw stock", seat) == "refused.deal_over"


def test_the_last_turn_of_a_round_shows_thirty_one() -> None:
    game = scat(2)
    deal = arranged(game, "HA H9 H5", "CA CK H2", upcard="CQ")
    state = then(game, game.start(deal), "knock", "draw discard", "discard H2")
    outcome = finished(state)
    assert outcome.termination == "thirty-one"
    assert outcome.declared == (1,)
    assert outcome.losses == (1, 0)


def test_thirty_one_with_the_last_card_of_the_stock() -> None:
    for house in ("reshuffle", "draw"):
        game = scat(9, stock_exhausted=house)
        rest = "C2 C3 C4 C5 C6 C7 C8 C9 D5 D6 D7 D8 D9 H5 H6 H7 H8 H9 S5 S6 S7 S8 S9 SQ"
        hands = [""] * 9
        hands[5] = "SA SK H2"
        state = passed_on(game, game.start(arranged(game, *hands, stock=rest)), 23)
        assert state.current_player == 5
        outcome = finished(then(game, state, "draw stock", "discard H2"))
        assert outcome.termination == "thirty-one"
        assert outcome.declared == (5,)


def test_nothing_can_be_done_while_cards_are_dealt() -> None:
    game = scat(3)
    state = game.start(arranged(game))
    dealing = Dealing(state.phase.setting)
    assert dealing.legal(0, NOTHING_HELD) == ()
    assert dealing.refusal(0, Stand(), NOTHING_HELD).code == "refused.not_now"
    with pytest.raises(IllegalActionError):
        dealing.after(0, Discard(Card("C2")))
    with pytest.raises(IllegalActionError):
        state.phase.after(None, TurnedUp(Card("C2")))
