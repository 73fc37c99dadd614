"""The stream of random numbers, by its definition."""

from __future__ import annotations

from hashlib import sha256

from wenzel.cards import DECK_32, CardSet
from wenzel.shuffle import Stream, shuffled


def test_the_first_words_are_those_of_the_hash() -> None:
    digest = sha256(b"wenzel/seed/a/2/0").digest()
    stream = Stream("seed", "a", 2)
    for place in range(8):
        word = int.from_bytes(digest[4 * place : 4 * place + 4], "big")
        assert stream.below(2**32) == word
    following = sha256(b"wenzel/seed/a/2/1").digest()
    assert stream.below(2**32) == int.from_bytes(following[:4], "big")


def test_words_above_the_last_multiple_are_passed_over() -> None:
    n = 2**31 + 1
    plain = Stream("x")
    words = [plain.below(2**32) for _ in range(40)]
    stream = Stream("x")
    kept = [word for word in words if word < n]
    assert kept != words
    assert [stream.below(n) for _ in range(len(kept))] == kept


def test_fisher_and_yates_from_the_end() -> None:
    stream = Stream(3)
    cards = list(DECK_32)
    for last in range(31, 0, -1):
        other = stream.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert shuffled(DECK_32, 3) == tuple(cards)
    assert shuffled(CardSet(), 3) == ()
