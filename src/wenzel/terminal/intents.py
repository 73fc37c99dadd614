"""What a person may mean by a line, and the words that mean the same in every game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from wenzel.cards import Card
from wenzel.games.game import Action
from wenzel.i18n import Speaker
from wenzel.messages import Message


class Request(Enum):
    """What a person may ask for without doing anything."""

    HELP = "help"
    HINT = "hint"
    LAST = "last"
    TABLE = "table"
    POINTS = "points"
    LIST = "list"
    HOUSE = "house"
    OFFERS = "offers"
    AGAIN = "again"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Do:
    """The person wants this done; whether it is legal, the table says."""

    action: Action


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed has no meaning here; the message says so in one line."""

    message: Message


Intent: TypeAlias = Do | Request | Unclear

REQUEST_WORDS: Final = {
    "?": Request.HELP,
    "help": Request.HELP,
    "h": Request.HINT,
    "hint": Request.HINT,
    "l": Request.LAST,
    "last": Request.LAST,
    "t": Request.TABLE,
    "table": Request.TABLE,
    "points": Request.POINTS,
    "list": Request.LIST,
    "house": Request.HOUSE,
    "rules": Request.HOUSE,
    "u": Request.AGAIN,
    "again": Request.AGAIN,
    "q": Request.QUIT,
    "quit": Request.QUIT,
}
YES: Final = frozenset({"y", "yes", "j", "ja"})
NO: Final = frozenset({"n", "no", "nein"})
_MOST_DIGITS: Final = 6


def answer_of(line: str) -> bool | None:
    """Return what a line answers to a yes-or-no question, None if it is no answer."""
    word = line.strip().lower()
    if word in YES:
        return True
    return False if word in NO else None


def is_number(word: str) -> bool:
    """Tell whether a word is a number that can mean anything; longer ones are just text."""
    return word.isdecimal() and len(word) <= _MOST_DIGITS


def wrong_number(numbers: list[int], most: int) -> Unclear | None:
    """Return what to say of the first number that is none from 1 to `most`; None if all are."""
    wrong = [number for number in numbers if not 1 <= number <= most]
    return Unclear(Message("typed.no_number", number=wrong[0], most=most)) if wrong else None


def cards_in(words: list[str], hand: tuple[Card, ...], speaker: Speaker) -> list[Card] | None:
    """Read words that are cards, or numbers of cards in the hand as shown; None if any is not."""
    cards: list[Card] = []
    for word in words:
        if is_number(word):
            card = hand[int(word) - 1] if 1 <= int(word) <= len(hand) else None
        else:
            card = speaker.face.read(word)
        if card is None:
            return None
        cards.append(card)
    return cards


def named_twice(cards: list[Card]) -> Unclear | None:
    """Return what to say of a card that is named more than once; None if none is."""
    twice = next((card for card in cards if cards.count(card) > 1), None)
    return None if twice is None else Unclear(Message("card.twice", card=twice))
