"""How likely players play the cards they play, as a small network tells it for many hands at once.

A hand is seen group by group (`wenzel.bots.skat.course`). What is held of a group, beside what lay
open, becomes a row of hidden numbers; the rows are pooled into one for the hand; from both come the
outputs of the group's cards, and a softmax over the cards that may be played makes chances of them.
The four suits share their weights, so which suit is which makes no difference.

The file has an array ``KIND/GROUPS/PART`` for each kind of game (suit, grand, null), each sort of
group (suit, trump) and each part of `Weights`, and ``KIND/context`` and ``KIND/bias`` of the pool.
`training.policy` learns it from games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from wenzel.bots.sampling import Bits, Floats
from wenzel.bots.skat.course import (
    NO_GROUP,
    SUIT_BITS,
    SUIT_SITUATION,
    TRUMP_BITS,
    TRUMP_SITUATION,
    Groups,
    Numbers,
    Patterns,
    Split,
    Spot,
    groups_of,
)
from wenzel.games.skat.contract import GameType
from wenzel.tricks import TRUMP

COUNTS: Final = 8
"""A group of so many cards or more is told no further."""
ABOVE, BELOW = 4, 3
"""The same of the cards that would take the trick, and of those of its group that would not."""

_MODEL: Final = "policy.npz"
_NEVER: Final = np.float32(-1e9)


KINDS: Final = ("suit", "grand", "null")


def kind_name(game: GameType) -> str:
    """Return which weights a game is played with."""
    return {GameType.GRAND: "grand", GameType.NULL: "null"}.get(game, "suit")


# -- sets of cards of a group ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shape:
    """What sets of cards of a group of so many bits look like, by pattern.

    Attributes:
        bits: how many cards a group has room for.
        situation: how many numbers tell the situation.
        held: each bit, and how many there are; shape (patterns, bits + COUNTS).
        counts: how many cards.
        top: of each bit, how many held are above it; shape (patterns, bits).
        low: of each bit, how many held are below it.
    """

    bits: int
    situation: int
    held: Numbers
    counts: Patterns
    top: Patterns
    low: Patterns

    @property
    def parts(self) -> dict[str, slice]:
        """Where each part of the inputs lies."""
        sizes = {
            "held": self.bits + COUNTS, "left": self.bits, "out": self.bits + 1, "above": ABOVE,
            "below": BELOW, "gone": self.bits, "laid": self.bits, "situation": self.situation,
        }  # fmt: skip
        edges = np.cumsum([0, *sizes.values()]).tolist()
        return {name: slice(edges[k], edges[k + 1]) for k, name in enumerate(sizes)}

    @property
    def inputs(self) -> int:
        """How many numbers a group is told by."""
        return int(self.parts["situation"].stop)

    def left(self, gone: int) -> Patterns:
        """Return, by what is held, its place among the cards not gone, the highest at the top."""
        return _left(self.bits, gone)

    def above(self, best: int, held: Patterns) -> Patterns:
        """Return how many held are above a bit, as far as it is told."""
        return np.asarray(np.minimum(self.counts[held >> (best + 1)], ABOVE - 1))

    def below(self, best: int, held: Patterns) -> Patterns:
        """Return how many held are below a bit, as far as it is told."""
        return np.asarray(np.minimum(self.counts[held & ((1 << best) - 1)], BELOW - 1))


@cache
def shape_of(bits: int) -> Shape:
    """Return the shape of groups of so many bits."""
    patterns = np.arange(1 << bits)
    single = (patterns[:, None] >> np.arange(bits)) & 1
    counts = single.sum(axis=1)
    held = np.zeros((len(patterns), bits + COUNTS), np.float32)
    held[:, :bits] = single
    held[patterns, bits + np.minimum(counts, COUNTS - 1)] = 1
    low = np.cumsum(single, axis=1) - single
    top = np.maximum(counts[:, None] - low - 1, 0)
    situation = SUIT_SITUATION if bits == SUIT_BITS else TRUMP_SITUATION
    return Shape(bits, situation, held, counts, top, low)


@cache
def _left(bits: int, gone: int) -> Patterns:
    patterns = np.arange(1 << bits)
    found = np.zeros_like(patterns)
    place = bits - 1
    for bit in range(bits - 1, -1, -1):
        if not gone >> bit & 1:
            found |= (patterns >> bit & 1) << place
            place -= 1
    return found


# -- weights --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a sort of group, those of the inputs as tables by pattern.

    Attributes:
        shape: the sort of group.
        tables: hidden row by pattern, for each part that is told by a pattern.
        first: weights of the inputs, shape (inputs, width), and their bias.
        pool: from the hidden row to the pool, shape (width, pooled).
        second: from the hidden row to the next, shape (width, width), and the bias.
        back: from the pool to that, shape (pooled, width).
        last: outputs by bit, by the number of cards above it, by that below it; shape
            (width, 3 * bits), and the bias.
    """

    shape: Shape
    tables: Mapping[str, Numbers]
    first: tuple[Numbers, Numbers]
    pool: Numbers
    second: tuple[Numbers, Numbers]
    back: Numbers
    last: tuple[Numbers, Numbers]

    @classmethod
    def read(cls, arrays: Mapping[str, Numbers], name: str, bits: int) -> Weights:
        """Return the weights that lie under a name."""
        shape = shape_of(bits)
        first = arrays[f"{name}/first"]
        single = shape.held[:, :bits]
        told = {"held": shape.held, "left": single, "gone": single, "laid": single}
        return cls(
            shape,
            {part: numbers @ first[shape.parts[part]] for part, numbers in told.items()},
            (first, arrays[f"{name}/first bias"]),
            arrays[f"{name}/pool"],
            (arrays[f"{name}/second"], arrays[f"{name}/second bias"]),
            arrays[f"{name}/back"],
            (arrays[f"{name}/last"], arrays[f"{name}/last bias"]),
        )

    def hidden(
        self, situation: Numbers, gone: int, best: int | None, held: Patterns, laid: Patterns
    ) -> Numbers:
        """Return the hidden rows of what is held.

        Args:
            situation: the situation of the group.
            gone: what is gone of it.
            best: the bit that takes the trick so far, None if it is of another group.
            held: what is held of it, shape (n,).
            laid: what the player has laid away of it, shape (n,).
        """
        shape, parts, (first, bias) = self.shape, self.shape.parts, self.first
        fixed = bias + situation @ first[parts["situation"]] + self.tables["gone"][gone]
        # All that depends on what is held alone, as one table.
        every = np.arange(1 << shape.bits) if len(held) > 1 << shape.bits else held
        outs = np.maximum(shape.bits - shape.counts[gone] - shape.counts[every], 0)
        total = self.tables["held"][every] + self.tables["left"][shape.left(gone)[every]]
        total += first[parts["out"]][outs] + fixed
        if best is not None:
            total += first[parts["above"]][shape.above(best, every)]
            total += first[parts["below"]][shape.below(best, every)]
        if every is not held:
            total = total[held]
        if laid.any():
            total += self.tables["laid"][laid]
        return np.asarray(np.maximum(total, 0, out=total))

    def outputs(self, hidden: Numbers, pooled: Numbers, held: Patterns) -> Numbers:
        """Return the outputs of each bit, shape (n, bits); of what is not held, next to never."""
        rows = hidden @ self.second[0]
        rows += pooled @ self.back
        rows += self.second[1]
        flat = np.maximum(rows, 0, out=rows) @ self.last[0] + self.last[1]
        bits = self.shape.bits
        out = flat[:, :bits] + np.take_along_axis(flat, bits + self.shape.top[held], axis=1)
        out += np.take_along_axis(flat, 2 * bits + self.shape.low[held], axis=1)
        return np.where(self.shape.held[held, :bits] > 0, out, _NEVER)


@dataclass(frozen=True, slots=True)
class Policy:
    """The weights of a kind of game.

    Attributes:
        suit: of the suits.
        trump: of the trumps.
        context: of the numbers about the trick, shape (CONTEXT, pooled), and the bias of the pool.
    """

    suit: Weights
    trump: Weights
    context: tuple[Numbers, Numbers]

    @classmethod
    def read(cls, arrays: Mapping[str, Numbers], kind: str) -> Policy:
        """Return the weights of a kind of game out of named arrays."""
        return cls(
            Weights.read(arrays, f"{kind}/suit", SUIT_BITS),
            Weights.read(arrays, f"{kind}/trump", TRUMP_BITS),
            (arrays[f"{kind}/context"], arrays[f"{kind}/bias"]),
        )

    def log_chances(self, groups: Groups, spot: Spot, held: Split, laid: Split) -> Floats:
        """Return how likely each hand plays the card that was played, as a logarithm.

        Args:
            groups: how the cards of the game fall into groups.
            spot: the card and the situation.
            held: what the hands held of each group; the card among it.
            laid: what the player had laid away.
        """
        hidden: dict[int, Numbers] = {}
        pooled = self.context[1] + spot.context @ self.context[0]
        for group in groups.present:
            weights = self._of(group)
            situation = spot.trump if group == TRUMP else spot.suits[group]
            best = spot.best[1] if spot.best[0] == group else None
            hidden[group] = weights.hidden(
                situation, groups.pattern(spot.gone, group), best, held[group], laid[group]
            )
            pooled = pooled + hidden[group] @ weights.pool
        pooled = np.maximum(pooled, 0)
        asked = groups.present if spot.follows == NO_GROUP else (spot.follows,)
        out = {g: self._of(g).outputs(hidden[g], pooled, held[g]) for g in asked}
        top = np.maximum.reduce([out[g].max(axis=1) for g in asked])
        total = np.zeros(len(top), np.float32)
        for group in asked:
            total += np.exp(out[group] - top[:, None]).sum(axis=1)
        chosen = out[groups.group[spot.card]][:, groups.bit[spot.card]]
        return np.asarray(chosen - top - np.log(total), np.float64)

    def _of(self, group: int) -> Weights:
        return self.trump if group == TRUMP else self.suit


@cache
def policies() -> Mapping[str, Policy]:
    """Return the policies that come with the package."""
    with files("wenzel.bots.skat").joinpath(_MODEL).open("rb") as file:
        arrays = dict(np.load(file, allow_pickle=False))
        return {kind: Policy.read(arrays, kind) for kind in KINDS}


def log_played(
    policy: Policy, game: GameType, spots: Sequence[Spot], held: Bits, laid: Bits
) -> Floats:
    """Return how likely a player has played the cards he has, as a logarithm.

    Args:
        policy: how he plays.
        game: what is played.
        spots: all his cards, in order.
        held: what he may hold now, shape (n,).
        laid: what he laid away with it, 0 for a defender or a hand game; shape (n,).
    """
    groups = groups_of(game)
    now, away = groups.split(held), groups.split(laid)
    total = np.zeros(len(held))
    later = 0
    for spot in reversed(spots):
        later |= 1 << spot.card
        then = {g: now[g] | groups.pattern(later, g) for g in groups.present}
        total += policy.log_chances(groups, spot, then, away)
    return total
