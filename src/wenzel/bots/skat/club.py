"""The club player: a few layouts taken as they come; it bids by the maxims."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import ClassVar, Final

from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import Manner, VariedPlayer

USUAL: Final = Manner(
    Effort(drawn=60, solved=6, most=30, inference=False, foresight=0, ahead=0), hope=0.0
)
_MORE: Final = 0.08
"""So much likelier or less likely a game is good enough for the other styles."""


class ClubPlayer(VariedPlayer):
    """Plays soundly, and does not ask what others have thought.

    Args:
        seed: what layouts are drawn from.
        variant: one of `VARIANTS`, or nothing.
    """

    VARIANTS: ClassVar[Mapping[str, Manner]] = MappingProxyType({
        "bold": replace(USUAL, hope=_MORE), "cautious": replace(USUAL, hope=-_MORE),
    })  # fmt: skip

    def __init__(self, seed: int | str = 0, variant: str = "") -> None:
        super().__init__(self.VARIANTS[variant] if variant else USUAL, seed, variant)
