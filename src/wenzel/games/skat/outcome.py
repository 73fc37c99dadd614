"""From the opened cards to the outcome: who won, why, and what each seat scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from wenzel.cards import CardSet
from wenzel.games.game import Outcome
from wenzel.games.skat.actions import Revealed
from wenzel.games.skat.bids import least_multiplier
from wenzel.games.skat.contract import CARD_POINTS, Contract, GameType
from wenzel.games.skat.ending import Over, Termination
from wenzel.games.skat.options import Concessions, RamschSkat, Scoring
from wenzel.games.skat.play import Playing
from wenzel.games.skat.ramsch import RamschCount, RamschSettlement, settle_ramsch
from wenzel.games.skat.scoring import (
    ALL_POINTS,
    ALL_TRICKS,
    Result,
    Settlement,
    Terms,
    declarer_gave_up,
    defenders_gave_up,
    played_result,
    settle,
)
from wenzel.games.skat.setting import Setting
from wenzel.messages import Message

SEEGER_BONUS: Final = 50
"""For a game of one's own, won or lost (Seeger)."""
FABIAN_BONUS: Final = {3: 40, 4: 30}
"""For each seat that a declarer's loss does not concern, by the size of the table (Fabian)."""


@dataclass(frozen=True, slots=True)
class SkatOutcome(Outcome):
    """How a deal of Skat ended.

    Attributes:
        declarer: who played, None if passed in, in a Ramsch or before the announcement.
        contract: what was played, None if nothing was.
        bid: the declarer's bid, 0 without one.
        settlement: the declarer's game, None without one.
        ramsch: the Ramsch, None without one.
        points: card points of each table seat; the skat counts where the rules put it.
        tricks: tricks of each table seat.
        kontra: 1, 2 or 4.
        penalized: the seats to blame for a deal that never became a game.
    """

    declarer: int | None = None
    contract: Contract | None = None
    bid: int = 0
    settlement: Settlement | None = None
    ramsch: RamschSettlement | None = None
    points: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    kontra: int = 1
    penalized: tuple[int, ...] = ()


def decide(over: Over, revealed: Revealed) -> SkatOutcome:
    """Return the outcome of a deal that is over, now that all its cards are open."""
    players = over.setting.options.players
    nothing = SkatOutcome(
        over.termination.value, (), (0,) * players, (), bid=_declarers_bid(over),
        points=(0,) * players, tricks=(0,) * players,
    )  # fmt: skip
    if over.termination is Termination.PASSED_IN:
        return replace(nothing, lines=(Message("score.passed_in"),))
    if over.playing is None:
        assert over.seat is not None
        to_blame = _to_blame(over)
        line = Message("score.penalty", seat=over.seat)
        return replace(nothing, lines=(line,), penalized=to_blame)
    if over.playing.contract.game is GameType.RAMSCH:
        return _ramsch(over, over.playing, revealed, nothing)
    return _declared(over, over.playing, revealed, nothing)


def _declarers_bid(over: Over) -> int:
    """Return what the game has to reach; an auction broken off has found no declarer."""
    return over.bidding.bid if over.bidding.declarer is not None else 0


def _to_blame(over: Over) -> tuple[int, ...]:
    """Return who pays for a deal broken off before the announcement.

    In the auction the culprit alone; after it the side of the culprit, declarer or defenders.
    """
    declarer = over.bidding.declarer
    assert over.seat is not None
    if declarer is None or over.seat == declarer:
        return (over.seat,)
    return tuple(seat for seat in over.setting.order if seat != declarer)


# -- a declarer's game ----------------------------------------------------------------------------


def _declared(
    over: Over, playing: Playing, revealed: Revealed, nothing: SkatOutcome
) -> SkatOutcome:
    declarer = playing.declarer
    assert declarer is not None
    setting = over.setting
    terms = Terms(
        playing.contract, over.bidding.bid, setting.options, playing.kontra, setting.stake
    )
    # A skat that went round before a Grand Hand is no longer the one that was dealt.
    skat = revealed.laid if playing.contract.hand else revealed.skat
    cards = revealed.hands[declarer] | skat
    result = _result(over, playing, declarer, revealed, terms, cards)
    settlement = settle(terms, result, cards=cards)
    points, tricks = _counted(playing, declarer, result, setting)
    winners = (declarer,) if settlement.won else playing.defenders
    returns, extra = _returns(setting, declarer, settlement)
    lines = (
        *_result_lines(over, declarer, result, playing.contract), *settlement.lines, *extra
    )  # fmt: skip
    return replace(
        nothing, winners=winners, returns=returns, lines=lines, declarer=declarer,
        contract=playing.contract, settlement=settlement, points=points, tricks=tricks,
        kontra=playing.kontra,
    )  # fmt: skip


def _result(
    over: Over,
    playing: Playing,
    declarer: int,
    revealed: Revealed,
    terms: Terms,
    cards: CardSet,
) -> Result:
    contract = playing.contract
    skat_points = contract.order.points_of(revealed.laid)
    points = playing.points(declarer) + skat_points
    tricks = playing.tricks_of(declarer)
    if over.termination in (Termination.PLAYED, Termination.DECIDED):
        return played_result(contract, points, tricks, spitze_made=_spitze_made(playing, declarer))
    if over.termination is Termination.IMPOSSIBLE_NULL:
        return Result(won=False, schneider=False, schwarz=False, points=0, tricks=0)
    by_declarer = over.seat == declarer
    defenders = playing.defenders
    rest = ALL_POINTS - points - playing.points(*defenders)
    rest_tricks = ALL_TRICKS - len(playing.tricks)
    if over.termination in (Termination.CLAIMED, Termination.SHOWN):
        if by_declarer and contract.game is not GameType.NULL:
            points, tricks = points + rest, tricks + rest_tricks
        return played_result(
            contract, points, tricks, spitze_made=by_declarer and _can_spitze(playing, declarer)
        )
    server = over.setting.options.concessions is Concessions.SERVER
    if by_declarer:
        if server:
            return _server_resigned(playing, points, tricks)
        return declarer_gave_up(contract, points, tricks)
    if server:
        if contract.game is not GameType.NULL:
            points, tricks = points + rest, tricks + rest_tricks
        return played_result(contract, points, tricks, spitze_made=_can_spitze(playing, declarer))
    return defenders_gave_up(
        contract, points=points, tricks=tricks,
        defender_points=playing.points(*defenders),
        defender_tricks=playing.tricks_of(*defenders),
        needed=_levels_needed(terms, cards), can_spitze=_can_spitze(playing, declarer),
    )  # fmt: skip


def _server_resigned(playing: Playing, points: int, tricks: int) -> Result:
    """Return the result of a declarer who resigned, left or timed out on the Skat server.

    It counts what lies; during the first trick no level is added. A Null is lost.
    """
    contract = playing.contract
    if contract.game is GameType.NULL:
        return Result(won=False, schneider=False, schwarz=False, points=points, tricks=tricks)
    result = played_result(contract, points, tricks)
    if not playing.tricks and not result.won:
        return replace(result, schneider=False, schwarz=False)
    return result


def _levels_needed(terms: Terms, cards: CardSet) -> int:
    """Return how many levels the bid asks for beyond those announced."""
    if not terms.contract.game.has_matadors:
        return 0
    simple = Result(won=True, schneider=False, schwarz=False, points=0, tricks=0)
    multiplier = settle(terms, simple, cards=cards).multiplier
    missing = least_multiplier(terms.base, terms.bid) - multiplier
    return max(0, min(missing, 2))


def _can_spitze(playing: Playing, declarer: int) -> bool:
    """Tell whether the declarer still has the lowest trump for the last trick."""
    trumps = playing.contract.trumps
    return bool(trumps) and trumps[-1] not in playing.played_by(declarer)


def _spitze_made(playing: Playing, declarer: int) -> bool:
    """Tell whether the declarer took the last trick with the lowest trump."""
    if not playing.contract.spitze or len(playing.tricks) < ALL_TRICKS:
        return False
    last = playing.tricks[-1]
    lowest = playing.contract.trumps[-1]
    return playing.winner(last) == declarer and last.card_of(declarer) is lowest


def _counted(
    playing: Playing, declarer: int, result: Result, setting: Setting
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seats = range(setting.options.players)
    points = tuple(result.points if seat == declarer else playing.points(seat) for seat in seats)
    tricks = tuple(result.tricks if seat == declarer else playing.tricks_of(seat) for seat in seats)
    return points, tricks


def _result_lines(
    over: Over, declarer: int, result: Result, contract: Contract
) -> tuple[Message, ...]:
    lines: list[Message] = []
    if over.seat is not None and over.termination is not Termination.IMPOSSIBLE_NULL:
        lines.append(Message(f"ended.{over.termination.value}", seat=over.seat))
    if contract.game.has_matadors:
        lines.append(
            Message("result.points", seat=declarer, points=result.points, tricks=result.tricks)
        )
    elif over.termination is not Termination.IMPOSSIBLE_NULL:
        lines.append(Message("result.null_tricks", seat=declarer, tricks=result.tricks))
    return tuple(lines)


def _returns(
    setting: Setting, declarer: int, settlement: Settlement
) -> tuple[tuple[int, ...], tuple[Message, ...]]:
    options = setting.options
    scores = [0] * options.players
    lines: list[Message] = []
    if options.scoring is Scoring.BIERLACHS:
        payers = setting.order if settlement.won else (declarer,)
        for seat in payers:
            if seat == declarer and settlement.won:
                continue
            scores[seat] = -abs(settlement.score)
            lines.append(Message("score.bierlachs", seat=seat, score=scores[seat]))
        return tuple(scores), tuple(lines)
    scores[declarer] = settlement.score
    if options.scoring is Scoring.CLASSIC:
        return tuple(scores), ()
    bonus = SEEGER_BONUS if settlement.won else -SEEGER_BONUS
    scores[declarer] += bonus
    lines.append(Message("score.seeger", seat=declarer, bonus=bonus, score=scores[declarer]))
    if options.scoring is Scoring.SEEGER_FABIAN and not settlement.won:
        bonus = FABIAN_BONUS[options.players]
        for seat in range(options.players):
            if seat != declarer:
                scores[seat] = bonus
        lines.append(Message("score.fabian", bonus=bonus))
    return tuple(scores), tuple(lines)


# -- Ramsch ---------------------------------------------------------------------------------------


def _ramsch(over: Over, playing: Playing, revealed: Revealed, nothing: SkatOutcome) -> SkatOutcome:
    setting = over.setting
    seats = tuple(sorted(setting.order))
    last = playing.winner(playing.tricks[-1])
    points = {seat: playing.points(seat) for seat in seats}
    skat_points = sum(CARD_POINTS.get(card.rank, 0) for card in revealed.laid)
    if setting.options.ramsch_skat is RamschSkat.LAST_TRICK:
        points[last] += skat_points
    else:
        most = max(points.values())
        losers = [seat for seat in seats if points[seat] == most]
        points[last if last in losers else losers[0]] += skat_points
    tricks = {seat: playing.tricks_of(seat) for seat in seats}
    count = RamschCount(seats, tuple(points.values()), tuple(tricks.values()), last, playing.shoves)
    settled = settle_ramsch(count, setting.options, setting.stake)
    returns = [0] * setting.options.players
    for seat, score in zip(seats, settled.scores, strict=True):
        returns[seat] = score
    paid: tuple[Message, ...] = ()
    if setting.options.scoring is Scoring.BIERLACHS and settled.marcher is not None:
        price = returns[settled.marcher]
        payers = tuple(seat for seat in setting.order if seat != settled.marcher)
        returns = [-price if seat in payers else 0 for seat in range(setting.options.players)]
        paid = tuple(Message("score.bierlachs", seat=seat, score=-price) for seat in payers)
    if settled.marcher is not None:
        winners: tuple[int, ...] = (settled.marcher,)
    else:
        winners = tuple(seat for seat in seats if seat not in settled.losers)
    lines = tuple(Message("result.ramsch", seat=seat, points=points[seat], tricks=tricks[seat])
                  for seat in setting.order)  # fmt: skip
    return replace(
        nothing, winners=winners if settled.scores.count(0) < len(seats) else (),
        returns=tuple(returns), lines=(*lines, *settled.lines, *paid),
        contract=playing.contract, ramsch=settled,
        points=tuple(points.get(seat, 0) for seat in range(setting.options.players)),
        tricks=tuple(tricks.get(seat, 0) for seat in range(setting.options.players)),
    )  # fmt: skip
