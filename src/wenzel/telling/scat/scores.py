"""Where everybody stands after a round of Scat, and the list of the rounds."""

from __future__ import annotations

from collections.abc import Sequence

from wenzel.games.game import Outcome
from wenzel.games.scat.ending import Termination
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.options import Scoring
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, by_seat, score_figures, scores_message


def standing_message(match: ScatMatch, seat: int) -> Message:
    """Return the pennies of all and the kitty, or the points; the person's first."""
    if match.options.scoring is Scoring.POINTS:
        return scores_message(match.scores, match.rounds, seat)
    pennies = by_seat(_figures(match.pennies), seat)
    return Message("table.pennies", count=match.rounds, pennies=pennies, kitty=match.kitty)


def closing_messages(match: ScatMatch) -> tuple[Message, ...]:
    """Return who has won a match that is over."""
    winner, count = match.winner, match.rounds
    if winner is None:
        return ()
    if match.options.scoring is Scoring.POINTS:
        score = match.scores[winner]
        return (Message("table.match_won_by_points", seat=winner, count=count, score=score),)
    return (Message("table.match_won", seat=winner, count=count, kitty=match.kitty),)


def sheet_of(match: ScatMatch, outcomes: Sequence[Outcome]) -> tuple[SheetLine, ...]:
    """Return the list of the rounds: how each ended, and what everybody had after it."""
    by_points = match.options.scoring is Scoring.POINTS
    totals = [0] * match.options.players
    lines: list[SheetLine] = []
    for number, outcome in enumerate(outcomes, 1):
        assert isinstance(outcome, ScatOutcome)
        totals = [total + new for total, new in zip(totals, outcome.returns, strict=True)]
        figures = score_figures(totals) if by_points else _figures(outcome.pennies)
        lines.append(SheetLine(number, _ending(outcome), figures))
    return tuple(lines)


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
