"""Who loses how many lives, and what that does to the pennies (rules B2.6 to B2.11)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from wenzel.games.scat.options import ScatOptions, TiedKnocker


def lives_of_knock(scores: Mapping[int, int], knocker: int, options: ScatOptions) -> dict[int, int]:
    """Return what everybody loses when all hands count, after a knock or a hand thrown down.

    >>> lives_of_knock({0: 36, 1: 36, 2: 50}, 0, ScatOptions())
    {0: 0, 1: 1, 2: 0}

    Args:
        scores: the scores of the seats that are in.
        knocker: who has knocked or thrown his hand down.
        options: the house rules.
    """
    least = min(scores.values())
    lost = {seat: int(score == least) for seat, score in scores.items()}
    if lost[knocker]:
        if sum(lost.values()) == 1:
            lost[knocker] = options.lone_knocker_loses
        else:
            lost[knocker] = 2 if options.tied_knocker is TiedKnocker.LOSES_TWO else 0
    return lost


def lives_of_thirty_one(
    seats: Sequence[int], declared: Collection[int], knocker: int | None, options: ScatOptions
) -> dict[int, int]:
    """Return what everybody loses when some have shown 31: those lose nothing."""
    lost = {seat: int(seat not in declared) for seat in seats}
    if knocker is not None and lost[knocker] and options.knocker_loses_two_to_31:
        lost[knocker] = 2
    return lost


@dataclass(frozen=True, slots=True)
class Payment:
    """The pennies after a round.

    Attributes:
        lost: lives lost, by seat; nothing for seats that were out before.
        pennies: by seat; 0 for a player on the dole, None for one who is out.
        out: the seats that this round has put out.
    """

    lost: tuple[int, ...]
    pennies: tuple[int | None, ...]
    kitty: int
    out: tuple[int, ...]


def pay(
    pennies: Sequence[int | None], kitty: int, lost: Mapping[int, int], options: ScatOptions
) -> Payment:
    """Return the pennies after everybody has paid for the lives lost, as far as he can.

    Where everybody who is still in would go out at once, nobody could take the kitty: then nobody
    pays, and the round is dealt again.

    >>> pay((1, 0, 3), 5, {0: 1, 1: 1, 2: 0}, ScatOptions())
    Payment(lost=(1, 1, 0), pennies=(0, None, 3), kitty=6, out=(1,))
    """
    out = tuple(
        seat
        for seat, left in enumerate(pennies)
        if left is not None and _is_put_out(left, lost[seat], options)
    )
    if len(out) == sum(left is not None for left in pennies):
        return Payment((0,) * len(pennies), tuple(pennies), kitty, ())
    after: list[int | None] = []
    for seat, left in enumerate(pennies):
        if left is None:
            after.append(None)
            continue
        paid = min(left, lost[seat])
        kitty += paid
        after.append(None if seat in out else left - paid)
    lost_by_seat = tuple(lost.get(seat, 0) for seat in range(len(pennies)))
    return Payment(lost_by_seat, tuple(after), kitty, out)


def _is_put_out(left: int, lost: int, options: ScatOptions) -> bool:
    """Tell whether a loss puts a player out: on the dole by his next, else with his last penny."""
    return lost > left if options.dole else lost >= left
