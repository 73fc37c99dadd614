"""What tests of the players of Skat share: all levels, and an expert who hardly thinks."""

from __future__ import annotations

from typing import Any, Final

from wenzel.bots import Player, make_player
from wenzel.bots.skat.sampled_bidding import USUAL
from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import SamplingPlayer

BRIEF: Final = "brief"
"""The expert with all its ideas and few layouts, for tests that ask for many decisions."""
_BRIEF_EFFORT: Final = Effort(drawn=60, solved=2, most=12, skats=37, ahead=4)


def player_of(name: str, seed: int | str = 0) -> Player[Any]:
    """Return a player of Skat by name; `BRIEF` is one more."""
    if name == BRIEF:
        return SamplingPlayer(seed, _BRIEF_EFFORT, USUAL)
    return make_player(name, "skat", seed=seed)
