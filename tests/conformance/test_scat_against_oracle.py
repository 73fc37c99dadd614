"""Rounds and matches of Scat against the same rules written a second time."""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from tests.conformance.scat_oracle import House, Table, pay, worth
from wenzel.cards import DECK_52
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.phases import turns_of
from wenzel.games.scat.state import ScatState
from wenzel.rulesets import load

DECK = [card.text for card in DECK_52]
THREE = {0: "off", 30: "30", 30.5: "30.5"}
SAME = (
    "players",
    "lives",
    "dole",
    "straight_flush",
    "minimum_knock",
    "no_knock_in_first_round",
    "throw_down",
    "lone_knocker_loses",
    "knocker_loses_two_to_31",
    "stand_in_last_round",
)


def random_house(rng: Random) -> House:
    return House(
        players=rng.randint(2, 9),
        lives=rng.randint(1, 4),
        dole=rng.random() < 0.5,
        three_of_a_kind=rng.choice((0, 30, 30.5)),
        straight_flush=rng.random() < 0.5,
        minimum_knock=rng.choice((0, 0, 17, 21)),
        no_knock_in_first_round=rng.random() < 0.3,
        throw_down=rng.random() < 0.3,
        ends_without_stock=rng.random() < 0.5,
        lone_knocker_loses=rng.choice((1, 2)),
        tied_knocker_loses_two=rng.random() < 0.5,
        knocker_loses_two_to_31=rng.random() < 0.5,
        stand_in_last_round=rng.random() < 0.3,
    )


def options_of(house: House) -> dict[str, Any]:
    plain = asdict(house)
    return {
        **{name: plain[name] for name in SAME},
        "three_of_a_kind": THREE[house.three_of_a_kind],
        "stock_exhausted": "draw" if house.ends_without_stock else "reshuffle",
        "tied_knocker": "loses-two" if house.tied_knocker_loses_two else "saved",
    }


def stacked(rng: Random, cards: list[str]) -> list[str]:
    """Return a shuffled deck; sometimes one in which high hands and ties are dealt."""
    deck = rng.sample(cards, len(cards))
    if rng.random() < 0.3:
        deck.sort(key=lambda card: card[1] not in rng.choice(("AKQJT", "AKQ", "789")))
    return deck


def choose(rng: Random, legal: set[str], knocks: float) -> str:
    ends = sorted(legal & {"knock", "throw_down"})
    if ends and rng.random() < knocks:
        return rng.choice(ends)
    return rng.choice(sorted(legal - {"knock", "throw_down"}))


def wants_stock(table: Table) -> bool:
    return not (table.end or table.stock or table.drawn)


def play_round(rng: Random, state: ScatState, table: Table, knocks: float) -> ScatOutcome:
    while not table.end:
        assert not state.is_terminal
        assert state.current_player == table.seat
        legal = table.legal()
        assert {action.line for action in state.legal_actions()} == legal
        words = choose(rng, legal, knocks)
        state = state.apply(next(a for a in state.legal_actions() if a.line == words))
        table.act(words)
        turns = turns_of(state.phase)
        if wants_stock(table):
            # How the pile is shuffled is nobody's rule; what is shuffled is.
            assert sorted(card.text for card in state.stock) == sorted(table.pile[:-1])
            table.stock, table.pile = [card.text for card in state.stock], table.pile[-1:]
        assert [card.text for card in state.stock] == table.stock
        assert turns is not None
        assert [card.text for card in turns.pile] == table.pile
    outcome = state.outcome
    assert outcome is not None
    return outcome


def play_match(seed: str) -> set[str]:
    """Play a match on both sides, and return the ends its rounds had."""
    rng = Random(seed)
    house = random_house(rng)
    game = load("scat", **options_of(house))
    knocks = rng.choice((0.05, 0.2, 0.6))
    match = game.match(rng.randrange(house.players))
    assert isinstance(match, ScatMatch)
    pennies: list[int | None] = [house.lives] * house.players
    kitty, dealer, ends = 0, match.dealer, set()
    for _ in range(60):
        deck = stacked(rng, DECK)
        cards = {card.text: card for card in DECK_52}
        deal = match.prepare(game.deal([cards[text] for text in deck], match.dealer))
        around = [(dealer + step) % house.players for step in range(1, house.players + 1)]
        order = [seat for seat in around if pennies[seat] is not None]
        table = Table.deal(house, deck, order)
        state = game.start(deal)
        outcome = play_round(rng, state, table, knocks)
        assert outcome.termination == table.end
        ends.add(table.end)
        assert outcome.knocker == table.knocker
        assert sorted(outcome.declared) == sorted(table.shown)
        for seat in order:
            value = outcome.values[seat]
            assert value is not None
            assert value.halves / 2 == worth(table.hands[seat], house)
        lost = table.lost()
        pennies, kitty = pay(house, pennies, kitty, lost)
        assert list(outcome.pennies) == pennies, (house, lost)
        assert outcome.kitty == kitty
        if any(outcome.losses):
            assert [outcome.losses[seat] for seat in order] == [lost[seat] for seat in order]
        match = match.after(outcome)
        alive = [seat for seat in around if pennies[seat] is not None]
        assert match.is_over == (len(alive) == 1)
        if match.is_over:
            assert match.winner == alive[0]
            assert kitty + sum(left or 0 for left in pennies) == house.players * house.lives
            break
        dealer = alive[0]
        assert match.dealer == dealer
    return ends


@pytest.mark.parametrize("part", range(4))
def test_matches_of_all_houses(part: int) -> None:
    for number in range(5):
        play_match(f"{part} {number}")


def test_all_ends_occur() -> None:
    ends: set[str] = set()
    for number in range(12):
        ends |= play_match(f"ends {number}")
    assert ends == {"knock", "thirty-one", "exhausted", "throw-down"}


@pytest.mark.slow
def test_hundreds_of_matches() -> None:
    for number in range(300):
        play_match(f"many {number}")
