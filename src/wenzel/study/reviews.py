"""Reviews of any game that can be reviewed."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from wenzel.errors import RecordError
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.solver import SlowSolverWarning, Solver
from wenzel.study.hands import HandReview, review_hand
from wenzel.study.review import Review, review

AnyReview: TypeAlias = Review | HandReview

_REVIEWS: Final[Mapping[str, Callable[[Record, Solver, int], AnyReview]]] = {
    "skat": review,
    "sheepshead": review_hand,
}
_SKAT_TRICK: Final = 3
REVIEWED_GAMES: Final = tuple(_REVIEWS)
"""The games whose deals can be reviewed: two sides, and cards that are played one by one."""


def reviews_of(record: Record) -> Iterator[AnyReview]:
    """Yield reviews of a record, each of more of its cards, the last one of all.

    With the compiled search that is one. The plain search may take very long for a whole deal, so
    that its end comes first, and whoever waits can be content with that.

    Raises:
        RecordError: it cannot be played again, or there is nothing to review.
    """
    name = record.game.name
    if name not in _REVIEWS:
        raise RecordError(Message("study.other_game", game=name))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowSolverWarning)
        solver = Solver()
    if not solver.is_compiled:
        cards = sum(step.action.line.startswith("play ") for step in record.steps)
        trick = _SKAT_TRICK if name == "skat" else record.game.seats
        for first in reversed(range(trick, cards, trick)):
            yield _REVIEWS[name](record, solver, first)
    yield _REVIEWS[name](record, solver, 0)
