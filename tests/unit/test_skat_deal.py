"""A deal that is none says everything that is wrong with it at once."""

from __future__ import annotations

import msgspec
import pytest

from tests.support import arranged, skat
from wenzel.cards import NO_CARDS, CardSet
from wenzel.errors import DealError
from wenzel.games.skat.deal import Kind, SkatDeal

GOOD = arranged()


def faults(
    hands: tuple[CardSet, ...], two: CardSet, *, dealer: int = 0, stake: int = 1, players: int = 3
) -> list[str]:
    with pytest.raises(DealError) as caught:
        skat(players=players).start(SkatDeal(hands=hands, skat=two, dealer=dealer, stake=stake))
    return [fault.code for fault in caught.value.faults]


def test_every_fault_is_told() -> None:
    one, two, three = GOOD.hands
    card = next(iter(one))
    assert faults((one.without(card), two, three), GOOD.skat) == ["deal.hand_size"]
    assert faults((one, two, three), CardSet()) == ["deal.skat_size"]
    assert faults((one, one, three), GOOD.skat) == ["deal.card_twice"]
    assert faults((one, two, three), CardSet(list(one)[:2])) == ["deal.card_twice"]
    assert faults((one, two, three), GOOD.skat, stake=0) == ["deal.stake"]
    strange = CardSet.from_text("D2 D3")
    assert faults((one, two, three), strange) == ["deal.not_in_deck"]
    assert faults((one.without(card), one, NO_CARDS), CardSet(), stake=-1) == [
        "deal.hand_size", "deal.card_twice", "deal.hand_size", "deal.skat_size", "deal.stake",
    ]  # fmt: skip


def test_seats() -> None:
    assert faults(GOOD.hands, GOOD.skat, dealer=3) == ["deal.dealer"]
    assert faults(GOOD.hands, GOOD.skat, dealer=-1) == ["deal.dealer"]
    assert faults(GOOD.hands[:2], GOOD.skat) == ["deal.hands"]
    assert faults(GOOD.hands, GOOD.skat, players=4) == ["deal.hands"]
    rear, fore, middle = GOOD.hands
    skat(players=4).start(SkatDeal(hands=(NO_CARDS, fore, middle, rear), skat=GOOD.skat, dealer=0))
    wrong = faults((rear, fore, middle, NO_CARDS), GOOD.skat, dealer=0, players=4)
    assert wrong == ["deal.hand_size", "deal.hand_size"]


@pytest.mark.parametrize(
    ("changed", "code"),
    [({"kind": Kind.RAMSCH}, "deal.no_ramsch"), ({"stake": 2}, "deal.no_bock")],
)
def test_a_deal_of_a_round_that_the_house_has_not_is_refused(
    changed: dict[str, object], code: str
) -> None:
    deal = skat().deal_from_seed(1)
    with pytest.raises(DealError) as caught:
        skat().start(msgspec.structs.replace(deal, **changed))
    assert [fault.code for fault in caught.value.faults] == [code]
    skat("skat-pub").start(msgspec.structs.replace(deal, **changed))
