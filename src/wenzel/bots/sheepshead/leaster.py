"""Play where everybody is for himself: the leaster and its relatives."""

from __future__ import annotations

from typing import Final

from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.weighing import Weighed
from wenzel.cards import Card
from wenzel.games.sheepshead.options import LeasterBlind
from wenzel.games.sheepshead.play import Kind
from wenzel.messages import Message
from wenzel.tricks import TRUMP

# In card points.
_OTHERS_ADD: Final = 3.0
"""What a seat to come puts on a trick."""
_BLIND: Final = 7.5
"""What two cards of the blind come to on average."""
_NEEDED_TRICK: Final = 9.0
"""What a trick is worth to who needs one; a dearer one is left to others while time remains."""
_LATE: Final = 5.0
"""What more it is worth for each trick that has gone by, counted from the third last on."""
_KEEP_POINT: Final = 0.5
"""For a card point that leaves the hand without coming back in one's own trick."""
_KEEP_HIGH: Final = 0.35
"""For the strength that leaves the hand with a card."""
_ENOUGH: Final = 24
"""Where the nearest to 30 wins, points from which on one ducks."""


def play_for_oneself(known: Knowledge) -> list[Weighed]:
    """Return the cards that may be played, weighed."""
    return [_weigh(known, card) for card in known.legal]


def _weigh(known: Knowledge, card: Card) -> Weighed:
    takes = _takes_chance(known, card)
    points = known.trick_points + known.order.points[card] + _OTHERS_ADD * len(known.behind)
    points += _blind_points(known)
    needed = _wanted(known)
    worth = takes * (needed - points) + (1 - takes) * _KEEP_POINT * known.order.points[card]
    worth += _KEEP_HIGH * _danger(known, card)
    return Weighed(card, worth, _reason(known, card, takes, needed))


def _takes_chance(known: Knowledge, card: Card) -> float:
    """Return how likely a card takes the trick."""
    best = known.best
    order = known.order
    if best is not None and not order.beats(card, best):
        return 0.0
    led = known.trick.led or card
    chance = 1.0
    for seat in known.behind:
        chance *= 1 - will_beat(known, seat, card, order.suit[led])
    return chance


def will_beat(known: Knowledge, seat: int, card: Card, led_suit: int) -> float:
    """Return how likely a seat goes above a card: only who has to follow high does."""
    order = known.order
    of_suit = known.possible[seat] & order.cards_of(led_suit)
    higher = known.higher(card, of_suit)
    if order.suit[card] != led_suit or not higher:
        return 0.0
    follows = 1 - known.has_none(seat, of_suit)
    return follows * len(higher) / len(of_suit)


def _blind_points(known: Knowledge) -> float:
    """Return what the blind adds to this trick."""
    options = known.playing.setting.options
    number = len(known.playing.tricks) + 1
    if options.leaster_blind is LeasterBlind.SET_ASIDE:
        return 0.0
    last = options.leaster_blind is LeasterBlind.LAST_TRICK
    here = number == options.form.hand if last else number == 1
    return _BLIND * options.form.blind / 2 if here else 0.0


def _wanted(known: Knowledge) -> float:
    """Return what taking this trick is worth, its points aside."""
    playing = known.playing
    options = playing.setting.options
    if playing.kind is Kind.SCHNEIDSTER or playing.kind is Kind.MITTLER:
        short = _ENOUGH - playing.points(known.seat)
        return 2.0 * short if short > 0 else 0.0
    needs = playing.kind is Kind.LEASTER and options.leaster_needs_trick
    if not needs or playing.tricks_of(known.seat):
        return 0.0
    left = options.form.hand - len(playing.tricks)
    return _NEEDED_TRICK + _LATE * max(0, 4 - left)


def _danger(known: Knowledge, card: Card) -> float:
    """Return how likely a card would take later tricks against one's will, as a strength."""
    order = known.order
    unseen = known.unseen & order.cards_of(order.suit[card])
    below = len(unseen) - len(known.higher(card, unseen))
    return below * (1.0 if order.suit[card] == TRUMP else 0.8)


def _reason(known: Knowledge, card: Card, takes: float, needed: float) -> Message:
    if len(known.legal) == 1:
        return Message("hint.sheepshead.only_card", card=card)
    if takes > 1 / 2:
        code = "hint.sheepshead.cheap_trick" if needed else "hint.sheepshead.forced_trick"
        return Message(code, card=card)
    if known.trick.led is None:
        return Message("hint.sheepshead.leaster_lead", card=card)
    return Message("hint.sheepshead.duck", card=card)
