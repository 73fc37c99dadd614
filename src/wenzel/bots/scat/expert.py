"""The expert: weighs every draw, discard and knock by what it does to the chances in the match."""

from __future__ import annotations

from typing import Final

from wenzel.bots.player import Advice, SeededPlayer, demand_turn
from wenzel.bots.scat.outlook import Outlook
from wenzel.bots.scat.reasons import why_stock, why_take, why_throw
from wenzel.bots.scat.rivals import PATIENCE, gone
from wenzel.games.game import Action
from wenzel.games.scat.actions import Discard, Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import half_points, points, score_text
from wenzel.games.scat.view import ScatView
from wenzel.messages import Message

_OPTIMISM: Final = 0.03
"""The best of many estimates is too good by about this much: a knock needs so much less."""
_IMPATIENCE: Final = 0.03
"""How much less a knock needs with every turn beyond `PATIENCE`."""
_SAFE: Final = 0.02
"""A hand that would be alone lowest less often than this has no need to hurry."""
_TELLING: Final = 1e-6
"""Smaller differences of worth are none."""


class ExpertPlayer(SeededPlayer[ScatView]):
    """Estimates what the others hold, looks ahead many draws, and plays for the match.

    Nothing is drawn by lot: equal views get equal decisions, whatever the seed.
    """

    def advise(self, view: ScatView) -> Advice:
        """Return what to do, and why."""
        demand_turn(view)
        turns = view.phase
        if not isinstance(turns, Turns):
            raise ValueError(f"nothing is to be decided in {type(turns).__name__}")
        outlook = Outlook.of(view, turns)
        if turns.step is Step.DISCARD:
            return _discard(view, turns, outlook)
        return _begin(view, turns, outlook)


def _begin(view: ScatView, turns: Turns, outlook: Outlook) -> Advice:
    """Decide whether to knock, and if not, where to draw from."""
    legal = view.legal
    choices: list[tuple[float, Action]] = []
    if Draw(Source.STOCK) in legal:
        choices.append((outlook.from_stock, Draw(Source.STOCK)))
    if Draw(Source.DISCARD) in legal:
        choices.append((outlook.from_pile, Draw(Source.DISCARD)))
    if Stand() in legal:
        choices.append((outlook.standing, Stand()))
    if Knock() in legal:
        waited = max(0, gone(view, turns) - PATIENCE)
        choices.append((outlook.knocking + _OPTIMISM + waited * _IMPATIENCE, Knock()))
    if ThrowDown() in legal:
        choices.append((outlook.throwing_down + _OPTIMISM, ThrowDown()))
    # Of equal worths the first: a card from the stock tells nobody anything.
    _, action = max(choices, key=lambda choice: choice[0])
    return Advice(action, _why(view, turns, outlook, action))


def _why(view: ScatView, turns: Turns, outlook: Outlook, action: Action) -> Message:
    score = score_text(half_points(view.options)[view.hand.bits])
    match action:
        case Knock():
            chance = round(100 * outlook.alone_lowest)
            return Message("hint.scat.knock", score=score, chance=chance)
        case ThrowDown():
            return Message("hint.scat.throw_down", score=score)
        case Stand():
            return Message("hint.scat.stand", score=score)
        case Draw(Source.DISCARD) if turns.top is not None:
            return why_take(view.options, view.hand, turns.top)
    if Knock() in view.legal and outlook.alone_lowest < _SAFE:
        return Message("hint.scat.wait", score=score)
    return why_stock(turns)


def _discard(view: ScatView, turns: Turns, outlook: Outlook) -> Advice:
    """Decide which card to throw: of equally good ones the lowest."""
    worths = outlook.discards(view.hand, turns.taken)
    most = max(worths.values())
    card = min(
        (card for card, worth in worths.items() if worth > most - _TELLING),
        key=lambda card: (points(card), card.number),
    )
    reason = why_throw(view.options, view.hand, card, outlook.others[0])
    return Advice(Discard(card), reason)
