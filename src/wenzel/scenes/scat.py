"""Scat as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wenzel import codec
from wenzel.cards import CardSet, high_to_low
from wenzel.games.game import Action, Event
from wenzel.games.scat.actions import Discard, Draw, Knock, Revealed, Source, Stand, ThrowDown
from wenzel.games.scat.deal import HAND_SIZE
from wenzel.games.scat.match import ScatMatch
from wenzel.games.scat.outcome import ScatOutcome
from wenzel.games.scat.phases import Finished
from wenzel.games.scat.turns import Step, Turns
from wenzel.games.scat.values import value
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes.model import ButtonGroup, Piles, Scene, SeatShown, Settlement
from wenzel.scenes.parts import button, card_name, clockwise, settled, shown
from wenzel.scenes.registry import Onlooker
from wenzel.telling.scat.events import tell as _tell
from wenzel.telling.scat.knowledge import (
    hand_message,
    last_turns,
    pennies_message,
    title,
    turn_message,
    worth_words,
)

_LABELS: Final[dict[type[Action], str]] = {
    Knock: "web.button_knock",
    ThrowDown: "web.button_throw_down",
    Stand: "web.button_stand",
}


def scene(view: ScatView, onlooker: Onlooker) -> Scene:
    """Return the table as a seat sees it."""
    speaker, turns = onlooker.speaker, view.turns
    throwable = CardSet(action.card for action in view.legal if isinstance(action, Discard))
    hand = high_to_low(view.hand)
    reasons = {}
    if throwable:
        reasons = {
            card: speaker.say(view.phase.refusal(view.seat, Discard(card), view.holding))
            for card in hand
            if card not in throwable
        }
    worth = hand_message(view)
    return Scene(
        game="scat",
        title=tuple(speaker.say_all(_title(view, onlooker.number))),
        prompt=speaker.say(_prompt(view)),
        your_turn=view.current_player == view.seat and view.outcome is None,
        seats=_seats(view, onlooker),
        piles=None if turns is None else _piles(view, turns, speaker),
        hand=shown(hand, speaker, playable=throwable, reasons=reasons),
        tap={"type": "discard"} if throwable else None,
        tap_to="pile" if throwable else "",
        groups=_groups(view, speaker),
        facts=() if worth is None else (speaker.say(worth),),
        settlement=_settlement(view, onlooker),
    )


def tell(event: Event, before: ScatView, after: ScatView) -> Sequence[Message]:
    """Return what to say of an event."""
    return _tell(event, before, after)


def describe(action: Action, view: ScatView) -> Message:
    """Return an action as a hint names it."""
    match action:
        case Draw(Source.DISCARD):
            assert view.turns is not None
            return Message("web.take_card", card=view.turns.top)
        case Draw():
            return Message("web.button_stock")
        case Discard(card):
            return Message("web.throw_card", card=card)
    return Message(_LABELS[type(action)])


def _title(view: ScatView, number: int) -> tuple[Message, ...]:
    return (*title(view, number), Message("pile.kitty", count=view.kitty))


def _prompt(view: ScatView) -> Message:
    mover, turns = view.current_player, view.turns
    if mover is None or turns is None:
        return Message("web.deal_over")
    if mover != view.seat:
        return Message("web.waiting", seat=mover)
    if turns.step is Step.DISCARD:
        return Message("web.ask_throw")
    if turns.knocker is not None:
        return Message("web.ask_last_turn", seat=turns.knocker)
    return Message("web.ask_turn")


def _seats(view: ScatView, onlooker: Onlooker) -> tuple[SeatShown, ...]:
    speaker, turns, setting = onlooker.speaker, view.turns, view.setting
    latest = {} if turns is None else last_turns(turns)
    found = []
    for seat in clockwise(view.seat, setting.options.players):
        left = view.pennies[seat]
        is_out = seat not in setting.order
        has_knocked = turns is not None and turns.knocker == seat
        said = speaker.say_briefly(turn_message(latest[seat])) if seat in latest else ""
        drawn = turns is not None and turns.mover == seat and turns.step is Step.DISCARD
        found.append(
            SeatShown(
                seat=seat,
                name=speaker.seat(seat),
                is_you=seat == view.seat,
                roles=(speaker.say(Message("role.knocked")),) if has_knocked else (),
                said="" if view.outcome else said,
                is_dealer=seat == setting.dealer,
                on_move=seat == view.current_player,
                cards=0 if is_out else HAND_SIZE + drawn,
                score=speaker.say(pennies_message(left)),
                is_out=is_out,
            )
        )
    return tuple(found)


def _piles(view: ScatView, turns: Turns, speaker: Speaker) -> Piles:
    drawable: dict[Source, dict[str, Any]] = {
        action.source: codec.to_plain(action) for action in view.legal if isinstance(action, Draw)
    }
    top = turns.top
    return Piles(
        stock=turns.stock_count,
        stock_name=speaker.say(Message("web.stock")),
        pile_name=speaker.say(Message("web.pile")),
        top=None if top is None else shown((top,), speaker)[0],
        stock_action=drawable.get(Source.STOCK),
        top_action=drawable.get(Source.DISCARD),
    )


def _groups(view: ScatView, speaker: Speaker) -> tuple[ButtonGroup, ...]:
    buttons = []
    for action in view.legal:
        match action:
            case Draw(Source.STOCK):
                buttons.append(button(Message("web.button_stock"), action, speaker, main=True))
            case Draw():
                assert view.turns is not None
                assert view.turns.top is not None
                card = card_name(view.turns.top, speaker)
                label = Message("web.button_take", card=card)
                buttons.append(button(label, action, speaker, main=True))
            case Knock() | ThrowDown():
                score = worth_words(value(view.hand, view.options))
                question = Message(f"web.sure_{action.line}", score=score)
                label = Message(_LABELS[type(action)])
                buttons.append(button(label, action, speaker, confirm=question))
            case Stand():
                buttons.append(button(Message("web.button_stand"), action, speaker))
    return (ButtonGroup(buttons=tuple(buttons)),) if buttons else ()


def _settlement(view: ScatView, onlooker: Onlooker) -> Settlement | None:
    phase, speaker = view.phase, onlooker.speaker
    if not isinstance(phase, Finished):
        return None
    outcome, match = phase.outcome, onlooker.match
    assert isinstance(match, ScatMatch)
    over = None
    if match.is_over:
        over = Message("web.match_won", seat=match.winner, count=match.kitty)
    return settled(
        outcome, match, view.seat, _result(outcome, view), speaker,
        hands=_hands(view, phase.revealed, speaker), match_over=over,
        totals=tuple(speaker.say(pennies_message(left)) for left in outcome.pennies),
    )  # fmt: skip


def _result(outcome: ScatOutcome, view: ScatView) -> Message:
    if outcome.losses[view.seat]:
        return Message("web.result_you_lose", count=outcome.losses[view.seat])
    if outcome.declared:
        return Message("web.result_31", seat=outcome.declared[0])
    losers = [seat for seat, lost in enumerate(outcome.losses) if lost]
    if losers and len({outcome.losses[seat] for seat in losers}) == 1:
        names = tuple(Message("seat.only", seat=seat) for seat in losers)
        return Message("lives.lost", seat=names, count=outcome.losses[losers[0]])
    if outcome.knocker is not None:
        return Message("web.result_knock", seat=outcome.knocker)
    return Message("web.result_exhausted")


def _hands(view: ScatView, revealed: Revealed, speaker: Speaker) -> tuple[SeatShown, ...]:
    return tuple(
        SeatShown(
            seat=seat,
            name=speaker.seat(seat),
            is_you=seat == view.seat,
            open_cards=shown(high_to_low(revealed.hands[seat]), speaker),
        )
        for seat in view.setting.order
    )
