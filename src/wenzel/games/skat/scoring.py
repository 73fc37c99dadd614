"""What a game is worth and whether it was won (ISkO 2.4, 2.5, 3.6 and 4.4, 2022).

A deal is settled in two steps: the cards say a `Result` (which side reached what), the contract,
the matadors and the bid make of it a `Settlement`. Every step leaves a line of explanation.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.cards import CardSet
from wenzel.games.skat.bids import BASE_VALUES, base_value, least_multiplier, null_value
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trumps_of
from wenzel.games.skat.matadors import count_matadors
from wenzel.games.skat.options import OFFICIAL, LostHandGame, SkatOptions
from wenzel.messages import Message

ALL_POINTS: Final = 120
ALL_TRICKS: Final = 10
GAME_POINTS: Final = 61
"""What the declarer needs, his skat included; 60 is the defenders' win."""
SCHNEIDER_POINTS: Final = 90
"""The side with this many has made the other Schneider, which then has 30 or fewer."""
OUT_OF_SCHNEIDER: Final = ALL_POINTS - SCHNEIDER_POINTS + 1
KONTRA_FACTOR: Final = 2
RE_FACTOR: Final = 4


@dataclass(frozen=True, slots=True)
class Result:
    """What the cards (or a concession) say, before any value.

    Attributes:
        won: the declarer has made what his contract asks; a bid may still undo it.
        schneider: the Schneider level was reached by either side, and is not the declarer's own
            on top of an announced one (ISkO 5.2.5 of the old numbering).
        schwarz: likewise, by tricks and never by points.
        points: the declarer's card points with the skat.
        tricks: the declarer's tricks.
    """

    won: bool
    schneider: bool
    schwarz: bool
    points: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settled game of a declarer.

    Attributes:
        contract: what was announced.
        bid: the value the declarer had named or held.
        result: what the cards said.
        matadors: with (positive) or without (negative); 0 in a Null.
        base: base value; of an overbid Null, that of the game it is settled as.
        multiplier: matadors, game and levels; 1 in a Null.
        value: final game value; of an overbid game the least multiple that covers the bid.
        won: whether the declarer won.
        overbid: whether the value did not reach the bid.
        score: value if won, else minus twice the value; times the Kontra factor and the stake.
        lines: the explanation.
    """

    contract: Contract
    bid: int
    result: Result
    matadors: int
    base: int
    multiplier: int
    value: int
    won: bool
    overbid: bool
    score: int
    lines: tuple[Message, ...]


def played_result(
    contract: Contract, points: int, tricks: int, *, spitze_made: bool = False
) -> Result:
    """Return the result of a game played out, or stopped because nothing can change any more."""
    if not contract.game.has_matadors:
        return Result(tricks == 0, schneider=False, schwarz=False, points=points, tricks=tricks)
    won = points >= GAME_POINTS
    if contract.schneider:
        won = points >= SCHNEIDER_POINTS
    if contract.schwarz:
        won = tricks == ALL_TRICKS
    if contract.spitze:
        won = won and spitze_made
    if points >= GAME_POINTS:
        # Of a game lost by its announcement nothing is reached; the announced levels count.
        kept = contract.spitze or won
        schneider = kept and points >= SCHNEIDER_POINTS
        schwarz = kept and tricks == ALL_TRICKS
    else:
        schneider = points < OUT_OF_SCHNEIDER and not contract.schneider
        schwarz = tricks == 0 and not contract.schwarz
    return Result(won, schneider or schwarz, schwarz, points, tricks)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed before the first card.

    ``kontra`` (1, 2 or 4) and ``stake`` multiply the score and never the value, so that they
    cannot cure an overbid game.
    """

    contract: Contract
    bid: int
    options: SkatOptions = OFFICIAL
    kontra: int = 1
    stake: int = 1

    @property
    def base(self) -> int:
        """Base value of a suit game or Grand."""
        return base_value(self.contract, self.options)


def settle(
    terms: Terms, result: Result, *, cards: CardSet | None = None, matadors: int = 0
) -> Settlement:
    """Settle the game of a declarer.

    ``cards`` are his twelve; without them ``matadors`` (signed) is taken as given for any game,
    as far as the game has trumps.
    """
    contract = terms.contract
    if contract.game is GameType.NULL:
        if null_value(contract) < terms.bid:
            return _impossible_null(terms, result, cards, matadors)
        value = null_value(contract)
        line = Message("score.null", contract=contract, value=value)
        return _finish(
            terms, result, _Value(matadors=0, base=value, multiplier=1, value=value), (line,)
        )
    if cards is not None:
        matadors = count_matadors(cards, contract.game)
    base = terms.base
    multiplier, parts = _multiplier(contract, matadors, result, terms.options)
    value = base * multiplier
    lines = [Message("score.value", parts=parts, base=base, value=value)]
    overbid = value < terms.bid
    if overbid:
        required = base * least_multiplier(base, terms.bid)
        lines.append(
            Message("score.overbid", value=value, bid=terms.bid, base=base, required=required)
        )
        value = required
    return _finish(terms, result, _Value(matadors, base, multiplier, value, overbid), tuple(lines))


@dataclass(frozen=True, slots=True)
class _Value:
    matadors: int
    base: int
    multiplier: int
    value: int
    overbid: bool = False


def _multiplier(
    contract: Contract, matadors: int, result: Result, options: SkatOptions
) -> tuple[int, tuple[Message, ...]]:
    multiplier = abs(matadors)
    parts = [Message("part.with" if matadors > 0 else "part.without", count=abs(matadors))]

    def add(code: str, levels: int = 1) -> None:
        nonlocal multiplier
        multiplier += levels
        parts.append(Message(code, total=multiplier))

    add("part.game")
    if contract.hand:
        add("part.hand")
    # An announced level counts the level under it too, reached or not.
    if result.schneider or contract.schneider:
        add("part.schneider")
    if contract.schneider:
        add("part.schneider_announced")
    if result.schwarz or contract.schwarz:
        add("part.schwarz")
    if contract.schwarz:
        add("part.schwarz_announced")
    if contract.ouvert:
        add("part.ouvert")
    if contract.spitze:
        add("part.spitze", options.spitze)
    return multiplier, tuple(parts)


def _impossible_null(
    terms: Terms, result: Result, cards: CardSet | None, matadors: int
) -> Settlement:
    """Settle a Null below the bid as the cheapest suit game or Grand (ISkO 3.6.2, 2022).

    Hand is inherited, ouvert is not.
    """
    candidates: list[tuple[_Value, GameType]] = []
    for game in TRUMP_GAMES:
        most = len(trumps_of(game))
        given = max(-most, min(matadors, most))
        own = count_matadors(cards, game) if cards is not None else given
        base, multiplier = BASE_VALUES[game], abs(own) + 1 + terms.contract.hand
        value = base * max(multiplier, least_multiplier(base, terms.bid))
        candidates.append((_Value(own, base, multiplier, value, overbid=True), game))
    cheapest, game = min(candidates, key=lambda found: (found[0].value, found[0].base))
    line = Message(
        "score.impossible_null",
        contract=terms.contract,
        own=null_value(terms.contract),
        bid=terms.bid,
        game=game,
        value=cheapest.value,
    )
    return _finish(terms, result, cheapest, (line,))


def _finish(terms: Terms, result: Result, found: _Value, lines: tuple[Message, ...]) -> Settlement:
    explained = list(lines)
    won = result.won and not found.overbid
    score = found.value
    if won:
        explained.append(Message("score.won", score=score))
    else:
        single = terms.contract.hand and terms.options.lost_hand_game is LostHandGame.SINGLE
        score = -found.value if single else -2 * found.value
        explained.append(Message("score.lost_single" if single else "score.lost", score=score))
    if terms.kontra > 1:
        score *= terms.kontra
        code = "score.kontra" if terms.kontra == KONTRA_FACTOR else "score.re"
        explained.append(Message(code, factor=terms.kontra, score=score))
    if terms.stake > 1:
        score *= terms.stake
        explained.append(Message("score.stake", factor=terms.stake, score=score))
    return Settlement(
        contract=terms.contract,
        bid=terms.bid,
        result=result,
        matadors=found.matadors,
        base=found.base,
        multiplier=found.multiplier,
        value=found.value,
        won=won,
        overbid=found.overbid,
        score=score,
        lines=tuple(explained),
    )


def declarer_gave_up(contract: Contract, points: int, tricks: int) -> Result:
    """Return the result of the declarer's concession: lost at the simple level (ISkO 4.4.1).

    A result that the cards have already fixed stays.
    """
    fixed = played_result(contract, points, tricks)
    won = fixed.won and contract.game.has_matadors
    return Result(won, won and fixed.schneider, won and fixed.schwarz, points, tricks)


def defenders_gave_up(
    contract: Contract,
    *,
    points: int,
    tricks: int,
    defender_points: int,
    defender_tricks: int,
    needed: int,
    can_spitze: bool = True,
) -> Result:
    """Return the result of a defender's concession (ISkO 4.4.3).

    Undecided, the game is the declarer's at the simple level, with the levels that announcement
    or bid ask of him if they are still possible. Decided, it stays as it is.

    Args:
        contract: what was announced.
        points: the declarer's card points so far, his skat included.
        tricks: his tricks so far.
        defender_points: the defenders' card points so far.
        defender_tricks: their tricks so far.
        needed: levels beyond those announced that the bid asks for: Schneider, then Schwarz.
        can_spitze: whether an announced Spitze is still possible.
    """
    if not contract.game.has_matadors:
        return Result(tricks == 0, schneider=False, schwarz=False, points=points, tricks=tricks)
    can_schneider = defender_points < OUT_OF_SCHNEIDER
    can_schwarz = defender_tricks == 0
    lost = (
        defender_points > ALL_POINTS - GAME_POINTS
        or (contract.schneider and not can_schneider)
        or (contract.schwarz and not can_schwarz)
        or (contract.spitze and not can_spitze)
    )
    if lost:
        return Result(won=False, schneider=False, schwarz=False, points=points, tricks=tricks)
    # With Schneider announced the first level beyond is Schwarz already.
    schwarz = can_schwarz and (contract.schwarz or needed + contract.schneider > 1)
    schneider = can_schneider and (
        needed > 0 or contract.schneider or points >= SCHNEIDER_POINTS or schwarz
    )
    return Result(True, schneider, schwarz, points, tricks)
