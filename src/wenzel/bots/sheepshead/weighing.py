"""Cards that may be played, with what each is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wenzel.cards import Card
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Weighed:
    """A card that may be played.

    Attributes:
        card: the card.
        worth: in card points; only differences mean anything.
        reason: why, in words that teach.
    """

    card: Card
    worth: float
    reason: Message


def best_of(choices: Iterable[Weighed]) -> Weighed:
    """Return the best card, the lowest number of equal ones."""
    return max(choices, key=lambda choice: (choice.worth, -choice.card.number))


def weighted(terms: tuple[float, ...], weights: tuple[float, ...]) -> float:
    """Return the sum of terms, each by its weight."""
    return sum(term * weight for term, weight in zip(terms, weights, strict=True))
