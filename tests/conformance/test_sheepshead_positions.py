"""Sheepshead's duties as data: legal cards of whole hands, sequences of play, open-hand values."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.solver_support import SHEEPSHEAD
from wenzel.cards import Card, CardSet, Rank
from wenzel.solver import Duty, Position, Solver, is_compiled, perft
from wenzel.tricks import TrickOrder

HANDS = json.loads(
    (Path(__file__).parent / "data" / "sheepshead-hands.json").read_text(encoding="utf-8")
)
WITH_SIDES = [hand for hand in HANDS if hand["kind"] != "leaster"]
UNDER = "UNDER"
Made = Callable[[int], Position]


def card(text: str) -> Card:
    """Read a card as this data writes it, rank first: ``10H``."""
    rank, suit = text[:-1], text[-1]
    return Card(suit + rank.replace("10", "T"))


def cards(texts: str) -> CardSet:
    return CardSet(map(card, texts.split()))


def called_order(call: Card | None, under: Card | None) -> TrickOrder:
    """Return the trick order of a hand: a called ten beats its ace; an under is of the suit."""
    if call is None:
        return SHEEPSHEAD
    suits, strength = list(SHEEPSHEAD.suit), list(SHEEPSHEAD.strength)
    if call.rank is Rank.TEN:
        strength[call] = strength[Card.of(call.suit, Rank.ACE)] + 1
    if under is not None:
        suits[under], strength[under] = int(call.suit), 0
    masks = tuple(sum(1 << n for n, own in enumerate(suits) if own == s) for s in range(5))
    return replace(SHEEPSHEAD, suit=tuple(suits), strength=tuple(strength), masks=masks)


def position(
    hands: tuple[CardSet, ...],
    leader: int,
    side: frozenset[int],
    *,
    picker: int,
    bury: CardSet,
    call: Card | None = None,
    under: Card | None = None,
) -> Position:
    """Return a hand after the bury; the picker's under lies in his hand as what it is."""
    order = called_order(call, under)
    duty = None
    if call is not None:
        own = hands[picker] & order.cards_of(call.suit)
        ace = Card.of(call.suit, Rank.ACE)
        if call.rank is Rank.TEN:
            # The picker holds the ace to the called ten, and it is the ace that he keeps.
            duty = Duty(call.suit, CardSet((call, ace)), CardSet((call, ace)))
        else:
            duty = Duty(call.suit, CardSet((call,)), own.with_card(call))
    points = SHEEPSHEAD.points_of(bury)
    return Position(order, hands, leader, side, points=points, duty=duty)


@pytest.mark.parametrize("hand", WITH_SIDES, ids=lambda hand: str(hand["id"]))
def test_legal_cards_and_winners_of_whole_hands(hand: dict[str, Any]) -> None:
    picker = hand["picker"]
    call = card(hand["call"]) if hand["call"] else None
    under = card(hand["under"]) if hand["under"] else None
    bury = cards(" ".join(hand["bury"]))
    dealt = [cards(" ".join(each)) for each in hand["hands"]]
    dealt[picker] = (dealt[picker] | cards(" ".join(hand["blind"]))) - bury
    side = frozenset({picker} if hand["partner"] is None else {picker, hand["partner"]})
    now = position(
        tuple(dealt), hand["plays"][0]["seat"], side,
        picker=picker, bury=bury, call=call, under=under,
    )  # fmt: skip
    winners = []
    for play in hand["plays"]:
        assert now.to_play == play["seat"]
        legal = CardSet(_shown(text, under) for text in play["legal"])
        assert now.legal() == legal, play
        now = now.play(_shown(play["card"], under))
        if not now.trick:
            winners.append(now.leader)
    assert winners == hand["trick_winners"]
    assert now.taken == hand["team_tricks"]
    assert now.points == hand["team_points_incl_bury"]


def _shown(text: str, under: Card | None) -> Card:
    if text.upper() == UNDER:
        assert under is not None
        return under
    return card(text)


def table(text: str) -> tuple[CardSet, ...]:
    return tuple(map(cards, text.split(" / ")))


P1 = table(
    "QC JH AD 9D 8H 7H / JC 10D KH 9C AS 10S / QS JD 8D AH 9H KC / QH 7D JS 10C 8C KS"
    " / QD KD 10H 7C 9S 8S"
)
P2 = table(
    "QC QS JD AC AS AH / JC AD 10C 9C KH 9H / QH JS 8D 10H 8H 8C / QD JH 7D 10S 9S 7C"
    " / 10D KD 9D KS 8S 7H"
)
P3 = table(
    "QC JC AD 9D KD 10D / AH 10H KH QS JS 7C / QH QD JH 9H 8H 7H / 10C KC 9C 8C 10S KS"
    " / 9S 8S 7S 8D 7D JD"
)


def p1(leader: int) -> Position:
    return position(P1, leader, frozenset({0, 2}), picker=0, bury=cards("AC 7S"), call=Card("HA"))


def p2(leader: int) -> Position:
    return position(P2, leader, frozenset({0, 2}), picker=0, bury=cards("KC 7S"), call=Card("HT"))


def p3(leader: int) -> Position:
    return position(
        P3, leader, frozenset({0, 1}), picker=0, bury=cards("AC AS"), call=Card("HA"),
        under=Card("DT"),
    )  # fmt: skip


def p4(leader: int) -> Position:
    return position(P1, leader, frozenset({0}), picker=0, bury=cards("AC 7S"))


PERFT = [
    (p1, 0, [6, 10, 26, 84, 156, 742, 1569]),
    (p1, 1, [6, 18, 36, 64, 288, 1356, 2955]),
    (p2, 0, [6, 16, 52, 128, 306, 1446, 3288]),
    (p2, 1, [6, 10, 32, 78, 186, 906, 2048]),
    (p3, 0, [6, 11, 33, 198, 648, 2700, 9090]),
    (p3, 1, [4, 15, 78, 360, 1368, 6300, 20190]),
    (p4, 0, [6, 10, 28, 96, 168, 840, 1984]),
    (p4, 1, [6, 21, 44, 74, 324, 1620, 3864]),
]


@pytest.mark.parametrize(("made", "leader", "counts"), PERFT)
def test_sequences_of_play(made: Made, leader: int, counts: list[int]) -> None:
    assert [perft(made(leader), depth) for depth in range(1, 8)] == counts


def more(deal: str, picker: int, partner: int, bury: str, call: str, leader: int) -> Position:
    return position(
        table(deal), leader, frozenset({picker, partner}),
        picker=picker, bury=cards(bury), call=Card(call),
    )  # fmt: skip


VALUES = [
    *((p1(leader), value) for leader, value in enumerate((96, 92, 96, 92, 92))),
    *((p2(leader), value) for leader, value in enumerate((120, 61, 120, 61, 61))),
    *((p4(leader), 24) for leader in range(5)),
    (
        more(
            "QD JH JS 8D AD 9S / QH AH 7S JD 7C 10H / 9C 9H AS 10D 9D 10C / QC QS 8S 8H 8C KC"
            " / KS 7H 10S KD AC KH",
            0, 2, "JC 7D", "SA", 3,
        ),
        62,
    ),
    (
        more(
            "AH JS 8S 9H 7S JH / JC QS 10C KC JD 10D / 9C 9D AC 10H KD 7D / AD QD KS QH 7C QC"
            " / 8H 7H 8C KH 8D 10S",
            3, 2, "AS 9S", "CA", 2,
        ),
        71,
    ),
    (
        more(
            "9D AH 10H QD 8H 9H / KC KS 9C 10C 7D AS / JS 10S JD 8C QS JH / 9S QH 8D 10D KD 7C"
            " / 8S QC AD AC 7H JC",
            2, 4, "7S KH", "CA", 3,
        ),
        38,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("now", "value"), VALUES, ids=range(len(VALUES)))
def test_open_hand_values(now: Position, value: int) -> None:
    if not is_compiled():
        pytest.skip("the compiled search is not installed, and the plain one takes too long")
    solver = Solver(16)
    assert solver.value(now).value == value
    assert solver.at_least(now, value)
    assert not solver.at_least(now, value + 1)


@pytest.mark.slow
@pytest.mark.parametrize(("now", "value"), VALUES, ids=range(len(VALUES)))
def test_open_hand_values_by_the_plain_search(now: Position, value: int) -> None:
    assert Solver(plain=True).value(now).value == value
