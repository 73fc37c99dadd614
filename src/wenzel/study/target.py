"""What a declarer of Skat has to reach, and whether he does with best play of both sides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Self

from wenzel.cards import FULL_DECK_SIZE, SHORT_DECK_SIZE
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.deal import SKAT_SIZE
from wenzel.games.skat.phases import playing_of
from wenzel.games.skat.scoring import (
    ALL_POINTS,
    ALL_TRICKS,
    GAME_POINTS,
    SCHNEIDER_POINTS,
    Terms,
    played_result,
    settle,
)
from wenzel.games.skat.state import SkatState
from wenzel.solver import Position, Solver

_ALL_PLAYED: Final = SHORT_DECK_SIZE - SKAT_SIZE


@dataclass(frozen=True, slots=True)
class Target:
    """What has to be reached to win.

    Attributes:
        points: so many card points; of no meaning in a Null.
        every_trick: every single trick.
        no_trick: not a single trick.
        is_possible: False for a game that its bid makes a loss whatever is played.
    """

    points: int = GAME_POINTS
    every_trick: bool = False
    no_trick: bool = False
    is_possible: bool = True

    @classmethod
    def of_contract(cls, contract: Contract) -> Self:
        """Return what a contract asks, whatever the bid."""
        return cls(
            points=SCHNEIDER_POINTS if contract.schneider else GAME_POINTS,
            every_trick=contract.schwarz,
            no_trick=contract.game is GameType.NULL,
        )

    @classmethod
    def of_state(cls, state: SkatState) -> Self:
        """Return what the declarer of a deal needs: an overbid game may need a level more.

        A Spitze is left out: it is about one card in the last trick.
        """
        playing = playing_of(state.phase)
        assert playing is not None
        assert playing.declarer is not None
        contract = playing.contract
        terms = Terms(contract, playing.bidding.bid, playing.setting.options)
        skat = state.skat if contract.hand else state.deal.skat
        cards = state.deal.hands[playing.declarer] | skat
        if contract.game is GameType.NULL:
            result = played_result(contract, 0, 0)
            won = settle(terms, result, cards=cards).won
            return replace(cls.of_contract(contract), is_possible=won)
        levels = ((GAME_POINTS, False), (SCHNEIDER_POINTS, False), (ALL_POINTS, True))
        for points, every_trick in levels:
            tricks = ALL_TRICKS if every_trick else ALL_TRICKS - 1
            result = played_result(contract, points, tricks, spitze_made=True)
            if settle(terms, result, cards=cards).won:
                return cls(points, every_trick)
        return replace(cls.of_contract(contract), is_possible=False)

    def is_reached(self, solver: Solver, position: Position, value: int) -> bool:
        """Tell whether a position of known value is won with best play of both sides."""
        if not self.is_possible:
            return False
        if self.no_trick:
            return value == 1
        if self.every_trick:
            # With a point a card and nothing else, all points are all tricks.
            counted = replace(
                position,
                order=replace(position.order, points=(1,) * FULL_DECK_SIZE),
                points=position.seats * position.taken,
            )
            return solver.at_least(counted, _ALL_PLAYED).holds
        return value >= self.points
