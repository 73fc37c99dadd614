"""The table-ready cases of the rules of Scat (rules B3), each by its number."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.scat_support import (
    arranged,
    cards,
    finished,
    offers,
    passed_on,
    refusal,
    scat,
    then,
    turns_of,
)
from wenzel.cards import CardSet
from wenzel.games.scat.deal import new_stock
from wenzel.games.scat.losses import pay
from wenzel.games.scat.options import ScatOptions, ThreeOfAKind
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.values import value
from wenzel.messages import Message

PLAIN = ScatOptions()
THIRTY = ScatOptions(three_of_a_kind=ThreeOfAKind.THIRTY)
AND_A_HALF = ScatOptions(three_of_a_kind=ThreeOfAKind.THIRTY_AND_A_HALF)
RUNS = ScatOptions(straight_flush=True)

# Hands worth what their names say; those that are used together have no card in common.
WORTH_25 = "HA H9 H5"
WORTH_22 = "DK D7 D5"
WORTH_20, ALSO_20 = "CK CT S2", "DK DT H2"
WORTH_18, ALSO_18, AGAIN_18 = "S9 S6 S3", "CK C8 D2", "HT H8 D3"
WORTH_17 = "DQ D7 S4"


def score(hand: str, options: ScatOptions = PLAIN) -> str:
    return value(CardSet.from_text(hand), options).text


# -- values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "hand", "worth"),
    [
        (1, "SK ST H4", "20"),
        (2, "HK H8 H5", "23"),
        (3, "SQ D9 D8", "17"),
        (4, "CA S6 S4", "11"),
        (5, "CJ H7 S4", "10"),
        (6, "SA SK SQ", "31"),
        (7, "DA DJ DT", "31"),
        (8, "DK DQ DJ", "30"),
        (15, "SK SA S2", "23"),
        (16, "SQ SK SA", "31"),
    ],
)
def test_the_best_suit(case: int, hand: str, worth: str) -> None:
    assert score(hand) == worth, case
    assert score(hand, RUNS) == worth, case


@pytest.mark.parametrize(
    ("case", "hand", "off", "thirty", "and_a_half"),
    [(9, "C2 D2 H2", "2", "30", "30.5"), (10, "CA DA HA", "11", "30", "30.5")],
)
def test_three_of_a_kind(case: int, hand: str, off: str, thirty: str, and_a_half: str) -> None:
    assert score(hand) == off, case
    assert score(hand, THIRTY) == thirty, case
    assert score(hand, AND_A_HALF) == and_a_half, case


def test_11_three_of_a_kind_against_thirty_and_thirty_one() -> None:
    sevens, courts, best = map(CardSet.from_text, ("C7 D7 H7", "DK DQ DJ", "DA DJ DT"))
    assert value(courts, AND_A_HALF) < value(sevens, AND_A_HALF) < value(best, AND_A_HALF)
    assert value(sevens, THIRTY) == value(courts, THIRTY)


@pytest.mark.parametrize(
    ("case", "hand", "off", "on"),
    [(12, "H4 H5 H6", "15", "30"), (13, "D9 DT DJ", "29", "30"), (14, "CA C2 C3", "16", "30")],
)
def test_straight_flush(case: int, hand: str, off: str, on: str) -> None:
    assert score(hand) == off, case
    assert score(hand, RUNS) == on, case


# -- the turn -------------------------------------------------------------------------------------


def test_17_a_card_taken_from_the_pile_may_not_be_laid_back() -> None:
    game = scat()
    state = game.start(arranged(game, "CK CQ H2", upcard="C9"))
    state = then(game, state, "draw discard")
    assert offers(state) == {"discard CK", "discard CQ", "discard H2"}
    assert refusal(game, state, "discard C9") == "refused.same_card_back"


def test_18_a_card_from_the_stock_may_be_laid_away() -> None:
    game = scat()
    state = game.start(arranged(game, "CK CQ H2", stock="D5"))
    state = then(game, state, "draw stock")
    assert offers(state) == {"discard CK", "discard CQ", "discard H2", "discard D5"}


def test_19_no_knock_after_drawing() -> None:
    game = scat()
    state = then(game, game.start(arranged(game)), "draw stock")
    assert refusal(game, state, "knock") == "refused.discard_is_due"


def test_20_a_knock_before_any_draw() -> None:
    game = scat(4)
    state = then(game, game.start(arranged(game)), "knock")
    movers = []
    while not state.is_terminal:
        movers.append(state.current_player)
        state = passed_on(game, state, 1)
    assert movers == [1, 2, 3]
    assert finished(state).termination == "knock"


def test_21_the_others_have_one_more_turn_round_to_the_knockers_right() -> None:
    game = scat(3)
    state = passed_on(game, game.start(arranged(game)), 1)
    assert state.current_player == 1
    state = then(game, state, "knock")
    movers = []
    while not state.is_terminal:
        movers.append(state.current_player)
        state = passed_on(game, state, 1)
    assert movers == [2, 0]


def test_22_no_second_knock() -> None:
    game = scat(3)
    state = then(game, game.start(arranged(game)), "knock")
    for _ in range(2):
        assert "knock" not in offers(state)
        assert refusal(game, state, "knock") == "refused.second_knock"
        state = passed_on(game, state, 1)


def test_23_the_card_laid_away_before_the_knock_may_be_taken() -> None:
    game = scat(3)
    state = game.start(arranged(game, "HK C2 C3"))
    state = then(game, state, "draw stock", "discard HK", "knock", "draw discard")
    assert "HK" in state.hands[2].hand.text


@pytest.mark.parametrize(("hand", "may"), [("C9 C7 H2", False), ("C9 C8 H2", True)])
def test_24_a_knock_needs_the_least_that_the_house_demands(hand: str, may: bool) -> None:
    game = scat(3, minimum_knock=17)
    state = game.start(arranged(game, hand))
    assert ("knock" in offers(state)) is may
    if not may:
        assert refusal(game, state, "knock") == "refused.knock_too_low"


# -- losses, seat 0 knocking ----------------------------------------------------------------------


def knocked(*hands: str) -> ScatOutcome:
    """Return the outcome when the first seat knocks and nobody changes his hand."""
    game = scat(len(hands))
    state = then(game, game.start(arranged(game, *hands)), "knock")
    return finished(passed_on(game, state, len(hands) - 1))


@pytest.mark.parametrize(
    ("case", "hands", "losses"),
    [
        (25, (WORTH_22, WORTH_18, WORTH_25), (0, 1, 0)),
        (26, (WORTH_18, ALSO_18, WORTH_25), (0, 1, 0)),
        (27, (WORTH_17, WORTH_20, WORTH_25), (2, 0, 0)),
        (28, (WORTH_25, WORTH_18, ALSO_18), (0, 1, 1)),
        (29, (WORTH_18, ALSO_18, AGAIN_18), (0, 1, 1)),
        (30, (WORTH_20, ALSO_20), (0, 1)),
    ],
)
def test_losses(case: int, hands: tuple[str, ...], losses: tuple[int, ...]) -> None:
    outcome = knocked(*hands)
    assert outcome.losses == losses, case
    assert outcome.returns == tuple(-lost for lost in losses)
    assert outcome.winners == tuple(seat for seat, lost in enumerate(losses) if not lost)


def test_31_thirty_one_after_a_knock_ends_the_round_at_once() -> None:
    game = scat(3)
    deal = arranged(game, WORTH_25, WORTH_18, "CA CK H2", upcard="S2", stock="D2 CQ")
    state = passed_on(game, then(game, game.start(deal), "knock"), 1)
    outcome = finished(then(game, state, "draw stock", "discard H2"))
    assert outcome.termination == "thirty-one"
    assert outcome.losses == (1, 1, 0)
    game = scat(4)
    deal = arranged(game, "", "CA CK H2", stock="CQ")
    state = then(game, game.start(deal), "knock", "draw stock", "discard H2")
    assert finished(state).losses == (1, 0, 1, 1), "two turns are left and not taken"


@pytest.mark.parametrize("dealer", range(3))
def test_32_thirty_one_on_the_deal(dealer: int) -> None:
    game = scat(3)
    state = game.start(arranged(game, WORTH_20, "SA SK SQ", WORTH_22, dealer=dealer))
    outcome = finished(state)
    assert outcome.termination == "thirty-one"
    assert outcome.losses == (1, 0, 1)
    assert outcome.declared == (1,)


def test_33_two_with_thirty_one_on_the_deal() -> None:
    game = scat(3)
    outcome = finished(game.start(arranged(game, "SA SK SQ", "DA DK DQ", WORTH_25)))
    assert outcome.losses == (0, 0, 1)
    assert outcome.declared == (0, 1)


def test_34_thirty_one_by_a_draw() -> None:
    game = scat(4)
    deal = arranged(game, "", "", "", "SA SK H2", stock="D2 C2 C3 SQ")
    state = passed_on(game, game.start(deal), 3)
    assert state.current_player == 3
    outcome = finished(then(game, state, "draw stock", "discard H2"))
    assert outcome.losses == (1, 1, 1, 0)
    assert outcome.knocker is None


# -- pennies --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "left", "lost", "dole", "after", "paid"),
    [
        (35, 3, 1, True, 2, 1),
        (36, 3, 2, True, 1, 2),
        (37, 1, 1, True, 0, 1),
        (37, 1, 1, False, None, 1),
        (38, 0, 1, True, None, 0),
        (39, 1, 2, True, None, 1),
        (40, 2, 2, True, 0, 2),
    ],
)
def test_pennies(case: int, left: int, lost: int, dole: bool, after: int | None, paid: int) -> None:
    payment = pay((left, 3), 0, {0: lost, 1: 0}, ScatOptions(players=2, dole=dole))
    assert payment.pennies == (after, 3), case
    assert payment.kitty == paid
    assert payment.out == ((0,) if after is None else ())


def test_41_pennies_and_kitty_are_twelve_and_the_winner_takes_the_kitty() -> None:
    game = scat(4)
    rng = Random(41)
    match = game.match(dealer=2)
    told: tuple[Message, ...] = ()
    while not match.is_over:
        deal = match.prepare(game.deal_from_seed(41, match.rounds + 1, match.dealer))
        state = game.start(deal)
        while not state.is_terminal:
            state = state.apply(rng.choice(state.legal_actions()))
        outcome = finished(state)
        match, told = match.after(outcome), outcome.lines
        assert sum(left or 0 for left in match.pennies) + match.kitty == 12
    assert match.winner is not None
    assert (told[-1].code, told[-1].values["seat"]) == ("lives.kitty", match.winner)


def test_42_the_dealer_is_put_out_and_the_next_one_in_deals() -> None:
    game = scat(4)
    match = replace(game.match(), dealer=1, pennies=(3, 0, None, 2), kitty=7)
    deal = match.prepare(
        arranged(game, WORTH_20, WORTH_17, "", WORTH_25, pennies=match.pennies, dealer=1)
    )
    assert deal.order == (3, 0, 1)
    state = passed_on(game, then(game, game.start(deal), "knock"), 2)
    match = match.after(finished(state))
    assert match.pennies == (3, None, None, 2)
    assert match.dealer == 3
    assert match.prepare(game.deal_from_seed(1, 2, match.dealer)).order == (0, 3)


def test_43_thirty_one_against_a_player_on_the_dole() -> None:
    game = scat(3)
    outcome = finished(game.start(arranged(game, "SA SK SQ", pennies=(2, 0, 3))))
    assert outcome.out == (1,)
    assert outcome.pennies == (2, None, 2)
    assert outcome.kitty == 5


# -- stock ----------------------------------------------------------------------------------------


def test_44_nine_players() -> None:
    game = scat(9)
    state = game.start(arranged(game))
    assert [len(holding.hand) for holding in state.hands] == [3] * 9
    assert turns_of(state).stock_count == len(state.stock) == 24
    assert len(turns_of(state).pile) == 1


def test_45_a_pile_of_ten() -> None:
    pile = cards("C2 C3 C4 C5 C6 C7 C8 C9 CT CJ")
    stock = new_stock(pile, "0" * 64, 1)
    assert sorted(stock) == sorted(pile[:9])
    orders = {new_stock(pile, f"{lot:064x}", 1) for lot in range(50)}
    assert len(orders) == 50
    assert len({new_stock(pile, "0" * 64, number) for number in range(1, 9)}) == 8
    firsts = Counter(new_stock(pile, f"{lot:064x}", 1)[0] for lot in range(900))
    assert set(firsts) == set(pile[:9])
    assert max(firsts.values()) < 150, "each about 100 times"


def test_45_the_stock_runs_out() -> None:
    game = scat(9)
    state = passed_on(game, game.start(arranged(game)), 24)
    turns = turns_of(state)
    assert len(turns.pile) == 1
    assert turns.stock_count == len(state.stock) == 24
    assert turns.reshuffles == 1
    assert turns.pile[0] is turns.history[-1].thrown
    assert CardSet(state.stock) == CardSet(
        (state.deal.upcard, *(turn.thrown for turn in turns.history[:-1]))
    )


def test_45_the_stock_runs_out_in_a_house_where_that_is_a_draw() -> None:
    game = scat(9, stock_exhausted="draw")
    state = game.start(arranged(game))
    outcome = finished(passed_on(game, state, 24))
    assert outcome.termination == "exhausted"
    assert outcome.losses == (0,) * 9
    assert outcome.winners == ()
    knocked = then(game, passed_on(game, state, 20), "knock")
    assert finished(passed_on(game, knocked, 8)).termination == "knock"


# -- throw down -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "hands", "losses"),
    [
        (46, ("CA S6 S4", "DJ H7 S2", "HK HT C2"), (0, 1, 0)),
        (47, ("C9 S5 S4", "DJ H7 S2", "HK HT C2"), (2, 0, 0)),
        (48, ("CJ S6 S4", "DJ H7 S2", "HK HT C2"), (0, 1, 0)),
    ],
)
def test_throw_down(case: int, hands: tuple[str, ...], losses: tuple[int, ...]) -> None:
    game = scat(3, throw_down=True)
    outcome = finished(then(game, game.start(arranged(game, *hands)), "throw_down"))
    assert outcome.losses == losses, case
    assert outcome.termination == "throw-down"
    assert outcome.knocker == 0
