"""The moment between the last event of a hand and its settlement."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from wenzel.games.phased.phases import Closed
from wenzel.games.sheepshead.setting import Picked, Setting

if TYPE_CHECKING:
    from wenzel.games.sheepshead.play import Playing


class Termination(Enum):
    """Why a hand ended."""

    PLAYED = "played"
    """All cards are played."""
    THROWN_IN = "thrown-in"
    """Nobody picked, and the house has no game for that."""
    SHOWN = "shown"
    """Nobody picked, and the hands are compared without play (schwanzer)."""
    REDEAL = "redeal"
    """Somebody asked for a new deal with a hand without anything in it."""


@dataclass(frozen=True, slots=True)
class Over(Closed):
    """Nobody is on move any more; the cards are about to be opened.

    Attributes:
        termination: why it ended.
        seat: who asked for a redeal.
        playing: the play, None if there was none.
    """

    setting: Setting
    termination: Termination
    seat: int | None = None
    playing: Playing | None = None

    @property
    def picked(self) -> Picked | None:
        """What the picker has let be known."""
        return self.playing.picked if self.playing is not None else None
