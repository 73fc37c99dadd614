"""Scat, written once more straight from the rules' page (items 1 to 6, B2.1 to B2.12).

Plain texts and numbers, nothing of the package: the judge of `wenzel.games.scat`. A card is suit
and rank, scores are in points.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

PIPS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
LOW_TO_HIGH = "A23456789TJQKA"
SEQUENCES = {frozenset(LOW_TO_HIGH[low : low + 3]) for low in range(12)}


@dataclass
class House:
    """The house rules."""

    players: int = 4
    lives: int = 3
    dole: bool = True
    three_of_a_kind: float = 0
    straight_flush: bool = False
    minimum_knock: int = 0
    no_knock_in_first_round: bool = False
    throw_down: bool = False
    ends_without_stock: bool = False
    lone_knocker_loses: int = 2
    tied_knocker_loses_two: bool = False
    knocker_loses_two_to_31: bool = False
    stand_in_last_round: bool = False


def worth(hand: list[str], house: House) -> float:
    """Return what three cards are worth."""
    best: float = max(
        sum(PIPS.get(card[1]) or int(card[1]) for card in some)
        for count in (1, 2, 3)
        for some in combinations(hand, count)
        if len({card[0] for card in some}) == 1
    )
    if len({card[1] for card in hand}) == 1:
        best = max(best, house.three_of_a_kind)
    one_suit = len({card[0] for card in hand}) == 1
    if house.straight_flush and one_suit and frozenset(card[1] for card in hand) in SEQUENCES:
        best = max(best, 30)
    return best


@dataclass
class Table:
    """A round in progress, all cards open."""

    house: House
    hands: dict[int, list[str]]
    order: list[int]
    stock: list[str]
    pile: list[str]
    place: int = 0
    turns: int = 0
    drawn: str = ""
    barred: str = ""
    knocker: int | None = None
    left: int | None = None
    end: str = ""
    shown: list[int] = field(default_factory=list)

    @classmethod
    def deal(cls, house: House, deck: list[str], order: list[int]) -> Table:
        """Deal three each one by one, the next card face up, the rest the stock."""
        hands: dict[int, list[str]] = {seat: [] for seat in order}
        cards = list(deck)
        for _ in range(3):
            for seat in order:
                hands[seat].append(cards.pop(0))
        made = cls(house, hands, order, cards[1:], cards[:1])
        made.shown = [seat for seat in order if worth(hands[seat], house) == 31]
        if made.shown:
            made.end = "thirty-one"
        return made

    @property
    def seat(self) -> int:
        return self.order[self.place % len(self.order)]

    def legal(self) -> set[str]:
        """Return what the seat on move may do, in the words of the actions."""
        if self.end:
            return set()
        if self.drawn:
            return {f"discard {card}" for card in self.hands[self.seat] if card != self.barred}
        found = {"draw stock", "draw discard"}
        first = self.turns < len(self.order)
        if self.knocker is not None:
            if self.house.stand_in_last_round:
                found.add("stand")
            return found
        enough = worth(self.hands[self.seat], self.house) >= self.house.minimum_knock
        if enough and not (first and self.house.no_knock_in_first_round):
            found.add("knock")
        if first and self.house.throw_down:
            found.add("throw_down")
        return found

    def act(self, words: str) -> None:
        """Do what is legal."""
        verb, _, what = words.partition(" ")
        hand = self.hands[self.seat]
        if verb == "draw":
            self.drawn = self.stock.pop(0) if what == "stock" else self.pile.pop()
            self.barred = "" if what == "stock" else self.drawn
            hand.append(self.drawn)
            return
        if verb == "throw_down":
            self.knocker, self.end = self.seat, "throw-down"
            return
        if verb == "knock":
            self.knocker, self.left = self.seat, len(self.order)
        if verb == "discard":
            hand.remove(what)
            self.pile.append(what)
            self.drawn = self.barred = ""
            if worth(hand, self.house) == 31:
                self.shown, self.end = [self.seat], "thirty-one"
                return
        self._next()

    def _next(self) -> None:
        self.place += 1
        self.turns += 1
        if self.left is not None:
            self.left -= 1
            if not self.left:
                self.end = "knock"
        elif not self.stock and self.house.ends_without_stock:
            self.end = "exhausted"

    def lost(self) -> dict[int, int]:
        """Return the lives lost by each seat in play."""
        house, knocker = self.house, self.knocker
        if self.end == "exhausted":
            return dict.fromkeys(self.order, 0)
        if self.end == "thirty-one":
            two = knocker if house.knocker_loses_two_to_31 else None
            return {s: 0 if s in self.shown else 2 if s == two else 1 for s in self.order}
        scores = {seat: worth(self.hands[seat], house) for seat in self.order}
        lowest = [seat for seat in self.order if scores[seat] == min(scores.values())]
        lost = {seat: int(seat in lowest) for seat in self.order}
        if lowest == [knocker]:
            lost[lowest[0]] = house.lone_knocker_loses
        elif knocker in lowest:
            assert knocker is not None
            lost[knocker] = 2 if house.tied_knocker_loses_two else 0
        return lost


def pay(
    house: House, pennies: list[int | None], kitty: int, lost: dict[int, int]
) -> tuple[list[int | None], int]:
    """Return pennies and kitty after a round; where nobody would be left, nobody pays."""
    after = list(pennies)
    for seat, lives in lost.items():
        had = pennies[seat]
        assert had is not None
        rest = had - lives
        gone = rest < 0 if house.dole else lives > 0 and rest <= 0
        after[seat] = None if gone else rest
        kitty += min(had, lives)
    if all(left is None for left in after):
        return list(pennies), sum(house.lives for _ in pennies) - sum(p or 0 for p in pennies)
    return after, kitty
