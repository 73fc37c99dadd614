"""Between auction and play: hand game or skat, what to lay away, what to announce."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.skat.chances import Goal, Stage, chance
from wenzel.bots.skat.prospects import BIDDABLE, Prospect, ready, unseen_skat
from wenzel.cards import Card, CardSet, Rank, Suit
from wenzel.games.game import Action
from wenzel.games.skat.actions import Announce, Discard, TakeSkat
from wenzel.games.skat.contract import Contract, GameType, trumps_of
from wenzel.games.skat.deal import SKAT_SIZE
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
    offered = _announced(legal)
    plain = [
        contract for contract in offered
        if not (contract.spitze or contract.schneider)
    ]  # fmt: skip
    hands = [unseen_skat(contract, view.hand, bid, forehand=forehand) for contract in plain]
    skats = [unseen_skat(contract, view.hand, bid, forehand=forehand) for contract in BIDDABLE]
    best_skat = max(skats, key=lambda p: p.expected)
    best_hand = max(hands, key=lambda p: p.expected, default=None)
    if best_hand is None or best_hand.expected <= best_skat.expected:
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


def pairs_to_lay(hand: CardSet, game: GameType) -> tuple[CardSet, ...]:
    """Return the pairs of twelve cards worth laying away in a game.

    In a trump game nobody parts with trumps, aces and tens under their ace, while other cards
    are there; the points laid away would be won in the play, and more with them.
    """
    pairs = tuple(map(CardSet, combinations(hand, SKAT_SIZE)))
    if game is GameType.NULL:
        return pairs
    kept = hand & CardSet(trumps_of(game))
    for suit in Suit:
        if (ace := Card.of(suit, Rank.ACE)) in hand:
            kept |= CardSet((ace, Card.of(suit, Rank.TEN)))
    free = hand - kept
    if len(free) >= SKAT_SIZE:
        return tuple(pair for pair in pairs if not pair & kept)
    return tuple(pair for pair in pairs if free <= pair)


def plans(hand: CardSet, bid: int, *, forehand: bool) -> Iterator[tuple[CardSet, Prospect]]:
    """Yield pairs of twelve cards worth laying away, each with a game that goes with it."""
    for contract in BIDDABLE:
        for pair in pairs_to_lay(hand, contract.game):
            yield pair, ready(contract, hand - pair, pair, bid, forehand=forehand)


def best_discard(hand: CardSet, bid: int, *, forehand: bool) -> tuple[CardSet, Prospect]:
    """Return the pair of twelve cards to lay away, and the game that goes with it best."""
    return max(plans(hand, bid, forehand=forehand), key=lambda laid: laid[1].expected)


def _discard(view: SkatView, bid: int) -> Advice:
    return discard_advice(*best_discard(view.hand, bid, forehand=_forehand(view)))


def discard_advice(cards: CardSet, prospect: Prospect) -> Advice:
    """Return a discard, with the game it is for as its reason."""
    reason = Message(
        "hint.discard", cards=cards, contract=prospect.contract,
        chance=round(100 * prospect.chance),
    )  # fmt: skip
    return Advice(Discard(cards), reason)


def _announce(view: SkatView, bid: int, legal: tuple[Action, ...]) -> Advice:
    forehand = _forehand(view)
    offered = _announced(legal)
    # A Spitze is a gamble, taken only when nothing else covers the bid.
    plain = [contract for contract in offered if not contract.spitze]
    found = [
        ready(contract, view.hand, view.holding.laid, bid, forehand=forehand)
        for contract in plain or offered
    ]
    best = max(found, key=lambda p: p.expected)
    reason = Message("hint.announce", contract=best.contract, chance=round(100 * best.chance))
    return Advice(Announce(best.contract), reason)
