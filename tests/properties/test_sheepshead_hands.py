"""What holds in every hand of Sheepshead, whatever the house rules: played at random."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.sheepshead_support import sheepshead
from tests.support import Step, random_deal, union, walk
from wenzel.cards import Card, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import (
    ACTIONS,
    Blitz,
    Bury,
    Call,
    LayUnder,
    Play,
    Queens,
)
from wenzel.games.sheepshead.ending import Termination
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.phases import playing_of
from wenzel.games.sheepshead.play import Kind, Playing
from wenzel.games.sheepshead.trick_order import under_card
from wenzel.i18n import Speaker
from wenzel.i18n.english import TEMPLATES
from wenzel.rulesets import ruleset_names

RULESETS = ruleset_names("sheepshead")
BLACK_SEVENS = "without-black-sevens"
VARIANTS: dict[str, dict[str, Any]] = {
    "schiller": {"no_pick": "schiller", "double_on_bump": True, "forced_pick_bump": False},
    "fail ace": {"partner": "jack-of-diamonds", "call_up": "fail-ace"},
    "spitz": {"trump_suit": "clubs", "spitz": "second", "called_ten_beats_ace": False},
    "three, nine each": {"players": 3, "deck": BLACK_SEVENS, "partner": "none", "spitz": "first"},
    "three, eight each": {"players": 3, "deck": "without-low-fail", "partner": "none"},
    "four, jack": {"players": 4, "deck": BLACK_SEVENS, "partner": "jack-of-diamonds"},
    "four, alone": {"players": 4, "partner": "none", "cracks": 3},
    "four, first queens": {"players": 4, "partner": "first-queens"},
    "four, hearts": {
        "players": 4, "partner": "black-queens", "trump_suit": "hearts",
        "jacks_above_queens": True, "opponents_need": 31,
    },
    "jack of clubs": {"partner": "jack-of-clubs"},
    "six, jack of clubs": {"players": 6, "partner": "jack-of-clubs"},
    "six, black queens": {"players": 6, "deck": BLACK_SEVENS, "partner": "black-queens"},
    "six at the table": {"dealer_sits_out": True, "cracks": 3, "blitz": "after-crack"},
    "seven, jack": {"players": 7, "partner": "jack-of-diamonds"},
    "seven, next": {"players": 7, "partner": "next-player", "cracks": 3},
    "eight, three": {"players": 8, "partner": "queen-jack-seven"},
}  # fmt: skip
HOUSES = [*RULESETS, *VARIANTS]
SEEDS = range(4)
NO_KIND = {Termination.THROWN_IN.value, Termination.SHOWN.value, Termination.REDEAL.value}


@cache
def house(name: str) -> SheepsheadGame:
    return sheepshead(**VARIANTS[name]) if name in VARIANTS else sheepshead(name)


@cache
def hand(name: str, seed: int) -> tuple[Step, ...]:
    game, rng = house(name), Random(f"{name} {seed}")
    return tuple(walk(game, random_deal(game, rng), rng, unruly=0.2 if seed % 3 else 0.0))


def outcome_of(steps: tuple[Step, ...]) -> SheepsheadOutcome:
    outcome: SheepsheadOutcome = steps[-1].after.outcome
    return outcome


every_hand = pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name in HOUSES for seed in SEEDS]
)


@every_hand
def test_scores_add_up_to_zero(name: str, seed: int) -> None:
    outcome = outcome_of(hand(name, seed))
    assert sum(outcome.returns) == 0
    assert all(outcome.returns[seat] > 0 for seat in outcome.winners)
    told = [line.values for line in outcome.lines if line.code == "score.seat"]
    for values in told:
        assert isinstance(values["seat"], int)
        assert values["score"] == outcome.returns[values["seat"]]
    assert len(told) in (0, house(name).options.players)
    assert told or not any(outcome.returns)


@every_hand
def test_points_and_tricks_are_all_there(name: str, seed: int) -> None:
    game, outcome = house(name), outcome_of(hand(name, seed))
    if outcome.termination in NO_KIND:
        assert outcome.kind is None
        return
    assert sum(outcome.tricks) == game.options.form.hand
    aside = game.options.leaster_blind.value == "set-aside"
    each = outcome.kind not in (Kind.PICKED, Kind.QUEENS)
    assert sum(outcome.points) == 120 or (each and aside)
    if outcome.kind is Kind.PICKED:
        side = (outcome.picker, *outcome.partners)
        assert outcome.side_points == sum(outcome.points[seat] for seat in side if seat is not None)


@every_hand
def test_views_follow_the_state_and_no_card_is_lost(name: str, seed: int) -> None:
    game, steps = house(name), hand(name, seed)
    views = [game.blank_view(seat) for seat in range(game.seats)]
    for state in [steps[0].before, *(step.after for step in steps)]:
        for event in state.events:
            views = [view.after(event.seen_by(view.seat)) for view in views]
        assert views == [game.view(state, seat) for seat in range(game.seats)]
        assert sum(map(len, state.holdings())) == len(game.deck)
        assert union(state.holdings()) == game.deck


def suits_led(playing: Playing) -> Iterator[tuple[int, tuple[Card, ...]]]:
    for trick in playing.tricks:
        yield playing.order.suit[trick.cards[0]], trick.cards


@every_hand
def test_the_called_card_falls_when_its_suit_is_first_led_or_last(name: str, seed: int) -> None:
    """Told from the tricks alone, without the code that lists the legal cards."""
    last = hand(name, seed)[-1].after
    playing = playing_of(last.phase)
    if playing is None or playing.call is None or not house(name).options.partner.calls_ace:
        return
    call = playing.call
    played = [cards for _, cards in suits_led(playing)]
    if not any(call in cards for cards in played):
        # It was buried by nobody: only the picker's own call could have been kept back.
        pytest.fail("the called card never fell")
    fell = next(n for n, cards in enumerate(played) if call in cards)
    led = [n for n, (suit, _) in enumerate(suits_led(playing)) if suit == call.suit]
    assert fell == (led[0] if led else len(played) - 1)
    if playing.has_under:
        fell = next(n for n, cards in enumerate(played) if under_card(call) in cards)
        assert fell == (led[0] if led else len(played) - 1)


@every_hand
def test_an_event_tells_no_partner(name: str, seed: int) -> None:
    """What everybody knows of the partner follows from the cards that lie open."""
    for step in hand(name, seed):
        playing = step.after.phase
        if isinstance(playing, Playing) and playing.picked is not None:
            shown = {seat for seat, _ in playing.picked.shown}
            by_word = set(playing.picked.partners)
            for seat in set(playing.known_partners) - by_word - shown:
                assert playing.played_by(seat)


def wild_actions(rng: Random, game: SheepsheadGame) -> Iterator[Action]:
    deck = list(game.deck)
    cards = rng.sample(deck, 4)
    yield from map(Play, cards)
    yield from map(LayUnder, cards[:2])
    yield from (Call(card, under) for card in cards for under in (False, True))
    yield from (Call(Card(text)) for text in ("CA", "HA", "ST", "DJ"))
    yield from (Bury(CardSet(rng.sample(deck, size))) for size in (0, 1, 2, 2, 3))
    yield from map(Blitz, Queens)
    for line in ("pick", "pass", "ask_redeal", "alone", "crack", "recrack", "crack_again",
                 "play_under"):  # fmt: skip
        yield game.action_from_line(line)


@pytest.mark.parametrize("name", HOUSES)
def test_every_refusal_and_every_settlement_can_be_said(name: str) -> None:
    game, speaker, rng = house(name), Speaker(), Random(name)
    heard: set[str] = set()
    for seed in SEEDS:
        steps = hand(name, seed)
        for line in speaker.say_all(outcome_of(steps).lines):
            assert not re.search(r"[{}<>_]|\bNone\b|Message|CardSet", line), line
        for state in [steps[0].before, *(step.after for step in steps)]:
            for action in wild_actions(rng, game):
                try:
                    state.apply(action, rng.choice([None, *range(game.seats)]))
                except IllegalActionError as error:
                    heard.add(error.message.code)
                    said = speaker.error(error)
                    assert not re.search(r"[{}<>_]|\bNone\b|Message|CardSet", said), said
    assert len(heard) > 4
    assert heard <= set(TEMPLATES)


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_has_words(kind: type[Action]) -> None:
    assert f"deed.{kind.__struct_config__.tag}" in TEMPLATES
