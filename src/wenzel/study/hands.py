"""What each card of a played hand of Sheepshead cost, measured against best play with open cards.

The picker's side plays against the others, and everybody knows everything, the partner too; the
duties of picker and partner (rules A2.6 to A2.10) bind them as they did at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wenzel.cards import Card, CardSet, Rank
from wenzel.errors import RecordError
from wenzel.games.sheepshead.actions import Play
from wenzel.games.sheepshead.phases import playing_of
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.scoring import WINNING_POINTS
from wenzel.games.sheepshead.state import SheepsheadState
from wenzel.messages import Message
from wenzel.records import Record, replay_states
from wenzel.solver import Duty, Position, Solver
from wenzel.study.review import ReviewedCard

_FEWEST_PLAYERS: Final = 3
_MOST_PLAYERS: Final = 5


@dataclass(frozen=True, slots=True)
class HandReview:
    """A hand of Sheepshead gone through card by card; `value` is always the picker's side's points.

    Attributes:
        picker: seat at the table.
        partners: the seats of his partners, whom he may not have known.
        first: place in the play of the first card judged; 0 where all of them are.
        value: what the hand was worth before the first card judged.
        won: whether the picker's side wins with best play from that card on.
        cards: the cards judged, in the order they were played.
        turning_point: place in `cards` of the last one that turned the hand; None if none did.
        ended_won: whether the picker's side won in fact.
        remarks: what the reader has to know about these figures.
    """

    picker: int
    partners: tuple[int, ...]
    first: int
    value: int
    won: bool
    cards: tuple[ReviewedCard, ...]
    turning_point: int | None
    ended_won: bool
    remarks: tuple[Message, ...]

    @property
    def counts_points(self) -> bool:
        """Whether values and costs are card points: always."""
        return True

    def cost_of(self, *seats: int) -> int:
        """Return what the cards of seats cost their side in all."""
        return sum(card.cost for card in self.cards if card.seat in seats)


@dataclass(frozen=True, slots=True)
class _Played:
    seat: int
    card: Card
    before: SheepsheadState


def review_hand(record: Record, solver: Solver, first: int = 0) -> HandReview:
    """Review a record of a hand that somebody picked.

    Args:
        record: the record.
        solver: finds what positions are worth.
        first: place in the play of the first card that is to be judged, from 0.

    Raises:
        RecordError: it cannot be played again, or there is nothing to review.
    """
    played = tuple(_played_cards(record))[first:]
    *_, last = replay_states(record)
    outcome = last.outcome
    assert isinstance(last, SheepsheadState)
    playing = playing_of(last.phase)
    if outcome is None or playing is None or playing.kind is not Kind.PICKED or not played:
        raise RecordError(Message("study.nobody_picked"))
    assert last.outcome is not None
    picker, partners, result = last.outcome.picker, last.outcome.partners, last.outcome.result
    assert picker is not None
    assert result is not None
    if playing.has_under:
        raise RecordError(Message("study.under"))
    order = playing.setting.order
    if not _FEWEST_PLAYERS <= len(order) <= _MOST_PLAYERS:
        raise RecordError(
            Message("study.players", least=_FEWEST_PLAYERS, most=_MOST_PLAYERS, count=len(order))
        )
    positions = [_position(each.before, (picker, *partners)) for each in played]
    positions.append(positions[-1].play(played[-1].card))
    # From the end, so that what has been searched helps with what is still to be searched.
    values = [solver.value(position).value for position in reversed(positions)][::-1]
    cards = []
    for place, each in enumerate(played):
        position = positions[place]
        lost = values[place] - values[place + 1]
        cost = lost if position.is_declarers_move else -lost
        cards.append(
            ReviewedCard(
                trick=(first + place) // len(order) + 1,
                seat=each.seat,
                card=each.card,
                value=values[place + 1],
                won=values[place + 1] >= WINNING_POINTS,
                cost=cost,
                better=solver.best(position, value=values[place]) if cost else None,
            )
        )
    won = [value >= WINNING_POINTS for value in values]
    turns = [place for place in range(len(played)) if won[place] != won[place + 1]]
    return HandReview(
        picker=picker,
        partners=partners,
        first=first,
        value=values[0],
        won=won[0],
        cards=tuple(cards),
        turning_point=turns[-1] if turns else None,
        ended_won=result.won,
        remarks=(Message("review.open_cards"), *_remarks(playing)),
    )


def _played_cards(record: Record) -> Iterator[_Played]:
    states = replay_states(record)
    before = next(states)
    for step, after in zip(record.steps, states, strict=True):
        if isinstance(step.action, Play):
            assert isinstance(before, SheepsheadState)
            yield _Played(step.seat, step.action.card, before)
        before = after


def _position(state: SheepsheadState, side: tuple[int, ...]) -> Position:
    playing = playing_of(state.phase)
    assert playing is not None
    seats = playing.setting.order
    picker = side[0]
    buried = state.hands[picker].buried
    return Position(
        playing.order,
        tuple(state.hands[seat].hand for seat in seats),
        leader=seats.index(playing.trick.leader),
        side=frozenset(seats.index(seat) for seat in side),
        trick=playing.trick.cards,
        points=playing.order.points_of(buried) + playing.points(*side),
        taken=playing.tricks_of(*side),
        duty=_duty(playing, state.hands[picker].hand | playing.played_by(picker)),
    )


def _duty(playing: Playing, picked_up: CardSet) -> Duty | None:
    """Return what binds picker and partner; `picked_up` is what the picker began the play with."""
    call = playing.call
    if call is None or not playing.binds:
        return None
    answers = CardSet((call,))
    if call.rank is Rank.TEN:
        answers = answers.with_card(Card.of(call.suit, Rank.ACE))
    own = playing.order.cards_of(int(call.suit)) & picked_up
    return Duty(int(call.suit), answers, own | answers)


def _remarks(playing: Playing) -> tuple[Message, ...]:
    return () if playing.call is None else (Message("review.known_partner"),)
