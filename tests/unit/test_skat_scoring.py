"""The settlement explained, line by line, in words."""

from __future__ import annotations

import pytest

from wenzel.games.skat.contract import Contract
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.scoring import Terms, played_result, settle
from wenzel.i18n import Speaker

EXPLAINED = [
    ("HH", 2, 18, 75, 7, 1, 1, ["with 2, game 3, hand 4, times 10 = 40", "won: +40"]),
    ("H", -2, 18, 75, 7, 1, 1, ["without 2, game 3, times 10 = 30", "won: +30"]),
    (
        "GHS", 4, 18, 89, 8, 1, 1,
        ["with 4, game 5, hand 6, Schneider 7, Schneider announced 8, times 24 = 192",
         "lost, counts double: −384"],
    ),
    (
        "GO", 4, 18, 120, 10, 1, 1,
        ["with 4, game 5, hand 6, Schneider 7, Schneider announced 8, Schwarz 9, "
         "Schwarz announced 10, ouvert 11, times 24 = 264", "won: +264"],
    ),
    (
        "D", 1, 20, 85, 8, 2, 1,
        ["with 1, game 2, times 9 = 18",
         "overbid: 18 is less than the bid of 20; the least multiple of 9 that covers it is 27",
         "lost, counts double: −54", "Kontra doubles: −108"],
    ),
    (
        "N", 0, 18, 0, 0, 4, 2,
        ["Null = 23", "won: +23", "Kontra and Re, times 4: +92", "doubled round, times 2: +184"],
    ),
    (
        "NH", 1, 36, 0, 0, 1, 1,
        ["Null Hand is worth 35, less than the bid of 36: lost without play and settled as "
         "Diamonds, the cheapest game that covers the bid, at 36", "lost, counts double: −72"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "matadors", "bid", "points", "tricks", "kontra", "stake", "lines"), EXPLAINED
)
def test_explained(
    text: str, matadors: int, bid: int, points: int, tricks: int, kontra: int, stake: int,
    lines: list[str],
) -> None:  # fmt: skip
    contract = Contract.from_text(text)
    terms = Terms(contract, bid, kontra=kontra, stake=stake)
    settled = settle(terms, played_result(contract, points, tricks), matadors=matadors)
    assert Speaker().say_all(settled.lines) == lines


def test_a_spitze_adds_its_levels_won_or_lost() -> None:
    contract = Contract.from_text("CP")
    for levels in (1, 2):
        terms = Terms(contract, 18, SkatOptions(spitze=levels))
        won = settle(terms, played_result(contract, 61, 6, spitze_made=True), matadors=1)
        lost = settle(terms, played_result(contract, 61, 6), matadors=1)
        assert won.multiplier == lost.multiplier == 2 + levels
        assert (won.score, lost.score) == (12 * (2 + levels), -24 * (2 + levels))
        assert Speaker().say(won.lines[0]).endswith(f"Spitze {2 + levels}, times 12 = {won.value}")
