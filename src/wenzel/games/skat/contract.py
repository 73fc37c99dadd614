"""Contracts: the game announced, its levels, its trick order, its base value, its text.

The text form is the Skat server's: one letter for the game, then ``O`` ouvert, ``H`` hand,
``S`` Schneider announced, ``Z`` Schwarz announced, and our ``P`` for a Spitze: ``CHS``, ``NO``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Final, final

from wenzel.cards import DECK_32, Card, Rank, Suit
from wenzel.errors import WireError
from wenzel.messages import Message
from wenzel.tricks import TrickOrder

CARD_POINTS: Final[Mapping[Rank, int]] = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
}
"""Card points (ISkO 1.2.2); all other ranks count nothing. 120 in the deck."""

JACKS: Final = tuple(Card.of(suit, Rank.JACK) for suit in reversed(Suit))
"""The four jacks from high to low."""

_TRUMP_GAME_RANKS: Final = tuple(
    Rank(r) for r in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
)
_NULL_RANKS: Final = (
    Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN,
)  # fmt: skip


class GameType(Enum):
    """What is played; the value is the letter of the text form."""

    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    CLUBS = "C"
    GRAND = "G"
    NULL = "N"
    RAMSCH = "R"

    # There is one object a game, and it is looked up in tables all the time.
    __hash__ = object.__hash__

    @property
    def suit(self) -> Suit | None:
        """The trump suit of a suit game."""
        return _SUITS.get(self)

    @property
    def has_matadors(self) -> bool:
        """Whether it is a suit game or Grand, the games with a multiplier."""
        return self not in (GameType.NULL, GameType.RAMSCH)


_SUITS: Final = {
    GameType.DIAMONDS: Suit.DIAMONDS,
    GameType.HEARTS: Suit.HEARTS,
    GameType.SPADES: Suit.SPADES,
    GameType.CLUBS: Suit.CLUBS,
}
TRUMP_GAMES: Final = (*_SUITS, GameType.GRAND)
"""Suit games and Grand."""


@cache
def trumps_of(game: GameType) -> tuple[Card, ...]:
    """Return the trumps from high to low: 11 in a suit game, 4 in Grand and Ramsch, 0 in Null."""
    if game is GameType.NULL:
        return ()
    suit = game.suit
    plain = () if suit is None else tuple(Card.of(suit, rank) for rank in _TRUMP_GAME_RANKS)
    return JACKS + plain


@cache
def trick_order(game: GameType) -> TrickOrder:
    """Return what follows and beats what: ISkO 1.2 and 2.6; in Null the ten is below the jack."""
    return TrickOrder.build(
        DECK_32,
        trumps=trumps_of(game),
        ranks=_NULL_RANKS if game is GameType.NULL else _TRUMP_GAME_RANKS,
        points=CARD_POINTS,
    )


@final
class Contract:
    """A game as announced. Levels imply each other as in ISkO 3.5 (2022).

    In suit games and Grand ``ouvert`` implies ``schwarz`` implies ``schneider`` implies ``hand``;
    a Null has neither Schneider nor Schwarz. `Contract.of` fills in what is implied.

    >>> Contract.from_text("CHZ")
    Contract.from_text('CHZ')

    Raises:
        WireError: levels that do not go together, with the rule.
    """

    # No dataclass: the codec would write one field by field instead of as its text.
    __slots__ = ("game", "hand", "ouvert", "schneider", "schwarz", "spitze")

    game: GameType
    hand: bool
    ouvert: bool
    schneider: bool
    schwarz: bool
    spitze: bool

    def __init__(
        self,
        game: GameType,
        hand: bool = False,
        ouvert: bool = False,
        schneider: bool = False,
        schwarz: bool = False,
        spitze: bool = False,
    ) -> None:
        for name, value in zip(
            self.__slots__, (game, hand, ouvert, schneider, schwarz, spitze), strict=True
        ):
            object.__setattr__(self, name, value)
        fault = self._fault()
        if fault:
            raise WireError(Message(fault, contract=self.text))

    @property
    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Contract is frozen: {name}")

    def __reduce__(self) -> tuple[object, ...]:
        return (Contract, self._values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Contract) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def _fault(self) -> str | None:
        if not self.game.has_matadors:
            if self.schneider or self.schwarz or self.spitze:
                return "contract.level_in_null"
            if self.game is GameType.RAMSCH and (self.hand or self.ouvert):
                return "contract.level_in_ramsch"
            return None
        if self.ouvert and not self.schwarz:
            return "contract.ouvert_needs_schwarz"
        if self.schwarz and not self.schneider:
            return "contract.schwarz_needs_schneider"
        if self.schneider and not self.hand:
            return "contract.schneider_needs_hand"
        return None

    @classmethod
    def of(
        cls,
        game: GameType,
        *,
        hand: bool = False,
        ouvert: bool = False,
        schneider: bool = False,
        schwarz: bool = False,
        spitze: bool = False,
    ) -> Contract:
        """Make a contract, adding the Schneider and Schwarz that a level implies.

        ``hand`` is never added: whether the skat was taken is a fact, not a conclusion.
        """
        if game.has_matadors:
            schwarz = schwarz or ouvert
            schneider = schneider or schwarz
        return cls(game, hand, ouvert, schneider, schwarz, spitze)

    @classmethod
    def from_text(cls, text: str) -> Contract:
        """Read the text form; letters in any order, implied ones (``H`` too) may be missing.

        Raises:
            WireError: an unknown letter, one twice, or levels that do not go together.
        """
        letters = text[1:]
        games = {game.value: game for game in GameType}
        if text[:1] not in games or set(letters) - set("OHSZP") or len(set(letters)) < len(letters):
            raise WireError(Message("contract.unknown", text=text))
        game = games[text[0]]
        levels = bool(set(letters) & set("OSZ")) and game.has_matadors
        return cls.of(
            game,
            hand="H" in letters or levels,
            ouvert="O" in letters,
            schneider="S" in letters,
            schwarz="Z" in letters,
            spitze="P" in letters,
        )

    def with_spitze(self) -> Contract:
        """Return the same game with a Spitze announced."""
        return Contract(self.game, self.hand, self.ouvert, self.schneider, self.schwarz, True)

    @property
    def text(self) -> str:
        """The text form, each level that another one implies left out: ``GO``, ``CHZ``, ``NOH``."""
        letters = self.game.value
        open_trump_game = self.ouvert and self.game.has_matadors
        letters += "O" if self.ouvert else ""
        letters += "H" if self.hand and not open_trump_game else ""
        letters += "Z" if self.schwarz and not self.ouvert else ""
        letters += "S" if self.schneider and not self.schwarz else ""
        return letters + ("P" if self.spitze else "")

    @property
    def order(self) -> TrickOrder:
        """The trick order."""
        return trick_order(self.game)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps from high to low."""
        return trumps_of(self.game)

    def __repr__(self) -> str:
        return f"Contract.from_text({self.text!r})"
