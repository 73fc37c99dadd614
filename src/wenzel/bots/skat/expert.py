"""The expert: many layouts, weighed by what was said and played, and a look beyond the card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Final

from wenzel.bots.skat.sampled_bidding import BOLD, CAUTIOUS
from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import Manner, VariedPlayer

USUAL: Final = Manner(Effort())
_FEW, _VERY_FEW = 4, 6


def _fewer(effort: Effort, times: int) -> Effort:
    """Return so many times less effort for a card."""
    return replace(
        effort, drawn=effort.drawn // times, solved=effort.solved // times,
        most=effort.most // times, nodes=effort.nodes / times, ahead=effort.ahead // times,
    )  # fmt: skip


def _with(**changes: Any) -> Manner:
    """Return the usual manner with other effort."""
    return replace(USUAL, effort=replace(USUAL.effort, **changes))


class ExpertPlayer(VariedPlayer):
    """The strongest player there is.

    Its variants are two styles; the one that gives hints, which takes less time; and for research
    the expert without one of its ideas.

    Args:
        seed: what layouts are drawn from.
        variant: one of `VARIANTS`, or nothing.
    """

    VARIANTS: ClassVar[Mapping[str, Manner]] = MappingProxyType({
        "bold": replace(USUAL, temper=BOLD),
        "cautious": replace(USUAL, temper=CAUTIOUS),
        "quick": replace(USUAL, effort=replace(_fewer(USUAL.effort, _VERY_FEW), skats=3)),
        "few": replace(USUAL, effort=_fewer(USUAL.effort, _FEW)),
        "no-inference": _with(inference=False),
        "no-foresight": _with(foresight=0),
        "uniform": _with(inference=False, foresight=0),
        "rule-bidding": replace(USUAL, hope=0.0),
    })  # fmt: skip

    def __init__(self, seed: int | str = 0, variant: str = "") -> None:
        super().__init__(self.VARIANTS[variant] if variant else USUAL, seed, variant)
