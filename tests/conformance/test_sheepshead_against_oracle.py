"""Hands of Sheepshead against the same rules written a second time, in houses of all kinds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.sheepshead_oracle import (
    UNDER,
    House,
    calls,
    each_for_himself,
    leaster,
    may_play,
    points,
    schwanzer,
    settle,
    suit_of,
    taker,
)
from wenzel.cards import CardSet
from wenzel.games.sheepshead.actions import (
    Blitz,
    Bury,
    Call,
    Crack,
    CrackAgain,
    LayUnder,
    Play,
    PlayUnder,
    Recrack,
)
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.preparing import Calling
from wenzel.games.sheepshead.state import SheepsheadState
from wenzel.rulesets import load

FORMS = [
    (5, "called-ace", "full"), (5, "called-ace", "full"), (5, "called-ace", "full"),
    (5, "jack-of-diamonds", "full"), (5, "jack-of-clubs", "full"), (6, "jack-of-diamonds", "full"),
    (6, "jack-of-clubs", "full"), (6, "jack-and-ace", "full"), (6, "jack-and-ace", "full"),
    (4, "called-ace", "without-black-sevens"), (4, "jack-of-diamonds", "without-black-sevens"),
    (3, "none", "full"), (3, "none", "without-black-sevens"), (3, "none", "without-low-fail"),
    (4, "none", "full"), (7, "jack-of-diamonds", "full"), (7, "next-player", "full"),
    (4, "black-queens", "full"), (6, "black-queens", "without-black-sevens"),
    (8, "black-queens", "full"), (8, "queen-jack-seven", "full"),
]  # fmt: skip
EACH = ("leaster", "moster", "mittler", "schneidster")
BY_CARDS = {"black-queens": {"CQ", "SQ"}, "queen-jack-seven": {"CQ", "DJ", "D7"}}
TRUMPS = {"D": "diamonds", "H": "hearts", "C": "clubs"}
DOUBLING = (Crack, Recrack, CrackAgain, Blitz)


def texts(cards: CardSet) -> set[str]:
    return {card.text for card in cards}


class Hand:
    """A hand that is played by the package and judged by the oracle."""

    def __init__(self, seed: str) -> None:
        self.rng = rng = Random(seed)
        self.players, self.partner, deck = rng.choice(FORMS)
        has_pick = self.partner not in BY_CARDS
        self.calls_ace = self.partner in ("called-ace", "jack-and-ace")
        trump = rng.choice("DDDHC")
        if self.partner == "queen-jack-seven" or (deck == "without-black-sevens" and trump == "C"):
            trump = "D"
        self.house = House(
            trump=trump,
            spitz=rng.choice(("off", "off", "second", "first")),
            jacks_first=rng.random() < 0.2,
            ten_beats_ace=not self.calls_ace or rng.random() < 0.7,
            off_hook=not has_pick or rng.random() < 0.5,
            bump=has_pick and rng.random() < 0.5,
            opponents_need=rng.choice((30, 31)),
            side_needs=rng.choice((30, 31)),
        )
        self.no_pick = self._no_pick() if has_pick else "leaster"
        self.needs_trick = self.no_pick != "leaster" or rng.random() < 0.7 or not has_pick
        own = has_pick and self.no_pick in EACH
        self.blind = rng.choice(("last-trick", "first-trick", "set-aside")) if own else "last-trick"
        self.forced_bump = not (
            self.house.bump and self.no_pick in ("forced-pick", "schiller") and rng.random() < 0.5
        )
        self.seats = self.players + (rng.random() < 0.3)
        self.stake = 2 if self.no_pick == "doubler" and rng.random() < 0.5 else 1
        options: dict[str, Any] = {
            "players": self.players,
            "partner": self.partner,
            "deck": deck,
            "trump_suit": TRUMPS[trump],
            "spitz": self.house.spitz,
            "jacks_above_queens": self.house.jacks_first,
            "called_ten_beats_ace": self.house.ten_beats_ace,
            "partner_off_hook": self.house.off_hook,
            "double_on_bump": self.house.bump,
            "opponents_need": self.house.opponents_need,
            "picker_side_needs": self.house.side_needs,
            "cracks": rng.choice((0, 0, 1, 2, 3)) if has_pick else 0,
        }
        options |= {
            "dealer_sits_out": self.seats > self.players,
            "no_pick": self.no_pick,
            "leaster_blind": self.blind,
            "leaster_needs_trick": self.needs_trick,
            "forced_pick_bump": self.forced_bump,
            "blitz": rng.choice(("off", "at-pick")) if has_pick else "off",
        }
        self.game = load("sheepshead-called-ace", **options)
        deal = self.game.deal_from_seed(rng.getrandbits(60), dealer=rng.randrange(self.seats))
        self.deal = deal = msgspec.structs.replace(deal, stake=self.stake)
        self.order = [(deal.dealer + step) % self.seats for step in range(1, self.players + 1)]
        self.hands = [texts(deal.hands[seat]) for seat in self.order]
        self.state: SheepsheadState = self.game.start(deal)
        self.factor = self.stake
        self.forced = False
        self.passes = 0
        self.call: str | None = None
        self.buried: set[str] = set()
        self.under: str | None = None
        self.under_led = False
        self.suit_led = False
        self.trick: list[str] = []
        self.taken: list[tuple[int, int]] = []

    def _no_pick(self) -> str:
        choices = [*EACH, "doubler", "forced-pick", "schiller", "redeal", "schwanzer"]
        if self.players % 2 == 0:
            choices.remove("mittler")
        return self.rng.choice((*choices, "leaster", "leaster"))

    def place(self, seat: int) -> int:
        """Return how far a seat is from the first to be asked."""
        return self.order.index(seat)

    # -- the way to the play ----------------------------------------------------------------------

    def prepare(self) -> None:
        while not isinstance(self.state.phase, Playing) and not self.state.is_terminal:
            phase, legal = self.state.phase, self.state.legal_actions()
            seat = self.state.current_player
            assert seat is not None
            if isinstance(phase, Calling) and self.calls_ace:
                self._judge_calls(seat)
            if isinstance(phase, Cracking):
                self._judge_cracking(phase, self.place(seat))
            if isinstance(phase, Picking):
                self._judge_picking(seat)
            kinds = sorted({type(action).__name__ for action in legal})
            if "Call" in kinds and self.rng.random() < 0.7:
                kinds = ["Call"]
            if kinds == ["Pass", "Pick"]:
                kinds = ["Pass"] * 4 + ["Pick"]
            kind = self.rng.choice(kinds)
            action = self.rng.choice([a for a in legal if type(a).__name__ == kind])
            if isinstance(action, DOUBLING):
                self.factor *= 2
            if isinstance(action, Bury):
                self.buried |= texts(action.cards)
            if isinstance(action, Call):
                self.call = action.card.text
            if isinstance(action, LayUnder):
                self.under = action.card.text
            self.state = self.state.apply(action)

    def _judge_calls(self, seat: int) -> None:
        kept = texts(self.state.hands[seat].hand)
        right, under = calls(kept | self.buried, kept, self.house)
        found = [action for action in self.state.legal_actions() if isinstance(action, Call)]
        assert {action.card.text for action in found} == right
        assert all(action.under == under for action in found)

    def _judge_picking(self, seat: int) -> None:
        """All others have passed and may not pick again; some houses force one to pick."""
        place = self.passes % self.players
        assert self.place(seat) == place
        all_passed = self.passes >= self.players
        last = self.no_pick == "forced-pick" and place == self.players - 1
        assert not all_passed or self.no_pick == "schiller"
        self.forced = all_passed or last
        lines = {action.line for action in self.state.legal_actions()}
        assert lines == ({"pick"} if self.forced else {"pick", "pass"})
        self.passes += 1

    def _judge_cracking(self, phase: Cracking, place: int) -> None:
        picker = self.place(phase.picked.picker)
        on_side = place in self.side(picker)
        later = place > picker and not self.forced
        for action in self.state.legal_actions():
            if isinstance(action, Crack):
                assert later
                assert not on_side
            if isinstance(action, Recrack):
                assert on_side
            if isinstance(action, CrackAgain):
                assert not on_side

    def side(self, picker: int) -> set[int]:
        """Return the places of the picker and his partners."""
        if self.partner == "next-player":
            return {picker, (picker + 1) % self.players}
        cards = {self.call} if self.call is not None else set()
        if self.partner == "jack-and-ace" and self.call is not None:
            cards.add("DJ")
        return {picker} | {place for place, hand in enumerate(self.hands) if hand & cards}

    # -- the play ---------------------------------------------------------------------------------

    def play(self) -> None:
        while isinstance(self.state.phase, Playing):
            playing = self.state.phase
            seat = playing.current_player
            assert seat is not None
            hand = texts(self.state.hands[seat].hand)
            if seat == playing.picker and self.under is not None and not self.under_led:
                hand.add(UNDER)
            call = self.call if self.calls_ace else None
            led = suit_of(self.trick[0], self.house, call) if self.trick else None
            right = may_play(
                hand, led, self.house, call,
                picks=seat == playing.picker, bound=not self.suit_led,
            )  # fmt: skip
            legal = self.state.legal_actions()
            found = {a.card.text if isinstance(a, Play) else UNDER for a in legal}
            assert found == right, (seat, hand, led, call)
            action = self.rng.choice(legal)
            self._put(seat, action.card.text if isinstance(action, Play) else UNDER, call)
            assert isinstance(action, Play | PlayUnder)
            self.state = self.state.apply(action)
            if not self.trick and isinstance(self.state.phase, Playing):
                assert self.place(self.state.current_player or 0) == self.taken[-1][0]

    def _put(self, seat: int, card: str, call: str | None) -> None:
        self.under_led = self.under_led or card == UNDER
        self.trick.append(card)
        if len(self.trick) < self.players:
            return
        first = self.place(seat) + 1
        winner = (first + taker(self.trick, self.house, call)) % self.players
        open_cards = [self.under if card == UNDER else card for card in self.trick]
        worth = points([card for card in open_cards if card is not None])
        if call is not None and suit_of(self.trick[0], self.house, call) == call[0]:
            self.suit_led = True
        self.taken.append((winner, worth))
        self.trick = []

    # -- the end ----------------------------------------------------------------------------------

    def judge(self, kind: Kind, picker: int | None) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        scores = [outcome.returns[seat] for seat in self.order]
        assert sum(scores) == 0 == sum(outcome.returns)
        if picker is not None:
            house = self.house
            if self.forced and not self.forced_bump:
                house = house._replace(bump=False)
            side = self.side(self.place(picker))
            right = settle(side, self.place(picker), self.taken, points(sorted(self.buried)),
                           self.players, house, self.factor)  # fmt: skip
            assert outcome.side_points == right.side_points
            assert outcome.side_tricks == right.side_tricks
            assert scores == right.scores, (house, side, right)
            assert {picker, *outcome.partners} == {self.order[place] for place in side}
        elif kind is Kind.QUEENS:
            self._judge_queens(scores)
        else:
            blind = points(sorted(texts(self.deal.blind | self.deal.partners_blind)))
            if kind is Kind.LEASTER:
                got, plain = leaster(self.taken, self.players, blind, self.blind, self.needs_trick)
            else:
                got, plain = each_for_himself(
                    kind.value, self.taken, self.players, blind, self.blind
                )
            assert [outcome.points[seat] for seat in self.order] == got
            assert scores == plain, (kind, self.taken)

    def _judge_queens(self, scores: list[int]) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        cards = BY_CARDS[self.partner]
        side = {place for place, hand in enumerate(self.hands) if hand & cards}
        mine = sum(worth for winner, worth in self.taken if winner in side)
        assert {self.place(seat) for seat in outcome.partners} == side
        assert outcome.side_points == mine
        won = mine >= 61 and any(winner in side for winner, _ in self.taken)
        assert all((score > 0) == ((place in side) == won) for place, score in enumerate(scores))

    def judge_unplayed(self) -> str:
        """Judge a hand that nobody picked and nobody plays."""
        outcome = self.state.outcome
        assert outcome is not None
        assert self.passes == self.players
        scores = [outcome.returns[seat] for seat in self.order]
        if self.no_pick == "schwanzer":
            assert scores == schwanzer(self.hands, self.house)
        else:
            assert self.no_pick in ("doubler", "redeal")
            assert scores == [0] * self.players
        return self.no_pick


def play_hand(seed: str) -> str:
    hand = Hand(seed)
    hand.prepare()
    playing = hand.state.phase
    if not isinstance(playing, Playing):
        return hand.judge_unplayed()
    hand.play()
    hand.judge(playing.kind, playing.picker)
    if hand.call is None:
        return "forced" if hand.forced else playing.kind.value
    return "under" if hand.under else hand.call[1]


@pytest.mark.parametrize("part", range(8))
def test_hands_of_all_houses(part: int) -> None:
    for number in range(50):
        play_hand(f"{part} {number}")


def test_every_kind_of_hand_occurs() -> None:
    assert {play_hand(f"kinds {n}") for n in range(800)} == {
        "A", "T", "J", "under", "forced", "picked", "queens", "leaster", "moster", "mittler",
        "schneidster", "schwanzer", "doubler", "redeal",
    }  # fmt: skip


@pytest.mark.slow
def test_thousands_of_hands() -> None:
    for number in range(20_000):
        play_hand(f"many {number}")
