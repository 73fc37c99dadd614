"""The rows of the table of rules, and which test decides which."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

_TABLE: Final = Path(__file__).with_name("data") / "skat.json"

ROWS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in json.loads(_TABLE.read_text(encoding="utf-8"))
}

DECIDED: Final[dict[str, set[str]]] = {}
"""Row to the names of the tests that decide it."""

T = TypeVar("T", bound=Callable[..., None])


def decides(*rows: str) -> Callable[[T], T]:
    """Say which rows of the table a test decides."""

    def mark(test: T) -> T:
        for row in rows:
            assert row in ROWS, f"{row} is no row of the table"
            DECIDED.setdefault(row, set()).add(test.__qualname__)
        return test

    return mark
