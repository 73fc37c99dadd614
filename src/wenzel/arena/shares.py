"""What happens how often to a player: counts over its seats, and shares of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from wenzel.arena.results import JobResult, SkatFacts

SEATS: Final = "seats"
"""Seats in deals, one that sits out left out: what most shares are shares of."""
POSITIONS: Final = ("forehand", "middlehand", "rearhand")
_PLAYING: Final = len(POSITIONS)
_FAMILIES: Final = {"G": "grand", "N": "null"}
_SUIT: Final = "suit"

OF_SKAT: Final = {
    "passed_in": SEATS,
    "broken_off": SEATS,
    "ramsch": SEATS,
    "declared": SEATS,
    **{f"declared_{position}": f"seats_{position}" for position in POSITIONS},
    "won": "declared",
    **dict.fromkeys((_SUIT, *_FAMILIES.values()), "declared"),
    **{f"won_{name}": name for name in (_SUIT, *_FAMILIES.values())},
    "hand": "declared",
    "ouvert": "declared",
    "announced": "declared",
    "overbid": "declared",
    "schneider_made": "declared",
    "schwarz_made": "declared",
    "kontra": "declared",
    "defended": SEATS,
    "defence_won": "defended",
    "forfeited": SEATS,
}
"""What is counted of Skat, and what it is a share of."""
OF_OTHERS: Final = {"deal_won": SEATS, "forfeited": SEATS}
"""The same of any other game."""


def count_seat(counts: Counter[str], result: JobResult, seat: int) -> None:
    """Count what one job says of the player at a seat."""
    facts = result.skat
    counts["forfeited"] += any(forfeit.seat == seat for forfeit in result.forfeits)
    if facts is None:
        counts[SEATS] += 1
        counts["deal_won"] += seat in result.winners
        return
    place = (seat - facts.forehand) % len(result.players)
    if place >= _PLAYING:
        return
    position = POSITIONS[place]
    counts[SEATS] += 1
    counts[f"seats_{position}"] += 1
    if facts.declarer is None:
        counts[_nobodys(result, facts)] += 1
    elif facts.declarer == seat:
        counts["declared"] += 1
        counts[f"declared_{position}"] += 1
        _count_game(counts, facts)
    else:
        counts["defended"] += 1
        counts["defence_won"] += not facts.won


def _nobodys(result: JobResult, facts: SkatFacts) -> str:
    """Return what a deal without a declarer was."""
    if facts.contract is not None:
        return "ramsch"
    return "passed_in" if result.termination == "passed-in" else "broken_off"


def _count_game(counts: Counter[str], facts: SkatFacts) -> None:
    assert facts.contract is not None
    family = _FAMILIES.get(facts.contract[0], _SUIT)
    counts[family] += 1
    counts["won"] += facts.won
    counts[f"won_{family}"] += facts.won
    counts["hand"] += facts.hand
    counts["ouvert"] += facts.ouvert
    counts["announced"] += facts.announced
    counts["overbid"] += facts.overbid
    counts["schneider_made"] += facts.won and facts.schneider
    counts["schwarz_made"] += facts.won and facts.schwarz
    counts["kontra"] += facts.kontra > 1


def shares(counts: Counter[str], of: Mapping[str, str]) -> dict[str, float]:
    """Return every share that there is something to be one of, between 0 and 1.

    Args:
        counts: what was counted.
        of: what each count is a share of.
    """
    return {name: counts[name] / counts[whole] for name, whole in of.items() if counts[whole]}
