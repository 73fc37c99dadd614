"""`wenzel value`: the question and the answer that other programs rely on."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

HEARTS_HAND = ["CJ", "HJ", "HA", "HT", "HK", "HQ", "SA", "ST", "DA", "D7", "SJ", "C7"]
KEYS = {"won", "value", "score", "overbid", "matadors", "multiplier", "base", "explanation"}


def ask(*questions: object, raw: bool = False) -> tuple[list[dict[str, Any]], str]:
    lines = [str(q) if raw else json.dumps(q) for q in questions]
    done = subprocess.run(
        [sys.executable, "-m", "wenzel", "value", "--json"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def value(game: str, **more: object) -> dict[str, object]:
    return {"game": game, "points": 61, "tricks": 6, **more}


def test_answer_has_exactly_the_promised_keys() -> None:
    (answer,), errors = ask(value("H", hand=True, cards=HEARTS_HAND))
    assert set(answer) == KEYS
    assert answer["explanation"] == ["with 3, game 4, hand 5, times 10 = 50", "won: +50"]
    assert (answer["won"], answer["value"], answer["score"]) == (True, 50, 50)
    assert (answer["matadors"], answer["multiplier"], answer["base"]) == (3, 5, 10)
    assert errors.split() == ["0", "errors"]


@pytest.mark.parametrize(
    ("question", "won", "worth", "score", "overbid"),
    [
        # Clubs 1 matador, bid 48, 95 points: Schneider makes 36, still short of the bid.
        (value("C", matadors=1, bid=48, points=95, tricks=8), False, 48, -96, True),
        # All ten tricks cover it.
        (value("C", matadors=1, bid=48, points=120, tricks=10), True, 48, 48, False),
        # The declarer's own Schneider counts for the value.
        (value("D", matadors=1, bid=27, points=20, tricks=2), False, 27, -54, False),
        (value("D", matadors=1, bid=33, points=20, tricks=2), False, 36, -72, True),
        # Nine tricks mean nothing below 90 points.
        (value("S", matadors=1, points=85, tricks=9), True, 22, 22, False),
        # A failed announcement counts with the level under it.
        (
            value("G", hand=True, schneider_announced=True, matadors=4, points=89),
            False, 192, -384, False,
        ),
        (
            value("G", hand=True, ouvert=True, matadors=4, points=106, tricks=9),
            False, 264, -528, False,
        ),
        (value("N", points=0, tricks=0), True, 23, 23, False),
        (value("N", ouvert=True, hand=True, points=4, tricks=1), False, 59, -118, False),
        (value("N", hand=True, matadors=1, bid=36, points=0, tricks=0), False, 36, -72, True),
        (value("N", ouvert=True, matadors=2, bid=48, points=0, tricks=0), False, 48, -96, True),
        (value("N", matadors=11, bid=24, points=0, tricks=0), False, 108, -216, True),
    ],
)  # fmt: skip
def test_values(
    question: dict[str, object], won: bool, worth: int, score: int, overbid: bool
) -> None:
    (answer,), _ = ask(question)
    assert (answer["won"], answer["value"], answer["score"], answer["overbid"]) == (
        won,
        worth,
        score,
        overbid,
    )


IMPOSSIBLE = {
    "25 is no bid": value("G", matadors=1, bid=25),
    "17 is no bid": value("G", matadors=1, bid=17),
    "13 cards": value("H", cards=[*HEARTS_HAND, "S7"]),
    "11 cards": value("H", cards=HEARTS_HAND[:11]),
    "a card twice": value("H", cards=[*HEARTS_HAND[:11], "CJ"]),
    "a card of the long deck": value("H", cards=[*HEARTS_HAND[:11], "H2"]),
    "no card": value("H", cards=[*HEARTS_HAND[:11], "XX"]),
    "121 points": value("H", matadors=1, points=121),
    "negative points": value("H", matadors=1, points=-1),
    "11 tricks": value("H", matadors=1, tricks=11),
    "Schwarz announced with the skat taken": value("H", matadors=1, schwarz_announced=True),
    "Schneider announced with the skat taken": value("H", matadors=1, schneider_announced=True),
    "a suit game ouvert with the skat taken": value("H", matadors=1, ouvert=True),
    "Schneider in a Null": value("N", hand=True, schneider_announced=True),
    "no matadors": value("H", matadors=0),
    "twelve matadors": value("H", matadors=12),
    "five matadors in Grand": value("G", matadors=-5),
    "neither cards nor matadors": value("H"),
    "a Ramsch": value("R", matadors=1),
    "no game": {"points": 61, "tricks": 6},
    "no points": {"game": "H", "matadors": 1, "tricks": 6},
    "points as text": value("H", matadors=1, points="61"),
    "hand as number": value("H", matadors=1, hand=1),
    "an unknown field": value("H", matadors=1, hnad=True),
    "points without a trick": value("H", matadors=1, points=23, tricks=0),
    "all tricks but not all points": value("H", matadors=1, points=119, tricks=10),
}


def test_impossible_questions_are_errors_and_the_lines_go_on() -> None:
    good = value("H", matadors=2)
    answers, errors = ask(*IMPOSSIBLE.values(), good)
    for name, answer in zip(IMPOSSIBLE, answers, strict=False):
        assert set(answer) == {"error"}, name
        assert answer["error"], name
    assert answers[-1]["value"] == 30
    assert errors.split() == [str(len(IMPOSSIBLE)), "errors"]


def test_the_card_that_is_wrong_is_named_in_a_sentence() -> None:
    (answer,), _ = ask(value("H", cards=[*HEARTS_HAND[:11], "XX"]))
    assert answer["error"].startswith("“XX” is no card")
    assert answer["error"].endswith("[$.cards[11]]")


def test_no_json_is_an_error_of_its_line() -> None:
    answers, errors = ask("no json", "[]", "", json.dumps(value("H", matadors=2)), raw=True)
    assert ["error" in answer for answer in answers] == [True, True, False]
    assert errors.split() == ["2", "errors"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wenzel", *arguments], capture_output=True, text=True, check=False
    )


def test_cards_may_be_written_as_on_the_table() -> None:
    cards = "♣J ♠J h10 HA h9 H8 SA S10 DA D7"
    done = run("value", "HH", "--cards", cards, "--skat", "S8 C7", "--points", "75")
    assert "with 2, game 3, hand 4, times 10 = 40" in done.stdout
    german = "EU GU R10 RD R9 R8 GD G10 SD S7 G8 E7"
    done = run("value", "HH", "--deck", "german", "--cards", german, "--points", "75")
    assert "with 2, game 3, hand 4, times 10 = 40" in done.stdout


def test_old_rules_count_a_lost_hand_game_once() -> None:
    question = ("value", "CH", "--matadors", "1", "--points", "50")
    assert "−36" in run(*question, "--ruleset", "skat-old").stdout
    assert "−72" in run(*question).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("value", "XH", "--matadors", "1"),
        ("value",),
        ("value", "C", "--matadors", "1", "--bid", "25"),
        ("value", "C", "--bid", "many"),
        ("value", "C", "--cards", "CJ CJ"),
        ("value", "CHP", "--matadors", "1", "--ruleset", "skat-pub"),
        ("value", "C", "--matadors", "1", "--skat", "S8 C7"),
        ("value", "C", "--matadors", "1", "--ruleset", "no-such"),
        ("deal", "--seed", "1", "--dealer", "3"),
        ("deal",),
        ("rules", "chess"),
        ("nonsense",),
        (),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
