"""Random deals of Skat under every rule set: nothing breaks, nothing is lost, all can be said."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import booleans, integers, sampled_from

from tests.conformance.skat_oracle import Played, settlement
from tests.plain import takes
from tests.support import (
    FOREHAND,
    RULESETS,
    all_events,
    arranged,
    forehand_plays,
    play_out,
    playing_on,
    random_choice,
    random_deal,
    skat,
    union,
    walk,
)
from wenzel.cards import DECK_32
from wenzel.games.skat.actions import Play
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.state import SkatState
from wenzel.i18n import DECK_FACES, Speaker

GAMES = {ruleset: skat(ruleset) for ruleset in RULESETS}
SPEAKERS = [Speaker(face, plain=plain) for face in DECK_FACES.values() for plain in (False, True)]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def check_end(game: SkatGame, state: SkatState) -> None:
    """What holds at the end of every deal."""
    outcome = state.outcome
    assert outcome is not None
    assert len(outcome.returns) == len(outcome.points) == len(outcome.tricks) == game.seats
    said = [speaker.say_all(outcome.lines) for speaker in SPEAKERS]
    for lines in said:
        assert lines
        for line in lines:
            assert line.strip()
            assert not re.search(r"[{}<>]|None|Message|CardSet", line), line
    if outcome.termination == "played":
        assert sum(outcome.points) == 120
        assert sum(outcome.tricks) == 10
    if outcome.settlement is not None:
        check_settlement(outcome)


def check_settlement(outcome: SkatOutcome) -> None:
    settled = outcome.settlement
    assert settled is not None
    assert outcome.declarer is not None
    assert settled.won == (outcome.declarer in outcome.winners)
    assert (settled.score > 0) == settled.won
    assert settled.value >= outcome.bid
    if outcome.contract is not None and outcome.contract.game.has_matadors:
        assert settled.value % settled.base == 0


def play(game: SkatGame, seed: int | str, *, unruly: float) -> None:
    rng = Random(seed)
    steps = list(walk(game, random_deal(game, rng), rng, unruly=unruly))
    for step in steps:
        assert union(step.after.holdings()) == DECK_32
    check_end(game, steps[-1].after)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("unruly", [0.0, 0.03])
def test_random_deals(ruleset: str, unruly: float) -> None:
    for seed in range(25):
        play(GAMES[ruleset], f"quick {seed}", unruly=unruly)


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_ten_thousand_random_deals() -> None:
    for seed in range(10_000):
        ruleset = RULESETS[seed % len(RULESETS)]
        play(GAMES[ruleset], seed, unruly=0.02 if seed % 3 == 0 else 0.0)


@pytest.mark.parametrize("contract", ["D", "H", "S", "C", "G", "N", "NO", "DH", "GH", "CHS", "GHZ",
                                      "GO", "SO", "NH", "NOH"])  # fmt: skip
@pytest.mark.parametrize("seed", range(6))
def test_a_game_played_out_settles_as_the_oracle_says(contract: str, seed: int) -> None:
    """The events alone, read card by card as text, give the same score."""
    game = skat()
    rng = Random(f"{contract} {seed}")
    order = rng.sample([card.text for card in DECK_32], 32)
    hands = [" ".join(order[at : at + 10]) for at in (0, 10, 20)]
    deal = arranged(hands[0], hands[1], hands[2], skat=" ".join(order[30:]))
    bid = rng.choice([18, 20, 23, 27, 33, 36])
    if contract[0] == "N":
        bid = 18
    try:
        state = forehand_plays(game, deal, contract, bid=bid)
    except ValueError:
        state = forehand_plays(game, deal, contract, bid=18)
        bid = 18
    played: list[tuple[int, str]] = []
    while not state.is_terminal:
        action = rng.choice(playing_on(state))
        assert isinstance(action, Play)
        assert state.current_player is not None
        played.append((state.current_player, action.card.text))
        state = state.apply(action)
    outcome = state.outcome
    assert outcome is not None
    points, tricks = 0, 0
    for at in range(0, len(played), 3):
        trick = played[at : at + 3]
        best = 0
        for place in (1, 2):
            if takes(trick[place][1], trick[best][1], contract[0]):
                best = place
        if trick[best][0] == FOREHAND:
            points += sum(POINTS.get(card[1], 0) for _, card in trick)
            tricks += 1
    points += sum(POINTS.get(card.text[1], 0) for card in deal.skat)
    levels = contract[1:]
    opens = "O" in levels and contract[0] != "N"
    schwarz = "Z" in levels or opens
    twelve = tuple(card.text for card in deal.hands[FOREHAND] | deal.skat)
    expected = settlement(
        Played(contract[0], "H" in levels or opens, "O" in levels, "S" in levels or schwarz,
               schwarz, twelve, bid, points, tricks)
    )  # fmt: skip
    assert outcome.returns[FOREHAND] == expected.score
    assert outcome.points[FOREHAND] == points
    assert outcome.tricks[FOREHAND] == tricks


class SkatMachine(RuleBasedStateMachine):
    """A table of Skat where anything legal may happen, and anything else is tried."""

    game: SkatGame
    state: SkatState

    @initialize(ruleset=sampled_from(RULESETS), seed=integers(0, 2**32 - 1), dealer=integers(0, 3))
    def begin(self, ruleset: str, seed: int, dealer: int) -> None:
        self.sit_down(ruleset, seed, dealer)

    def sit_down(self, ruleset: str, seed: int, dealer: int) -> None:
        self.game = GAMES[ruleset]
        deal = self.game.deal_from_seed(seed, dealer=dealer % self.game.seats)
        self.state = self.game.start(deal)
        self.views = [self.game.blank_view(seat) for seat in range(self.game.seats)]
        self.fold()

    @precondition(lambda self: self.state.is_terminal)
    @rule(ruleset=sampled_from(RULESETS), seed=integers(0, 2**32 - 1), dealer=integers(0, 3))
    def deal_again(self, ruleset: str, seed: int, dealer: int) -> None:
        self.sit_down(ruleset, seed, dealer)

    def fold(self) -> None:
        for event in self.state.events:
            self.views = [view.after(event.seen_by(view.seat)) for view in self.views]

    @precondition(lambda self: not self.state.is_terminal)
    @rule(seed=integers(0, 2**16), count=integers(1, 6))
    def play_on(self, seed: int, count: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            if not self.state.is_terminal:
                self.state = self.state.apply(random_choice(playing_on(self.state), rng))
                self.fold()

    @precondition(lambda self: not self.state.is_terminal)
    @rule(seat=integers(0, 3), choice=integers(0, 2**16), ends=booleans())
    def say_something(self, seat: int, choice: int, ends: bool) -> None:
        legal = self.state.legal_actions(seat % self.game.seats)
        # Most ways out end the deal; they are taken half of the time only.
        words = [action for action in legal if ends or not action.gives_up]
        if words:
            action = words[choice % len(words)]
            self.state = self.state.apply(action, seat % self.game.seats)
            self.fold()

    @invariant()
    def views_agree(self) -> None:
        for view in getattr(self, "views", ()):
            assert view == self.game.view(self.state, view.seat)

    @invariant()
    def cards_are_conserved(self) -> None:
        if hasattr(self, "state"):
            places = self.state.holdings()
            assert sum(map(len, places)) == 32
            assert union(places) == DECK_32

    @invariant()
    def the_end_is_told(self) -> None:
        if hasattr(self, "state") and self.state.is_terminal:
            check_end(self.game, self.state)


def test_the_table() -> None:
    run_state_machine_as_test(
        SkatMachine,
        settings=settings(
            max_examples=40, stateful_step_count=25, deadline=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_every_event_of_a_deal_is_told_once(seed: int) -> None:
    game = GAMES["skat-isko"]
    rng = Random(seed)
    steps = list(walk(game, random_deal(game, rng), rng))
    plays = [event.what.card for event in all_events(steps) if isinstance(event.what, Play)]
    assert len(plays) == len(set(plays)) <= 30


def test_random_players_finish_from_any_point() -> None:
    game = GAMES["skat-pub"]
    for seed in range(20):
        rng = Random(seed)
        state = game.start(random_deal(game, rng))
        assert play_out(state, rng).lines
