"""How strong a hand is: mostly its trumps, each by its place in the order of all trumps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from wenzel.bots.sheepshead.remembered import Remembered
from wenzel.cards import SHORT_DECK_SIZE, Card, CardSet, Rank
from wenzel.games.sheepshead.calls import fail_suits
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.trick_order import trick_order
from wenzel.tricks import TrickOrder

_TRUMP_POWER: Final = (
    2.4, 1.8, 1.4, 1.0, 0.75, 0.65, 0.55, 0.5, 0.48, 0.46, 0.45, 0.44, 0.43, 0.43,
)  # fmt: skip
"""From the highest trump down. Fitted to what random hands score as pickers with all cards open,
in points of the score table."""
_TRUMP_POINT: Final = 0.02
_ACE: Final = 0.25
_VOID: Final = 0.15
"""For each fail suit of which there is no card, after the first."""
_BYTE: Final = 8

Worths: TypeAlias = tuple[tuple[float, ...], ...]
"""For each byte of a set of cards, what the cards of each value of the byte are worth together."""


def worths_of(single: Mapping[Card, float]) -> Worths:
    """Return the tables by which the worths of single cards are added up quickly."""
    found = []
    for start in range(0, SHORT_DECK_SIZE, _BYTE):
        cards = [Card.numbered(start + place) for place in range(_BYTE)]
        found.append(
            tuple(
                sum(single.get(card, 0.0) for place, card in enumerate(cards) if byte >> place & 1)
                for byte in range(1 << _BYTE)
            )
        )
    return tuple(found)


def sum_of(worths: Worths, cards: CardSet) -> float:
    """Return the sum of the worths of cards."""
    bits = cards.bits
    first, second, third, fourth = worths
    return (
        first[bits & 255] + second[bits >> 8 & 255] + third[bits >> 16 & 255] + fourth[bits >> 24]
    )


def trump_powers(order: TrickOrder) -> dict[Card, float]:
    """Return what each trump is worth."""
    return {
        card: power + _TRUMP_POINT * order.points[card]
        for power, card in zip(_TRUMP_POWER, order.high_to_low(order.trumps), strict=True)
    }


@Remembered
def _tables(options: SheepsheadOptions) -> tuple[Worths, tuple[int, ...]]:
    """Return the worths of single cards, and the bits of each fail suit."""
    order = trick_order(options)
    suits = fail_suits(options)
    aces = {Card.of(suit, Rank.ACE): _ACE for suit in suits}
    return worths_of(trump_powers(order) | aces), tuple(order.masks[suit] for suit in suits)


def strength(hand: CardSet, options: SheepsheadOptions) -> float:
    """Return the strength of a hand as dealt; 3.5 is a fair hand of six cards to pick with."""
    worths, suits = _tables(options)
    voids = sum(not hand.bits & suit for suit in suits)
    return sum_of(worths, hand) + _VOID * max(0, voids - 1)
