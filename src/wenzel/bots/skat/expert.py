"""The expert: many layouts, weighed by what was said and played, and a look beyond the next card."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from wenzel.bots.skat.sampled_bidding import Temper
from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import SamplingPlayer

EFFORT: Final = Effort()
STYLES: Final[Mapping[str, Temper]] = MappingProxyType({
    "": Temper(), "bold": Temper(-6.0, -12.0), "cautious": Temper(18.0, 12.0),
})  # fmt: skip
"""How each style bids; the usual one has no name."""


class ExpertPlayer(SamplingPlayer):
    """The strongest player there is.

    Args:
        seed: what layouts are drawn from.
        style: one of `STYLES`.
    """

    def __init__(self, seed: int | str = 0, style: str = "") -> None:
        super().__init__(seed, EFFORT, STYLES[style])
