"""The settlement, written once more straight from the rules' page (2.7 to 2.9).

Plain numbers and letters, nothing of the package: the judge of `wenzel.games.skat.scoring`.
"""

from __future__ import annotations

from typing import NamedTuple

BASE = {"D": 9, "H": 10, "S": 11, "C": 12, "G": 24}


class Played(NamedTuple):
    """A game as played; the flags say what was announced."""

    game: str
    hand: bool
    ouvert: bool
    schneider: bool
    schwarz: bool
    twelve: tuple[str, ...]
    bid: int
    points: int
    tricks: int


class Booked(NamedTuple):
    """What the rules make of it."""

    won: bool
    value: int
    score: int
    overbid: bool
    matadors: int


def matadors(twelve: tuple[str, ...], game: str) -> int:
    """2.7: walk down the trumps and count until it changes."""
    trumps = ["CJ", "SJ", "HJ", "DJ"]
    if game != "G":
        trumps += [game + rank for rank in "ATKQ987"]
    count = 0
    if "CJ" in twelve:
        for trump in trumps:
            if trump not in twelve:
                break
            count += 1
        return count
    for trump in trumps:
        if trump in twelve:
            break
        count += 1
    return -count


def least_multiple(base: int, bid: int) -> int:
    """The smallest multiple of a base value that covers a bid."""
    multiple = base
    while multiple < bid:
        multiple += base
    return multiple


def settlement(played: Played) -> Booked:
    """2.8 and 2.9."""
    if played.game == "N":
        return null_settlement(played)
    n = matadors(played.twelve, played.game)
    their_points = 120 - played.points
    either_schneider = played.points <= 30 or their_points <= 30
    either_schwarz = played.tricks in (0, 10)
    # 2.8.3: the announced levels count with the ordinary level under them, and once only.
    multiplier = abs(n) + 1
    if played.hand:
        multiplier += 1
    if either_schneider or either_schwarz or played.schneider:
        multiplier += 1
    if played.schneider:
        multiplier += 1
    if either_schwarz or played.schwarz:
        multiplier += 1
    if played.schwarz:
        multiplier += 1
    if played.ouvert:
        multiplier += 1
    base = BASE[played.game]
    value = base * multiplier
    cards_ok = played.points >= 61
    if played.schneider and played.points < 90:
        cards_ok = False
    if played.schwarz and played.tricks < 10:
        cards_ok = False
    overbid = value < played.bid
    if overbid:
        value = least_multiple(base, played.bid)
    won = cards_ok and not overbid
    return Booked(won, value, value if won else -2 * value, overbid, n)


def null_settlement(played: Played) -> Booked:
    """2.9."""
    value = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}[
        played.hand, played.ouvert
    ]
    if value >= played.bid:
        won = played.tricks == 0
        return Booked(won, value, value if won else -2 * value, False, 0)
    cheapest = min(
        max(
            base * (abs(matadors(played.twelve, game)) + 1 + played.hand),
            least_multiple(base, played.bid),
        )
        for game, base in BASE.items()
    )
    return Booked(False, cheapest, -2 * cheapest, True, 0)
