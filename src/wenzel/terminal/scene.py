"""What can be seen at the table when a person is on move, taken from the view alone."""

from __future__ import annotations

from dataclasses import dataclass
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
from wenzel.tricks import TrickOrder

_PLACES: Final = ("place.forehand", "place.middlehand", "place.rearhand")


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the person's hand.

    Attributes:
        number: by which it can be played, from 1, in the order shown.
        card: the card.
        suit: its effective suit, which trumps have one of their own.
        playable: whether it may be played (or laid away) now.
    """

    number: int
    card: Card
    suit: int
    playable: bool


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What is known of one seat.

    Attributes:
        seat: the table seat.
        place: forehand, middlehand, rearhand, or the dealer who sits out.
        is_dealer: whether the seat deals.
        is_declarer: whether it plays alone.
        call: its last word in the auction.
        tricks: how many it has taken.
    """

    seat: int
    place: Message
    is_dealer: bool
    is_declarer: bool
    call: Call | None
    tricks: int

    @property
    def words(self) -> tuple[Message, ...]:
        """What to say of the seat, its name left out."""
        return tuple(word for group in self.groups for word in group)

    @property
    def groups(self) -> tuple[tuple[Message, ...], ...]:
        """The same by subject: the place at the table, the auction, the tricks."""
        place = [self.place]
        if self.is_dealer and self.place.code != "place.out":
            place.append(Message("place.dealer"))
        auction = [Message("role.declarer")] if self.is_declarer else []
        if self.call is not None:
            auction.append(call_message(self.call))
        tricks = [Message("role.tricks", count=self.tricks)] if self.tricks else []
        return tuple(tuple(group) for group in (place, auction, tricks) if group)


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat sees it.

    Attributes:
        own: whose view it is.
        title: the deal, the contract or the auction, the trick.
        seats: every seat at the table, from the person's own on, clockwise.
        is_play: whether tricks are being played.
        trick: the cards on the table with their seats, in the order played.
        leading: whose card takes the trick so far.
        hand: the person's cards, trumps first.
        open_hands: hands of others that lie open, sorted.
        points: card points the person may know of; None where there are none to know.
        own_points: whether those are the person's own and not his party's.
        worths: in the auction, the games by the cards in hand; else nothing.
    """

    own: int
    title: tuple[Message, ...]
    seats: tuple[SeatLine, ...]
    is_play: bool
    trick: tuple[tuple[int, Card], ...]
    leading: int | None
    hand: tuple[HandCard, ...]
    open_hands: tuple[tuple[int, tuple[HandCard, ...]], ...]
    points: int | None
    own_points: bool
    worths: tuple[Worth, ...]


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
    playing = view.playing
    playable, order = playable_cards(view), order_of(view)
    hand = tuple(
        HandCard(place, card, order.suit[card], not playable or card in playable)
        for place, card in enumerate(sorted_hand(view), 1)
    )
    trick: tuple[tuple[int, Card], ...] = ()
    leading = None
    open_hands: tuple[tuple[int, tuple[HandCard, ...]], ...] = ()
    if playing is not None:
        trick = tuple(zip(playing.trick.seats, playing.trick.cards, strict=False))
        leading = playing.winner(playing.trick) if trick else None
        open_hands = tuple(
            (seat, _open(order, cards))
            for seat, cards in enumerate(playing.open_hands)
            if cards is not None and seat != view.seat
        )
    return Scene(
        own=view.seat,
        title=_title(view, number),
        seats=_seats(view),
        is_play=playing is not None,
        trick=trick,
        leading=leading,
        hand=hand,
        open_hands=open_hands,
        points=known_points(view),
        own_points=view.declarer in (None, view.seat),
        worths=hand_worths(view) if isinstance(view.phase, Auction) else (),
    )


def _open(order: TrickOrder, cards: CardSet) -> tuple[HandCard, ...]:
    return tuple(
        HandCard(place, card, order.suit[card], playable=True)
        for place, card in enumerate(order.high_to_low(cards), 1)
    )


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
    setting, bidding, playing = view.setting, view.bidding, view.playing
    players = setting.options.players
    lines: list[SeatLine] = []
    for step in range(players):
        seat = (view.seat + step) % players
        out = seat not in setting.order
        place = "place.out" if out else _PLACES[setting.order.index(seat)]
        calls = [call for call in bidding.calls if call.seat == seat]
        lines.append(
            SeatLine(
                seat,
                Message(place),
                is_dealer=seat == setting.dealer,
                is_declarer=seat == bidding.declarer,
                call=calls[-1] if calls else None,
                tricks=playing.tricks_of(seat) if playing is not None else 0,
            )
        )
    return tuple(lines)
