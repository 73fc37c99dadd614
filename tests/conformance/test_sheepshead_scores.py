"""The score tables (A2.12) and the cases about scores, stakes and leasters (A3, 41 to 63)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.sheepshead_support import (
    dealt,
    offers,
    options_of,
    played_out,
    said,
    sheepshead,
    then,
)
from tests.support import cards
from wenzel.cards import NO_CARDS, Card
from wenzel.errors import IllegalActionError
from wenzel.games.sheepshead.actions import Revealed
from wenzel.games.sheepshead.each import decided_by, strength, strongest
from wenzel.games.sheepshead.ending import Over, Termination
from wenzel.games.sheepshead.outcome import decide
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.scoring import ResultClass, classify, even_shares, shares
from wenzel.tricks import Trick

OPTIONS = options_of()
TRICKS = 6


def score(
    points: int, tricks: int = 3, *, alone: bool = False, bump: bool = False, factor: int = 1
) -> tuple[int, ...]:
    """Return what picker, partner and each opponent get at a table of five; alone, without him."""
    result = classify(points, tricks, TRICKS, OPTIONS)
    share = shares(result, 4 if alone else 3, 0 if alone else 1, OPTIONS, bump=bump)
    if alone:
        return share.picker * factor, share.opponent * factor
    return share.picker * factor, share.partner * factor, share.opponent * factor


TABLE = [
    # points, tricks, with partner, alone, with partner on the bump, alone on the bump
    (120, 6, (6, 3, -3), (12, -3), (6, 3, -3), (12, -3)),
    (100, 5, (4, 2, -2), (8, -2), (4, 2, -2), (8, -2)),
    (70, 4, (2, 1, -1), (4, -1), (2, 1, -1), (4, -1)),
    (40, 3, (-2, -1, 1), (-4, 1), (-4, -2, 2), (-8, 2)),
    (20, 1, (-4, -2, 2), (-8, 2), (-8, -4, 4), (-16, 4)),
    (9, 0, (-9, 0, 3), (-12, 3), (-18, 0, 6), (-24, 6)),
]


@pytest.mark.parametrize(("points", "tricks", "plain", "alone", "bump", "alone_bump"), TABLE)
def test_the_table(
    points: int,
    tricks: int,
    plain: tuple[int, ...],
    alone: tuple[int, ...],
    bump: tuple[int, ...],
    alone_bump: tuple[int, ...],
) -> None:
    assert score(points, tricks) == plain
    assert score(points, tricks, alone=True) == alone
    assert score(points, tricks, bump=True) == bump
    assert score(points, tricks, alone=True, bump=True) == alone_bump


def test_the_partner_pays_too_where_he_is_not_off_the_hook() -> None:
    options = options_of(partner_off_hook=False)
    for bump, expected in ((False, (-6, -3, 3)), (True, (-12, -6, 6))):
        share = shares(ResultClass.NO_TRICK, 3, 1, options, bump=bump)
        assert (share.picker, share.partner, share.opponent) == expected


@pytest.mark.parametrize(("case", "points", "tricks", "expected"), [
    (41, 61, 3, (2, 1, -1)),
    (42, 60, 3, (-2, -1, 1)),
    (43, 90, 3, (2, 1, -1)),
    (44, 91, 3, (4, 2, -2)),
    (45, 31, 3, (-2, -1, 1)),
    (46, 30, 3, (-4, -2, 2)),
    (47, 120, 6, (6, 3, -3)),
    (48, 120, 5, (4, 2, -2)),
    (49, 22, 0, (-9, 0, 3)),
    (50, 9, 1, (-4, -2, 2)),
])  # fmt: skip
def test_cases_41_to_50(case: int, points: int, tricks: int, expected: tuple[int, ...]) -> None:
    assert score(points, tricks) == expected, case


@pytest.mark.parametrize(("points", "tricks", "expected"), [
    (60, 3, (-4, -2, 2)), (30, 3, (-8, -4, 4)), (0, 0, (-18, 0, 6)),
])  # fmt: skip
def test_cases_42_46_and_49_on_the_bump(
    points: int, tricks: int, expected: tuple[int, ...]
) -> None:
    assert score(points, tricks, bump=True) == expected


@pytest.mark.parametrize(("points", "tricks", "picker", "bumped"), [
    (61, 3, 4, 4), (91, 3, 8, 8), (120, 6, 12, 12),
    (60, 3, -4, -8), (30, 3, -8, -16), (0, 0, -12, -24),
])  # fmt: skip
def test_case_51_alone(points: int, tricks: int, picker: int, bumped: int) -> None:
    assert score(points, tricks, alone=True) == (picker, -picker // 4)
    assert score(points, tricks, alone=True, bump=True) == (bumped, -bumped // 4)


def test_cases_52_to_54_and_56_stakes() -> None:
    assert score(61, factor=2) == (4, 2, -2)
    assert score(95, factor=4) == (16, 8, -8)
    assert score(50, bump=True, factor=2) == (-8, -4, 4)
    assert score(70, factor=2) == (4, 2, -2)


@pytest.mark.parametrize("thresholds", [(30, 31), (31, 31), (30, 30)])
def test_every_result_adds_up_to_zero(thresholds: tuple[int, int]) -> None:
    need, side = thresholds
    for off_hook, bump in product((False, True), repeat=2):
        options = options_of(opponents_need=need, picker_side_needs=side, partner_off_hook=off_hook)
        for points, tricks in product(range(121), (0, 3, 6)):
            result = classify(points, tricks, TRICKS, options)
            for opponents, partners in ((3, 1), (4, 0), (2, 0), (2, 1), (4, 1), (3, 2), (5, 1)):
                share = shares(result, opponents, partners, options, bump=bump)
                total = share.picker + partners * share.partner + opponents * share.opponent
                assert total == 0
                assert (share.picker > 0) is result.won


@pytest.mark.parametrize(("need", "side", "points", "result"), [
    (30, 31, 90, ResultClass.WIN),
    (31, 31, 90, ResultClass.SCHNEIDER),
    (30, 31, 30, ResultClass.SCHNEIDER_LOSS),
    (30, 30, 30, ResultClass.LOSS),
])  # fmt: skip
def test_thresholds(need: int, side: int, points: int, result: ResultClass) -> None:
    options = options_of(opponents_need=need, picker_side_needs=side)
    assert classify(points, 3, TRICKS, options) is result


@pytest.mark.parametrize(("side", "opponents", "plain"), [
    (2, 2, (1, -1)), (1, 3, (3, -1)), (2, 6, (3, -1)), (1, 7, (7, -1)), (3, 5, (5, -3)),
    (2, 4, (2, -1)),
])  # fmt: skip
def test_sides_without_a_picker(side: int, opponents: int, plain: tuple[int, int]) -> None:
    assert even_shares(ResultClass.WIN, side, opponents) == plain
    assert even_shares(ResultClass.NO_TRICK, side, opponents) == tuple(-3 * n for n in plain)


@pytest.mark.parametrize(("result", "picker", "opponent"), [
    (ResultClass.SHEEPSHEAD, 24, -6), (ResultClass.SHEEPSHEAD_LOSS, -24, 6),
])  # fmt: skip
def test_a_called_sheepshead_costs_double_either_way(
    result: ResultClass, picker: int, opponent: int
) -> None:
    for bump in (False, True):
        share = shares(result, 4, 0, OPTIONS, bump=bump)
        assert (share.picker, share.opponent) == (picker, opponent)


def test_sheepshead_is_called_after_burying_and_played_alone() -> None:
    game = sheepshead(sheepshead_call=True)
    deal = dealt(game, "CQ SQ HQ DQ CJ SJ", blind="CA CT")
    state = said(game, deal, "pick", "bury CA CT", "call_sheepshead")
    for card in ["CQ", "SQ", "HQ", "DQ", "CJ", "SJ"]:
        state = then(game, state, f"play {card}")
        while state.current_player not in (0, None):
            state = state.apply(state.legal_actions()[0])
    assert state.returns == (24, -6, -6, -6, -6)
    lost = played_out(
        said(game, dealt(game, "", "D7 S7 S8 H7 H8 H9"), "pass", "pick", *LAST_BURY)
    )  # fmt: skip
    assert lost.result is ResultClass.SHEEPSHEAD_LOSS
    assert lost.returns == (6, -24, 6, 6, 6)


LAST_BURY = ("bury H8 H9", "call_sheepshead")


# -- stakes at the table --------------------------------------------------------------------------

STRONG = "CQ SQ HQ CJ SJ C7"
"""A hand to pick with in the third seat."""


def cracked(*lines: str) -> tuple[int, ...]:
    game = sheepshead(cracks=3)
    deal = dealt(game, "CA", "", STRONG, blind="DA DT")
    state = said(game, deal, "pass", "pass", "pick", "bury DA DT", "call CA", *lines)
    outcome = played_out(state)
    assert sum(outcome.returns) == 0
    return outcome.returns


def test_case_55_who_was_offered_the_blind_may_not_crack() -> None:
    game = sheepshead(cracks=1)
    deal = dealt(game, "", "", STRONG, blind="DA DT")
    state = said(game, deal, "pass", "pass", "pick", "bury DA DT", "call CA")
    for seat in (0, 1):
        assert offers(state, seat) == set()
        with pytest.raises(IllegalActionError) as caught:
            then(game, state, f"{seat}: crack")
        assert caught.value.message.code == "refused.was_offered"
    assert state.current_player == 3


def test_cracks_multiply() -> None:
    plain = cracked("pass", "pass")
    once = cracked("pass", "crack", *["pass"] * 4)
    assert once == tuple(2 * n for n in plain)
    twice = cracked("pass", "crack", "recrack", *["pass"] * 4)
    assert twice == tuple(4 * n for n in plain)
    thrice = cracked("crack", "pass", "pass", "0: recrack", "3: crack_again")
    assert thrice == tuple(8 * n for n in plain)


def test_case_56_one_doubler_doubles_one_hand() -> None:
    game = sheepshead("sheepshead-doubler")
    match = game.match(dealer=4)
    thrown = said(game, game.deal_from_seed(1, dealer=4), *["pass"] * 5)
    assert thrown.outcome is not None
    assert thrown.outcome.returns == (0,) * 5
    match = match.after(thrown.outcome)
    assert match.doublers == 1
    assert match.dealer == 0
    deal = match.prepare(game.deal_from_seed(2, dealer=match.dealer))
    assert deal.stake == 2
    doubled = played_out(said(game, deal, "pick"))
    assert doubled.factor == 2
    assert all(score % 2 == 0 for score in doubled.returns)
    match = match.after(doubled)
    assert match.doublers == 0
    assert match.prepare(game.deal_from_seed(3, dealer=match.dealer)).stake == 1


def test_two_doublers_are_played_off_one_by_one() -> None:
    game = sheepshead("sheepshead-doubler")
    match = game.match()
    for number in (1, 2):
        deal = match.prepare(game.deal_from_seed(5, number, match.dealer))
        thrown = said(game, deal, *["pass"] * 5).outcome
        assert thrown is not None
        match = match.after(thrown)
    stakes = []
    for number in (3, 4, 5):
        deal = match.prepare(game.deal_from_seed(5, number, match.dealer))
        stakes.append(deal.stake)
        match = match.after(played_out(said(game, deal, "pick")))
    assert stakes == [2, 2, 1]


# -- hands nobody picks ---------------------------------------------------------------------------


@pytest.mark.parametrize(("case", "points", "tricks", "winner"), [
    (57, (10, 20, 25, 30, 35), (1, 1, 1, 1, 2), 0),
    (58, (0, 20, 25, 35, 40), (0, 1, 1, 2, 2), 1),
    (59, (0, 20, 25, 35, 40), (1, 1, 1, 1, 2), 0),
    (60, (12, 12, 30, 30, 36), (1, 1, 1, 1, 2), None),
    (61, (0, 0, 120, 0, 0), (0, 0, 6, 0, 0), 2),
])  # fmt: skip
def test_cases_57_to_61_the_leaster(
    case: int, points: tuple[int, ...], tricks: tuple[int, ...], winner: int | None
) -> None:
    assert decided_by(Kind.LEASTER, points, tricks, OPTIONS) == winner, case


def test_case_58_where_no_trick_is_needed() -> None:
    options = options_of(leaster_needs_trick=False)
    points, tricks = (0, 20, 25, 35, 40), (0, 1, 1, 2, 2)
    assert decided_by(Kind.LEASTER, points, tricks, options) == 0


@pytest.mark.parametrize(("rule", "last", "first"), [
    ("last-trick", 29, 0), ("first-trick", 8, 21), ("set-aside", 8, 0),
])  # fmt: skip
def test_case_62_the_blind_in_a_leaster(rule: str, last: int, first: int) -> None:
    game = sheepshead(leaster_blind=rule)
    playing = said(game, game.deal_from_seed(1, dealer=4), *["pass"] * 5).phase
    assert isinstance(playing, Playing)
    taken = replace(
        playing,
        tricks=tuple(Trick((0, 1, 2, 3, 4), _cards(text)) for text in FIRST_AND_LAST),
        seat_points=(8, 0, 0, 0, 0),
        seat_tricks=(1, 1, 0, 0, 0),
    )
    over = Over(taken.setting, Termination.PLAYED, playing=taken)
    blind = cards("CA CT")
    outcome = decide(over, Revealed((NO_CARDS,) * 5, blind, NO_CARDS))
    assert outcome.points[:2] == (last, first)


FIRST_AND_LAST = ("H8 HA H7 H9 HT", "SK S7 S8 S9 CK")
"""Seat 1 takes the first trick, seat 0 the last."""


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def test_who_takes_every_trick_of_a_leaster_wins() -> None:
    game = sheepshead()
    deal = dealt(game, "CQ SQ HQ DQ CJ SJ", blind="CA CT")
    state = said(game, deal, *["pass"] * 5)
    for card in ["CQ", "SQ", "HQ", "DQ", "CJ", "SJ"]:
        state = then(game, state, f"play {card}")
        while state.current_player not in (0, None):
            state = state.apply(state.legal_actions()[0])
    assert state.outcome is not None
    assert state.outcome.points == (120, 0, 0, 0, 0)
    assert state.outcome.returns == (4, -1, -1, -1, -1)


def test_case_63_a_schwanzer() -> None:
    assert strength(cards("SQ CJ DA D8 CT S7"), OPTIONS) == 7
    game = sheepshead("sheepshead-schwanzer")
    deal = dealt(game, "CQ SQ HQ DQ CJ SJ", "HJ DJ DA DT DK D9")
    outcome = said(game, deal, *["pass"] * 5).outcome
    assert outcome is not None
    assert outcome.returns == (-4, 1, 1, 1, 1)


def test_a_schwanzer_of_equals_is_lost_by_the_better_top_trump() -> None:
    hands = [cards("HQ DA C7 C8 C9 S7"), cards("SQ D7 H7 H8 H9 S8"), cards("CJ SJ S9 SK CK HK")]
    assert [strength(hand, OPTIONS) for hand in hands] == [4, 4, 4]
    assert strongest(hands, OPTIONS) == 1


@pytest.mark.parametrize(("kind", "points", "decided"), [
    (Kind.MOSTER, (10, 20, 25, 30, 35), 4),
    (Kind.MOSTER, (20, 20, 10, 35, 35), None),
    (Kind.MITTLER, (10, 20, 25, 30, 35), 2),
    (Kind.MITTLER, (10, 25, 25, 30, 30), None),
    (Kind.SCHNEIDSTER, (10, 20, 25, 30, 35), 3),
    (Kind.SCHNEIDSTER, (10, 20, 29, 29, 32), None),
    (Kind.SCHNEIDSTER, (0, 0, 0, 0, 120), None),
])  # fmt: skip
def test_the_other_games_without_a_pick(
    kind: Kind, points: tuple[int, ...], decided: int | None
) -> None:
    assert decided_by(kind, points, (1, 1, 1, 1, 2), OPTIONS) == decided
