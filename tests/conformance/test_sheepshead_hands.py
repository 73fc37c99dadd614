"""Complete hands of Sheepshead, replayed through the game: every legal set, winner and score."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.sheepshead_support import UNDER, sheepshead
from wenzel.cards import Card, CardSet
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import Alone, Bury, Call, LayUnder, Pass, Pick, Play, PlayUnder
from wenzel.games.sheepshead.deal import SheepsheadDeal
from wenzel.games.sheepshead.game import SheepsheadGame
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.state import SheepsheadState

HANDS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "sheepshead-hands.json").read_text(encoding="utf-8")
)
PICKED = [hand for hand in HANDS if hand["picker"] is not None]
LEASTERS = [hand for hand in HANDS if hand["picker"] is None]
DEALER = 4
"""Seat 0 is on the dealer's left."""
BLIND_RULES = {
    "last-trick": "blind_to_last_trick",
    "first-trick": "blind_to_first_trick",
    "set-aside": "blind_set_aside",
}


def card(text: str) -> Card:
    """Read a card as this data writes it, rank first: ``10H``."""
    return Card(text[-1] + text[:-1].replace("10", "T"))


def cards(texts: list[str]) -> CardSet:
    return CardSet(map(card, texts))


def opening(hand: dict[str, Any]) -> list[Action]:
    """Return what was done before the first card."""
    if hand["picker"] is None:
        return [Pass()] * 5
    done: list[Action] = [Pass()] * hand["picker"]
    done += [Pick(), Bury(cards(hand["bury"]))]
    if hand["kind"] == "jd":
        done.append(Call(Card("DJ")))
    elif hand["alone"]:
        done.append(Alone())
    else:
        done.append(Call(card(hand["call"]), hand["under"] is not None))
    if hand["under"] is not None:
        done.append(LayUnder(card(hand["under"])))
    return done


def word(action: Action) -> str:
    """Return a play as this data writes it."""
    if isinstance(action, PlayUnder):
        return UNDER
    assert isinstance(action, Play)
    text = action.card.text
    return text[1].replace("T", "10") + text[0]


def played(game: SheepsheadGame, hand: dict[str, Any]) -> tuple[SheepsheadState, list[int]]:
    """Replay a hand, comparing every legal set; return its end and who won each trick."""
    deal = SheepsheadDeal(
        hands=tuple(map(cards, hand["hands"])), blind=cards(hand["blind"]), dealer=DEALER
    )
    state = game.start(deal)
    for action in opening(hand):
        state = state.apply(action)
    winners = []
    for play in hand["plays"]:
        assert state.current_player == play["seat"]
        legal = {word(action): action for action in state.legal_actions()}
        assert set(legal) == set(play["legal"]), play
        state = state.apply(legal[play["card"]])
        phase = state.phase
        if isinstance(phase, Playing) and not phase.trick.cards:
            winners.append(phase.trick.leader)
    return state, winners


def settled(state: SheepsheadState, winners: list[int], hand: dict[str, Any]) -> SheepsheadOutcome:
    """Return the outcome; the last trick's winner and all tricks are compared with the data."""
    outcome = state.outcome
    assert outcome is not None
    assert winners == hand["trick_winners"][:-1]
    tricks = [hand["trick_winners"].count(seat) for seat in range(5)]
    assert list(outcome.tricks) == tricks
    return outcome


@pytest.mark.parametrize("bump", [False, True])
@pytest.mark.parametrize("hand", PICKED, ids=lambda hand: str(hand["id"]))
def test_hands_with_a_picker(hand: dict[str, Any], bump: bool) -> None:
    ruleset = "sheepshead-jack-of-diamonds" if hand["kind"] == "jd" else "sheepshead-called-ace"
    game = sheepshead(ruleset, double_on_bump=bump)
    state, winners = played(game, hand)
    outcome = settled(state, winners, hand)
    points = [0] * 5
    for winner, count in zip(hand["trick_winners"], hand["trick_points"], strict=True):
        points[winner] += count
    points[hand["picker"]] += sum(
        {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}.get(text[:-1], 0) for text in hand["bury"]
    )
    assert list(outcome.points) == points
    assert outcome.picker == hand["picker"]
    assert outcome.partner == hand["partner"]
    assert outcome.side_points == hand["team_points_incl_bury"]
    assert outcome.side_tricks == hand["team_tricks"]
    assert list(outcome.returns) == hand["score_double_on_bump" if bump else "score"]


@pytest.mark.parametrize("rule", BLIND_RULES)
@pytest.mark.parametrize("hand", LEASTERS, ids=lambda hand: str(hand["id"]))
def test_leasters(hand: dict[str, Any], rule: str) -> None:
    state, winners = played(sheepshead(leaster_blind=rule), hand)
    outcome = settled(state, winners, hand)
    expected = hand["leaster"][BLIND_RULES[rule]]
    assert list(outcome.points) == expected["points"]
    assert list(outcome.returns) == expected["score"]


def test_the_data_has_all_kinds_of_hands() -> None:
    kinds = [hand["kind"] for hand in HANDS]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "ace": 16, "ten": 6, "under": 9, "alone": 6, "jd": 4, "leaster": 8,
    }  # fmt: skip
