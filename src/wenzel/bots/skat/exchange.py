"""Between auction and play: hand game or skat, what to lay away, what to announce."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.skat.chances import Goal, Stage, chance
from wenzel.bots.skat.prospects import BIDDABLE, Prospect, bonus_of, ready, unseen_skat
from wenzel.cards import CardSet
from wenzel.games.game import Action
from wenzel.games.skat.actions import Announce, Discard, TakeSkat
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message

_HAND_FROM: Final = 0.92
"""A hand game that is less likely than this is not worth the level it adds."""
_SCHNEIDER_FROM: Final = 0.92


def prepare(view: SkatView, exchange: Exchange, legal: tuple[Action, ...]) -> Advice:
    """Return the declarer's next step."""
    if exchange.step is Step.CHOOSE:
        return _choose(view, exchange.bid, legal)
    if exchange.step is Step.DISCARD:
        return _discard(view, exchange.bid)
    return _announce(view, exchange.bid, legal)


def _forehand(view: SkatView) -> bool:
    return view.seat == view.setting.forehand


def _announced(legal: Iterable[Action]) -> tuple[Contract, ...]:
    return tuple(action.contract for action in legal if isinstance(action, Announce))


def _choose(view: SkatView, bid: int, legal: tuple[Action, ...]) -> Advice:
    forehand = _forehand(view)
    bonus = bonus_of(view.options)
    offered = _announced(legal)
    plain = [
        contract for contract in offered
        if not (contract.spitze or contract.schneider)
    ]  # fmt: skip
    hands = [unseen_skat(contract, view.hand, bid, forehand=forehand) for contract in plain]
    skats = [unseen_skat(contract, view.hand, bid, forehand=forehand) for contract in BIDDABLE]
    best_skat = max(skats, key=lambda p: p.expected(bonus))
    best_hand = max(hands, key=lambda p: p.expected(bonus), default=None)
    if best_hand is None or best_hand.expected(bonus) <= best_skat.expected(bonus):
        return Advice(TakeSkat(), Message("hint.take_skat"))
    desperate = best_hand.chance > best_skat.chance
    if best_hand.chance < _HAND_FROM and not desperate:
        return Advice(TakeSkat(), Message("hint.take_skat"))
    contract = _with_schneider(view, best_hand.contract, offered, forehand=forehand)
    reason = Message("hint.hand_game", contract=contract, chance=round(100 * best_hand.chance))
    return Advice(Announce(contract), reason)


def _with_schneider(
    view: SkatView, contract: Contract, offered: tuple[Contract, ...], *, forehand: bool
) -> Contract:
    """Add Schneider to a hand game that is almost certain to reach it."""
    if contract.game is GameType.NULL:
        return contract
    higher = Contract.of(contract.game, hand=True, schneider=True)
    likely = chance(Goal.SCHNEIDER, Stage.HAND, contract.game, view.hand, forehand=forehand)
    return higher if higher in offered and likely >= _SCHNEIDER_FROM else contract


def best_discard(
    hand: CardSet, bid: int, bonus: int, *, forehand: bool
) -> tuple[CardSet, Prospect]:
    """Return the pair of twelve cards to lay away, and the game that goes with it best."""
    best: tuple[CardSet, Prospect] | None = None
    for pair in map(CardSet, combinations(hand, 2)):
        rest = hand - pair
        for contract in BIDDABLE:
            found = ready(contract, rest, pair, bid, forehand=forehand)
            if best is None or found.expected(bonus) > best[1].expected(bonus):
                best = pair, found
    assert best is not None
    return best


def _discard(view: SkatView, bid: int) -> Advice:
    cards, prospect = best_discard(view.hand, bid, bonus_of(view.options), forehand=_forehand(view))
    reason = Message(
        "hint.discard", cards=cards, contract=prospect.contract,
        chance=round(100 * prospect.chance),
    )  # fmt: skip
    return Advice(Discard(cards), reason)


def _announce(view: SkatView, bid: int, legal: tuple[Action, ...]) -> Advice:
    forehand = _forehand(view)
    found = [
        ready(contract, view.hand, view.holding.laid, bid, forehand=forehand)
        for contract in _announced(legal)
        if not contract.spitze
    ]
    bonus = bonus_of(view.options)
    best = max(found, key=lambda p: p.expected(bonus))
    reason = Message("hint.announce", contract=best.contract, chance=round(100 * best.chance))
    return Advice(Announce(best.contract), reason)
