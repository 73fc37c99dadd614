"""The compiled search (native/module.cpp). Only `wenzel.solver._bridge` imports it.

It knows no game by name. Cards are numbered 0 to 31 as in `wenzel.cards`. Everything malformed
is a ValueError whose text names the argument; the core never trusts its caller.

What the parameters of one position mean (in a batch: a row each, one set of tables for all):

- suit, strength, points: 32 bytes each. Effective suit 0 to 4 (4 is trump, 255: not in the game,
  which no hand may hold), strength inside the suit (no two cards of a suit alike), card points
  (255 in all at most).
- hands: one bit set a seat (3 to 5 seats), what each seat still holds, WITHOUT the cards of the
  open trick. No card twice. Seats that have not yet played to the open trick hold one card more
  than those that have; a finished deal (no cards at all) has the value 0.
- trick: numbers of the cards of the open trick in playing order (0 to seats - 1 of them), the
  first by `leader`, the next by the next higher seat, and so on round the table.
- leader: the seat that led, or leads.
- side: bit s is one when seat s is of the declarer's side; neither side is empty.
- duty: (suit, answers, kept), in force until `suit` has been led once; (255, 0, 0) for none.
  answers: cards that must be played, by whoever holds them, when the suit is led the first time;
  who holds one and leads this suit leads it. kept: cards of which nobody may throw off the last
  one he holds on another suit's trick (in his last trick a hand has no choice). The rule for one
  hand: LEADING: cards of `suit` outside `answers` may not be led by a hand that holds one of
  `answers`. FOLLOWING a lead of `suit`: a hand that holds one of `answers` plays one of these,
  even if it is of another suit. FOLLOWING a lead of another suit when void of it: if exactly one
  card of `kept` is held, it may not be thrown off unless it is the hand's only card. With a trick
  open the duty is the one that was in force when this trick was led.
- goal: POINTS, the card points that the declarer's side takes from here on (the open trick
  included; nothing taken before); or NO_TRICK, 1 when the declarer's side can avoid every trick
  from here on (the open one included) and 0 when it cannot.

The GIL is released during every search. One Solver serves one call at a time: a second thread
waits. Values do not depend on what was searched before; node counts do, unless `clear` is called.
"""

from collections.abc import Sequence
from typing import Final, final, type_check_only

import numpy as np
from numpy.typing import NDArray

POINTS: Final[int]
"""Goal 0."""
NO_TRICK: Final[int]
"""Goal 1."""

@type_check_only
class _NanobindType(type):
    """Stands for the metaclass of nanobind, which has no name to import."""

@final
class Solver(metaclass=_NanobindType):
    """A search with its own transposition table; threads share out the rows of a batch."""

    def __init__(self, table_mb: int, threads: int, plain: bool = False) -> None:
        """Make a solver; a plain one searches without any art, as a yardstick and for tests."""

    def clear(self) -> None:
        """Forget everything searched so far."""

    def value(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: Sequence[int],
        trick: bytes,
        leader: int,
        side: int,
        duty: tuple[int, int, int],
        goal: int,
    ) -> tuple[int, int, int]:
        """Return the exact value, a best card, and the nodes visited.

        best (everywhere): a card that keeps the value for the side on move, as the search found
        it anyway; 255 if it did not find one (finished deal, only a bound was needed, ...), and
        then Python looks for it itself. Never a guess.
        """

    def at_least(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: Sequence[int],
        trick: bytes,
        leader: int,
        side: int,
        duty: tuple[int, int, int],
        least: int,
    ) -> tuple[bool, int, int]:
        """Tell whether the declarer's side takes `least` points or more; best card and nodes.

        best: a card with which the side on move gets its way; 255 if it does not, or none is known.
        Any `least` is allowed: 0 or less is always true.
        """

    def values(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: Sequence[int],
        trick: bytes,
        leader: int,
        side: int,
        duty: tuple[int, int, int],
        goal: int,
    ) -> tuple[list[tuple[int, int]], int]:
        """Return (card, exact value after playing it) for each legal card, by number; and nodes."""

    def sequences(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: Sequence[int],
        trick: bytes,
        leader: int,
        side: int,
        duty: tuple[int, int, int],
        depth: int,
    ) -> int:
        """Return how many sequences of `depth` legal cards (0 to 32) there are."""

    def value_batch(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: NDArray[np.uint32],
        trick: NDArray[np.uint8],
        leader: NDArray[np.uint8],
        side: NDArray[np.uint8],
        duty: NDArray[np.uint32],
        goal: int,
    ) -> tuple[NDArray[np.int16], NDArray[np.uint8], NDArray[np.uint64], NDArray[np.float64]]:
        """Return value, best card, nodes and seconds of each row.

        Shapes, all C-contiguous: hands (n, seats), trick (n, seats - 1) filled up with 255,
        leader (n,), side (n,), duty (n, 3).
        """

    def at_least_batch(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: NDArray[np.uint32],
        trick: NDArray[np.uint8],
        leader: NDArray[np.uint8],
        side: NDArray[np.uint8],
        duty: NDArray[np.uint32],
        least: NDArray[np.int16],
    ) -> tuple[NDArray[np.bool_], NDArray[np.uint8], NDArray[np.uint64], NDArray[np.float64]]:
        """Return answer, best card, nodes and seconds of each row; `least` is (n,)."""

    def values_batch(
        self,
        suit: bytes,
        strength: bytes,
        points: bytes,
        hands: NDArray[np.uint32],
        trick: NDArray[np.uint8],
        leader: NDArray[np.uint8],
        side: NDArray[np.uint8],
        duty: NDArray[np.uint32],
        goal: int,
    ) -> tuple[NDArray[np.int16], NDArray[np.uint64], NDArray[np.float64]]:
        """Return values (n, 32), nodes (n,) and seconds (n,); -1 where a card is not legal."""
