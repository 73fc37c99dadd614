"""How well layouts agree with what was done: said in the auction, declared, laid away, played.

A layout counts as much as its hands make likely what is known to have happened. Only public acts
are looked at, and what a hand would have done is told by the same networks that decide for it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.course import Spot, course
from wenzel.bots.skat.evaluation import expected
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts
from wenzel.bots.skat.limits import log_calls
from wenzel.bots.skat.nets import about
from wenzel.bots.skat.policy import kind_name, log_played, policies
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType
from wenzel.games.skat.play import Playing
from wenzel.games.skat.setting import Bidding

_INDIFFERENCE: Final = 8.0
"""Score by which one game must promise more than another to be declared e times as often."""
_HOPE: Final = 20.0
_HOPE_WIDTH: Final = 15.0
"""A declarer whose cards promise less than this has hardly bid on them."""
_TRUST: Final = 0.5
"""Power of what the networks make of the declaration: they are surer than they are right."""
_PLAY_TRUST: Final = (0.8, 0.6)
"""The same of the cards that the declarer and a defender played."""


def log_likelihood(known: Knowledge, layouts: Layouts) -> Floats:
    """Return how likely each layout makes what was done, as a logarithm."""
    playing = known.playing
    order = playing.setting.order
    bidding = playing.bidding
    total = np.zeros(len(layouts))
    spots = course_of(playing)
    policy = policies()[kind_name(playing.contract.game)]
    for place, seat in enumerate(order):
        if seat == known.seat:
            continue
        own = [spot for spot in spots if spot.place == place]
        declares = seat == playing.declarer
        laid = layouts.skat if declares and not playing.contract.hand else _nothing(layouts)
        total += _PLAY_TRUST[not declares] * log_played(
            policy, playing.contract.game, own, layouts.hands[:, place], laid
        )
        hand = layouts.hands[:, place] | np.uint32(playing.played_by(seat).bits)
        if declares:
            total += _TRUST * _declared(playing.contract, hand, layouts.skat, bidding, order)
        else:
            total += log_calls(hand, bidding, seat, order)
    return total


def course_of(playing: Playing) -> list[Spot]:
    """Return the cards played so far, with what lay open before each."""
    order = playing.setting.order
    assert playing.declarer is not None
    tricks = [
        (order.index(trick.leader), [card.number for card in trick.cards])
        for trick in (*playing.tricks, playing.trick)
        if trick.cards
    ]
    contract = playing.contract
    return course(contract.game, order.index(playing.declarer), contract.hand, tricks)


def _nothing(layouts: Layouts) -> Bits:
    return np.zeros_like(layouts.skat)


def side_numbers(bidding: Bidding, order: tuple[int, ...], seat: int, *, hand: bool):  # type: ignore[no-untyped-def]
    """Return `about` for a declarer at a seat."""
    place = order.index(seat)
    calls = [bidding.highest_call(order[(place + step) % len(order)]) for step in (1, 2)]
    return about(place=place, hand=hand, calls=calls)


def _declared(
    contract: Contract, hand: Bits, skat: Bits, bidding: Bidding, order: tuple[int, ...]
) -> Floats:
    """Return how likely a declarer with these cards declares as he did, as a logarithm."""
    assert bidding.declarer is not None
    laid = np.zeros_like(skat) if contract.hand else skat
    side = side_numbers(bidding, order, bidding.declarer, hand=contract.hand)
    score, _ = expected(_plain(contract), hand, laid, bidding.bid, side)
    rivals = [score]
    rivals += [expected(o, hand, laid, bidding.bid, side)[0] for o in _alternatives(contract)]
    choice = np.array(rivals) / _INDIFFERENCE
    top = choice.max(axis=0)
    chosen = choice[0] - top - np.log(np.exp(choice - top).sum(axis=0))
    hope = -np.logaddexp(0, -(score - _HOPE) / _HOPE_WIDTH)
    return np.asarray(chosen + hope)


def _plain(contract: Contract) -> Contract:
    """Return a contract without Schwarz and open cards, which the networks do not know."""
    if contract.game is GameType.NULL:
        return contract
    return Contract.of(contract.game, hand=contract.hand)


def _alternatives(contract: Contract) -> list[Contract]:
    found = [
        Contract.of(game, hand=contract.hand) for game in TRUMP_GAMES if game is not contract.game
    ]
    nulls = (
        Contract(GameType.NULL, hand=contract.hand),
        Contract(GameType.NULL, hand=contract.hand, ouvert=True),
    )
    return [*found, *(null for null in nulls if null != contract)]
