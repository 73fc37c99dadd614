"""The deal of Skat: seats and cards (ISkO 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from wenzel.cards import DECK_32, NO_CARDS, Card, CardSet
from wenzel.errors import DealError
from wenzel.games.game import Deal
from wenzel.messages import Message

HAND_SIZE: Final = 10
SKAT_SIZE: Final = 2
_ROUNDS: Final = (3, 4, 3)
"""Cards to each player a round; the skat is dealt after the first round (ISkO 3.2.6)."""


class Kind(Enum):
    """What sort of deal it is; all but `AUCTION` belong to house rules."""

    AUCTION = "auction"
    RAMSCH = "ramsch"
    """A deal of a Ramsch round: no auction."""


class SkatDeal(Deal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards by table seat, the skat, the dealer, and what a house's rounds make of the deal.

    Attributes:
        hands: ten cards a seat; nothing for a dealer who sits out.
        skat: two cards.
        dealer: table seat; forehand is on its left, that is the next seat in numbers.
        stake: what scores are multiplied by (2 in a Bock round).
        kind: an ordinary deal, or one of a Ramsch round.
    """

    hands: tuple[CardSet, ...]
    skat: CardSet
    dealer: int
    stake: int = 1
    kind: Kind = Kind.AUCTION


def playing_seats(seats: int, dealer: int) -> tuple[int, int, int]:
    """Return forehand, middlehand and rearhand; at a table of four the dealer sits out."""
    return (dealer + 1) % seats, (dealer + 2) % seats, (dealer + 3) % seats


def deal_cards(cards: Sequence[Card], seats: int, dealer: int) -> SkatDeal:
    """Deal a shuffled deck: three each, two to the skat, four each, three each."""
    if len(cards) != len(DECK_32) or CardSet(cards) != DECK_32:
        raise DealError((Message("deal.not_the_deck", size=len(DECK_32)),))
    hands = [NO_CARDS] * seats
    upcoming = iter(cards)
    skat = NO_CARDS
    for number, size in enumerate(_ROUNDS):
        for seat in playing_seats(seats, dealer):
            for _ in range(size):
                hands[seat] = hands[seat].with_card(next(upcoming))
        if number == 0:
            skat = CardSet(next(upcoming) for _ in range(SKAT_SIZE))
    return SkatDeal(hands=tuple(hands), skat=skat, dealer=dealer)


def check_deal(deal: SkatDeal, seats: int) -> None:
    """Check that cards and seats are a deal at a table of so many.

    Raises:
        DealError: with all faults at once.
    """
    faults: list[Message] = []
    if not 0 <= deal.dealer < seats:
        raise DealError((Message("deal.dealer", dealer=deal.dealer, seats=seats),))
    if len(deal.hands) != seats:
        raise DealError((Message("deal.hands", count=len(deal.hands), seats=seats),))
    playing = playing_seats(seats, deal.dealer)
    seen = NO_CARDS
    for seat, hand in enumerate(deal.hands):
        size = HAND_SIZE if seat in playing else 0
        if len(hand) != size:
            faults.append(Message("deal.hand_size", seat=seat, count=len(hand), size=size))
        if hand & seen:
            faults.append(Message("deal.card_twice", cards=hand & seen))
        seen |= hand
    if len(deal.skat) != SKAT_SIZE:
        faults.append(Message("deal.skat_size", count=len(deal.skat), size=SKAT_SIZE))
    if deal.skat & seen:
        faults.append(Message("deal.card_twice", cards=deal.skat & seen))
    if (seen | deal.skat) - DECK_32:
        faults.append(Message("deal.not_in_deck", cards=(seen | deal.skat) - DECK_32))
    if deal.stake < 1:
        faults.append(Message("deal.stake", stake=deal.stake))
    if faults:
        raise DealError(tuple(faults))
