"""The novice errs as people do, and never does what makes no sense."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.support import FOREHAND, MIDDLEHAND, arranged, forehand_plays, skat, then
from wenzel.bots import make_player
from wenzel.bots.skat.bidding import limit
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.novice import NovicePlayer, remembered
from wenzel.bots.skat.prospects import ready
from wenzel.cards import Card, CardSet, Rank
from wenzel.games.skat.actions import Announce, Bid, Discard, Hold, Pass, Play
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.play import Playing
from wenzel.games.skat.state import SkatState
from wenzel.games.skat.view import SkatView

GAME = skat("skat-isko")
SEEDS = range(25)
FAT = 10
HOPELESS = 0.25
LONG = 4


def cards_played(state: SkatState, seat: int) -> set[str]:
    """Return what novices of many seeds play."""
    view = GAME.view(state, seat)
    return {NovicePlayer(seed).choose(view).line for seed in SEEDS}


# -- a table of absurdities -----------------------------------------------------------------------


def test_the_trick_that_decides_the_game_is_taken() -> None:
    """All trumps are out and 57 points are home: an ace is ruffed, and be it with the last one."""
    deal = arranged(
        forehand="CJ SJ CA CT CK C9 C8 C7 HT H7", middlehand="HA HJ DJ S7 S8 S9 D7 D8 D9 H8",
        rearhand="SA ST SK SQ DA DT DK DQ HK H9", skat="HQ CQ",
    )  # fmt: skip
    tricks = (
        "CJ DJ SK", "SJ HJ SQ", "CA S7 DQ", "CT S8 DK", "CK S9 HK", "H7 H8 H9",
    )  # fmt: skip
    lines = [f"play {card}" for trick in tricks for card in trick.split()]
    state = then(forehand_plays(GAME, deal, "C"), *lines, "play SA")
    view = GAME.view(state, FOREHAND)
    assert view.playing is not None
    assert view.playing.points(FOREHAND) + 6 == 57
    assert cards_played(state, FOREHAND) <= {"play C9", "play C8", "play C7"}


def test_no_ace_is_thrown_on_a_trick_of_the_declarer() -> None:
    deal = arranged(
        forehand="CJ SJ HJ DJ CA CT SA ST HA HT", middlehand="C7 DA DT D7 S7 S8 H7 H8 C8 D8",
        skat="DQ DK",
    )  # fmt: skip
    state = then(forehand_plays(GAME, deal, "G"), "play CJ")
    assert not cards_played(state, MIDDLEHAND) & {"play DA", "play DT"}


@pytest.mark.parametrize("seed", range(12))
def test_no_hopeless_grand_and_no_ace_of_a_long_suit(seed: int) -> None:
    rng = Random(seed)
    novice = NovicePlayer(seed)
    seen: Counter[str] = Counter()
    for _ in range(12):
        state = GAME.start(GAME.deal_from_seed(rng.getrandbits(32), dealer=0))
        while not state.is_terminal and not isinstance(state.phase, Playing):
            seat = state.current_player
            assert seat is not None
            view = GAME.view(state, seat)
            action = novice.choose(view)
            if isinstance(action, Announce) and not action.contract.hand:
                seen["announced"] += 1
                check_announced(view, action)
            state = state.apply(action)
    assert seen["announced"]


def check_announced(view: SkatView, action: Announce) -> None:
    exchange = view.phase
    assert isinstance(exchange, Exchange)
    laid, contract = view.holding.laid, action.contract
    forehand = view.seat == view.setting.forehand
    found = ready(contract, view.hand, laid, exchange.bid, forehand=forehand)
    others = [
        ready(a.contract, view.hand, laid, exchange.bid, forehand=forehand).expected
        for a in view.legal
        if isinstance(a, Announce)
    ]
    if contract.game is GameType.GRAND:
        assert found.chance > HOPELESS or found.expected == max(others)
    if contract.game is not GameType.NULL:
        order = contract.order
        for card in laid:
            if card.rank is Rank.ACE:
                length = len((view.hand | laid) & order.cards_of(order.suit[card]))
                assert length < LONG, (view.hand, laid, contract)


# -- whole deals ----------------------------------------------------------------------------------


def absurd(view: SkatView, card: Card) -> str | None:
    """Return what is absurd about a card, found without the player's own notion of it."""
    playing = view.playing
    assert playing is not None
    trick, order = playing.trick, playing.contract.order
    if playing.declarer is None or not playing.contract.game.has_matadors or len(trick.cards) < 2:
        return None
    # Rearhand in the trick: nothing is open any more.
    table = trick.cards
    legal = order.legal(view.hand, trick.led)
    ahead = trick.seats[order.winner(table)]
    ours = playing.declarer not in (ahead, view.seat)
    takers = [c for c in legal if order.winner((*table, c)) == 2]
    side = (playing.declarer,) if view.seat == playing.declarer else playing.defenders
    had = playing.points(*side)
    if view.seat == playing.declarer:
        had += order.points_of(view.holding.laid)
    needed = 61 if view.seat == playing.declarer else 60
    announced = playing.contract.schneider or playing.contract.schwarz
    if not announced and not ours and card not in takers and had < needed:
        most = max((order.points[c] for c in takers), default=None)
        if most is not None and had + order.points_of(table) + most >= needed:
            return "ducks the trick that decides the game"
    has_lower = any(order.points[c] < FAT for c in legal)
    if order.points[card] >= FAT and card not in takers and not ours and has_lower:
        return "throws a fat card on a lost trick"
    return None


@pytest.mark.parametrize("ruleset", ["skat-isko", "skat-pub", "skat-isko-4"])
def test_nothing_absurd_happens_in_whole_deals(ruleset: str) -> None:
    game = skat(ruleset)
    novice = NovicePlayer(3)
    rule = make_player("rule", "skat")
    looked = differs = 0
    for number in range(60):
        state = game.start(game.deal_from_seed(8, number + 1, dealer=number % game.seats))
        while not state.is_terminal:
            seat = state.current_player
            assert seat is not None
            view = game.view(state, seat)
            action = novice.choose(view)
            if isinstance(action, Play):
                assert absurd(view, action.card) is None, (number, view.hand, action)
                looked += 1
                differs += action != rule.choose(view)
            state = state.apply(action)
    assert looked > 1000
    assert 0.03 < differs / looked < 0.3


# -- errors ---------------------------------------------------------------------------------------


def test_it_hopes_and_never_bids_beyond_all_hope() -> None:
    beyond = 0
    for number in range(80):
        deal = GAME.deal_from_seed(9, number + 1, dealer=0)
        state = GAME.start(deal)
        view = GAME.view(state, MIDDLEHAND)
        assert isinstance(view.phase, Auction)
        sober = limit(view.hand, forehand=False)
        hopeful = limit(view.hand, forehand=False, hope=0.12)
        assert sober.value <= hopeful.value
        action = NovicePlayer(number).choose(view)
        if isinstance(action, Bid):
            assert hopeful.value >= 18
            beyond += sober.value < 18
        else:
            assert isinstance(action, Pass | Hold)
    assert beyond


def test_its_hopes_last_for_the_auction() -> None:
    """With the same cards it thinks the same of them, whatever has been said meanwhile."""
    for seed in SEEDS:
        state = GAME.start(GAME.deal_from_seed(21, 4, dealer=0))
        novice = NovicePlayer(seed)
        reached: dict[int, set[int]] = {}
        while isinstance(state.phase, Auction):
            seat = state.current_player
            assert seat is not None
            advice = novice.advise(GAME.view(state, seat))
            if isinstance(advice.action, Bid | Hold):
                value = advice.reason.values["value"]
                assert isinstance(value, int)
                reached.setdefault(seat, set()).add(value)
            state = state.apply(advice.action)
        assert all(len(values) == 1 for values in reached.values())


def test_it_remembers_two_tricks_and_all_of_its_own_cards() -> None:
    deal = GAME.deal_from_seed(5, 2, dealer=0)
    rule = make_player("rule", "skat")
    state = GAME.start(deal)
    forgot = False
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        view = GAME.view(state, seat)
        playing = view.playing
        if playing is not None and playing.declarer is not None:
            known = Knowledge.of(view)
            left = remembered(known)
            own = playing.played_by(seat)
            assert not left.unseen & (known.hand | own | known.laid)
            recent = CardSet(c for trick in playing.tricks[-2:] for c in trick.cards)
            assert not left.unseen & recent
            old = CardSet(c for trick in playing.tricks[:-2] for c in trick.cards) - own
            assert left.unseen == known.unseen | old
            forgot |= bool(old)
        state = state.apply(rule.choose(view))
    assert forgot


def test_discards_are_chosen_by_lot_among_those_that_are_nearly_as_good() -> None:
    deal = arranged(forehand="CJ SJ CA CT C9 C8 HA HK D8 D9", skat="S7 SQ")
    state = then(GAME.start(deal), "bid 18", "hold", "pass", "pass", "take_skat")
    view = GAME.view(state, FOREHAND)
    assert isinstance(view.phase, Exchange)
    assert view.phase.step is Step.DISCARD
    laid = {NovicePlayer(seed).choose(view) for seed in SEEDS}
    assert len(laid) > 1
    for action in laid:
        assert isinstance(action, Discard)
        assert not action.cards & CardSet.from_text("CJ SJ CA HA")
