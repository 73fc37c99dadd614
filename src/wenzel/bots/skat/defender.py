"""How a defender of a suit game or Grand plays his cards."""

from __future__ import annotations

from typing import Final

from wenzel.bots.skat.choice import Chosen, fattest, lowest, only, throw_off
from wenzel.bots.skat.knowledge import Knowledge
from wenzel.cards import Card, Rank
from wenzel.games.skat.contract import GameType
from wenzel.messages import Message
from wenzel.tricks import TRUMP

# Judgements below are in card points; chances run from 0 to 1.
_FAT: Final = 10
_LIKELY_VOID: Final = 0.5
_LAID_AWAY: Final = 0.12
"""How much likelier the declarer, who chose two cards to lay away, is void in a plain suit."""
_TRUMP_HEAVY: Final = 0.1
"""The same because so many of his cards are trumps."""
_TEMPO: Final = 6.0
"""What a trick is worth beyond its points when a high card is led."""
_RUFFED: Final = 4.0
"""What it costs beyond its points when that card is ruffed."""
_PARTNER_RUFF: Final = 9.0
_LENGTH: Final = 0.9
_TO_PARTNER: Final = 5.0
_FORCE: Final = 4.0
_FROM_TEN: Final = 3.0
_FROM_ACE: Final = 2.0
_STANDS: Final = 0.8
"""From this chance on a partner's card is trusted with points."""
_OWN_STANDS: Final = 0.6
_KEEP_HIGH: Final = 8.0
_KEEP_TRUMP: Final = 5.0


def defend(known: Knowledge) -> Chosen:
    """Return a defender's card."""
    legal = known.legal
    if len(legal) == 1:
        return only(next(iter(legal)))
    if known.led is None:
        return _lead(known)
    if known.declarer in known.behind:
        return _before_declarer(known)
    return _after_declarer(known)


def _declarer(known: Knowledge) -> int:
    assert known.declarer is not None
    return known.declarer


def _partner(known: Knowledge) -> int:
    assert known.partner is not None
    return known.partner


def _ruff_chance(known: Knowledge, suit: int) -> float:
    """Return how likely the declarer ruffs a suit; he has laid his losers away."""
    declarer = _declarer(known)
    if not known.held_by(TRUMP, declarer):
        return 0.0
    chance = known.void_chance(declarer, suit)
    if chance in (0.0, 1.0):
        return chance
    laid_away = 0.0 if known.playing.contract.hand else _LAID_AWAY
    trumps_held = _TRUMP_HEAVY if known.playing.contract.game is not GameType.GRAND else 0.0
    return min(0.95, chance + laid_away + trumps_held)


# -- leading -----------------------------------------------------------------


def _lead(known: Knowledge) -> Chosen:
    ranked = [(_lead_worth(known, card), card) for card in known.hand]
    (_, reason), card = max(ranked, key=lambda found: (found[0][0], -found[1].number))
    return card, Message(reason, card=card, suit=known.order.suit[card])


def _lead_worth(known: Knowledge, card: Card) -> tuple[float, str]:
    """Return what speaks for leading a card, in rough card points, and the main reason."""
    order = known.order
    suit = order.suit[card]
    if suit == TRUMP:
        return _trump_lead_worth(known, card)
    points = order.points[card]
    fellows = known.own(suit)
    ruffed = _ruff_chance(known, suit)
    declarer, partner = _declarer(known), _partner(known)
    partner_ruffs = known.void_chance(partner, suit) if known.held_by(TRUMP, partner) else 0.0
    if known.is_master(card):
        gain = (points + _TEMPO) * (1 - ruffed) - (points + _RUFFED) * ruffed
        return gain, "hint.lead_ace"
    # The partner takes it, by the higher card or by a ruff.
    partner_high = known.above(card, known.held_by(suit, partner))
    declarer_high = known.above(card, known.held_by(suit, declarer))
    if partner_ruffs > _LIKELY_VOID and ruffed < _LIKELY_VOID:
        return _PARTNER_RUFF + points / 2 - 10 * ruffed, "hint.lead_partner_void"
    worth = -1.6 * points - order.strength[card] / 4
    if known.is_void(declarer, suit):
        # He must ruff or let it go; a suit without points costs nothing.
        return worth + (_FORCE if known.behind[0] == declarer else 1), "hint.lead_force"
    if declarer_high == 0 and partner_high:
        return worth + _TO_PARTNER, "hint.lead_to_partner"
    if known.behind[0] == declarer:
        worth += _LENGTH * len(fellows)
        reason = "hint.lead_long"
    else:
        worth += _LENGTH * (4 - len(fellows))
        reason = "hint.lead_short"
    if any(c.rank is Rank.TEN and not known.is_master(c) for c in fellows):
        worth -= _FROM_TEN
    if any(known.is_master(c) for c in fellows):
        worth -= _FROM_ACE
    return worth + partner_high / 2, reason


def _trump_lead_worth(known: Knowledge, card: Card) -> tuple[float, str]:
    """Leading trumps does the declarer's work, unless nothing else is left or he has few."""
    order = known.order
    if not known.held_by(TRUMP, _declarer(known)) and known.is_master(card):
        return order.points[card] + 3.0, "hint.lead_last_trump"
    worth = -6 - 1.5 * order.points[card] - order.strength[card] / 2
    return worth, "hint.lead_trump_defender"


# -- before the declarer has played ------------------------------------------


def _before_declarer(known: Knowledge) -> Chosen:
    """The partner has led, the declarer plays last."""
    assert known.led is not None
    assert known.best is not None
    order = known.order
    suit = order.suit[known.led]
    declarer = _declarer(known)
    ruffed = _ruff_chance(known, suit) if suit != TRUMP else 0.0
    partner_stands = _stand_chance(known, known.best, suit, ruffed)
    following = any(order.suit[card] == suit for card in known.legal)
    winners = known.winners
    if partner_stands > _STANDS:
        return _smear(known, "hint.smear_likely")
    if following:
        standing = [c for c in winners if _stand_chance(known, c, suit, ruffed) > _OWN_STANDS]
        if standing and (suit == TRUMP or known.above(known.best, known.held_by(suit, declarer))):
            card = lowest(known, standing) if suit == TRUMP else fattest(known, standing)
            return card, Message("hint.take_before_declarer", card=card)
        card = throw_off(known, known.legal)
        return card, Message("hint.follow_low", card=card)
    if winners and ruffed < _LIKELY_VOID:
        worth = known.trick_points + 5
        card = min(winners, key=lambda c: (_trump_price(known, c), c.number))
        if worth >= 8 and _trump_price(known, card) <= worth:
            return card, Message("hint.ruff_before_declarer", card=card)
    card = throw_off(known, known.legal)
    return card, Message("hint.discard_low", card=card)


def _stand_chance(known: Knowledge, card: Card, suit: int, ruffed: float) -> float:
    """Return how likely the declarer, who plays last, cannot beat a card (0 to 1)."""
    declarer = _declarer(known)
    higher = known.above(card, known.held_by(known.order.suit[card], declarer))
    if known.order.suit[card] != suit:
        # A ruff: he has to follow, or to go higher.
        over = known.void_chance(declarer, suit) if higher else 0.0
        return 1 - over
    if not higher:
        return 1 - ruffed
    # An unseen higher card lies with him more often than with anybody else.
    return 0.0


def _trump_price(known: Knowledge, card: Card) -> float:
    """Return what a trump is worth when kept, in card points."""
    if known.is_master(card):
        return 12.0
    return known.order.strength[card] / 2 + (0 if known.order.points[card] >= _FAT else 1)


# -- after the declarer has played -------------------------------------------


def _after_declarer(known: Knowledge) -> Chosen:
    """No enemy plays any more: what wins now is ours."""
    partner = _partner(known)
    if known.winning_seat == partner:
        return _smear(known, "hint.smear")
    winners = known.winners
    if partner in known.behind:
        return _partner_behind(known, winners)
    if not winners:
        card = throw_off(known, known.legal)
        return card, Message("hint.cannot_win", card=card)
    card = _taker(known, winners)
    return card, Message("hint.win_last", card=card)


def _taker(known: Knowledge, winners: tuple[Card, ...]) -> Card:
    """Return the card that takes a sure trick: many points, or a trump that is not missed."""
    plain = [card for card in winners if known.order.suit[card] != TRUMP]
    fat = [card for card in winners if known.order.points[card] >= _FAT]
    return fattest(known, plain or fat) if plain or fat else lowest(known, winners)


def _partner_behind(known: Knowledge, winners: tuple[Card, ...]) -> Chosen:
    """The declarer has led and takes the trick so far; the partner plays last."""
    assert known.best is not None
    assert known.led is not None
    order = known.order
    suit = order.suit[known.led]
    partner = _partner(known)
    partner_high = known.above(known.best, known.held_by(suit, partner))
    partner_void = known.void_chance(partner, suit) if known.held_by(TRUMP, partner) else 0.0
    if winners:
        if order.suit[winners[0]] == suit:
            card = lowest(known, winners) if suit == TRUMP else fattest(known, winners)
            return card, Message("hint.win_sure", card=card)
        if partner_high < 2 or known.trick_points >= _FAT:
            card = _taker(known, winners)
            return card, Message("hint.ruff", card=card)
    if suit != TRUMP and (partner_high >= 2 or partner_void > _LIKELY_VOID):
        card = _smear_some(known)
        return card, Message("hint.smear_hope", card=card)
    card = throw_off(known, known.legal)
    return card, Message("hint.follow_low", card=card)


# -- throwing points ---------------------------------------------------------


def _smear(known: Knowledge, code: str) -> Chosen:
    """Throw the card with the most points that would not win a trick of its own."""
    order = known.order

    def worth(card: Card) -> tuple[float, int]:
        gain = float(order.points[card])
        if order.suit[card] == TRUMP:
            gain -= _KEEP_TRUMP if known.is_master(card) or card.rank is Rank.JACK else 0.5
        elif known.is_master(card):
            # High cards win later by themselves, if the suit is not ruffed then.
            ruffed = _ruff_chance(known, order.suit[card])
            gain -= _KEEP_HIGH * (1 - ruffed)
        return (gain - order.strength[card] / 20, -card.number)

    card = max(known.legal, key=worth)
    if not order.points[card]:
        return card, Message("hint.nothing_to_smear", card=card)
    return card, Message(code, card=card)


def _smear_some(known: Knowledge) -> Card:
    """Return a card with some points for a trick that the partner only may win."""
    order = known.order
    middle = [c for c in known.legal if 3 <= order.points[c] <= 4 and order.suit[c] != TRUMP]
    return fattest(known, middle) if middle else throw_off(known, known.legal)
