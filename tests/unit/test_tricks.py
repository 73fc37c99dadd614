"""Tricks of three to five players, with any order."""

from __future__ import annotations

import pytest

from wenzel.cards import DECK_52, Card, CardSet, Rank
from wenzel.tricks import TRUMP, Trick, TrickOrder

# A game of no rule book: all sevens are trump, then plain suits with the deuce highest.
ODD = TrickOrder.build(
    DECK_52,
    trumps=[Card("H7"), Card("C7"), Card("S7"), Card("D7")],
    ranks=[Rank.TWO, *(rank for rank in reversed(Rank) if rank not in (Rank.TWO, Rank.SEVEN))],
    points={Rank.TWO: 20, Rank.SEVEN: 1},
)


def test_tables() -> None:
    assert ODD.trumps == CardSet.from_text("H7 C7 S7 D7")
    assert ODD.suit[Card("H7")] == TRUMP
    assert ODD.points_of(DECK_52) == 84
    assert len(ODD.cards_of(0)) == 12
    assert ODD.beats(Card("D2"), Card("DA"))
    assert not ODD.beats(Card("DA"), Card("H3"))


@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("D3 DA D2 H2 C2", "D2"),
        ("D3 D7 S7 H7 D2", "H7"),
        ("C9 D7 CA", "D7"),
        ("C9 HA SA D2", "C9"),
        ("C9", "C9"),
    ],
)
def test_winner(played: str, winner: str) -> None:
    cards = [Card(text) for text in played.split()]
    assert cards[ODD.winner(cards)] is Card(winner)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_trick_goes_round(players: int) -> None:
    seats = tuple((2 + step) % players for step in range(players))
    trick = Trick(seats)
    assert trick.leader == trick.to_play == 2
    assert trick.led is None
    cards = [Card(text) for text in ["D3", "D4", "D2", "D5", "D6"]][:players]
    for place, card in enumerate(cards):
        assert trick.to_play == seats[place]
        assert trick.card_of(seats[place]) is None
        trick = trick.play(card)
        assert trick.card_of(seats[place]) is card
        assert trick.led is cards[0]
    assert trick.is_complete
    assert trick.to_play is None
    assert trick.winning_seat(ODD) == seats[2]
    after = trick.next(ODD)
    assert after.leader == seats[2]
    assert sorted(after.seats) == sorted(seats)
    assert after.seats == tuple((seats[2] + step) % players for step in range(players))
    assert after.cards == ()


def test_a_seat_that_does_not_play_has_no_card() -> None:
    assert Trick((0, 1, 2), (Card("CJ"),)).card_of(3) is None


def test_high_to_low() -> None:
    hand = CardSet.from_text("D7 C2 CA H7 D3 D2")
    assert [card.text for card in ODD.high_to_low(hand)] == ["H7", "D7", "C2", "CA", "D2", "D3"]


def test_a_seat_may_play_several_cards_to_a_trick() -> None:
    trick = Trick((0, 1, 0, 1), tuple(map(Card, ("C9", "CA", "C7"))))
    assert trick.cards_of(0) == (Card("C9"), Card("C7"))
    assert trick.cards_of(1) == (Card("CA"),)
    assert trick.card_of(0) is Card("C9")
    assert trick.to_play == 1
