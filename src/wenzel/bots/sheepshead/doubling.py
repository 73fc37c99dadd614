"""Crack, recrack, and queens to show, before the first lead."""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice
from wenzel.bots.sheepshead.picking import needed_to_pick
from wenzel.bots.sheepshead.strength import strength
from wenzel.cards import CardSet
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import Blitz, Crack, CrackAgain, Pass, Recrack
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.messages import Message

_CRACK: Final = 0.5
"""What more a crack needs than a pick: the picker is strong too."""
_RECRACK: Final = 2.8
"""What more a picker needs to double a crack again; some of it lies buried."""
_CRACK_AGAIN: Final = 2.2


def answer_double(view: SheepsheadView, legal: tuple[Action, ...]) -> Advice:
    """Return whether a seat that is asked doubles."""
    power = strength(view.hand | view.holding.buried, view.options)
    for action in legal:
        if isinstance(action, Pass) or power < needed_to_double(action, view):
            continue
        return Advice(action, Message(_WORDS[type(action)]))
    if len(legal) == 1:
        return Advice(Pass(), Message("hint.sheepshead.may_not_double"))
    return Advice(Pass(), Message("hint.sheepshead.no_double"))


_WORDS: Final[dict[type[Action], str]] = {
    Crack: "hint.sheepshead.crack",
    Recrack: "hint.sheepshead.recrack",
    CrackAgain: "hint.sheepshead.crack_again",
    Blitz: "hint.sheepshead.blitz",
}


def needed_to_double(action: Action, view: SheepsheadView) -> float:
    """Return from what strength on a seat doubles."""
    base = needed_to_pick(view.options, 0)
    picked = view.phase.picked
    is_picker = picked is not None and picked.picker == view.seat
    match action:
        case Crack():
            return base + _CRACK
        case CrackAgain():
            return base + _CRACK_AGAIN
    # A recrack, or queens to show: a partner knows a strong picker at his side.
    return base + _RECRACK if is_picker else base


def blitz_worth(hand: CardSet, options: SheepsheadOptions) -> bool:
    """Tell whether a picker's cards are good enough to show two queens before he buries."""
    return strength(hand, options) >= needed_to_pick(options, 0) + _RECRACK
