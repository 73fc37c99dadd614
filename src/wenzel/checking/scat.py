"""Files of Scat: an object with rounds, matches, or both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wenzel.checking.node import Node
from wenzel.checking.scat_matches import check_match
from wenzel.checking.scat_rounds import check_round
from wenzel.checking.verdict import Verdict, verdicts
from wenzel.messages import Message

_CHECKS: Final = {"rounds": check_round, "matches": check_match}


def check_rounds_and_matches(document: Node) -> Iterator[Verdict]:
    """Check all rounds, and then all matches.

    Raises:
        RecordError: it is no object, or has neither.
    """
    stated = [(document.get(name), check) for name, check in _CHECKS.items()]
    parts = [(node.items(), check) for node, check in stated if node is not None]
    if not parts:
        raise document.refused(Message("check.no_items"))
    for items, check in parts:
        yield from verdicts(items, check)
