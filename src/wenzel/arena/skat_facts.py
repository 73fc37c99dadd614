"""What a duel keeps of a deal of Skat."""

from __future__ import annotations

from wenzel.arena.results import SkatFacts
from wenzel.games.skat.lists import ScoreList
from wenzel.games.skat.options import Scoring, SkatOptions
from wenzel.games.skat.outcome import SkatOutcome


def skat_facts(options: SkatOptions, forehand: int, outcome: SkatOutcome) -> SkatFacts:
    """Return what to keep, the scores by lists of one deal (SkWO 6.3.1)."""
    standings = ScoreList(options).add(outcome).standings
    seeger_fabian = tuple(s.total(Scoring.SEEGER_FABIAN, options.players) for s in standings)
    plain = tuple(standing.points for standing in standings)
    contract, settlement = outcome.contract, outcome.settlement
    if contract is None or settlement is None:
        return SkatFacts(
            forehand=forehand,
            plain=plain,
            seeger_fabian=seeger_fabian,
            contract=None if contract is None else contract.text,
            bid=outcome.bid,
        )
    return SkatFacts(
        forehand=forehand,
        plain=plain,
        seeger_fabian=seeger_fabian,
        declarer=outcome.declarer,
        contract=contract.text,
        hand=contract.hand,
        ouvert=contract.ouvert,
        announced=contract.schneider,
        bid=outcome.bid,
        won=settlement.won,
        overbid=settlement.overbid,
        schneider=settlement.result.schneider,
        schwarz=settlement.result.schwarz,
        kontra=outcome.kontra,
    )
