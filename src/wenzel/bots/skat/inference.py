"""How well layouts agree with what was done: said in the auction, declared, laid away, played.

A layout counts as much as its hands make likely what is known to have happened. Only public acts
are looked at; what hands would have done is told by networks that learned it from games. Players
differ from those, so no act is trusted without bounds.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.course import Spot, course
from wenzel.bots.skat.declaring import Declared, declaring_nets
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.layouts import Layouts, thinned
from wenzel.bots.skat.limits import log_calls, others_called
from wenzel.bots.skat.policy import kind_name, log_played, policies
from wenzel.games.skat.play import Playing

_TRUST: Final = 0.8
"""Power of what the network makes of the declaration: it is surer than it is right."""
_PLAY_TRUST: Final = (0.8, 0.6)
"""The same of the cards that the declarer and a defender played."""
_DOUBT: Final = 0.02
"""Part of the declarations that no cards explain."""
_LOOKED_AT: Final = 700
"""For about so many layouts it is looked at how their cards were played."""


def weighed(known: Knowledge, layouts: Layouts) -> Layouts:
    """Return layouts with the weights that what was done gives them.

    Many are hopeless before the first card: of those only some are kept, each for its likes.
    """
    logs = _log_before(known, layouts)
    weights = layouts.weights * np.exp(logs - logs.max())
    few = thinned(Layouts(layouts.hands, layouts.skat, weights), _LOOKED_AT)
    played = _log_played(known, few.hands, few.skat)
    weights = few.weights * np.exp(played - played.max())
    return Layouts(few.hands, few.skat, weights / weights.sum())


def log_likelihood(known: Knowledge, layouts: Layouts) -> Floats:
    """Return how likely each layout makes what was done, as a logarithm up to a constant."""
    return _log_before(known, layouts) + _log_played(known, layouts.hands, layouts.skat)


def _log_before(known: Knowledge, layouts: Layouts) -> Floats:
    """Return how likely each layout makes what was done before the first card."""
    playing = known.playing
    order, bidding = playing.setting.order, playing.bidding
    total = np.zeros(len(layouts))
    for place, seat in enumerate(order):
        if seat == known.seat:
            continue
        hand = layouts.hands[:, place] | np.uint32(playing.played_by(seat).bits)
        if seat != playing.declarer:
            total += log_calls(hand, bidding, seat, order)
            continue
        calls = others_called(bidding, seat, order)
        declared = Declared(playing.contract, place, bidding.bid, calls)
        net = declaring_nets()[kind_name(playing.contract.game)]
        logs = _TRUST * net.outputs(declared, hand, _laid(playing, layouts.skat))
        total += _doubted(logs, layouts.weights)
    return total


def _doubted(logs: Floats, weights: Floats) -> Floats:
    """Return likelihoods mixed with one that is the same for all."""
    top = logs.max()
    mean = np.log(np.exp(logs - top) @ weights / weights.sum()) + top
    return np.asarray(np.logaddexp(np.log(1 - _DOUBT) + logs - mean, np.log(_DOUBT)))


def _log_played(known: Knowledge, hands: Bits, skat: Bits) -> Floats:
    """Return how likely each layout makes the cards that were played."""
    playing = known.playing
    game = playing.contract.game
    spots = course_of(playing)
    policy = policies()[kind_name(game)]
    total = np.zeros(len(hands))
    for place, seat in enumerate(playing.setting.order):
        if seat == known.seat:
            continue
        own = [spot for spot in spots if spot.place == place]
        declares = seat == playing.declarer
        laid = _laid(playing, skat) if declares else np.zeros_like(skat)
        logs = log_played(policy, game, own, hands[:, place], laid)
        total += _PLAY_TRUST[not declares] * logs
    return total


def _laid(playing: Playing, skat: Bits) -> Bits:
    """Return what the declarer knows of the skat."""
    return np.zeros_like(skat) if playing.contract.hand else skat


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
