"""Plays whole deals of the expert against itself and writes them down, to learn from.

``python -m training.games --count 2000 --seed 1 --out FILE.jsonl`` writes one line a deal and goes
on where it was. Some seats are bolder than they should be, so that doubtful games are seen too.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from wenzel.bots.skat.features import Kind
from wenzel.bots.skat.sampling_player import SamplingPlayer
from wenzel.bots.skat.sampled_bidding import Temper
from wenzel.bots.skat.sampled_play import Effort
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.shuffle import Stream

TEMPERS = (0.0, 0.0, -10.0, -25.0, -40.0)
"""How much less than usual a seat thinks that passing brings, each equally likely."""


LIKING = 25.0
FONDEST = 60.0
FONDNESS = 3
"""One seat of so many likes a kind of game by so much more than it promises."""


def play(
    game: SkatGame, seed: int, number: int, effort: Effort, passing: float, fond: Kind | None
) -> dict[str, Any] | None:
    """Returns a deal as it was played, None if it was passed in."""
    lot = Stream(seed, "tempers", number)
    players = [
        SamplingPlayer(f"{seed}/{number}/{seat}", effort, _temper(passing, lot, fond))
        for seat in range(3)
    ]
    state = game.start(game.deal_from_seed(seed, number, dealer=number % 3))
    dealt = [hand.hand.bits for hand in state.hands]
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        state = state.apply(players[seat].choose(game.view(state, seat)))
    outcome = state.outcome
    assert outcome is not None
    over = state.phase.over
    playing = over.playing
    if outcome.declarer is None or playing is None:
        return {"number": number, "dealt": dealt, "passed": True}
    order = playing.setting.order
    return {
        "number": number,
        "dealt": [dealt[seat] for seat in order],
        "declarer": order.index(outcome.declarer),
        "contract": playing.contract.text,
        "bid": outcome.bid,
        "calls": [playing.bidding.highest_call(seat) for seat in order],
        "laid": state.skat.bits,
        "points": outcome.points[outcome.declarer],
        "tricks": outcome.tricks[outcome.declarer],
        "leaders": [order.index(trick.leader) for trick in playing.tricks],
        "cards": [card.number for trick in playing.tricks for card in trick.cards],
    }


def _temper(passing: float, lot: Stream, fond: Kind | None) -> Temper:
    """Returns how a seat bids: sometimes too bold, sometimes too fond of one kind of game."""
    if fond is not None:
        return Temper(passing, min(0.0, passing), ((fond, FONDEST * lot.below(3) / 2),))
    passing += TEMPERS[lot.below(len(TEMPERS))]
    kind = list(Kind)[lot.below(len(Kind))]
    liking = ((kind, LIKING),) if lot.below(FONDNESS) == 0 else ()
    return Temper(passing, min(0.0, passing), liking)


def main() -> None:
    """Plays on from where the file ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solved", type=int, default=6)
    parser.add_argument("--passing", type=float, default=6.0)
    parser.add_argument("--fond", choices=[kind.name.lower() for kind in Kind])
    parser.add_argument("--drawn", type=int, default=300)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    game = SkatGame(SkatOptions())
    fond = Kind[args.fond.upper()] if args.fond else None
    done = len(args.out.read_text().splitlines()) if args.out.exists() else 0
    effort = Effort(drawn=args.drawn, solved=args.solved, most=60, foresight=0, skats=8)
    with args.out.open("a") as file:
        for number in range(done, args.count):
            file.write(json.dumps(play(game, args.seed, number, effort, args.passing, fond)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
