"""The result of a deal as the server writes it, ``R[d:1 win v:48 ...]``: read, made, compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from typing import Final, Self

from wenzel.errors import RecordError
from wenzel.games.skat.actions import Forfeit, ForfeitReason
from wenzel.games.skat.contract import GameType
from wenzel.games.skat.ending import Termination
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message

NOBODY: Final = -1
_NO_PENALTY: Final = (0, 0, 0)
_RESIGNED: Final = (Termination.CONCEDED, Termination.CLAIMED, Termination.SHOWN)

_FIELD: Final = re.compile(r"(d|v|m|p|t|s|z|p0|p1|p2|l|to|r):(-?[0-9]{1,6})")
_NEEDED: Final = ("d", "v", "m", "p", "t", "s", "z", "outcome", "overbid")
_SEAT_OR_NOBODY: Final = range(-1, 3)
_COUNT: Final = range(1000)
_FLAG: Final = range(2)
_ALLOWED: Final = {
    "d": _SEAT_OR_NOBODY, "l": _SEAT_OR_NOBODY, "to": _SEAT_OR_NOBODY,
    "p": _COUNT, "t": _COUNT, "p0": _COUNT, "p1": _COUNT, "p2": _COUNT,
    "s": _FLAG, "z": _FLAG, "r": _FLAG,
}  # fmt: skip


class Ending(Enum):
    """How a deal came out; the value is the word of our own reports."""

    WON = "won"
    LOST = "lost"
    PASSED = "passed"
    PENALTY = "penalty"


_SERVER_WORDS: Final = {"win": Ending.WON, "loss": Ending.LOST, "penalty": Ending.PENALTY}
_OUTCOMES: Final = tuple(_SERVER_WORDS.values())
_WORDS: Final = {
    **{word: ("outcome", number) for number, word in enumerate(_SERVER_WORDS)},
    "bidok": ("overbid", 0),
    "overbid": ("overbid", 1),
}


@dataclass(frozen=True, slots=True)
class IssResult:
    """The server's account of a deal; seats are 0 forehand, 1 middlehand, 2 rearhand.

    Attributes:
        outcome: how it came out.
        declarer: who played, -1 for nobody.
        value: what the declarer scores, signed.
        matadors: with them positive, without them negative; 0 in a Null.
        overbid: whether the game was worth less than the bid.
        points: the declarer's card points with the skat.
        tricks: his tricks.
        schneider: whether the level was reached; by a losing declarer only unannounced.
        schwarz: likewise.
        penalties: of each seat, for a deal broken off before it was a game.
        left: who left, -1 for nobody.
        timeout: who ran out of time, -1 for nobody.
        resigned: whether resigning ended the play; None in records of 2007 and 2008.
    """

    outcome: Ending
    declarer: int = NOBODY
    value: int = 0
    matadors: int = 0
    overbid: bool = False
    points: int = 0
    tricks: int = 0
    schneider: bool = False
    schwarz: bool = False
    penalties: tuple[int, int, int] = _NO_PENALTY
    left: int = NOBODY
    timeout: int = NOBODY
    resigned: bool | None = False

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what stands in ``R[...]``, in any order.

        Penalties and who left or ran out of time may be missing: then nobody did.

        Raises:
            RecordError: it has not the form.
        """
        words = " ".join(text.split())
        if words == "passed":
            return cls(Ending.PASSED)
        found = _fields_of(words)
        resigned = found.get("r")
        return cls(
            outcome=_OUTCOMES[found["outcome"]],
            declarer=found["d"],
            value=found["v"],
            matadors=found["m"],
            overbid=bool(found["overbid"]),
            points=found["p"],
            tricks=found["t"],
            schneider=bool(found["s"]),
            schwarz=bool(found["z"]),
            penalties=(found.get("p0", 0), found.get("p1", 0), found.get("p2", 0)),
            left=found.get("l", NOBODY),
            timeout=found.get("to", NOBODY),
            resigned=None if resigned is None else bool(resigned),
        )

    @property
    def text(self) -> str:
        """The server's form."""
        if self.outcome is Ending.PASSED:
            return "passed"
        word = next(word for word, ending in _SERVER_WORDS.items() if ending is self.outcome)
        penalties = " ".join(f"p{seat}:{count}" for seat, count in enumerate(self.penalties))
        resigned = "" if self.resigned is None else f" r:{self.resigned:d}"
        return (
            f"d:{self.declarer} {word} v:{self.value} m:{self.matadors}"
            f" {'overbid' if self.overbid else 'bidok'} p:{self.points} t:{self.tricks}"
            f" s:{self.schneider:d} z:{self.schwarz:d} {penalties}"
            f" l:{self.left} to:{self.timeout}{resigned}"
        )

    @classmethod
    def of(cls, state: SkatState) -> Self | None:
        """Return the server's account of a deal that is over; None for a Ramsch.

        Seats are counted from forehand, at whatever table the deal was played.
        """
        phase = state.phase
        assert isinstance(phase, Finished)
        outcome, over = phase.outcome, phase.over
        order = phase.setting.order
        if outcome.ramsch is not None:
            return None
        left = timeout = NOBODY
        forfeit = state.events[0].what
        if isinstance(forfeit, Forfeit) and over.seat is not None:
            if forfeit.reason is ForfeitReason.LEFT:
                left = order.index(over.seat)
            else:
                timeout = order.index(over.seat)
        if over.termination is Termination.PENALTY:
            culprit = max(left, timeout)
            first, middle, rear = (int(seat == culprit) for seat in range(len(order)))
            return cls(
                Ending.PENALTY, penalties=(first, middle, rear), left=left, timeout=timeout
            )  # fmt: skip
        settlement, declarer = outcome.settlement, outcome.declarer
        if settlement is None or declarer is None:
            return cls(Ending.PASSED)
        is_null = settlement.contract.game is GameType.NULL
        return cls(
            outcome=Ending.WON if settlement.won else Ending.LOST,
            declarer=order.index(declarer),
            value=settlement.score,
            matadors=0 if is_null else settlement.matadors,
            overbid=settlement.overbid,
            points=outcome.points[declarer],
            tricks=outcome.tricks[declarer],
            schneider=settlement.result.schneider,
            schwarz=settlement.result.schwarz,
            left=left,
            timeout=timeout,
            resigned=over.termination in _RESIGNED,
        )


def _fields_of(words: str) -> dict[str, int]:
    """Return the fields of a result by name, its two words as numbers among them."""
    found: dict[str, int] = {}
    for word in words.split():
        field = _FIELD.fullmatch(word)
        name, number = (field[1], int(field[2])) if field else _WORDS.get(word, ("", 0))
        if not name or name in found or number not in _ALLOWED.get(name, (number,)):
            raise RecordError(Message("iss.bad_result", text=words))
        found[name] = number
    if not found.keys() >= set(_NEEDED):
        raise RecordError(Message("iss.bad_result", text=words))
    return found


def result_differences(
    recorded: IssResult, computed: IssResult, bidder: int = NOBODY
) -> Iterator[Message]:
    """Yield each field in which a recorded result is not the computed one.

    Of a deal broken off after the auction and before the announcement there are two accounts:
    nobody as declarer and the culprit penalized, or the winner of the auction as declarer and the
    culprit's side penalized. Both are right.

    Args:
        recorded: what stands in the record.
        computed: what the cards give.
        bidder: who had won the auction, -1 for nobody.
    """
    for field in fields(IssResult):
        said, found = getattr(recorded, field.name), getattr(computed, field.name)
        if said == found or said is None:
            continue
        if recorded.outcome is computed.outcome is Ending.PENALTY and bidder != NOBODY:
            if field.name == "declarer" and said == bidder:
                continue
            if field.name == "penalties" and said == _side_of(computed, bidder):
                continue
        if isinstance(said, bool):
            # As the server writes it.
            said, found = int(said), int(found)
        yield Message("record.differs", field=field.name, recorded=said, computed=found)


def _side_of(computed: IssResult, bidder: int) -> tuple[int, ...]:
    """Return the penalties when the whole side of the culprit pays."""
    by_bidder = bool(computed.penalties[bidder])
    return tuple(int((seat == bidder) == by_bidder) for seat in range(len(_NO_PENALTY)))
