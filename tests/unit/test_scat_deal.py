"""The deal of Scat: who gets which card, and what is wrong with one that is none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.scat_support import arranged, scat
from wenzel.cards import DECK_52, NO_CARDS, CardSet
from wenzel.errors import DealError

DECK = tuple(DECK_52)
GAME = scat(3)
GOOD = arranged(GAME)


def faults(**changes: Any) -> list[str]:
    with pytest.raises(DealError) as caught:
        GAME.start(msgspec.structs.replace(GOOD, **changes))
    return [fault.code for fault in caught.value.faults]


def test_cards_go_round_one_by_one_from_the_dealers_left() -> None:
    deal = scat(4).deal(DECK, dealer=1)
    assert deal.order == (2, 3, 0, 1)
    for place, seat in enumerate(deal.order):
        assert deal.hands[seat] == CardSet(DECK[place:12:4])
    assert deal.upcard is DECK[12]
    assert deal.stock == DECK[13:]
    assert deal.pennies == (3, 3, 3, 3)
    assert deal.kitty == 0


def test_who_is_out_gets_no_cards() -> None:
    game = scat(4)
    deal = game.deal(DECK, dealer=3)
    deal = msgspec.structs.replace(deal, pennies=(3, None, 0, 2), kitty=7)
    assert deal.order == (0, 2, 3)
    assert deal.hands[1] == NO_CARDS
    assert deal.hands[2] == CardSet(DECK[1:9:3])
    assert deal.upcard is DECK[9]
    state = game.start(deal)
    assert state.legal_actions(1) == ()
    assert game.view(state, 1).hand == NO_CARDS


def test_the_lot_hangs_on_the_order_of_the_cards() -> None:
    assert GAME.deal(DECK).lot == GAME.deal(DECK, dealer=2).lot
    assert GAME.deal(DECK).lot != GAME.deal(DECK[::-1]).lot
    assert len({GAME.deal_from_seed(1, number).lot for number in range(20)}) == 20


def test_every_fault_is_told() -> None:
    assert faults(cards=GOOD.cards[:-1]) == ["deal.not_the_deck"]
    assert faults(cards=(*GOOD.cards[:-1], GOOD.cards[0])) == ["deal.not_the_deck"]
    assert faults(lot="") == ["deal.lot"]
    assert faults(lot=GOOD.lot.upper()) == ["deal.lot"]
    assert faults(lot=GOOD.lot + "\n") == ["deal.lot"]
    assert faults(dealer=3) == faults(dealer=-1) == ["deal.dealer"]
    assert faults(pennies=(3, 3)) == ["deal.pennies"]
    assert faults(pennies=(3, 3, None), kitty=3) == ["deal.dealer_out"]
    assert faults(pennies=(None, None, 3), kitty=6) == ["deal.too_few_in"]
    assert faults(pennies=(None,) * 3, kitty=9) == ["deal.dealer_out", "deal.too_few_in"]
    assert faults(pennies=(3, 4, 2)) == ["deal.penny_range"]
    assert faults(pennies=(3, -1, 3), kitty=4) == ["deal.penny_range"]
    assert faults(kitty=1) == ["deal.penny_total"]
    assert faults(pennies=(3, 3, 2)) == ["deal.penny_total"]
    assert faults(pennies=(3, 3, 3), kitty=-1) == ["deal.penny_total"]
    assert faults(cards=(), lot="x", dealer=9) == ["deal.not_the_deck", "deal.lot", "deal.dealer"]


def test_without_the_dole_nobody_is_in_without_a_penny() -> None:
    game = scat(3, dole=False)
    deal = msgspec.structs.replace(GOOD, pennies=(3, 0, 3), kitty=3)
    with pytest.raises(DealError) as caught:
        game.start(deal)
    assert [fault.code for fault in caught.value.faults] == ["deal.penny_range"]
    GAME.start(deal)
