"""The deal of Sheepshead: seats and cards (rules A2.2 and A2.15)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.errors import DealError
from wenzel.games.game import Deal
from wenzel.games.sheepshead.forms import deck_of
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.messages import Message

_FIRST_ROUND: Final = 3
"""Cards to each player before the blind; the rest of the hand follows after it."""


class SheepsheadDeal(Deal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards by table seat, the blind, the dealer, and what the hand counts.

    Attributes:
        hands: the cards of each seat; nothing for a dealer who sits out.
        blind: what a picker takes up.
        dealer: table seat; the next seat in numbers, on the dealer's left, is asked first and
            leads.
        stake: what scores are multiplied by (2 after a doubler).
        partners_blind: what the player after the picker takes up, where the two share the blind.
        batteries: open cards of each seat where two play; nothing at larger tables.
        covered: the face-down cards under them, in the same order.
    """

    hands: tuple[CardSet, ...]
    blind: CardSet
    dealer: int
    stake: int = 1
    partners_blind: CardSet = NO_CARDS
    batteries: tuple[tuple[Card, ...], ...] = ()
    covered: tuple[tuple[Card, ...], ...] = ()


def playing_seats(options: SheepsheadOptions, dealer: int) -> tuple[int, ...]:
    """Return the seats that play, from the dealer's left on."""
    return tuple((dealer + step) % options.seats for step in range(1, options.players + 1))


def deck_for(options: SheepsheadOptions) -> CardSet:
    """Return the cards that are played with under these house rules."""
    return deck_of(options.deck, options.trump_suit.suit)


def deal_cards(cards: Sequence[Card], options: SheepsheadOptions, dealer: int) -> SheepsheadDeal:
    """Deal a shuffled deck: three each, the blind, and then the rest of each hand.

    Where two play, four cards each face down and four open upon them come first.
    """
    deck = deck_for(options)
    if len(cards) != len(deck) or CardSet(cards) != deck:
        raise DealError((Message("deal.not_the_deck", size=len(deck)),))
    form = options.form
    order = playing_seats(options, dealer)
    hands = [NO_CARDS] * options.seats
    upcoming = iter(cards)
    covered = _batteries(upcoming, order, form.battery)
    batteries = _batteries(upcoming, order, form.battery)
    for seat in order:
        hands[seat] = _next(upcoming, _FIRST_ROUND)
    blind = _next(upcoming, form.blind)
    partners_blind = _next(upcoming, form.partners_blind)
    for seat in order:
        hands[seat] |= _next(upcoming, form.hand - _FIRST_ROUND)
    return SheepsheadDeal(
        hands=tuple(hands), blind=blind, dealer=dealer, partners_blind=partners_blind,
        batteries=batteries, covered=covered,
    )  # fmt: skip


def _batteries(
    upcoming: Iterator[Card], order: tuple[int, ...], count: int
) -> tuple[tuple[Card, ...], ...]:
    """Return the next cards by table seat, so many each; nothing where there is no battery."""
    if not count:
        return ()
    dealt = {seat: tuple(next(upcoming) for _ in range(count)) for seat in order}
    return tuple(dealt[seat] for seat in range(len(order)))


def _next(upcoming: Iterator[Card], count: int) -> CardSet:
    return CardSet(next(upcoming) for _ in range(count))


def check_deal(deal: SheepsheadDeal, options: SheepsheadOptions) -> None:
    """Check that cards and seats are a deal of this form of the game.

    Raises:
        DealError: with all faults at once.
    """
    seats = options.seats
    if not 0 <= deal.dealer < seats:
        raise DealError((Message("deal.dealer", dealer=deal.dealer, seats=seats),))
    if len(deal.hands) != seats:
        raise DealError((Message("deal.hands", count=len(deal.hands), seats=seats),))
    faults = tuple(_faults(deal, options))
    if faults:
        raise DealError(faults)


def _faults(deal: SheepsheadDeal, options: SheepsheadOptions) -> Iterator[Message]:
    form = options.form
    playing = playing_seats(options, deal.dealer)
    for seat, hand in enumerate(deal.hands):
        size = form.hand if seat in playing else 0
        if len(hand) != size:
            yield Message("deal.hand_size", seat=seat, count=len(hand), size=size)
    for blind, size in ((deal.blind, form.blind), (deal.partners_blind, form.partners_blind)):
        if len(blind) != size:
            yield Message("deal.blind_size", count=len(blind), size=size)
    for rows in (deal.batteries, deal.covered):
        if [len(row) for row in rows] != ([form.battery] * options.seats if form.battery else []):
            yield Message("deal.batteries", size=form.battery)
    table = (CardSet((card,)) for card in chain(*deal.batteries, *deal.covered))
    seen = NO_CARDS
    for place in (*deal.hands, deal.blind, deal.partners_blind, *table):
        if place & seen:
            yield Message("deal.card_twice", cards=place & seen)
        seen |= place
    deck = deck_for(options)
    if seen - deck:
        yield Message("deal.not_in_deck", cards=seen - deck)
    if deal.stake < 1:
        yield Message("deal.stake", stake=deal.stake)
