"""Between auction and play (ISkO 3.4 and 3.5): skat or hand, discard, announcement."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from wenzel.cards import CardSet
from wenzel.games.game import Action, Fact, Hidden
from wenzel.games.refusals import not_here, unexpected
from wenzel.games.skat.actions import Announce, Discard, SkatTaken, TakeSkat
from wenzel.games.skat.bids import base_value, null_value
from wenzel.games.skat.contract import JACKS, TRUMP_GAMES, Contract, GameType
from wenzel.games.skat.discard import discard_refusal, discards
from wenzel.games.skat.matadors import count_matadors, most_matadors
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.play import begin_play
from wenzel.games.skat.setting import Bidding, Holding, Phase, Setting
from wenzel.messages import Message


class Step(Enum):
    """What the declarer has to do next."""

    CHOOSE = "choose"
    """Take the skat, or announce a hand game."""
    DISCARD = "discard"
    ANNOUNCE = "announce"


@dataclass(frozen=True, slots=True)
class Exchange:
    """The declarer prepares his game."""

    setting: Setting
    bidding: Bidding
    step: Step = Step.CHOOSE

    @property
    def declarer(self) -> int:
        """The seat that has won the auction."""
        assert self.bidding.declarer is not None
        return self.bidding.declarer

    @property
    def bid(self) -> int:
        """The value the game has to reach."""
        return self.bidding.bid

    @property
    def current_player(self) -> int:
        """The declarer."""
        return self.declarer

    def legal(self, seat: int, holding: Holding) -> tuple[Action, ...]:
        """Return what the declarer may do; only games that can reach the bid are offered."""
        if seat != self.current_player:
            return ()
        options = self.setting.options
        if self.step is Step.DISCARD:
            return discards(holding.hand)
        if self.step is Step.CHOOSE:
            offered = hand_contracts(holding.hand, self.bid, options)
            return (TakeSkat(), *map(Announce, offered))
        return tuple(map(Announce, skat_contracts(holding, self.bid, options)))

    def refusal(self, seat: int, action: Action, holding: Holding) -> Message:
        """Say why an action is refused."""
        if seat != self.current_player:
            return Message("refused.not_your_turn", seat=seat)
        match action:
            case Discard(cards) if self.step is Step.DISCARD:
                return discard_refusal(cards, holding.hand)
            case Discard() if self.step is Step.CHOOSE:
                return Message("refused.take_skat_first")
            case Announce() if self.step is Step.DISCARD:
                return Message("refused.discard_first")
            case Announce(contract):
                return self._contract_refusal(contract, holding)
        return not_here(action)

    def _contract_refusal(self, contract: Contract, holding: Holding) -> Message:
        options = self.setting.options
        took = self.step is Step.ANNOUNCE
        if contract.game is GameType.RAMSCH:
            return Message("refused.ramsch_is_no_choice")
        if took and contract.hand:
            return Message("refused.hand_after_skat", contract=contract)
        if not took and not contract.hand:
            return Message("refused.needs_skat", contract=contract)
        if contract.spitze and contract not in spitze_variants(contract, holding.hand, options):
            return Message("refused.no_spitze", contract=contract)
        return Message("refused.cannot_reach_bid", contract=contract, bid=self.bid)

    def after(self, seat: int | None, what: Action | Fact) -> Phase:
        """Return the phase after one event."""
        match what:
            case TakeSkat():
                return replace(self, step=Step.DISCARD)
            case SkatTaken() | Hidden(kind="skat_taken"):
                return self
            case Discard() | Hidden(kind="discard"):
                return replace(self, step=Step.ANNOUNCE)
            case Announce(contract) if seat == self.declarer:
                return begin_play(self.setting, self.bidding, contract)
        raise unexpected(what)


def hand_contracts(hand: CardSet, bid: int, options: SkatOptions) -> tuple[Contract, ...]:
    """Return the hand games, with all announcements, that some skat lets reach the bid."""
    found: list[Contract] = []
    for game in TRUMP_GAMES:
        found += (
            Contract.of(game, hand=True),
            Contract.of(game, hand=True, schneider=True),
            Contract.of(game, hand=True, schwarz=True),
            Contract.of(game, hand=True, ouvert=True),
        )
    nulls = (
        Contract.of(GameType.NULL, hand=True),
        Contract.of(GameType.NULL, hand=True, ouvert=True),
    )
    return _reaching((*found, *nulls), bid, hand, None, options)


def skat_contracts(holding: Holding, bid: int, options: SkatOptions) -> tuple[Contract, ...]:
    """Return the games after the skat that can reach the bid (ISkO 3.5.6, 2022).

    When none can, the suit games and Grand are offered all the same: one must be announced, and
    it is lost.
    """
    every = (
        *(Contract.of(game) for game in TRUMP_GAMES),
        Contract.of(GameType.NULL),
        Contract.of(GameType.NULL, ouvert=True),
    )
    cards = holding.hand | holding.laid
    return _reaching(every, bid, holding.hand, cards, options) or tuple(
        contract for contract in every if contract.game.has_matadors
    )


def _reaching(
    contracts: tuple[Contract, ...],
    bid: int,
    hand: CardSet,
    cards: CardSet | None,
    options: SkatOptions,
) -> tuple[Contract, ...]:
    found: list[Contract] = []
    for contract in contracts:
        if contract.game is GameType.NULL:
            if options.null_below_bid or null_value(contract) >= bid:
                found.append(contract)
            continue
        if highest_value(contract, hand, cards, options) >= bid:
            found.append(contract)
        found += (
            variant
            for variant in spitze_variants(contract, hand, options)
            if highest_value(variant, hand, cards, options) >= bid
        )
    return tuple(found)


def highest_value(
    contract: Contract, hand: CardSet, cards: CardSet | None, options: SkatOptions
) -> int:
    """Return the most a suit game or Grand can be worth, Schneider and Schwarz reached.

    ``cards`` are the declarer's twelve; None while he does not know the skat, for which the
    best case is then taken.
    """
    if cards is None:
        matadors = most_matadors(hand, contract.game)
    else:
        matadors = abs(count_matadors(cards, contract.game))
    announced = contract.hand + contract.schneider + contract.schwarz + contract.ouvert
    reached = 2
    spitze = options.spitze if contract.spitze else 0
    return base_value(contract, options) * (matadors + 1 + announced + reached + spitze)


def spitze_variants(
    contract: Contract, hand: CardSet, options: SkatOptions
) -> tuple[Contract, ...]:
    """Return the contract with a Spitze, where the house and the cards allow one.

    The lowest trump must be in the hand; in a Grand with all four jacks there is none.
    """
    if not options.spitze or not contract.game.has_matadors:
        return ()
    if contract.trumps[-1] not in hand:
        return ()
    if contract.game is GameType.GRAND and all(jack in hand for jack in JACKS):
        return ()
    return (contract.with_spitze(),)
