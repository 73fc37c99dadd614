"""The settlement of a Ramsch: everybody for himself, the most card points lose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wenzel.games.skat.options import RamschTie, RamschValue, SkatOptions
from wenzel.games.skat.scoring import ALL_TRICKS
from wenzel.messages import Message

_LADDER: Final = (10, 15, 20)
"""What the loser pays with no, one and two virgins."""


@dataclass(frozen=True, slots=True)
class RamschCount:
    """What the three players took, in the order of their seats at the table.

    Attributes:
        seats: the three table seats.
        points: card points of each, the skat counted in.
        tricks: tricks of each.
        last_trick: the seat that took the last trick.
        shoves: how many passed the skat on unseen.
    """

    seats: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    last_trick: int
    shoves: int = 0


@dataclass(frozen=True, slots=True)
class RamschSettlement:
    """Who won or lost how much.

    Attributes:
        losers: the seats that pay; empty after a march or three equal shares.
        marcher: the seat that took all tricks, where the house pays for it.
        scores: score of each of the three, in the order of `RamschCount.seats`.
        lines: the explanation.
    """

    losers: tuple[int, ...]
    marcher: int | None
    scores: tuple[int, ...]
    lines: tuple[Message, ...]


def settle_ramsch(count: RamschCount, options: SkatOptions, stake: int = 1) -> RamschSettlement:
    """Settle a Ramsch by the house's rules.

    A virgin has taken no trick (a trick without points is one) and doubles; so does each shove.
    """
    factor = 2**count.shoves * stake
    marcher = _marcher(count, options)
    if marcher is not None:
        value = options.ramsch_march * factor
        lines = [
            Message("ramsch.march", seat=marcher, value=options.ramsch_march),
            *_factors(count, stake),
            Message("ramsch.score", seat=marcher, score=value),
        ]
        scores = tuple(value if seat == marcher else 0 for seat in count.seats)
        return RamschSettlement((), marcher, scores, tuple(lines))
    losers = _losers(count, options)
    if not losers:
        return RamschSettlement((), None, (0,) * len(count.seats), (Message("ramsch.all_equal"),))
    # Losers at a tie have the same points, so that they pay the same.
    value, lines = _price(count, losers, options)
    value *= factor
    lines += _factors(count, stake)
    if options.ramsch_tie is RamschTie.SHARE and len(losers) > 1:
        value //= len(losers)
        lines.append(Message("ramsch.shared", count=len(losers)))
    lines += (Message("ramsch.score", seat=seat, score=-value) for seat in losers)
    scores = tuple(-value if seat in losers else 0 for seat in count.seats)
    return RamschSettlement(losers, None, scores, tuple(lines))


def _price(
    count: RamschCount, losers: tuple[int, ...], options: SkatOptions
) -> tuple[int, list[Message]]:
    """Return what a loser pays before the factors of the deal, and why."""
    virgins = sum(tricks == 0 for tricks in count.tricks)
    if options.ramsch_value is RamschValue.LADDER:
        value = _LADDER[virgins]
        return value, [
            Message("ramsch.ladder", seat=seat, virgins=virgins, value=value) for seat in losers
        ]
    points = max(count.points)
    value = points * 2**virgins
    lines = [Message("ramsch.points", seat=seat, points=points) for seat in losers]
    if virgins:
        lines.append(Message("ramsch.virgins", virgins=virgins, value=value))
    return value, lines


def _marcher(count: RamschCount, options: SkatOptions) -> int | None:
    if ALL_TRICKS in count.tricks and options.ramsch_march:
        return count.seats[count.tricks.index(ALL_TRICKS)]
    return None


def _losers(count: RamschCount, options: SkatOptions) -> tuple[int, ...]:
    most = max(count.points)
    tied = tuple(
        seat for seat, points in zip(count.seats, count.points, strict=True) if points == most
    )
    if len(tied) == len(count.seats) and not options.ramsch_three_way:
        return ()
    if options.ramsch_tie is RamschTie.LAST_TRICK and count.last_trick in tied:
        return (count.last_trick,)
    return tied


def _factors(count: RamschCount, stake: int) -> list[Message]:
    lines: list[Message] = []
    if count.shoves:
        lines.append(Message("ramsch.shoves", count=count.shoves, factor=2**count.shoves))
    if stake > 1:
        lines.append(Message("ramsch.stake", factor=stake))
    return lines
