"""What was on the table when each card of a play was played: all but the hand it came from.

Cards are looked at in *groups*: the four suits, and the trumps. Of each group a set of cards is a
number whose bits go up by strength, so that what beats what is seen at a glance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Bits
from wenzel.cards import Card, Suit
from wenzel.games.skat.contract import GameType, trick_order, trumps_of
from wenzel.tricks import TRUMP, TrickOrder

Numbers: TypeAlias = NDArray[np.float32]
Patterns: TypeAlias = NDArray[np.int64]
Split: TypeAlias = dict[int, Patterns]
"""What is held of each group."""

SEATS: Final = 3
SUITS: Final = len(Suit)
SUIT_BITS: Final = 8
TRUMP_BITS: Final = 11
CONTEXT: Final = 24
"""Numbers about the trick and the play as a whole."""
AROUND: Final = 8
"""Numbers about a group: whether it was led, who is void in it, who has led it before."""
SUIT_SITUATION: Final = 2 * SUIT_BITS + AROUND
TRUMP_SITUATION: Final = 2 * TRUMP_BITS + AROUND
NO_GROUP: Final = -1

_DECK: Final = 32
_ALL_TRICKS: Final = 10
_LATE: Final = 7
_BYTE: Final = 0xFF


@dataclass(frozen=True, slots=True)
class Groups:
    """How the cards of a game fall into groups.

    Attributes:
        group: of each card, 0 to 3 or `TRUMP`.
        bit: of each card, its bit within its group, by strength.
        suit_order: what a byte of eight cards of a suit is in bits by strength, without trumps.
        trump: the trump suit, if there is one.
    """

    group: tuple[int, ...]
    bit: tuple[int, ...]
    suit_order: Patterns
    trump: int | None

    @property
    def present(self) -> tuple[int, ...]:
        """The groups there are."""
        suits = tuple(suit for suit in range(SUITS) if suit != self.trump)
        return (*suits, TRUMP) if TRUMP in self.group else suits

    def split(self, cards: Bits) -> Split:
        """Return what sets of cards hold of each group."""
        wide = cards.astype(np.int64)
        found = {}
        for group in self.present:
            if group != TRUMP:
                found[group] = self.suit_order[wide >> (SUIT_BITS * group) & _BYTE]
        if TRUMP in self.present:
            trumps = np.zeros_like(wide)
            for number, group in enumerate(self.group):
                if group == TRUMP:
                    trumps |= (wide >> number & 1) << self.bit[number]
            found[TRUMP] = trumps
        return found

    def pattern(self, cards: int, group: int) -> int:
        """Return what one set of cards holds of a group."""
        return sum(
            1 << self.bit[number]
            for number, own in enumerate(self.group)
            if own == group and cards >> number & 1
        )


@cache
def groups_of(game: GameType) -> Groups:
    """Return how the cards of a game fall into groups."""
    order = trick_order(game)
    trumps = trumps_of(game)
    bits = []
    for number in range(_DECK):
        if order.suit[number] == TRUMP:
            # The jacks are on top in Grand too.
            bits.append(TRUMP_BITS - 1 - trumps.index(Card.numbered(number)))
        else:
            bits.append(order.strength[number] - 1)
    by_strength = np.zeros(1 << SUIT_BITS, np.int64)
    free = next(suit for suit in range(SUITS) if suit != game.suit)
    for pattern in range(1 << SUIT_BITS):
        for place in range(SUIT_BITS):
            number = SUIT_BITS * free + place
            if pattern >> place & 1 and order.suit[number] != TRUMP:
                by_strength[pattern] |= 1 << bits[number]
    return Groups(tuple(order.suit[:_DECK]), tuple(bits), by_strength, game.suit)


@dataclass(frozen=True, slots=True)
class Spot:
    """One card played, and what lay open before.

    Attributes:
        place: whose card, by his place in the playing order.
        card: its number.
        gone: bits of all cards played before.
        follows: the group that had to be followed and was; `NO_GROUP` where all cards could be
            played.
        context: shape (CONTEXT,).
        suits: shape (SUITS, SUIT_SITUATION).
        trump: shape (TRUMP_SITUATION,).
        best: the group and bit of the card that took the trick so far; `NO_GROUP` for a lead.
    """

    place: int
    card: int
    gone: int
    follows: int
    context: Numbers
    suits: Numbers
    trump: Numbers
    best: tuple[int, int]


def course(
    game: GameType, declarer: int, hand_game: bool, tricks: Sequence[tuple[int, Sequence[int]]]
) -> list[Spot]:
    """Return what was on the table at each card.

    Args:
        game: what is played; no Ramsch.
        declarer: his place in the playing order.
        hand_game: whether the skat was left where it is.
        tricks: for each trick the leader's place and the cards' numbers; the last may be short.
    """
    order, groups = trick_order(game), groups_of(game)
    table = _Table(order, groups, declarer, hand_game)
    spots = []
    for leader, cards in tricks:
        table.begin(leader)
        for card in cards:
            spots.append(table.spot(card))
            table.put(card)
        if len(cards) == SEATS:
            table.end()
    return spots


class _Table:
    """The play so far."""

    def __init__(self, order: TrickOrder, groups: Groups, declarer: int, hand_game: bool) -> None:
        self._order, self._groups = order, groups
        self._declarer, self._hand_game = declarer, hand_game
        self._gone = 0
        self._tricks = 0
        self._points = [0, 0]
        self._void: set[tuple[int, int]] = set()
        self._led: set[tuple[int, int]] = set()
        self._last_led: dict[int, int] = {}
        self._trumps_gone = 0
        self._leader = 0
        self._cards: list[int] = []

    def begin(self, leader: int) -> None:
        self._leader, self._cards = leader, []

    @property
    def _to_play(self) -> int:
        return (self._leader + len(self._cards)) % SEATS

    def put(self, card: int) -> None:
        group = self._groups.group[card]
        place = self._to_play
        if not self._cards:
            self._led.add((place, group))
            self._last_led[place] = group
        elif group != self._groups.group[self._cards[0]]:
            self._void.add((place, self._groups.group[self._cards[0]]))
        self._cards.append(card)
        self._gone |= 1 << card
        self._trumps_gone += group == TRUMP

    def end(self) -> None:
        taker = (self._leader + self._winner()) % SEATS
        points = sum(self._order.points[card] for card in self._cards)
        self._points[taker != self._declarer] += points
        self._tricks += 1

    def _winner(self) -> int:
        order, cards = self._order, self._cards
        best = 0
        for place in range(1, len(cards)):
            one, top = cards[place], cards[best]
            if order.suit[one] == order.suit[top]:
                best = place if order.strength[one] > order.strength[top] else best
            elif order.suit[one] == TRUMP:
                best = place
        return best

    def spot(self, card: int) -> Spot:
        """Return the spot of a card that is about to be played."""
        groups, cards = self._groups, self._cards
        place = self._to_play
        best = (NO_GROUP, 0)
        follows = NO_GROUP
        context = np.zeros(CONTEXT, np.float32)
        role = (self._declarer - place) % SEATS
        context[SEATS * role + len(cards)] = 1
        if cards:
            led = groups.group[cards[0]]
            winner = self._winner()
            top = cards[winner]
            taker = (self._leader + winner) % SEATS
            best = (groups.group[top], groups.bit[top])
            if groups.group[card] == led:
                follows = led
            own_side = (taker == self._declarer) == (place == self._declarer)
            context[9 if follows != NO_GROUP else 10] = 1
            context[11 if own_side else 12] = 1
            context[13] = best[0] == TRUMP
            context[14] = self._is_master(top)
            context[15] = sum(self._order.points[each] for each in cards) / 10
            context[16] = self._order.points[top] / 10
        context[17] = self._tricks / _ALL_TRICKS
        context[18] = self._tricks == 0
        context[19] = self._tricks >= _LATE
        context[20] = self._points[0] / 60
        context[21] = self._points[1] / 60
        context[22] = self._trumps_gone / TRUMP_BITS
        context[23] = self._hand_game
        suits = np.zeros((SUITS, SUIT_SITUATION), np.float32)
        trump = np.zeros(TRUMP_SITUATION, np.float32)
        for group in range(SUITS):
            self._fill(suits[group], SUIT_BITS, group, place, best)
        self._fill(trump, TRUMP_BITS, TRUMP, place, best)
        return Spot(place, card, self._gone, follows, context, suits, trump, best)

    def _fill(self, row: Numbers, bits: int, group: int, place: int, best: tuple[int, int]) -> None:
        for card in self._cards:
            if self._groups.group[card] == group:
                row[self._groups.bit[card]] = 1
        if best[0] == group:
            row[bits + best[1]] = 1
        around = row[2 * bits :]
        around[0] = bool(self._cards) and self._groups.group[self._cards[0]] == group
        for step in range(SEATS):
            other = (place + step) % SEATS
            around[1 + step] = (other, group) in self._led
            if step:
                around[3 + step] = (other, group) in self._void
                around[5 + step] = self._last_led.get(other) == group

    def _is_master(self, card: int) -> bool:
        order, groups = self._order, self._groups
        return not any(
            groups.group[other] == groups.group[card]
            and order.strength[other] > order.strength[card]
            and not self._gone >> other & 1
            for other in range(_DECK)
        )
