"""How the server writes moves: cards with points between, and a pair or two for each step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from wenzel.cards import Card, CardSet
from wenzel.errors import RecordError, WenzelError
from wenzel.games.skat.actions import (
    Announce,
    Bid,
    Concede,
    CutShort,
    Discard,
    Forfeit,
    ForfeitReason,
    Hold,
    Pass,
    Play,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.state import SkatState
from wenzel.messages import Message
from wenzel.records.record import Step

WORLD: Final = "w"
PASS: Final = "p"
HOLD: Final = "y"
TAKE_SKAT: Final = "s"
RESIGN: Final = "RE"
SHOW: Final = "SC"
POINT: Final = "."
HIDDEN: Final = "??"
FORFEITS: Final = {"TI": ForfeitReason.TIMEOUT, "LE": ForfeitReason.LEFT}
_FORFEIT_WORDS: Final = {reason: word for word, reason in FORFEITS.items()}


def dotted(cards: Iterable[Card]) -> str:
    """Return cards as the server writes them: ``C7.HK``."""
    return POINT.join(card.text for card in cards)


def cards_of(words: Iterable[str]) -> tuple[Card, ...]:
    """Read cards, keeping their order.

    Raises:
        RecordError: one that is hidden, that does not exist, or that is named twice.
    """
    found: list[Card] = []
    for word in words:
        if word == HIDDEN:
            raise RecordError(Message("iss.hidden"))
        try:
            card = Card(word)
        except WenzelError as error:
            raise RecordError(error.message) from error
        if card in found:
            raise RecordError(Message("card.twice", card=card))
        found.append(card)
    return tuple(found)


def spelled(step: Step, before: SkatState) -> list[str]:
    """Return the pairs by which the server usually writes a step.

    A discard has none of its own: it is written with the announcement.

    Args:
        step: what is done.
        before: the position in which it is done.

    Raises:
        RecordError: the server knows no such move.
    """
    who = before.phase.setting.order.index(step.seat)
    match step.action:
        case Bid(value):
            return [f"{who} {value}"]
        case Hold():
            return [f"{who} {HOLD}"]
        case Pass():
            return [f"{who} {PASS}"]
        case TakeSkat():
            return [f"{who} {TAKE_SKAT}", f"{WORLD} {dotted(before.skat)}"]
        case Announce(contract):
            laid = CardSet() if contract.hand else before.skat
            return [f"{who} {POINT.join(filter(None, (contract.text, dotted(laid))))}"]
        case Play(card):
            return [f"{who} {card.text}"]
        case Concede():
            return [f"{who} {RESIGN}"]
        case ShowHand():
            return [f"{who} {SHOW}"]
        case Forfeit(reason):
            return [f"{WORLD} {_FORFEIT_WORDS[reason]}.{who}"]
        case Discard() | CutShort():
            return []
    raise RecordError(Message("iss.cannot_say", what=step.action.line))
