"""`wenzel deal`: the same seed, the same cards."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from wenzel.cards import DECK_32, CardSet
from wenzel.cli import main
from wenzel.rulesets import load, ruleset_names


def deal(*arguments: str) -> str:
    command = [sys.executable, "-m", "wenzel", "deal", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_json_is_a_deal_that_can_be_read_back() -> None:
    game = load("skat-isko")
    first = game.first_dealer("2026")
    lines = deal("--seed", "2026", "--count", "3", "--json").splitlines()
    for number, line in enumerate(lines, 1):
        read = game.deal_from_plain(json.loads(line))
        assert read == game.deal_from_seed("2026", number, dealer=(first + number - 1) % 3)
        cards = CardSet()
        for hand in (*read.hands, read.skat):
            cards |= hand
        assert cards == DECK_32


def test_the_cards_of_a_seed_never_change() -> None:
    # Frozen: clubs that deal from a seed rely on it (docs/deals.md).
    assert deal("--seed", "2026").splitlines()[1:] == [
        "  seat 0, forehand           ♥J ♠K ♠9 ♠8 ♠7 ♥A ♥K ♥9 ♦K ♦7",
        "  seat 1, middlehand         ♠J ♣A ♣10 ♣K ♣Q ♣8 ♣7 ♠Q ♦10 ♦9",
        "  seat 2, rearhand, dealer   ♣J ♣9 ♠A ♠10 ♥10 ♥Q ♥8 ♥7 ♦A ♦8",
        "  skat                       ♦J ♦Q",
    ]


def test_the_sitting_dealer_is_shown() -> None:
    assert "sits out" in deal("--seed", "1", "--ruleset", "skat-isko-4")


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_card_of_the_deck_is_shown_once(
    capsys: pytest.CaptureFixture[str], ruleset: str
) -> None:
    game = load(ruleset)
    assert main(["deal", "--seed", "7", "--ruleset", ruleset, "--dealer", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Deal 1"
    assert max(map(len, lines)) <= 80
    shown = re.findall(r"[♣♠♥♦]\w+", "\n".join(lines))
    assert len(shown) == len(set(shown)) == len(game.deck)
    assert sum("dealer" in line for line in lines) == 1


def test_a_game_is_dealt_by_its_own_rules_with_as_many_as_are_there() -> None:
    assert deal("--seed", "7") == deal("skat", "--seed", "7", "--ruleset", "skat-isko")
    called_ace = deal("--seed", "7", "--ruleset", "sheepshead-called-ace")
    assert deal("sheepshead", "--seed", "7") == called_ace
    three = deal("scat", "--players", "3", "--seed", "7")
    assert sorted(re.findall(r"seat (\d)", three)) == ["0", "1", "2"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["scat", "--ruleset", "skat-pub"], "The rule set skat-pub is one of skat, not of scat."),
        (["--players", "2"], "players = 2 is none of 3, 4"),
        (["scat", "--players", "10"], "players = 10"),
        (["sheepshead", "--players", "3"], "rule sets for 3 at the table: sheepshead-three"),
    ],
)
def test_a_table_that_does_not_go_together_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert main(["deal", "--seed", "1", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err
