"""How cards are named and written: French or German suits, the same 32 cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self

from wenzel.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class DeckFace:
    """Names and signs of a deck.

    Attributes:
        name: the word for it on the command line.
        symbols: a sign for each suit, used where the screen can show it.
        letters: a letter for each suit, for plain text; typing one is understood too.
        ranks: what stands on the card.
        suit_names: words for the suits.
        rank_names: words for the ranks.
        spelled: whether the rank is spelled out where the screen has room (Eichel-Unter).
    """

    name: str
    symbols: Mapping[Suit, str]
    letters: Mapping[Suit, str]
    ranks: Mapping[Rank, str]
    suit_names: Mapping[Suit, str]
    rank_names: Mapping[Rank, str] = field(default_factory=dict)
    spelled: bool = False

    def text(self, card: Card, *, plain: bool = False) -> str:
        """Return a card: ``♣J`` or ``Eichel-Unter``, in plain text ``CJ`` or ``EU``."""
        if plain:
            return self.letters[card.suit] + self.ranks[card.rank]
        rank = self.ranks[card.rank]
        if self.spelled:
            rank = self.rank_names.get(card.rank, rank)
        return self.symbols[card.suit] + rank

    def lettered(self, letters: str) -> Self:
        """Return the face with other letters on ace, king, queen and jack, as in ``AKDB``."""
        courts = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
        return replace(self, ranks={**self.ranks, **dict(zip(courts, letters, strict=True))})

    def read(self, text: str) -> Card | None:
        """Read a card as a person types it: sign or letter, then rank; ``10`` and ``T`` alike.

        What other faces write is understood too, where it is no card of this one.
        """
        word = text.strip().upper()
        if not word:
            return None
        others = (face._typed for face in DECK_FACES.values() if face is not self)
        readings = (self._typed, _INTERNATIONAL, *others)
        return next((forms[word] for forms in readings if word in forms), None)

    @property
    def _typed(self) -> Mapping[str, Card]:
        forms: dict[str, Card] = {}
        for suit in Suit:
            for rank in Rank:
                if rank not in self.ranks:
                    continue
                signs = {self.letters[suit].upper(), self.symbols[suit].upper()}
                ranks = {self.ranks[rank].upper(), self.rank_names.get(rank, "").upper()} - {""}
                if rank is Rank.TEN:
                    ranks |= {"10", "T"}
                for sign in signs:
                    for mark in ranks:
                        forms[sign + mark] = Card.of(suit, rank)
                        forms[mark + sign] = Card.of(suit, rank)
        return forms


_PIPS: Final = {rank: str(int(rank)) for rank in Rank if rank <= Rank.TEN}

FRENCH: Final = DeckFace(
    name="french",
    symbols={Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"},
    letters={Suit.CLUBS: "C", Suit.SPADES: "S", Suit.HEARTS: "H", Suit.DIAMONDS: "D"},
    ranks={**_PIPS, Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.ACE: "A"},
    suit_names={
        Suit.CLUBS: "clubs",
        Suit.SPADES: "spades",
        Suit.HEARTS: "hearts",
        Suit.DIAMONDS: "diamonds",
    },
    rank_names={
        Rank.JACK: "jack",
        Rank.QUEEN: "queen",
        Rank.KING: "king",
        Rank.ACE: "ace",
    },
)

GERMAN: Final = DeckFace(
    name="german",
    symbols={
        Suit.CLUBS: "Eichel-",
        Suit.SPADES: "Grün-",
        Suit.HEARTS: "Rot-",
        Suit.DIAMONDS: "Schellen-",
    },
    letters={Suit.CLUBS: "E", Suit.SPADES: "G", Suit.HEARTS: "R", Suit.DIAMONDS: "S"},
    ranks={**_PIPS, Rank.JACK: "U", Rank.QUEEN: "O", Rank.KING: "K", Rank.ACE: "D"},
    suit_names={
        Suit.CLUBS: "Eichel",
        Suit.SPADES: "Grün",
        Suit.HEARTS: "Rot",
        Suit.DIAMONDS: "Schellen",
    },
    rank_names={
        Rank.JACK: "Unter",
        Rank.QUEEN: "Ober",
        Rank.KING: "König",
        Rank.ACE: "Daus",
    },
    spelled=True,
)

DECK_FACES: Final[Mapping[str, DeckFace]] = {face.name: face for face in (FRENCH, GERMAN)}
"""The faces there are, by name."""

_INTERNATIONAL: Final = {
    form: card
    for suit in Suit
    for rank in Rank
    for card in (Card.of(suit, rank),)
    for form in {card.text, card.text.replace("T", "10"), suit.letter + rank.letter}
}
