"""Sheepshead as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.game import Action, Event
from wenzel.games.refusals import deed
from wenzel.games.sheepshead.actions import (
    Alone,
    AskRedeal,
    Blitz,
    Bury,
    Call,
    CallSheepshead,
    LayUnder,
    Pass,
    Pick,
    Play,
    PlayUnder,
    Revealed,
)
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.outcome import SheepsheadOutcome
from wenzel.games.sheepshead.phases import Finished
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.preparing import Burying, Calling, CallingUp, Laying
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes.model import (
    Button,
    ButtonGroup,
    CardPlayed,
    CardShown,
    Scene,
    SeatShown,
    Selection,
    Settlement,
)
from wenzel.scenes.parts import (
    button,
    card_name,
    clockwise,
    settled,
    shown,
    trick_shown,
    won_or_lost,
)
from wenzel.scenes.registry import Onlooker
from wenzel.telling.sheepshead.events import tell as _tell
from wenzel.telling.sheepshead.knowledge import (
    order_of,
    points_message,
    stand_in,
    strength_message,
    title,
    under_in_hand,
)
from wenzel.telling.sheet import signed
from wenzel.tricks import Trick

_MAIN: Final = (Pick, Call)
_PLAYED: Final = (Play, Bury, LayUnder)


def scene(view: SheepsheadView, onlooker: Onlooker) -> Scene:
    """Return the table as a seat sees it."""
    speaker, playing = onlooker.speaker, view.playing
    points = points_message(view)
    facts = [] if points is None else [points]
    if isinstance(view.phase, Picking):
        facts.append(strength_message(view))
    is_laying = any(isinstance(action, LayUnder) for action in view.legal)
    is_playing = any(isinstance(action, Play) for action in view.legal)
    return Scene(
        game="sheepshead",
        title=tuple(speaker.say_all(title(view, onlooker.number))),
        prompt=speaker.say(_prompt(view)),
        your_turn=view.current_player == view.seat,
        seats=_seats(view, onlooker),
        trick=_trick(view, playing.trick, speaker) if playing else (),
        last_trick=_trick(view, playing.tricks[-1], speaker) if playing and playing.tricks else (),
        face_down=view.options.form.blind if isinstance(view.phase, Picking | CallingUp) else 0,
        hand=_hand(view, speaker),
        tap={"type": "lay_under"} if is_laying else {"type": "play"} if is_playing else None,
        tap_to="trick" if is_playing else "",
        selection=_selection(view, speaker),
        groups=_groups(view, speaker),
        facts=tuple(speaker.say_all(facts)),
        settlement=_settlement(view, onlooker),
    )


def tell(event: Event, before: SheepsheadView, after: SheepsheadView) -> Sequence[Message]:
    """Return what to say of an event."""
    return _tell(event, before, after)


def describe(action: Action, _view: SheepsheadView) -> Message:
    """Return an action as a hint names it."""
    return deed(action)


def _prompt(view: SheepsheadView) -> Message:
    mover, phase = view.current_player, view.phase
    if mover is None:
        return Message("web.deal_over")
    if mover != view.seat:
        return Message("web.waiting", seat=mover)
    match phase:
        case Picking():
            return Message("web.ask_pick")
        case CallingUp() | Calling():
            may_call = any(isinstance(action, Call) for action in view.legal)
            return Message("web.ask_call" if may_call else "web.ask_alone")
        case Burying():
            return Message("web.ask_bury", count=phase.size)
        case Laying():
            return Message("web.ask_lay_under")
        case Cracking():
            return Message("web.ask_crack")
        case Playing():
            led = phase.trick.led
            if led is None:
                return Message("web.ask_lead")
            if led is stand_in(view):
                return Message("web.ask_follow_suit", seat=phase.trick.leader, suit=int(led.suit))
            if phase.batteries and phase.source(view.seat, view.holding) != view.hand:
                return Message("web.ask_open", seat=phase.trick.leader, card=led)
            return Message("web.ask_follow", seat=phase.trick.leader, card=led)
    raise TypeError(f"nobody is asked in {type(phase).__name__}")


def _seats(view: SheepsheadView, onlooker: Onlooker) -> tuple[SeatShown, ...]:
    setting, playing, speaker = view.setting, view.playing, onlooker.speaker
    found = []
    for seat in clockwise(view.seat, view.options.seats):
        is_out = seat not in setting.order
        roles = _roles(view, seat)
        open_cards = (
            playing.batteries[seat] if playing is not None and playing.batteries else NO_CARDS
        )
        passed = isinstance(view.phase, Picking) and seat in view.phase.passed
        held = view.options.form.hand - (len(playing.played_by(seat)) if playing else 0)
        found.append(
            SeatShown(
                seat=seat,
                name=speaker.seat(seat),
                is_you=seat == view.seat,
                roles=tuple(speaker.say_all(roles)),
                said=speaker.say(Message("call.pass")) if passed else "",
                is_dealer=seat == setting.dealer,
                on_move=seat == view.current_player,
                cards=0 if is_out else max(0, held),
                tricks=playing.tricks_of(seat) if playing else None,
                score=speaker.say(signed(onlooker.match.scores[seat])),
                open_cards=_lying_open(view, seat, open_cards, speaker),
                is_out=is_out,
            )
        )
    return tuple(found)


def _roles(view: SheepsheadView, seat: int) -> list[Message]:
    picked, playing = view.picked, view.playing
    known = playing.known_partners if playing is not None else ()
    if picked is None:
        return [Message("role.on_the_side")] if seat in known else []
    if seat == view.picker:
        return [Message("role.picker")]
    if seat in (*known, *picked.partners):
        return [Message("role.partner")]
    if seat == view.seat == view.partner:
        return [Message("role.partner_secret")]
    return []


def _trick(view: SheepsheadView, trick: Trick, speaker: Speaker) -> tuple[CardPlayed, ...]:
    face_down = stand_in(view)
    under = speaker.say(Message("web.under"))
    return tuple(
        CardPlayed(seat=card.seat, card="", name=under, is_winning=card.is_winning)
        if face_down is not None and card.card == face_down.text
        else card
        for card in trick_shown(trick, order_of(view), speaker)
    )


def _hand(view: SheepsheadView, speaker: Speaker) -> tuple[CardShown, ...]:
    hand = _choosable(view, view.hand, speaker)
    under = under_in_hand(view)
    if under is None:
        return hand
    name = f"{speaker.say(Message('web.under'))}: {card_name(under, speaker)}"
    return (*hand, CardShown(card=under.text, name=name))


def _lying_open(
    view: SheepsheadView, seat: int, cards: CardSet, speaker: Speaker
) -> tuple[CardShown, ...]:
    if seat == view.seat:
        return _choosable(view, cards, speaker)
    return shown(order_of(view).high_to_low(cards), speaker)


def _choosable(view: SheepsheadView, held: CardSet, speaker: Speaker) -> tuple[CardShown, ...]:
    order = order_of(view)
    cards = order.high_to_low(held)
    playable = NO_CARDS
    for action in view.legal:
        match action:
            case Play(card) | LayUnder(card):
                playable = playable.with_card(card)
            case Bury(buried):
                playable |= buried
    return shown(
        cards, speaker, order=order, playable=playable,
        reasons=_reasons(view, cards, playable, speaker),
        taken=view.holding.taken if isinstance(view.phase, Burying) else NO_CARDS,
    )  # fmt: skip


def _reasons(
    view: SheepsheadView, cards: Sequence[Card], playable: CardSet, speaker: Speaker
) -> dict[Card, str]:
    phase = view.phase
    if not isinstance(phase, Playing) or view.current_player != view.seat:
        return {}
    return {
        card: speaker.say(phase.refusal(view.seat, Play(card), view.holding))
        for card in cards
        if card not in playable
    }


def _selection(view: SheepsheadView, speaker: Speaker) -> Selection | None:
    phase = view.phase
    if not isinstance(phase, Burying) or view.current_player != view.seat:
        return None
    return Selection(
        count=phase.size, action={"type": "bury"}, label=speaker.say(Message("web.button_bury"))
    )


def _groups(view: SheepsheadView, speaker: Speaker) -> tuple[ButtonGroup, ...]:
    buttons = tuple(
        _button(action, view, speaker) for action in view.legal if not isinstance(action, _PLAYED)
    )
    return (ButtonGroup(buttons=buttons),) if buttons else ()


def _button(action: Action, view: SheepsheadView, speaker: Speaker) -> Button:
    confirm = None
    match action:
        case Call(card, under):
            code = "web.button_call_under" if under else "web.button_call"
            label = Message(code, card=card_name(card, speaker))
        case Blitz(queens):
            label = Message("web.button_blitz", queens=queens)
        case Pass() if isinstance(view.phase, Cracking):
            label = Message("web.button_no_crack")
        case PlayUnder():
            label = Message("web.button_play_under")
        case _:
            label = Message(f"web.button_{action.__struct_config__.tag}")
            if isinstance(action, Alone | CallSheepshead | AskRedeal):
                confirm = Message(f"web.sure_{action.__struct_config__.tag}")
    is_main = isinstance(action, _MAIN)
    return button(label, action, speaker, main=is_main, confirm=confirm)


def _settlement(view: SheepsheadView, onlooker: Onlooker) -> Settlement | None:
    phase, speaker = view.phase, onlooker.speaker
    if not isinstance(phase, Finished):
        return None
    match_over = Message("web.list_over") if onlooker.match.is_over else None
    return settled(
        phase.outcome, onlooker.match, view.seat, _result(phase.outcome, view.seat), speaker,
        hands=_hands(view, phase.revealed, speaker), match_over=match_over,
    )  # fmt: skip


def _result(outcome: SheepsheadOutcome, seat: int) -> Message:
    if outcome.picker is None:
        if seat in outcome.winners:
            return Message("web.result_you_won")
        return Message("web.result_you_lost" if outcome.winners else "web.result_no_picker")
    return won_or_lost(outcome, outcome.picker, seat)


def _hands(view: SheepsheadView, revealed: Revealed, speaker: Speaker) -> tuple[SeatShown, ...]:
    order = order_of(view)
    hands = [
        SeatShown(
            seat=seat,
            name=speaker.seat(seat),
            is_you=seat == view.seat,
            open_cards=shown(order.high_to_low(revealed.hands[seat]), speaker, order=order),
        )
        for seat in view.setting.order
    ]
    for code, cards in (("web.blind", revealed.blind), ("web.buried", revealed.buried)):
        if cards:
            lie = shown(order.high_to_low(cards), speaker, order=order)
            hands.append(SeatShown(seat=-1, name=speaker.say(Message(code)), open_cards=lie))
    return tuple(hands)
