"""The club player: a few layouts taken as they come, and the same sense for a hand's worth."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.sampled_bidding import Temper
from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import SamplingPlayer

EFFORT: Final = Effort(
    drawn=60, solved=6, most=30, inference=False, foresight=0, ahead=0, skats=11
)  # fmt: skip


class ClubPlayer(SamplingPlayer):
    """Plays soundly, and does not ask what others have thought.

    Args:
        seed: what layouts are drawn from.
    """

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed, EFFORT, Temper())
