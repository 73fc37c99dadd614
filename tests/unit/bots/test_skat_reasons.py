"""Reasons of the players that search are true of their decisions: each is found anew."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import numpy as np
import pytest

import wenzel.bots.skat.sampling_player
from tests.skat_players import BRIEF, player_of
from tests.support import RULESETS, finished, random_deal, skat
from wenzel.bots import Advice, make_player
from wenzel.bots.sampling import Bits, Chance
from wenzel.bots.skat.evaluation import expected
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.sampled_bidding import Outlook, after_skat, outlook, purpose_of
from wenzel.bots.skat.sampled_play import weigh
from wenzel.bots.skat.sampling_player import SamplingPlayer, solver
from wenzel.cards import CardSet
from wenzel.games.skat.actions import Announce, Bid, Discard, Hold, Pass, Play, TakeSkat
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import BID_VALUES, next_bid
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.exchange import Exchange
from wenzel.games.skat.play import Playing
from wenzel.games.skat.view import SkatView
from wenzel.i18n import Speaker
from wenzel.messages import Mean, Message

SPEAKER = Speaker()
AUCTION = {"hint.bid_pays", "hint.hold_pays", "hint.pass_pays"}
CARDS = {"hint.layouts.wins_more", "hint.layouts.scores_more", "hint.layouts.costs_more"}
OTHERS = {"hint.discard_pays", "hint.announce_pays", "hint.skat_pays"}


def promise(player: SamplingPlayer, view: SkatView, value: int) -> Outlook:
    phase = view.phase
    assert isinstance(phase, Auction | Exchange)
    order = view.setting.order
    place = order.index(view.seat)
    calls = tuple(phase.bidding.highest_call(order[(place + step) % 3]) for step in (1, 2))
    return outlook(view.hand, value, place, calls, player.temper, every=player.effort.skats)


def check_auction(player: SamplingPlayer, view: SkatView, advice: Advice) -> None:
    auction, values = view.phase, advice.reason.values
    assert isinstance(auction, Auction)
    least = player.temper.last if auction.last_option else player.temper.passing
    value = auction.bid if auction.answering else next_bid(auction.bid)
    assert values["value"] == value
    assert isinstance(value, int)
    found = promise(player, view, value)
    assert values["score"] == Mean.of(max(found.score, found.hand_score))
    by_hand = found.hand_score > found.score
    assert values["contract"] == (found.hand if by_hand else found.game)
    assert values["chance"] == round(100 * (found.hand_chance if by_hand else found.chance))
    if advice.reason.code == "hint.pass_pays":
        assert advice.action == Pass()
        assert found.best < least
        return
    assert advice.action == (Hold() if auction.answering else Bid(value))
    limit = values["limit"]
    assert isinstance(limit, int)
    assert limit >= value
    assert promise(player, view, limit).best >= least
    beyond = next_bid(limit)
    assert beyond is None or promise(player, view, beyond).best < least


def check_choice(player: SamplingPlayer, view: SkatView, advice: Advice) -> None:
    exchange, values = view.phase, advice.reason.values
    assert isinstance(exchange, Exchange)
    found = promise(player, view, exchange.bid)
    skat_is_better = advice.reason.code == "hint.skat_pays"
    assert skat_is_better == (found.score >= found.hand_score)
    assert advice.action == (TakeSkat() if skat_is_better else Announce(found.hand))
    assert values["contract"] == found.hand
    two = (Mean.of(found.score), Mean.of(found.hand_score))
    assert (values["score"], values["other_score"]) == (two if skat_is_better else two[::-1])


def check_game(view: SkatView, advice: Advice) -> None:
    """Of a discard or an announcement: what the game promises with the cards that are left."""
    exchange, values = view.phase, advice.reason.values
    assert isinstance(exchange, Exchange)
    contract = values["contract"]
    assert isinstance(contract, Contract)
    laid = advice.action.cards if isinstance(advice.action, Discard) else view.holding.laid
    side = after_skat(exchange.bidding, view.seat, view.setting.order)
    hand = bits(view.hand - laid)
    score, chance = expected(contract, hand, bits(laid), exchange.bid, side)
    assert values["score"] == Mean.of(float(score[0]))
    assert values["chance"] == round(100 * float(chance[0]))
    if isinstance(advice.action, Discard):
        assert values["cards"] == laid
        purpose = values["purpose"]
        assert isinstance(purpose, Message)
        check_purpose(view, laid, contract, purpose)
        return
    assert advice.action == Announce(contract)
    for action in view.legal:
        if isinstance(action, Announce) and not action.contract.spitze:
            other = expected(action.contract, hand, bits(laid), exchange.bid, side)
            assert other[0][0] <= score[0]


def bits(cards: CardSet) -> Bits:
    return np.array([cards.bits], np.uint32)


def check_purpose(view: SkatView, laid: CardSet, contract: Contract, purpose: Message) -> None:
    order = contract.order
    match purpose.code:
        case "hint.discard_void" | "hint.discard_null_void":
            suit = purpose.values["suit"]
            assert isinstance(suit, int)
            assert order.cards_of(suit) & laid
            assert not order.cards_of(suit) & (view.hand - laid)
            assert purpose.code.endswith("null_void") == (contract.game is GameType.NULL)
        case "hint.discard_points":
            assert purpose.values["points"] == order.points_of(laid)
        case _:
            assert purpose.code == "hint.discard_best"


def check_card(player: SamplingPlayer, view: SkatView, advice: Advice) -> None:
    values = advice.reason.values
    chance = Chance(player.seed, "layouts", view.count)
    ranked, count = weigh(Knowledge.of(view), player.effort, solver(), chance)
    best, other = ranked[0], ranked[1]
    assert advice.action == Play(best.card)
    assert (values["card"], values["other"], values["count"]) == (best.card, other.card, count)
    wins, other_wins = round(count * best.wins), round(count * other.wins)
    if advice.reason.code == "hint.layouts.wins_more":
        assert (values["wins"], values["other_wins"]) == (wins, other_wins)
        assert other_wins < wins <= count
    if advice.reason.code == "hint.layouts.scores_more":
        assert wins <= other_wins
        assert best.score > other.score
        said = (values["score"], values["other_score"])
        assert said == (Mean.of(best.score), Mean.of(other.score))
        assert view.seat == view.declarer
    if advice.reason.code == "hint.layouts.costs_more":
        assert wins <= other_wins
        assert values["score"] == Mean.of(best.score - other.score)
        assert best.score > other.score
        assert view.seat != view.declarer


@pytest.mark.parametrize(
    ("name", "deals"),
    [("club", 4), (BRIEF, 8), pytest.param("expert:quick", 4, marks=pytest.mark.slow)],
)
def test_every_reason_is_true(name: str, deals: int) -> None:
    game = skat("skat-isko")
    player = player_of(name, seed=6)
    assert isinstance(player, SamplingPlayer)
    seen: Counter[str] = Counter()
    for number in range(deals):
        state = game.start(game.deal_from_seed(31, number + 1, dealer=number % 3))
        while not state.is_terminal:
            seat = state.current_player
            assert seat is not None
            view = game.view(state, seat)
            advice = player.advise(view)
            code = advice.reason.code
            seen[code] += 1
            assert "{" not in SPEAKER.say(advice.reason)
            if code in AUCTION:
                check_auction(player, view, advice)
            elif code in {"hint.skat_pays", "hint.hand_pays"}:
                check_choice(player, view, advice)
            elif code in {"hint.discard_pays", "hint.announce_pays"}:
                check_game(view, advice)
            elif code.startswith("hint.layouts."):
                check_card(player, view, advice)
            state = state.apply(advice.action)
    by_networks = player.hope is None
    assert (set(seen) >= AUCTION | OTHERS) == by_networks
    assert bool(set(seen) & (AUCTION | OTHERS)) == by_networks
    assert CARDS & set(seen)


def test_a_void_is_named_before_points_and_points_before_nothing() -> None:
    twelve = CardSet.from_text("CJ SJ CA CT C9 C8 SA SK HT DT D8 D7")
    for text, game, code in (
        ("HT D8", GameType.CLUBS, "hint.discard_void"),
        ("DT D8", GameType.CLUBS, "hint.discard_points"),
        ("D8 D7", GameType.CLUBS, "hint.discard_best"),
        ("HT CA", GameType.NULL, "hint.discard_null_void"),
    ):
        assert purpose_of(twelve, CardSet.from_text(text), game).code == code
    for pair in combinations(twelve, 2):
        assert SPEAKER.say(purpose_of(twelve, CardSet(pair), GameType.HEARTS))


def test_a_limit_is_a_bid() -> None:
    expert = player_of(BRIEF, seed=2)
    game = skat()
    found = set()
    for number in range(12):
        state = game.start(game.deal_from_seed(17, number + 1, dealer=0))
        advice = expert.advise(game.view(state, 2))
        if advice.reason.code == "hint.bid_pays":
            found.add(advice.reason.values["limit"])
    assert found
    assert found <= set(BID_VALUES)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_the_search_cards_are_played_by_rule(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wenzel.bots.skat.sampling_player, "is_compiled", lambda: False)
    game = skat(ruleset)
    expert, rule = make_player("expert:few", "skat", seed=1), make_player("rule", "skat")
    rng = Random(ruleset)
    state = game.start(random_deal(game, rng))
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        view = game.view(state, seat)
        advice = expert.advise(view)
        if isinstance(view.phase, Playing):
            assert advice == rule.advise(view)
        state = state.apply(advice.action)
    finished(state)


def test_bidding_by_rule_is_the_rule_players() -> None:
    game = skat()
    expert, rule = make_player("expert:rule-bidding", "skat"), make_player("rule", "skat")
    for number in range(6):
        state = game.start(game.deal_from_seed(3, number + 1, dealer=number % 3))
        while not state.is_terminal and not isinstance(state.phase, Playing):
            seat = state.current_player
            assert seat is not None
            view = game.view(state, seat)
            assert expert.advise(view) == rule.advise(view)
            state = state.apply(rule.choose(view))
