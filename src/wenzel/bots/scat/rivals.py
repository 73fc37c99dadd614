"""What a seat can tell of the others: cards taken and still held, cards thrown, turns gone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from wenzel.cards import DECK_52, NO_CARDS, CardSet, Suit
from wenzel.games.scat.turns import Turns
from wenzel.games.scat.values import points
from wenzel.games.scat.view import ScatView


class Holds(Enum):
    """How much of a hand the cards give away that were taken from the discard pile."""

    ANYTHING = "anything"
    """Not asked."""
    NOTHING_KNOWN = "nothing known"
    """No card, or one of at most nine."""
    HIGH_CARD = "high card"
    """An ace or a ten-card."""
    LOW_PAIR = "low pair"
    """At most 16 in one suit."""
    MIDDLE_PAIR = "middle pair"
    """17 to 19 in one suit."""
    STRONG = "strong"
    """At least 20 in one suit."""


PATIENCE: Final = 10
"""Turns after which a knock takes less and less, lest a round of cautious players never ends."""
_AT_LEAST: Final = (
    (20, Holds.STRONG),
    (17, Holds.MIDDLE_PAIR),
    (12, Holds.LOW_PAIR),
    (10, Holds.HIGH_CARD),
)


@lru_cache(maxsize=32768)
def best_suit(cards: CardSet) -> int:
    """Return the points of cards in their best suit."""
    return max(sum(points(card) for card in cards if card.suit is suit) for suit in Suit)


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player of the round.

    Attributes:
        known: cards that this player has taken from the discard pile and still holds.
        thrown: cards that this player has laid away.
        turns: how many turns this player has had.
        has_last_turn: whether there is still a turn to come if somebody has knocked or does now.
    """

    seat: int
    known: CardSet
    thrown: CardSet
    turns: int
    has_last_turn: bool

    @property
    def floor(self) -> int:
        """The points in the best suit of the known cards."""
        return best_suit(self.known)

    @property
    def holds(self) -> Holds:
        """How much the known cards give away."""
        floor = self.floor
        return next((holds for least, holds in _AT_LEAST if floor >= least), Holds.NOTHING_KNOWN)


def gone(view: ScatView, turns: Turns) -> int:
    """Return how many turns the seat has had whose view it is."""
    return sum(turn.seat == view.seat for turn in turns.history)


def rivals(view: ScatView, turns: Turns) -> tuple[Rival, ...]:
    """Return the others in the order in which they follow the seat whose view it is."""
    known: defaultdict[int, CardSet] = defaultdict(CardSet)
    thrown: defaultdict[int, CardSet] = defaultdict(CardSet)
    had: defaultdict[int, int] = defaultdict(int)
    for turn in turns.history:
        seat = turn.seat
        if turn.taken is not None:
            known[seat] = known[seat].with_card(turn.taken)
        known[seat] = known[seat].without(turn.thrown)
        thrown[seat] = thrown[seat].with_card(turn.thrown)
        had[seat] += 1
    order = view.setting.order
    place = order.index(view.seat)
    return tuple(
        Rival(
            seat,
            known[seat],
            thrown[seat],
            had[seat],
            has_last_turn=turns.knocker is None or seat in turns.waiting,
        )
        for seat in order[place + 1 :] + order[:place]
    )


def unseen(view: ScatView, turns: Turns, others: tuple[Rival, ...]) -> CardSet:
    """Return the cards that may lie in the stock as far as a seat can tell."""
    seen = view.hand | CardSet(turns.pile)
    for rival in others:
        seen |= rival.known
    return DECK_52 - seen


class Wish(Enum):
    """How likely a player collects a suit."""

    COLLECTS = "collects"
    """A card of it was taken."""
    UNKNOWN = "unknown"
    HAS_THROWN = "has thrown"
    """A card of it was thrown, and nothing else was taken."""
    COLLECTS_OTHER = "collects other"
    """A card of another suit was taken."""


SUIT_CARDS: Final[Mapping[Suit, CardSet]] = MappingProxyType(
    {suit: CardSet(card for card in DECK_52 if card.suit is suit) for suit in Suit}
)


def wish(rival: Rival, suit: Suit) -> Wish:
    """Return what a player's turns say about a suit."""
    if rival.known & SUIT_CARDS[suit]:
        return Wish.COLLECTS
    if rival.known != NO_CARDS:
        return Wish.COLLECTS_OTHER
    return Wish.HAS_THROWN if rival.thrown & SUIT_CARDS[suit] else Wish.UNKNOWN
