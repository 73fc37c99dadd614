"""From deals of Skat to positions for the solver.

The solver's three seats are forehand 0, middlehand 1 and rearhand 2 of the deal, whatever their
seats at the table; `seats_of` gives these.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wenzel.cards import Card
from wenzel.errors import RecordError
from wenzel.games.skat.actions import Play
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.ending import Termination
from wenzel.games.skat.phases import Finished, playing_of
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records import Record, replay_states
from wenzel.solver import Goal, Position


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """One card of a record, and the deal before it.

    Attributes:
        move: number of the move in the record, from 1.
        seat: who played it, as a seat at the table.
        card: the card.
        before: the deal before it.
    """

    move: int
    seat: int
    card: Card
    before: SkatState


def goal_of(contract: Contract) -> Goal:
    """Return what a declarer plays for."""
    return Goal.NO_TRICK if contract.game is GameType.NULL else Goal.POINTS


def seats_of(state: SkatState) -> tuple[int, int, int]:
    """Return the table seats of the solver's seats 0, 1 and 2."""
    return state.phase.setting.order


def position_of(state: SkatState) -> Position:
    """Return a deal of Skat, during the play or after it, as a position with all cards open.

    Raises:
        RecordError: nobody plays alone here, as before the announcement and in a Ramsch.
    """
    playing = playing_of(state.phase)
    if playing is None or playing.declarer is None:
        raise RecordError(_no_game(state))
    seats = seats_of(state)
    order = playing.contract.order
    declarer = playing.declarer
    return Position(
        order,
        tuple(state.hands[seat].hand for seat in seats),
        leader=seats.index(playing.trick.leader),
        side=frozenset({seats.index(declarer)}),
        trick=playing.trick.cards,
        points=order.points_of(state.skat) + playing.points(declarer),
        taken=playing.tricks_of(declarer),
    )


def first_lead(record: Record) -> SkatState:
    """Return a record's deal as it was declared, before the first card.

    Raises:
        RecordError: it cannot be played again, is of another game, or has no declarer.
    """
    last = None
    for state in skat_states(record):
        last = state
        playing = playing_of(state.phase)
        if playing is not None and playing.declarer is not None:
            return state
    assert last is not None
    raise RecordError(_no_game(last))


def played_cards(record: Record) -> Iterator[PlayedCard]:
    """Yield the cards of a record in the order they were played.

    Raises:
        RecordError: it cannot be played again, or is of another game.
    """
    states = skat_states(record)
    before = next(states)
    for move, (step, after) in enumerate(zip(record.steps, states, strict=False), 1):
        if isinstance(step.action, Play):
            yield PlayedCard(move, step.seat, step.action.card, before)
        before = after


def skat_states(record: Record) -> Iterator[SkatState]:
    """Yield the positions of a record of Skat, as `wenzel.records.replay_states` does.

    Raises:
        RecordError: it cannot be played again, or is of another game.
    """
    for state in replay_states(record):
        if not isinstance(state, SkatState):
            raise RecordError(Message("study.other_game", game=record.game.name))
        yield state


def _no_game(state: SkatState) -> Message:
    playing = playing_of(state.phase)
    if playing is not None and playing.contract.game is GameType.RAMSCH:
        return Message("study.ramsch")
    phase = state.phase
    if isinstance(phase, Finished):
        if phase.over.termination is Termination.PASSED_IN:
            return Message("study.passed_in")
        return Message("study.broken_off")
    return Message("study.not_declared")
