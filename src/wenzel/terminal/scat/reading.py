"""From what a person types at a table of Scat to what is meant."""

from __future__ import annotations

from typing import Final

from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.intents import (
    NO,
    REQUEST_WORDS,
    YES,
    Do,
    Intent,
    Unclear,
    cards_in,
    is_number,
    wrong_number,
)
from wenzel.terminal.scat.choices import menu
from wenzel.terminal.scat.scene import is_discarding, shown_hand

_DEEDS: Final[dict[str, Action]] = {
    "s": Draw(Source.STOCK),
    "stock": Draw(Source.STOCK),
    "draw": Draw(Source.STOCK),
    "d": Draw(Source.DISCARD),
    "discard": Draw(Source.DISCARD),
    "pile": Draw(Source.DISCARD),
    "take": Draw(Source.DISCARD),
    "k": Knock(),
    "knock": Knock(),
    "open": ThrowDown(),
    "stand": Stand(),
    "keep": Stand(),
}
_LEADING_WORDS: Final = frozenset({"d", "discard", "throw", "take"})


def read(line: str, view: ScatView, speaker: Speaker) -> Intent:
    """Return what a line means to the seat on move."""
    words = line.lower().replace(",", " ").split()
    if not words:
        return Unclear(Message("typed.nothing"))
    if len(words) == 1:
        only = words[0]
        if only in REQUEST_WORDS:
            return REQUEST_WORDS[only]
        if only in YES | NO:
            return Unclear(Message("typed.no_question"))
        if only in _DEEDS:
            return Do(_DEEDS[only])
    elif words[0] in _LEADING_WORDS:
        words = words[1:]
    if all(is_number(word) for word in words):
        return _numbered([int(word) for word in words], view)
    cards = cards_in(words, shown_hand(view), speaker)
    if cards is None:
        return Unclear(Message("typed.unknown", text=line.strip()))
    if len(cards) > 1:
        return Unclear(Message("typed.one_thrown"))
    turns = view.turns
    if turns is not None and not is_discarding(view) and cards[0] is turns.top:
        return Do(Draw(Source.DISCARD))
    return Do(Discard(cards[0]))


def _numbered(numbers: list[int], view: ScatView) -> Intent:
    deeds = menu(view) or tuple(map(Discard, shown_hand(view)))
    wrong = wrong_number(numbers, len(deeds))
    if wrong is not None:
        return wrong
    if len(numbers) > 1:
        return Unclear(Message("typed.one_number"))
    return Do(deeds[numbers[0] - 1])
