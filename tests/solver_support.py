"""What the solver tests need: random positions of any order, Sheepshead, relabelling."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from wenzel.cards import DECK_32, Card, CardSet, Rank, Suit
from wenzel.games.skat.contract import CARD_POINTS, GameType
from wenzel.solver import Duty, Goal, Position, Solver, is_compiled
from wenzel.tricks import TRUMP, TrickOrder

SKAT_GAMES: Final = tuple(game for game in GameType if game is not GameType.RAMSCH)

_FAIL_RANKS: Final = tuple(
    Rank(rank) for rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
)
SHEEPSHEAD: Final = TrickOrder.build(
    DECK_32,
    trumps=[
        *(Card.of(suit, rank) for rank in (Rank.QUEEN, Rank.JACK) for suit in reversed(Suit)),
        *(Card.of(Suit.DIAMONDS, rank) for rank in _FAIL_RANKS),
    ],
    ranks=_FAIL_RANKS,
    points=CARD_POINTS,
)
"""Fourteen trumps: queens, jacks, diamonds."""


def goal_of(game: GameType) -> Goal:
    return Goal.NO_TRICK if game is GameType.NULL else Goal.POINTS


def solvers() -> list[Solver]:
    """Return the plain search, and the compiled one where it is installed."""
    return [Solver(plain=True), *([Solver(8)] if is_compiled() else [])]


def random_position(
    rng: Random,
    order: TrickOrder,
    tricks: int,
    *,
    seats: int = 3,
    side: frozenset[int] | None = None,
    duty: bool = False,
    cards_on_table: int | None = None,
) -> Position:
    """Return a position with so many tricks to go, some cards of the next one played at random."""
    deck = list(DECK_32)
    rng.shuffle(deck)
    hands = tuple(CardSet(deck[seat * tricks : (seat + 1) * tricks]) for seat in range(seats))
    if side is None:
        side = frozenset(rng.sample(range(seats), rng.randint(1, seats - 1)))
    position = Position(
        order,
        hands,
        rng.randrange(seats),
        side,
        points=rng.choice([0, rng.randint(1, 40)]),
        duty=random_duty(rng, order, hands) if duty else None,
    )
    if cards_on_table is None:
        cards_on_table = rng.randrange(seats)
    for _ in range(cards_on_table):
        position = position.play(rng.choice(list(position.legal())))
    return position


def random_duty(rng: Random, order: TrickOrder, hands: tuple[CardSet, ...]) -> Duty:
    """Return a duty about a suit: a called card and the cards of one hand, or any cards at all."""
    suit = rng.choice([0, 1, 2, 3, TRUMP])
    held = [card for hand in hands for card in hand if order.suit[card] == suit]
    if not held or rng.random() < 0.2:
        several = [card for hand in hands for card in hand]
        return Duty(suit, CardSet(rng.sample(several, 2)), CardSet(rng.sample(several, 3)))
    called = CardSet([rng.choice(held)])
    picker = rng.choice(hands) & order.cards_of(suit)
    return Duty(suit, called, called | picker)


def relabelled(position: Position, rng: Random) -> Position:
    """Return the same position with the plain suits' names exchanged and the seats turned on."""
    plain = [suit for suit in range(TRUMP) if position.order.masks[suit]]
    changed = dict(zip(plain, rng.sample(plain, len(plain)), strict=True))
    changed[TRUMP] = TRUMP
    order = position.order
    suits = tuple(changed.get(suit, suit) for suit in order.suit)
    masks = tuple(
        sum(1 << number for number, own in enumerate(suits) if own == suit)
        for suit in range(TRUMP + 1)
    )
    turn = rng.randrange(position.seats)
    seats = position.seats
    duty = position.duty
    return replace(
        position,
        order=replace(order, suit=suits, masks=masks),
        hands=tuple(position.hands[(seat - turn) % seats] for seat in range(seats)),
        leader=(position.leader + turn) % seats,
        side=frozenset((seat + turn) % seats for seat in position.side),
        duty=None if duty is None else replace(duty, suit=changed.get(duty.suit, duty.suit)),
    )
