"""Kontra of a strong defender, and the declarer's Re."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.chances import Goal, Stage, chance
from wenzel.cards import CardSet, Rank
from wenzel.games.skat.contract import JACKS, Contract, GameType
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView

_KONTRA_FROM: Final = 5.0
_KONTRA_FROM_HAND_GAME: Final = 5.5
_RE_FROM: Final = 0.9


def wants_kontra(view: SkatView, playing: Playing) -> bool:
    """Tell whether a defender's own cards alone make the game likely to be lost."""
    contract = playing.contract
    if contract.game is GameType.NULL:
        return False
    needed = _KONTRA_FROM_HAND_GAME if contract.hand else _KONTRA_FROM
    return defence(view.hand, contract) >= needed


def defence(hand: CardSet, contract: Contract) -> float:
    """Return about how many tricks a defender's hand takes by itself against a game."""
    order = contract.order
    trumps = order.high_to_low(hand & order.trumps)
    worth = 0.0
    for jack in trumps:
        worth += {JACKS[0]: 1.3, JACKS[1]: 1.1, JACKS[2]: 0.8, JACKS[3]: 0.6}.get(jack, 0.4)
    for suit in range(4):
        cards = hand & order.cards_of(suit)
        ranks = {card.rank for card in cards}
        if Rank.ACE in ranks:
            worth += 1.0 if len(cards) <= 3 else 0.5
            if Rank.TEN in ranks and len(cards) <= 4:
                worth += 0.8
    return worth


def wants_re(view: SkatView, playing: Playing) -> bool:
    """Tell whether a declarer is so sure of his game that he doubles again."""
    contract = playing.contract
    stage = Stage.HAND if contract.hand else Stage.READY
    forehand = view.seat == view.setting.forehand
    found = chance(
        Goal.GAME, stage, contract.game, view.hand, view.holding.laid,
        ouvert=contract.ouvert and contract.game is GameType.NULL, forehand=forehand,
    )  # fmt: skip
    return found >= _RE_FROM and not contract.schneider
