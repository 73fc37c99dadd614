"""Hands that nobody picks and everybody plays for himself (rules A2.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.cards import CardSet, Rank
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.play import Kind
from wenzel.games.sheepshead.trick_order import trick_order

_SCHNEIDSTER_POINTS: Final = 30
_STRENGTH: Final = {Rank.QUEEN: 3, Rank.JACK: 2}


def pays_alone(kind: Kind) -> bool:
    """Tell whether the game has one loser, who pays the others, instead of one winner."""
    return kind is Kind.MOSTER


def decided_by(
    kind: Kind, points: Sequence[int], tricks: Sequence[int], options: SheepsheadOptions
) -> int | None:
    """Return the place of the one who wins, or in a moster loses; None if several are equal.

    Args:
        kind: what was played.
        points: card points of each player, the blind counted where the house puts it.
        tricks: tricks of each player.
        options: the house rules.
    """
    places = range(len(points))
    match kind:
        case Kind.LEASTER:
            needs = options.leaster_needs_trick
            takers = [place for place in places if tricks[place] or not needs]
            return _only([place for place in takers if points[place] == _least(points, takers)])
        case Kind.MOSTER:
            return _only([place for place in places if points[place] == max(points)])
        case Kind.MITTLER:
            middle = sorted(points)[len(points) // 2]
            return _only([place for place in places if points[place] == middle])
    under = [count for count in points if count <= _SCHNEIDSTER_POINTS]
    nearest = max(under, default=-1)
    return _only([place for place in places if points[place] == nearest])


def took_all(tricks: Sequence[int]) -> int | None:
    """Return the place of a player who has taken every trick, None if nobody has."""
    return _only([place for place, count in enumerate(tricks) if count])


def _least(points: Sequence[int], places: list[int]) -> int:
    return min(points[place] for place in places)


def _only(places: list[int]) -> int | None:
    return places[0] if len(places) == 1 else None


def strength(hand: CardSet, options: SheepsheadOptions) -> int:
    """Return what a hand counts in a schwanzer: queens 3, jacks 2, other trumps 1."""
    trumps = hand & trick_order(options).trumps
    return sum(_STRENGTH.get(card.rank, 1) for card in trumps)


def strongest(hands: Sequence[CardSet], options: SheepsheadOptions) -> int:
    """Return the place of the hand that loses a schwanzer; of equals that with the top trump."""
    order = trick_order(options)

    def worth(place: int) -> tuple[int, int]:
        trumps = hands[place] & order.trumps
        top = max((order.strength[card] for card in trumps), default=0)
        return strength(hands[place], options), top

    return max(range(len(hands)), key=worth)
