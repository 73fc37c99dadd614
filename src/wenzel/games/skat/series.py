"""Deal after deal: the deal passes on, Bock and Ramsch rounds come and go (rules 2.12.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import msgspec

from wenzel.games.game import Outcome
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.deal import Kind, SkatDeal
from wenzel.games.skat.lists import ScoreList
from wenzel.games.skat.options import BockEvent, Scoring, SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.scoring import GAME_POINTS, KONTRA_FACTOR, RE_FACTOR

_BOCK_STAKE: Final = 2
_HUNDRED: Final = 100
_EVENT_VALUES: Final = {BockEvent.GAME_OF_72: 72, BockEvent.GAME_OF_96: 96}


@dataclass(frozen=True, slots=True)
class Series:
    """A series of deals at one table; see `wenzel.games.game.Match`.

    Attributes:
        options: the house rules.
        dealer: who deals next.
        score_list: what was played so far.
        bock_left: deals of Bock rounds still to come.
        ramsch_left: deals of a Ramsch round still to come; it goes before further Bock rounds.
    """

    options: SkatOptions
    dealer: int
    score_list: ScoreList
    bock_left: int = 0
    ramsch_left: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The running total of each seat."""
        return self.score_list.totals

    @property
    def is_over(self) -> bool:
        """Whether the list is full; a Bierlachs ends with its payer, whatever its number."""
        if self.score_list.payer is not None:
            return True
        if self.options.scoring is Scoring.BIERLACHS and not self.options.match_deals:
            return False
        return len(self.score_list.lines) >= self.score_list.length

    def prepare(self, deal: SkatDeal) -> SkatDeal:
        """Return a deal as it counts here: doubled in a Bock round, without auction in Ramsch."""
        if self.ramsch_left:
            return msgspec.structs.replace(deal, kind=Kind.RAMSCH)
        if self.bock_left:
            return msgspec.structs.replace(deal, stake=_BOCK_STAKE)
        return deal

    def after(self, outcome: Outcome) -> Series:
        """Return the series after a deal.

        Raises:
            TypeError: the outcome of another game.
        """
        if not isinstance(outcome, SkatOutcome):
            raise TypeError(f"the outcome of a deal of Skat is needed, not {type(outcome)}")
        score_list = self.score_list.add(outcome)
        if self.ramsch_left and outcome.declarer is not None:
            # Grand Hand instead of a Ramsch: the same player deals again, the round stays whole.
            played = replace(self, score_list=score_list)
        else:
            dealer = (self.dealer + 1) % self.options.players
            played = replace(self._one_less(), dealer=dealer, score_list=score_list)
        if any(_happened(event, outcome, score_list) for event in self.options.bock_events):
            played = replace(played, bock_left=played.bock_left + self.options.players)
        return played

    def _one_less(self) -> Series:
        if self.ramsch_left:
            return replace(self, ramsch_left=self.ramsch_left - 1)
        if not self.bock_left:
            return self
        left = self.bock_left - 1
        ends = left == 0 and self.options.bock_ramsch
        return replace(self, bock_left=left, ramsch_left=self.options.players if ends else 0)


def begin_series(options: SkatOptions, dealer: int = 0) -> Series:
    """Return a series before its first deal."""
    return Series(options, dealer, ScoreList(options))


def _happened(event: BockEvent, outcome: SkatOutcome, score_list: ScoreList) -> bool:
    """Tell whether a deal has brought about an event that starts a Bock round."""
    if event is BockEvent.ROUND_SCORE:
        return any(
            change and _is_round(total)
            for change, total in zip(outcome.returns, score_list.totals, strict=True)
        )
    settlement, contract = outcome.settlement, outcome.contract
    if settlement is None or contract is None:
        return False
    match event:
        case BockEvent.LOST_WITH_60:
            lost_even = settlement.result.points == GAME_POINTS - 1
            return lost_even and not settlement.won and contract.game.has_matadors
        case BockEvent.GRAND_HAND_WON:
            return contract.game is GameType.GRAND and contract.hand and settlement.won
        case BockEvent.KONTRA_WON:
            return outcome.kontra >= KONTRA_FACTOR and not settlement.won
        case BockEvent.KONTRA_AND_RE:
            return outcome.kontra == RE_FACTOR
        case BockEvent.GAME_OF_72 | BockEvent.GAME_OF_96:
            return settlement.value >= _EVENT_VALUES[event]


def _is_round(total: int) -> bool:
    """Tell whether a score has three equal digits or is a multiple of 100."""
    digits = str(abs(total))
    return total != 0 and (total % _HUNDRED == 0 or (len(digits) == 3 and len(set(digits)) == 1))
