"""What a game promises: its value, the chance to win it, and what it brings on average."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, Self

from wenzel.bots.skat.chances import Goal, Stage, chance
from wenzel.cards import DECK_32, NO_CARDS, CardSet
from wenzel.games.skat.bids import BASE_VALUES, least_multiplier, null_value
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trumps_of
from wenzel.games.skat.matadors import count_matadors
from wenzel.games.skat.outcome import SEEGER_BONUS

_SKATS: Final = 231
"""Pairs of the 22 cards that a player does not see."""

BONUS: Final = SEEGER_BONUS
"""What winning as such is worth, and losing costs. Seeger's scoring says so itself; elsewhere it
is how people play: of two games that promise about the same they take the surer one."""

_HOPEFUL: Final = 0.9
"""Who is not so sure of the game does not think of Schneider."""

PLAIN_NULL: Final = Contract(GameType.NULL)
OPEN_NULL: Final = Contract(GameType.NULL, ouvert=True)
BIDDABLE: Final = (*map(Contract, TRUMP_GAMES), PLAIN_NULL, OPEN_NULL)
"""The games that are played after taking the skat."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A contract as the declarer sees it before the first card.

    Attributes:
        contract: the game.
        chance: how likely it is won and covers the bid, 0 to 1.
        value: what it is worth when won, without levels that are only hoped for.
        loss: what losing it costs, doubled; a positive number.
        hope: what Schneider adds on average to a game that is won.
    """

    contract: Contract
    chance: float
    value: int
    loss: int
    hope: float = 0.0

    @property
    def expected(self) -> float:
        """What the game brings on average, in game points, the bonus for winning counted in."""
        won = self.value + self.hope + BONUS
        return self.chance * won - (1 - self.chance) * (self.loss + BONUS)


def ready(
    contract: Contract, hand: CardSet, laid: CardSet, bid: int, *, forehand: bool
) -> Prospect:
    """Return the prospect of a game after the skat: ten cards, two laid away, matadors known."""
    game = contract.game
    if game is GameType.NULL:
        value = null_value(contract)
        won = chance(
            Goal.GAME, Stage.READY, game, hand, laid, ouvert=contract.ouvert, forehand=forehand
        )
        return Prospect(contract, won if value >= bid else 0.0, value, 2 * max(value, bid))
    base = BASE_VALUES[game]
    multiplier = abs(count_matadors(hand | laid, game)) + 1
    won = chance(Goal.GAME, Stage.READY, game, hand, laid, forehand=forehand)
    if base * multiplier >= bid and won < _HOPEFUL:
        return Prospect(contract, won, base * multiplier, 2 * base * multiplier)
    schneider = chance(Goal.SCHNEIDER, Stage.READY, game, hand, laid, forehand=forehand)
    if base * multiplier >= bid:
        value = base * multiplier
        return Prospect(contract, won, value, 2 * value, base * schneider)
    least = least_multiplier(base, bid)
    value = base * least
    return Prospect(contract, schneider if least - multiplier == 1 else 0.0, value, 2 * value)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A contract with the skat still unseen, whatever the bid will be.

    Attributes:
        contract: the game, hand game or not.
        hand: the ten cards.
        chance: how likely it is won as far as the bid does not matter, 0 to 1.
        matadors: with or without how many the ten cards are; 0 in a Null.
    """

    contract: Contract
    hand: CardSet
    chance: float
    matadors: int

    @classmethod
    def of(cls, contract: Contract, hand: CardSet, *, forehand: bool) -> Self:
        """Return the outlook of a game."""
        game = contract.game
        stage = Stage.HAND if contract.hand else Stage.DEALT
        won = chance(Goal.GAME, stage, game, hand, ouvert=contract.ouvert, forehand=forehand)
        return cls(contract, hand, won, abs(count_matadors(hand, game)))

    def at(self, bid: int) -> Prospect:
        """Return the prospect at a bid.

        The value is the one of the ten cards; the chance is lowered by the skats whose jacks or
        top trumps would make it less than the bid.
        """
        contract = self.contract
        game = contract.game
        if game is GameType.NULL:
            value = null_value(contract)
            return Prospect(
                contract, self.chance if value >= bid else 0.0, value, 2 * max(value, bid)
            )
        base = BASE_VALUES[game]
        levels = 1 + contract.hand
        least = least_multiplier(base, bid)
        value = base * max(self.matadors + levels, least)
        covered = reach_chance(self.hand, game, least - levels)
        return Prospect(contract, self.chance * covered, value, 2 * value)


def unseen_skat(contract: Contract, hand: CardSet, bid: int, *, forehand: bool) -> Prospect:
    """Return the prospect of a game with the skat still unseen, hand game or not."""
    return Outlook.of(contract, hand, forehand=forehand).at(bid)


def reach_chance(hand: CardSet, game: GameType, matadors: int) -> float:
    """Return how likely so many matadors, with or without, stay once the skat is known (0 to 1)."""
    if matadors <= 1:
        return 1.0
    return sum(_skats_by_matadors(hand, game)[matadors:]) / _SKATS


@lru_cache(maxsize=1024)
def _skats_by_matadors(hand: CardSet, game: GameType) -> tuple[int, ...]:
    """Return how many skats leave 0, 1, 2, ... matadors."""
    found = [0] * (len(trumps_of(game)) + 1)
    trumps = CardSet(trumps_of(game)) & (DECK_32 - hand)
    others = len(DECK_32) - len(hand) - len(trumps)
    for skat, weight in _trump_skats(trumps, others):
        found[abs(count_matadors(hand | skat, game))] += weight
    return tuple(found)


def _trump_skats(trumps: CardSet, others: int) -> Iterator[tuple[CardSet, int]]:
    """Yield the trumps a skat can hold, with the number of skats that hold them."""
    yield NO_CARDS, others * (others - 1) // 2
    for trump in trumps:
        yield CardSet((trump,)), others
    for pair in combinations(trumps, 2):
        yield CardSet(pair), 1
