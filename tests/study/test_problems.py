"""Deals to solve: lines and records, good ones and bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import arranged, cards, forehand_plays, skat
from wenzel.i18n import Speaker
from wenzel.solver import Goal
from wenzel.study.positions import position_of
from wenzel.study.problems import BadProblem, Problem, read_problems
from wenzel.study.target import Target

LINE = "D0 C 1 0 C8CTCJCQCKSJSAH9HKHA C9S7S8SKH8HTHQDTDJDK C7CASTSQH7HJD7D9DQDA S9D8 81 1"
WORDS = LINE.split()
GAMES = Path(__file__).parents[1] / "records" / "data" / "iss-games.sgf"


def read(*lines: str | bytes) -> list[Problem | BadProblem]:
    raw = [line if isinstance(line, bytes) else line.encode() + b"\n" for line in lines]
    return list(read_problems(raw, "deals.txt"))


def test_a_line_is_a_position() -> None:
    for columns in (10, 8):
        (problem,) = read(" ".join(WORDS[:columns]))
        assert isinstance(problem, Problem)
        assert (problem.id, problem.contract.text, problem.goal) == ("D0", "C", Goal.POINTS)
        position = problem.position
        assert (position.leader, position.side, position.points) == (1, frozenset({0}), 0)
        assert position.hands[0] == cards("C8CTCJCQCKSJSAH9HKHA")
        given = (problem.value, problem.won)
        assert given == ((81, True) if columns == 10 else (None, None))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("D0 C 1 0", "4 columns"),
        (LINE + " 7", "11 columns"),
        (LINE.rpartition(" ")[0], "9 columns"),
        (LINE.replace(" C ", " X "), "“X” is no game"),
        (LINE.replace(" C ", " R "), "Ramsch"),
        (LINE.replace(" 1 0 ", " 3 0 "), "leader “3”"),
        (LINE.replace(" 1 0 ", " 1 x "), "declarer “x”"),
        (LINE.replace("S9D8", "S9S9"), "twice"),
        (LINE.replace("S9D8", "S9C8"), "more than one place for C8"),
        (LINE.replace("S9D8", "S9"), "skat has 1 card"),
        (LINE.replace("S9D8", "S9D1"), "“D1” is no card"),
        (LINE.replace("S9D8", "S9D"), "“D” is no card"),
        (LINE.replace(" 81 ", " 121 "), "value “121”"),
        (LINE.replace(" 81 ", " -1 "), "value “-1”"),
        (LINE.replace(" C ", " N "), "value “81”"),
        (LINE[:-1] + "2", "“2” is neither"),
        (b"\xff\xfe D0", "no text"),
    ],
)
def test_a_bad_line_is_named_and_reading_goes_on(line: str | bytes, said: str) -> None:
    first, bad, last = read("# deals", "", LINE, line, LINE)
    assert isinstance(first, Problem)
    assert isinstance(last, Problem)
    assert isinstance(bad, BadProblem)
    text = Speaker(plain=True).error(bad.error)
    assert said in text
    assert text.endswith("[deals.txt:4]")


def test_a_bad_first_line_does_not_hide_the_rest() -> None:
    bad, good = read("what is this", LINE)
    assert isinstance(bad, BadProblem)
    assert isinstance(good, Problem)


def test_an_empty_file_has_no_deals() -> None:
    assert read("", "# nothing") == []


def test_records_are_taken_from_the_first_lead() -> None:
    with GAMES.open("rb") as lines:
        found = list(read_problems(lines, "games.sgf"))
    assert len(found) == 33
    good = [each for each in found if isinstance(each, Problem)]
    bad = [each for each in found if isinstance(each, BadProblem)]
    assert {error.error.message.code for error in bad} == {
        "study.passed_in",
        "study.broken_off",
    }
    assert len(good) > 20
    for problem in good:
        position = problem.position
        assert position.leader == 0
        assert list(map(len, position.hands)) == [10, 10, 10]


def test_a_running_deal_is_a_position() -> None:
    game = skat()
    deal = arranged("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="C7 S7")
    state = forehand_plays(game, deal, "C")
    before = position_of(state)
    assert before.points == 0
    for line in ("play CJ", "play D7", "play HA"):
        state = state.apply(game.action_from_line(line))
    after = position_of(state)
    assert (after.points, after.taken, after.leader, after.side) == (13, 1, 0, frozenset({0}))
    assert after.hands[0] == before.hands[0] - cards("CJ")


def test_the_table_of_four_leaves_the_dealer_out() -> None:
    game = skat("skat-isko-4")
    state = game.start(game.deal_from_seed(5, dealer=2))
    for line in ("bid 18", "pass", "pass", "take_skat"):
        state = state.apply(game.action_from_line(line))
    declarer = state.current_player
    assert declarer is not None
    laid = " ".join(card.text for card in list(state.hands[declarer].hand)[:2])
    for line in (f"discard {laid}", "announce D"):
        state = state.apply(game.action_from_line(line))
    position = position_of(state)
    assert position.seats == 3
    order = state.phase.setting.order
    assert position.side == frozenset({order.index(declarer)})
    assert position.hands == tuple(state.hands[seat].hand for seat in order)


@pytest.mark.parametrize(
    ("contract", "bid", "target"),
    [
        ("C", 18, Target(61)),
        ("CHS", 18, Target(90)),
        ("CHZ", 18, Target(120, every_trick=True)),
        # With four jacks a Grand is worth 120, with Schneider 144, with Schwarz 168.
        ("G", 120, Target(61)),
        ("G", 144, Target(90)),
        ("G", 168, Target(120, every_trick=True)),
        ("N", 23, Target(no_trick=True)),
    ],
)
def test_what_the_declarer_needs(contract: str, bid: int, target: Target) -> None:
    deal = arranged("CJ SJ HJ DJ CA CT CK CQ C9 C8", skat="C7 S7")
    assert Target.of_state(forehand_plays(skat(), deal, contract, bid)) == target


def test_a_skat_can_make_a_game_impossible() -> None:
    # Played without three the hand game reached the bid; with the jack in the skat it cannot.
    deal = arranged("DJ DA DT DK DQ D9 D8 D7 CA CT", skat="CJ C7")
    assert not Target.of_state(forehand_plays(skat(), deal, "DH", 54)).is_possible
