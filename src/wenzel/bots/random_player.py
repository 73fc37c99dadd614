"""A player of any game that plays by lot: the floor that every other player must beat."""

from __future__ import annotations

from typing import Protocol

from wenzel.bots.player import Advice, demand_turn
from wenzel.games.game import Action, View
from wenzel.messages import Message
from wenzel.shuffle import Stream


class CountedView(View, Protocol):
    """A view that knows how many events there have been, as those of all games do."""

    @property
    def count(self) -> int:
        """How many events there have been."""


class RandomPlayer:
    """Draws first what kind of thing to do, then which; never gives up.

    By kinds, so that 63 bids do not outweigh a pass.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"RandomPlayer(seed={self.seed!r})"

    def choose(self, view: CountedView) -> Action:
        """Return a legal action drawn from the seed, the seat and the number of events so far."""
        demand_turn(view)
        by_kind: dict[type[Action], list[Action]] = {}
        for action in view.legal:
            if not action.gives_up:
                by_kind.setdefault(type(action), []).append(action)
        lot = Stream(self.seed, "random player", view.seat, view.count)
        kinds = tuple(by_kind.values())
        kind = kinds[lot.below(len(kinds))]
        return kind[lot.below(len(kind))]

    def advise(self, view: CountedView) -> Advice:
        """Return the choice; its reason is that it was drawn by lot."""
        return Advice(self.choose(view), Message("hint.by_lot"))
