"""The deals that the solver is measured on: six files of whole deals, and Sheepshead's shape."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from tests.solver_support import SHEEPSHEAD, random_position
from wenzel.cards import Card, CardSet, Rank, Suit
from wenzel.games.skat.contract import GameType, trick_order
from wenzel.solver import Duty, Goal, Position
from wenzel.study.problems import Problem, read_problems

__all__ = ["DealFile", "deal_files", "random_deals"]

_FOLDER = Path(__file__).parent.parent / "tests" / "conformance" / "data" / "solver"
_SHEEPSHEAD_DEALS = 100


@dataclass(frozen=True, slots=True)
class DealFile:
    """Positions of one kind, before the first lead, with the goal they are played for."""

    name: str
    goal: Goal
    positions: tuple[Position, ...]


def deal_files() -> Iterator[DealFile]:
    """Yields the files of whole deals of Skat, and deals of Sheepshead."""
    for path in sorted(_FOLDER.glob("*.txt")):
        with path.open("rb") as lines:
            found = [each for each in read_problems(lines, path.name) if isinstance(each, Problem)]
        yield DealFile(path.stem, found[0].goal, tuple(each.position for each in found))
    yield _sheepshead()


def random_deals(count: int) -> DealFile:
    """Returns so many random whole deals of Clubs, no two the same."""
    rng, order = Random("deals"), trick_order(GameType.CLUBS)
    positions = tuple(
        random_position(rng, order, 10, side=frozenset({0}), cards_on_table=0) for _ in range(count)
    )
    return DealFile("random", Goal.POINTS, positions)


def _sheepshead() -> DealFile:
    """Five seats, six tricks: half with a called ace, half with any two seats against the rest."""
    rng = Random("sheepshead")
    positions = tuple(
        _hand(rng) if number % 2 else _called_hand(rng) for number in range(_SHEEPSHEAD_DEALS)
    )
    return DealFile("Sheepshead", Goal.POINTS, positions)


def _hand(rng: Random) -> Position:
    side = frozenset(rng.sample(range(5), 2))
    return random_position(rng, SHEEPSHEAD, 6, seats=5, side=side, cards_on_table=0)


def _called_hand(rng: Random) -> Position:
    """Return a hand in which seat 0 has called an ace: of a suit he holds, without the ace."""
    while True:
        position = _hand(rng)
        for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS):
            ace = Card.of(suit, Rank.ACE)
            own = position.hands[0] & SHEEPSHEAD.cards_of(suit)
            for partner in range(1, 5):
                if own and ace in position.hands[partner]:
                    called = CardSet((ace,))
                    return replace(
                        position,
                        side=frozenset({0, partner}),
                        duty=Duty(suit, called, called | own),
                    )
