"""What nobody does who has understood the game: the line below which no level may play."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.choice import Chosen, fattest, throw_off
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card
from wenzel.games.skat.scoring import ALL_POINTS, GAME_POINTS, SCHNEIDER_POINTS
from wenzel.messages import Message

_FAT: Final = 10
"""An ace or a ten has as many points."""


def sounder(known: Knowledge, card: Card) -> Chosen | None:
    """Return the card to play instead of an absurd one; None for one that makes some sense.

    Absurd is to leave a trick that decides the game while a card is there that takes it for
    certain, and to throw an ace or a ten on a trick of the opponents while a lower card is there.

    Args:
        known: the table in a game with trumps.
        card: what is about to be played.
    """
    if known.led is None or known.declarer is None:
        return None
    takers = [c for c in known.winners if known.holds_up(c)]
    deciding = [c for c in takers if decides(known, known.trick_points + known.order.points[c])]
    safe = known.winning_seat == known.partner and not known.behind
    if deciding and not safe and card not in takers:
        best = fattest(known, deciding)
        return best, Message("hint.win_last" if not known.behind else "hint.win_sure", card=best)
    points = known.order.points
    if points[card] >= _FAT and card not in known.winners and _is_lost(known):
        lower = [c for c in known.legal if points[c] < _FAT]
        if lower:
            thrown = throw_off(known, lower)
            return thrown, Message("hint.cannot_win", card=thrown)
    return None


def decides(known: Knowledge, points: int) -> bool:
    """Tell whether the game is decided for a side that takes a trick of so many points.

    What a defender cannot know, the skat, counts for nobody.
    """
    playing = known.playing
    assert known.declarer is not None
    contract = playing.contract
    if contract.schwarz:
        return known.seat != known.declarer
    needed = SCHNEIDER_POINTS if contract.schneider else GAME_POINTS
    if known.seat == known.declarer:
        had = playing.points(known.seat) + known.order.points_of(known.laid)
        return had < needed <= had + points
    had, enough = playing.points(*playing.defenders), ALL_POINTS + 1 - needed
    return had < enough <= had + points


def _is_lost(known: Knowledge) -> bool:
    """Tell whether the trick goes to an opponent, whatever our side still plays to it."""
    if known.winning_seat not in known.opponents:
        return False
    best, led = known.best, known.led
    assert best is not None
    assert led is not None
    return not any(
        known.may_beat(seat, best, led) for seat in known.behind if seat == known.partner
    )
