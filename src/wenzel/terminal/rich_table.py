"""The drawn table: seats, trick and hand of a scene as something that `rich` can print."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wenzel.cards import Card, Suit
from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.lists import ScoreList
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.offers import GameOffer
from wenzel.terminal.scene import HandCard, Scene, SeatLine
from wenzel.terminal.screen import clockwise, game_of, points_message, signed, worths_message

SUIT_STYLES: Final = {
    Suit.CLUBS: "bold",
    Suit.SPADES: "bold color(28)",
    Suit.HEARTS: "bold color(160)",
    Suit.DIAMONDS: "bold color(166)",
}
"""Four colours that stand out from a white ground and from a black one; clubs have the text's."""
EMPHASIS: Final = "bold"
QUIET: Final = "dim"
_ON_BORDER: Final = "bold not dim"
"""What stands in the border would else be as quiet as the border."""
WIDEST: Final = 100
_CELL: Final = 5
_GAP: Final = 2
_CROSS: Final = 11
_MISSING: Final = "·"
_Row: TypeAlias = list[tuple[HandCard, str]]
_LEVELS: Final = ("level.hand", "level.schneider", "level.schwarz", "level.ouvert")
_MARKS: Final = {
    "offer.needs_schneider": "*",
    "offer.needs_schwarz": "**",
    "offer.needs_never": "***",
}
"""What stands by a value that is below the bid; a note below says what it means."""


def short(card: Card, speaker: Speaker) -> str:
    """Return a card in two or three signs: with the suit's symbol if that is one sign."""
    face = speaker.face
    return face.text(card, plain=len(face.symbols[card.suit]) > 1)


def coloured(text: str, speaker: Speaker) -> Text:
    """Return a sentence with the cards in it in the colours of their suits."""
    words = Text(text)
    for suit in Suit:
        sign = re.escape(speaker.face.symbols[suit])
        words.highlight_regex(rf"{sign}\w+", SUIT_STYLES[suit])
    return words


def picture(scene: Scene, speaker: Speaker, width: int) -> RenderableType:
    """Return the whole table: the seats round the trick, and the hand below."""
    own, left, *opposite, right = scene.seats
    rows = Table.grid(expand=True)
    rows.add_column(justify="left", ratio=1)
    rows.add_column(justify="center", ratio=1)
    rows.add_column(justify="right", ratio=1)
    rows.add_row(_block(left, speaker), _cross(scene, speaker), _block(right, speaker))
    lines: list[RenderableType] = [Align.center(_line(seat, speaker)) for seat in opposite]
    lines += [rows, Align.center(_line(own, speaker))]
    title = Text(" · ".join(speaker.say_all(scene.title)), style=_ON_BORDER)
    subtitle = (
        None if scene.points is None else Text(speaker.say(points_message(scene)), style="not dim")
    )
    table = Panel(
        Group(*lines),
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
    if scene.worths:
        parts.append(Text(speaker.say(worths_message(scene)), style=QUIET))
    parts.append(hand_rows(scene.hand, speaker, width))
    return Group(*parts)


def _block(line: SeatLine, speaker: Speaker) -> Text:
    """Return a seat at the side, a line a subject."""
    groups = (", ".join(speaker.say_all(group)) for group in line.groups)
    return Text("\n").join([_name(line, speaker), *map(Text, groups)])


def _line(line: SeatLine, speaker: Speaker) -> Text:
    """Return a seat above or below the trick, all on one line."""
    words = ", ".join(speaker.say_all(line.words))
    return _name(line, speaker).append(f"  {words}", "not bold not reverse")


def _name(line: SeatLine, speaker: Speaker) -> Text:
    style = f"{EMPHASIS} reverse" if line.is_declarer else EMPHASIS
    return Text.assemble((speaker.seat(line.seat), style))


def _cross(scene: Scene, speaker: Speaker) -> Text:
    """Return the cards of the trick, each before its player; nothing before the play."""
    if not scene.is_play:
        return Text()
    lying = dict(scene.trick)
    own, left, *opposite, right = (line.seat for line in scene.seats)
    cross = Text()
    if opposite:
        cross.append_text(_lying(opposite[0], lying, scene, speaker, _CROSS))
        cross.append("\n")
    cross.append_text(_lying(left, lying, scene, speaker, _CROSS // 2))
    cross.append(" ")
    cross.append_text(_lying(right, lying, scene, speaker, _CROSS // 2))
    cross.append("\n")
    cross.append_text(_lying(own, lying, scene, speaker, _CROSS))
    return cross


def _lying(seat: int, lying: dict[int, Card], scene: Scene, speaker: Speaker, width: int) -> Text:
    card = lying.get(seat)
    if card is None:
        return Text(_MISSING.center(width), style=QUIET)
    style = SUIT_STYLES[card.suit] + (" underline" if seat == scene.leading else "")
    text = short(card, speaker)
    before = (width - len(text)) // 2
    return Text.assemble(" " * before, (text, style), " " * (width - len(text) - before))


def hand_rows(hand: tuple[HandCard, ...], speaker: Speaker, width: int) -> Text:
    """Return the hand, with the numbers of the playable cards under them.

    Where it is too narrow for all, cards and their numbers go on below together.
    """
    lines: list[Text] = []
    for row in _rows(hand, width):
        numbers = Text(" ")
        for held, gap in row:
            numbers.append(gap)
            numbers.append((str(held.number) if held.playable else "").center(_CELL), QUIET)
        lines += (_cards_row(row, speaker), numbers)
    return Text("\n").join(lines)


def _cards_row(row: _Row, speaker: Speaker) -> Text:
    cards = Text(" ")
    for held, gap in row:
        style = SUIT_STYLES[held.card.suit] if held.playable else QUIET
        cards.append(gap)
        cards.append(short(held.card, speaker).center(_CELL), style)
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


def offers_table(offers: tuple[GameOffer, ...], speaker: Speaker) -> RenderableType:
    """Return games that may be announced, one a line with its value explained."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=EMPHASIS)
    for offer in offers:
        words = Text(speaker.say(offer.worth.line))
        if offer.note is not None:
            words.append(f"; {speaker.say(offer.note)}", QUIET)
        table.add_row(str(offer.number), _named(offer.worth.contract, speaker), words)
    return table


def levels_table(offers: tuple[GameOffer, ...], speaker: Speaker) -> RenderableType:
    """Return hand games that may be announced, a line a game and a column a level."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column()
    for code in _LEVELS:
        table.add_column(speaker.say(Message(code)), justify="right")
    table.add_column(speaker.say(Message("level.value")))
    rows: dict[tuple[GameType, bool], dict[str, GameOffer]] = {}
    for offer in offers:
        contract = offer.worth.contract
        rows.setdefault((contract.game, contract.spitze), {})[_level(contract)] = offer
    for row in rows.values():
        simplest = next(iter(row.values())).worth
        table.add_row(
            _named(simplest.contract, speaker),
            *(_cell(row.get(code)) for code in _LEVELS),
            speaker.say(simplest.line),
        )
    notes = dict.fromkeys(offer.note.code for offer in offers if offer.note is not None)
    return Group(table, *(Text(f"{_MARKS[code]} {speaker.say(Message(code))}") for code in notes))


def _level(contract: Contract) -> str:
    if contract.ouvert:
        return "level.ouvert"
    if contract.schwarz:
        return "level.schwarz"
    return "level.schneider" if contract.schneider else "level.hand"


def _cell(offer: GameOffer | None) -> Text:
    if offer is None:
        return Text()
    mark = "" if offer.note is None else _MARKS[offer.note.code]
    return Text.assemble((str(offer.number), EMPHASIS), f": {offer.worth.value}{mark}")


def _named(contract: Contract, speaker: Speaker) -> Text:
    suit = contract.game.suit
    return Text(speaker.contract(contract), style=EMPHASIS if suit is None else SUIT_STYLES[suit])


def list_table(score_list: ScoreList, seat: int, speaker: Speaker) -> RenderableType:
    """Return a score list: a row a deal, a column a seat, the person's first."""
    seats = clockwise(seat, score_list.options.players)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column()
    for at in seats:
        table.add_column(speaker.seat(at), justify="right")
    for line in score_list.lines:
        table.add_row(
            str(line.number), speaker.say(game_of(line)), *(signed(line.totals[at]) for at in seats)
        )
    return table
