"""`wenzel.checking.steps`: a deal of any game from lines of text."""

from __future__ import annotations

from typing import Any

import pytest

from wenzel.cards import Card
from wenzel.checking import steps
from wenzel.errors import DealError, RecordError, UnknownNameError, WireError
from wenzel.games.scat.actions import Drawn
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.i18n import Speaker

SKAT: dict[str, Any] = {
    "hands": [
        ["CJ", "SJ", "HJ", "DJ", "CA", "CT", "CK", "CQ", "C9", "C8"],
        ["SA", "ST", "SK", "SQ", "S9", "S8", "S7", "HA", "HT", "HK"],
        ["HQ", "H9", "H8", "H7", "DA", "DT", "DK", "DQ", "D9", "D8"],
    ],
    "skat": ["C7", "D7"],
    "dealer": 2,
    "stake": 1,
    "kind": "auction",
}
GRAND = ["pass", "pass", "bid 18", "announce GH", "play CJ", "play S7", "play D8"]

# The picker holds A7 of clubs and trumps, calls the ace of hearts with an under, and leads it.
SHEEPSHEAD: dict[str, Any] = {
    "hands": [
        ["CA", "C7", "CQ", "SQ", "HQ", "DQ"],
        ["HA", "HT", "H9", "S7", "S8", "CT"],
        ["HK", "H8", "H7", "SK", "S9", "CK"],
        ["DJ", "HJ", "SJ", "CJ", "D7", "C9"],
        ["D9", "DK", "DT", "C8", "SA", "ST"],
    ],
    "blind": ["DA", "D8"],
    "dealer": 4,
}
UNDER = ["pick", "bury C7 D8", "call HA under", "lay_under DA", "play_under"]


def last(ruleset: str, deal: dict[str, Any], lines: list[str]) -> Any:
    return list(steps(ruleset, deal, lines))[-1]


def refused(ruleset: str, deal: dict[str, Any], lines: list[str]) -> str:
    with pytest.raises(RecordError) as caught:
        list(steps(ruleset, deal, lines))
    return Speaker().error(caught.value)


def test_a_step_tells_who_what_and_what_else() -> None:
    found = list(steps("skat-isko", SKAT, GRAND))
    assert [step.number for step in found] == [1, 2, 3, 4, 5, 6, 7]
    assert [step.seat for step in found] == [1, 2, 0, 0, 0, 1, 2]
    assert [step.action.line for step in found] == GRAND
    assert found[0].legal[:2] == ("bid 18", "bid 20")
    assert "play C8" in found[4].legal
    assert [step.trick for step in found[:-1]] == [None] * 6
    trick = found[-1].trick
    assert trick is not None
    assert (trick.winner, trick.points) == (0, 2)
    assert found[-1].outcome is None
    assert found[-1].scores == (0, 0, 0)


def test_a_seat_off_move_is_named() -> None:
    step = last("skat-isko", SKAT, [*GRAND[:4], "play CJ", "2: concede"])
    assert (step.seat, step.action.line) == (2, "concede")
    assert last("skat-isko", SKAT, ["1: pass", " 2:pass "]).seat == 2


def test_the_end_has_an_outcome() -> None:
    step = last("skat-isko", SKAT, ["pass", "pass", "pass"])
    assert step.outcome is not None
    assert step.outcome.termination == "passed-in"


@pytest.mark.parametrize(
    ("lines", "where", "why"),
    [
        (["pass", "hold"], "[step 2 (hold)]", "no bid to hold"),
        (["pass", "sing"], "[step 2 (sing)]", "nothing that can be done"),
        (["pass", "2: bid 17"], "[step 2 (2: bid 17)]", "cannot be bid"),
        (["0: pass"], "[step 1 (0: pass)]", "not your turn"),
        (["3: pass"], "[step 1 (3: pass)]", "no seat 3"),
        (["pass", ""], "[step 2 ()]", "nothing that can be done"),
        (["pass\npass"], "single line", "[step 1 (pass"),
        (["pass", "pass", "pass", "pass"], "[step 4 (pass)]", "deal is over"),
        (["pass", "pass", "pass", "1: pass"], "[step 4 (1: pass)]", "deal is over"),
        ([*GRAND[:5], "play C7"], "[step 6 (play C7)]", "hand"),
        ([*GRAND[:5], "play X7"], "[step 6 (play X7)]", "no card"),
    ],
)
def test_what_the_rules_refuse_is_named_with_its_step(
    lines: list[str], where: str, why: str
) -> None:
    said = refused("skat-isko", SKAT, lines)
    assert where in said
    assert why in said


def test_steps_before_the_fault_are_given_out() -> None:
    found = steps("skat-isko", SKAT, ["pass", "hold"])
    assert next(found).seat == 1
    with pytest.raises(RecordError):
        next(found)


def test_what_is_no_deal_is_refused() -> None:
    with pytest.raises(DealError):
        list(steps("skat-isko", {**SKAT, "skat": ["C7"]}, []))
    with pytest.raises(WireError):
        list(steps("skat-isko", {**SKAT, "skat": "C7 D7"}, []))
    with pytest.raises(UnknownNameError):
        list(steps("skat-moon", SKAT, []))


def test_an_under_is_played_and_counts_at_the_end() -> None:
    rest = ["play HA", "play H7", "play D7", "play D9"]
    found = list(steps("sheepshead-called-ace", SHEEPSHEAD, [*UNDER, *rest]))
    under = found[4]
    assert "play_under" in under.legal
    assert found[5].legal == ("play HA",)
    trick = found[-1].trick
    assert trick is not None
    assert trick.winner == 4
    # The eleven points of the under are its winner's, but nobody else can see them yet.
    assert trick.points == 11


def test_a_whole_hand_of_sheepshead() -> None:
    leaster = ["pass"] * 5
    deal = SHEEPSHEAD
    state = last("sheepshead-called-ace", deal, leaster).state
    lines = list(leaster)
    while not state.is_terminal:
        lines.append(state.legal_actions()[0].line)
        state = last("sheepshead-called-ace", deal, lines).state
    step = last("sheepshead-called-ace", deal, lines)
    assert isinstance(step.outcome, SheepsheadOutcome)
    assert step.scores == step.outcome.returns
    assert sum(step.outcome.points) == 120
    tricks = [one.trick for one in steps("sheepshead-called-ace", deal, lines) if one.trick]
    assert len(tricks) == 6
    assert sum(trick.points for trick in tricks) == 120 - 11


def test_a_round_of_scat_shows_the_card_drawn() -> None:
    deal = {
        "cards": [suit + rank for suit in "CDHS" for rank in "23456789TJQKA"],
        "dealer": 1,
        "pennies": [3, 3],
        "kitty": 0,
        "lot": "0" * 64,
    }
    lines = ["draw stock", "discard C2", "knock", "draw discard", "discard C9"]
    found = list(steps("scat-two", deal, lines))
    assert [step.seat for step in found] == [0, 0, 1, 0, 0]
    drawn = found[0].events[-1].what
    assert isinstance(drawn, Drawn)
    assert drawn.card is Card("C9")
    assert set(found[1].legal) == {"discard C2", "discard C4", "discard C6", "discard C9"}
    assert found[-1].outcome is not None
    assert found[-1].scores == (-1, 0)
