"""No player peeks: exchange two cards it cannot know of, and it decides the same, for the reason.

The deal is played by the players themselves. Before each decision of a seat, two cards whose
places the seat has no way of telling apart are exchanged in the deal and the same actions are
repeated. Where they are still legal, views and advice must be equal.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from tests.support import RULESETS, random_deal, skat
from wenzel.bots import make_player, player_names
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.errors import IllegalActionError
from wenzel.games.game import Action
from wenzel.games.skat.deal import SkatDeal
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.state import SkatState

PAIRS = 4
DECISIONS = 14


def with_exchanged(deal: SkatDeal, one: Card, other: Card) -> SkatDeal:
    """Return a deal with two cards in each other's places."""

    def swap(cards: CardSet) -> CardSet:
        return CardSet({one: other, other: one}.get(card, card) for card in cards)

    return SkatDeal(
        hands=tuple(map(swap, deal.hands)), skat=swap(deal.skat), dealer=deal.dealer,
        stake=deal.stake, kind=deal.kind,
    )  # fmt: skip


def replay(game: SkatGame, deal: SkatDeal, actions: list[Action]) -> SkatState | None:
    """Return the state after the same actions, None if they are not legal here."""
    state = game.start(deal)
    for action in actions:
        try:
            state = state.apply(action)
        except IllegalActionError:
            return None
    return state


def unknown_to(state: SkatState, seat: int) -> CardSet:
    """Return the cards a seat has neither held nor seen."""
    own = state.hands[seat]
    unknown = DECK_32 - own.hand - own.laid - state.deal.hands[seat]
    *_, played = state.holdings()
    playing = getattr(state.phase, "open_hands", ())
    for cards in playing:
        unknown -= cards or CardSet()
    return unknown - played


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", player_names("skat"))
def test_a_player_decides_alike_in_two_worlds(ruleset: str, name: str) -> None:
    game = skat(ruleset)
    player = make_player(name, "skat", seed=11)
    other_world = make_player(name, "skat", seed=11)
    mover_of_others = make_player("rule", "skat")
    worlds = 0
    for seed in range(3):
        rng = Random(f"{seed} {ruleset} {name}")
        deal = random_deal(game, rng)
        state = game.start(deal)
        done: list[Action] = []
        chosen = set(rng.sample(range(40), DECISIONS))
        while not state.is_terminal:
            seat = state.current_player
            assert seat is not None
            view = game.view(state, seat)
            if len(done) in chosen:
                advice = player.advise(view)
                pairs = list(combinations(unknown_to(state, seat), 2))
                for one, other in rng.sample(pairs, min(PAIRS, len(pairs))):
                    there = replay(game, with_exchanged(deal, one, other), done)
                    if there is None:
                        continue
                    worlds += 1
                    seen = game.view(there, seat)
                    assert seen == view, (one, other)
                    assert other_world.advise(seen) == advice, (one, other)
            action = mover_of_others.choose(view)
            done.append(action)
            state = state.apply(action)
    assert worlds > DECISIONS
