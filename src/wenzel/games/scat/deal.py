"""The deal of Scat: three cards each one by one, then a card face up; the rest is the stock."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from wenzel.cards import DECK_52, NO_CARDS, Card, CardSet
from wenzel.errors import DealError
from wenzel.games.game import Deal
from wenzel.games.scat.options import ScatOptions
from wenzel.messages import Message
from wenzel.shuffle import Stream

HAND_SIZE: Final = 3
LEAST_IN: Final = 2
"""A round needs two players."""
_LOT: Final = re.compile(r"[0-9a-f]{64}")


class ScatDeal(Deal, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shuffled deck in dealing order, the dealer, and what everybody has left.

    Attributes:
        cards: all 52, the first to be dealt first.
        dealer: a seat that is still in; the next one still in is dealt the first card.
        pennies: by seat at the start of the round; 0 on the dole, None for a player who is out.
        kitty: pennies lost so far.
        lot: what a new stock is drawn by when the stock has run out: 64 hexadecimal digits.
    """

    cards: tuple[Card, ...]
    dealer: int
    pennies: tuple[int | None, ...]
    kitty: int
    lot: str

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that are dealt cards, from the dealer's left."""
        return seats_in_order(self.pennies, self.dealer)

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """What each seat is dealt; nothing for one who is out."""
        order = self.order
        hands = [NO_CARDS] * len(self.pennies)
        for place, seat in enumerate(order):
            hands[seat] = CardSet(self.cards[place : HAND_SIZE * len(order) : len(order)])
        return tuple(hands)

    @property
    def upcard(self) -> Card:
        """The first card of the discard pile."""
        return self.cards[HAND_SIZE * len(self.order)]

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock, its top card first."""
        return self.cards[HAND_SIZE * len(self.order) + 1 :]


@lru_cache(maxsize=4096)
def seats_in_order(pennies: tuple[int | None, ...], dealer: int) -> tuple[int, ...]:
    """Return the seats still in, clockwise from the dealer's left."""
    seats = len(pennies)
    around = ((dealer + step) % seats for step in range(1, seats + 1))
    return tuple(seat for seat in around if pennies[seat] is not None)


def still_in(pennies: Sequence[int | None]) -> tuple[int, ...]:
    """Return the seats that are still in."""
    return tuple(seat for seat, left in enumerate(pennies) if left is not None)


def deal_cards(cards: Sequence[Card], options: ScatOptions, dealer: int) -> ScatDeal:
    """Return the first deal of a match, everybody having all his pennies.

    Raises:
        DealError: the cards are not the deck.
    """
    if len(cards) != len(DECK_52) or CardSet(cards) != DECK_52:
        raise DealError((Message("deal.not_the_deck", size=len(DECK_52)),))
    lot = sha256(" ".join(card.text for card in cards).encode()).hexdigest()
    pennies: tuple[int | None, ...] = (options.lives,) * options.players
    return ScatDeal(cards=tuple(cards), dealer=dealer, pennies=pennies, kitty=0, lot=lot)


def new_stock(pile: Sequence[Card], lot: str, number: int) -> tuple[Card, ...]:
    """Return the stock that a discard pile becomes, all but its top card.

    The order hangs on the places of the cards in the pile and on the lot of the deal, so that
    nobody who does not know the lot can foresee it, and a record plays as it was played.

    Args:
        pile: the discard pile, its top card last.
        lot: the lot of the deal.
        number: how often the stock has run out in this round, from 1.
    """
    return Stream(lot, "stock", number).shuffled(pile[:-1])


def check_deal(deal: ScatDeal, options: ScatOptions) -> None:
    """Check that cards and pennies are a deal at a table of so many.

    Raises:
        DealError: with all faults at once.
    """
    faults = tuple(_faults(deal, options))
    if faults:
        raise DealError(faults)


def _faults(deal: ScatDeal, options: ScatOptions) -> Iterator[Message]:
    players, lives = options.players, options.lives
    if len(deal.cards) != len(DECK_52) or CardSet(deal.cards) != DECK_52:
        yield Message("deal.not_the_deck", size=len(DECK_52))
    if not _LOT.fullmatch(deal.lot):
        yield Message("deal.lot")
    if len(deal.pennies) != players:
        yield Message("deal.pennies", count=len(deal.pennies), seats=players)
        return
    if not 0 <= deal.dealer < players:
        yield Message("deal.dealer", dealer=deal.dealer, seats=players)
    elif deal.pennies[deal.dealer] is None:
        yield Message("deal.dealer_out", seat=deal.dealer)
    left = [pennies for pennies in deal.pennies if pennies is not None]
    if len(left) < LEAST_IN:
        yield Message("deal.too_few_in", count=len(left))
    least = 0 if options.dole else 1
    if any(not least <= pennies <= lives for pennies in left):
        yield Message("deal.penny_range", least=least, most=lives)
    elif deal.kitty < 0 or sum(left) + deal.kitty != players * lives:
        total = sum(left) + deal.kitty
        yield Message("deal.penny_total", total=total, due=players * lives)
