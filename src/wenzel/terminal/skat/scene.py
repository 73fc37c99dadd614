"""What can be seen at a table of Skat when a person is on move, taken from the view alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.skat.actions import Discard, Play
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trick_order
from wenzel.games.skat.scoring import KONTRA_FACTOR
from wenzel.games.skat.setting import Call
from wenzel.games.skat.view import SkatView
from wenzel.games.skat.worth import Worth, worth
from wenzel.messages import Message
from wenzel.terminal.scene import Scene, SeatLine
from wenzel.terminal.sheet import clockwise
from wenzel.terminal.trick_games import hand_cards, lying_cards
from wenzel.tricks import TrickOrder

_PLACES: Final = ("place.forehand", "place.middlehand", "place.rearhand")


def order_of(view: SkatView) -> TrickOrder:
    """Return the order to sort cards by: that of the contract, before one that of Grand."""
    contract = view.contract
    return contract.order if contract is not None else trick_order(GameType.GRAND)


def sorted_hand(view: SkatView) -> tuple[Card, ...]:
    """Return the hand as it is shown and numbered."""
    return order_of(view).high_to_low(view.hand)


def playable_cards(view: SkatView) -> CardSet:
    """Return the cards that a legal action plays or lays away; nothing where none does."""
    cards = NO_CARDS
    for action in view.legal:
        if isinstance(action, Play):
            cards = cards.with_card(action.card)
        elif isinstance(action, Discard):
            cards |= action.cards
    return cards


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


def scene_of(view: SkatView, number: int) -> Scene:
    """Return the scene of a view; ``number`` is that of the deal."""
    playing, order = view.playing, order_of(view)
    scene = Scene(
        title=_title(view, number),
        seats=_seats(view),
        hand=hand_cards(order, view.hand, playable_cards(view) or None),
        points=_points_message(view),
        remarks=(worths_message(view),) if isinstance(view.phase, Auction) else (),
    )
    if playing is None:
        return scene
    trick = lying_cards(playing.trick)
    return replace(
        scene,
        trick=trick,
        leading=playing.winner(playing.trick) if trick else None,
        open_hands=tuple(
            (seat, hand_cards(order, cards, None))
            for seat, cards in enumerate(playing.open_hands)
            if cards is not None and seat != view.seat
        ),
    )


def _points_message(view: SkatView) -> Message | None:
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


def _title(view: SkatView, number: int) -> tuple[Message, ...]:
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
    else:
        words.append(Message("title.ramsch"))
    return tuple(words)


def _seats(view: SkatView) -> tuple[SeatLine, ...]:
    declarer = view.bidding.declarer
    return tuple(
        SeatLine(seat, _groups(view, seat), is_marked=seat == declarer)
        for seat in clockwise(view.seat, view.setting.options.players)
    )


def _groups(view: SkatView, seat: int) -> tuple[tuple[Message, ...], ...]:
    """Return what to say of a seat: the place at the table, the auction, the tricks."""
    setting, bidding, playing = view.setting, view.bidding, view.playing
    place = [Message("place.out")]
    if seat in setting.order:
        place = [Message(_PLACES[setting.order.index(seat)])]
        if seat == setting.dealer:
            place.append(Message("place.dealer"))
    auction = [Message("role.declarer")] if seat == bidding.declarer else []
    auction += [call_message(call) for call in bidding.calls if call.seat == seat][-1:]
    count = playing.tricks_of(seat) if playing is not None else 0
    tricks = [Message("role.tricks", count=count)] if count else []
    return tuple(tuple(group) for group in (place, auction, tricks) if group)
