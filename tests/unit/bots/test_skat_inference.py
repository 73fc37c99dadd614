"""What hidden cards are taken for: from the auction, the declaration and the cards played."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.support import MIDDLEHAND, REARHAND, arranged, cards, forehand_plays, skat, then
from training import declaring as declaring_fit
from training import policy as policy_fit
from wenzel.bots.sampling import Bits, Chance, draw_many
from wenzel.bots.skat.course import NO_GROUP, Numbers, course, groups_of
from wenzel.bots.skat.declaring import Declared, declaring_nets
from wenzel.bots.skat.inference import course_of, log_likelihood, weighed
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts, all_or_some, thinned
from wenzel.bots.skat.odds import log_odds
from wenzel.bots.skat.policy import kind_name, log_played, policies, shape_of
from wenzel.bots.worlds import Unseen, Worlds
from wenzel.cards import DECK_32, Card, CardSet
from wenzel.games.skat.contract import Contract, GameType, trick_order
from wenzel.games.skat.state import SkatState
from wenzel.tricks import TRUMP

DEAL = arranged(
    forehand="CJ SJ CA CT C9 C8 HA HK D7 D8",
    middlehand="HJ DJ CK CQ C7 HT H9 SA S8 DA",
    rearhand="ST SK SQ S9 S7 HQ H8 DT DK DQ",
    skat="H7 D9",
)
GAMES = [game for game in GameType if game is not GameType.RAMSCH]


def known(state: SkatState, seat: int) -> Knowledge:
    return Knowledge.of(skat().view(state, seat))


def numbers(text: str) -> list[int]:
    return [Card(word).number for word in text.split()]


def shipped(file: str, kind: str) -> dict[str, Numbers]:
    """Return the arrays of a kind of game in a file of weights, by the names of their parts."""
    with files("wenzel.bots.skat").joinpath(file).open("rb") as opened:
        arrays = dict(np.load(opened, allow_pickle=False))
    return {n.removeprefix(f"{kind}/"): a for n, a in arrays.items() if n.startswith(f"{kind}/")}


def drawn(state: SkatState, seat: int, count: int = 200) -> Layouts:
    return all_or_some(known(state, seat), count, count, Chance(1, seat))


def plays(state: SkatState, text: str) -> SkatState:
    return then(state, *(f"play {card}" for card in text.split()))


# -- groups ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_bits_of_a_group_go_up_by_strength_and_count_every_card_once(game: GameType) -> None:
    groups, order = groups_of(game), trick_order(game)
    split = groups.split(np.array([DECK_32.bits], np.uint32))
    assert sum(int(np.bitwise_count(held[0])) for held in split.values()) == len(DECK_32)
    for one, two in combinations(DECK_32, 2):
        if order.suit[one] == order.suit[two]:
            stronger = order.strength[one] > order.strength[two]
            assert (groups.bit[one] > groups.bit[two]) == stronger
    for card in DECK_32:
        group = groups.group[card]
        assert groups.pattern(card.bit, group) == 1 << groups.bit[card]
        alone = groups.split(np.array([card.bit], np.uint32))
        assert {g: int(held[0]) for g, held in alone.items() if held[0]} == {
            group: 1 << groups.bit[card]
        }


def test_the_left_of_a_group_is_counted_from_the_top() -> None:
    left = shape_of(8).left(0b1010_0000)
    assert left[0b0100_0000] == 0b1000_0000
    assert left[0b0001_0001] == 0b0100_0100


# -- the course of the play -----------------------------------------------------------------------


def test_a_spot_tells_what_was_followed_who_was_void_and_what_took_the_trick() -> None:
    played = numbers("DA DT D8 SA")
    spots = course(GameType.CLUBS, 0, False, [(1, played[:3]), (1, played[3:])])
    lead, second, third, again = spots
    assert (lead.follows, lead.best) == (NO_GROUP, (NO_GROUP, 0))
    assert [spot.place for spot in spots] == [1, 2, 0, 1]
    diamonds = groups_of(GameType.CLUBS).group[played[0]]
    assert second.follows == third.follows == diamonds
    assert third.best == (diamonds, groups_of(GameType.CLUBS).bit[played[0]])
    assert again.gone == sum(1 << number for number in played[:3])


def test_a_void_seat_follows_nothing() -> None:
    ace, nine = Card("DA").number, Card("C9").number
    _, ruff, throw = course(GameType.CLUBS, 0, False, [(2, [ace, nine, Card("ST").number])])
    assert ruff.follows == throw.follows == NO_GROUP
    assert throw.best == (TRUMP, groups_of(GameType.CLUBS).bit[nine])


# -- chances of cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_the_cards_that_may_be_played_add_up_to_one(game: GameType) -> None:
    order = trick_order(game)
    lot = np.random.default_rng(1)
    policy = policies()[kind_name(game)]
    for _ in range(5):
        deck = lot.permutation(32).tolist()
        hand, led = CardSet(Card.numbered(n) for n in deck[:10]), deck[10]
        legal = order.legal(hand, Card.numbered(led))
        total = 0.0
        for card in legal:
            spot = course(game, 0, False, [(0, [led, card.number])])[-1]
            held = np.array([(hand - CardSet((card,))).bits], np.uint32)
            total += float(np.exp(log_played(policy, game, [spot], held, np.zeros_like(held)))[0])
        assert total == pytest.approx(1, abs=1e-4)


def test_the_network_is_fed_in_play_as_it_was_in_learning() -> None:
    line: dict[str, Any] = {
        "contract": "C", "declarer": 0, "laid": cards("H7 D9").bits,
        "dealt": [DEAL.hands[seat].bits for seat in (1, 2, 0)],
        "leaders": [0, 0], "cards": numbers("CJ C7 S7 CA DJ ST"),
    }  # fmt: skip
    sample = policy_fit.samples([line])["suit"]
    parts = shipped("policy.npz", "suit")
    cost, _ = policy_fit.slopes(parts, sample)
    total = 0.0
    spots = course(GameType.CLUBS, 0, False, [(0, line["cards"][:3]), (0, line["cards"][3:])])
    for place in range(3):
        own = [spot for spot in spots if spot.place == place]
        held = line["dealt"][place] & ~sum(1 << spot.card for spot in own)
        laid = line["laid"] if place == 0 else 0
        one = np.array([held], np.uint32), np.array([laid], np.uint32)
        total += float(log_played(policies()["suit"], GameType.CLUBS, own, *one)[0])
    assert -total == pytest.approx(cost * len(sample), rel=1e-4)


# -- declarations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["C", "G", "N", "DH"])
def test_declarations_are_weighed_in_play_as_they_were_in_learning(text: str) -> None:
    contract = Contract.from_text(text)
    declared = Declared(contract, 1, 20, (18, 0))
    lot = np.random.default_rng(3)
    bits = np.uint32(1) << lot.random((50, 32)).argsort(axis=1).astype(np.uint32)
    hand = np.bitwise_or.reduce(bits[:, :10], axis=1)
    laid = np.bitwise_or.reduce(bits[:, 10:12], axis=1) * np.uint32(not contract.hand)
    kind = kind_name(contract.game)
    sample = declaring_fit.sample_of([declaring_fit.row_of(declared, hand, laid)])
    parts = shipped("declaring.npz", kind)
    learned, _ = declaring_fit.outputs(parts, sample)
    found = declaring_nets()[kind].outputs(declared, hand, laid)
    assert found == pytest.approx(learned[0], abs=1e-3)


def test_jacks_laid_away_are_hardly_believed() -> None:
    hand = cards("CJ SJ CA CT C9 C8 HA HK D7 D8").bits
    hands = np.array([hand, hand & ~Card("SJ").bit | Card("H7").bit], np.uint32)
    laid = np.array([cards("H7 D9").bits, cards("SJ D9").bits], np.uint32)
    declared = Declared(Contract(GameType.CLUBS), 0, 18, (0, 0))
    likely, odd = declaring_nets()["suit"].outputs(declared, hands, laid)
    assert likely - odd > 3


# -- layouts --------------------------------------------------------------------------------------


def test_odds_draw_more_where_cards_mostly_lie_and_weigh_them_less() -> None:
    deck = list(DECK_32)[3:11]
    unseen = Unseen((3, 3, 2), (CardSet(deck), CardSet(deck[1:]), CardSet(deck)))
    odds = np.random.default_rng(5).uniform(0.2, 4, (32, 3))
    rows = draw_many(unseen, 40_000, Chance(1, "odds"), odds)
    worlds = np.array([[held.bits for held in world] for world in Worlds(unseen)], np.uint32)
    shares = np.exp(log_odds(worlds, odds))
    shares /= shares.sum()
    keys = {tuple(world): number for number, world in enumerate(worlds.tolist())}
    found = np.bincount([keys[tuple(row)] for row in rows.tolist()], minlength=len(worlds))
    expected = shares * len(rows)
    assert np.abs(found - expected).max() < 6 * np.sqrt(expected.max())
    # Each weighed by how unlikely it was to be drawn, all deals count the same again.
    weights = np.exp(-log_odds(rows, odds))
    weights /= weights.sum()
    for card in deck:
        true = float(((worlds[:, 0] & card.bit) > 0).mean())
        assert float(weights[(rows[:, 0] & card.bit) > 0].sum()) == pytest.approx(true, abs=0.03)


@pytest.mark.parametrize("seat", [MIDDLEHAND, REARHAND])
def test_no_layout_is_impossible_and_equal_views_get_equal_ones(seat: int) -> None:
    state = plays(forehand_plays(skat(), DEAL, "C"), "D7 DA DT SA S7 HA")
    layouts, again = drawn(state, seat), drawn(state, seat)
    view = known(state, seat)
    assert np.array_equal(layouts.hands, again.hands)
    assert np.array_equal(layouts.weights, again.weights)
    assert layouts.weights.sum() == pytest.approx(1)
    every = np.bitwise_or.reduce(layouts.hands, axis=1) | layouts.skat
    assert set(every.tolist()) == {(DECK_32 - view.playing.played).bits}
    for place, own in enumerate(view.playing.setting.order):
        assert not (layouts.hands[:, place] & ~np.uint32(view.possible[own].bits)).any()
        assert set(np.bitwise_count(layouts.hands[:, place]).tolist()) == {view.cards_left(own)}


def with_suits(held: Bits, order: tuple[int, ...]) -> Bits:
    """Return cards with each suit become another."""
    moved = np.zeros_like(held)
    for suit, other in enumerate(order):
        moved |= (held >> np.uint32(8 * suit) & np.uint32(0xFF)) << np.uint32(8 * other)
    return moved


@pytest.mark.parametrize(("game", "order"), [("N", (2, 3, 1, 0)), ("N", (1, 0, 2, 3))])
def test_which_suit_is_which_makes_no_difference(game: str, order: tuple[int, ...]) -> None:
    lot = np.random.default_rng(7)
    bits = np.uint32(1) << lot.random((40, 32)).argsort(axis=1).astype(np.uint32)
    hand = np.bitwise_or.reduce(bits[:, :9], axis=1)
    laid = np.bitwise_or.reduce(bits[:, 10:12], axis=1)
    contract = Contract.from_text(game)
    card = int(bits[0, 9]).bit_length() - 1
    hand, laid = hand & ~np.uint32(1 << card), laid & ~np.uint32(1 << card)
    policy, nothing = policies()[kind_name(contract.game)], np.zeros_like(laid)
    found = []
    for suits in (tuple(range(4)), order):
        played = 8 * suits[card // 8] + card % 8
        spots = course(contract.game, 1, False, [(0, [played])])
        held = with_suits(hand, suits)
        found.append(log_played(policy, contract.game, spots, held, nothing))
    assert found[0] == pytest.approx(found[1], abs=1e-4)


def test_likelihood_depends_on_the_view_alone() -> None:
    other = arranged(
        forehand="CJ SJ CA CT C9 C8 HA HK D7 D9",
        middlehand="HJ DJ CK CQ C7 HT H9 SA S8 DA",
        rearhand="ST SK SQ S9 S7 HQ H8 DT DK DQ",
        skat="H7 D8",
    )
    one, two = (plays(forehand_plays(skat(), deal, "C"), "CJ CQ") for deal in (DEAL, other))
    seat = MIDDLEHAND
    a, b = (log_likelihood(known(s, seat), drawn(s, seat)) for s in (one, two))
    assert np.array_equal(a, b)


def test_the_course_of_a_deal_is_that_of_its_tricks() -> None:
    state = plays(forehand_plays(skat(), DEAL, "C"), "CJ CQ S7 SJ")
    spots = course_of(known(state, REARHAND).playing)
    assert [spot.card for spot in spots] == [Card(c).number for c in ("CJ", "CQ", "S7", "SJ")]
    assert [spot.place for spot in spots] == [0, 1, 2, 0]


def numbered(weights: NDArray[np.float64]) -> Layouts:
    """Layouts that can be told apart by what stands for their skat."""
    count = len(weights)
    return Layouts(
        np.zeros((count, 3), np.uint32), np.arange(count, dtype=np.uint32), weights
    )  # fmt: skip


def test_thinning_keeps_the_heavy_and_the_sum_of_the_light() -> None:
    lot = np.random.default_rng(11)
    weights = lot.pareto(1.2, 3000)
    few = thinned(numbered(weights), 200)
    kept, found = few.skat, few.weights
    assert len(kept) == len(set(kept.tolist())) <= 200
    assert found.sum() == pytest.approx(weights.sum())
    heavy = found > found.min() * 1.001
    assert found[heavy] == pytest.approx(weights[kept][heavy])
    assert (found >= weights[kept] * 0.999).all()
    values = lot.normal(size=3000)
    error = abs(float(found @ values[kept] - weights @ values)) / weights.sum()
    assert error < 0.2
    everything = numbered(weights)
    assert thinned(everything, 3000) is everything


def test_what_weighs_nothing_is_thinned_too() -> None:
    weights = np.zeros(9)
    weights[4] = 1.0
    few = thinned(numbered(weights), 3)
    assert few.weights.sum() == 1.0
    assert few.weights[few.skat == 4] == 1.0


def test_layouts_are_weighed_by_their_likelihood() -> None:
    state = plays(forehand_plays(skat(), DEAL, "C"), "CJ CQ S7 SJ C7 S9")
    view, few = known(state, REARHAND), drawn(state, REARHAND, 300)
    logs = log_likelihood(view, few)
    expected = few.weights * np.exp(logs - logs.max())
    assert weighed(view, few).weights == pytest.approx(expected / expected.sum())
    many = drawn(state, REARHAND, 2000)
    assert len(weighed(view, many)) <= 700
