"""Whole rounds and matches of Scat, recorded elsewhere, come to the same here.

A round names every card, so it is played as it stands. A match names only what the hands were
worth; its rounds are played with hands of those worths, in which nobody but the knocker does
anything: everybody lays away the card he draws.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.scat_support import arranged, finished, scat, then
from wenzel.cards import DECK_52, Card, CardSet
from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.game import ScatGame
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.state import ScatState
from wenzel.games.scat.values import HALVES, THIRTY_ONE, half_points

DATA: Final = json.loads(
    (Path(__file__).with_name("data") / "scat-rounds.json").read_text(encoding="utf-8")
)
ENDS: Final = {"knock": "knock", "31": "thirty-one"}
THIRTY_ONE_POINTS: Final = THIRTY_ONE // HALVES


def card(text: str) -> Card:
    """Return a card written with its rank first."""
    return Card(text[-1] + text[:-1])


def hand(texts: list[str]) -> CardSet:
    return CardSet(map(card, texts))


def scores_of(outcome: ScatOutcome, order: tuple[int, ...]) -> list[int]:
    """Return what the hands were worth, in points."""
    return [outcome.values[seat].halves // HALVES for seat in order]  # type: ignore[union-attr]


def test_the_table_is_there() -> None:
    assert len(DATA["rounds"]) == 30
    assert len(DATA["matches"]) == 7


# -- rounds ---------------------------------------------------------------------------------------


def step(state: ScatState, entry: dict[str, Any]) -> ScatState:
    """Return the state after one recorded turn; everything it says is checked on the way."""
    assert state.current_player == entry["p"]
    before = state.hands[entry["p"]].hand
    if entry["a"] == "knock":
        assert Knock() in state.legal_actions()
        return state.apply(Knock())
    if entry["a"] == "stock":
        drawn, source = card(entry["drew"]), Source.STOCK
        loose = before.with_card(drawn)
    else:
        drawn, source = card(entry["took"]), Source.DISCARD
        loose = before
    state = state.apply(Draw(source))
    assert state.hands[entry["p"]].hand == before.with_card(drawn)
    assert set(state.legal_actions()) == {Discard(one) for one in loose}
    return state.apply(Discard(card(entry["threw"])))


@pytest.mark.parametrize("number", range(len(DATA["rounds"])))
def test_a_round(number: int) -> None:
    told = DATA["rounds"][number]
    players = told["players"]
    game = scat(players)
    deal = game.deal(tuple(map(card, told["deck"])), dealer=players - 1)
    assert deal.hands == tuple(map(hand, told["hands"]))
    assert deal.upcard is card(told["upcard"])
    state = game.start(deal)
    for entry in told["log"]:
        assert not state.is_terminal
        state = step(state, entry)
    outcome = finished(state)
    assert outcome.termination == ENDS[told["end"]]
    assert outcome.knocker == told["knocker"]
    assert list(outcome.declared) == (told["winner31"] or [])
    assert [holding.hand for holding in state.hands] == list(map(hand, told["final"]))
    assert scores_of(outcome, tuple(range(players))) == told["scores"]
    assert list(outcome.losses) == told["loss"]
    assert state.returns == tuple(-lost for lost in told["loss"])


# -- matches --------------------------------------------------------------------------------------


def hands_worth(game: ScatGame, scores: list[int], rng: Random) -> list[str]:
    """Return disjoint hands of given worths, found by lot."""
    table = half_points(game.options)
    dearest_first = sorted(range(len(scores)), key=lambda place: -scores[place])
    while True:
        left, found = set(DECK_52), [""] * len(scores)
        for place in dearest_first:
            loose = sorted(left)
            tries = (rng.sample(loose, HAND_SIZE) for _ in range(4000))
            worth = HALVES * scores[place]
            taken = next((cards for cards in tries if table[CardSet(cards).bits] == worth), None)
            if taken is None:
                break
            left -= set(taken)
            found[place] = " ".join(card.text for card in taken)
        if all(found):
            return found


def play_round(
    game: ScatGame, match: ScatMatch, told: dict[str, Any], rng: Random
) -> tuple[ScatState, tuple[int, ...]]:
    """Play a round of a match with hands of the worths that it names."""
    order = told["order"]
    by_seat = dict(zip(order, hands_worth(game, told["scores"], rng), strict=True))
    texts = [by_seat.get(seat, "") for seat in range(game.seats)]
    deal = match.prepare(arranged(game, *texts, pennies=match.pennies, dealer=match.dealer))
    assert list(deal.order) == order
    state = game.start(deal)
    while not state.is_terminal:
        action: Action = Draw(Source.STOCK)
        if state.current_player == told["knocker"]:
            action = Knock()
        state = state.apply(action)
        if not isinstance(action, Knock):
            assert state.current_player is not None
            drawn = state.hands[state.current_player].drawn
            assert drawn is not None
            state = then(game, state, f"discard {drawn.text}")
    return state, deal.order


@pytest.mark.parametrize("number", range(len(DATA["matches"])))
def test_a_match(number: int) -> None:
    told = DATA["matches"][number]
    players = told["players"]
    game = scat(players)
    rng = Random(number)
    match = game.match(dealer=players - 1)
    for line in told["rounds"]:
        assert not match.is_over
        assert match.winner is None
        before = match.pennies
        state, order = play_round(game, match, line, rng)
        outcome = finished(state)
        assert outcome.termination == ENDS[line["end"]]
        assert outcome.knocker == line["knocker"]
        assert scores_of(outcome, order) == line["scores"]
        assert [outcome.losses[seat] for seat in order] == line["loss"]
        match = match.after(outcome)
        assert [left or 0 for left in match.pennies] == line["pennies"]
        assert match.kitty == line["kitty"]
        assert list(outcome.out) == line["out"]
        assert {seat for seat in order if match.pennies[seat] is None} == set(line["out"])
        assert all(match.pennies[seat] is None for seat in range(players) if before[seat] is None)
        assert sum(left or 0 for left in match.pennies) + match.kitty == told["total"]
    assert match.is_over
    assert match.winner == told["winner"]
    assert match.kitty == told["kitty"]
    assert match.rounds == len(told["rounds"])
