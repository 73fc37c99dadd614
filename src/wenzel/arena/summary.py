"""What a duel says: how many points each player makes, how sure that is, and how it plays."""

from __future__ import annotations

from typing import Final

import msgspec

from wenzel.arena.clocks import Pace
from wenzel.arena.head import Head
from wenzel.arena.shares import OF_OTHERS, OF_SKAT, shares
from wenzel.arena.statistics import Estimate
from wenzel.arena.tally import SEEGER_FABIAN, Tally
from wenzel.games.skat.game import SkatGame
from wenzel.games.skat.lists import ROUNDS_OF_A_LIST

_PER_LIST: Final = "seeger_fabian_a_list"


class PlayerSummary(msgspec.Struct, frozen=True, kw_only=True):
    """What a duel says of one player.

    Attributes:
        name: what it is called.
        seats: how many seats it had in all, seats that sit out included.
        scores: by way of scoring, what it makes a deal (and a list).
        shares: what happens how often to it; see `wenzel.arena.shares.OF_SKAT`.
        counts: the numbers that the shares come from.
        forfeits: how often it did not do its part, by reason.
    """

    name: str
    seats: int
    scores: dict[str, Estimate]
    shares: dict[str, float]
    counts: dict[str, int]
    forfeits: dict[str, int]


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """How much more one player makes than another, deal by deal with the same cards."""

    player: str
    other: str
    scores: dict[str, Estimate]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a duel says; the same wherever and in whatever order its jobs were played.

    Attributes:
        head: what determines the duel.
        deals: the deals that were played in all seatings.
        seatings: how many seatings there are.
        players: by place in the head's `players`.
        differences: for each pair of players.
    """

    head: Head
    deals: int
    seatings: int
    players: tuple[PlayerSummary, ...]
    differences: tuple[Difference, ...]


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """How long a player thought, which is another matter in every run."""

    name: str
    bids: Pace
    cards: Pace


def summary_of(tally: Tally) -> Summary:
    """Return what the deals counted so far say."""
    head = tally.head
    of = OF_SKAT if head.game == SkatGame.name else OF_OTHERS
    players = tuple(
        PlayerSummary(
            name=name,
            seats=tally.deals * tally.seats_a_deal[player],
            scores=_scores(tally, player),
            shares=shares(tally.counts[player], of),
            counts=dict(sorted(tally.counts[player].items())),
            forfeits={
                reason: count
                for (who, reason), count in sorted(tally.forfeits.items())
                if who == player
            },
        )
        for player, name in enumerate(head.players)
    )
    pairs = {pair for by_pair in tally.differences.values() for pair in by_pair}
    differences = tuple(
        Difference(
            player=head.players[a],
            other=head.players[b],
            scores={name: found[a, b].estimate() for name, found in tally.differences.items()},
        )
        for a, b in sorted(pairs)
    )
    return Summary(
        head=head,
        deals=tally.deals,
        seatings=len(head.seatings),
        players=players,
        differences=differences,
    )


def _scores(tally: Tally, player: int) -> dict[str, Estimate]:
    found = {name: moments[player].estimate() for name, moments in tally.scores.items()}
    if SEEGER_FABIAN in found:
        length = ROUNDS_OF_A_LIST * len(tally.head.lineup)
        found[_PER_LIST] = found[SEEGER_FABIAN].times(length)
    return found


def times_of(tally: Tally) -> tuple[Times, ...]:
    """Return how long each player thought."""
    return tuple(
        Times(name=name, bids=clocks.bids, cards=clocks.cards)
        for name, clocks in zip(tally.head.players, tally.clocks, strict=True)
    )
