"""Our deals of Skat in the server's words, where it has words for them.

The server knows three seats, the plain game and resignations, and no answers to an offer. What it
has no words for is refused, and so is a deal that it would settle differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wenzel.errors import RecordError
from wenzel.games.game import Action
from wenzel.games.skat.actions import (
    Accept,
    Claim,
    Concede,
    Decline,
    Pass,
    SayKontra,
    ShowHand,
)
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import Kind, SkatDeal
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.play import OfferKind, Playing
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records.iss.reading import DEALER, RULESET, server_game
from wenzel.records.iss.result import IssResult, result_differences
from wenzel.records.record import Record, Step, Summary
from wenzel.records.replay import replay_states

_COMPARED = ("outcome", "declarer", "value", "matadors", "overbid")


def as_server_record(record: Record) -> Record:
    """Return the same deal as the server would have recorded it.

    Raises:
        RecordError: the server has no words for it, or would settle it differently.
    """
    deal = record.deal
    if not isinstance(deal, SkatDeal):
        raise RecordError(Message("iss.other_game", game=record.game.name))
    if deal.stake != 1 or deal.kind is not Kind.AUCTION:
        raise RecordError(Message("iss.cannot_say", what=deal.kind.value))
    states = tuple(skat_states(record))
    last = states[-1]
    if not isinstance(last.phase, Finished):
        raise RecordError(Message("record.unfinished"), where=f"move {len(record.steps)}")
    order = last.phase.setting.order
    mapped = SkatDeal(
        hands=tuple(deal.hands[seat] for seat in order), skat=deal.skat, dealer=DEALER
    )
    steps = tuple(
        Step(order.index(seat), action)
        for number, step in enumerate(record.steps)
        for seat, action in _told(step, states[number], states[number + 1])
    )
    names = tuple(record.seats[seat] for seat in order) if record.seats else ()
    written = replace(
        record,
        game=server_game(),
        deal=mapped,
        steps=steps,
        seats=names,
        ruleset=RULESET,
        source=None,
    )
    return _settled(written, last)


def skat_states(record: Record) -> Iterator[SkatState]:
    """Yield the positions of a record of Skat, from the deal to its end.

    Raises:
        RecordError: as `replay_states` does.
    """
    for state in replay_states(record):
        assert isinstance(state, SkatState)
        yield state


def _told(step: Step, before: SkatState, after: SkatState) -> Iterator[tuple[int, Action]]:
    """Yield what the server's record has in the place of a step."""
    phase, seat = before.phase, step.seat
    if not isinstance(phase, Playing):
        yield seat, step.action
        return
    if phase.contract.game is GameType.RAMSCH or phase.contract.spitze:
        raise RecordError(Message("iss.cannot_say", what=phase.contract.text))
    match step.action:
        case SayKontra():
            raise RecordError(Message("iss.cannot_say", what=step.action.line))
        case Pass() | Decline():
            # Nobody doubled, or the play went on: nothing has happened that is told.
            return
        case Concede() if isinstance(after.phase, Playing) and after.phase.offer is not None:
            # An offer; if it is accepted, it is told then.
            return
        case Claim():
            if seat == phase.declarer:
                yield seat, ShowHand()
            yield from _given_up(phase, seat != phase.declarer)
        case Accept():
            offer = phase.offer
            if isinstance(after.phase, Finished) and offer is not None:
                by_declarer = offer.kind is OfferKind.CONCESSION and offer.seat == phase.declarer
                yield from _given_up(phase, by_declarer)
        case _:
            yield seat, step.action


def _given_up(phase: Playing, by_declarer: bool) -> Iterator[tuple[int, Action]]:
    givers = (phase.declarer,) if by_declarer else phase.defenders
    for seat in givers:
        assert seat is not None
        yield seat, Concede()


def _settled(written: Record, ours: SkatState) -> Record:
    """Check that the server settles a deal as we did, and note its outcome."""
    end = tuple(skat_states(written))[-1]
    if end.outcome is None:
        raise RecordError(Message("record.unfinished"), where=f"move {len(written.steps)}")
    mine, theirs = IssResult.of(ours), IssResult.of(end)
    if mine is None or theirs is None:
        raise RecordError(Message("iss.cannot_say", what=GameType.RAMSCH.value))
    found = tuple(
        message
        for message in result_differences(mine, theirs)
        if message.values["field"] in _COMPARED
    )
    if found:
        raise RecordError(Message("iss.settled_differently", differences=found))
    return replace(written, outcome=Summary.of(end.outcome))
