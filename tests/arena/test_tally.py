"""Scores and shares of results made by hand."""

from __future__ import annotations

from itertools import permutations
from math import sqrt

import msgspec
import pytest

from tests.arena.support import game_of, head_of, passed_in
from wenzel.arena.head import Job
from wenzel.arena.results import Forfeited, JobResult
from wenzel.arena.statistics import t_quantile
from wenzel.arena.summary import Summary, summary_of, times_of
from wenzel.arena.tally import Tally
from wenzel.errors import RecordError

HEAD = head_of("rule", "random")
"""Seatings: 0 has the rule player at seat 0 (rearhand), 1 at seat 1 (forehand), 2 at seat 2."""

RESULTS = (
    # Deal 1: the rule player's seat is always the declarer's, Clubs for 24 each time.
    game_of(HEAD, 1, 0, 0, "C", 24),
    game_of(HEAD, 1, 1, 1, "CH", 36, hand=True, schneider=True),
    game_of(HEAD, 1, 2, 2, "G", 48, kontra=2),
    # Deal 2: passed in twice; then a player by lot loses an overbid Null.
    passed_in(HEAD, 2, 0),
    passed_in(HEAD, 2, 1),
    game_of(HEAD, 2, 2, 0, "NO", -92, ouvert=True, overbid=True),
)


def summed(results: tuple[JobResult, ...], deals: int | None = None) -> Summary:
    tally = Tally(HEAD, deals)
    for result in results:
        assert tally.add(result)
    return summary_of(tally)


def test_a_deal_is_the_mean_over_its_seatings() -> None:
    rule, lot = summed(RESULTS).players
    # Deal 1: (74 + 86 + 98) / 3 = 86; deal 2: 0, 0, and 40 for the other's loss.
    deals = (86, 40 / 3)
    assert rule.scores["seeger_fabian"].mean == pytest.approx(sum(deals) / 2)
    spread = abs(deals[0] - deals[1]) / sqrt(2)
    assert rule.scores["seeger_fabian"].margin == pytest.approx(t_quantile(1) * spread / sqrt(2))
    # Two seats in three seatings: 0 in the first deal, (-142 + 40) / 6 in the second.
    assert lot.scores["seeger_fabian"].mean == pytest.approx(-17 / 2)
    assert lot.scores["seeger_fabian_a_list"].mean == pytest.approx(36 * -17 / 2)
    assert rule.scores["plain"].mean == pytest.approx((36 + 0) / 2)
    assert lot.scores["plain"].mean == pytest.approx((0 - 92 / 6) / 2)
    assert (rule.seats, lot.seats) == (6, 12)


def test_the_difference_is_paired_by_deals() -> None:
    (pair,) = summed(RESULTS).differences
    assert (pair.player, pair.other) == ("rule", "random")
    deals = (86.0, 40 / 3 + 17)
    found = pair.scores["seeger_fabian"]
    assert found.mean == pytest.approx(sum(deals) / 2)
    assert found.margin == pytest.approx(t_quantile(1) * (deals[0] - deals[1]) / 2)


def test_shares_are_of_what_they_say() -> None:
    rule, lot = summed(RESULTS).players
    assert rule.shares["declared"] == pytest.approx(3 / 6)
    # Each player's position as forehand (seat 1), middlehand (2), rearhand (0): twice for each.
    for position in ("forehand", "middlehand", "rearhand"):
        assert rule.shares[f"declared_{position}"] == pytest.approx(1 / 2)
    assert lot.shares["declared_forehand"] == 0
    assert lot.shares["declared_rearhand"] == pytest.approx(1 / 4)
    assert rule.shares["passed_in"] == pytest.approx(2 / 6)
    assert lot.shares["passed_in"] == pytest.approx(4 / 12)
    assert {name: rule.counts.get(name, 0) for name in ("suit", "grand", "null")} == {
        "suit": 2, "grand": 1, "null": 0,
    }  # fmt: skip
    assert rule.shares["won"] == 1
    assert rule.shares["hand"] == pytest.approx(1 / 3)
    assert rule.shares["schneider_made"] == pytest.approx(1 / 3)
    assert rule.shares["kontra"] == pytest.approx(1 / 3)
    assert "won_null" not in rule.shares
    assert lot.shares["null"] == lot.shares["ouvert"] == lot.shares["overbid"] == 1
    assert lot.shares["won_null"] == 0
    # In the last job the rule player and one by lot defend, and win.
    assert rule.shares["defence_won"] == 1
    assert lot.shares["defended"] == pytest.approx(7 / 12)
    assert lot.shares["defence_won"] == pytest.approx(1 / 7)


def test_a_deal_not_played_in_all_seatings_does_not_count() -> None:
    part = summed(RESULTS[:5])
    assert part.deals == 1
    assert part == summed(RESULTS[:3])
    assert summed(RESULTS, deals=1) == part


def test_the_order_of_results_does_not_matter() -> None:
    whole = summed(RESULTS)
    for order in list(permutations(RESULTS))[::37]:
        assert summed(order) == whole


def test_what_is_missing_is_known() -> None:
    tally = Tally(HEAD)
    for result in (*RESULTS[:4], RESULTS[5]):
        tally.add(result)
    assert tally.missing(2) == [Job(2, 1)]
    assert tally.missing(3) == [Job(2, 1), Job(3, 0), Job(3, 1), Job(3, 2)]
    assert tally.waiting == 2


def test_a_result_counts_once() -> None:
    tally = Tally(HEAD)
    assert tally.add(RESULTS[0])
    assert not tally.add(RESULTS[0])
    for result in RESULTS[1:]:
        assert tally.add(result)
    assert not tally.add(RESULTS[0])
    assert summary_of(tally) == summed(RESULTS)


def test_a_result_of_another_duel_is_refused() -> None:
    for strange in (
        msgspec.structs.replace(RESULTS[0], seating=3),
        msgspec.structs.replace(RESULTS[0], players=(1, 0, 1)),
    ):
        with pytest.raises(RecordError) as caught:
            Tally(HEAD).add(strange)
        assert caught.value.message.code == "duel.not_in_duel"


def test_forfeits_are_counted_by_reason() -> None:
    late = Forfeited(0, "program.late", "too late")
    results = tuple(msgspec.structs.replace(one, forfeits=(late,)) for one in RESULTS)
    rule, lot = summed(results).players
    # Seat 0 is the rule player's in one seating of three.
    assert rule.forfeits == {"too late": 2}
    assert lot.forfeits == {"too late": 4}
    assert rule.shares["forfeited"] == pytest.approx(2 / 6)


def test_times_stand_apart() -> None:
    tally = Tally(HEAD)
    slow = [msgspec.structs.replace(one, thinking=()) for one in RESULTS]
    for result in slow:
        tally.add(result)
    assert summary_of(tally) == summed(RESULTS)
    with_times = Tally(HEAD)
    for result in RESULTS:
        with_times.add(result)
    rule = times_of(with_times)[0]
    assert (rule.bids.decisions, rule.cards.decisions) == (6, 60)
    assert rule.bids.mean_ms == pytest.approx(1)
    assert rule.cards.mean_ms == pytest.approx(2)
    assert rule.cards.longest_ms == pytest.approx(4)


def test_who_sits_out_scores_but_has_no_position() -> None:
    head = head_of("rule", "random", ruleset="skat-isko-4")
    tally = Tally(head)
    base = game_of(head_of("rule", "random"), 1, 0, 1, "C", -48)
    facts = base.skat
    assert facts is not None
    facts = msgspec.structs.replace(facts, plain=(0, -48, 0, 0), seeger_fabian=(30, -98, 30, 30))
    for seating, players in enumerate(head.seatings):
        tally.add(msgspec.structs.replace(base, seating=seating, players=players, skat=facts))
    rule, lot = summary_of(tally).players
    assert rule.scores["seeger_fabian"].mean == pytest.approx((30 - 98 + 30 + 30) / 4)
    assert (rule.counts["seats"], lot.counts["seats"]) == (3, 9)
    assert rule.scores["seeger_fabian_a_list"].mean == pytest.approx(-2 * 48)
