"""Exact numbers of hands (the statistical checks of rules A3), counted by patterns."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

from tests.sheepshead_support import options_of
from wenzel.cards import Card, CardSet
from wenzel.games.sheepshead.calls import callable_cards, fail_suits, needs_under
from wenzel.games.sheepshead.picking import is_worthless
from wenzel.games.sheepshead.trick_order import trick_order

OPTIONS = options_of()
ORDER = trick_order(OPTIONS)
EIGHT = 8
PLAIN = "TK987"


def kind_of(eight: CardSet) -> str:
    """Return which sort of call a picker with eight cards has."""
    if needs_under(eight, OPTIONS):
        return "under" if eight - ORDER.trumps else "under without fail"
    aces = sum(card.text[1] == "A" for card in eight - ORDER.trumps)
    return "three aces" if aces == len(fail_suits(OPTIONS)) else "simple"


def test_how_many_hands_of_eight_have_which_call() -> None:
    """Hands that differ only by other cards of the same suits have the same call.

    So one of each pattern is looked at: the ace of each fail suit, and how many others of it.
    """
    found: Counter[str] = Counter()
    suit_patterns = list(product((False, True), range(len(PLAIN) + 1)))
    for patterns in product(suit_patterns, repeat=3):
        fail = [
            Card(suit.letter + rank)
            for suit, (has_ace, count) in zip(fail_suits(OPTIONS), patterns, strict=True)
            for rank in ("A" if has_ace else "") + PLAIN[-count:] * (count > 0)
        ]
        trumps = EIGHT - len(fail)
        if trumps < 0:
            continue
        hand = CardSet([*fail, *list(ORDER.trumps)[:trumps]])
        ways = comb(len(ORDER.trumps), trumps)
        for _, count in patterns:
            ways *= comb(len(PLAIN), count)
        kind = kind_of(hand)
        found[kind] += ways
        assert callable_cards(hand, hand, OPTIONS)
    assert found.total() == comb(32, EIGHT) == 10_518_300
    assert found["simple"] == 9_841_590
    assert found["under"] == 554_952
    assert found["under without fail"] == 3_003
    assert found["three aces"] == 118_755


def test_how_many_hands_may_ask_for_a_redeal() -> None:
    deck = ORDER.trumps | CardSet(
        card for suit in fail_suits(OPTIONS) for card in ORDER.cards_of(suit)
    )
    for rule, hands in (("no-ace-face-trump", 924), ("no-ten-either", 84), ("never", 0)):
        options = options_of(redeal_request=rule)
        worthless = [card for card in deck if is_worthless(CardSet((card,)), options)]
        assert comb(len(worthless), 6) == hands
        assert not worthless or is_worthless(CardSet(worthless), options)
    assert comb(32, 6) == 906_192


def test_how_many_trumps_are_dealt() -> None:
    ways = [comb(len(ORDER.trumps), n) * comb(32 - len(ORDER.trumps), 6 - n) for n in range(7)]
    assert ways == [18564, 119952, 278460, 297024, 153153, 36036, 3003]
