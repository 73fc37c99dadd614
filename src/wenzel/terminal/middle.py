"""The middle of the drawn table: where 2 to 9 seats lie round it, and the cards before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from wenzel.cards import Card
from wenzel.i18n import Speaker
from wenzel.terminal.ink import QUIET, SUIT_STYLES, coloured, short
from wenzel.terminal.scene import Scene, SeatLine

_SIDE_ROWS: Final = {2: 0, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 3}
"""How many seats lie at each side, by seats at the table; the rest lie opposite."""
_CELL: Final = 5
_NARROW: Final = 2 * _CELL + 1
_WIDE: Final = 3 * _CELL + 2
_LARGEST_NARROW: Final = 4
_MISSING: Final = "·"
_FACE_DOWN: Final = "[?]"


@dataclass(frozen=True, slots=True)
class Ring:
    """The seats of a table as they are drawn.

    Attributes:
        own: the person, below.
        left: those at the left side, from the top down.
        top: those opposite, from left to right.
        right: those at the right side, from the top down.
    """

    own: SeatLine
    left: tuple[SeatLine, ...]
    top: tuple[SeatLine, ...]
    right: tuple[SeatLine, ...]


def ring_of(seats: tuple[SeatLine, ...]) -> Ring:
    """Return how seats lie that are given clockwise, the person's own first."""
    own, *others = seats
    sides = _SIDE_ROWS[len(seats)]
    last = len(others) - sides
    return Ring(
        own, tuple(reversed(others[:sides])), tuple(others[sides:last]), tuple(others[last:])
    )


def middle_of(scene: Scene, ring: Ring, speaker: Speaker) -> Text:
    """Return the cards of the trick, each before its player, or what else lies in the middle."""
    if scene.trick is None:
        lines = (coloured(words, speaker) for words in speaker.say_all(scene.centre))
        return Text("\n").join(lines)
    width = _NARROW if len(scene.seats) <= _LARGEST_NARROW else _WIDE
    rows: list[Text] = []
    if ring.top:
        rows.append(_row(ring.top, " ", scene, speaker))
    gap = " " * (width - 2 * _CELL)
    rows += (_row(pair, gap, scene, speaker) for pair in zip(ring.left, ring.right, strict=True))
    rows.append(_row((ring.own,), "", scene, speaker))
    for row in rows:
        before = (width - len(row)) // 2
        row.pad_left(before)
        row.pad_right(width - len(row))
    return Text("\n").join(rows)


def _row(seats: tuple[SeatLine, ...], gap: str, scene: Scene, speaker: Speaker) -> Text:
    return Text(gap).join(_lying(line.seat, scene, speaker) for line in seats)


def _lying(seat: int, scene: Scene, speaker: Speaker) -> Text:
    """Return the cards of a seat, of which two players have two in a trick."""
    cards = [card for owner, card in scene.trick or () if owner == seat]
    if not cards:
        return Text(_MISSING.center(_CELL), style=QUIET)
    leads = seat == scene.leading
    shown = Text(" ").join(_card(card, speaker, underline=leads) for card in cards)
    shown.pad_left((_CELL - len(shown)) // 2)
    shown.pad_right(_CELL - len(shown))
    return shown


def _card(card: Card | None, speaker: Speaker, *, underline: bool) -> Text:
    if card is None:
        return Text(_FACE_DOWN)
    style = SUIT_STYLES[card.suit] + (" underline" if underline else "")
    return Text.assemble((short(card, speaker), style))
