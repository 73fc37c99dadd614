"""How the declarer of a suit game or Grand plays his cards."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.choice import Chosen, fattest, lowest, only, throw_off
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card, Rank
from wenzel.games.skat.contract import GameType
from wenzel.messages import Message
from wenzel.tricks import TRUMP

_CHEAP: Final = 4
"""A loss of so few points is worth a trump kept."""
_FAT: Final = 10
_LIKELY_VOID: Final = 0.45
_HARDLY_VOID: Final = 0.15


def declare(known: Knowledge) -> Chosen:
    """Return the declarer's card."""
    legal = known.legal
    if len(legal) == 1:
        return only(next(iter(legal)))
    if known.led is None:
        return _lead(known)
    return _follow_last(known) if not known.behind else _follow_second(known)


# -- leading -----------------------------------------------------------------


def _lead(known: Knowledge) -> Chosen:
    return _lead_trump(known) or _cash(known) or _lead_loser(known)


def _lead_trump(known: Knowledge) -> Chosen | None:
    trumps = known.own(TRUMP)
    outstanding = known.held_by(TRUMP, *known.opponents)
    if not trumps or not outstanding:
        return None
    top = trumps[0]
    if known.is_master(top):
        plain_masters = any(known.is_master(card) for card in known.hand - known.order.trumps)
        if len(trumps) >= 2 or plain_masters:
            return _highest_equal(known, trumps), Message("hint.pull_trumps", left=len(outstanding))
        return None
    stronger = known.above(top, outstanding)
    if known.playing.contract.game is GameType.GRAND:
        # Drive the higher jack out with one that is no longer needed.
        if len(trumps) > stronger:
            return trumps[-1], Message("hint.drive_trump", card=trumps[-1])
        return None
    if len(trumps) <= stronger or 2 * len(trumps) <= len(outstanding):
        return None
    card = _driver(known, trumps)
    return card, Message("hint.drive_trump", card=card)


def _highest_equal(known: Knowledge, trumps: tuple[Card, ...]) -> Card:
    """Return the top trump, or a trump ace or ten that is as good, to bring its points home."""
    masters = [card for card in trumps if known.is_master(card)]
    return fattest(known, masters) if len(masters) > 1 else trumps[0]


def _driver(known: Knowledge, trumps: tuple[Card, ...]) -> Card:
    """Return the trump to lead against higher ones: a jack below them, else the lowest blank."""
    points = known.order.points
    jacks = [card for card in trumps if card.rank is Rank.JACK]
    blanks = [card for card in trumps if points[card] == 0]
    outstanding = known.held_by(TRUMP, *known.opponents)
    if jacks and known.above(jacks[0], outstanding) == 1 and len(trumps) > 4:
        return jacks[-1]
    return blanks[-1] if blanks else min(trumps, key=lambda card: points[card])


def _cash(known: Knowledge) -> Chosen | None:
    """Play a side card that is high, from the suit least likely to be ruffed."""
    masters = [card for card in known.hand - known.order.trumps if known.is_master(card)]
    if not masters:
        return None
    ruffs = bool(known.held_by(TRUMP, *known.opponents))
    risks = {card: _ruff_risk(known, card) if ruffs else 0.0 for card in masters}
    card = min(masters, key=lambda c: (round(risks[c], 2), -known.order.points[c], c.number))
    safer = [c for c in known.hand - known.order.trumps if c not in masters]
    if ruffs and risks[card] > _LIKELY_VOID and known.order.points[card] >= _FAT and safer:
        return None
    return card, Message("hint.cash", card=card)


def _ruff_risk(known: Knowledge, card: Card) -> float:
    suit = known.order.suit[card]
    safe = 1.0
    for seat in known.opponents:
        if known.held_by(TRUMP, seat):
            safe *= 1 - known.void_chance(seat, suit)
    return 1 - safe


def _lead_loser(known: Knowledge) -> Chosen:
    """Give a trick away cheaply, from a suit that may yet become high."""
    order = known.order
    plain = list(known.hand - order.trumps)
    if not plain:
        trumps = known.own(TRUMP)
        masters = [card for card in trumps if known.is_master(card)]
        card = masters[0] if masters else trumps[-1]
        return card, Message("hint.lead_trump_last", card=card)

    def price(card: Card) -> tuple[float, int]:
        suit = order.suit[card]
        fellows = known.own(suit)
        bare_ten = len(fellows) == 2 and any(
            c.rank is Rank.TEN and not known.is_master(c) for c in fellows
        )
        gain = len(fellows) + sum(order.points[c] for c in fellows) / 5
        return (2.0 * order.points[card] - gain + (6 if bare_ten else 0), card.number)

    card = min(plain, key=price)
    if known.is_master(card):
        return card, Message("hint.cash", card=card)
    return card, Message("hint.lead_loser", card=card)


# -- following ---------------------------------------------------------------


def _follow_last(known: Knowledge) -> Chosen:
    assert known.led is not None
    order = known.order
    winners = known.winners
    if not winners:
        card = throw_off(known, known.legal)
        return card, Message("hint.cannot_win", card=card)
    if all(order.suit[card] != TRUMP for card in winners):
        card = fattest(known, winners)
        return card, Message("hint.win_last", card=card)
    ruffing = order.suit[known.led] != TRUMP
    if ruffing and not _worth_a_trump(known):
        card = throw_off(known, known.legal)
        return card, Message("hint.keep_trump", card=card)
    card = _trump_to_take(known, winners)
    return card, Message("hint.ruff" if ruffing else "hint.win_last", card=card)


def _trump_to_take(known: Knowledge, winners: tuple[Card, ...]) -> Card:
    """Return the trump that takes a sure trick: ace or ten if they may fall, else the lowest."""
    fat = [
        card for card in winners
        if known.order.points[card] >= _FAT and not known.is_master(card)
    ]  # fmt: skip
    return fattest(known, fat) if fat else lowest(known, winners)


def _worth_a_trump(known: Knowledge) -> bool:
    discards = known.legal - known.order.trumps
    if not discards:
        return True
    waste = known.order.points[throw_off(known, discards)]
    trumps = len(known.own(TRUMP))
    outstanding = len(known.held_by(TRUMP, *known.opponents))
    if known.trick_points + waste > _CHEAP + 2:
        return True
    return trumps > outstanding + 1 and known.trick_points + waste > 0


def _follow_second(known: Knowledge) -> Chosen:
    """One opponent has led, the other plays last."""
    assert known.led is not None
    order = known.order
    led_suit = order.suit[known.led]
    winners = known.winners
    if led_suit != TRUMP and all(order.suit[card] == led_suit for card in known.legal):
        return _second_in_suit(known, led_suit)
    sure = [card for card in winners if known.holds_up(card)]
    if led_suit == TRUMP:
        if sure:
            card = lowest(known, sure)
            return card, Message("hint.win_sure", card=card)
        card = throw_off(known, known.legal)
        return card, Message("hint.follow_low", card=card)
    # Void: ruff what is worth it, with the lowest trump that holds.
    if not winners or not (_worth_a_trump(known) or known.order.points[known.led] >= _CHEAP):
        card = throw_off(known, known.legal)
        return card, Message("hint.keep_trump", card=card)
    overruff = known.void_chance(known.behind[0], led_suit)
    if overruff < _HARDLY_VOID:
        card = _trump_to_take(known, winners)
    else:
        card = lowest(known, sure if sure and overruff > _LIKELY_VOID else winners)
    return card, Message("hint.ruff", card=card)


def _second_in_suit(known: Knowledge, suit: int) -> Chosen:
    behind = known.behind[0]
    ruffed = known.void_chance(behind, suit) if known.held_by(TRUMP, behind) else 0.0
    above = {card: known.above(card, known.held_by(suit, behind)) for card in known.winners}
    high = [card for card in known.winners if above[card] == 0]
    if high and ruffed < _LIKELY_VOID:
        card = fattest(known, high)
        return card, Message("hint.win_sure" if not ruffed else "hint.win_likely", card=card)
    card = lowest(known, known.legal)
    return card, Message("hint.follow_low", card=card)
