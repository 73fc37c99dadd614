"""Sheepshead, written once more straight from the rules' page (A2.1 to A2.15).

Plain texts and numbers, nothing of the package: the judge of `wenzel.games.sheepshead`. A card is
suit and rank, ``UNDER`` is the picker's under.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

UNDER = "UNDER"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PLAIN = "ATK987"


class House(NamedTuple):
    """What of the house rules changes the play or the score."""

    trump: str = "D"
    spitz: str = "off"
    jacks_first: bool = False
    ten_beats_ace: bool = True
    off_hook: bool = True
    bump: bool = False
    opponents_need: int = 30
    side_needs: int = 31


def trumps(house: House) -> list[str]:
    """A2.1: the trumps from the highest."""
    tops = "JQ" if house.jacks_first else "QJ"
    found = [suit + rank for rank in tops for suit in "CSHD"]
    found += [house.trump + rank for rank in PLAIN]
    if house.spitz != "off":
        seven = found.pop()
        found.insert(1 if house.spitz == "second" else 0, seven)
    return found


def points(cards: Sequence[str]) -> int:
    """Return the card points of cards."""
    return sum(POINTS.get(card[1], 0) for card in cards)


def suit_of(card: str, house: House, call: str | None) -> str:
    """Return the suit a card belongs to, ``t`` for trump; an under is of the called suit."""
    if card == UNDER:
        assert call is not None
        return call[0]
    return "t" if card in trumps(house) else card[0]


def taker(trick: Sequence[str], house: House, call: str | None) -> int:
    """A2.10, A2.7 and A2.8: return which card takes a trick."""
    led = suit_of(trick[0], house, call)
    ranked: list[tuple[int, int]] = []
    for place, card in enumerate(trick):
        if card in trumps(house):
            worth = 100 - trumps(house).index(card)
        elif card == UNDER or card[0] != led:
            worth = 0
        elif card == call and card[1] == "T" and house.ten_beats_ace:
            worth = 50
        else:
            worth = 20 - PLAIN.index(card[1])
        ranked.append((worth, -place))
    return -max(ranked)[1]


def may_play(
    hand: set[str], led: str | None, house: House, call: str | None, *, picks: bool, bound: bool
) -> set[str]:
    """A2.6 to A2.8 and A2.10: return what may be played.

    ``led`` is the suit led, ``picks`` tells the picker from the others, ``bound`` whether the
    called suit has still to be led for the first time.
    """
    if len(hand) == 1:
        return set(hand)

    def of(suit: str) -> set[str]:
        return {card for card in hand if suit_of(card, house, call) == suit}

    if call is None or not bound:
        return set(hand) if led is None else (of(led) or set(hand))
    suit = call[0]
    forced: set[str] = set()
    if picks and UNDER in hand:
        forced = {UNDER}
    elif picks and call[1] == "T":
        forced = {suit + "A"}
    elif call in hand:
        forced = {call}
    if led is None:
        return hand - (of(suit) - forced) if forced else set(hand)
    if led == suit:
        return forced or of(suit) or set(hand)
    if of(led):
        return of(led)
    if picks and not forced and len(of(suit)) == 1:
        forced = of(suit)
    return hand - forced


def calls(eight: set[str], kept: set[str], house: House) -> tuple[set[str], bool]:
    """A2.5: return what may be called, and whether only with an under."""
    fails = [suit for suit in "CSH" if suit != house.trump] + (["D"] if house.trump != "D" else [])
    aces = {suit + "A" for suit in fails}

    def held(suit: str, cards: set[str]) -> set[str]:
        return {card for card in cards if suit_of(card, house, None) == suit}

    simple = {s for s in fails if s + "A" not in eight and held(s, eight)}
    if simple:
        return {s + "A" for s in simple if held(s, kept)}, False
    if aces <= eight:
        return {s + "T" for s in fails if s + "T" not in eight and s + "A" in kept}, False
    return aces - eight, True


class Result(NamedTuple):
    """The score of a hand with a picker."""

    side_points: int
    side_tricks: int
    scores: list[int]


def settle(
    side: set[int], picker: int, taken: list[tuple[int, int]], bury: int, seats: int, house: House,
    factor: int = 1,
) -> Result:  # fmt: skip
    """A2.11 and A2.12: the score, from the winner and points of each trick.

    Args:
        side: the picker and his partners.
        picker: who picked.
        taken: winner and points of each trick.
        bury: points of the bury.
        seats: how many play.
        house: the rules.
        factor: what cracks and the like multiply by.
    """
    tricks = sum(winner in side for winner, _ in taken)
    mine = bury + sum(worth for winner, worth in taken if winner in side)
    theirs = 120 - mine
    opponents = seats - len(side)
    if tricks == len(taken):
        unit = 3
    elif tricks == 0:
        unit = -3
    elif mine >= 61:
        unit = 2 if theirs < house.opponents_need else 1
    else:
        unit = -2 if mine < house.side_needs else -1
    if unit < 0 and house.bump:
        unit *= 2
    unit *= factor
    scores = [-unit] * seats
    partners = side - {picker}
    hook = tricks == 0 and house.off_hook
    for seat in partners:
        scores[seat] = 0 if hook else unit
    scores[picker] = unit * (opponents if hook else opponents - len(partners))
    return Result(mine, tricks, scores)


def leaster(
    taken: list[tuple[int, int]], seats: int, blind: int, rule: str | None, needs_trick: bool
) -> tuple[list[int], list[int]]:
    """A2.13: points and scores when everybody plays for himself and the fewest points win."""
    got = [sum(worth for winner, worth in taken if winner == seat) for seat in range(seats)]
    winners = [winner for winner, _ in taken]
    if rule == "last-trick":
        got[winners[-1]] += blind
    elif rule == "first-trick":
        got[winners[0]] += blind
    if len(set(winners)) == 1:
        best = [winners[0]]
    else:
        can = [seat for seat in range(seats) if seat in winners or not needs_trick]
        best = [seat for seat in can if got[seat] == min(got[other] for other in can)]
    if len(best) > 1:
        return got, [0] * seats
    return got, [seats - 1 if seat == best[0] else -1 for seat in range(seats)]


def each_for_himself(
    kind: str, taken: list[tuple[int, int]], seats: int, blind: int, rule: str | None
) -> tuple[list[int], list[int]]:
    """A2.13: points and scores of a moster, a mittler and a schneidster; ties pay nothing."""
    got, _ = leaster(taken, seats, blind, rule, False)
    winners = {winner for winner, _ in taken}
    sign = 1
    if kind == "moster":
        best = [seat for seat in range(seats) if got[seat] == max(got)]
        if len(winners) == 1:
            best = list(winners)
        else:
            sign = -1
    elif kind == "mittler":
        best = [seat for seat in range(seats) if got[seat] == sorted(got)[seats // 2]]
    else:
        near = [worth for worth in got if worth <= 30]
        best = [seat for seat in range(seats) if near and got[seat] == max(near)]
    if len(best) != 1:
        return got, [0] * seats
    return got, [sign * (seats - 1 if seat == best[0] else -1) for seat in range(seats)]


def schwanzer(hands: list[set[str]], house: House) -> list[int]:
    """A2.13: the strongest hand pays 1 to each other; of equals the one with the best trump."""
    order = trumps(house)
    ranked = []
    for hand in hands:
        own = sorted(order.index(card) for card in hand if card in order)
        strength = sum({"Q": 3, "J": 2}.get(order[place][1], 1) for place in own)
        ranked.append((strength, -own[0] if own else -99))
    loser = ranked.index(max(ranked))
    return [1 - len(hands) if place == loser else 1 for place in range(len(hands))]
