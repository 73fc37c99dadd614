"""Section M of the table: scores of a deal, lists, ties."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.rows import decides
from tests.support import (
    FOREHAND,
    arranged,
    finished,
    forehand_plays,
    random_deal,
    said,
    skat,
    then,
)
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.lists import ScoreList, Standing, rank
from wenzel.games.skat.options import Scoring, SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.series import begin_series

# Forehand's Grand with 2: 72, from which nobody can take more than he gives.
DEAL = arranged(
    forehand="CJ SJ CA CT CK CQ C9 C8 SA ST",
    middlehand="DJ SK SQ S9 S8 S7 HA HT HK HQ",
    rearhand="DA DT DK DQ D9 D8 D7 H9 H8 HJ",
    skat="C7 H7",
)


def game_of(scoring: str, players: int = 3) -> SkatGame:
    return skat(scoring=scoring, players=players)


def outcome_of(game: SkatGame, *, contract: str = "G", won: bool = True) -> SkatOutcome:
    """Return a game of seat 1, won or lost by giving up; at a table of four the dealer is 0."""
    deal = DEAL
    if game.seats == 4:
        rear, fore, middle = DEAL.hands
        deal = type(DEAL)(hands=(rear - rear, fore, middle, rear), skat=DEAL.skat, dealer=0)
    state = forehand_plays(game, deal, contract)
    if won:
        return finished(then(state, f"{(FOREHAND + 1) % game.seats}: concede", "accept"))
    return finished(then(state, "concede"))


@decides("M1")
def test_classic_moves_the_declarers_score_alone() -> None:
    game = game_of("classic")
    assert outcome_of(game).returns == (0, 72, 0)
    assert outcome_of(game, won=False).returns == (0, -144, 0)


@decides("M4", "M5", "M6", "M11", "M12")
@pytest.mark.parametrize(
    ("row", "players", "contract", "won", "returns"),
    [
        ("M4", 3, "G", False, (40, -194, 40)),
        ("M5", 4, "G", False, (30, -194, 30, 30)),
        ("M6", 3, "G", True, (0, 122, 0)),
        ("M6", 4, "G", True, (0, 122, 0, 0)),
        ("M11", 3, "NO", True, (0, 96, 0)),
        ("M11", 3, "NO", False, (40, -142, 40)),
        ("M12", 3, "N", True, (0, 73, 0)),
        ("M12", 3, "N", False, (40, -96, 40)),
    ],
)
def test_seeger_and_fabian(
    row: str, players: int, contract: str, won: bool, returns: tuple[int, ...]
) -> None:
    game = game_of("seeger-fabian", players)
    assert outcome_of(game, contract=contract, won=won).returns == returns
    seeger = game_of("seeger", players)
    alone = outcome_of(seeger, contract=contract, won=won).returns
    assert alone == tuple(score if seat == 1 else 0 for seat, score in enumerate(returns))


@decides("M2", "M3")
@pytest.mark.parametrize(("players", "total"), [(3, 280), (4, 260)])
def test_the_total_of_a_list(players: int, total: int) -> None:
    standing = Standing(0, points=100, won=3, lost=1, others_lost=2)
    assert standing.total(Scoring.SEEGER_FABIAN, players) == total
    assert standing.total(Scoring.SEEGER, players) == 200
    assert standing.total(Scoring.CLASSIC, players) == 100


@decides("M7")
def test_the_winner_depends_on_the_system() -> None:
    record = {0: (492, 12, 0), 1: (628, 12, 2), 2: (660, 10, 1), 3: (-32, 6, 5)}
    lost = sum(own_lost for _, _, own_lost in record.values())
    standings = tuple(
        Standing(seat, points, won, own_lost, lost - own_lost)
        for seat, (points, won, own_lost) in record.items()
    )
    totals = [standing.total(Scoring.SEEGER_FABIAN, 4) for standing in standings]
    assert totals == [1332, 1308, 1320, 108]
    score_list = ScoreList(SkatOptions(players=4), standings=standings)
    assert score_list.ranking(Scoring.CLASSIC)[0] == 2
    assert score_list.ranking(Scoring.SEEGER)[0] == 1
    assert score_list.ranking(Scoring.SEEGER_FABIAN)[0] == 0


@decides("M8")
def test_a_passed_in_deal_has_a_line_and_no_score() -> None:
    game = game_of("seeger-fabian")
    passed = finished(said(game, DEAL, "pass", "pass", "pass"))
    series = begin_series(game.options).after(passed)
    assert series.scores == (0, 0, 0)
    assert len(series.score_list.lines) == 1
    assert series.score_list.lines[0].won is None
    assert series.dealer == 1
    assert all(standing.won == standing.lost == 0 for standing in series.score_list.standings)


@decides("M9")
def test_ties_by_games_won_then_lost_then_by_lot() -> None:
    even = dict.fromkeys(range(3), 100)
    more_won = (Standing(0, won=2), Standing(1, won=3), Standing(2, won=1))
    assert rank(more_won, even) == (1, 0, 2)
    more_of_both = (Standing(0, won=2), Standing(1, won=3, lost=5), Standing(2, won=1))
    assert rank(more_of_both, even) == (1, 0, 2), "games won come before games lost"
    fewer_lost = (Standing(0, won=2, lost=2), Standing(1, won=2, lost=1), Standing(2, won=2))
    assert rank(fewer_lost, even) == (2, 1, 0)
    equal = tuple(Standing(seat) for seat in range(3))
    orders = {rank(equal, even, lot) for lot in range(40)}
    assert len(orders) == 6
    assert rank(equal, even, 7) == rank(equal, even, 7)
    assert rank(more_won, {0: 100, 1: 100, 2: 101})[0] == 2


@decides("M10")
def test_bierlachs_writes_minus_points_only() -> None:
    game = game_of("bierlachs")
    assert outcome_of(game).returns == (-72, 0, -72)
    assert outcome_of(game, won=False).returns == (0, -144, 0)
    four = game_of("bierlachs", 4)
    assert outcome_of(four).returns == (0, 0, -72, -72)


def test_a_bierlachs_ends_when_somebody_passes_the_limit() -> None:
    game = game_of("bierlachs")
    series = begin_series(game.options)
    for _ in range(2):
        series = series.after(outcome_of(game, won=False))
        assert series.score_list.payer is None
        assert not series.is_over
    series = series.after(outcome_of(game, won=False))
    assert series.scores == (0, -432, 0)
    assert series.score_list.payer == 1
    assert series.is_over


def test_a_bierlachs_goes_on_until_somebody_pays_however_many_deals_it_takes() -> None:
    game = skat("skat-bierlachs", bierlachs_limit=10_000)
    series = begin_series(game.options)
    for _ in range(series.score_list.length + 1):
        assert not series.is_over
        series = series.after(outcome_of(game))
    assert not series.is_over


@pytest.mark.parametrize("ruleset", ["skat-isko", "skat-isko-4", "skat-bierlachs"])
@pytest.mark.parametrize("deals", [1, 12])
def test_a_list_may_have_another_number_of_deals(ruleset: str, deals: int) -> None:
    limit = {"bierlachs_limit": 10_000} if ruleset == "skat-bierlachs" else {}
    game = skat(ruleset, match_deals=deals, **limit)
    series = begin_series(game.options)
    for _ in range(deals):
        assert not series.is_over
        series = series.after(outcome_of(game))
    assert series.is_over


@pytest.mark.parametrize(("players", "deals"), [(3, 36), (4, 48)])
@pytest.mark.parametrize("scoring", ["classic", "seeger", "seeger-fabian"])
def test_a_whole_list_adds_up(players: int, deals: int, scoring: str) -> None:
    game = game_of(scoring, players)
    series = begin_series(game.options)
    rng = Random(players)
    dealers = []
    while not series.is_over:
        dealers.append(series.dealer)
        deal = series.prepare(random_deal(game, rng))
        declares = rng.random() < 0.8
        bidding = ["bid 18", "pass", "pass"] if declares else ["pass"] * 3
        state = said(game, deal, *bidding)
        if declares:
            state = then(state, "announce GH")
            declarer, defender = state.phase.setting.order[1], state.phase.setting.order[0]
            gives_up = rng.choice([f"{declarer}: concede", f"{defender}: forfeit left"])
            state = then(state, gives_up)
        series = series.after(finished(state))
    assert len(series.score_list.lines) == deals == series.score_list.length
    assert dealers == [number % players for number in range(deals)]
    for seat, standing in enumerate(series.score_list.standings):
        assert standing.total(Scoring(scoring), players) == series.scores[seat]
        lines = series.score_list.lines
        own = [line for line in lines if line.declarer == seat]
        assert standing.won == sum(bool(line.won) for line in own)
        assert standing.lost == sum(line.won is False for line in own)
        assert standing.points == sum(line.score for line in own)
