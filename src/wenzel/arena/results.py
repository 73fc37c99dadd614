"""What is kept of a deal in one seating: one line of a duel's file."""

from __future__ import annotations

import msgspec

from wenzel.arena.head import Job


class Thinking(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How long a seat thought; an array in the file. Seconds are of the clock on the wall.

    Attributes:
        bids: decisions before the play of the cards.
        bid_seconds: seconds they took in all.
        longest_bid: seconds the longest of them took.
        cards: decisions in the play, a doubling or an answer there included.
        card_seconds: seconds they took in all.
        longest_card: seconds the longest of them took.
    """

    bids: int = 0
    bid_seconds: float = 0.0
    longest_bid: float = 0.0
    cards: int = 0
    card_seconds: float = 0.0
    longest_card: float = 0.0


class Forfeited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player that did not do its part.

    Attributes:
        seat: its seat.
        code: the code of the reason.
        reason: the reason, in English.
    """

    seat: int
    code: str
    reason: str


class SkatFacts(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What there is to say of a deal of Skat, whatever the house scores.

    Attributes:
        forehand: the seat of forehand.
        plain: what each seat has scored by plain points (ISkO 6.1): its own games.
        seeger_fabian: what each seat has scored by Seeger and Fabian.
        declarer: who played; None if nobody did, or in a Ramsch.
        contract: what was played, such as ``CH``; None if nothing was.
        hand: whether it was a hand game.
        ouvert: whether it was an open game.
        announced: whether Schneider or Schwarz was announced.
        bid: what the game had to reach.
        won: whether the declarer won.
        overbid: whether the game did not reach the bid.
        schneider: whether one side was made Schneider.
        schwarz: whether one side was made Schwarz.
        kontra: 1, 2 after Kontra, 4 after Re.
    """

    forehand: int
    plain: tuple[int, ...]
    seeger_fabian: tuple[int, ...]
    declarer: int | None = None
    contract: str | None = None
    hand: bool = False
    ouvert: bool = False
    announced: bool = False
    bid: int = 0
    won: bool = False
    overbid: bool = False
    schneider: bool = False
    schwarz: bool = False
    kontra: int = 1


class JobResult(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """How a deal went in one seating.

    Attributes:
        deal: the number of the deal, from 1.
        seating: the number of the seating, from 0.
        players: who sat at each seat, as places in the head's `players`.
        dealer: the seat that dealt.
        returns: what each seat scored by the house's rules.
        winners: the seats that won.
        termination: why the deal ended.
        skat: more, of a deal of Skat.
        forfeits: the players that did not do their part.
        thinking: how long each seat thought; the only thing that differs from run to run.
    """

    deal: int
    seating: int
    players: tuple[int, ...]
    dealer: int
    returns: tuple[int, ...]
    winners: tuple[int, ...]
    termination: str
    skat: SkatFacts | None = None
    forfeits: tuple[Forfeited, ...] = ()
    thinking: tuple[Thinking, ...] = ()

    @property
    def job(self) -> Job:
        """The work that this is the result of."""
        return Job(self.deal, self.seating)

    @property
    def timeless(self) -> JobResult:
        """The result without the thinking times: the same in every run."""
        return msgspec.structs.replace(self, thinking=())
