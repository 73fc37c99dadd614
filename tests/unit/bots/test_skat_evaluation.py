"""What hands promise: values by the rules of the game, discards, and what the networks see."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations, permutations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from wenzel.bots.sampling import Bits
from wenzel.bots.skat.evaluation import (
    SAFE,
    SCHNEIDER,
    WON,
    Hands,
    expected,
    matadors,
    points_of,
)
from wenzel.bots.skat.nets import Numbers, about
from wenzel.bots.skat.sampled_bidding import AFTER_SKAT, HAND_GAMES, USUAL, best_plan, outlook
from wenzel.cards import DECK_32, Card, CardSet, Rank, Suit
from wenzel.games.skat.bids import null_value
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trick_order
from wenzel.games.skat.matadors import count_matadors
from wenzel.games.skat.outcome import SEEGER_BONUS
from wenzel.games.skat.scoring import Terms, played_result, settle
from wenzel.games.skat.setting import Bidding

SIDE = about(place=0, hand=False, calls=(0, 0))
HAND_SIDE = about(place=2, hand=True, calls=(18, 0))
SOME_TRICKS = 5
BIDS = (18, 23, 36, 48, 60, 77, 96, 120, 168)
BIG = 3_000_000
"""Bytes that all the networks may have."""


def bits(*sets: CardSet) -> Bits:
    return np.array([cards.bits for cards in sets], np.uint32)


def dealt(rng: Random, size: int) -> CardSet:
    return CardSet(rng.sample(list(DECK_32), size))


# -- values ---------------------------------------------------------------------------------------


def scored(contract: Contract, bid: int, counted: int, points: int) -> float:
    """Return Seeger's score of a game by the rules."""
    result = played_result(contract, points, SOME_TRICKS if points else 0)
    found = settle(Terms(contract, bid), result, matadors=counted)
    return found.score + (SEEGER_BONUS if found.won else -SEEGER_BONUS)


def mean_by_rules(hand: CardSet, laid: CardSet, contract: Contract, bid: int, side: Numbers) -> (
    tuple[float, float]
):  # fmt: skip
    """Return mean score and chance, level by level."""
    odds = Hands.of(contract.game, bits(hand), bits(laid)).odds(side)[0]
    counted = count_matadors(hand | laid, contract.game)
    won, high, safe = odds[WON], odds[SCHNEIDER], odds[SAFE]
    levels = ((95, high), (75, won - high), (45, safe - won), (20, 1 - safe))
    scores = [scored(contract, bid, counted, points) for points, _ in levels]
    mean = sum(score * share for score, (_, share) in zip(scores, levels, strict=True))
    return mean, sum(share for score, (_, share) in zip(scores, levels, strict=True) if score > 0)


@pytest.mark.parametrize("game", TRUMP_GAMES, ids=lambda game: game.name)
def test_games_are_worth_what_the_rules_say(game: GameType) -> None:
    rng = Random(game.name)
    kinds = (
        (Contract(game), SIDE),
        (Contract.of(game, hand=True), HAND_SIDE),
        (Contract.of(game, hand=True, schneider=True), HAND_SIDE),
    )
    for _ in range(40):
        twelve = dealt(rng, 12)
        laid = CardSet(list(twelve)[:2])
        for contract, side in kinds:
            away = CardSet() if contract.hand else laid
            for bid in BIDS:
                score, chance = expected(contract, bits(twelve - laid), bits(away), bid, side)
                by_rules = mean_by_rules(twelve - laid, away, contract, bid, side)
                assert (score[0], chance[0]) == pytest.approx(by_rules, abs=1e-3), (
                    contract, bid, twelve,
                )  # fmt: skip


@pytest.mark.parametrize("contract", [c for c in (*AFTER_SKAT, *HAND_GAMES) if c.game.suit is None
                                      and not c.game.has_matadors], ids=str)  # fmt: skip
def test_a_null_is_worth_its_value_and_nothing_above_it(contract: Contract) -> None:
    rng = Random(4)
    value = null_value(contract)
    for _ in range(20):
        hand = dealt(rng, 10)
        score, chance = expected(contract, bits(hand), bits(CardSet()), value, SIDE)
        won = chance[0]
        assert 0 < won < 1
        mean = won * (value + SEEGER_BONUS) - (1 - won) * (2 * value + SEEGER_BONUS)
        assert score[0] == pytest.approx(mean)
        above = expected(contract, bits(hand), bits(CardSet()), value + 1, SIDE)
        assert above[1][0] == 0
        assert above[0][0] < -SEEGER_BONUS


@pytest.mark.parametrize("game", TRUMP_GAMES, ids=lambda game: game.name)
def test_a_higher_bid_never_promises_more(game: GameType) -> None:
    rng = Random(5)
    for _ in range(30):
        hand, laid = dealt(rng, 10), CardSet()
        scores = [expected(Contract(game), bits(hand), bits(laid), b, SIDE)[0][0] for b in BIDS]
        assert scores == sorted(scores, reverse=True)


def test_matadors_and_points_are_those_of_the_rules() -> None:
    rng = Random(6)
    sets = [dealt(rng, size) for size in (2, 10, 12) for _ in range(200)]
    for game in TRUMP_GAMES:
        counted = matadors(game, bits(*sets))
        assert list(counted) == [abs(count_matadors(cards, game)) for cards in sets]
    order = trick_order(GameType.GRAND)
    assert list(points_of(bits(*sets))) == [order.points_of(cards) for cards in sets]


# -- what the networks see ------------------------------------------------------------------------


def renamed(cards: CardSet, names: tuple[Suit, ...], *, jacks: bool) -> CardSet:
    """Return cards with other suits; jacks keep theirs where they are told apart."""
    return CardSet(
        card if card.rank is Rank.JACK and not jacks else Card.of(names[card.suit], card.rank)
        for card in cards
    )


@pytest.mark.parametrize("game", [*TRUMP_GAMES, GameType.NULL], ids=lambda game: game.name)
def test_which_suit_is_which_makes_no_difference(game: GameType) -> None:
    rng = Random(7)
    null = game is GameType.NULL
    for _ in range(5):
        twelve = dealt(rng, 12)
        laid = CardSet(rng.sample(list(twelve), 2))
        for names in permutations(Suit):
            trump = game if game.suit is None else GameType[names[game.suit].name]
            there, here = (
                Hands.of(one, bits(renamed(twelve - laid, order, jacks=null)),
                         bits(renamed(laid, order, jacks=null))).odds(SIDE)
                for one, order in ((trump, names), (game, tuple(Suit)))
            )  # fmt: skip
            np.testing.assert_allclose(there, here, atol=1e-4)


def test_the_networks_load_with_numpy_alone_and_are_small() -> None:
    found = sorted(Path(str(files("wenzel.bots.skat"))).glob("*.npz"))
    assert found
    assert sum(path.stat().st_size for path in found) < BIG
    for path in found:
        with np.load(path, allow_pickle=False) as arrays:
            for name in arrays:
                assert arrays[name].dtype.kind == "f", (path.name, name)
                assert np.isfinite(arrays[name]).all(), (path.name, name)


def test_better_cards_promise_more() -> None:
    """Not only the networks as they are: a fit that breaks this is no fit."""
    weak = CardSet.from_text("DJ C9 C8 C7 SK S9 HQ H8 DK D8")
    fair = CardSet.from_text("CJ DJ CA CK C9 C8 SA S9 HT H8")
    strong = CardSet.from_text("CJ SJ HJ CA CT CK C9 SA ST HA")
    for game in (GameType.CLUBS, GameType.GRAND):
        odds = Hands.of(game, bits(weak, fair, strong), bits(*[CardSet()] * 3)).odds(HAND_SIDE)
        for column in (WON, SCHNEIDER, SAFE):
            assert list(odds[:, column]) == sorted(odds[:, column])
        assert odds[2, WON] > 0.9
        assert odds[0, WON] < 0.3


# -- discards -------------------------------------------------------------------------------------


def best_of_all(twelve: CardSet, bid: int, side: Numbers) -> float:
    pairs = [CardSet(pair) for pair in combinations(twelve, 2)]
    held, laid = bits(*(twelve - pair for pair in pairs)), bits(*pairs)
    return float(max(expected(c, held, laid, bid, side)[0].max() for c in AFTER_SKAT))


def test_the_discard_is_the_best_of_all_sixty_six() -> None:
    rng = Random(8)
    order = (0, 1, 2)
    for bid in (18, 24, 48):
        for _ in range(5):
            twelve = dealt(rng, 12)
            plan = best_plan(twelve, Bidding(declarer=0, bid=bid), order, 0, USUAL)
            assert len(plan.laid) == 2
            assert plan.laid <= twelve
            assert plan.contract in AFTER_SKAT
            assert plan.score == pytest.approx(best_of_all(twelve, bid, SIDE), abs=1e-3)


def doubtful_hands(rng: Random, count: int) -> list[CardSet]:
    """Return hands of which one does not see at once whether to bid."""
    found: list[CardSet] = []
    while len(found) < count:
        hand = dealt(rng, 10)
        if -5 < outlook(hand, 18, 0, (0, 0), every=29).score < 50:
            found.append(hand)
    return found


@pytest.mark.parametrize(
    ("every", "bound"), [(11, 0.3), pytest.param(1, 1.5, marks=pytest.mark.slow)]
)
def test_looking_at_likely_discards_only_costs_next_to_nothing(every: int, bound: float) -> None:
    """With all skats games are left out, too, that are far from the best with some of them."""
    lost = []
    for hand in doubtful_hands(Random(9), 2 if every == 1 else 6):
        found = outlook(hand, 18, 0, (0, 0), every=every)
        skats = [CardSet(pair) for pair in combinations(DECK_32 - hand, 2)][::every]
        exhaustive = sum(best_of_all(hand | skat, 18, SIDE) for skat in skats) / len(skats)
        lost.append(exhaustive - found.score)
    assert min(lost) > -1e-3
    assert sum(lost) / len(lost) < bound, lost
