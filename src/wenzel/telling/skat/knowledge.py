"""What a seat at a table of Skat may know, and what is played there."""

from __future__ import annotations

from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trick_order
from wenzel.games.skat.scoring import KONTRA_FACTOR
from wenzel.games.skat.setting import Call
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.games.skat.worth import Worth, worth
from wenzel.messages import Message
from wenzel.tricks import TrickOrder


def order_of(view: SkatView) -> TrickOrder:
    """Return the order to sort cards by: that of the contract, before one that of Grand."""
    contract = view.contract
    return contract.order if contract is not None else trick_order(GameType.GRAND)


def known_points(view: SkatView) -> int | None:
    """Return the card points that the rules let this seat know of.

    As declarer those of his tricks and his discards (in a hand game he does not know the skat);
    as defender those of both defenders' tricks; in a Ramsch his own. In a Null points mean
    nothing, and a dealer who sits out has none.
    """
    playing = view.playing
    if playing is None or playing.contract.game is GameType.NULL:
        return None
    if view.seat not in view.setting.order:
        return None
    if playing.declarer is None:
        return playing.points(view.seat)
    if view.seat == playing.declarer:
        return playing.points(view.seat) + playing.contract.order.points_of(view.holding.laid)
    return playing.points(*playing.defenders)


def points_message(view: SkatView) -> Message | None:
    """Return what may be known of the card points, None where there is nothing to know."""
    points = known_points(view)
    if points is None:
        return None
    own = view.declarer in (None, view.seat)
    return Message("table.points_own" if own else "table.points_party", points=points)


def worths_message(view: SkatView) -> Message:
    """Return what the games would be worth by the cards in hand."""
    games = tuple(
        Message("worth.game", game=worth.contract.game, value=worth.value)
        for worth in hand_worths(view)
    )
    return Message("worth.hand", games=games)


def hand_worths(view: SkatView) -> tuple[Worth, ...]:
    """Return what the games with the skat would be worth by the cards in hand."""
    contracts = [Contract.of(game) for game in (*reversed(TRUMP_GAMES[:-1]), TRUMP_GAMES[-1])]
    contracts.append(Contract.of(GameType.NULL))
    bid = view.bidding.bid
    return tuple(worth(contract, view.holding, bid, view.options) for contract in contracts)


def call_message(call: Call) -> Message:
    """Return a word of the auction."""
    if not call.value:
        return Message("call.pass")
    return Message("call.hold" if call.held else "call.bid", value=call.value)


def title(view: SkatView, number: int) -> tuple[Message, ...]:
    """Return what is played, part by part; ``number`` is that of the deal."""
    words = [Message("title.deal", number=number)]
    setting = view.setting
    if setting.stake > 1:
        words.append(Message("title.stake", factor=setting.stake))
    playing, bidding = view.playing, view.bidding
    if playing is not None:
        words.append(Message("title.contract", contract=playing.contract))
        if bidding.declarer is not None:
            words.append(Message("title.declarer", seat=bidding.declarer, bid=bidding.bid))
        if playing.kontra > 1:
            words.append(Message("title.kontra" if playing.kontra == KONTRA_FACTOR else "title.re"))
        if view.outcome is None:
            words.append(Message("title.trick", number=len(playing.tricks) + 1))
    elif bidding.declarer is not None:
        words.append(Message("title.declarer", seat=bidding.declarer, bid=bidding.bid))
    elif isinstance(view.phase, Auction):
        words.append(Message("title.auction"))
    elif isinstance(view.phase, Shoving):
        words.append(Message("title.ramsch"))
    else:
        words.append(Message("list.passed_in"))
    return tuple(words)
