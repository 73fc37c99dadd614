"""Counts where cards lie: what a defender's layouts are drawn by before they are weighed.

``python -m training.odds FILE.jsonl... --out FILE.npz``
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from training.fitting import write
from training.replays import FULL, held_back, read
from wenzel.bots.skat.course import groups_of
from wenzel.bots.skat.odds import DECLARER, PARTNER, SKAT, SORTS, STAGES, sorts_of
from wenzel.bots.skat.policy import KINDS, kind_name
from wenzel.games.skat.contract import Contract

SMOOTH = 3.0
"""So many cards are added where they would be expected by chance."""


def main() -> None:
    """Reads games, counts, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    found = {kind: np.full((len(STAGES), SORTS, 3), SMOOTH) for kind in KINDS}
    by_chance = {kind: np.full((len(STAGES), SORTS, 3), SMOOTH) for kind in KINDS}
    for line in read(args.files):
        if held_back(line):
            continue
        contract, declarer = Contract.from_text(line["contract"]), line["declarer"]
        dealt = line["dealt"]
        sorts, kind = sorts_of(groups_of(contract.game)), kind_name(contract.game)
        others = [place for place in range(3) if place != declarer]
        own = FULL & ~(dealt[others[0]] | dealt[others[1]] | line["laid"])
        for stage, tricks in enumerate(STAGES):
            played = sum(1 << card for card in line["cards"][: 3 * tricks])
            for defender in others:
                partner = others[others[0] == defender]
                partners = dealt[partner] & ~played
                places = {DECLARER: own & ~played, PARTNER: partners, SKAT: line["laid"]}
                unseen = sum(bits.bit_count() for bits in places.values())
                for sort, cards in enumerate(sorts):
                    every = sum((bits & cards).bit_count() for bits in places.values())
                    for role, bits in places.items():
                        found[kind][stage, sort, role] += (bits & cards).bit_count()
                        by_chance[kind][stage, sort, role] += every * bits.bit_count() / unseen
    odds = {kind: (found[kind] / by_chance[kind]).astype(np.float32) for kind in KINDS}
    write(args.out, odds)


if __name__ == "__main__":
    main()
