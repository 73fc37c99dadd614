"""From what a person types at a table of Sheepshead to what is meant."""

from __future__ import annotations

from typing import Final

from wenzel.cards import Card, CardSet
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
    Queens,
    Recrack,
)
from wenzel.games.sheepshead.cracking import Ask, Cracking
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.preparing import Burying, Calling, CallingUp, Laying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.sheepshead.knowledge import under_in_hand
from wenzel.terminal.intents import (
    NO,
    REQUEST_WORDS,
    YES,
    Do,
    Intent,
    Unclear,
    cards_in,
    is_number,
    named_twice,
    wrong_number,
)
from wenzel.terminal.sheepshead.choices import menu
from wenzel.terminal.sheepshead.scene import shown_hand

_DEEDS: Final[dict[str, Action]] = {
    "pick": Pick(),
    "p": Pass(),
    "pass": Pass(),
    "redeal": AskRedeal(),
    "alone": Alone(),
    "sheepshead": CallSheepshead(),
    "recrack": Recrack(),
    "under": PlayUnder(),
    "blitz black": Blitz(Queens.BLACK),
    "blitz red": Blitz(Queens.RED),
}
_LEADING_WORDS: Final = frozenset({"b", "bury", "c", "call", "play", "lay", "d"})


def read(line: str, view: SheepsheadView, speaker: Speaker) -> Intent:
    """Return what a line means to the seat on move."""
    words = line.lower().replace(",", " ").split()
    if not words:
        return Unclear(Message("typed.nothing"))
    text = " ".join(words)
    if text in REQUEST_WORDS:
        return REQUEST_WORDS[text]
    if text in YES | NO:
        return _answer(text in YES, view)
    if text in _DEEDS:
        return Do(_DEEDS[text])
    if text == "crack":
        return Do(_crack(view))
    if text == "blitz":
        return _only_blitz(view)
    if words[0] in _LEADING_WORDS and len(words) > 1:
        words = words[1:]
    if all(is_number(word) for word in words):
        return _numbers([int(word) for word in words], view)
    cards = cards_in(words, shown_hand(view), speaker)
    if cards is not None:
        return _cards(cards, view)
    called = _suit_called(words, view, speaker)
    return called or Unclear(Message("typed.unknown", text=line.strip()))


def _answer(yes: bool, view: SheepsheadView) -> Intent:
    """Return what yes or no means as an answer to the question asked."""
    phase = view.phase
    if isinstance(phase, Picking):
        return Do(Pick() if yes else Pass())
    if isinstance(phase, Cracking) and phase.ask is Ask.BLITZ:
        return _only_blitz(view) if yes else Do(Pass())
    if isinstance(phase, Cracking | CallingUp):
        return Do(menu(view)[0] if yes else Pass())
    return Unclear(Message("typed.no_question"))


def _crack(view: SheepsheadView) -> Action:
    """Return the double that is called a crack at this point."""
    phase = view.phase
    again = isinstance(phase, Cracking) and phase.ask is Ask.CRACK_AGAIN
    return CrackAgain() if again else Crack()


def _only_blitz(view: SheepsheadView) -> Intent:
    """Return the blitz that is meant when no colour is named."""
    possible = [action for action in view.legal if isinstance(action, Blitz)]
    if len(possible) > 1:
        return Unclear(Message("typed.which_blitz"))
    return Do(possible[0] if possible else Blitz(Queens.BLACK))


def _numbers(numbers: list[int], view: SheepsheadView) -> Intent:
    choices: tuple[Action | Card, ...] = menu(view) or shown_hand(view)
    wrong = wrong_number(numbers, len(choices))
    if wrong is not None:
        return wrong
    chosen = [choices[number - 1] for number in numbers]
    cards = [choice for choice in chosen if isinstance(choice, Card)]
    if cards:
        return _cards(cards, view)
    if len(chosen) > 1:
        return Unclear(Message("typed.one_number"))
    actions = [choice for choice in chosen if isinstance(choice, Action)]
    return Do(actions[0])


def _cards(cards: list[Card], view: SheepsheadView) -> Intent:
    twice = named_twice(cards)
    if twice is not None:
        return twice
    if isinstance(view.phase, Burying):
        return Do(Bury(CardSet(cards)))
    if len(cards) > 1:
        return Unclear(Message("typed.one_card"))
    card = cards[0]
    match view.phase:
        case Calling() | CallingUp():
            return Do(_call_of(card, view))
        case Laying():
            return Do(LayUnder(card))
    return Do(PlayUnder() if card is under_in_hand(view) else Play(card))


def _call_of(card: Card, view: SheepsheadView) -> Call:
    """Return the call of a card, with an under where it takes one."""
    calls = (action for action in view.legal if isinstance(action, Call))
    return next((call for call in calls if call.card is card), Call(card))


def _suit_called(words: list[str], view: SheepsheadView, speaker: Speaker) -> Intent | None:
    """Read the name of a suit, or its start, as a call of the one card of it that can be called."""
    if not isinstance(view.phase, Calling) or len(words) != 1 or len(words[0]) < _SHORTEST_NAME:
        return None
    calls = [
        action
        for action in view.legal
        if isinstance(action, Call)
        and speaker.face.suit_names[action.card.suit].lower().startswith(words[0])
    ]
    return Do(calls[0]) if len(calls) == 1 else None


_SHORTEST_NAME: Final = 2
"""Single letters are commands; a suit is named by two letters or more."""
