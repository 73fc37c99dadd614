"""The auction (ISkO 3.3): middlehand bids to forehand, then rearhand to the survivor."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from wenzel.games.game import Action, Fact
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.skat.actions import Bid, Hold, Pass
from wenzel.games.skat.bids import BID_VALUES, LOWEST_BID, next_bid
from wenzel.games.skat.ending import Over, Termination
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.options import PassedIn
from wenzel.games.skat.setting import Bidding, Call, Holding, Phase, Setting
from wenzel.games.skat.shoving import begin_ramsch
from wenzel.messages import Message


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction so far.

    Attributes:
        calls: what was said, in order.
        bid: the last value named, 0 if none.
        bidder: who names values now.
        listener: who answers.
        answering: whether the listener is on move.
        last_option: both others have passed without a bid: forehand may say 18.
    """

    setting: Setting
    bidder: int
    listener: int
    calls: tuple[Call, ...] = ()
    bid: int = 0
    answering: bool = False
    last_option: bool = False

    @classmethod
    def begin(cls, setting: Setting) -> Self:
        """Return the auction before the first word."""
        forehand, middlehand, _ = setting.order
        return cls(setting, bidder=middlehand, listener=forehand)

    @property
    def bidding(self) -> Bidding:
        """What was said so far, and the last value named."""
        return Bidding(self.calls, bid=self.bid)

    @property
    def current_player(self) -> int:
        """The seat that has to speak."""
        return self.listener if self.answering or self.last_option else self.bidder

    def legal(self, seat: int, _holding: Holding) -> tuple[Action, ...]:
        """Return what may be said; passing is always possible."""
        if seat != self.current_player:
            return ()
        if self.answering:
            return (Hold(), Pass())
        if self.last_option:
            return (Bid(LOWEST_BID), Pass())
        return (*(Bid(value) for value in BID_VALUES if value > self.bid), Pass())

    def refusal(self, seat: int, action: Action, _holding: Holding) -> Message:
        """Say why a call is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        match action:
            case Bid(value) if value not in BID_VALUES:
                return Message("refused.no_bid_value", value=value)
            case Bid() if self.answering:
                return Message("refused.answer_first", bid=self.bid)
            case Bid(value) if self.last_option:
                return Message("refused.only_eighteen", value=value)
            case Bid(value):
                least = next_bid(self.bid)
                if least is None:
                    return Message("refused.no_higher_bid", bid=self.bid)
                return Message("refused.bid_too_low", value=value, least=least)
            case Hold():
                return Message("refused.nothing_to_hold")
        return not_here(action)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one call."""
        if seat is None:
            raise unexpected(what)
        match what:
            case Bid(value):
                said = self._with(Call(seat, value), bid=value)
                if self.last_option:
                    return said._won_by(seat)
                return replace(said, answering=True)
            case Hold():
                return self._with(Call(seat, self.bid, held=True), answering=False)
            case Pass():
                return self._passed(seat)
        raise unexpected(what)

    def _with(self, call: Call, *, bid: int | None = None, answering: bool = False) -> Auction:
        return replace(
            self,
            calls=(*self.calls, call),
            bid=self.bid if bid is None else bid,
            answering=answering,
        )

    def _passed(self, seat: int) -> Phase:
        said = self._with(Call(seat, 0))
        if self.last_option:
            return said._passed_in()
        survivor = self.bidder if seat == self.listener else self.listener
        rearhand = self.setting.order[2]
        if rearhand not in (self.bidder, self.listener):
            return replace(said, bidder=rearhand, listener=survivor)
        if not self.bid:
            return replace(said, listener=survivor, last_option=True)
        return said._won_by(survivor)

    def _won_by(self, seat: int) -> Phase:
        return Exchange(self.setting, Bidding(self.calls, seat, self.bid))

    def _passed_in(self) -> Phase:
        bidding = Bidding(self.calls)
        if self.setting.options.passed_in is PassedIn.RAMSCH:
            return begin_ramsch(self.setting, bidding)
        return Over(self.setting, bidding, Termination.PASSED_IN)
