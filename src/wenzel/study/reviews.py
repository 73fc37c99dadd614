"""Reviews of any game that can be reviewed."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from wenzel.errors import RecordError
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.solver import SlowSolverWarning, Solver
from wenzel.study.hands import HandReview, review_hand
from wenzel.study.review import Review, review

AnyReview: TypeAlias = Review | HandReview

_REVIEWS: Final[Mapping[str, Callable[[Record, Solver], AnyReview]]] = {
    "skat": review,
    "sheepshead": review_hand,
}
REVIEWED_GAMES: Final = tuple(_REVIEWS)
"""The games whose deals can be reviewed: two sides, and cards that are played one by one."""


def review_of(record: Record) -> AnyReview:
    """Review a record.

    Raises:
        RecordError: it cannot be played again, or there is nothing to review.
    """
    name = record.game.name
    if name not in _REVIEWS:
        raise RecordError(Message("study.other_game", game=name))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowSolverWarning)
        solver = Solver()
    return _REVIEWS[name](record, solver)
