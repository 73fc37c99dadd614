"""Layouts of the hidden cards that agree with what a seat knows and with how the others acted.

Cards are dealt evenly over all that the seat knows for certain. Then each layout counts as much as
its hands make likely what was done: who passed would have picked with a strong hand, a picker with
such cards would have buried and called so, a partner plays otherwise than an opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import Final

from wenzel.bots.sheepshead.knowledge import Knowledge
from wenzel.bots.sheepshead.plausibility import (
    Likelihood,
    PickersCards,
    buried_likely,
    pass_chance,
)
from wenzel.bots.worlds import AnyOf, Lot, Unseen, World, Worlds, some_of
from wenzel.cards import NO_CARDS, Card, CardSet
from wenzel.games.sheepshead.calls import hold_cards
from wenzel.games.sheepshead.deal import deck_for
from wenzel.games.sheepshead.play import Playing
from wenzel.games.sheepshead.setting import Picked
from wenzel.games.sheepshead.trick_order import under_card
from wenzel.games.sheepshead.view import SheepsheadView

_DRAWN_FOR_ONE: Final = 3
"""How many layouts are drawn for each one that is kept."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the cards may lie.

    Attributes:
        hands: by table seat, with an under still unplayed among the picker's.
        buried: what the picker has buried; before the pick, and where nobody picked, the blind.
        under: what the picker has laid face down for the called suit, played or not.
        weight: how likely it is beside the others; all weights add up to 1.
    """

    hands: tuple[CardSet, ...]
    buried: CardSet
    under: Card | None
    weight: float


def layouts_before_play(
    view: SheepsheadView, passed: Sequence[int], number: int, lot: Lot
) -> list[Layout]:
    """Return layouts for a seat that is asked to pick, or has picked and not yet called.

    Args:
        view: what it sees.
        passed: the seats that have left the blind to others.
        number: how many layouts.
        lot: what they are drawn from.
    """
    setting = view.setting
    form = view.options.form
    others = setting.after(view.seat)
    buried = view.holding.buried
    unseen = deck_for(view.options) - view.hand - buried
    rest = len(unseen) - form.hand * len(others)
    sizes = (*(form.hand for _ in others), *((rest,) if rest else ()))
    worlds = Worlds(Unseen(sizes, (unseen,) * len(sizes)))
    drawn = [worlds.draw(lot) for _ in range(number * _DRAWN_FOR_ONE)]
    asked = [(others.index(seat), seat) for seat in passed]
    weights = [
        prod(pass_chance(world[place], setting, seat) for place, seat in asked) for world in drawn
    ]
    return [
        Layout(
            _by_seat(view, others, world), world[len(others)] if rest else buried, None, weight
        )
        for world, weight in _kept(drawn, weights, number, lot)
    ]  # fmt: skip


def layouts_in_play(
    view: SheepsheadView, known: Knowledge, number: int, lot: Lot
) -> list[Layout]:  # fmt: skip
    """Return layouts for a seat while cards are played, or before the first lead."""
    playing, picked = known.playing, known.playing.picked
    others = known.others
    laid = _laid_size(view, playing)
    drawn = _drawn(known, laid, number * _DRAWN_FOR_ONE, lot)
    weights = _weights(known, drawn, others)
    found = []
    for world, weight in _kept(drawn, weights, number, lot):
        hands = _by_seat(view, others, world)
        if picked is not None and picked.picker in others:
            found.append(_with_bury(view, known, picked, hands, world[-1], weight, lot))
            continue
        under = view.holding.under
        if under is not None and _under_unplayed(playing):
            hands = _with(hands, view.seat, view.hand.with_card(under))
        blind = world[-1] if laid else view.holding.buried
        found.append(Layout(hands, blind, under, weight))
    return _normal(found)


def _laid_size(view: SheepsheadView, playing: Playing) -> int:
    """Return how many cards lie face down that the seat does not know."""
    blind = view.options.form.blind
    picked = playing.picked
    if picked is None:
        return blind
    if picked.picker == view.seat:
        return 0
    return blind + (picked.has_under and view.holding.seen is None)


def _drawn(known: Knowledge, laid: int, number: int, lot: Lot) -> list[World]:
    """Return deals of the unseen cards: to the other seats, and last to what lies face down."""
    playing, picked = known.playing, known.playing.picked
    others = known.others
    sizes = [known.cards_left(seat) for seat in others]
    possible = [known.possible[seat] for seat in others]
    hold, place = NO_CARDS, 0
    if picked is not None and picked.picker in others:
        place = others.index(picked.picker)
        sizes[place] -= _under_unplayed(playing)
        hold = _hold_wanted(known)
    if laid:
        sizes.append(laid)
        barred = known.sides.barred(picked.picker) if picked is not None else NO_CARDS
        possible.append(known.unseen - barred - _shown_by_others(picked))
    unseen = Unseen(tuple(sizes), tuple(possible))
    worlds = AnyOf(unseen.holding_any(place, hold)) if hold else Worlds(unseen)
    return some_of(worlds, number, lot)


def _hold_wanted(known: Knowledge) -> CardSet:
    """Return the cards of which another seat, the picker, is known to hold one."""
    playing = known.playing
    call, picker = playing.call, playing.picker
    if call is None or picker is None or not playing.binds or playing.has_under:
        return NO_CARDS
    led = playing.trick.led
    answered = led is not None and playing.order.suit[led] == call.suit
    if playing.trick.card_of(picker) is not None and (answered or not known.cards_left(picker)):
        return NO_CARDS
    return hold_cards(known.unseen, call, playing.setting.options)


def _shown_by_others(picked: Picked | None) -> CardSet:
    """Return the queens that somebody else than the picker has shown."""
    shown = NO_CARDS
    if picked is not None:
        for seat, queens in picked.shown:
            shown |= queens if seat != picked.picker else NO_CARDS
    return shown


def _with_bury(
    view: SheepsheadView,
    known: Knowledge,
    picked: Picked,
    hands: tuple[CardSet, ...],
    laid: CardSet,
    weight: float,
    lot: Lot,
) -> Layout:
    """Return the layout in which a picker has parted his cards into bury, under and hand.

    What was drawn for his hand and for what he has laid away is thrown together and parted anew.
    """
    playing = known.playing
    picker = picked.picker
    played = _real(playing.played_by(picker), playing)
    seen = view.holding.seen
    left = hands[picker] | laid
    not_in_hand = left - known.possible[picker]
    cards = left | played
    if seen is not None:
        cards = cards.with_card(seen)
    buried = buried_likely(
        PickersCards(cards, played, not_in_hand, seen), picked, view.options, lot
    )  # fmt: skip
    under = buried.under
    hand = left - buried.cards
    if under is not None and not _under_unplayed(playing):
        hand = hand.without(under)
    return Layout(_with(hands, picker, hand), buried.cards, under, weight * buried.chance)


def _weights(known: Knowledge, drawn: Sequence[World], others: tuple[int, ...]) -> list[float]:
    """Return how well deals of the unseen cards agree with what was done.

    A picker's hand and what he has laid away are parted anew later on. Since the same cards can be
    drawn parted in several ways, each counts the less.
    """
    chances = known.sides.chances
    certain = frozenset(seat for seat in others if chances[seat] == 1.0)
    likelihood = Likelihood(known.playing, known.sides.hidden, certain)
    picker = known.sides.picker
    hold = _hold_wanted(known)
    weights = []
    for world in drawn:
        hands = dict(zip(others, world, strict=False))
        ways = 1
        if picker in hands:
            left = hands[picker] | world[-1]
            ways = _ways_to_part(left, len(world[-1]), left - known.possible[picker], left & hold)
            hands[picker] = left
        weights.append(likelihood.of(hands) / ways)
    return weights


def _ways_to_part(left: CardSet, laid: int, not_in_hand: CardSet, hold: CardSet) -> int:
    """Return in how many ways cards can be parted into a hand and what was laid away."""
    free = len(left) - len(not_in_hand)
    more = laid - len(not_in_hand)
    ways = comb(free, more)
    if hold and len(hold) <= more:
        ways -= comb(free - len(hold), more - len(hold))
    return ways


def _real(cards: CardSet, playing: Playing) -> CardSet:
    """Return cards without the one that stands for an under."""
    if playing.call is None or not playing.has_under:
        return cards
    return cards.without(under_card(playing.call))


def _under_unplayed(playing: Playing) -> bool:
    call = playing.call
    return playing.has_under and call is not None and under_card(call) not in playing.played


def _by_seat(view: SheepsheadView, others: tuple[int, ...], world: World) -> tuple[CardSet, ...]:
    hands = [NO_CARDS] * view.options.seats
    hands[view.seat] = view.hand
    for seat, hand in zip(others, world, strict=False):
        hands[seat] = hand
    return tuple(hands)


def _with(hands: tuple[CardSet, ...], seat: int, hand: CardSet) -> tuple[CardSet, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _kept(
    drawn: Sequence[World], weights: Sequence[float], number: int, lot: Lot
) -> list[tuple[World, float]]:
    """Return some of the deals, each as often as its weight asks for, with its share of them all.

    Few deals are all kept. Otherwise one throw decides about all: marks at equal distances are
    laid along the weights.
    """
    total = sum(weights)
    if total <= 0.0:
        weights, total = [1.0] * len(drawn), float(len(drawn))
    if len(drawn) <= number:
        shares = [weight / total for weight in weights]
        return [(world, share) for world, share in zip(drawn, shares, strict=True) if share]
    step = total / number
    mark = lot.share() * step
    kept = []
    passed = 0.0
    for world, weight in zip(drawn, weights, strict=True):
        passed += weight
        times = 0
        while mark < passed:
            times += 1
            mark += step
        if times:
            kept.append((world, times / number))
    return kept


def _normal(found: list[Layout]) -> list[Layout]:
    """Return the layouts with weights that add up to 1; impossible ones are left out."""
    total = sum(layout.weight for layout in found)
    if total <= 0.0:
        return [Layout(one.hands, one.buried, one.under, 1 / len(found)) for one in found]
    return [
        Layout(one.hands, one.buried, one.under, one.weight / total)
        for one in found
        if one.weight > 0.0
    ]
