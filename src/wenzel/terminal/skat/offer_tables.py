"""The games that may be announced, with their values: as lines, and drawn as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wenzel.games.skat.contract import Contract, GameType
from wenzel.games.skat.view import SkatView
from wenzel.i18n import Speaker
from wenzel.messages import Message, Value
from wenzel.terminal.ink import EMPHASIS, QUIET, SUIT_STYLES
from wenzel.terminal.skat.offers import GameOffer, announces_now, game_offers

_LEVELS: Final = ("level.hand", "level.schneider", "level.schwarz", "level.ouvert")
_MARKS: Final = {
    "offer.needs_schneider": "*",
    "offer.needs_schwarz": "**",
    "offer.needs_never": "***",
}
"""What stands by a value that is below the bid; a note below says what it means."""


@dataclass(frozen=True, slots=True)
class GamesOffered:
    """Games to choose from; see `wenzel.terminal.parlance.Offers`.

    Attributes:
        offers: the games, at least one.
        skat_seen: whether the values hold for certain, the skat being known.
    """

    offers: tuple[GameOffer, ...]
    skat_seen: bool

    @property
    def lines(self) -> tuple[Message, ...]:
        """One game a line."""
        return (*map(_line, self.offers), *self._caution)

    def drawn(self, speaker: Speaker) -> RenderableType:
        """Return the games as a table: hand games with a column for each level."""
        is_hand = any(offer.worth.contract.schneider for offer in self.offers)
        table = _levels_table if is_hand else _offers_table
        return Group(
            table(self.offers, speaker), *(Text(speaker.say(line)) for line in self._caution)
        )

    @property
    def _caution(self) -> tuple[Message, ...]:
        return () if self.skat_seen else (Message("offer.skat_unseen"),)


def games_offered(view: SkatView) -> GamesOffered | None:
    """Return the games that may be announced now; None where there are none."""
    offers = game_offers(view)
    return GamesOffered(offers, announces_now(view)) if offers else None


def _line(offer: GameOffer) -> Message:
    words: dict[str, Value] = {
        "number": offer.number,
        "contract": offer.worth.contract,
        "value": offer.worth.line,
    }
    if offer.note is None:
        return Message("offer.game", **words)
    return Message("offer.game_noted", **words, note=offer.note)


def _offers_table(offers: tuple[GameOffer, ...], speaker: Speaker) -> RenderableType:
    """Return the games, one a line with its value explained."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right", style=EMPHASIS)
    for offer in offers:
        words = Text(speaker.say(offer.worth.line))
        if offer.note is not None:
            words.append(f"; {speaker.say(offer.note)}", QUIET)
        table.add_row(str(offer.number), _named(offer.worth.contract, speaker), words)
    return table


def _levels_table(offers: tuple[GameOffer, ...], speaker: Speaker) -> RenderableType:
    """Return hand games, a line a game and a column a level."""
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
