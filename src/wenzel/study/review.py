"""What each card of a played deal of Skat cost, measured against best play with open cards."""

from __future__ import annotations

from dataclasses import dataclass

from wenzel.cards import Card
from wenzel.errors import RecordError
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.phases import playing_of
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records import Record
from wenzel.solver import Goal, Position, Solver
from wenzel.study.positions import (
    first_lead,
    goal_of,
    played_cards,
    position_of,
    seats_of,
    skat_states,
)
from wenzel.study.target import Target


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """One card of the play.

    Attributes:
        trick: number of the trick, from 1.
        seat: who played it, as a seat at the table.
        card: the card.
        value: what the deal is worth after it with best play: card points of the declarer, or in
            a Null 1 when he still avoids every trick and else 0.
        won: whether the declarer wins after it with best play.
        cost: how much it took from the value of its own side, 0 for a best card.
        better: a best card that could have been played instead, or one that would have kept the
            game won where this one, though it cost no points, lost it; None if this was as good.
    """

    trick: int
    seat: int
    card: Card
    value: int
    won: bool
    cost: int
    better: Card | None


@dataclass(frozen=True, slots=True)
class Review:
    """A deal of Skat gone through card by card.

    Attributes:
        declarer: seat at the table.
        contract: what was played.
        bid: the declarer's bid.
        target: what he needed.
        first: place in the play of the first card judged; 0 where all of them are.
        value: what the deal was worth before the first card judged.
        won: whether the declarer wins with best play from that card on.
        cards: the cards judged, in the order they were played.
        turning_point: place in `cards` of the last one that turned the game from won to lost or
            from lost to won; None if best play would always have ended as it stood at the start.
        ended_won: whether the declarer won in fact; None if the record breaks off.
        termination: why the deal ended, as a word of the game; None if the record breaks off.
        ending: what was said or done to end it before its last card, if anything was.
        remarks: what the reader has to know about these figures.
    """

    declarer: int
    contract: Contract
    bid: int
    target: Target
    first: int
    value: int
    won: bool
    cards: tuple[ReviewedCard, ...]
    turning_point: int | None
    ended_won: bool | None
    termination: str | None
    ending: tuple[Message, ...]
    remarks: tuple[Message, ...]

    @property
    def counts_points(self) -> bool:
        """Whether values and costs are card points; in a Null they say no more than yes and no."""
        return not self.target.no_trick

    def cost_of(self, *seats: int) -> int:
        """Return what the cards of seats cost their side in all."""
        return sum(card.cost for card in self.cards if card.seat in seats)


def review(record: Record, solver: Solver, first: int = 0) -> Review:
    """Review a record of a deal that somebody played alone.

    Args:
        record: the record.
        solver: finds what positions are worth.
        first: place in the play of the first card that is to be judged, from 0.

    Raises:
        RecordError: it cannot be played again, or there is nothing to review.
    """
    start = first_lead(record)
    played = tuple(played_cards(record))[first:]
    *_, last = skat_states(record)
    if not played:
        raise RecordError(Message("study.no_card"))
    playing = playing_of(start.phase)
    assert playing is not None
    assert playing.declarer is not None
    contract = playing.contract
    goal = goal_of(contract)
    target = Target.of_state(start)
    positions = [position_of(each.before) for each in played]
    positions.append(positions[-1].play(played[-1].card))
    # From the end, so that what has been searched helps with what is still to be searched.
    values = [solver.value(position, goal).value for position in reversed(positions)][::-1]
    won = [
        target.is_reached(solver, position, value)
        for position, value in zip(positions, values, strict=True)
    ]
    cards = []
    for place, each in enumerate(played):
        position = positions[place]
        lost = values[place] - values[place + 1]
        cost = lost if position.is_declarers_move else -lost
        better = solver.best(position, goal, values[place]) if cost else None
        if better is None and won[place] != won[place + 1]:
            better = _keeping(solver, position, goal, target, won[place])
        cards.append(
            ReviewedCard(
                trick=_trick_number(position),
                seat=seats_of(start)[position.to_play],
                card=each.card,
                value=values[place + 1],
                won=won[place + 1],
                cost=cost,
                better=better,
            )
        )
    turns = [place for place in range(len(played)) if won[place] != won[place + 1]]
    return Review(
        declarer=playing.declarer,
        contract=contract,
        bid=playing.bidding.bid,
        target=target,
        first=first,
        value=values[0],
        won=won[0],
        cards=tuple(cards),
        turning_point=turns[-1] if turns else None,
        ended_won=_ended_won(last),
        termination=None if last.outcome is None else last.outcome.termination,
        ending=_ending(last),
        remarks=_remarks(contract, target),
    )


def _keeping(
    solver: Solver, position: Position, goal: Goal, target: Target, won: bool
) -> Card | None:
    """Return a card after which the game stands as before: points alone do not show it.

    A trick without points costs none, and yet a game announced Schwarz.
    """
    for card in position.legal():
        after = position.play(card)
        if target.is_reached(solver, after, solver.value(after, goal).value) == won:
            return card
    return None


def _trick_number(position: Position) -> int:
    held = max(map(len, position.hands))
    return HAND_SIZE - held + 1


def _ended_won(state: SkatState) -> bool | None:
    outcome = state.outcome
    if outcome is None or outcome.settlement is None:
        return None
    return outcome.settlement.won


def _ending(state: SkatState) -> tuple[Message, ...]:
    lines = () if state.outcome is None else state.outcome.lines
    return tuple(line for line in lines if line.code.startswith("ended."))


def _remarks(contract: Contract, target: Target) -> tuple[Message, ...]:
    remarks = [Message("review.open_cards")]
    if contract.spitze:
        remarks.append(Message("review.spitze"))
    if not target.is_possible:
        remarks.append(Message("review.overbid"))
    return tuple(remarks)
