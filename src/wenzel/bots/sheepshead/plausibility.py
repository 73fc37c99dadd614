"""How likely somebody with given cards would have done what he did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from wenzel.bots.sheepshead.burying import Plan, plans
from wenzel.bots.sheepshead.evidence import partner_weight
from wenzel.bots.sheepshead.picking import needed_to_pick
from wenzel.bots.sheepshead.strength import strength
from wenzel.bots.worlds import Lot
from wenzel.cards import Card, CardSet
from wenzel.games.sheepshead.calls import hold_cards
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.setting import Picked, Setting
from wenzel.games.sheepshead.trick_order import under_card
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
    asked_after = len(setting.order) - 1 - setting.order.index(seat)
    need = needed_to_pick(setting.options, asked_after)
    return 1 - _pick_chance(strength(hand, setting.options), need)


def _pick_chance(power: float, need: float) -> float:
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
    # Only a fail card that is called asks for one to be kept.
    call = picked.call if options.partner.calls_ace else None
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


class Likelihood:
    """How much likelier some hands make what was done so far than other hands do.

    Args:
        playing: the play so far.
        hidden: the cards that decide about the sides and may lie here or there.
        certain: the seats that are known to be on the picker's side.
    """

    def __init__(self, playing: Playing, hidden: CardSet, certain: frozenset[int]) -> None:
        setting, picked = playing.setting, playing.picked
        options = setting.options
        tricks = (*playing.tricks, playing.trick)
        self._options = options
        self._hidden = hidden
        self._certain = certain
        self._played = {seat: _real(playing.played_by(seat), playing) for seat in setting.order}
        self._needs = {
            seat: needed_to_pick(options, len(setting.order) - 1 - place)
            for place, seat in enumerate(setting.order)
        }
        self._passed: tuple[int, ...] = ()
        if options.form.has_pick:
            self._passed = setting.order if picked is None else _passed(setting, picked)
        self._picks = None if picked is None or picked.forced else picked.picker
        self._blind = _BLIND_STRENGTH * options.form.blind
        self._as_partner = {
            seat: partner_weight(seat, playing, tricks) if hidden else 1.0 for seat in setting.order
        }
        self._leads = tuple(_leads_before_call(playing, tricks))

    def of(self, hands: Mapping[int, CardSet]) -> float:
        """Return the weight of hands.

        Args:
            hands: what the other seats still hold, by table seat; the picker with what he has
                laid away.
        """
        weight = 1.0
        for seat in self._passed:
            if seat in hands:
                power = strength(hands[seat] | self._played[seat], self._options)
                weight *= 1 - _pick_chance(power, self._needs[seat])
        if self._picks is not None and self._picks in hands:
            cards = hands[self._picks] | self._played[self._picks]
            power = strength(cards, self._options) - self._blind
            weight *= _pick_chance(power, self._needs[self._picks])
        side = {seat for seat, hand in hands.items() if hand & self._hidden} - self._certain
        for seat in side:
            weight *= self._as_partner[seat]
        for seat, called in self._leads:
            if seat in hands and seat not in side and seat not in self._certain:
                weight *= _SHUNS_CALLED_SUIT if hands[seat] & called else 1.0
        return weight


def _passed(setting: Setting, picked: Picked) -> tuple[int, ...]:
    """Return who has passed the blind on before it was taken."""
    if picked.forced:
        return tuple(seat for seat in setting.order if seat != picked.picker)
    return setting.order[: setting.order.index(picked.picker)]


def _real(cards: CardSet, playing: Playing) -> CardSet:
    """Return cards without the one that stands for an under."""
    if playing.call is None or not playing.has_under:
        return cards
    return cards.without(under_card(playing.call))


def _leads_before_call(
    playing: Playing, tricks: tuple[Trick, ...]
) -> Iterator[tuple[int, CardSet]]:
    """Yield who led something else while the called suit was unled, and the cards of that suit.

    Whoever has played a card of it since had one; that is the same in all layouts.
    """
    call = playing.call
    if call is None or not playing.setting.options.partner.calls_ace:
        return
    for trick in tricks:
        led = trick.led
        if led is None or playing.order.suit[led] == call.suit:
            return
        yield trick.leader, playing.order.cards_of(call.suit)
