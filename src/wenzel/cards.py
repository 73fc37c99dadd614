"""Cards, card sets and decks, in one numbering for 32 and 52 cards.

Numbers 0 to 31 are the 32-card deck (8 to a suit, 7 8 9 T J Q K A), so that any hand of it fits
an unsigned 32-bit word; 32 to 51 are the low cards 2 to 6 that only the 52-card deck has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import ClassVar, Final, final

from wenzel.errors import WireError
from wenzel.messages import Message

_LOW_RANKS: Final = 5
_HIGH_RANKS: Final = 8
SHORT_DECK_SIZE: Final = 4 * _HIGH_RANKS
FULL_DECK_SIZE: Final = SHORT_DECK_SIZE + 4 * _LOW_RANKS


class Suit(IntEnum):
    """The four suits, by the rank that Skat gives them (ISkO 1.2.1)."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The letter of the text form."""
        return "DHSC"[self]


class Rank(IntEnum):
    """Ranks by their pips; what beats what is a matter of `wenzel.tricks.TrickOrder`."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The letter of the text form; the ten is ``T``."""
        return "23456789TJQKA"[self - 2]


def _number(suit: Suit, rank: Rank) -> int:
    if rank >= Rank.SEVEN:
        return suit * _HIGH_RANKS + rank - Rank.SEVEN
    return SHORT_DECK_SIZE + suit * _LOW_RANKS + rank - Rank.TWO


@final
class Card:
    """One card. There is exactly one object a card, so cards compare by identity.

    >>> Card("CJ"), Card("CJ").suit.name, Card("CJ").number
    (Card('CJ'), 'CLUBS', 28)

    Raises:
        WireError: the text is no card.
    """

    __slots__ = ("bit", "number", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    number: int
    bit: int
    text: str

    _by_text: ClassVar[dict[str, Card]] = {}
    _by_number: ClassVar[list[Card]] = []

    def __new__(cls, text: str) -> Card:
        """Return the one card of a text form."""
        card = cls._by_text.get(text)
        if card is None:
            ranks = tuple(rank for rank in Rank if rank >= Rank.SEVEN)
            raise WireError(
                Message("card.unknown", text=str(text), suits=tuple(reversed(Suit)), ranks=ranks)
            )
        return card

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """Return the card of a suit and a rank."""
        return cls._by_number[_number(suit, rank)]

    @classmethod
    def numbered(cls, number: int) -> Card:
        """Return the card with a number of 0 to 51."""
        return cls._by_number[number]

    @classmethod
    def from_text(cls, text: str) -> Card:
        """Return the card of a text form such as ``CJ`` or ``HT``."""
        return cls(text)

    def __index__(self) -> int:
        return self.number

    def __lt__(self, other: Card) -> bool:
        return self.number < other.number

    def __reduce__(self) -> tuple[object, ...]:
        return (Card, (self.text,))

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text


def _make_cards() -> None:
    for suit in Suit:
        for rank in Rank:
            card = object.__new__(Card)
            card.suit, card.rank = suit, rank
            card.number = _number(suit, rank)
            card.bit = 1 << card.number
            card.text = suit.letter + rank.letter
            Card._by_text[card.text] = card
    Card._by_number.extend(sorted(Card._by_text.values(), key=lambda card: card.number))


_make_cards()


@final
class CardSet:
    """An immutable set of cards, kept as the bits of one integer.

    >>> jacks = CardSet.from_text("CJ SJ HJ DJ")
    >>> Card("CJ") in jacks, len(jacks - CardSet.from_text("SJ"))
    (True, 3)
    """

    __slots__ = ("bits",)

    bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        bits = 0
        for card in cards:
            bits |= card.bit
        self.bits = bits

    @classmethod
    def of_bits(cls, bits: int) -> CardSet:
        """Return the set whose cards have the numbers of the bits that are one."""
        made = cls.__new__(cls)
        made.bits = bits
        return made

    @classmethod
    def from_text(cls, text: str) -> CardSet:
        """Read cards parted by white space, or run together (``"CJ SJ"``, ``"CJSJ"``).

        Raises:
            WireError: a card that does not exist, or one named twice.
        """
        bits = 0
        for word in text.split():
            for start in range(0, len(word), 2):
                bit = Card(word[start : start + 2]).bit
                if bits & bit:
                    raise WireError(Message("card.twice", card=Card(word[start : start + 2])))
                bits |= bit
        return cls.of_bits(bits)

    @property
    def text(self) -> str:
        """The cards' text forms parted by blanks, in the order of their numbers."""
        return " ".join(card.text for card in self)

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits & card.bit)

    def __iter__(self) -> Iterator[Card]:
        bits = self.bits
        while bits:
            low = bits & -bits
            yield Card._by_number[low.bit_length() - 1]
            bits ^= low

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet.of_bits(self.bits | other.bits)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet.of_bits(self.bits & other.bits)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet.of_bits(self.bits & ~other.bits)

    def __le__(self, other: CardSet) -> bool:
        return not self.bits & ~other.bits

    def with_card(self, card: Card) -> CardSet:
        """Return this set and one card more."""
        return CardSet.of_bits(self.bits | card.bit)

    def without(self, card: Card) -> CardSet:
        """Return this set less one card."""
        return CardSet.of_bits(self.bits & ~card.bit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.bits == other.bits

    def __hash__(self) -> int:
        return hash(self.bits)

    def __reduce__(self) -> tuple[object, ...]:
        return (CardSet.of_bits, (self.bits,))

    def __repr__(self) -> str:
        return f"CardSet.from_text({self.text!r})"

    def __str__(self) -> str:
        return self.text


def high_to_low(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards for the eye: clubs to diamonds, each from the ace down."""
    return tuple(sorted(cards, key=lambda card: (-card.suit, -card.rank)))


NO_CARDS: Final = CardSet()
DECK_32: Final = CardSet.of_bits((1 << SHORT_DECK_SIZE) - 1)
DECK_52: Final = CardSet.of_bits((1 << FULL_DECK_SIZE) - 1)
