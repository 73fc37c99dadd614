"""The settlement against the same rules written a second time, on games of all kinds."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.skat_oracle import Played, settlement
from wenzel.cards import DECK_32, CardSet
from wenzel.games.skat.bids import BID_VALUES
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.scoring import Terms, played_result, settle

LEVELS = [(False, False, False), (True, False, False), (True, True, False), (True, True, True)]
BOUNDARIES = (0, 1, 29, 30, 31, 59, 60, 61, 62, 88, 89, 90, 91, 119, 120)
DECK = [card.text for card in DECK_32]


def random_twelve(rng: Random, game: str) -> tuple[str, ...]:
    """Return twelve cards; half of the time with a long run of matadors, one way or the other."""
    if rng.random() < 0.5:
        return tuple(rng.sample(DECK, 12))
    trumps = [
        "CJ",
        "SJ",
        "HJ",
        "DJ",
        *((game + rank for rank in "ATKQ987") if game in "DHSC" else ()),
    ]
    run = rng.randrange(len(trumps) + 1)
    run_cards, rest = trumps[:run], [card for card in DECK if card not in trumps[: run + 1]]
    if rng.random() < 0.5:
        return tuple(run_cards + rng.sample(rest, 12 - len(run_cards)))
    without = [card for card in DECK if card not in run_cards]
    return tuple(rng.sample(without, 12))


def random_game(rng: Random) -> Played:
    game = rng.choice("DHSCGN")
    schneider = schwarz = ouvert = False
    if game == "N":
        hand, ouvert = rng.random() < 0.5, rng.random() < 0.5
    else:
        hand = rng.random() < 0.6
        if hand:
            schneider, schwarz, ouvert = rng.choice(LEVELS)
    tricks = rng.choice((0, 10, rng.randrange(11)))
    points = rng.choice((*BOUNDARIES, rng.randrange(121)))
    if tricks == 0:
        points = min(points, 22)
    if tricks == 10:
        points = 120
    bid = rng.choice((18, BID_VALUES[int(len(BID_VALUES) * rng.random() ** 2)]))
    return Played(
        game, hand, ouvert, schneider, schwarz, random_twelve(rng, game), bid, points, tricks
    )


def check(played: Played) -> None:
    contract = Contract.of(
        GameType(played.game), hand=played.hand, ouvert=played.ouvert,
        schneider=played.schneider, schwarz=played.schwarz,
    )  # fmt: skip
    settled = settle(
        Terms(contract, played.bid),
        played_result(contract, played.points, played.tricks),
        cards=CardSet.from_text(" ".join(played.twelve)),
    )
    expected = settlement(played)
    assert settled.won == expected.won, played
    assert settled.value == expected.value, played
    assert settled.score == expected.score, played
    assert settled.overbid == expected.overbid, played
    if played.game != "N":
        assert settled.matadors == expected.matadors, played
        lost_or_won = settled.base * settled.multiplier
        assert settled.value == lost_or_won or settled.overbid


@pytest.mark.parametrize("seed", range(10))
def test_five_hundred_games(seed: int) -> None:
    rng = Random(seed)
    for _ in range(500):
        check(random_game(rng))


@pytest.mark.parametrize("game", "DHSCG")
def test_every_boundary_with_every_level(game: str) -> None:
    rng = Random(game)
    for hand, (schneider, schwarz, ouvert) in [(False, LEVELS[0]), *((True, lv) for lv in LEVELS)]:
        for points in BOUNDARIES:
            for tricks in (0, 1, 5, 9, 10):
                if (tricks == 0 and points > 22) or (tricks == 10 and points < 120):
                    continue
                for bid in (18, 48, 72, 120, 264):
                    twelve = random_twelve(rng, game)
                    check(
                        Played(game, hand, ouvert, schneider, schwarz, twelve, bid, points, tricks)
                    )


@pytest.mark.slow
def test_a_hundred_thousand_games() -> None:
    rng = Random("many")
    for _ in range(100_000):
        check(random_game(rng))
