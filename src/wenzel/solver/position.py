"""A position of any trick game with all cards open, and how it goes on card by card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Final

from wenzel.cards import DECK_32, NO_CARDS, Card, CardSet
from wenzel.errors import PositionError
from wenzel.messages import Message
from wenzel.tricks import TRUMP, TrickOrder

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 5
_BYTE: Final = 255
MOST_POINTS: Final = 30_000
"""More card points than any game has, and a number that fits 16 bits."""


class Goal(Enum):
    """What the declarer's side plays for; the other side plays against it."""

    POINTS = "points"
    """As many card points as possible."""
    NO_TRICK = "no-trick"
    """Not a single trick (Null)."""


@dataclass(frozen=True, slots=True)
class Duty:
    """What else binds the players until a suit has been led once (Sheepshead's called card).

    Attributes:
        suit: the effective suit.
        answers: cards that must be played, by whoever holds them, when the suit is first led;
            and who holds one and leads the suit leads it.
        kept: cards of which nobody may throw off the last one he holds on another suit; only in
            his last trick has he no choice.
    """

    suit: int
    answers: CardSet = NO_CARDS
    kept: CardSet = NO_CARDS


@dataclass(frozen=True, slots=True)
class Position:
    """Every card of a trick game for two sides, open.

    Attributes:
        order: what follows and beats what, and the card points.
        hands: what each seat still holds, without the cards of the open trick.
        leader: the seat that led to the open trick, or leads to the next one.
        side: the seats of the declarer's side.
        trick: the cards of the open trick, in the order they were played.
        points: card points that the declarer's side has already, its skat or bury included.
        taken: how many tricks the declarer's side has already.
        duty: what binds the players besides following suit; with a trick open, the duty in force
            when it was led.

    Raises:
        PositionError: this is no position; all faults are named at once.
    """

    order: TrickOrder
    hands: tuple[CardSet, ...]
    leader: int
    side: frozenset[int]
    trick: tuple[Card, ...] = ()
    points: int = 0
    taken: int = 0
    duty: Duty | None = None

    def __post_init__(self) -> None:
        faults = tuple(_faults(self))
        if faults:
            raise PositionError(faults)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether all cards are played."""
        return not any(self.hands)

    @property
    def to_play(self) -> int:
        """The seat on move (of no meaning when the deal is over)."""
        return (self.leader + len(self.trick)) % self.seats

    @property
    def is_declarers_move(self) -> bool:
        """Whether a seat of the declarer's side is on move."""
        return self.to_play in self.side

    def legal(self) -> CardSet:
        """Return what the seat on move may play; nothing when the deal is over."""
        hand = self.hands[self.to_play]
        if not self.trick:
            return self._may_lead(hand)
        suit = self.order.suit[self.trick[0]]
        duty = self.duty
        if duty is not None and suit == duty.suit and hand & duty.answers:
            return hand & duty.answers
        following = hand & self.order.cards_of(suit)
        if following:
            return following
        if duty is not None and suit != duty.suit:
            return _without_last_kept(hand, duty)
        return hand

    def _may_lead(self, hand: CardSet) -> CardSet:
        if self.duty is None or not hand & self.duty.answers:
            return hand
        return hand - (self.order.cards_of(self.duty.suit) - self.duty.answers)

    def play(self, card: Card) -> Position:
        """Return the position after a card of the seat on move, which has to be legal.

        Raises:
            PositionError: it is not.
        """
        if card not in self.legal():
            raise PositionError((Message("position.illegal", card=card, legal=self.legal()),))
        mover = self.to_play
        hands = tuple(
            hand.without(card) if seat == mover else hand for seat, hand in enumerate(self.hands)
        )
        trick = (*self.trick, card)
        if len(trick) < self.seats:
            return replace(self, hands=hands, trick=trick)
        winner = (self.leader + self.order.winner(trick)) % self.seats
        won = winner in self.side
        led = self.order.suit[trick[0]]
        return replace(
            self,
            hands=hands,
            trick=(),
            leader=winner,
            points=self.points + (self.order.points_of(trick) if won else 0),
            taken=self.taken + won,
            duty=None if self.duty is not None and self.duty.suit == led else self.duty,
        )


def perft(position: Position, cards: int) -> int:
    """Count the sequences in which the next so many cards can be played."""
    if cards == 0 or position.is_over:
        return 1
    return sum(perft(position.play(card), cards - 1) for card in position.legal())


def _without_last_kept(hand: CardSet, duty: Duty) -> CardSet:
    """Return what may be thrown off: not the last card kept, if there are others."""
    kept = hand & duty.kept
    return hand - kept if len(kept) == 1 and len(hand) > 1 else hand


def _faults(position: Position) -> Iterator[Message]:
    seats = len(position.hands)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        # Nothing else can be said of a position without knowing who plays.
        yield Message("position.seats", count=seats, least=FEWEST_SEATS, most=MOST_SEATS)
        return
    if not 0 <= position.leader < seats:
        yield Message("position.leader", number=position.leader, seats=seats)
        return
    if not position.side < set(range(seats)) or not position.side:
        yield Message("position.side", side=tuple(sorted(position.side)), seats=seats)
    yield from _card_faults(position)
    if len(position.trick) >= seats:
        yield Message("position.trick_size", count=len(position.trick), seats=seats)
    else:
        yield from _size_faults(position)
    if not 0 <= position.points <= MOST_POINTS:
        yield Message("position.points", points=position.points)
    if position.taken < 0:
        yield Message("position.taken", count=position.taken)
    duty = position.duty
    if duty is not None and not 0 <= duty.suit <= TRUMP:
        yield Message("position.duty", number=duty.suit)
    if duty is not None and (duty.answers | duty.kept) - DECK_32:
        yield Message("position.not_in_game", cards=(duty.answers | duty.kept) - DECK_32)


def _card_faults(position: Position) -> Iterator[Message]:
    seen = NO_CARDS
    twice = NO_CARDS
    for cards in (*position.hands, *(CardSet((card,)) for card in position.trick)):
        twice |= cards & seen
        seen |= cards
    if twice:
        yield Message("position.card_twice", cards=twice)
    order = position.order
    strange = CardSet(
        card for card in seen if card not in DECK_32 or not 0 <= order.suit[card] <= TRUMP
    )
    if strange:
        yield Message("position.not_in_game", cards=strange)
    yield from _order_faults(order)


@lru_cache(maxsize=64)
def _order_faults(order: TrickOrder) -> tuple[Message, ...]:
    """Return what is wrong with the tables, whatever cards are held."""
    game = CardSet(card for card in DECK_32 if order.suit[card] >= 0)
    faults = []
    unfit = CardSet(card for card in game if not 0 <= order.strength[card] <= _BYTE)
    if unfit:
        faults.append(Message("position.strength", cards=unfit))
    # Two cards that neither beats would leave the winner to the order of play.
    places = [(order.suit[card], order.strength[card]) for card in game]
    equal = CardSet(
        card for card in game if places.count((order.suit[card], order.strength[card])) > 1
    )
    if equal:
        faults.append(Message("position.equal_strength", cards=equal))
    points = [order.points[card] for card in DECK_32]
    if min(points) < 0 or sum(points) > _BYTE:
        faults.append(Message("position.card_points", most=_BYTE))
    return tuple(faults)


def _size_faults(position: Position) -> Iterator[Message]:
    """Yield the hands that hold too few or too many cards for the open trick to go on."""
    seats = len(position.hands)
    played = {(position.leader + place) % seats for place in range(len(position.trick))}
    sizes = {len(hand) + (seat in played) for seat, hand in enumerate(position.hands)}
    if len(sizes) > 1:
        yield Message("position.hand_sizes", sizes=tuple(map(len, position.hands)))
