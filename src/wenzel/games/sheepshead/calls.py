"""Which cards a picker may call (rules A2.5 and A2.9).

Entitlement to a ten or an under is judged on all the cards after taking the blind, and burying may
not remove the hold card: so says the house's decision where the sources differ. Whoever buries his
hold cards only has fewer calls left.
"""

from __future__ import annotations

from typing import Final

from wenzel.cards import NO_CARDS, Card, CardSet, Rank, Suit
from wenzel.games.sheepshead.forms import Partner
from wenzel.games.sheepshead.options import CallUp, SheepsheadOptions
from wenzel.games.sheepshead.trick_order import trick_order

_JACKS_UPWARDS: Final = tuple(
    Card.of(suit, Rank.JACK) for suit in (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
)


def fail_suits(options: SheepsheadOptions) -> tuple[Suit, ...]:
    """Return the three suits that are not trump, from clubs down."""
    return tuple(suit for suit in reversed(Suit) if suit is not options.trump_suit.suit)


def fail_aces(options: SheepsheadOptions) -> CardSet:
    """Return the aces of the fail suits."""
    return CardSet(Card.of(suit, Rank.ACE) for suit in fail_suits(options))


def _simple_suits(eight: CardSet, options: SheepsheadOptions) -> tuple[Suit, ...]:
    """Return the fail suits that were held, without their ace, after taking the blind."""
    order = trick_order(options)
    return tuple(
        suit
        for suit in fail_suits(options)
        if eight & order.cards_of(suit) and Card.of(suit, Rank.ACE) not in eight
    )


def needs_under(eight: CardSet, options: SheepsheadOptions) -> bool:
    """Tell whether a picker can call an ace only by laying a card face down for it.

    Args:
        eight: all his cards after taking the blind, those he buries too.
        options: the house rules.
    """
    return not _simple_suits(eight, options) and not fail_aces(options) <= eight


def callable_cards(eight: CardSet, kept: CardSet, options: SheepsheadOptions) -> CardSet:
    """Return the aces, or the tens, that a picker may call; with an under if he needs one.

    Args:
        eight: all his cards after taking the blind, those he buries too.
        kept: what he has not buried.
        options: the house rules.
    """
    own = fail_aces(options) & kept if options.own_ace_call else NO_CARDS
    simple = _simple_suits(eight, options)
    if simple:
        aces = (Card.of(suit, Rank.ACE) for suit in simple)
        return own | CardSet(ace for ace in aces if hold_cards(kept, ace, options))
    if not fail_aces(options) <= eight:
        return own | (fail_aces(options) - eight)
    tens = (Card.of(suit, Rank.TEN) for suit in fail_suits(options))
    return own | CardSet(
        ten for ten in tens if ten not in eight and hold_cards(kept, ten, options)
    )  # fmt: skip


def hold_cards(kept: CardSet, call: Card, options: SheepsheadOptions) -> CardSet:
    """Return the cards that entitle a picker to a call: any of the suit, or the ace for a ten."""
    if call.rank is Rank.TEN:
        return kept & CardSet((Card.of(call.suit, Rank.ACE),))
    return kept & trick_order(options).cards_of(call.suit)


def next_jack(held: CardSet, options: SheepsheadOptions) -> Card | None:
    """Return the next jack up that a picker with the partner's jack lacks, None if there is none.

    Args:
        held: all his cards that he has seen, those he buries too.
        options: the house rules.
    """
    jack = options.partner.jack
    if jack is None or jack not in held:
        return None
    higher = _JACKS_UPWARDS[_JACKS_UPWARDS.index(jack) + 1 :]
    return next((card for card in higher if card not in held), None)


def jack_calls(held: CardSet, options: SheepsheadOptions) -> CardSet:
    """Return what may be called after burying where a jack is the partner.

    Naming the partner's own jack is always possible, so that it tells nothing: a picker who holds
    it plays alone without saying so.
    """
    jack = options.partner.jack
    assert jack is not None
    calls = CardSet((jack,))
    if jack in held and options.call_up is CallUp.FAIL_ACE:
        return calls | (fail_aces(options) - held)
    above = next_jack(held, options)
    if above is not None and options.call_up is CallUp.AFTER_BLIND:
        return calls.with_card(above)
    return calls


def partner_cards(options: SheepsheadOptions, call: Card | None) -> CardSet:
    """Return the cards whose holders are on the picker's side, or make up the side without a pick.

    Args:
        options: the house rules.
        call: what was called, None where the picker has no partner or nobody picks.
    """
    match options.partner:
        case Partner.BLACK_QUEENS:
            return _BLACK_QUEENS
        case Partner.QUEEN_JACK_SEVEN:
            return _QUEEN_JACK_SEVEN
        case Partner.JACK_AND_ACE if call is not None:
            return _JACK_OF_DIAMONDS.with_card(call)
    return NO_CARDS if call is None else CardSet((call,))


_BLACK_QUEENS: Final = CardSet.from_text("CQ SQ")
_QUEEN_JACK_SEVEN: Final = CardSet.from_text("CQ DJ D7")
_JACK_OF_DIAMONDS: Final = CardSet.from_text("DJ")
