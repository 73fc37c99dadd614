"""What can be done now in Sheepshead, how it is numbered, and how each action is typed."""

from __future__ import annotations

from typing import Final

from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import (
    Alone,
    AskRedeal,
    Blitz,
    Bury,
    Call,
    CallSheepshead,
    Crack,
    CrackAgain,
    LayUnder,
    Pass,
    Pick,
    Play,
    PlayUnder,
    Recrack,
)
from wenzel.games.sheepshead.calls import callable_cards
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.preparing import Burying, Calling, CallingUp, Laying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.cards import sorted_cards
from wenzel.telling.sheepshead.knowledge import order_of, stand_in
from wenzel.terminal.sheepshead.scene import is_choosing_cards

_WORDS: Final[dict[type[Action], str]] = {
    Pick: "pick",
    Pass: "p",
    AskRedeal: "redeal",
    Alone: "alone",
    CallSheepshead: "sheepshead",
    Crack: "crack",
    Recrack: "recrack",
    CrackAgain: "crack",
    PlayUnder: "under",
}
"""The commands without a card; each of them is what `wenzel.terminal.sheepshead.reading` reads."""


def menu(view: SheepsheadView) -> tuple[Action, ...]:
    """Return the actions that are typed by a number from 1; nothing where cards have numbers."""
    if is_choosing_cards(view):
        return ()
    return tuple(action for action in view.legal if not action.gives_up)


def forced(view: SheepsheadView) -> Action | None:
    """Return the one thing there is to do, unless it is a card."""
    legal = view.legal
    return legal[0] if len(legal) == 1 and not is_choosing_cards(view) else None


def command_for(action: Action, speaker: Speaker) -> str:
    """Return what a person types to do an action."""
    match action:
        case Play(card) | LayUnder(card):
            return speaker.face.text(card, plain=True)
        case Call(card):
            return f"call {speaker.face.text(card, plain=True)}"
        case Bury(cards):
            return " ".join(["bury", *(speaker.face.text(card, plain=True) for card in cards)])
        case Blitz(queens):
            return f"blitz {queens.value}"
    return _WORDS[type(action)]


def question_before(action: Action, view: SheepsheadView) -> Message | None:
    """Return what to ask before an action that cannot be taken back; None for the others."""
    match action:
        case Bury(cards):
            order = order_of(view)
            code = "sure.bury_alone" if _leaves_no_call(action, view) else "sure.bury"
            return Message(code, cards=sorted_cards(order, cards), points=order.points_of(cards))
        case LayUnder(card):
            return Message("sure.lay_under", card=card)
        case Alone():
            return Message("sure.alone")
        case CallSheepshead():
            return Message("sure.call_sheepshead")
        case AskRedeal():
            return Message("sure.redeal")
    return None


def _leaves_no_call(bury: Bury, view: SheepsheadView) -> bool:
    """Tell whether a picker who buries this can only play alone, though he might have called."""
    options, eight = view.options, view.hand
    if not options.partner.calls_ace or view.seat != view.picker:
        return False
    before = callable_cards(eight, eight, options)
    return bool(before) and not callable_cards(eight, eight - bury.cards, options)


def also_possible(view: SheepsheadView) -> tuple[Message, ...]:
    """Return what else is worth pointing out before the question."""
    found: list[Message] = []
    if AskRedeal() in view.legal:
        found.append(Message("also.redeal"))
    if is_choosing_cards(view):
        found += (
            Message("also.blitz", queens=action.queens, typed=action.queens.value)
            for action in view.legal
            if isinstance(action, Blitz)
        )
    return tuple(found)


def prompt(view: SheepsheadView) -> Message:
    """Return the question that the seat on move has to answer."""
    phase = view.phase
    match phase:
        case Picking():
            return Message("ask.pick")
        case CallingUp():
            return Message("ask.call_up", choices=_choices(view))
        case Burying():
            return Message("ask.bury", size=phase.size)
        case Calling():
            return Message("ask.call", choices=_choices(view))
        case Laying():
            assert view.call is not None
            return Message("ask.lay_under", suit=int(view.call.suit))
        case Cracking():
            return Message(f"ask.{phase.ask.value}", choices=_choices(view))
        case Playing():
            return _play_prompt(view, phase)
    raise TypeError(f"nobody is asked in {type(phase).__name__}")


def _play_prompt(view: SheepsheadView, phase: Playing) -> Message:
    led = phase.trick.led
    if phase.source(view.seat, view.holding) != view.hand:
        assert led is not None
        return Message("ask.follow_open", seat=phase.trick.leader, card=led)
    if led is None:
        return Message("ask.lead")
    if led is stand_in(view):
        return Message("ask.follow_under", seat=phase.trick.leader, suit=int(led.suit))
    return Message("ask.follow", seat=phase.trick.leader, card=led)


def _choices(view: SheepsheadView) -> tuple[Message, ...]:
    return tuple(_choice(number, action) for number, action in enumerate(menu(view), 1))


def _choice(number: int, action: Action) -> Message:
    match action:
        case Call(card, under):
            code = "choice.call_under" if under else "choice.call"
            return Message(code, number=number, card=card)
        case Blitz(queens):
            return Message("choice.blitz", number=number, queens=queens)
        case Crack() | Recrack() | CrackAgain() | Alone() | CallSheepshead() | Pass():
            return Message(f"choice.{action.line}", number=number)
    raise TypeError(f"no choice before the play: {action}")
