"""What every computer player offers, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from wenzel.games.game import Action, View
from wenzel.messages import Message

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do, and why.

    Attributes:
        action: a legal action that does not give up.
        reason: the ground for it, in words that teach, once a face has spoken them.
    """

    action: Action
    reason: Message


class Player(Protocol[V_contra]):
    """Decides for the seat whose view it is shown.

    A decision depends on the view and the player's own seed and on nothing else: no clock, no
    memory of earlier views, no global randomness. So any decision can be repeated, and a leak of
    hidden cards would show as two different decisions on equal views.
    """

    def choose(self, view: V_contra) -> Action:
        """Return what to do.

        Raises:
            ValueError: it is not the turn of the seat whose view this is.
        """

    def advise(self, view: V_contra) -> Advice:
        """Return what `choose` returns, with the reason.

        Raises:
            ValueError: it is not the turn of the seat whose view this is.
        """


class SeededPlayer(ABC, Generic[V_contra]):
    """A player that does what it advises, and is made anew from its seed.

    Args:
        seed: what its choices are drawn from; a player that draws nothing ignores it.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"

    def choose(self, view: V_contra) -> Action:
        """Return what to do."""
        return self.advise(view).action

    @abstractmethod
    def advise(self, view: V_contra) -> Advice:
        """Return what to do, and why."""


def demand_turn(view: View) -> None:
    """Check that a view is of the seat on move.

    Raises:
        ValueError: it is not.
    """
    if view.current_player != view.seat:
        raise ValueError(f"seat {view.seat} is not on move, {view.current_player} is")
