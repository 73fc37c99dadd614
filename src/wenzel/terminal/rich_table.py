"""The drawn table: seats, trick and hand of a scene as something that `rich` can print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheet import SheetLine, clockwise
from wenzel.terminal.ink import EMPHASIS, ON_BORDER, QUIET, SUIT_STYLES, coloured, short
from wenzel.terminal.middle import middle_of, ring_of
from wenzel.terminal.scene import HandCard, Scene, SeatLine

WIDEST: Final = 100
_CELL: Final = 5
_GAP: Final = 2
_NEW: Final = "+"
"""Stands beside the numbers of cards that have just been taken up."""
_MANY_SEATS: Final = 6
"""At larger tables the columns of a list stand close, so that none loses its end."""
_Row: TypeAlias = list[tuple[HandCard, str]]


def picture(scene: Scene, speaker: Speaker, width: int) -> RenderableType:
    """Return the whole table: the seats round the trick, and the hand below."""
    ring = ring_of(scene.seats)
    rows = Table.grid(expand=True)
    rows.add_column(justify="left", ratio=1)
    rows.add_column(justify="center", ratio=1)
    rows.add_column(justify="right", ratio=1)
    rows.add_row(
        _column(ring.left, speaker), middle_of(scene, ring, speaker), _column(ring.right, speaker)
    )
    title = Text(" · ".join(speaker.say_all(scene.title)), style=ON_BORDER)
    subtitle = None if scene.points is None else _subtitle(scene.points, speaker)
    table = Panel(
        Group(*_top(ring.top, speaker), rows, Align.center(_line(ring.own, speaker))),
        box=box.ROUNDED,
        title=title,
        title_align="left",
        subtitle=subtitle,
        subtitle_align="left",
        border_style=QUIET,
        width=min(width, WIDEST),
    )
    parts: list[RenderableType] = [table]
    for seat, cards in scene.open_hands:
        parts.append(Text(speaker.say(Message("table.open", seat=seat, cards=""))))
        parts += (_cards_row(row, speaker) for row in _rows(cards, width))
    parts += (Text(words, style=QUIET) for words in speaker.say_all(scene.remarks))
    parts.append(hand_rows(scene.hand, speaker, width))
    return Group(*parts)


def _subtitle(points: Message, speaker: Speaker) -> Text:
    words = coloured(speaker.say(points), speaker)
    words.style = "not dim"
    return words


def _top(seats: tuple[SeatLine, ...], speaker: Speaker) -> list[RenderableType]:
    """Return the seats opposite: one on a line, more side by side."""
    if len(seats) < 2:
        return [Align.center(_line(seat, speaker)) for seat in seats]
    row = Table.grid(expand=True)
    for _ in seats:
        row.add_column(justify="center", ratio=1)
    row.add_row(*(_block(seat, speaker) for seat in seats))
    return [row]


def _column(seats: tuple[SeatLine, ...], speaker: Speaker) -> Text:
    """Return the seats at a side, one above the other."""
    return Text("\n").join(_block(seat, speaker) for seat in seats)


def _block(line: SeatLine, speaker: Speaker) -> Text:
    """Return a seat at the side, a line a subject."""
    groups = (", ".join(speaker.say_all(group)) for group in line.groups)
    return Text("\n").join([_name(line, speaker), *map(Text, groups)])


def _line(line: SeatLine, speaker: Speaker) -> Text:
    """Return a seat above or below the trick, all on one line."""
    words = ", ".join(speaker.say_all(line.words))
    return _name(line, speaker).append(f"  {words}", "not bold not reverse")


def _name(line: SeatLine, speaker: Speaker) -> Text:
    style = f"{EMPHASIS} reverse" if line.is_marked else EMPHASIS
    return Text.assemble((speaker.seat(line.seat), style))


def hand_rows(hand: tuple[HandCard, ...], speaker: Speaker, width: int) -> Text:
    """Return the hand, with the numbers of the playable cards under them.

    Where it is too narrow for all, cards and their numbers go on below together.
    """
    lines: list[Text] = []
    for row in _rows(hand, width):
        numbers = Text(" ")
        for held, gap in row:
            numbers.append(gap)
            number = f"{held.number}{_NEW * held.is_new}" if held.playable else ""
            numbers.append(number.center(_CELL), EMPHASIS if held.is_new else QUIET)
        lines += (_cards_row(row, speaker), numbers)
    return Text("\n").join(lines)


def _cards_row(row: _Row, speaker: Speaker) -> Text:
    cards = Text(" ")
    for held, gap in row:
        style = SUIT_STYLES[held.card.suit] if held.playable else QUIET
        text = short(held.card, speaker)
        cards.append(gap)
        cards.append((f"[{text}]" if held.face_down else text).center(_CELL), style)
    return cards


def _rows(hand: tuple[HandCard, ...], width: int) -> list[_Row]:
    """Return the cards row by row, each with the gap before it: suits stand apart."""
    rows: list[_Row] = [[]]
    before: HandCard | None = None
    taken = 1
    for held in hand:
        gap = "" if before is None or held.suit == before.suit else " " * _GAP
        if rows[-1] and taken + len(gap) + _CELL > width:
            rows.append([])
            taken, gap = 1, ""
        rows[-1].append((held, gap))
        taken += len(gap) + _CELL
        before = held
    return rows


def list_table(sheet: Sequence[SheetLine], seat: int, speaker: Speaker) -> RenderableType:
    """Return a score list: a row a deal, a column a seat, the person's first."""
    seats = clockwise(seat, len(sheet[0].figures)) if sheet else ()
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 0 if len(seats) > _MANY_SEATS else 1))
    table.add_column(justify="right")
    table.add_column()
    for at in seats:
        table.add_column(speaker.seat(at), justify="right")
    for line in sheet:
        words = speaker.say(line.words)
        table.add_row(str(line.number), words, *(speaker.say(line.figures[at]) for at in seats))
    return table
