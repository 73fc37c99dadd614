"""What to bury and whom to call: all plans for the cards after taking the blind, weighed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final, NamedTuple

from wenzel.bots.sheepshead.remembered import Remembered
from wenzel.bots.sheepshead.strength import Worths, sum_of, trump_powers, worths_of
from wenzel.cards import NO_CARDS, SHORT_DECK_SIZE, Card, CardSet, Rank, Suit
from wenzel.games.sheepshead.calls import (
    callable_cards,
    fail_suits,
    hold_cards,
    jack_calls,
    needs_under,
)
from wenzel.games.sheepshead.options import SheepsheadOptions
from wenzel.games.sheepshead.trick_order import trick_order

# In points of the score table, where a game won and lost are 4 apart; fitted to what random layouts
# score with all cards open.
_TRUMP_STRENGTH: Final = 0.35
_TRUMP: Final = 0.6
_BURIED_POINT: Final = 0.05
_VOID: Final = 0.7
_KEPT_ACE: Final = 0.6
_CALLED_TWICE: Final = 0.05
_CALLED_OFTEN: Final = 0.4
_CALLED_BURIED: Final = 0.2
_UNDER_POINT: Final = 0.02
_ALONE_FROM: Final = 8.5
"""The strength from which a picker needs no partner."""
_ALONE_SLOPE: Final = 1.0
_ALONE_ACE: Final = 0.6
_ALONE_LOSER: Final = 0.5
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What a picker may do with his cards.

    Attributes:
        bury: what he lays away.
        call: whom he calls; None when he plays alone or nobody can be called.
        under: what he lays face down for the called suit.
        worth: in points of the score table; only differences mean anything.
    """

    bury: CardSet
    call: Card | None
    under: Card | None
    worth: float


def best_plan(plans: Iterator[Plan]) -> Plan:
    """Return the best plan."""
    return max(plans, key=lambda plan: (plan.worth, -plan.bury.bits))


def plans(eight: CardSet, size: int, options: SheepsheadOptions) -> Iterator[Plan]:
    """Yield the plans worth thinking of for a picker's cards before he buries.

    Args:
        eight: his cards with those of the blind.
        size: how many he buries.
        options: the house rules.
    """
    calls = _calls(eight, options)
    for bury in sensible_buries(eight, size, options):
        yield from _plans_with(eight, bury, calls, options)


def sensible_buries(eight: CardSet, size: int, options: SheepsheadOptions) -> Iterator[CardSet]:
    """Yield what may be buried, trumps only where the fail cards do not do."""
    tables = _tables(options)
    jack = options.partner.jack
    fail = eight - tables.trumps
    cheap = eight & tables.cheap_trumps
    bound = NO_CARDS if jack is None or options.jack_may_be_buried else CardSet((jack,))
    pool = fail if len(fail) > size else fail | cheap
    if len(pool - bound) < size:
        pool = eight
    for cards in combinations(pool - bound, size):
        yield CardSet(cards)


def plans_after(eight: CardSet, bury: CardSet, options: SheepsheadOptions) -> Iterator[Plan]:
    """Yield the ways to go on after a bury: every call, with every sensible under, and alone."""
    return _plans_with(eight, bury, _calls(eight, options), options)


class _Call(NamedTuple):
    """A call that a picker's cards may allow, whatever he buries.

    Attributes:
        card: the card called.
        needs: the bits of cards of which he must keep one; 0 for none.
        under: whether he lays a card face down for it.
        own: whether he holds the card himself, and so plays alone.
    """

    card: Card
    needs: int
    under: bool
    own: bool


def _calls(eight: CardSet, options: SheepsheadOptions) -> tuple[_Call, ...]:
    """Return what a picker may call with these cards, before he has buried."""
    if options.partner.is_jack:
        jacks = jack_calls(eight, options)
        return tuple(_Call(jack, 0, under=False, own=jack in eight) for jack in jacks)
    if not options.partner.calls_ace:
        return ()
    under = needs_under(eight, options)
    calls = []
    for card in callable_cards(eight, eight, options):
        own = card in eight
        needs = card.bit if own else hold_cards(eight, card, options).bits
        calls.append(_Call(card, 0 if under and not own else needs, under and not own, own))
    return tuple(calls)


def _plans_with(
    eight: CardSet, bury: CardSet, calls: tuple[_Call, ...], options: SheepsheadOptions
) -> Iterator[Plan]:
    kept = eight - bury
    base = _worth(kept, bury, None, eight, options)
    alone = base + alone_gain(kept, options)
    by_jack = options.partner.is_jack
    for call in calls:
        if call.needs and not call.needs & kept.bits:
            continue
        if call.own:
            yield Plan(bury, call.card, None, alone)
        elif call.under:
            yield from _with_under(kept, bury, call.card, options)
        else:
            called = base if by_jack else _worth(kept, bury, call.card, eight, options)
            yield Plan(bury, call.card, None, called)
    yield Plan(bury, None, None, alone)


def alone_gain(kept: CardSet, options: SheepsheadOptions) -> float:
    """Return what a picker gains by playing without a partner; mostly it is a loss."""
    return _ALONE_SLOPE * (sum_of(_tables(options).alone, kept) - _ALONE_FROM)


def under_worth(card: Card, kept: CardSet, call: Card, options: SheepsheadOptions) -> float:
    """Return what a picker's cards are worth when he lays one of them face down for a call."""
    rest = kept.without(card)
    risk = _UNDER_POINT * trick_order(options).points[card]
    return _worth(rest, NO_CARDS, call, rest, options) - risk


def _with_under(
    kept: CardSet, bury: CardSet, call: Card, options: SheepsheadOptions
) -> Iterator[Plan]:
    points = _BURIED_POINT * trick_order(options).points_of(bury)
    for card in kept:
        yield Plan(bury, call, card, points + under_worth(card, kept, call, options))


class _Tables(NamedTuple):
    """What does not depend on the cards of a picker.

    Attributes:
        kept: what each card is worth when it is kept.
        buried: what each card is worth when it is buried.
        alone: what each card adds to the strength of a picker without a partner.
        trumps: all trumps.
        cheap_trumps: the trumps that are neither queen nor jack.
        suits: the fail suits with the bits of their cards and of their ace.
    """

    kept: Worths
    buried: Worths
    alone: Worths
    trumps: CardSet
    cheap_trumps: CardSet
    suits: tuple[tuple[Suit, int, int], ...]


@Remembered
def _tables(options: SheepsheadOptions) -> _Tables:
    order = trick_order(options)
    powers = trump_powers(order)
    deck = [Card.numbered(number) for number in range(SHORT_DECK_SIZE)]
    return _Tables(
        worths_of({card: _TRUMP + _TRUMP_STRENGTH * power for card, power in powers.items()}),
        worths_of({card: _BURIED_POINT * order.points[card] for card in deck}),
        worths_of({card: powers.get(card, _alone_fail(card)) for card in deck}),
        order.trumps,
        CardSet(card for card in order.trumps if card.rank not in (Rank.QUEEN, Rank.JACK)),
        tuple(
            (suit, order.masks[suit], Card.of(suit, Rank.ACE).bit) for suit in fail_suits(options)
        ),
    )


def _alone_fail(card: Card) -> float:
    return _ALONE_ACE if card.rank is Rank.ACE else -_ALONE_LOSER


def _worth(
    kept: CardSet, bury: CardSet, call: Card | None, eight: CardSet, options: SheepsheadOptions
) -> float:
    tables = _tables(options)
    worth = sum_of(tables.kept, kept) + sum_of(tables.buried, bury)
    for suit, cards, ace in tables.suits:
        held = kept.bits & cards
        if call is not None and suit is call.suit:
            number = held.bit_count()
            worth -= _CALLED_BURIED * ((eight.bits & cards).bit_count() - number)
            worth -= _CALLED_TWICE * (number == _TWO) + _CALLED_OFTEN * (number > _TWO)
        elif not held:
            worth += _VOID
        elif held & ace:
            worth += _KEPT_ACE
    return worth
