"""How likely somebody with given cards would have done what he did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from wenzel.bots.sheepshead.burying import Plan, plans
from wenzel.bots.sheepshead.evidence import partner_weight
from wenzel.bots.sheepshead.picking import needed_to_pick
from wenzel.bots.sheepshead.strength import strength
from wenzel.bots.worlds import Lot
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.calls import hold_cards
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.setting import Picked, Setting
from wenzel.tricks import Trick

_PICK_BLUR: Final = 0.5
"""How many points of strength a picker may see things differently."""
_BLIND_STRENGTH: Final = 0.4
"""What a card of the blind adds to the strength of a hand on average."""
_PLAN_BLUR: Final = 0.3
"""The same for plans, in points of the score table."""
_UNLIKELY: Final = 0.01
"""For a bury that no plan would have thought of."""
_SHUNS_CALLED_SUIT: Final = 0.4
"""How likely an opponent with a card of the called suit leads something else, compared with a lead
by whoever has none."""


def pass_chance(hand: CardSet, setting: Setting, seat: int) -> float:
    """Return how likely a seat passes with the cards it was dealt."""
    return 1 - _pick_chance(strength(hand, setting.options), setting, seat)


def pick_chance(cards: CardSet, setting: Setting, seat: int) -> float:
    """Return how likely a seat has picked that has these cards with the blind."""
    blind = setting.options.form.blind
    power = strength(cards, setting.options) - _BLIND_STRENGTH * blind
    return _pick_chance(power, setting, seat)


def _pick_chance(power: float, setting: Setting, seat: int) -> float:
    asked_after = len(setting.order) - 1 - setting.order.index(seat)
    need = needed_to_pick(setting.options, asked_after)
    return 1 / (1 + exp((need - power) / _PICK_BLUR))


@dataclass(frozen=True, slots=True)
class Buried:
    """What a picker may have laid away.

    Attributes:
        cards: the bury.
        under: what lies face down for the called suit.
        chance: how likely he has laid just this away and called as he did, with such cards.
    """

    cards: CardSet
    under: Card | None
    chance: float


@dataclass(frozen=True, slots=True)
class PickersCards:
    """What is known of a picker's cards in a layout.

    Attributes:
        all: all the cards he had after taking the blind.
        played: those that he has played openly.
        not_in_hand: those left that he has shown not to hold any more.
        under: what he has laid face down for the called suit, if the seat has looked at it.
    """

    all: CardSet
    played: CardSet
    not_in_hand: CardSet
    under: Card | None


def buried_likely(
    cards: PickersCards, picked: Picked, options: SheepsheadOptions, lot: Lot
) -> Buried:
    """Return a bury drawn from those that fit a picker's cards, his call, and what he has played.

    Args:
        cards: his cards.
        picked: what he has let be known.
        options: the house rules.
        lot: what it is drawn from.
    """
    total = 0.0
    fitting: list[tuple[Plan, float]] = []
    for plan in plans(cards.all, options.form.blind, options):
        chance = exp(plan.worth / _PLAN_BLUR)
        total += chance
        if _fits(plan, cards, picked):
            fitting.append((plan, chance))
    if not fitting:
        return _unlikely(cards, picked, options)
    mark = lot.share() * sum(chance for _, chance in fitting)
    chosen = fitting[-1][0]
    for plan, chance in fitting:
        mark -= chance
        if mark < 0:
            chosen = plan
            break
    return Buried(chosen.bury, chosen.under, sum(chance for _, chance in fitting) / total)


def _fits(plan: Plan, cards: PickersCards, picked: Picked) -> bool:
    if picked.alone:
        called = plan.call is None
    else:
        called = plan.call is picked.call and (plan.under is not None) == picked.has_under
    if not called:
        return False
    laid = plan.bury
    if cards.under is not None:
        if plan.under is not cards.under:
            return False
    elif plan.under is not None:
        laid = laid.with_card(plan.under)
    return not laid & cards.played and cards.not_in_hand <= laid


def _unlikely(cards: PickersCards, picked: Picked, options: SheepsheadOptions) -> Buried:
    """Return some bury that the rules allow, for a picker whose ways are not ours."""
    call = picked.call
    under = cards.under
    size = options.form.blind
    left = cards.all - cards.played - cards.not_in_hand
    if under is not None:
        left = left.without(under)
    # What he is known not to hold comes first, so that the first choices contain it.
    pool = (*cards.not_in_hand, *left)
    if picked.has_under:
        return Buried(CardSet(pool[:size]), under or pool[size], _UNLIKELY)
    for some in combinations(pool, size):
        bury = CardSet(some)
        if call is None or call in cards.all or hold_cards(cards.all - bury, call, options):
            return Buried(bury, None, _UNLIKELY)
    return Buried(CardSet(pool[:size]), None, 0.0)


def play_weight(
    hands: dict[int, CardSet], side: frozenset[int], playing: Playing, unsure: CardSet
) -> float:
    """Return how much likelier hands make the play so far, compared with other hands.

    Args:
        hands: by table seat, what each still holds.
        side: the seats of the picker's side in this layout.
        playing: the play so far.
        unsure: the cards that decide about the sides and may lie here or there.
    """
    weight = 1.0
    tricks = (*playing.tricks, playing.trick)
    if unsure:
        for seat in side:
            if seat not in (playing.picker, *playing.known_partners):
                weight *= partner_weight(seat, playing, tricks)
    for seat, suit, later in _leads_before_call(playing, tricks):
        if seat in hands and seat not in side:
            held = (hands[seat] | later) & playing.order.cards_of(suit)
            weight *= _SHUNS_CALLED_SUIT if held else 1.0
    return weight


def _leads_before_call(
    playing: Playing, tricks: tuple[Trick, ...]
) -> Iterator[tuple[int, int, CardSet]]:
    """Yield who led something else while the called suit was unled, and what he played later."""
    call = playing.call
    if call is None or not playing.setting.options.partner.calls_ace:
        return
    suit = int(call.suit)
    for number, trick in enumerate(tricks):
        led = trick.led
        if led is None or playing.order.suit[led] == suit:
            return
        later = NO_CARDS
        for after in tricks[number + 1 :]:
            card = after.card_of(trick.leader)
            if card is not None:
                later |= CardSet((card,))
        yield trick.leader, suit, later
