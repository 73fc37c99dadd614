"""The longest run of matadors that a hand can have, against trying every skat."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.skat.contract import TRUMP_GAMES, GameType, trumps_of
from wenzel.games.skat.deal import HAND_SIZE
from wenzel.games.skat.matadors import count_matadors, most_matadors


def tried(hand: CardSet, game: GameType) -> int:
    skats = combinations(DECK_32 - hand, 2)
    return max(abs(count_matadors(hand | CardSet(skat), game)) for skat in skats)


@settings(max_examples=60, deadline=None)
@given(st.permutations(list(DECK_32)), st.sampled_from(TRUMP_GAMES))
def test_any_hand(deck: list[Card], game: GameType) -> None:
    hand = CardSet(deck[:HAND_SIZE])
    assert most_matadors(hand, game) == tried(hand, game)


@pytest.mark.parametrize("game", TRUMP_GAMES)
@pytest.mark.parametrize("first", range(11))
def test_long_runs(game: GameType, first: int) -> None:
    """Hands with every trump but some, from the top or from the bottom."""
    trumps = trumps_of(game)
    plain = list(DECK_32 - CardSet(trumps))
    for held in (trumps[first:], trumps[:first], trumps[first : first + 2]):
        chosen = [*held[:HAND_SIZE], *plain][:HAND_SIZE]
        assert most_matadors(CardSet(chosen), game) == tried(CardSet(chosen), game)
