"""What has happened, event by event, as messages: one quiet line each."""

from __future__ import annotations

from wenzel.games.game import Action, Event, Fact, Hidden
from wenzel.games.skat.actions import (
    Accept,
    Announce,
    Bid,
    Claim,
    Concede,
    Decline,
    Discard,
    Forfeit,
    HandShown,
    Hold,
    Pass,
    Play,
    Revealed,
    SayKontra,
    SayRe,
    Shove,
    ShowHand,
    SkatTaken,
    TakeSkat,
)
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.messages import Message
from wenzel.telling.cards import sorted_cards
from wenzel.telling.skat.knowledge import order_of


def tell(event: Event, before: SkatView, after: SkatView) -> tuple[Message, ...]:
    """Return what to say of an event that led from one view to the next.

    The deal itself is told by the scene, the end by the settlement.
    """
    seat = event.seat
    if seat is None:
        return _revealed(event.what, after) if isinstance(event.what, Revealed) else ()
    return (*_deed(event.what, seat, before, after), *_consequence(before, after))


def _deed(what: Action | Fact, seat: int, before: SkatView, after: SkatView) -> tuple[Message, ...]:
    match what:
        case Bid(value):
            return (Message("told.bid", seat=seat, value=value),)
        case Hold():
            return (Message("told.hold", seat=seat, value=before.bidding.bid),)
        case Pass():
            return (Message(_pass_code(before), seat=seat),)
        case TakeSkat():
            return (Message("told.take_skat", seat=seat),)
        case SkatTaken(cards):
            return (Message("told.skat", cards=sorted_cards(order_of(before), cards)),)
        case Discard(cards):
            code = "told.passed_on" if isinstance(before.phase, Shoving) else "told.laid"
            shown = sorted_cards(order_of(before), cards)
            return (Message(code, seat=seat, cards=shown),)
        case Hidden(kind="discard"):
            shoving = isinstance(before.phase, Shoving)
            return (Message("told.passed_on_two" if shoving else "told.laid_two", seat=seat),)
        case Shove():
            return (Message("told.shove", seat=seat),)
        case Announce(contract):
            bid = after.bidding.bid
            return (Message("told.announce", seat=seat, contract=contract, bid=bid),)
        case HandShown(cards):
            shown = sorted_cards(order_of(after), cards)
            return (Message("told.open", seat=seat, cards=shown),)
        case Play(card):
            return (Message("told.play", seat=seat, card=card), *_trick(before, after))
        case SayKontra() | SayRe() | Concede() | ShowHand() | Claim() | Accept() | Decline():
            return (Message(f"told.{what.line}", seat=seat),)
        case Forfeit():
            return (Message("told.forfeit", seat=seat),)
    return ()


def _pass_code(before: SkatView) -> str:
    playing = before.playing
    if playing is not None:
        return "told.no_re" if playing.re_due else "told.no_kontra"
    return "told.no_grand_hand" if isinstance(before.phase, Shoving) else "told.pass"


def _trick(before: SkatView, after: SkatView) -> tuple[Message, ...]:
    earlier, playing = before.playing, after.playing
    assert earlier is not None
    assert playing is not None
    number = len(playing.tricks)
    if number == len(earlier.tricks):
        return ()
    trick = playing.tricks[-1]
    winner = playing.winner(trick)
    if playing.contract.game is GameType.NULL:
        return (Message("told.null_trick", number=number, seat=winner),)
    points = playing.contract.order.points_of(trick.cards)
    return (Message("told.trick", number=number, seat=winner, points=points),)


def _consequence(before: SkatView, after: SkatView) -> tuple[Message, ...]:
    if isinstance(before.phase, Auction) and isinstance(after.phase, Exchange):
        phase = after.phase
        return (Message("told.declarer", seat=phase.declarer, bid=phase.bid),)
    if isinstance(before.phase, Auction) and not isinstance(after.phase, Auction):
        # Passed in: told by the settlement, unless the house plays on.
        return () if after.current_player is None else (Message("told.ramsch"),)
    if isinstance(before.phase, Shoving) and after.contract is not None:
        is_ramsch = after.contract.game is GameType.RAMSCH
        return (Message("told.ramsch_begins"),) if is_ramsch else ()
    return ()


def _revealed(revealed: Revealed, after: SkatView) -> tuple[Message, ...]:
    order = order_of(after)
    hands = tuple(
        Message("told.dealt", seat=seat, cards=sorted_cards(order, revealed.hands[seat]))
        for seat in after.setting.order
    )
    skat = Message("told.skat_was", cards=sorted_cards(order, revealed.skat))
    if revealed.laid == revealed.skat:
        return (*hands, skat)
    laid = Message("told.laid_was", cards=sorted_cards(order, revealed.laid))
    return (*hands, skat, laid)
