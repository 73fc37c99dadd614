"""What a person at a table of Sheepshead may know of the sides and their points."""

from __future__ import annotations

from wenzel.cards import Card, CardSet, Rank
from wenzel.games.sheepshead.calls import partner_cards
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.setting import Picked
from wenzel.games.sheepshead.trick_order import trick_order, under_card
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message
from wenzel.tricks import TrickOrder


def order_of(view: SheepsheadView) -> TrickOrder:
    """Return the order to sort cards by: that of the play, before one that of the house."""
    playing = view.playing
    return playing.order if playing is not None else trick_order(view.options)


def stand_in(view: SheepsheadView) -> Card | None:
    """Return the card that stands for an under in the tricks; None where there is none."""
    picked = view.picked
    if picked is None or picked.call is None or not picked.has_under:
        return None
    return under_card(picked.call)


def under_in_hand(view: SheepsheadView) -> Card | None:
    """Return the card this seat has laid face down and not played yet."""
    playing, lying = view.playing, stand_in(view)
    if lying is None or (playing is not None and lying in playing.played):
        return None
    return view.holding.under


def known_side(view: SheepsheadView) -> tuple[int, ...]:
    """Return the seats that this seat knows to play with it, itself first.

    An opponent knows the others only when everybody knows the picker's whole side.
    """
    playing, own = view.playing, view.seat
    if playing is None or own not in view.setting.order:
        return ()
    others = playing.known_partners
    if playing.kind is Kind.QUEENS:
        if own in others or view.hand & partner_cards(view.options, None):
            return (own, *(seat for seat in others if seat != own))
        return (own,)
    if playing.picker is None:
        return (own,)
    if own == playing.picker:
        return (own, *others)
    if view.partner == own:
        return (own, playing.picker, *(seat for seat in others if seat != own))
    if playing.alone or others:
        side = (own, playing.picker, *others)
        return (own, *(seat for seat in view.setting.order if seat not in side))
    return (own,)


def known_points(view: SheepsheadView) -> int | None:
    """Return the card points that this seat knows its side to have.

    The tricks of those who play with it for certain; as picker the bury too. An under counts
    once the seat has seen it.
    """
    playing, side = view.playing, known_side(view)
    if playing is None or not side:
        return None
    points = playing.points(*side) + playing.order.points_of(view.holding.buried)
    under = view.holding.seen or view.holding.under
    if under is not None and _under_winner(view, playing) in side:
        points += playing.order.points[under]
    return points


def _under_winner(view: SheepsheadView, playing: Playing) -> int | None:
    """Return who took the trick with the under, None while nobody has."""
    lying = stand_in(view)
    for trick in playing.tricks:
        if lying in trick.cards:
            return playing.winner(trick)
    return None


def points_message(view: SheepsheadView) -> Message | None:
    """Return what may be known of the card points; None before the play."""
    points = known_points(view)
    if points is None:
        return None
    if view.holding.buried:
        buried = order_of(view).points_of(view.holding.buried)
        return Message("table.points_with_bury", points=points, buried=buried)
    own = len(known_side(view)) == 1
    return Message("table.points_own" if own else "table.points_side", points=points)


def strength_message(view: SheepsheadView) -> Message:
    """Return what speaks for picking: trumps and the high ones among them, aces, points."""
    order, hand = order_of(view), view.hand
    trumps = hand & order.trumps
    return Message(
        "worth.to_pick",
        trumps=len(trumps),
        queens=_count(trumps, Rank.QUEEN),
        jacks=_count(trumps, Rank.JACK),
        aces=_count(hand - trumps, Rank.ACE),
        points=order.points_of(hand),
    )


def _count(cards: CardSet, rank: Rank) -> int:
    return sum(card.rank is rank for card in cards)


def title(view: SheepsheadView, number: int) -> tuple[Message, ...]:
    """Return what is played, part by part; ``number`` is that of the deal."""
    words = [Message("title.deal", number=number)]
    setting, picked, playing = view.setting, view.picked, view.playing
    factor = setting.stake * (picked.factor if picked is not None else 1)
    if picked is not None:
        words.append(Message("title.picked", seat=picked.picker))
        words += _called(picked)
    elif playing is None:
        words.append(Message("title.pick"))
    elif playing.kind is Kind.QUEENS:
        words.append(Message(f"title.{setting.options.partner.value}"))
    else:
        words.append(Message(f"title.{playing.kind.value}"))
    if factor > 1:
        words.append(Message("title.stake", factor=factor))
    if playing is not None and view.outcome is None:
        words.append(Message("title.trick", number=len(playing.tricks) + 1))
    return tuple(words)


def _called(picked: Picked) -> tuple[Message, ...]:
    if picked.sheepshead:
        return (Message("title.sheepshead"),)
    if picked.alone:
        return (Message("title.alone"),)
    if picked.call is None:
        return ()
    code = "title.called_under" if picked.has_under else "title.called"
    return (Message(code, card=picked.call),)
