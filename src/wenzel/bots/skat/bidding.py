"""How high a hand may go in the auction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.skat.prospects import BIDDABLE, Outlook, Prospect
from wenzel.cards import CardSet
from wenzel.games.skat.actions import Bid, Hold, Pass
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import BID_VALUES, LOWEST_BID, next_bid
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message

_BOLD: Final = 0.52
_CAREFUL: Final = 0.7
_DEAR: Final = 48
_HAND_MARGIN: Final = 0.2
"""A hand game is bid on only when it is so much likelier: the skat cannot help any more."""

_HAND_GAMES: Final = (
    *(Contract.of(game, hand=True) for game in TRUMP_GAMES),
    Contract(GameType.NULL, hand=True),
    Contract(GameType.NULL, hand=True, ouvert=True),
)


@dataclass(frozen=True, slots=True)
class Limit:
    """How high a hand goes: the highest value, and the game it has in mind there."""

    value: int
    prospect: Prospect


def least_chance(value: int) -> float:
    """Return the chance (0 to 1) from which a value is worth bidding.

    A lost game costs twice its value, so it takes two wins in three to break even. For a cheap
    game a little less will do, because the skat may turn out to fit another game better, and
    passing means that somebody else plays; a dear game must be surer.
    """
    return _BOLD + (_CAREFUL - _BOLD) * min(1.0, value / _DEAR)


def outlooks(hand: CardSet, *, forehand: bool) -> tuple[Outlook, ...]:
    """Return what every game promises before the skat is seen."""
    games = (*BIDDABLE, *_HAND_GAMES)
    return tuple(Outlook.of(contract, hand, forehand=forehand) for contract in games)


@lru_cache(maxsize=256)
def limit(hand: CardSet, *, forehand: bool, hope: float = 0.0) -> Limit:
    """Return the highest value at which some game is still likely enough; value 0 for none.

    Args:
        hand: ten cards.
        forehand: whether it is forehand's.
        hope: by how much less than usual is likely enough.
    """
    games = outlooks(hand, forehand=forehand)
    best = max((game.at(LOWEST_BID) for game in games), key=_confidence)
    found = Limit(0, best)
    for value in BID_VALUES:
        best = max((game.at(value) for game in games), key=_confidence)
        if _confidence(best) + hope < least_chance(value):
            break
        found = Limit(value, best)
    return found


def _confidence(prospect: Prospect) -> float:
    return prospect.chance - (_HAND_MARGIN if prospect.contract.hand else 0)


def bid(view: SkatView, auction: Auction, hope: float = 0.0) -> Advice:
    """Return the next word of the auction; `hope` is that of `limit`."""
    forehand = view.seat == view.setting.forehand
    most = limit(view.hand, forehand=forehand, hope=hope)
    wanted = auction.bid if auction.answering else next_bid(auction.bid)
    if wanted is None or wanted > most.value:
        if not most.value:
            return Advice(Pass(), Message("hint.pass_weak", chance=_percent(most.prospect)))
        return Advice(Pass(), Message("hint.pass_limit", value=most.value))
    reason = Message(
        "hint.hold" if auction.answering else "hint.bid",
        contract=most.prospect.contract, value=most.value, chance=_percent(most.prospect),
    )  # fmt: skip
    return Advice(Hold() if auction.answering else Bid(wanted), reason)


def _percent(prospect: Prospect) -> int:
    return round(100 * prospect.chance)
