"""Where everybody stands in a series of Sheepshead, and the list of the hands."""

from __future__ import annotations

from collections.abc import Sequence

from wenzel.games.game import Outcome
from wenzel.games.sheepshead.ending import Termination
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.series import Series
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, score_figures, signed


def closing_messages(series: Series) -> tuple[Message, ...]:
    """Return the places after more than one hand; equal scores share a place."""
    if len(series.outcomes) < 2:
        return ()
    scores = series.scores
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    places = tuple(
        Message(
            "table.place_shared",
            place=1 + sum(other > scores[seat] for other in scores),
            seat=seat,
            score=signed(scores[seat]),
        )
        for seat in ranked
    )
    return (Message("table.places", places=places),)


def sheet_of(outcomes: Sequence[Outcome], seats: int) -> tuple[SheetLine, ...]:
    """Return the list of the hands: what was played, and the running scores."""
    totals = [0] * seats
    lines: list[SheetLine] = []
    for number, outcome in enumerate(outcomes, 1):
        assert isinstance(outcome, SheepsheadOutcome)
        totals = [total + new for total, new in zip(totals, outcome.returns, strict=True)]
        lines.append(SheetLine(number, _hand_of(outcome), score_figures(totals)))
    return tuple(lines)


def _hand_of(outcome: SheepsheadOutcome) -> Message:
    """Return what was played in a hand, and how it went."""
    if outcome.picker is not None:
        return _picked(outcome, outcome.picker)
    if outcome.termination == Termination.REDEAL.value:
        return Message("list.redeal")
    if outcome.termination == Termination.SHOWN.value:
        return Message("list.schwanzer")
    if outcome.kind is None:
        return Message("list.thrown_in")
    return Message(f"list.{outcome.kind.value}")


def _picked(outcome: SheepsheadOutcome, picker: int) -> Message:
    assert outcome.result is not None
    result = Message("list.won" if outcome.result.won else "list.lost")
    score = outcome.returns[picker]
    if not outcome.partners:
        return Message("list.alone", seat=picker, result=result, score=score)
    partners = tuple(Message("list.partner", seat=seat) for seat in outcome.partners)
    return Message("list.with_partner", seat=picker, partners=partners, result=result, score=score)
