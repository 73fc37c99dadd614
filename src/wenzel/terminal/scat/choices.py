"""What can be done now at a table of Scat, how it is numbered, and how each action is typed."""

from __future__ import annotations

from typing import Final

from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.values import value
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.scat.knowledge import worth_words
from wenzel.terminal.scat.scene import is_discarding

WORDS: Final[dict[Action, str]] = {
    Draw(Source.STOCK): "s",
    Draw(Source.DISCARD): "d",
    Knock(): "k",
    ThrowDown(): "open",
    Stand(): "stand",
}
"""The commands without a card; each of them is what `wenzel.terminal.scat.reading` reads."""


def menu(view: ScatView) -> tuple[Action, ...]:
    """Return the actions that are typed by a number from 1; nothing where cards have numbers."""
    return () if is_discarding(view) else view.legal


def command_for(action: Action, speaker: Speaker) -> str:
    """Return what a person types to do an action."""
    if isinstance(action, Discard):
        return speaker.face.text(action.card, plain=True)
    return WORDS[action]


def prompt(view: ScatView) -> Message:
    """Return the question that the seat on move has to answer."""
    turns = view.turns
    assert turns is not None
    if is_discarding(view):
        return Message("ask.throw")
    choices = tuple(_choice(number, action, view) for number, action in enumerate(menu(view), 1))
    if turns.knocker is not None:
        return Message("ask.last_turn", seat=turns.knocker, choices=choices)
    return Message("ask.turn", choices=choices)


def _choice(number: int, action: Action, view: ScatView) -> Message:
    match action:
        case Draw(Source.DISCARD):
            assert view.turns is not None
            return Message("choice.take", number=number, card=view.turns.top)
        case Draw():
            return Message("choice.stock", number=number)
        case Knock():
            return Message("choice.knock", number=number)
        case ThrowDown():
            return Message("choice.open", number=number)
        case Stand():
            return Message("choice.stand", number=number)
    raise TypeError(f"no choice of a turn: {action}")


def question_before(action: Action, view: ScatView) -> Message | None:
    """Return what to ask before an action that cannot be taken back; None for the others."""
    match action:
        case Knock():
            return Message("sure.knock", score=worth_words(value(view.hand, view.options)))
        case ThrowDown():
            return Message("sure.open", score=worth_words(value(view.hand, view.options)))
    return None
