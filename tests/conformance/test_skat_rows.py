"""Every row of the table is decided by a test, or listed here with the reason why not."""

from __future__ import annotations

from typing import Final

import pytest

from tests.conformance import (
    test_skat_auction,
    test_skat_deal,
    test_skat_ending,
    test_skat_lists,
    test_skat_play,
    test_skat_pub,
    test_skat_value,
)
from tests.conformance.rows import DECIDED, ROWS

MODULES: Final = (
    test_skat_auction, test_skat_deal, test_skat_ending, test_skat_lists, test_skat_play,
    test_skat_pub, test_skat_value,
)  # fmt: skip

OUT_OF_SCOPE: Final = {
    "B19": "looking at the skat too early: a program shows it to nobody before its time",
    "C5": "who cuts: there is no cut, the shuffle can be checked instead",
    "C9": "a card exposed while dealing: a program exposes none",
    "C10": "wrong card counts: a deal with wrong counts cannot be started",
    "C11": "wrong card counts after the auction: such a deal cannot be started",
    "D6": "looking at the skat during the play: a program shows it to nobody",
    "L11": "a revoke: a card that does not follow is refused",
    "L12": "a revoke: a card that does not follow is refused",
    "L13": "a revoke: a card that does not follow is refused",
    "L16": "a card thrown openly: a program offers the concession instead",
    "N17": "Revolution is not offered",
    "N19": "Schenken is not offered",
    "N21": "Texas Skat is not offered",
    "N22": "American Skat (Tournee) is not offered",
}


def test_the_table_is_whole() -> None:
    assert len(ROWS) == 171
    assert all(row["situation"].strip() and row["result"].strip() for row in ROWS.values())


def test_every_row_is_decided_or_out_of_scope() -> None:
    assert all(module.__name__ for module in MODULES)
    decided, listed = set(DECIDED), set(OUT_OF_SCOPE)
    assert not decided & listed
    missing = [row for row in ROWS if row not in decided | listed]
    assert not missing, {row: ROWS[row]["situation"] for row in missing}
    assert decided | listed == set(ROWS)


@pytest.mark.parametrize("row", OUT_OF_SCOPE)
def test_a_row_out_of_scope_has_a_reason(row: str) -> None:
    assert len(OUT_OF_SCOPE[row].split()) > 3
