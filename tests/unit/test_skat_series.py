"""Bock and Ramsch rounds, events by event."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.support import FOREHAND, arranged, finished, forehand_plays, said, skat, then
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import Kind
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.scoring import Terms, played_result, settle
from wenzel.games.skat.series import Series, begin_series

DEAL = arranged(forehand="CJ SJ S7")


def lost_game() -> SkatOutcome:
    return finished(then(forehand_plays(skat(), DEAL, "GH"), "concede"))


def outcome(text: str, points: int, tricks: int, *, matadors: int = 1, kontra: int = 1) -> Any:
    """Return an outcome as if it had been played."""
    contract = Contract.from_text(text)
    settled = settle(
        Terms(contract, 18, kontra=kontra), played_result(contract, points, tricks),
        matadors=matadors,
    )  # fmt: skip
    returns = (0, settled.score, 0)
    return replace(
        lost_game(), contract=contract, settlement=settled, returns=returns, kontra=kontra
    )


EVENTS = [
    ("lost-with-60", outcome("C", 60, 5), True),
    ("lost-with-60", outcome("C", 59, 5), False),
    ("lost-with-60", outcome("C", 61, 5), False),
    ("lost-with-60", outcome("N", 60, 5), False),
    ("grand-hand-won", outcome("GH", 61, 5), True),
    ("grand-hand-won", outcome("GH", 60, 5), False),
    ("grand-hand-won", outcome("G", 61, 5), False),
    ("grand-hand-won", outcome("GO", 120, 10), True),
    ("kontra-won", outcome("C", 60, 5, kontra=2), True),
    ("kontra-won", outcome("C", 60, 5, kontra=4), True),
    ("kontra-won", outcome("C", 61, 5, kontra=2), False),
    ("kontra-won", outcome("C", 60, 5), False),
    ("kontra-and-re", outcome("C", 61, 5, kontra=4), True),
    ("kontra-and-re", outcome("C", 61, 5, kontra=2), False),
    ("game-of-72", outcome("G", 61, 5, matadors=2), True),
    ("game-of-72", outcome("S", 61, 5, matadors=5), False),
    ("game-of-96", outcome("G", 61, 5, matadors=3), True),
    ("game-of-96", outcome("G", 61, 5, matadors=2), False),
    # 100, 111 and 96 as the running score
    ("round-score", outcome("H", 120, 10, matadors=7), True),
    ("round-score", outcome("G", 61, 5, matadors=3), False),
]


@pytest.mark.parametrize(("event", "ended", "starts"), EVENTS)
def test_what_starts_a_bock_round(event: str, ended: SkatOutcome, starts: bool) -> None:
    options = skat(kontra="before-own-card", bock_events=[event]).options
    series = begin_series(options).after(ended)
    assert (series.bock_left > 0) == starts
    assert begin_series(skat().options).after(ended).bock_left == 0


def passed_in(series: Series) -> Series:
    game = skat(bock_events=["lost-with-60"])
    deal = series.prepare(game.deal_from_seed(1, dealer=series.dealer))
    return series.after(finished(said(game, deal, "pass", "pass", "pass")))


def test_events_that_overlap_lengthen_the_round() -> None:
    options = skat(bock_events=["lost-with-60"]).options
    series = begin_series(options).after(outcome("C", 60, 5))
    assert series.bock_left == 3
    series = passed_in(series)
    assert series.bock_left == 2
    series = series.after(outcome("C", 60, 5))
    assert series.bock_left == 4


@pytest.mark.parametrize("players", [3, 4])
def test_a_ramsch_round_follows_the_bock_round(players: int) -> None:
    game = skat(bock_events=["lost-with-60"], bock_ramsch=True, players=players)
    series = Series(game.options, 0, begin_series(game.options).score_list, bock_left=1)
    deal = series.prepare(game.deal_from_seed(1, dealer=0))
    assert (deal.kind, deal.stake) == (Kind.AUCTION, 2)
    series = series.after(finished(said(game, deal, "pass", "pass", "pass")))
    assert (series.bock_left, series.ramsch_left) == (0, players)
    deal = series.prepare(game.deal_from_seed(2, dealer=series.dealer))
    assert (deal.kind, deal.stake) == (Kind.RAMSCH, 1)
    contract = getattr(game.start(deal).phase, "contract", None)
    assert contract == Contract.from_text("R")


def test_a_stake_multiplies_the_score_at_the_table() -> None:
    game = skat(bock_events=["lost-with-60"])
    doubled = type(DEAL)(hands=DEAL.hands, skat=DEAL.skat, dealer=0, stake=2)
    single = finished(then(forehand_plays(game, DEAL, "GH"), "concede")).returns[FOREHAND]
    assert (
        finished(then(forehand_plays(game, doubled, "GH"), "concede")).returns[FOREHAND]
        == 2 * single
    )
