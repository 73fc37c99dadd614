"""Layouts of the cards a seat cannot see, in the play of a Skat deal, as arrays of card bits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from wenzel.bots.sampling import Bits, Chance, Floats, draw_many
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.bots.skat.odds import DECLARER, PARTNER, SKAT, card_odds, log_odds
from wenzel.bots.worlds import Unseen, Worlds
from wenzel.games.skat.deal import SKAT_SIZE

SEATS: Final = 3


@dataclass(frozen=True, slots=True)
class Layouts:
    """Where the cards may lie.

    Attributes:
        hands: what the players hold now, by their place in the playing order; shape (n, 3).
        skat: what the declarer has laid away, or the skat of a hand game; shape (n,).
        weights: how likely each is beside the others, adding up to 1; shape (n,).
    """

    hands: Bits
    skat: Bits
    weights: Floats

    def __len__(self) -> int:
        return len(self.weights)

    def take(self, which: NDArray[np.int64]) -> Layouts:
        """Return some of the layouts, as if they stood for all."""
        weights = self.weights[which]
        return Layouts(self.hands[which], self.skat[which], weights / weights.sum())


def all_or_some(known: Knowledge, most: int, drawn: int, chance: Chance) -> Layouts:
    """Return every layout once if there are no more than `most`, else `drawn` of them.

    All that agree with what the seat knows for certain are equally likely. A defender draws rather
    those where the cards lie as they mostly do, which then count the less.

    Args:
        known: what the seat knows.
        most: up to how many all are listed.
        drawn: how many are drawn otherwise; one can be drawn more than once.
        chance: what they are drawn from.
    """
    order = known.playing.setting.order
    hidden = [seat for seat in order if not _is_known(known, seat)]
    sizes = [known.cards_left(seat) for seat in hidden]
    possible = [known.possible[seat] for seat in hidden]
    laid = not known.laid
    if laid:
        sizes.append(SKAT_SIZE)
        possible.append(known.unseen)
    logs: Floats | None = None
    if hidden or laid:
        unseen = Unseen(tuple(sizes), tuple(possible))
        worlds = Worlds(unseen)
        if worlds.count <= most:
            rows = np.array([[held.bits for held in world] for world in worlds], np.uint32)
        else:
            odds = _odds(known, hidden) if laid else None
            rows = draw_many(unseen, drawn, chance, odds)
            logs = None if odds is None else log_odds(rows, odds)
    else:
        rows = np.zeros((1, 0), np.uint32)
    count = len(rows)
    hands = np.zeros((count, SEATS), np.uint32)
    for place, seat in enumerate(order):
        if seat in hidden:
            hands[:, place] = rows[:, hidden.index(seat)]
        else:
            hands[:, place] = known.possible[seat].bits
    skat = rows[:, -1] if laid else np.full(count, known.laid.bits, np.uint32)
    weights = np.full(count, 1 / count)
    if logs is not None:
        weights = np.exp(logs.min() - logs)
        weights /= weights.sum()
    return Layouts(hands, np.ascontiguousarray(skat), weights)


def _odds(known: Knowledge, hidden: list[int]) -> Floats:
    """Return the odds of each card in the hidden hands and, last, in the skat."""
    playing = known.playing
    odds = card_odds(playing.contract.game, len(playing.tricks))
    roles = [DECLARER if seat == playing.declarer else PARTNER for seat in hidden]
    return odds[:, [*roles, SKAT]]


def _is_known(known: Knowledge, seat: int) -> bool:
    if seat == known.seat:
        return True
    open_hands = known.playing.open_hands
    return bool(open_hands) and open_hands[seat] is not None


def thinned(layouts: Layouts, most: int) -> Layouts:
    """Return some of many layouts, with what they weigh then.

    Heavy ones are kept as they are. The light ones are taken as often as their weight asks for,
    at equal distances along their sum, and all weigh the same then: what they stand for together
    stays what it was.

    Args:
        layouts: with weights of any sum.
        most: how many are kept at most.
    """
    weights = layouts.weights
    if len(weights) <= most:
        return layouts
    order = np.argsort(-weights, kind="stable")
    # The heaviest stay while each is more than an equal share of what comes after it.
    heavy_first = weights[order]
    rest = np.cumsum(heavy_first[::-1])[::-1]
    shares = rest[:most] / (most - np.arange(most))
    heavy = int(np.argmin(heavy_first[:most] > shares))
    light = np.sort(order[heavy:])
    edges = np.cumsum(weights[light])
    count = most - heavy
    marks = (np.arange(count) + 0.5) * (edges[-1] / count)
    chosen, times = np.unique(np.searchsorted(edges, marks), return_counts=True)
    kept = np.concatenate([order[:heavy], light[chosen]])
    left = np.concatenate([heavy_first[:heavy], times * (edges[-1] / count)])
    return Layouts(layouts.hands[kept], layouts.skat[kept], left)
