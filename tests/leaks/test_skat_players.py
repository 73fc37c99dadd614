"""The players of Skat do not peek, whatever they decide: bids, discards, cards, doubles.

As in `test_bot_decisions`, but looked for in every sort of decision there is, and also asked of an
expert that hardly thinks: what is hidden would have to come in by the same way as into the other.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.leaks.worlds import other_worlds
from tests.skat_players import BRIEF, player_of
from tests.support import AnyGame, Step, playing_on, random_deal, skat
from wenzel.bots import make_player
from wenzel.games.skat.actions import Bid, Pass, SayKontra
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView

PAIRS = 4
OF_A_SORT = 3
"""So many decisions of a sort are looked at in each other world."""
DEALS = 60
COMMON = frozenset({
    "name a bid", "answer a bid", "skat or hand", "discard", "announce", "declarer leads",
    "declarer follows", "defender leads", "defender follows",
})  # fmt: skip


def sort_of(view: SkatView) -> str:
    """Return what sort of decision a seat has to make."""
    match view.phase:
        case Auction(answering=answering):
            return "answer a bid" if answering else "name a bid"
        case Exchange(step=step):
            return {"choose": "skat or hand"}.get(step.value, step.value)
        case Shoving():
            return "before a Ramsch"
        case Playing(trick=trick, declarer=declarer) as playing:
            if playing.offer is not None or playing.re_due or playing.kontra_asked:
                return "answer"
            if SayKontra() in playing.legal(view.seat, view.holding):
                return "Kontra or card"
            role = "declarer" if view.seat == declarer else "defender"
            if declarer is None:
                role = "alone"
            return f"{role} {'follows' if trick.cards else 'leads'}"
    raise AssertionError(view.phase)


def steps_of(game: AnyGame, deal: Any, rng: Random) -> tuple[Step, ...]:
    """Return the steps of a deal played by rule, at times with a random word before the play.

    So there are Nulls, hand games and hopeless ones, too; and sometimes everybody passes.
    """
    rule = make_player("rule", "skat")
    all_pass = rng.random() < 0.25
    steps = []
    state = game.start(deal)
    while not state.is_terminal:
        seat = state.current_player
        view = game.view(state, seat)
        action = rule.choose(view)
        if all_pass and isinstance(view.phase, Auction):
            action = Pass()
        elif not isinstance(view.phase, Playing) and rng.random() < 0.15:
            choices = [a for a in playing_on(state) if not isinstance(a, Bid) or a.value < 24]
            action = rng.choice(choices)
        after = state.apply(action)
        steps.append(Step(state, seat, action, after))
        state = after
    return tuple(steps)


def check(ruleset: str, name: str, of_a_sort: int, wanted: frozenset[str]) -> None:
    """Look at decisions of every sort until there are so many of each."""
    game = skat(ruleset)
    player, other_self = player_of(name, seed=11), player_of(name, seed=11)
    rng = Random(f"{ruleset} {name}")
    looked: Counter[str] = Counter()
    for _ in range(DEALS):
        if all(looked[sort] >= of_a_sort for sort in wanted):
            break
        deal = random_deal(game, rng)
        steps = steps_of(game, deal, rng)
        for until, step in enumerate(steps):
            view = game.view(step.before, step.seat)
            sort = sort_of(view)
            if looked[sort] >= of_a_sort or rng.random() < 0.5:
                continue
            advice = None
            for one, other, states in other_worlds(game, deal, steps, until, step.seat, rng, PAIRS):
                advice = advice or player.advise(view)
                seen = game.view(states[-1], step.seat)
                assert seen == view, (one, other)
                assert other_self.advise(seen) == advice, (sort, one, other)
                assert other_self.choose(seen) == advice.action
                looked[sort] += 1
                break
    assert all(looked[sort] >= of_a_sort for sort in wanted), looked


@pytest.mark.parametrize("name", ["novice", "club", BRIEF])
def test_nothing_hidden_decides_anything(name: str) -> None:
    check("skat-isko", name, OF_A_SORT, COMMON)


@pytest.mark.parametrize("name", ["novice", "club", BRIEF])
def test_nor_at_a_table_with_ramsch_and_kontra(name: str) -> None:
    wanted = {"before a Ramsch", "alone leads", "alone follows", "Kontra or card"}
    check("skat-pub", name, OF_A_SORT, COMMON | wanted)


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["skat-isko", "skat-isko-4", "skat-pub"])
@pytest.mark.parametrize("name", ["novice", "club", BRIEF, "expert", "expert:bold"])
def test_nothing_hidden_decides_anything_in_many_deals(ruleset: str, name: str) -> None:
    check(ruleset, name, 4 if name.startswith("expert") else 15, COMMON)


def test_every_sort_of_decision_can_be_told() -> None:
    game = skat("skat-pub")
    rng = Random(1)
    sorts = {
        sort_of(game.view(step.before, step.seat))
        for _ in range(40)
        for step in steps_of(game, random_deal(game, rng), rng)
    }
    assert sorts >= COMMON
    assert sorts >= {"before a Ramsch", "alone leads", "alone follows", "Kontra or card"}
