"""Before a Ramsch: passing the skat round (Schieberamsch), and Grand Hand instead of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wenzel.cards import CardSet
from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.skat.actions import Announce, Discard, Pass, Shove, SkatTaken, TakeSkat
from wenzel.games.skat.bids import LOWEST_BID
from wenzel.games.skat.contract import JACKS, Contract, GameType
from wenzel.games.skat.discard import discard_refusal, discards
from wenzel.games.skat.play import begin_play
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting
from wenzel.messages import Message

RAMSCH = Contract(GameType.RAMSCH)
GRAND_HAND = Contract(GameType.GRAND, hand=True)


@dataclass(frozen=True, slots=True)
class Shoving:
    """Forehand, middlehand and rearhand decide in turn.

    Attributes:
        turn: how many have decided.
        looking: the player on turn has taken the skat and must pass two cards on.
        shoves: how many have passed the skat on unseen; each doubles.
    """

    setting: Setting
    bidding: Bidding
    turn: int = 0
    looking: bool = False
    shoves: int = 0

    @property
    def current_player(self) -> int:
        """The seat that decides."""
        return self.setting.order[self.turn]

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what the player on turn may do."""
        if seat != self.current_player:
            return ()
        if self.looking:
            return _passable(holding.hand)
        options = self.setting.options
        found: list[Action] = [TakeSkat(), Shove()] if options.schieberamsch else [Pass()]
        if options.ramsch_grand_hand:
            found.append(Announce(GRAND_HAND))
        return tuple(found)

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        if self.looking:
            return _refusal_after_skat(action, holding)
        options = self.setting.options
        match action:
            case Discard() if options.schieberamsch:
                return Message("refused.take_skat_first")
            case Announce() if not options.ramsch_grand_hand:
                return Message("refused.no_game_now")
            case Announce(contract):
                return Message("refused.only_grand_hand", contract=contract)
        return not_here(action)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case TakeSkat():
                return replace(self, looking=True)
            case SkatTaken() | Hidden(kind="skat_taken"):
                return self
            case Shove():
                return replace(self, shoves=self.shoves + 1)._next()
            case Pass() | Discard() | Hidden(kind="discard"):
                return replace(self, looking=False)._next()
            case Announce(contract):
                bidding = replace(self.bidding, declarer=seat, bid=LOWEST_BID)
                return begin_play(self.setting, bidding, contract)
        raise unexpected(what)

    def _next(self) -> Phase:
        if self.turn + 1 == len(self.setting.order):
            return begin_play(self.setting, self.bidding, RAMSCH, shoves=self.shoves)
        return replace(self, turn=self.turn + 1)


def _refusal_after_skat(action: Action, holding: Holding) -> Message:
    """Say why an action is refused to somebody who has two cards to pass on."""
    match action:
        case Discard(cards) if CardSet(JACKS) & cards:
            return Message("refused.no_jack_on", cards=CardSet(JACKS) & cards)
        case Discard(cards):
            return discard_refusal(cards, holding.hand)
        case Announce(contract) if contract.hand:
            return Message("refused.hand_after_skat", contract=contract)
    return Message("refused.skat_was_taken")


def begin_ramsch(setting: Setting, bidding: Bidding) -> Phase:
    """Return the first phase of a Ramsch: a round of decisions where the house has one."""
    if setting.options.schieberamsch or setting.options.ramsch_grand_hand:
        return Shoving(setting, bidding)
    return begin_play(setting, bidding, RAMSCH)


def _passable(hand: CardSet) -> tuple[Discard, ...]:
    return discards(hand - CardSet(JACKS))
