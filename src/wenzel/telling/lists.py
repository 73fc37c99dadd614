"""The list of a table, whatever is played at it: the deals, and where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wenzel.errors import UnknownNameError
from wenzel.games.game import Outcome
from wenzel.games.skat.options import Scoring
from wenzel.games.skat.outcome import FABIAN_BONUS
from wenzel.games.skat.series import Series
from wenzel.messages import Message
from wenzel.telling.scat import scores as scat
from wenzel.telling.sheepshead import scores as sheepshead
from wenzel.telling.sheet import SheetLine
from wenzel.telling.skat import scores as skat


def sheet_of(game: str, match: Any, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
    """Return the deals of a list.

    Args:
        game: what is played.
        match: the series after all of them.
        outcomes: how they ended.

    Raises:
        UnknownNameError: no list of this game is known.
    """
    match game:
        case "skat":
            return skat.sheet_of(match.score_list)
        case "sheepshead":
            return sheepshead.sheet_of(outcomes, len(match.scores))
        case "scat":
            return scat.sheet_of(match, outcomes)
    raise _unknown(game)


def closing_of(game: str, match: Any, lot: int | str) -> tuple[Message, ...]:
    """Return what there is to say of a list at its end: the places, who pays, who has won.

    Args:
        game: what is played.
        match: the series.
        lot: what is drawn from where nothing else decides.

    Raises:
        UnknownNameError: no list of this game is known.
    """
    match game:
        case "skat":
            return skat.closing_messages(match, lot)
        case "sheepshead":
            return sheepshead.closing_messages(match)
        case "scat":
            return scat.closing_messages(match)
    raise _unknown(game)


def remarks_of(match: Any) -> tuple[Message, ...]:
    """Return what a reader has to know to understand the figures of a series."""
    if isinstance(match, Series) and match.options.scoring is Scoring.SEEGER_FABIAN:
        bonus = FABIAN_BONUS[match.options.players]
        return (Message("page.seeger", bonus=bonus),)
    return ()


def _unknown(game: str) -> UnknownNameError:
    return UnknownNameError(Message("game.unknown", name=game, known="skat, sheepshead, scat"))
