"""Skat as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wenzel.cards import Card, CardSet
from wenzel.games.game import Action, Event
from wenzel.games.refusals import deed
from wenzel.games.skat.actions import (
    Announce,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Pass,
    Play,
    Revealed,
    SayKontra,
    ShowHand,
    TakeSkat,
)
from wenzel.games.skat.auction import Auction
from wenzel.games.skat.contract import TRUMP_GAMES, Contract, GameType, trick_order
from wenzel.games.skat.deal import SKAT_SIZE
from wenzel.games.skat.exchange import Exchange, Step
from wenzel.games.skat.phases import Finished
from wenzel.games.skat.play import Playing
from wenzel.games.skat.shoving import Shoving
from wenzel.games.skat.view import SkatView
from wenzel.games.skat.worth import Cover, worth
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.scenes.model import (
    Button,
    ButtonGroup,
    HandOrder,
    Scene,
    SeatShown,
    Selection,
    Settlement,
)
from wenzel.scenes.parts import button, clockwise, settled, shown, trick_shown, won_or_lost
from wenzel.scenes.registry import Onlooker
from wenzel.telling.sheet import signed
from wenzel.telling.skat.events import tell as _tell
from wenzel.telling.skat.knowledge import (
    call_message,
    order_of,
    points_message,
    title,
    worths_message,
)

_THOUGHT_OF = (GameType.GRAND, GameType.NULL, *reversed(TRUMP_GAMES[:-1]))
"""The games that a hand may be sorted for: that of Null differs most from that of Grand."""
_HIGHER_BIDS = 12
"""Higher values that are offered beside the next one."""


def scene(view: SkatView, onlooker: Onlooker) -> Scene:
    """Return the table as a seat sees it."""
    speaker, playing = onlooker.speaker, view.playing
    order = order_of(view)
    your_turn = view.current_player == view.seat
    hand = order.high_to_low(view.hand)
    playable = CardSet(a.card for a in view.legal if isinstance(a, Play))
    discards = [a for a in view.legal if isinstance(a, Discard)]
    layable = CardSet(card for a in discards for card in a.cards)
    return Scene(
        game="skat",
        title=tuple(speaker.say_all(title(view, onlooker.number))),
        prompt=speaker.say(_prompt(view)),
        your_turn=your_turn,
        seats=_seats(view, onlooker),
        trick=trick_shown(playing.trick, order, speaker) if playing else (),
        last_trick=_last_trick(playing, speaker),
        face_down=SKAT_SIZE if _skat_lies(view) else 0,
        hand=shown(
            hand, speaker, order=order, playable=playable | layable,
            reasons=_reasons(view, playable, hand, speaker), taken=view.holding.taken,
        ),
        orders=_orders(view, speaker),
        tap={"type": "play"} if playable else None,
        tap_to="trick" if playable else "",
        selection=_selection(view, discards, speaker),
        groups=tuple(group for group in _groups(view, speaker) if group.buttons),
        facts=tuple(speaker.say_all(_facts(view))),
        settlement=_settlement(view, onlooker),
    )  # fmt: skip


def tell(event: Event, before: SkatView, after: SkatView) -> Sequence[Message]:
    """Return what to say of an event."""
    return _tell(event, before, after)


def describe(action: Action, _view: SkatView) -> Message:
    """Return an action as a hint names it."""
    return deed(action)


def _prompt(view: SkatView) -> Message:
    mover = view.current_player
    if mover is None:
        return Message("web.deal_over")
    if mover != view.seat:
        return Message("web.waiting", seat=mover)
    match view.phase:
        case Auction() as auction if auction.answering:
            return Message("web.ask_answer", seat=auction.bidder, value=auction.bid)
        case Auction():
            return Message("web.ask_bid")
        case Exchange(step=Step.CHOOSE):
            return Message("web.ask_skat", bid=view.bidding.bid)
        case Exchange(step=Step.DISCARD) | Shoving(looking=True):
            return Message("web.ask_discard")
        case Exchange():
            return Message("web.ask_announce", bid=view.bidding.bid)
        case Playing(trick=trick) if any(isinstance(a, Play) for a in view.legal):
            if trick.led is None:
                return Message("web.ask_lead")
            return Message("web.ask_follow", seat=trick.leader, card=trick.led)
    return Message("web.ask_answer_offer")


def _seats(view: SkatView, onlooker: Onlooker) -> tuple[SeatShown, ...]:
    setting, playing, speaker = view.setting, view.playing, onlooker.speaker
    places = ("place.forehand", "place.middlehand", "place.rearhand")
    found = []
    for seat in clockwise(view.seat, setting.options.players):
        is_out = seat not in setting.order
        roles = [Message("role.declarer")] if seat == view.declarer else []
        if not is_out:
            roles.append(Message(places[setting.order.index(seat)]))
        calls = [call for call in view.bidding.calls if call.seat == seat]
        open_hand = playing.open_hands[seat] if playing and playing.open_hands else None
        held = 10 - (len(playing.played_by(seat)) if playing else 0)
        found.append(
            SeatShown(
                seat=seat,
                name=speaker.seat(seat),
                is_you=seat == view.seat,
                roles=tuple(speaker.say_all(roles)),
                said=speaker.say(call_message(calls[-1])) if calls and not playing else "",
                is_dealer=seat == setting.dealer,
                on_move=seat == view.current_player,
                cards=0 if is_out else len(view.hand) if seat == view.seat else held,
                tricks=playing.tricks_of(seat) if playing else None,
                score=speaker.say(signed(onlooker.match.scores[seat])),
                open_cards=()
                if open_hand is None or seat == view.seat
                else shown(order_of(view).high_to_low(open_hand), speaker),
                is_out=is_out,
            )
        )
    return tuple(found)


def _skat_lies(view: SkatView) -> bool:
    """Tell whether the skat lies on the table and can be picked up, as far as the seat sees."""
    match view.phase:
        case Auction() | Exchange(step=Step.CHOOSE):
            return True
        case Shoving(looking=looking):
            return not (looking and view.current_player == view.seat)
    return False


def _last_trick(playing: Playing | None, speaker: Speaker) -> tuple[Any, ...]:
    if playing is None or not playing.tricks:
        return ()
    return trick_shown(playing.tricks[-1], playing.contract.order, speaker)


def _reasons(
    view: SkatView, playable: CardSet, hand: Sequence[Card], speaker: Speaker
) -> dict[Card, str]:
    if not playable or not isinstance(view.phase, Playing):
        return {}
    return {
        card: speaker.say(view.phase.refusal(view.seat, Play(card), view.holding))
        for card in hand
        if card not in playable
    }


def _orders(view: SkatView, speaker: Speaker) -> tuple[HandOrder, ...]:
    """Return the orders for the games that may be thought of, until one has been announced."""
    if not isinstance(view.phase, Auction | Exchange) or not view.hand:
        return ()
    found = []
    for game in _THOUGHT_OF:
        name = Message("title.contract", contract=Contract.of(game))
        cards = trick_order(game).high_to_low(view.hand)
        found.append(
            HandOrder(
                name=speaker.say(name),
                words=speaker.say(Message("web.sorted_for", game=name)),
                cards=tuple(card.text for card in cards),
            )
        )
    return tuple(found)


def _selection(view: SkatView, discards: Sequence[Discard], speaker: Speaker) -> Selection | None:
    if not discards:
        return None
    code = "web.pass_on" if isinstance(view.phase, Shoving) else "web.discard"
    return Selection(count=SKAT_SIZE, action={"type": "discard"}, label=speaker.say(Message(code)))


def _groups(view: SkatView, speaker: Speaker) -> tuple[ButtonGroup, ...]:
    legal = [a for a in view.legal if not isinstance(a, Play | Discard)]
    bids = [a for a in legal if isinstance(a, Bid)]
    games = [a for a in legal if isinstance(a, Announce)]
    first = [*bids[:1], *(a for a in legal if not isinstance(a, Bid | Announce))]
    is_unseen = isinstance(view.phase, Exchange) and view.phase.step is Step.CHOOSE
    main: list[Button] = []
    quiet: list[Button] = []
    for action in first:
        is_main = isinstance(action, Bid | Hold | TakeSkat)
        confirm = None
        if isinstance(action, Concede | ShowHand | Claim):
            confirm = Message(f"web.sure_{action.line}")
        made = button(_label(action), action, speaker, main=is_main, confirm=confirm)
        (quiet if isinstance(action, Concede | ShowHand) else main).append(made)
    return (
        ButtonGroup(buttons=tuple(main)),
        ButtonGroup(
            heading=speaker.say(Message("web.hand_games" if is_unseen else "web.games")),
            buttons=tuple(_game_button(view, game, speaker) for game in games),
        ),
        ButtonGroup(
            heading=speaker.say(Message("web.higher_bids")),
            buttons=tuple(button(_label(a), a, speaker) for a in bids[1 : 1 + _HIGHER_BIDS]),
        ),
        ButtonGroup(heading=speaker.say(Message("web.ways_out")), buttons=tuple(quiet)),
    )


def _label(action: Action) -> Message:
    match action:
        case Bid(value):
            return Message("web.button_bid", value=value)
        case Pass() | Hold() | SayKontra():
            return Message(f"web.button_{action.line}")
    return Message(f"web.button_{action.__struct_config__.tag}")


def _game_button(view: SkatView, announce: Announce, speaker: Speaker) -> Button:
    bid = view.bidding.bid
    found = worth(announce.contract, view.holding, bid, view.options)
    question = None
    if found.cover is not Cover.PLAIN:
        question = Message(
            f"web.sure_needs_{found.cover.value}",
            contract=announce.contract, value=found.value, bid=bid,
        )  # fmt: skip
    # That of a Null would say its name again.
    is_null = announce.contract.game is GameType.NULL
    detail = Message("web.worth", value=found.value) if is_null else found.line
    return button(
        Message("title.contract", contract=announce.contract), announce, speaker,
        detail=detail, confirm=question,
    )  # fmt: skip


def _facts(view: SkatView) -> tuple[Message, ...]:
    points = points_message(view)
    facts = [] if points is None else [points]
    if isinstance(view.phase, Auction):
        facts.append(worths_message(view))
    return tuple(facts)


def _settlement(view: SkatView, onlooker: Onlooker) -> Settlement | None:
    phase, speaker = view.phase, onlooker.speaker
    if not isinstance(phase, Finished):
        return None
    outcome = phase.outcome
    hands = _hands(view, phase.revealed, speaker)
    if outcome.declarer is None:
        title = Message("web.result_ramsch" if outcome.contract else "web.result_passed_in")
    else:
        title = won_or_lost(outcome, outcome.declarer, view.seat)
    match_over = Message("web.list_over") if onlooker.match.is_over else None
    return settled(
        outcome, onlooker.match, view.seat, title, speaker, hands=hands, match_over=match_over
    )


def _hands(view: SkatView, revealed: Revealed, speaker: Speaker) -> tuple[SeatShown, ...]:
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
    skat = shown(order.high_to_low(revealed.skat), speaker, order=order)
    hands.append(SeatShown(seat=-1, name=speaker.say(Message("web.skat")), open_cards=skat))
    return tuple(hands)
