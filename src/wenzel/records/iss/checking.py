"""Whether a record of the server and the rules agree on how the deal came out."""

from __future__ import annotations

from collections.abc import Iterator

from wenzel.errors import RecordError
from wenzel.games.skat.actions import Announce, Discard
from wenzel.games.skat.ending import Termination
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records.iss.result import NOBODY, IssResult, result_differences
from wenzel.records.iss.scanning import RESULT
from wenzel.records.iss.source import IssSource
from wenzel.records.iss.words import POINT
from wenzel.records.record import Record
from wenzel.records.replay import Replayed


def differences(replayed: Replayed) -> Iterator[Message]:
    """Yield where the result that the server wrote is not the one that the cards give.

    Raises:
        RecordError: the record's source has no result of the server's form.
    """
    record, state = replayed.record, replayed.state
    source = IssSource.of(record)
    if source is None or not isinstance(state, SkatState):
        raise RecordError(Message("iss.not_from_server"), where="source")
    recorded = IssResult.from_text(source.properties[RESULT])
    computed = IssResult.of(state)
    assert computed is not None, "the server knows no Ramsch"
    found = tuple(result_differences(recorded, computed, _bidder(state)))
    yield from found
    announced = _never_discarded(record, source)
    if found and announced is not None:
        yield Message("iss.never_discarded", contract=announced.contract)
    phase = state.phase
    assert isinstance(phase, Finished)
    if found and phase.over.termination is Termination.IMPOSSIBLE_NULL:
        outcome = phase.outcome
        yield Message("iss.null_below_bid", contract=outcome.contract, bid=outcome.bid)


def _bidder(state: SkatState) -> int:
    """Return who had won the auction, as a seat counted from forehand."""
    phase = state.phase
    assert isinstance(phase, Finished)
    declarer = phase.over.bidding.declarer
    return NOBODY if declarer is None else phase.setting.order.index(declarer)


def _never_discarded(record: Record, source: IssSource) -> Announce | None:
    """Return the announcement of a record that names no discards for it, None if all is well."""
    for number, step in enumerate(record.steps[1:], 1):
        if isinstance(step.action, Announce) and isinstance(
            record.steps[number - 1].action, Discard
        ):
            pairs = source.spelling.get(number, [POINT])
            if not any(POINT in pair for pair in pairs):
                return step.action
    return None
