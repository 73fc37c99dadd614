"""Deals of what cannot be seen: all that fit, none that does not, each equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wenzel.bots.worlds import AnyOf, Lot, Unseen, World, Worlds, some_of
from wenzel.cards import DECK_32, Card, CardSet


def every_deal(cards: CardSet, sizes: tuple[int, ...]) -> Iterator[World]:
    """Yield all deals of cards, whatever is known of them."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        held = CardSet(chosen)
        for others in every_deal(cards - held, sizes[1:]):
            yield (held, *others)


def fits(world: World, unseen: Unseen) -> bool:
    return all(held <= possible for held, possible in zip(world, unseen.possible, strict=True))


def by_brute_force(unseen: Unseen) -> set[World]:
    return {world for world in every_deal(unseen.cards, unseen.sizes) if fits(world, unseen)}


@st.composite
def small_cases(draw: st.DrawFn) -> Unseen:
    """Draw up to eight cards, up to four places and bars of any kind."""
    sizes = draw(st.lists(st.integers(0, 4), min_size=1, max_size=4).filter(lambda s: sum(s) <= 8))
    cards = list(DECK_32)[: sum(sizes)]
    possible = []
    for _ in sizes:
        barred = draw(st.sets(st.sampled_from(cards), max_size=3)) if cards else set()
        possible.append(CardSet(cards) - CardSet(barred))
    missing = CardSet(cards) - CardSet(card for held in possible for card in held)
    possible[-1] |= missing
    return Unseen(tuple(sizes), tuple(possible))


@given(small_cases())
def test_all_deals_that_fit_are_found_once(unseen: Unseen) -> None:
    wanted = by_brute_force(unseen)
    worlds = Worlds(unseen)
    found = list(worlds)
    assert len(found) == len(set(found)) == worlds.count
    assert set(found) == wanted


@given(small_cases(), st.integers())
def test_a_drawn_deal_fits(unseen: Unseen, seed: int) -> None:
    worlds = Worlds(unseen)
    if worlds.count:
        assert fits(worlds.draw(Lot(seed)), unseen)
    else:
        with pytest.raises(ValueError, match="no deal fits"):
            worlds.draw(Lot(seed))


VOIDS = Unseen(
    (3, 2, 2),
    (
        CardSet.from_text("C7 C8 S7 S8 H7"),
        CardSet.from_text("C8 S7 S8 H7 H8 D7"),
        CardSet.from_text("C7 C8 S8 H8 D7"),
    ),
)


@pytest.mark.parametrize(
    "unseen",
    [
        VOIDS,
        VOIDS.barring(1, CardSet.from_text("S8 D7")),
        VOIDS.fixing(0, CardSet.from_text("S7")),
        Unseen((1, 4, 2), (CardSet(list(DECK_32)[:7]),) * 3),
    ],
)
def test_every_deal_is_drawn_equally_often(unseen: Unseen) -> None:
    """Pearson's sum of squares stays within five standard deviations of its mean."""
    worlds, lot = Worlds(unseen), Lot(3, "even")
    each = 200
    seen = Counter(worlds.draw(lot) for _ in range(each * worlds.count))
    assert set(seen) == by_brute_force(unseen)
    freedom = worlds.count - 1
    squares = sum((number - each) ** 2 / each for number in seen.values())
    assert abs(squares - freedom) < 5 * (2 * freedom) ** 0.5


def test_the_count_of_a_whole_deal() -> None:
    sizes = (6, 6, 6, 6, 6, 2)
    worlds = Worlds(Unseen(sizes, (DECK_32,) * 6))
    assert worlds.count == factorial(32) // factorial(6) ** 5 // 2


def test_a_narrow_case_is_drawn_at_once() -> None:
    """One deal of 10**16 fits: drawing and rejecting would never end."""
    cards = list(DECK_32)
    hands = tuple(CardSet(cards[start::4]) for start in range(4))
    lot = Lot(1)
    assert Worlds(Unseen((8, 8, 8, 8), hands)).draw(lot) == hands
    nearly = Unseen((8, 8, 8, 8), (*hands[:2], hands[2] | hands[3], hands[2] | hands[3]))
    worlds = Worlds(nearly)
    assert worlds.count == comb(16, 8)
    assert worlds.draw(lot)[:2] == hands[:2]


def test_fixed_cards_lie_where_they_are_fixed() -> None:
    unseen = Unseen((6, 6, 2), (CardSet(list(DECK_32)[:14]),) * 3).fixing(1, CardSet((Card("D9"),)))
    lot = Lot(5)
    assert all(Card("D9") in Worlds(unseen).draw(lot)[1] for _ in range(20))


def test_few_deals_are_listed_and_many_drawn() -> None:
    worlds = Worlds(VOIDS)
    assert some_of(worlds, worlds.count, Lot(1)) == list(worlds)
    assert len(some_of(worlds, 5, Lot(1))) == 5
    assert some_of(worlds, 5, Lot(1)) == some_of(worlds, 5, Lot(1))
    cases = AnyOf(VOIDS.holding_any(0, CardSet.from_text("S7 S8")))
    assert some_of(cases, 1000, Lot(1)) == list(cases)
    with pytest.raises(ValueError, match="no deal fits"):
        some_of(AnyOf([]), 5, Lot(1))


def test_room_and_cards_must_agree() -> None:
    with pytest.raises(ValueError, match="do not fill"):
        Unseen((3, 2), (CardSet.from_text("C7 C8"), CardSet.from_text("S7 S8")))


def test_lots_are_even_and_repeatable() -> None:
    lot = Lot("seed", 1)
    drawn = Counter(lot.below(6) for _ in range(6000))
    assert all(850 < drawn[face] < 1150 for face in range(6))
    assert all(0 <= lot.share() < 1 for _ in range(100))
    assert [Lot(1).below(10**30)] != [Lot(2).below(10**30)]


@given(small_cases(), st.data())
def test_a_place_that_holds_one_of_some_cards(unseen: Unseen, data: st.DataObject) -> None:
    if not unseen.cards:
        return
    place = data.draw(st.integers(0, len(unseen.sizes) - 1))
    wanted = CardSet(data.draw(st.sets(st.sampled_from(list(unseen.cards)))))
    found = list(AnyOf(unseen.holding_any(place, wanted)))
    assert len(found) == len(set(found))
    assert set(found) == {world for world in by_brute_force(unseen) if world[place] & wanted}


def test_the_cases_are_drawn_as_often_as_they_are_many() -> None:
    cases = AnyOf(VOIDS.holding_any(0, CardSet.from_text("S7 S8 H7")))
    lot, each = Lot(9), 200
    seen = Counter(cases.draw(lot) for _ in range(each * cases.count))
    assert set(seen) == set(cases)
    freedom = cases.count - 1
    squares = sum((number - each) ** 2 / each for number in seen.values())
    assert abs(squares - freedom) < 5 * (2 * freedom) ** 0.5
    with pytest.raises(ValueError, match="any of the cases"):
        AnyOf([]).draw(lot)
