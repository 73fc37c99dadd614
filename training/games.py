"""Plays whole deals of the expert against itself and writes them down, to learn from.

``python -m training.games --count 2000 --seed 1 --out FILE.jsonl`` writes one line a deal and goes
on where it was. Some seats are bolder than they should be, so that doubtful games are seen too.
With ``--defenders mixed`` rule players defend every other deal: the chances of a game are to hold
against all sorts of people. With ``--players rule`` rule players play, who declare and discard
otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from wenzel.bots.player import Player
from wenzel.bots.skat.evaluation import Hands
from wenzel.bots.skat.features import Kind, kind_of
from wenzel.bots.skat.nets import about
from wenzel.bots.skat.rule_player import RulePlayer
from wenzel.bots.skat.sampled_bidding import AFTER_SKAT, Temper
from wenzel.bots.skat.sampled_play import Effort
from wenzel.bots.skat.sampling_player import SamplingPlayer
from wenzel.cards import CardSet
from wenzel.games.skat.actions import Announce, Bid, Discard, Hold, Pass, TakeSkat
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.bids import LOWEST_BID
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.state import SkatState
from wenzel.games.skat.view import SkatView
from wenzel.shuffle import Stream

TEMPERS = (0.0, 0.0, -10.0, -25.0, -40.0)
"""How much less than usual a seat thinks that passing brings, each equally likely."""


DOUBTFUL = (0.25, 0.95)
LIKING = 25.0
FONDEST = 60.0
FONDNESS = 3
"""One seat of so many likes a kind of game by so much more than it promises."""
HAND_LIKING = 20.0
"""So much more one seat of as many likes to leave the skat."""


def play(
    game: SkatGame,
    seed: int,
    number: int,
    effort: Effort,
    passing: float,
    fond: Kind | None,
    *,
    mixed: bool,
) -> dict[str, Any]:
    """Returns a deal as experts played it, perhaps against defenders that are none."""
    lot = Stream(seed, "tempers", number)
    players = [
        SamplingPlayer(f"{seed}/{number}/{seat}", effort, _temper(passing, lot, fond))
        for seat in range(3)
    ]
    return _deal(game, seed, number, players, defenders=_defenders(seed, number, mixed=mixed))


def play_by_rules(game: SkatGame, seed: int, number: int) -> dict[str, Any]:
    """Returns a deal as rule players played it."""
    return _deal(game, seed, number, _rule_players(seed, number), defenders=())


def _rule_players(seed: int, number: int) -> list[Player[SkatView]]:
    return [RulePlayer(f"{seed}/{number}/{seat}") for seat in range(3)]


def _defenders(seed: int, number: int, *, mixed: bool) -> Sequence[Player[SkatView]]:
    """Returns who defends, by seat, where it is not those who bid."""
    by_rules = mixed and Stream(seed, "defenders", number).below(2) == 0
    return _rule_players(seed, number) if by_rules else ()


def _deal(
    game: SkatGame,
    seed: int,
    number: int,
    players: Sequence[Player[SkatView]],
    defenders: Sequence[Player[SkatView]],
) -> dict[str, Any]:
    state = game.start(game.deal_from_seed(seed, number, dealer=number % 3))
    dealt = [hand.hand.bits for hand in state.hands]
    return _line(_played_out(game, state, players, defenders), number, dealt)


def forced(
    game: SkatGame, seed: int, number: int, effort: Effort, kind: Kind, *, mixed: bool
) -> dict[str, Any]:
    """Returns a deal in which one seat has to play a kind of game.

    It is the one that it suits best, if its chance lies within `DOUBTFUL`; the others have passed.
    """
    state = game.start(game.deal_from_seed(seed, number, dealer=number % 3))
    dealt = [hand.hand.bits for hand in state.hands]
    best = max(
        (_trial(hand | state.skat.bits, kind, place), seat)
        for place, seat in enumerate(state.phase.setting.order)
        for hand in (dealt[seat],)
    )
    (chance, laid, text), seat = best
    if not DOUBTFUL[0] <= chance <= DOUBTFUL[1]:
        return {"number": number, "dealt": dealt, "passed": True}
    while isinstance(state.phase, Auction):
        wants = state.current_player == seat
        legal = state.legal_actions()
        bids = [action for action in (Bid(LOWEST_BID), Hold()) if action in legal]
        state = state.apply(bids[0] if wants and bids else Pass())
    for action in (
        TakeSkat(), Discard(CardSet.of_bits(laid)), Announce(Contract.from_text(text))
    ):  # fmt: skip
        state = state.apply(action)
    players = [SamplingPlayer(f"{seed}/{number}/{seat}", effort, Temper()) for seat in range(3)]
    defenders = _defenders(seed, number, mixed=mixed)
    return _line(_played_out(game, state, players, defenders), number, dealt)


def _trial(twelve: int, kind: Kind, place: int) -> tuple[float, int, str]:
    """Returns the best chance of a kind of game, the discard that gives it, and the contract."""
    bits = [1 << card for card in range(32) if twelve >> card & 1]
    laid = np.array([one | two for one, two in combinations(bits, 2)], np.uint32)
    side = about(place=place, hand=False, calls=(0, 0))
    found = []
    for contract in AFTER_SKAT:
        if kind_of(contract.game, ouvert=contract.ouvert) is kind:
            hands = Hands.of(contract.game, np.uint32(twelve) & ~laid, laid, ouvert=contract.ouvert)
            odds = hands.odds(side)[:, 0]
            found.append((float(odds.max()), int(laid[odds.argmax()]), contract.text))
    return max(found)


def _played_out(
    game: SkatGame,
    state: SkatState,
    players: Sequence[Player[SkatView]],
    defenders: Sequence[Player[SkatView]],
) -> SkatState:
    while not state.is_terminal:
        seat = state.current_player
        assert seat is not None
        view = game.view(state, seat)
        defends = view.playing is not None and view.playing.declarer != seat
        who = defenders if defends and defenders else players
        state = state.apply(who[seat].choose(view))
    return state


def _line(state: SkatState, number: int, dealt: list[int]) -> dict[str, Any]:
    """Returns a deal that is over as it is written down."""
    outcome = state.outcome
    assert outcome is not None
    assert isinstance(state.phase, Finished)
    playing = state.phase.over.playing
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
    hand = HAND_LIKING if lot.below(FONDNESS) == 0 else 0.0
    return Temper(passing, min(0.0, passing), liking, hand)


def whole_lines(path: Path) -> int:
    """Returns how many deals a file has, and cuts off what a stop has left of a last line."""
    if not path.exists():
        return 0
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        os.truncate(path, len(whole))
    return whole.count(b"\n")


def main() -> None:
    """Plays on from where the file ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", choices=["expert", "rule"], default="expert")
    parser.add_argument("--defenders", choices=["same", "mixed"], default="same")
    parser.add_argument("--solved", type=int, default=6)
    parser.add_argument("--passing", type=float, default=6.0)
    parser.add_argument("--fond", choices=[kind.name.lower() for kind in Kind])
    parser.add_argument("--force", choices=[kind.name.lower() for kind in Kind])
    parser.add_argument("--drawn", type=int, default=300)
    parser.add_argument("--uniform", action="store_true", help="all layouts count alike: faster")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    mixed = args.defenders == "mixed"
    if args.players == "rule" and (args.force or args.fond or mixed):
        parser.error("--force, --fond and --defenders go with --players expert")
    game = SkatGame(SkatOptions())
    force = Kind[args.force.upper()] if args.force else None
    fond = Kind[args.fond.upper()] if args.fond else None
    args.out.parent.mkdir(parents=True, exist_ok=True)
    done = whole_lines(args.out)
    effort = Effort(
        drawn=args.drawn, solved=args.solved, most=60, inference=not args.uniform, foresight=0,
        skats=8,
    )  # fmt: skip
    with args.out.open("a") as file:
        for number in range(done, args.count):
            if args.players == "rule":
                line = play_by_rules(game, args.seed, number)
            elif force is not None:
                line = forced(game, args.seed, number, effort, force, mixed=mixed)
            else:
                line = play(game, args.seed, number, effort, args.passing, fond, mixed=mixed)
            file.write(json.dumps(line) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
