"""The drawn table: seats, trick and hand of a scene as something that `rich` can print."""

from __future__ import annotations

import re
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wenzel.cards import Card, Suit
from wenzel.games.skat.contract import Contract
from wenzel.games.skat.lists import ScoreList
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.offers import GameOffer
from wenzel.terminal.scene import HandCard, Scene, SeatLine
from wenzel.terminal.screen import game_of, points_message, signed, worths_message

SUIT_STYLES: Final = {
    Suit.CLUBS: "bold",
    Suit.SPADES: "bold color(28)",
    Suit.HEARTS: "bold color(160)",
    Suit.DIAMONDS: "bold color(166)",
}
"""Four colours that stand out from a white ground and from a black one; clubs have the text's."""
EMPHASIS: Final = "bold"
QUIET: Final = "dim"
WIDEST: Final = 100
_CELL: Final = 5
_GAP: Final = 3
_CROSS: Final = 11
_MISSING: Final = "·"


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
    rows = Table.grid(expand=True)
    rows.add_column(justify="left", ratio=1)
    rows.add_column(justify="center", ratio=1)
    rows.add_column(justify="right", ratio=1)
    own, left, *opposite, right = scene.seats
    if opposite:
        rows.add_row("", _seat(opposite[0], scene, speaker), "")
    rows.add_row(_seat(left, scene, speaker), _cross(scene, speaker), _seat(right, scene, speaker))
    rows.add_row("", _seat(own, scene, speaker), "")
    title = Text(" · ".join(speaker.say_all(scene.title)), style=EMPHASIS)
    subtitle = None if scene.points is None else Text(speaker.say(points_message(scene)))
    table = Panel(
        rows, box=box.ROUNDED, title=title, subtitle=subtitle, subtitle_align="left",
        title_align="left", border_style=QUIET, width=min(width, WIDEST), padding=(0, 1),
    )  # fmt: skip
    parts: list[RenderableType] = [table]
    for seat, cards in scene.open_hands:
        message = Message("table.open", seat=seat, cards="")
        line = Text(speaker.say(message))
        for card in cards:
            line.append(short(card, speaker) + " ", SUIT_STYLES[card.suit])
        parts.append(line)
    if scene.worths:
        parts.append(Text(speaker.say(worths_message(scene)), style=QUIET))
    parts.append(hand_row(scene.hand, speaker))
    return Group(*parts)


def _seat(line: SeatLine, scene: Scene, speaker: Speaker) -> Text:
    words = speaker.say_all(line.words)
    name = speaker.seat(line.seat)
    is_own = line.seat == scene.own
    text = Text(name, style=f"{EMPHASIS} reverse" if line.is_declarer else EMPHASIS)
    if is_own:
        text.append("  " + ", ".join(words), "not bold not reverse")
        return text
    text.append("\n" + "\n".join(words), "not bold not reverse")
    return text


def _cross(scene: Scene, speaker: Speaker) -> Text:
    """Return the cards of the trick, each before its player."""
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


def hand_row(hand: tuple[HandCard, ...], speaker: Speaker) -> Text:
    """Return the hand with the numbers of the playable cards under them."""
    cards, numbers = Text(" "), Text(" ")
    for held in hand:
        text = short(held.card, speaker)
        style = SUIT_STYLES[held.card.suit] if held.playable else QUIET
        cards.append(text.center(_CELL), style)
        numbers.append((str(held.number) if held.playable else "").center(_CELL), QUIET)
    return Text("\n").join([cards, numbers])


def offers_table(offers: tuple[GameOffer, ...], speaker: Speaker) -> RenderableType:
    """Return the games that may be announced."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style=EMPHASIS)
    table.add_column()
    table.add_column()
    for offer in offers:
        words = Text(speaker.say(offer.worth.line))
        if offer.note is not None:
            words.append(f"; {speaker.say(offer.note)}", QUIET)
        table.add_row(str(offer.number), _named(offer.worth.contract, speaker), words)
    return table


def _named(contract: Contract, speaker: Speaker) -> Text:
    suit = contract.game.suit
    return Text(speaker.contract(contract), style=EMPHASIS if suit is None else SUIT_STYLES[suit])


def list_table(score_list: ScoreList, speaker: Speaker) -> RenderableType:
    """Return a score list: a row a deal, a column a seat."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column()
    for seat in range(score_list.options.players):
        table.add_column(speaker.seat(seat), justify="right")
    for line in score_list.lines:
        table.add_row(str(line.number), speaker.say(game_of(line)), *map(signed, line.totals))
    return table
