"""What `?` says at a table of Sheepshead: what can be typed now, how cards rank, what is played."""

from __future__ import annotations

from collections.abc import Iterator

from wenzel.cards import Suit
from wenzel.games.game import Action
from wenzel.games.sheepshead.actions import (
    Blitz,
    Bury,
    Call,
    CallSheepshead,
    LayUnder,
    Play,
    PlayUnder,
)
from wenzel.games.sheepshead.calls import fail_suits
from wenzel.games.sheepshead.cracking import Cracking
from wenzel.games.sheepshead.picking import Picking
from wenzel.games.sheepshead.play import Kind
from wenzel.games.sheepshead.preparing import Calling, CallingUp
from wenzel.games.sheepshead.trick_order import CARD_POINTS
from wenzel.games.sheepshead.view import SheepsheadView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.telling.cards import listed, sorted_cards
from wenzel.telling.sheepshead.knowledge import order_of
from wenzel.terminal.sheepshead.choices import command_for


def help_lines(view: SheepsheadView, speaker: Speaker) -> tuple[Message, ...]:
    """Return the help for a view, line by line."""
    return (
        Message("help.now"),
        *_typed_now(view, speaker),
        Message("help.always"),
        *_ranking(view, speaker),
        *_what_is_played(view),
    )


def _typed_now(view: SheepsheadView, speaker: Speaker) -> Iterator[Message]:
    legal = view.legal

    def example(kind: type[Action]) -> str | None:
        action = next((action for action in legal if isinstance(action, kind)), None)
        return None if action is None else command_for(action, speaker)

    match view.phase:
        case Picking():
            yield Message("help.pick")
        case Calling() | CallingUp():
            called = example(Call)
            if called is not None:
                yield Message("help.call", example=called)
            last = "help.alone" if isinstance(view.phase, Calling) else "help.pass"
            yield Message(last)
            if CallSheepshead() in legal:
                yield Message("help.call_sheepshead")
        case Cracking(ask=ask):
            yield Message(f"help.{ask.value}")
    for kind, code in ((Bury, "help.bury"), (LayUnder, "help.lay_under"), (Play, "help.play")):
        words = example(kind)
        if words is not None:
            yield Message(code, example=words)
    if PlayUnder() in legal:
        yield Message("help.play_under")
    blitz = example(Blitz)
    if blitz is not None and not isinstance(view.phase, Cracking):
        yield Message("help.may_blitz", example=blitz)


def _ranking(view: SheepsheadView, speaker: Speaker) -> Iterator[Message]:
    order = order_of(view)
    yield Message("help.trumps", cards=sorted_cards(order, order.trumps))
    suit: Suit = fail_suits(view.options)[0]
    cards = order.high_to_low(order.cards_of(suit))
    ranks = tuple(Message("help.rank", rank=speaker.face.ranks[card.rank]) for card in cards)
    yield Message("help.plain_suits", ranks=ranks)
    points = tuple(
        Message("help.rank_points", rank=speaker.face.ranks[rank], points=count)
        for rank, count in CARD_POINTS.items()
    )
    each = view.playing is not None and view.picked is None
    yield Message("help.points_plain" if each else "help.points", points=points)


def _what_is_played(view: SheepsheadView) -> Iterator[Message]:
    playing, options = view.playing, view.options
    if playing is not None and playing.kind not in (Kind.PICKED, Kind.QUEENS):
        yield Message(f"help.{playing.kind.value}")
        return
    if playing is not None and playing.kind is Kind.QUEENS:
        yield Message(f"help.{options.partner.value}")
        return
    call = view.call
    if call is None or not options.partner.calls_ace:
        yield Message(f"help.{options.partner.value}")
    elif playing is not None and playing.called_suit_led:
        yield Message("help.duties_over", card=call)
    else:
        bound = listed(order_of(view).high_to_low((call,)))
        yield Message("help.duties", suit=int(call.suit), card=bound)
    if view.picked is not None and view.picked.has_under and call is not None:
        yield Message("help.under", suit=int(call.suit))
