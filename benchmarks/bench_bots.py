"""How the rule player of Skat bids, wins and how long it thinks, in games against itself.

Shares are of all games played, beside what the bidding was tuned to come near to; the games won
stand beside what `wenzel.bots.skat.chances` foretold at the announcements.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict

from benchmarks.measure import Row
from wenzel.bots import Player, make_player
from wenzel.games.skat.actions import Announce
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.options import SkatOptions
from wenzel.games.skat.outcome import SkatOutcome
from wenzel.games.skat.view import SkatView

DEALS = 1000
SEED = "bots"

AIM_WON = 0.82
AIM_PASSED_IN = 0.05
AIM_GRAND = 0.3
AIM_NULL = 0.06
AIM_HAND = 0.12
PROMISED_MILLISECONDS = {"auction": 2.0, "exchange": 20.0, "playing": 2.0}


class Tally:
    """Counts decisions with their time, and games with their ends."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.decisions: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.foretold = 0

    def add(self, outcome: SkatOutcome) -> None:
        """Counts the end of a deal."""
        contract, settlement = outcome.contract, outcome.settlement
        if contract is None or settlement is None:
            self.games["passed in"] += 1
            return
        self.games["played"] += 1
        self.games["won"] += settlement.won
        self.games["overbid"] += settlement.overbid
        self.games["hand"] += contract.hand
        self.games["grand"] += contract.game is GameType.GRAND
        self.games["null"] += contract.game is GameType.NULL

    def share(self, what: str) -> float:
        """Returns the share of the games played."""
        return self.games[what] / self.games["played"]


def play(game: SkatGame, players: list[Player[SkatView]], deals: int, tally: Tally) -> list[int]:
    """Plays deals and returns the score of each seat."""
    totals = [0] * game.seats
    for number in range(deals):
        state = game.start(game.deal_from_seed(SEED, number, dealer=number % game.seats))
        while not state.is_terminal:
            mover = state.current_player
            assert mover is not None
            view = game.view(state, mover)
            phase = type(state.phase).__name__.lower()
            start = time.perf_counter()
            advice = players[mover].advise(view)
            tally.seconds[phase] += time.perf_counter() - start
            tally.decisions[phase] += 1
            if isinstance(advice.action, Announce):
                foretold = advice.reason.values.get("chance", 0)
                assert isinstance(foretold, int)
                tally.foretold += foretold
            state = state.apply_unchecked(advice.action)
        assert state.outcome is not None
        tally.add(state.outcome)
        totals = [total + score for total, score in zip(totals, state.returns, strict=True)]
    return totals


def run() -> list[Row]:
    """Returns shares, the reliability of the chances, and the time a decision takes."""
    game = SkatGame(SkatOptions())
    tally = Tally()
    play(game, [make_player("rule", "skat") for _ in range(game.seats)], DEALS, tally)
    aim = "aimed at"
    rows = [
        Row(name=f"{what}, share of games", value=tally.share(key), reference=share,
            against=aim, unit="")
        for what, key, share in (
            ("won by the declarer", "won", AIM_WON), ("Grand", "grand", AIM_GRAND),
            ("Null", "null", AIM_NULL), ("hand games", "hand", AIM_HAND),
        )
    ]  # fmt: skip
    rows.append(
        Row(name="passed in, share of deals", value=tally.games["passed in"] / DEALS,
            reference=AIM_PASSED_IN, against=aim, unit="")
    )  # fmt: skip
    rows.append(
        Row(name="overbid, games of 1000", value=1000 * tally.share("overbid"), reference=30,
            against="promised at most", unit="games")
    )  # fmt: skip
    rows.append(
        Row(name="games won", value=tally.games["won"], reference=tally.foretold / 100,
            against="foretold at the announcement", unit="games")
    )  # fmt: skip
    for phase, promised in PROMISED_MILLISECONDS.items():
        spent = 1000 * tally.seconds[phase] / tally.decisions[phase]
        rows.append(
            Row(name=f"a decision in the {phase}", value=spent, reference=promised,
                against="promised at most", unit="ms")
        )  # fmt: skip
    rule, lot = make_player("rule", "skat"), make_player("random", "skat", seed=1)
    totals = play(game, [rule, lot, lot], DEALS // 5, Tally())
    rows.append(
        Row(name="score a deal against two random players", value=5 * totals[0] / DEALS,
            reference=-5 * sum(totals[1:]) / 2 / DEALS, against="a random player's loss",
            unit="points")
    )  # fmt: skip
    return rows
