"""Reviews: costs, turning points, and what cannot be reviewed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.support import arranged, playing_on, skat
from wenzel.errors import RecordError
from wenzel.games.game import Event
from wenzel.games.skat.deal import Kind, SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.records import Record, read_records
from wenzel.solver import Solver, is_compiled
from wenzel.study.review import review

GAMES = Path(__file__).parents[1] / "records" / "data" / "iss-games.sgf"
COMPILED = pytest.mark.skipif(
    not is_compiled(), reason="the compiled search is not installed, the plain one is too slow"
)


def record_of(game: SkatGame, deal: SkatDeal, *lines: str) -> Record:
    """Return the record of a deal played by action lines, as `tests.support.said` reads them."""
    log: list[Event] = []
    state = game.start(deal)
    log += state.events
    for line in lines:
        seat, _, words = line.rpartition(":")
        state = state.apply(game.action_from_line(words), int(seat) if seat else None)
        log += state.events
    return Record.of_log(game, deal, log, state.outcome)


PASSED = ("pass", "pass", "pass")
DECLARED = ("bid 18", "pass", "pass", "take_skat")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (PASSED, "study.passed_in"),
        (("bid 18",), "study.not_declared"),
        (("bid 18", "2: forfeit left"), "study.broken_off"),
        ((*DECLARED, "discard S7 S8", "announce G"), "study.no_card"),
        ((*DECLARED, "discard S7 S8", "announce G", "2: concede"), "study.no_card"),
    ],
)
def test_what_cannot_be_reviewed_is_said(lines: tuple[str, ...], code: str) -> None:
    deal = arranged(middlehand="S7 S8 CJ SJ HJ DJ CA SA HA DA")
    with pytest.raises(RecordError) as caught:
        review(record_of(skat(), deal, *lines), Solver(plain=True))
    assert caught.value.message.code == code


def test_a_ramsch_has_no_two_sides() -> None:
    game = skat("skat-pub")
    deal = arranged(kind=Kind.RAMSCH)
    rng = Random(1)
    state = game.start(deal)
    lines = []
    while not state.is_terminal:
        action = rng.choice(playing_on(state))
        lines.append(action.line)
        state = state.apply(action)
    with pytest.raises(RecordError) as caught:
        review(record_of(game, deal, *lines), Solver(plain=True))
    assert caught.value.message.code == "study.ramsch"


def real_games() -> list[Record]:
    with GAMES.open("rb") as lines:
        return [entry.record for entry in read_records(lines, "games") if entry.record is not None]


@COMPILED
def test_costs_of_real_games_add_up() -> None:
    solver = Solver(16)
    reviewed = 0
    for record in real_games()[:8]:
        try:
            found = review(record, solver)
        except RecordError:
            continue
        reviewed += 1
        value, won, turns = found.value, found.won, []
        for place, card in enumerate(found.cards):
            sign = 1 if card.seat == found.declarer else -1
            assert card.cost == sign * (value - card.value)
            assert card.cost >= 0
            assert (card.better is None) == (card.cost == 0)
            if card.won != won:
                # Only one's own card can turn the game against oneself.
                assert (card.seat == found.declarer) == won
                assert card.cost > 0 or found.target.every_trick
                turns.append(place)
            value, won = card.value, card.won
        assert found.turning_point == (turns[-1] if turns else None)
        if len(found.cards) == 30:
            assert found.ended_won == won
    assert reviewed >= 4


@COMPILED
def test_the_turning_point_is_the_card_that_gave_a_null_away() -> None:
    game = skat()
    deal = arranged("C7 C8 C9 S7 S8 S9 H7 H8 H9 HA", "CA CK CQ SA SK SQ HT HJ D9 DT", skat="D7 D8")
    opening = ["bid 23", "hold", "pass", "pass", "take_skat", "discard D7 D8", "announce N"]
    # With two hearts each the others can never make him play the ace; leading it is the end.
    found = review(record_of(game, deal, *opening, "play HA", "play HT", "play HQ"), Solver(8))
    assert found.won
    assert found.turning_point == 0
    assert [card.cost for card in found.cards] == [1, 0, 0]
    assert found.cards[0].better is not None
    assert found.ended_won is False


@COMPILED
def test_an_impossible_game_is_lost_all_the_way() -> None:
    game = skat()
    deal = arranged("DJ DA DT DK DQ D9 D8 D7 CA CT", skat="CJ C7")
    record = record_of(game, deal, "bid 54", "hold", "pass", "pass", "announce DH", "play DA")
    found = review(record, Solver(8))
    assert found.value > 90
    assert (found.won, found.turning_point, found.ended_won) == (False, None, None)
    assert "review.overbid" in {remark.code for remark in found.remarks}


@COMPILED
def test_a_lost_trick_without_points_turns_a_game_announced_schwarz() -> None:
    game = skat()
    deal = arranged("S7", "CJ SJ HJ DJ SA ST SK SQ S8 CA", "S9")
    lines = ["bid 18", "pass", "pass", "announce GHZ", "play S7", "play S8", "play S9"]
    found = review(record_of(game, deal, *lines), Solver(8))
    assert found.won
    assert [card.cost for card in found.cards] == [0, 0, 0]
    assert found.turning_point == 1
    better = found.cards[1].better
    assert better is not None
    assert better.text in {"CJ", "SJ", "HJ", "DJ", "SA", "ST", "SK", "SQ"}
    assert found.ended_won is None
    assert found.termination is None


@COMPILED
def test_a_review_says_how_the_deal_ended() -> None:
    game = skat()
    deal = arranged("S7", "CJ SJ HJ DJ SA ST SK SQ S8 CA", "S9")
    lines = ["bid 18", "pass", "pass", "announce GH", "play S7", "2:concede"]
    found = review(record_of(game, deal, *lines), Solver(8))
    assert (found.won, found.ended_won, found.termination) == (True, False, "conceded")
    assert [line.code for line in found.ending] == ["ended.conceded"]
