"""What `?` says at a table of Scat: what can be typed now, what hands are worth, who loses."""

from __future__ import annotations

from collections.abc import Iterator

from wenzel.games.game import Action
from wenzel.games.scat.actions import Draw, Knock, Source, Stand, ThrowDown
from wenzel.games.scat.options import ScatOptions, Scoring, ThreeOfAKind, TiedKnocker
from wenzel.games.scat.view import ScatView
from wenzel.i18n import Speaker
from wenzel.messages import Message
from wenzel.terminal.scat.choices import command_for, menu
from wenzel.terminal.scat.scene import is_discarding


def help_lines(view: ScatView, speaker: Speaker) -> tuple[Message, ...]:
    """Return the help for a view, line by line."""
    return (
        Message("help.now"),
        *_typed_now(view, speaker),
        Message("help.scat_always"),
        Message("help.scat_worth"),
        *_special_hands(view.options),
        *_settlement(view.options),
    )


def _typed_now(view: ScatView, speaker: Speaker) -> Iterator[Message]:
    if is_discarding(view):
        yield Message("help.throw", example=command_for(view.legal[0], speaker))
        return
    for number, action in enumerate(menu(view), 1):
        yield _choice(number, action, view)


def _choice(number: int, action: Action, view: ScatView) -> Message:
    match action:
        case Draw(Source.STOCK):
            return Message("help.stock", number=number)
        case Draw():
            assert view.turns is not None
            return Message("help.take_top", number=number, card=view.turns.top)
        case Knock():
            return Message("help.knock", number=number)
        case ThrowDown():
            return Message("help.open", number=number)
        case Stand():
            return Message("help.stand", number=number)
    raise TypeError(f"no choice of a turn: {action}")


def _special_hands(options: ScatOptions) -> Iterator[Message]:
    if options.three_of_a_kind is not ThreeOfAKind.OFF:
        yield Message("help.three_of_a_kind", score=options.three_of_a_kind)
    if options.straight_flush:
        yield Message("help.straight_flush")


def _settlement(options: ScatOptions) -> Iterator[Message]:
    if options.minimum_knock:
        yield Message("help.minimum_knock", score=options.minimum_knock)
    if options.no_knock_in_first_round:
        yield Message("help.no_early_knock")
    if options.scoring is Scoring.POINTS:
        yield Message("help.scat_points", points=options.points_to_win)
    else:
        yield from _losses(options)


def _losses(options: ScatOptions) -> Iterator[Message]:
    yield Message("help.lowest_loses")
    two = options.lone_knocker_loses > 1
    yield Message("help.lone_knocker_two" if two else "help.lone_knocker_one")
    saved = options.tied_knocker is TiedKnocker.SAVED
    yield Message("help.tied_knocker_saved" if saved else "help.tied_knocker_two")
    two = options.knocker_loses_two_to_31
    yield Message("help.thirty_one_knocker_two" if two else "help.thirty_one")
    yield Message("help.dole" if options.dole else "help.no_dole", lives=options.lives)
