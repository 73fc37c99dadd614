"""What about a hand decides a game, as a few numbers that a linear model can weigh.

Everything is counted on the bits of the cards: a declarer weighs some four hundred pairs of
discard and game, and that has to be done in a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from wenzel.cards import CardSet, Rank, Suit
from wenzel.games.skat.contract import CARD_POINTS, JACKS, GameType


class Kind(Enum):
    """Games that are weighed alike."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"
    NULL_OUVERT = "null ouvert"

    # There is one object a member, and it is looked up in tables all the time.
    __hash__ = object.__hash__


NAMES: Final[Mapping[Kind, tuple[str, ...]]] = MappingProxyType({
    Kind.SUIT: (
        "one", "trumps", "trumps short of six", "jacks", "club jack", "spade jack",
        "trump ace and ten", "side aces", "high cards below them", "guarded tens",
        "losers of long suits", "side suits", "tens of points laid", "forehand",
    ),
    Kind.GRAND: (
        "one", "jacks", "club jack", "no second jack", "aces", "high cards below the ace",
        "long cards", "guarded tens", "suits without ace", "tens of points laid",
        "forehand", "forehand's aces",
    ),
    Kind.NULL: (
        "one", "suits with a gap of 1", "of 2", "of 3 or more", "gaps in all", "long gaps",
        "lone cards with a gap", "voids", "sevens", "forehand",
    ),
})  # fmt: skip
"""What the numbers of `features` mean; an open Null has those of a Null."""

_SUITS: Final = range(len(Suit))
_SUIT_MASK: Final = 0xFF
_JACK_BIT: Final = 1 << (Rank.JACK - Rank.SEVEN)
_ACE_BIT: Final = 1 << (Rank.ACE - Rank.SEVEN)
_TEN_BIT: Final = 1 << (Rank.TEN - Rank.SEVEN)
_KING_BIT: Final = 1 << (Rank.KING - Rank.SEVEN)
_PLAIN: Final = _SUIT_MASK & ~_JACK_BIT
_JACKS: Final = CardSet(JACKS).bits
_CLUB_JACK, _SPADE_JACK = JACKS[0].bit, JACKS[1].bit
_LONG: Final = 4
_PLAIN_SUIT: Final = 7
"""Cards of a suit without its jack."""
_GOOD_TRUMPS: Final = 6
_BIG_GAP: Final = 3

_POINTS: Final = tuple(
    sum(CARD_POINTS.get(rank, 0) for rank in Rank if rank >= Rank.SEVEN and 1 << (rank - 7) & bits)
    for bits in range(_SUIT_MASK + 1)
)
"""Card points of each combination of cards of a suit."""


def _side(bits: int) -> tuple[int, int, int, int, int]:
    """Return ace, high cards below it, guarded ten, losers and long cards of a plain suit.

    Long cards win by themselves once the high ones have drawn what the opponents have of the
    suit, lying evenly.
    """
    count = bits.bit_count()
    ace, ten, king = bool(bits & _ACE_BIT), bool(bits & _TEN_BIT), bool(bits & _KING_BIT)
    high = ace + (ace and ten) + (ace and ten and king)
    guarded = ten and not ace and count > 1
    drawn = 2 * high >= _PLAIN_SUIT - count
    long = count - high if drawn else 0
    return ace, max(0, high - 1), guarded, count - high, long


_SIDES: Final = tuple(_side(bits & _PLAIN) for bits in range(_SUIT_MASK + 1))
"""What each combination of cards of a plain suit is worth, jacks left out."""


_NULL_ORDER: Final = (
    Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE,
)  # fmt: skip


def _gap(bits: int) -> int:
    """Return how far a suit is from safe in a Null: 0 when it can never be caught.

    Safe is 7, 9, J, K and whatever lies below that, card for card: then there is always one more
    card of the others below the next of ours.
    """
    places = [place for place, rank in enumerate(_NULL_ORDER) if bits >> (rank - Rank.SEVEN) & 1]
    return max((place - 2 * n for n, place in enumerate(places)), default=0)


_GAPS: Final = tuple(max(0, _gap(bits)) for bits in range(_SUIT_MASK + 1))


def kind_of(game: GameType, *, ouvert: bool = False) -> Kind:
    """Return how a game is weighed."""
    if game is GameType.NULL:
        return Kind.NULL_OUVERT if ouvert else Kind.NULL
    return Kind.GRAND if game is GameType.GRAND else Kind.SUIT


def points_of(bits: int) -> int:
    """Return the card points of cards given as bits."""
    return sum(_POINTS[bits >> (8 * suit) & _SUIT_MASK] for suit in _SUITS)


def features(game: GameType, hand: CardSet, laid: CardSet, *, forehand: bool) -> tuple[float, ...]:
    """Return the numbers that `NAMES` explains, for ten cards and what has been laid away."""
    if game is GameType.NULL:
        return _null(hand.bits, forehand=forehand)
    laid_points = points_of(laid.bits) / 10
    if game.suit is None:
        return _grand(hand.bits, laid_points, forehand=forehand)
    return _suit(hand.bits, game.suit, laid_points, forehand=forehand)


def _suit(bits: int, trump: Suit, laid: float, *, forehand: bool) -> tuple[float, ...]:
    jacks = (bits & _JACKS).bit_count()
    own = bits >> (8 * trump) & _PLAIN
    aces = high = guarded = long_losers = suits = 0
    for suit in _SUITS:
        cards = bits >> (8 * suit) & _PLAIN
        if suit == trump or not cards:
            continue
        ace, below, guard, lose, _ = _SIDES[cards]
        aces += ace
        high += below
        guarded += guard
        long_losers += max(0, lose - 2)
        suits += 1
    top = bool(own & _ACE_BIT) + bool(own & _TEN_BIT)
    trumps = own.bit_count() + jacks
    return (
        1, trumps, max(0, _GOOD_TRUMPS - trumps), jacks, bool(bits & _CLUB_JACK),
        bool(bits & _SPADE_JACK), top, aces, high, guarded, long_losers, suits, laid,
        forehand,
    )  # fmt: skip


def _grand(bits: int, laid: float, *, forehand: bool) -> tuple[float, ...]:
    jacks = (bits & _JACKS).bit_count()
    aces = high = guarded = long = without = 0
    for suit in _SUITS:
        cards = bits >> (8 * suit) & _PLAIN
        ace, below, guard, _, beyond = _SIDES[cards]
        aces += ace
        high += below
        guarded += guard
        long += beyond
        without += bool(cards) and not ace
    return (
        1, jacks, bool(bits & _CLUB_JACK), jacks < 2, aces, high, long, guarded, without,
        laid, forehand, aces if forehand else 0,
    )  # fmt: skip


def _null(bits: int, *, forehand: bool) -> tuple[float, ...]:
    counts = [0, 0, 0, 0]
    total = long = lone = voids = sevens = 0
    for suit in _SUITS:
        cards = bits >> (8 * suit) & _SUIT_MASK
        gap = _GAPS[cards]
        counts[min(gap, _BIG_GAP)] += 1
        total += gap
        length = cards.bit_count()
        lone += gap if length == 1 else 0
        long += gap if length >= _LONG else 0
        voids += not cards
        sevens += cards & 1
    return (1, counts[1], counts[2], counts[3], total, long, lone, voids, sevens, forehand)
