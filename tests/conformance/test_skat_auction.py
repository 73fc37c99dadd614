"""Sections A and B of the table: what may be bid, and who plays at which bid."""

from __future__ import annotations

import pytest

from tests.conformance.rows import decides
from tests.support import FOREHAND, MIDDLEHAND, REARHAND, arranged, finished, refusal, said, skat
from wenzel.games.skat.actions import Bid, Hold, Pass
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import BID_VALUES, next_bid
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.state import SkatState

GAME = skat()
DEAL = arranged()

# Rules 2.4, typed off the page and not computed.
VALUES = (
    18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63, 66, 70,
    72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126, 130, 132, 135, 140,
    143, 144, 150, 153, 154, 156, 160, 162, 165, 168, 170, 176, 180, 187, 192, 198, 204, 216,
    240, 264,
)  # fmt: skip


def after(*lines: str) -> SkatState:
    return said(GAME, DEAL, *lines)


def bids(state: SkatState) -> list[int]:
    return [action.value for action in state.legal_actions() if isinstance(action, Bid)]


def declarer_and_bid(state: SkatState) -> tuple[int, int]:
    phase = state.phase
    assert isinstance(phase, Exchange)
    return phase.declarer, phase.bid


def test_the_63_values() -> None:
    assert len(VALUES) == 63
    assert BID_VALUES == VALUES
    assert bids(after()) == list(VALUES)


@decides("A2", "A3")
@pytest.mark.parametrize(
    "value", [25, 17, 19, 21, 26, 28, 29, 31, 32, 34, 0, -18, 171, 189, 190, 200, 220, 228, 265]
)
def test_no_game_is_worth_it(value: int) -> None:
    assert value not in BID_VALUES
    assert refusal(after(), f"bid {value}") == "refused.no_bid_value"


@decides("A4", "A5", "A7")
@pytest.mark.parametrize(
    "value",
    [20, 33, 60, 23, 35, 46, 59, 153, 162, 170, 180, 187, 198, 204, 216, 240, 264],
)
def test_a_legal_value(value: int) -> None:
    assert after(f"bid {value}").current_player == FOREHAND


@decides("A5")
@pytest.mark.parametrize("value", [23, 35, 46, 59])
def test_only_a_null_has_this_value(value: int) -> None:
    assert all(value % base for base in (9, 10, 11, 12, 24))


@decides("A8")
@pytest.mark.parametrize(
    ("value", "following"), [(24, 27), (48, 50), (59, 60), (99, 100), (264, None), (0, 18)]
)
def test_the_next_value(value: int, following: int | None) -> None:
    assert next_bid(value) == following


@pytest.mark.parametrize(("value", "following"), [*zip((0, *VALUES), (*VALUES, None), strict=True)])
def test_every_next_value(value: int, following: int | None) -> None:
    assert next_bid(value) == following
    if value:
        state = after(f"bid {value}", "hold")
        assert bids(state) == [bid for bid in VALUES if bid > value]
        assert state.current_player == MIDDLEHAND


@decides("B1", "B2")
@pytest.mark.parametrize("lines", [("bid 20",), ("bid 18", "hold", "bid 33")])
def test_bids_may_jump(lines: tuple[str, ...]) -> None:
    assert after(*lines).current_player == FOREHAND


BIDDINGS = [
    ("B3", ["bid 18", "hold", "bid 20", "hold", "pass", "bid 22", "hold", "bid 23", "hold",
            "bid 24", "pass"], REARHAND, 24),
    ("B5", ["bid 18", "pass", "bid 20", "pass"], REARHAND, 20),
    ("B7", ["bid 18", "pass", "pass"], MIDDLEHAND, 18),
    ("B9", ["bid 18", "hold", "bid 20", "hold", "pass", "pass"], FOREHAND, 20),
    ("B11", ["pass", "pass", "bid 18"], FOREHAND, 18),
    ("B16", ["bid 264", "hold", "pass", "pass"], FOREHAND, 264),
    ("", ["pass", "bid 18", "hold", "pass"], FOREHAND, 18),
    ("", ["pass", "bid 18", "pass"], REARHAND, 18),
    ("", ["bid 18", "hold", "pass", "bid 20", "pass"], REARHAND, 20),
    ("", ["bid 18", "pass", "bid 20", "hold", "pass"], MIDDLEHAND, 20),
    ("", ["bid 22", "pass", "pass"], MIDDLEHAND, 22),
    ("", ["bid 240", "hold", "pass", "bid 264", "hold", "pass"], FOREHAND, 264),
]  # fmt: skip


@decides(*(row for row, *_ in BIDDINGS if row))
@pytest.mark.parametrize(("row", "lines", "declarer", "bid"), BIDDINGS)
def test_who_plays_at_which_bid(row: str, lines: list[str], declarer: int, bid: int) -> None:
    assert declarer_and_bid(after(*lines)) == (declarer, bid)


@decides("B6", "B10")
@pytest.mark.parametrize(
    ("lines", "refused_bid", "lowest"),
    [
        (["bid 18", "pass"], 18, 20),
        (["bid 18", "hold", "bid 20", "hold", "bid 22", "pass"], 22, 23),
        (["bid 18", "hold", "pass"], 18, 20),
        (["bid 60", "pass"], 59, 63),
    ],
)
def test_rearhand_goes_above_everything_named(
    lines: list[str], refused_bid: int, lowest: int
) -> None:
    state = after(*lines)
    assert state.current_player == REARHAND
    assert refusal(state, f"bid {refused_bid}") == "refused.bid_too_low"
    assert bids(state)[0] == lowest


@decides("B12")
def test_passed_in() -> None:
    outcome = finished(after("pass", "pass", "pass"))
    assert outcome.termination == "passed-in"
    assert outcome.returns == (0, 0, 0)
    assert outcome.winners == ()
    assert outcome.declarer is None


@decides("B13")
def test_forehand_alone_has_18_or_pass() -> None:
    state = after("pass", "pass")
    assert state.current_player == FOREHAND
    assert state.legal_actions() == (Bid(18), Pass())
    assert refusal(state, "bid 20") == "refused.only_eighteen"


@decides("B15")
def test_rearhand_waits_for_the_answer() -> None:
    state = after("bid 18")
    assert refusal(state, f"{REARHAND}: bid 20") == "refused.not_your_turn"
    assert state.legal_actions(REARHAND) == ()
    assert state.legal_actions(MIDDLEHAND) == ()


def test_at_264_only_a_pass_is_left() -> None:
    state = after("bid 264", "hold")
    assert state.legal_actions() == (Pass(),)
    assert refusal(state, "bid 264") == "refused.no_higher_bid"
    rearhand = after("bid 264", "hold", "pass")
    assert rearhand.legal_actions() == (Pass(),)


@decides("B17")
@pytest.mark.parametrize(
    ("lines", "rearhand_answers_to"),
    [
        (["pass"], FOREHAND),
        (["bid 18", "pass"], MIDDLEHAND),
        (["bid 18", "hold", "pass"], FOREHAND),
    ],
)
def test_rearhand_is_always_asked(lines: list[str], rearhand_answers_to: int) -> None:
    state = after(*lines)
    phase = state.phase
    assert isinstance(phase, Auction)
    assert state.current_player == REARHAND
    assert phase.listener == rearhand_answers_to
    assert len(bids(state)) > 1


def test_forehand_cannot_pass_before_he_is_asked() -> None:
    assert refusal(after(), f"{FOREHAND}: pass") == "refused.not_your_turn"


@decides("B18")
def test_a_bid_binds_as_a_number_alone() -> None:
    state = after("bid 35", "pass", "pass", "take_skat")
    state = state.apply(state.legal_actions()[0])
    offered = {action.line for action in state.legal_actions()}
    assert "announce G" in offered
    assert declarer_and_bid(state) == (MIDDLEHAND, 35)


def test_a_pass_is_final_and_an_answer_is_yes_or_no() -> None:
    answering = after("bid 18")
    assert answering.legal_actions() == (Hold(), Pass())
    assert refusal(answering, "bid 20") == "refused.answer_first"
    assert refusal(after(), "hold") == "refused.nothing_to_hold"
    passed = after("bid 18", "pass")
    assert refusal(passed, f"{FOREHAND}: hold") == "refused.not_your_turn"
