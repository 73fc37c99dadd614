"""What an announcement would be worth."""

from __future__ import annotations

import pytest

from tests.support import cards, skat
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.setting import Holding
from wenzel.games.skat.worth import Cover, worth
from wenzel.i18n import Speaker

WITH_TWO = Holding(cards("CJ SJ CA CT CK SA ST HA DA D7"), cards("H7 D8"))
WITHOUT_FOUR = Holding(cards("CA CT CK CQ C9 SA ST HA DA D7"))


@pytest.mark.parametrize(
    ("holding", "contract", "bid", "value", "cover", "line"),
    [
        (WITH_TWO, "G", 18, 72, Cover.PLAIN, "with 2, game 3, times 24 = 72"),
        (WITH_TWO, "D", 27, 27, Cover.PLAIN, "with 2, game 3, times 9 = 27"),
        (WITH_TWO, "D", 30, 27, Cover.SCHNEIDER, "with 2, game 3, times 9 = 27"),
        (WITH_TWO, "D", 40, 27, Cover.SCHWARZ, "with 2, game 3, times 9 = 27"),
        (WITH_TWO, "D", 46, 27, Cover.NEVER, "with 2, game 3, times 9 = 27"),
        (WITH_TWO, "N", 23, 23, Cover.PLAIN, "Null = 23"),
        (WITH_TWO, "N", 24, 23, Cover.NEVER, "Null = 23"),
        (WITH_TWO, "NO", 46, 46, Cover.PLAIN, "Null ouvert = 46"),
        (
            WITHOUT_FOUR, "GHS", 192, 192, Cover.PLAIN,
            "without 4, game 5, hand 6, Schneider 7, Schneider announced 8, times 24 = 192",
        ),
        (
            WITHOUT_FOUR, "GHS", 198, 192, Cover.SCHWARZ,
            "without 4, game 5, hand 6, Schneider 7, Schneider announced 8, times 24 = 192",
        ),
        (
            WITHOUT_FOUR, "GHS", 240, 192, Cover.NEVER,
            "without 4, game 5, hand 6, Schneider 7, Schneider announced 8, times 24 = 192",
        ),
    ],
)  # fmt: skip
def test_worth(
    holding: Holding, contract: str, bid: int, value: int, cover: Cover, line: str
) -> None:
    found = worth(Contract.from_text(contract), holding, bid, skat().options)
    assert (found.value, found.cover, Speaker().say(found.line)) == (value, cover, line)


def test_only_hand_games_are_uncertain() -> None:
    certain = {
        text: worth(Contract.from_text(text), WITHOUT_FOUR, 18, skat().options).is_certain
        for text in ("G", "GH", "CHS", "N", "NH", "NOH")
    }
    assert certain == {"G": True, "GH": False, "CHS": False, "N": True, "NH": True, "NOH": True}
