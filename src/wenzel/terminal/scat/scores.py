"""Pennies after a round of Scat, and the list of the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from wenzel.games.game import Outcome
from wenzel.games.scat.ending import Termination
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.messages import Message
from wenzel.terminal.sheet import SheetLine, by_seat


def standing_message(match: ScatMatch, seat: int) -> Message:
    """Return the pennies of all, the person's first, and the kitty."""
    pennies = by_seat(_figures(match.pennies), seat)
    return Message("table.pennies", count=match.rounds, pennies=pennies, kitty=match.kitty)


def closing_messages(match: ScatMatch) -> tuple[Message, ...]:
    """Return who has won a match that is over."""
    if match.winner is None:
        return ()
    return (Message("table.match_won", seat=match.winner, count=match.rounds, kitty=match.kitty),)


def sheet_of(outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
    """Return the list of the rounds: how each ended, and the pennies after it."""
    return tuple(
        SheetLine(number, _ending(outcome), _figures(outcome.pennies))
        for number, outcome in enumerate(outcomes, 1)
        if isinstance(outcome, ScatOutcome)
    )


def _figures(pennies: Sequence[int | None]) -> tuple[Message, ...]:
    return tuple(
        Message("figure.out") if left is None else Message("figure.pennies", count=left)
        for left in pennies
    )


def _ending(outcome: ScatOutcome) -> Message:
    if outcome.declared:
        return Message("list.thirty_one", seat=outcome.declared[0])
    if outcome.knocker is None:
        return Message("list.exhausted")
    thrown = outcome.termination == Termination.THROW_DOWN.value
    return Message("list.throw_down" if thrown else "list.knock", seat=outcome.knocker)
